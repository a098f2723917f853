//! What happened: the last move, check, a chase, a refused move; and the shadow on the other plane.
use super::super::brush::{dot, ink, stroke};
use super::super::piece::badge_radius;
use super::super::{Brush, Sheet, signs};
use super::{CASING, between, cased_lines, cased_ring, here, own};
use crate::board::Point;
use crate::scene::{Colour, Dot, Ink, Input, Mark, Shape};

/// The point a piece has left: small corners.
pub(super) fn left(sheet: &mut Sheet, point: Point) {
    let corners = corners(sheet, point, 0.3 * sheet.s);
    amber(sheet, &corners);
}

/// Large corners round the piece that moved.
pub(super) fn reached(sheet: &mut Sheet, point: Point) {
    let corners = corners(sheet, point, 0.5 * sheet.s);
    amber(sheet, &corners);
}

/// Large corners round the toucher and the touched that stand here, as wide as the points lie apart: clear of the ice, and
/// neighbours share an edge.
pub(super) fn touched(sheet: &mut Sheet, input: &Input, from: Point, to: Point) {
    let mut lines = Vec::new();
    for end in [from, to] {
        if here(sheet, end) {
            lines.extend(cell(sheet, end, own::iced(sheet, input, end)));
        }
    }
    amber(sheet, &lines);
}

fn cell(sheet: &Sheet, point: Point, badge: bool) -> [Vec<Dot>; 4] {
    let (s, d) = (sheet.s, sheet.board.piece);
    let half = |step: f32| (step / 2.0).min(0.56 * s);
    let half = dot(half(sheet.board.sx), half(sheet.board.sy));
    let arm = ARM * s;
    // The badge hides the bend of its corner: the arms there reach out from under it.
    let bare = 0.49 * d - badge_radius(d) - CASING - 0.5 * arm;
    let long = |half: f32| if badge { half - bare } else { arm };
    bracket(
        sheet.centre(point),
        half,
        arm,
        dot(long(half.x), long(half.y)),
    )
}

fn corners(sheet: &Sheet, point: Point, half: f32) -> [Vec<Dot>; 4] {
    let arm = ARM * sheet.s;
    bracket(sheet.centre(point), dot(half, half), arm, dot(arm, arm))
}

/// How long a corner's arms are.
const ARM: f32 = 0.18;

/// Four corners; the arms of the upper right one have lengths of their own.
fn bracket(at: Dot, half: Dot, arm: f32, upper_right: Dot) -> [Vec<Dot>; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
        let arm = if (x, y) == (1.0, -1.0) {
            upper_right
        } else {
            dot(arm, arm)
        };
        vec![
            dot(at.x + x * (half.x - arm.x), at.y + y * half.y),
            dot(at.x + x * half.x, at.y + y * half.y),
            dot(at.x + x * half.x, at.y + y * (half.y - arm.y)),
        ]
    })
}

fn amber(sheet: &mut Sheet, lines: &[Vec<Dot>]) {
    let width = (0.055 * sheet.s).max(1.8);
    cased_lines(sheet, lines, stroke(Colour::Amber, width));
}

/// The blot a picked-up piece casts on the point straight above or below. Larger under a piece it may capture or touch;
/// faint under any other, which it does not concern.
pub(super) fn blot(sheet: &mut Sheet, input: &Input, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let taken = input.pieces.iter().any(|piece| piece.point == point);
    // A ring that says what the piece may do here.
    let rings = [Mark::Capture(point), Mark::Touch(point)];
    let reached = input.marks.iter().any(|mark| rings.contains(mark));
    let (half, alpha) = match (reached, taken) {
        (true, _) => (dot(0.78 * s, 0.72 * s), 1.0),
        (false, true) => (dot(0.5 * s, 0.48 * s), FAINT),
        (false, false) => (dot(0.62 * s, 0.58 * s), 1.0),
    };
    let centre = dot(at.x + 0.06 * s, at.y + 0.09 * s);
    let blot = Ink {
        colour: Colour::Blot,
        alpha,
    };
    sheet.brush.ellipse(centre, half, blot);
    if input.marks.contains(&Mark::Move(point)) {
        let line = stroke(Colour::Ink, (0.03 * s).max(1.1));
        let dash = [0.17 * s, 0.12 * s];
        sheet.brush.ring(at, 0.47 * s, line.dashed(&dash));
    }
}

/// How much of the blot is left under a piece that the picked-up one does not reach.
const FAINT: f32 = 0.5;

/// Twelve points round the General.
pub(super) fn burst(sheet: &mut Sheet, point: Point) {
    let (at, s) = (sheet.centre(point), sheet.s);
    let star = signs::burst(at, 12, 0.53 * s, 0.67 * s);
    sheet.brush.closed(&star, stroke(sheet.paper, 2.0 * CASING));
    sheet.brush.polygon(&star, ink(Colour::Check));
    sheet
        .brush
        .disc(at, sheet.board.piece / 2.0 + 1.0, ink(sheet.paper));
}

pub(super) fn dashed_amber(sheet: &mut Sheet, point: Point) {
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

pub(super) fn warning(sheet: &mut Sheet, point: Point) {
    dashed_amber(sheet, point);
    let (at, s) = (sheet.centre(point), sheet.s);
    let size = (0.46 * s).max(12.0);
    let at = dot(at.x + 0.40 * s, at.y - 0.40 * s);
    let mut sign = triangle_with_casing(size, sheet.paper);
    signs::shift(&mut sign, at);
    sheet.brush.shapes.append(&mut sign);
}

pub(super) fn triangle_with_casing(size: f32, paper: Colour) -> Vec<Shape> {
    let mut brush = Brush::default();
    let corners = signs::corners(size);
    brush.closed(&corners, stroke(paper, 0.2 * size + 2.0 * CASING));
    brush.shapes.append(&mut signs::triangle(size));
    brush.shapes
}

pub(super) fn threat(sheet: &mut Sheet, input: &Input, from: Point, to: Point) {
    let shape = signs::Arrow {
        width: 0.12,
        head: 0.42,
        length: 0.3,
        starts: 0.5,
        ends: 0.62,
    };
    between::arrow(sheet, input, (from, to), &shape, Colour::Amber);
}

/// Dashes on the way of a refused move, bent at what blocks it: a horse's leg does not lie on the straight line.
pub(super) fn way(sheet: &mut Sheet, from: Point, to: Point, blocked: Option<Point>) {
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
pub(super) fn refused(sheet: &mut Sheet, to: Point, blocked: Option<Point>) {
    if let Some(blocked) = blocked.filter(|point| here(sheet, *point)) {
        dashed_amber(sheet, blocked);
    }
    if here(sheet, to) {
        cross(sheet, sheet.centre(to), refusal(sheet));
    }
}

/// The width of a refusal's lines.
pub(super) fn refusal(sheet: &Sheet) -> f32 {
    (0.075 * sheet.s).max(2.0)
}

pub(super) fn cross(sheet: &mut Sheet, at: Dot, width: f32) {
    let s = sheet.s;
    sheet.brush.disc(at, 0.34 * s + CASING, ink(sheet.paper));
    sheet
        .brush
        .ring(at, 0.31 * s, stroke(Colour::VermText, width));
    let arm = 0.13 * s;
    for (x, y) in [(arm, arm), (arm, -arm)] {
        let ends = [dot(at.x - x, at.y - y), dot(at.x + x, at.y + y)];
        sheet
            .brush
            .round_line(&ends, stroke(Colour::VermText, width));
    }
}
