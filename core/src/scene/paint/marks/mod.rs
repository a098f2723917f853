//! The marks: which of them lie under the pieces, which above, and in what order.
mod may;
mod own;
mod past;

use super::Sheet;
use super::board::SMALL;
use super::brush::Stroke;
use crate::board::{Plane, Point, Side};
use crate::scene::{Dot, Input, Mark};

/// Width of a casing on each side of a mark.
pub(super) const CASING: f32 = 1.2;

/// Marks under the pieces.
pub(super) fn below(sheet: &mut Sheet, input: &Input) {
    let layers: [fn(&mut Sheet, &Input, &Mark); 4] = [ground, brackets, under, dots];
    stays(sheet, input, |sheet, palace, _| own::wash(sheet, palace));
    if sheet.s >= SMALL {
        own::position_marks(sheet, input);
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
    stays(sheet, input, own::lanterns);
    if let Some(point) = input.cursor.filter(|point| point.plane() == sheet.plane()) {
        own::cursor(sheet, point);
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
        Mark::Shadow(point) if here(sheet, *point) => past::blot(sheet, input, *point),
        Mark::Crosshair(point) if here(sheet, *point) => may::crosshair(sheet, *point),
        _ => {}
    }
}

fn brackets(sheet: &mut Sheet, _: &Input, mark: &Mark) {
    if let Mark::LastMove { from, to } = mark {
        if let Some(from) = from.filter(|from| here(sheet, *from)) {
            past::corners(sheet, from, 0.3);
        }
        if here(sheet, *to) {
            past::corners(sheet, *to, 0.5);
        }
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
        Mark::Threat { from, to } => past::threat(sheet, *from, *to),
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
