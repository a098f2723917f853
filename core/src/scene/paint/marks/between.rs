//! Arrows, also those between the planes: each board shows one end, as if Tian lay above Ren and to its left, which is how
//! boards lie in every window. A ring round the piece that moves, and dots that lead away; a head that comes in to where it
//! goes.
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
            let tail = along(sheet.centre(to), aside(sheet, input, to), REACH * sheet.s);
            let shape = signs::Arrow {
                starts: 0.0,
                ends: shape.ends.min(0.52),
                ..*shape
            };
            signs::arrow(sheet, tail, sheet.centre(to), &shape, colour);
        }
        (false, false) => {}
    }
}

fn leaves(sheet: &mut Sheet, at: Dot, way: Dot, width: f32, colour: Colour) {
    let ring = stroke(colour, 0.6 * width * sheet.s);
    let radius = sheet.board.piece / 2.0 + CASING + ring.width / 2.0;
    super::cased_ring(sheet, at, radius, ring);
    for far in [0.77, 0.97] {
        let (at, radius) = (along(at, way, far * sheet.s), 0.5 * width * sheet.s);
        sheet.brush.disc(at, radius + CASING, ink(sheet.paper));
        sheet.brush.disc(at, radius, ink(colour));
    }
}

/// The diagonal towards the other plane (Ren lies to the lower right of Tian), or the next that neither leaves the board nor
/// meets a lantern.
fn aside(sheet: &Sheet, input: &Input, point: Point) -> Dot {
    let sign = match point.plane() {
        Plane::Tian => 1.0,
        Plane::Ren => -1.0,
    };
    let ways = [(sign, sign), (sign, -sign), (-sign, sign), (-sign, -sign)];
    let mut ways = ways.map(|(x, y)| dot(x, y)).into_iter();
    ways.find(|way| free(sheet, input, sheet.centre(point), *way))
        .unwrap_or(dot(sign, sign))
}

/// Whether the cell beside a point is one of the board's, and without a lantern.
fn free(sheet: &Sheet, input: &Input, at: Dot, way: Dot) -> bool {
    let (half_x, half_y) = (sheet.board.sx / 2.0, sheet.board.sy / 2.0);
    let middle = dot(at.x + half_x * way.x, at.y + half_y * way.y);
    let (first, last) = (sheet.cell(0.0, 0.0), sheet.cell(8.0, 9.0));
    let inside = (first.x..last.x).contains(&middle.x) && (first.y..last.y).contains(&middle.y);
    let lit =
        |place: &Dot| (place.x - middle.x).abs() < half_x && (place.y - middle.y).abs() < half_y;
    inside && !own::gates(sheet, input).iter().any(lit)
}

/// A place so far from another along a diagonal.
fn along(at: Dot, way: Dot, far: f32) -> Dot {
    let far = far * std::f32::consts::FRAC_1_SQRT_2;
    dot(at.x + far * way.x, at.y + far * way.y)
}
