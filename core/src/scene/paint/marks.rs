//! The marks: which of them lie under the pieces, which above, and in what order.
use super::Sheet;
use super::board::SMALL;
use super::brush::{Stroke, dot, ink, stroke};
use super::signs;
use crate::board::{Plane, Point, Side};
use crate::scene::{Colour, Dot, Input, Mark};

/// Width of a casing on each side of a mark.
pub(super) const CASING: f32 = 1.2;

/// Marks under the pieces.
pub(super) fn below(sheet: &mut Sheet, input: &Input) {
    let layers: [fn(&mut Sheet, &Input, &Mark); 4] = [ground, brackets, under, dots];
    stays(sheet, input, |sheet, palace, _| wash(sheet, palace));
    if sheet.s >= SMALL {
        position_marks(sheet, input);
    }
    for layer in layers {
        for mark in &input.marks {
            layer(sheet, input, mark);
        }
    }
}

/// Marks over the pieces.
pub(super) fn above(sheet: &mut Sheet, input: &Input) {
    let layers: [fn(&mut Sheet, &Input, &Mark); 2] = [rings, over];
    for layer in layers {
        for mark in &input.marks {
            layer(sheet, input, mark);
        }
    }
    stays(sheet, input, lanterns);
    if let Some(point) = input.cursor.filter(|point| point.plane() == sheet.plane()) {
        cursor(sheet, point);
    }
}

/// Each palace of this board in which a Giác Thân stays.
fn stays(sheet: &mut Sheet, input: &Input, paint: fn(&mut Sheet, Side, u8)) {
    if sheet.plane() != Plane::Ren {
        return;
    }
    for mark in &input.marks {
        if let Mark::Stay { palace, turns } = mark {
            paint(sheet, *palace, *turns);
        }
    }
}

fn ground(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Shadow(point) if here(sheet, *point) => blot(sheet, input, *point),
        Mark::Crosshair(point) if here(sheet, *point) => crosshair(sheet, *point),
        _ => {}
    }
}

fn brackets(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    if let Mark::LastMove { from, to } = mark {
        if let Some(from) = from.filter(|from| here(sheet, *from)) {
            corners(sheet, from, 0.3);
        }
        if here(sheet, *to) {
            corners(sheet, *to, 0.5);
        }
    }
}

fn under(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Check(point) if here(sheet, *point) => burst(sheet, *point),
        Mark::Arrow {
            from,
            to,
            jumps: true,
        } => arrow(sheet, input, *from, *to),
        Mark::Threat { from, to } => threat(sheet, *from, *to),
        Mark::Refused { from, to, blocked } => way(sheet, *from, *to, *blocked),
        _ => {}
    }
}

fn dots(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    match mark {
        Mark::Move(point) if here(sheet, *point) => target(sheet, *point),
        Mark::Placing(point) if here(sheet, *point) => placing(sheet, *point),
        _ => {}
    }
}

fn rings(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    match mark {
        Mark::Capture(point) if here(sheet, *point) => capture(sheet, *point),
        Mark::Touch(point) if here(sheet, *point) => touch(sheet, *point),
        Mark::Wanted(point) if here(sheet, *point) => wanted(sheet, *point),
        _ => {}
    }
}

fn over(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Warning(point) if here(sheet, *point) => warning(sheet, *point),
        Mark::Arrow {
            from,
            to,
            jumps: false,
        } => arrow(sheet, input, *from, *to),
        Mark::Refused { to, blocked, .. } => refused(sheet, *to, *blocked),
        _ => {}
    }
}

fn here(sheet: &Sheet, point: Point) -> bool {
    point.plane() == sheet.plane()
}

/// A ring with its casing.
fn cased_ring(sheet: &mut Sheet, at: Dot, radius: f32, line: Stroke) {
    let casing = line.dashed(&[]).cased(sheet.paper, CASING);
    sheet.brush.ring(at, radius, casing);
    sheet.brush.ring(at, radius, line);
}

/// Lines with their casings.
fn cased_lines(sheet: &mut Sheet, lines: &[Vec<Dot>], line: Stroke) {
    let casing = line.dashed(&[]).cased(sheet.paper, CASING);
    for points in lines {
        sheet.brush.line(points, casing);
    }
    for points in lines {
        sheet.brush.line(points, line);
    }
}

// --- what you may do -------------------------------------------------------------------------------------------------

fn target(sheet: &mut Sheet, point: Point) {
    let (at, radius) = (
        sheet.centre(point),
        (0.17 * sheet.s).max(4.6f32.min(0.3 * sheet.s)),
    );
    sheet
        .brush
        .disc(at, radius + CASING + 0.2, ink(sheet.paper));
    sheet.brush.disc(at, radius, ink(Colour::Jade));
}

/// Just outside the piece.
fn capture(sheet: &mut Sheet, point: Point) {
    let width = 0.077 * sheet.s;
    let radius = sheet.board.piece / 2.0 + CASING + width / 2.0;
    cased_ring(
        sheet,
        sheet.centre(point),
        radius,
        stroke(Colour::Jade, width),
    );
}

/// A wave outside the seal's corners.
fn touch(sheet: &mut Sheet, point: Point) {
    let wave = wave(sheet.centre(point), 0.61 * sheet.s);
    let line = stroke(Colour::Jade, 0.07 * sheet.s);
    sheet.brush.closed(&wave, line.cased(sheet.paper, CASING));
    sheet.brush.closed(&wave, line);
}

fn wave(at: Dot, radius: f32) -> Vec<Dot> {
    const WAVES: u16 = 9;
    const STEPS: u16 = 12 * WAVES;
    let place = |step: u16| {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        let radius = radius * (1.0 + 0.075 * (angle * WAVES as f32).cos());
        dot(at.x + radius * angle.sin(), at.y - radius * angle.cos())
    };
    (0..STEPS).map(place).collect()
}

fn placing(sheet: &mut Sheet, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let (half, corner) = (0.41 * s, 0.14 * s);
    // Whole periods along the outline, so that its end meets its beginning.
    let length = 8.0 * (half - corner) + std::f32::consts::TAU * corner;
    let period = length / (length / (0.24 * s)).round().max(1.0);
    let dash = [0.6 * period, 0.4 * period];
    let line = stroke(Colour::Jade, (0.065 * s).max(1.8));
    let half = dot(half, half);
    sheet
        .brush
        .frame(at, half, corner, line.cased(sheet.paper, CASING));
    sheet.brush.frame(at, half, corner, line.dashed(&dash));
    let radius = (0.11 * s).max(3.4);
    sheet.brush.disc(at, radius + CASING, ink(sheet.paper));
    sheet.brush.disc(at, radius, ink(Colour::Jade));
}

fn wanted(sheet: &mut Sheet, point: Point) {
    let line = stroke(Colour::Jade, 0.07 * sheet.s);
    cased_ring(sheet, sheet.centre(point), 0.4 * sheet.s, line);
}

fn crosshair(sheet: &mut Sheet, point: Point) {
    let at = sheet.centre(point);
    let (first, last) = (sheet.cell(0.0, 0.0), sheet.cell(8.0, 9.0));
    let lines = [
        vec![dot(first.x, at.y), dot(last.x, at.y)],
        vec![dot(at.x, first.y), dot(at.x, last.y)],
    ];
    cased_lines(sheet, &lines, stroke(Colour::Jade, 2.0).dashed(&[3.0, 2.0]));
}

fn arrow(sheet: &mut Sheet, input: &Input, from: Point, to: Point) {
    if !here(sheet, from) || !here(sheet, to) {
        return;
    }
    let taken = input.pieces.iter().any(|piece| piece.point == to);
    let ends = if taken { 0.5 } else { 0.42 };
    let shape = signs::Arrow {
        width: 0.17,
        head: 0.52,
        length: 0.36,
        starts: 0.5,
        ends,
    };
    signs::arrow(
        sheet,
        sheet.centre(from),
        sheet.centre(to),
        &shape,
        Colour::Jade,
    );
}

// --- what happened ---------------------------------------------------------------------------------------------------

fn corners(sheet: &mut Sheet, point: Point, half: f32) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let (half, arm) = (half * s, 0.18 * s);
    let corner = |x: f32, y: f32| {
        vec![
            dot(at.x + x * (half - arm), at.y + y * half),
            dot(at.x + x * half, at.y + y * half),
            dot(at.x + x * half, at.y + y * (half - arm)),
        ]
    };
    let lines = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| corner(x, y));
    cased_lines(sheet, &lines, stroke(Colour::Amber, (0.055 * s).max(1.8)));
}

/// The blot a picked-up piece casts on the point straight above or below, larger under a piece.
fn blot(sheet: &mut Sheet, input: &Input, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let taken = input.pieces.iter().any(|piece| piece.point == point);
    let half = if taken {
        dot(0.78 * s, 0.72 * s)
    } else {
        dot(0.62 * s, 0.58 * s)
    };
    let centre = dot(at.x + 0.06 * s, at.y + 0.09 * s);
    sheet.brush.ellipse(centre, half, ink(Colour::Blot));
    let dash = [0.17 * s, 0.12 * s];
    let radius = if taken {
        sheet.board.piece / 2.0 + 1.4
    } else {
        0.47 * s
    };
    sheet.brush.ring(
        at,
        radius,
        stroke(Colour::Ink, (0.03 * s).max(1.1)).dashed(&dash),
    );
}

/// Twelve points round the General.
fn burst(sheet: &mut Sheet, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let star = signs::burst(at, 12, 0.53 * s, 0.67 * s);
    sheet.brush.closed(&star, stroke(sheet.paper, 2.0 * CASING));
    sheet.brush.polygon(&star, ink(Colour::Check));
    sheet
        .brush
        .disc(at, sheet.board.piece / 2.0 + 1.0, ink(sheet.paper));
}

fn dashed_amber(sheet: &mut Sheet, point: Point) {
    let width = (0.07 * sheet.s).max(1.8);
    let radius = sheet.board.piece / 2.0 + CASING + width / 2.0;
    // Fourteen dashes, so that the ring closes.
    let period = std::f32::consts::TAU * radius / 14.0;
    let line = stroke(Colour::Amber, width);
    cased_ring(
        sheet,
        sheet.centre(point),
        radius,
        line.dashed(&[0.62 * period, 0.38 * period]),
    );
}

fn warning(sheet: &mut Sheet, point: Point) {
    dashed_amber(sheet, point);
    let (at, s) = (sheet.centre(point), sheet.s);
    let size = (0.46 * s).max(12.0);
    let at = dot(at.x + 0.40 * s, at.y - 0.40 * s);
    let mut sign = triangle_with_casing(size, sheet.paper);
    signs::shift(&mut sign, at);
    sheet.brush.shapes.append(&mut sign);
}

fn triangle_with_casing(size: f32, paper: Colour) -> Vec<crate::scene::Shape> {
    let mut brush = super::Brush::default();
    let corners = signs::corners(size);
    brush.closed(&corners, stroke(paper, 0.2 * size + 2.0 * CASING));
    brush.shapes.append(&mut signs::triangle(size));
    brush.shapes
}

fn threat(sheet: &mut Sheet, from: Point, to: Point) {
    if here(sheet, from) && here(sheet, to) {
        let shape = signs::Arrow {
            width: 0.12,
            head: 0.42,
            length: 0.3,
            starts: 0.5,
            ends: 0.62,
        };
        signs::arrow(
            sheet,
            sheet.centre(from),
            sheet.centre(to),
            &shape,
            Colour::Amber,
        );
    }
}

/// Dashes on the way of a refused move, bent at what blocks it: a horse's leg does not lie on the straight line.
fn way(sheet: &mut Sheet, from: Point, to: Point, blocked: Option<Point>) {
    if !here(sheet, from) || !here(sheet, to) {
        return;
    }
    let s = sheet.s;
    let bend = sheet.centre(blocked.filter(|point| here(sheet, *point)).unwrap_or(from));
    let [_, end] = signs::shortened(bend, sheet.centre(to), 0.0, 0.36 * s);
    let line = stroke(Colour::VermText, refusal(sheet));
    let way = vec![sheet.centre(from), bend, end];
    cased_lines(sheet, &[way], line.dashed(&[0.15 * s, 0.1 * s]));
}

/// A cross on the target of a refused move, a dashed ring round what stands in the way.
fn refused(sheet: &mut Sheet, to: Point, blocked: Option<Point>) {
    if let Some(blocked) = blocked.filter(|point| here(sheet, *point)) {
        dashed_amber(sheet, blocked);
    }
    if here(sheet, to) {
        cross(sheet, sheet.centre(to), refusal(sheet));
    }
}

/// The width of a refusal's lines.
fn refusal(sheet: &Sheet) -> f32 {
    (0.075 * sheet.s).max(2.0)
}

fn cross(sheet: &mut Sheet, at: Dot, width: f32) {
    let s = sheet.s;
    sheet.brush.disc(at, 0.34 * s + CASING, ink(sheet.paper));
    sheet
        .brush
        .ring(at, 0.31 * s, stroke(Colour::VermText, width));
    let arm = 0.13 * s;
    for (x, y) in [(arm, arm), (arm, -arm)] {
        let ends = [dot(at.x - x, at.y - y), dot(at.x + x, at.y + y)];
        sheet.brush.line(&ends, stroke(Colour::VermText, width));
    }
}

// --- the board's own -------------------------------------------------------------------------------------------------

/// The floor of a palace with an enemy Giác Thân in it.
fn wash(sheet: &mut Sheet, palace: Side) {
    let near = (palace == Side::Red) != sheet.flipped;
    let at = sheet.cell(4.0, if near { 8.0 } else { 1.0 });
    let half = dot(sheet.board.sx, sheet.board.sy);
    let lamp = crate::scene::Ink {
        colour: Colour::Lamp,
        alpha: 0.2,
    };
    sheet.brush.block(at, half, 0.0, lamp);
}

/// Two lanterns at the palace's gate; lit ones count the stay.
fn lanterns(sheet: &mut Sheet, palace: Side, turns: u8) {
    let near = (palace == Side::Red) != sheet.flipped;
    let row = if near { 6.5 } else { 2.5 };
    for (column, lit) in [(2.5, turns >= 1), (5.5, turns >= 2)] {
        let at = sheet.cell(column, row);
        let mut lantern = signs::lantern(0.45 * sheet.s, lit, sheet.paper);
        signs::shift(&mut lantern, at);
        sheet.brush.shapes.append(&mut lantern);
    }
}

/// The keyboard's place: a whole square, unlike every other mark.
fn cursor(sheet: &mut Sheet, point: Point) {
    let (at, half) = (sheet.centre(point), 0.5 * sheet.s);
    let line = stroke(Colour::Ink, (0.06 * sheet.s).max(2.0));
    let half = dot(half, half);
    sheet
        .brush
        .frame(at, half, 0.1 * sheet.s, line.cased(sheet.paper, CASING));
    sheet.brush.frame(at, half, 0.1 * sheet.s, line);
}

/// The small corners at the starting points of cannons and soldiers.
fn position_marks(sheet: &mut Sheet, input: &Input) {
    const FILES: [(i8, [i8; 2]); 7] = [
        (0, [3, 6]),
        (1, [2, 7]),
        (2, [3, 6]),
        (4, [3, 6]),
        (6, [3, 6]),
        (7, [2, 7]),
        (8, [3, 6]),
    ];
    let marked = marked(input);
    for (file, ranks) in FILES {
        for rank in ranks {
            if let Some(point) = Point::at(sheet.plane(), file, rank)
                && !marked.contains(&point)
            {
                position_mark(sheet, point);
            }
        }
    }
}

fn position_mark(sheet: &mut Sheet, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let (gap, arm) = (0.085 * s, 0.13 * s);
    let sides: &[f32] = match (point.file(), sheet.flipped) {
        (0, false) | (8, true) => &[1.0],
        (8, false) | (0, true) => &[-1.0],
        _ => &[-1.0, 1.0],
    };
    for x in sides {
        for y in [-1.0, 1.0] {
            let corner = [
                dot(at.x + x * (gap + arm), at.y + y * gap),
                dot(at.x + x * gap, at.y + y * gap),
                dot(at.x + x * gap, at.y + y * (gap + arm)),
            ];
            sheet.brush.line(&corner, stroke(sheet.line, 0.9));
        }
    }
}

/// The points that carry a mark: there the board's own corners would only disturb.
fn marked(input: &Input) -> Vec<Point> {
    let points = |mark: &Mark| match mark {
        Mark::PickedUp(p)
        | Mark::Move(p)
        | Mark::Capture(p)
        | Mark::Touch(p)
        | Mark::Shadow(p)
        | Mark::Check(p)
        | Mark::Warning(p)
        | Mark::Placing(p)
        | Mark::Wanted(p)
        | Mark::Crosshair(p)
        | Mark::Carried(p) => [Some(*p), None],
        Mark::LastMove { from, to } => [*from, Some(*to)],
        Mark::Refused { to, .. } | Mark::Arrow { to, .. } | Mark::Threat { to, .. } => {
            [Some(*to), None]
        }
        Mark::Stay { .. } => [None, None],
    };
    let marks = input.marks.iter().flat_map(points).flatten();
    marks.chain(input.cursor).collect()
}
