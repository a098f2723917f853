//! The marks: which of them lie under the pieces, which above, and in what order.
mod between;
mod may;
mod own;
mod past;

use super::Sheet;
use super::board::SMALL;
use super::brush::{Stroke, dot};
use crate::board::{Plane, Point, Side};
use crate::scene::{Dot, Entrance, Input, Mark, Sign};

/// Width of a casing on each side of a mark.
pub(super) const CASING: f32 = 1.2;

/// A way to paint the part of a mark that lies in one layer.
type Layer = fn(&mut Sheet, &Input, &Mark);

/// Layers from the lowest to the highest; a sign's identity names its layer.
const UNDER: [Layer; 4] = [washes, ground, under, dots];
/// Above the ice, whose icicles would hide them; badge and body of the frozen seal lie above both.
const ON_ICE: [Layer; 1] = [brackets];
const OVER: [Layer; 4] = [rings, over, lanterns, lights];

/// Marks under the pieces.
pub(super) fn below(sheet: &mut Sheet, input: &Input) -> Vec<Sign> {
    let mut signs = Vec::new();
    if sheet.s >= SMALL {
        own::position_marks(sheet, input);
        signs.extend(taken(sheet, 0, Entrance::AtOnce, dot(0.0, 0.0)));
    }
    layers(sheet, input, &UNDER, 1, &mut signs);
    for piece in &input.pieces {
        own::ice(sheet, input, *piece);
        let at = sheet.centre(piece.point);
        let root = dot(at.x, at.y + 0.47 * sheet.board.piece);
        let id = ICE << 27 | (piece.point.index() as u32) << 8;
        signs.extend(taken(sheet, id, Entrance::Grow, root));
    }
    let first = 1 + UNDER.len() as u32;
    layers(sheet, input, &ON_ICE, first, &mut signs);
    signs
}

/// Marks over the pieces.
pub(super) fn above(sheet: &mut Sheet, input: &Input) -> Vec<Sign> {
    let mut signs = Vec::new();
    let first = 1 + (UNDER.len() + ON_ICE.len()) as u32;
    layers(sheet, input, &OVER, first, &mut signs);
    if let Some(point) = input.cursor.filter(|point| point.plane() == sheet.plane()) {
        own::cursor(sheet, point);
        signs.extend(taken(sheet, CURSOR << 27, Entrance::AtOnce, dot(0.0, 0.0)));
    }
    signs
}

/// The numbers of what is no mark, above those of the layers.
const ICE: u32 = 30;
const CURSOR: u32 = 31;

fn layers(sheet: &mut Sheet, input: &Input, layers: &[Layer], first: u32, signs: &mut Vec<Sign>) {
    for (number, layer) in (first..).zip(layers) {
        for mark in &input.marks {
            layer(sheet, input, mark);
            let entrance = entrance(mark, number == LIGHTS);
            let at = match mark {
                Mark::Check(point) => sheet.centre(*point),
                _ => dot(0.0, 0.0),
            };
            signs.extend(taken(sheet, number << 27 | identity(mark), entrance, at));
        }
    }
}

/// The number of the layer of lit lanterns.
const LIGHTS: u32 = (UNDER.len() + ON_ICE.len() + OVER.len()) as u32;

/// What was painted last, as a sign.
fn taken(sheet: &mut Sheet, id: u32, entrance: Entrance, at: Dot) -> Option<Sign> {
    let shapes = std::mem::take(&mut sheet.brush.shapes);
    (!shapes.is_empty()).then_some(Sign {
        id,
        board: 0,
        entrance,
        at,
        shapes,
    })
}

const fn entrance(mark: &Mark, lights: bool) -> Entrance {
    match mark {
        Mark::Check(_) => Entrance::Pulse,
        Mark::Stay { .. } if lights => Entrance::Glow,
        _ => Entrance::AtOnce,
    }
}

/// A mark's kind and points in 27 bits.
fn identity(mark: &Mark) -> u32 {
    let point = |point: Point| point.index() as u32;
    let (kind, from, to) = match *mark {
        Mark::PickedUp(at) => (0, 0, point(at)),
        Mark::Move(at) => (1, 0, point(at)),
        Mark::Capture(at) => (2, 0, point(at)),
        Mark::Touch(at) => (3, 0, point(at)),
        Mark::Shadow(at) => (4, 0, point(at)),
        Mark::LastMove { from, to } => (5, from.map_or(255, point), point(to)),
        Mark::Check(at) => (6, 0, point(at)),
        Mark::Warning(at) => (7, 0, point(at)),
        Mark::Stay { palace, turns } => (8, palace as u32, turns.into()),
        Mark::Placing(at) => (9, 0, point(at)),
        Mark::Arrow { from, to, .. } => (10, point(from), point(to)),
        Mark::Threat { from, to } => (11, point(from), point(to)),
        Mark::Refused { from, to, .. } => (12, point(from), point(to)),
        Mark::Wanted(at) => (13, 0, point(at)),
        Mark::Crosshair(at) => (14, 0, point(at)),
        Mark::Carried(at) => (15, 0, point(at)),
        Mark::LastTouch { from, to } => (16, point(from), point(to)),
    };
    kind << 16 | from << 8 | to
}

/// The palace of this board in which a mark says that something stays.
fn palace(sheet: &Sheet, mark: &Mark) -> Option<(Side, u8)> {
    match mark {
        Mark::Stay { palace, turns } if sheet.plane() == Plane::Ren => Some((*palace, *turns)),
        _ => None,
    }
}

fn washes(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    if let Some((palace, _)) = palace(sheet, mark) {
        own::wash(sheet, palace);
    }
}

fn lanterns(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    if let Some((palace, _)) = palace(sheet, mark) {
        own::lanterns(sheet, palace, 0..2, false);
    }
}

/// The lit ones, over the same lanterns without a light.
fn lights(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    if let Some((palace, turns)) = palace(sheet, mark) {
        own::lanterns(sheet, palace, 0..turns.min(2), true);
    }
}

fn ground(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Shadow(point) if here(sheet, *point) => past::blot(sheet, input, *point),
        Mark::Crosshair(point) if here(sheet, *point) => may::crosshair(sheet, *point),
        _ => {}
    }
}

fn brackets(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::LastMove { from, to } => {
            if let Some(from) = from.filter(|from| here(sheet, *from)) {
                past::left(sheet, from);
            }
            if here(sheet, *to) {
                past::reached(sheet, *to);
            }
        }
        Mark::LastTouch { from, to } => past::touched(sheet, input, *from, *to),
        _ => {}
    }
}

fn under(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Check(point) if here(sheet, *point) => past::burst(sheet, *point),
        Mark::Arrow {
            from,
            to,
            jumps: true,
        } => may::arrow(sheet, input, *from, *to),
        Mark::Threat { from, to } => past::threat(sheet, input, *from, *to),
        Mark::Refused { from, to, blocked } => past::way(sheet, *from, *to, *blocked),
        _ => {}
    }
}

fn dots(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    match mark {
        Mark::Move(point) if here(sheet, *point) => may::target(sheet, *point),
        Mark::Placing(point) if here(sheet, *point) => may::placing(sheet, *point),
        _ => {}
    }
}

fn rings(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    match mark {
        Mark::Capture(point) if here(sheet, *point) => may::capture(sheet, *point),
        Mark::Touch(point) if here(sheet, *point) => may::touch(sheet, *point),
        Mark::Wanted(point) if here(sheet, *point) => may::wanted(sheet, *point),
        _ => {}
    }
}

fn over(sheet: &mut Sheet, input: &Input, mark: &Mark) {
    match mark {
        Mark::Warning(point) if here(sheet, *point) => past::warning(sheet, *point),
        Mark::Arrow {
            from,
            to,
            jumps: false,
        } => may::arrow(sheet, input, *from, *to),
        Mark::Refused { to, blocked, .. } => past::refused(sheet, *to, *blocked),
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
