//! Arrows, also those between the planes: each board shows one end, as if Tian lay above Ren and to its left, which is how
//! boards lie in every window. A ring round the piece that moves, and dots that lead away; a ring round where it goes, and a
//! head that comes in.
use super::super::brush::{dot, ink, stroke};
use super::super::{Sheet, signs};
use super::{CASING, here, own};
use crate::board::{Plane, Point};
use crate::scene::{Colour, Dot, Input};

/// How far an end reaches from its point, along the diagonal, where there is room among four pieces.
const REACH: f32 = 0.98;

/// An arrow on one plane, or the end of it that this plane shows.
pub(super) fn arrow(
    sheet: &mut Sheet,
    input: &Input,
    (from, to): (Point, Point),
    shape: &signs::Arrow,
    colour: Colour,
) {
    match (here(sheet, from), here(sheet, to)) {
        (true, true) => {
            let ends = (sheet.centre(from), sheet.centre(to));
            signs::arrow(sheet, ends.0, ends.1, shape, colour);
        }
        (true, false) => {
            let way = aside(sheet, input, from);
            leaves(sheet, sheet.centre(from), way, shape.width, colour);
        }
        (false, true) => {
            let way = aside(sheet, input, to);
            comes(sheet, sheet.centre(to), way, shape, colour);
        }
        (false, false) => {}
    }
}

/// A ring as large as a piece; both ends have it, so that they are seen to belong together.
fn end(sheet: &mut Sheet, at: Dot, width: f32, colour: Colour) {
    let ring = stroke(colour, 0.6 * width * sheet.s);
    let radius = sheet.board.piece / 2.0 + CASING + ring.width / 2.0;
    super::cased_ring(sheet, at, radius, ring);
}

fn comes(sheet: &mut Sheet, at: Dot, way: Dot, shape: &signs::Arrow, colour: Colour) {
    end(sheet, at, shape.width, colour);
    let shape = signs::Arrow {
        starts: 0.0,
        ends: shape.ends.min(0.52),
        ..*shape
    };
    signs::arrow(sheet, along(at, way, REACH * sheet.s), at, &shape, colour);
}

fn leaves(sheet: &mut Sheet, at: Dot, way: Dot, width: f32, colour: Colour) {
    end(sheet, at, width, colour);
    for far in [0.77, 0.97] {
        let (at, radius) = (along(at, way, far * sheet.s), 0.5 * width * sheet.s);
        sheet.brush.disc(at, radius + CASING, ink(sheet.paper));
        sheet.brush.disc(at, radius, ink(colour));
    }
}

/// The diagonal towards the other plane (Ren lies to the lower right of Tian), or the next that neither leaves the board nor
/// meets a lantern; rather one without a piece at its other end, which would seem to be what moves.
fn aside(sheet: &Sheet, input: &Input, point: Point) -> Dot {
    let sign = match point.plane() {
        Plane::Tian => 1.0,
        Plane::Ren => -1.0,
    };
    let at = sheet.centre(point);
    let ways = [(sign, sign), (sign, -sign), (-sign, sign), (-sign, -sign)];
    let mut free = ways.map(|(x, y)| dot(x, y)).to_vec();
    free.retain(|way| is_free(sheet, input, at, *way));
    let lonely = |way: &&Dot| !faces_piece(sheet, input, at, **way);
    let best = free.iter().find(lonely).or(free.first());
    best.copied().unwrap_or(dot(sign, sign))
}

/// A place so many halves of a cell away on a diagonal.
fn halves(sheet: &Sheet, at: Dot, way: Dot, count: f32) -> Dot {
    let (half_x, half_y) = (sheet.board.sx / 2.0, sheet.board.sy / 2.0);
    dot(at.x + count * half_x * way.x, at.y + count * half_y * way.y)
}

/// Whether two places lie within half a cell.
fn near(sheet: &Sheet, one: Dot, other: Dot) -> bool {
    (one.x - other.x).abs() < sheet.board.sx / 2.0 && (one.y - other.y).abs() < sheet.board.sy / 2.0
}

/// Whether the cell beside a point is one of the board's, and without a lantern.
fn is_free(sheet: &Sheet, input: &Input, at: Dot, way: Dot) -> bool {
    let middle = halves(sheet, at, way, 1.0);
    let (first, last) = (sheet.cell(0.0, 0.0), sheet.cell(8.0, 9.0));
    let inside = (first.x..last.x).contains(&middle.x) && (first.y..last.y).contains(&middle.y);
    let lit = |place: &Dot| near(sheet, *place, middle);
    inside && !own::gates(sheet, input).iter().any(lit)
}

fn faces_piece(sheet: &Sheet, input: &Input, at: Dot, way: Dot) -> bool {
    let end = halves(sheet, at, way, 2.0);
    let mut here = input.pieces.iter().filter(|it| here(sheet, it.point));
    here.any(|piece| near(sheet, sheet.centre(piece.point), end))
}

/// A place so far from another along a diagonal.
fn along(at: Dot, way: Dot, far: f32) -> Dot {
    let far = far * std::f32::consts::FRAC_1_SQRT_2;
    dot(at.x + far * way.x, at.y + far * way.y)
}
