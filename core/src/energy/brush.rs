//! What a brush adds to the washes: the ways as tapered strokes, captures as blots, touches as rings.
use super::crowd::{Crowd, Moved};
use super::image::{Image, Mark, Shape, wide};
use super::polygon::{Ellipse, broken, points};
use super::settings::Slider;

/// Pieces of a stroke along its way.
const STEPS: u8 = 10;

/// Paints strokes, blots and rings, one move after the other.
pub(super) fn paint(crowd: &Crowd, image: &mut Image) {
    let weight = 0.25 + 1.9 * crowd.settings.part(Slider::Weight);
    let weight = weight * (0.62 + 0.38 * crowd.room(60.0));
    for moved in crowd.moves() {
        if crowd.settings.lines {
            stroke(&moved, weight, crowd.room(120.0), image);
        }
        if crowd.settings.captures && moved.stroke.captured {
            blot(&moved, weight, image);
        }
        if crowd.settings.touches && moved.stroke.touched {
            rings(&moved, weight, image);
        }
    }
}

/// A stroke from where the piece stood to where it went: set down wide, drawn out thin, a little bent.
fn stroke(moved: &Moved, weight: f32, room: f32, image: &mut Image) {
    let ((x0, y0), (x1, y1)) = (moved.from, moved.to);
    let (dx, dy) = (x1 - x0, y1 - y0);
    let way = (dx * dx + dy * dy).sqrt();
    if way == 0.0 {
        return;
    }
    let (nx, ny) = (-dy / way, dx / way);
    let bend = way * 0.09 * moved.chance(4).spread();
    let body = weight * 0.0068 * moved.heavy.sqrt();
    let edge = |step: u8, side: f32| {
        let t = f32::from(step) / f32::from(STEPS);
        let chance = moved
            .chance(5)
            .of(u64::from(step) * 2 + u64::from(side > 0.0));
        let off =
            bend * 4.0 * t * (1.0 - t) + side * body * width_at(t) * chance.between(0.75, 1.25);
        (x0 + dx * t + nx * off, y0 + dy * t + ny * off)
    };
    let there = (0..=STEPS).map(|step| edge(step, 1.0));
    let back = (0..=STEPS).rev().map(|step| edge(step, -1.0));
    let density = (0.35 + 0.75 * room) * moved.fresh * moved.heavy;
    image.add(moved.mark(Shape::Area, density), there.chain(back));
}

/// How wide a stroke is at a part of its way: swelling at once, then thinner, 0 at its tip.
fn width_at(t: f32) -> f32 {
    let swell = (t * 6.0 + 0.35).min(1.0);
    swell * (1.0 - t) * (0.55 + 0.45 * (1.0 - t)) + 0.04
}

/// A blot where something was captured, with drops about it.
fn blot(moved: &Moved, weight: f32, image: &mut Image) {
    let size = weight * 0.0125;
    for layer in 0..3 {
        let chance = moved.chance(8 + layer);
        let radius = size * (1.25 - 0.3 * layer as f32);
        let ellipse = Ellipse {
            centre: moved.to,
            along: (1.0, 0.0),
            long: radius,
            short: radius * chance.of(0).between(0.8, 1.0),
        };
        let mut corners = broken(&ellipse.corners(chance.of(1)), 0.75, chance.of(2));
        corners = broken(&corners, 0.6, chance.of(3));
        let density = 0.55 * moved.fresh * moved.heavy;
        image.add(moved.mark(Shape::Area, density), points(&corners));
    }
    for drop in 0..5 {
        drop_beside(moved, size, drop, image);
    }
}

fn drop_beside(moved: &Moved, size: f32, drop: u64, image: &mut Image) {
    let chance = moved.chance(12).of(drop);
    let (x, y) = (chance.of(0).spread(), chance.of(1).spread());
    let mark = Mark {
        width: wide(size * chance.of(2).between(0.06, 0.28)),
        ..moved.mark(Shape::Disc, 0.8 * moved.fresh * moved.heavy)
    };
    let reach = size * 2.3;
    image.add(mark, [(moved.to.0 + x * reach, moved.to.1 + y * reach)]);
}

/// Rings where a Giác Thân was touched, as from a drop on water.
fn rings(moved: &Moved, weight: f32, image: &mut Image) {
    for ring in 0..3_u8 {
        let size = 0.024 + 0.017 * f32::from(ring);
        let mark = Mark {
            width: wide(weight * (0.0042 - 0.0011 * f32::from(ring))),
            ..moved.mark(
                Shape::Ring,
                (1.1 - 0.3 * f32::from(ring)) * moved.fresh * moved.heavy,
            )
        };
        image.add(mark, [moved.to, (size, 0.0)]);
    }
}
