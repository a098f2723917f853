//! What you may do: targets, the placing's squares, the aim, the best move.
use super::super::brush::{dot, ink, stroke};
use super::super::{Sheet, signs};
use super::{CASING, between, cased_lines, cased_ring};
use crate::board::Point;
use crate::scene::{Colour, Dot, Input};

pub(super) fn target(sheet: &mut Sheet, point: Point) {
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
pub(super) fn capture(sheet: &mut Sheet, point: Point) {
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
pub(super) fn touch(sheet: &mut Sheet, point: Point) {
    let wave = wave(sheet.centre(point), 0.61 * sheet.s);
    let line = stroke(Colour::Jade, 0.07 * sheet.s);
    sheet.brush.closed(&wave, line.cased(sheet.paper, CASING));
    sheet.brush.closed(&wave, line);
}

pub(super) fn wave(at: Dot, radius: f32) -> Vec<Dot> {
    const WAVES: u16 = 9;
    const STEPS: u16 = 12 * WAVES;
    let place = |step: u16| {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        let radius = radius * (1.0 + 0.075 * (angle * WAVES as f32).cos());
        dot(at.x + radius * angle.sin(), at.y - radius * angle.cos())
    };
    (0..STEPS).map(place).collect()
}

pub(super) fn placing(sheet: &mut Sheet, point: Point) {
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

pub(super) fn wanted(sheet: &mut Sheet, point: Point) {
    let line = stroke(Colour::Jade, 0.07 * sheet.s);
    cased_ring(sheet, sheet.centre(point), 0.4 * sheet.s, line);
}

pub(super) fn crosshair(sheet: &mut Sheet, point: Point) {
    let at = sheet.centre(point);
    let (first, last) = (sheet.cell(0.0, 0.0), sheet.cell(8.0, 9.0));
    let lines = [
        vec![dot(first.x, at.y), dot(last.x, at.y)],
        vec![dot(at.x, first.y), dot(at.x, last.y)],
    ];
    cased_lines(sheet, &lines, stroke(Colour::Jade, 2.0).dashed(&[3.0, 2.0]));
}

pub(super) fn arrow(sheet: &mut Sheet, input: &Input, from: Point, to: Point) {
    let taken = input.pieces.iter().any(|piece| piece.point == to);
    let ends = if taken { 0.5 } else { 0.42 };
    let shape = signs::Arrow {
        width: 0.17,
        head: 0.52,
        length: 0.36,
        starts: 0.5,
        ends,
    };
    between::arrow(sheet, input, (from, to), &shape, Colour::Jade);
}
