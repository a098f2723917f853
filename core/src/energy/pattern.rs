//! Red's fields hatched, Black's dotted, so that sides can be told without their colours.
use super::crowd::{Crowd, Moved};
use super::field::{Field, fields};
use super::image::{Image, Shape, wide};
use super::polygon::Corner;
use crate::board::Side;

/// Between two lines or two dots.
const STEP: f32 = 0.012;
const DENSITY: f32 = 0.8;
const LINE: f32 = 0.0014;
const DOT: f32 = 0.0019;

/// Paints the patterns over the fields.
pub(super) fn paint(crowd: &Crowd, image: &mut Image) {
    if !(crowd.settings.patterns && crowd.settings.fill) {
        return;
    }
    for field in fields(crowd) {
        // A pattern says whose field it is, and goes no farther than half of it, so that many fields stay apart.
        let density = DENSITY * field.moved.fresh;
        match field.moved.stroke.side {
            Side::Red => hatch(&field, density, image),
            Side::Black => dots(&field, density, image),
        }
    }
}

/// Where a falling diagonal, or a level line, meets the outline: the ends of its parts inside, in their order.
fn inside(field: &Field, offset: f32, slope: f32) -> Vec<f32> {
    let corners = field.outline();
    let side = |corner: &Corner| half(field, corner).1 - slope * half(field, corner).0 - offset;
    let mut ends: Vec<f32> = (0..corners.len())
        .filter_map(|index| {
            let (a, b) = (&corners[index], &corners[(index + 1) % corners.len()]);
            let (p, q) = (side(a), side(b));
            let crosses = (p < 0.0) != (q < 0.0);
            let (from, to) = (half(field, a).0, half(field, b).0);
            crosses.then(|| from + (to - from) * p / (p - q))
        })
        .collect();
    ends.sort_by(f32::total_cmp);
    ends
}

/// A corner of the outline, drawn in by a third, from the field's centre.
fn half(field: &Field, corner: &Corner) -> (f32, f32) {
    let (x, y) = field.centre;
    ((corner.x - x) * 0.7, (corner.y - y) * 0.7)
}

/// The numbers of the lines that can meet the outline.
fn lines(field: &Field, slope: f32) -> std::ops::RangeInclusive<i32> {
    let offsets = field
        .outline()
        .iter()
        .map(|corner| half(field, corner).1 - slope * half(field, corner).0);
    let most = offsets.fold(0.0_f32, |most, offset| most.max(offset.abs()));
    let count = (most / STEP) as i32;
    -count..=count
}

fn hatch(field: &Field, density: f32, image: &mut Image) {
    let Field { moved, centre, .. } = field;
    for line in lines(field, 1.0) {
        let offset = line as f32 * STEP;
        for ends in inside(field, offset, 1.0).chunks_exact(2) {
            let mark = super::Mark {
                width: wide(LINE),
                ..moved.mark(Shape::Line, density)
            };
            let end = |x: f32| (centre.0 + x, centre.1 + x + offset);
            image.add(mark, [end(ends[0]), end(ends[1])]);
        }
    }
}

fn dots(field: &Field, density: f32, image: &mut Image) {
    for line in lines(field, 0.0) {
        let offset = line as f32 * STEP;
        for ends in inside(field, offset, 0.0).chunks_exact(2) {
            let first = (ends[0] / STEP).ceil() as i32;
            let last = (ends[1] / STEP).floor() as i32;
            for column in first..=last {
                dot(
                    &field.moved,
                    field.centre,
                    (column as f32 * STEP, offset),
                    density,
                    image,
                );
            }
        }
    }
}

fn dot(moved: &Moved, centre: (f32, f32), at: (f32, f32), density: f32, image: &mut Image) {
    let mark = super::Mark {
        width: wide(DOT),
        ..moved.mark(Shape::Disc, density)
    };
    image.add(mark, [(centre.0 + at.0, centre.1 + at.1)]);
}
