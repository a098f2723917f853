//! The layer that does not change during a game: paper, lines, river, coordinates.
use super::Sheet;
use super::brush::{Stroke, dot, ink, stroke};
use crate::board::Plane;
use crate::scene::{Colour, Glyph};

/// Below this spacing a board is a small picture: no river text, no position marks.
pub(super) const SMALL: f32 = 18.0;
/// Below this spacing lines are thinner.
const FINE: f32 = 36.0;
/// Below this spacing there is no frame.
const TINY: f32 = 12.0;
const COORDINATE: f32 = 11.0;

/// Paints paper, lines, river and coordinates.
pub(super) fn paint(sheet: &mut Sheet, far_turned: bool) {
    paper(sheet);
    grid(sheet);
    if sheet.plane() == Plane::Ren {
        palaces(sheet);
    }
    if sheet.s >= SMALL {
        river(sheet, far_turned);
    }
    if sheet.board.coordinates {
        coordinates(sheet);
    }
}

fn paper(sheet: &mut Sheet) {
    let (rect, radius) = (sheet.board.rect, sheet.board.radius);
    let half = dot(rect.width / 2.0, rect.height / 2.0);
    let at = dot(rect.x + half.x, rect.y + half.y);
    let paper = ink(sheet.paper);
    sheet.brush.block(at, half, radius, paper);
}

/// The page's colour round a sheet that lies on another.
pub(super) fn edge(sheet: &mut Sheet) {
    let rect = sheet.board.rect;
    let half = dot(rect.width / 2.0 + 2.0, rect.height / 2.0 + 2.0);
    let at = dot(rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
    sheet
        .brush
        .block(at, half, sheet.board.radius + 2.0, ink(Colour::Surface));
}

fn grid(sheet: &mut Sheet) {
    let line = line(sheet);
    for row in 0..10u8 {
        let ends = [sheet.cell(0.0, row as f32), sheet.cell(8.0, row as f32)];
        sheet.brush.line(&ends, line);
    }
    for column in 0..9u8 {
        let x = column as f32;
        let banks: &[_] = if column == 0 || column == 8 {
            &[(0.0, 9.0)]
        } else {
            &[(0.0, 4.0), (5.0, 9.0)]
        };
        for (from, to) in banks {
            let ends = [sheet.cell(x, *from), sheet.cell(x, *to)];
            sheet.brush.line(&ends, line);
        }
    }
    if sheet.s >= TINY {
        let width: f32 = if sheet.s < FINE { 1.6 } else { 2.0 };
        frame(sheet, width.min(0.08 * sheet.s));
    }
}

/// A line of the grid: thinner on small boards, a hair on small pictures.
fn line(sheet: &Sheet) -> Stroke<'static> {
    let width: f32 = if sheet.s < FINE { 0.9 } else { 1.0 };
    stroke(sheet.line, width.min((0.055 * sheet.s).max(0.4)))
}

/// The thick frame; a board from edge to edge of the window has it close to its lines.
fn frame(sheet: &mut Sheet, width: f32) {
    let outside = 0.13 * sheet.s;
    let outside = if sheet.board.radius == 0.0 {
        outside.min(2.2 + width / 2.0)
    } else {
        outside
    };
    let (first, last) = (sheet.cell(0.0, 0.0), sheet.cell(8.0, 9.0));
    let half = dot((last.x - first.x) / 2.0, (last.y - first.y) / 2.0);
    let at = dot(first.x + half.x, first.y + half.y);
    let line = stroke(sheet.line, width);
    let half = dot(half.x + outside, half.y + outside);
    sheet.brush.frame(at, half, 0.0, line);
}

fn palaces(sheet: &mut Sheet) {
    let line = line(sheet);
    for top in [0.0, 7.0] {
        for (left, right) in [(3.0, 5.0), (5.0, 3.0)] {
            let ends = [sheet.cell(left, top), sheet.cell(right, top + 2.0)];
            sheet.brush.line(&ends, line);
        }
    }
}

/// 楚河 漢界 or 天 河 in the middles of cells, so that pieces on the banks do not cover them. For two people at one
/// device the right pair is turned to the far one, who reads it from the other side.
fn river(sheet: &mut Sheet, far_turned: bool) {
    let texts: &[(char, f32, bool)] = match (sheet.plane(), far_turned) {
        (Plane::Tian, _) => &[('天', 1.5, false), ('河', 6.5, false)],
        (Plane::Ren, false) => &[
            ('楚', 1.5, false),
            ('河', 2.5, false),
            ('漢', 5.5, false),
            ('界', 6.5, false),
        ],
        (Plane::Ren, true) => &[
            ('楚', 1.5, false),
            ('河', 2.5, false),
            ('界', 5.5, true),
            ('漢', 6.5, true),
        ],
    };
    for (character, column, turned) in texts {
        let at = sheet.cell(*column, 4.5);
        let (size, colour) = (0.5 * sheet.s, sheet.line);
        sheet
            .brush
            .glyph(Glyph::regular(*character), at, size, *turned, colour);
    }
}

fn coordinates(sheet: &mut Sheet) {
    let (rect, colour) = (sheet.board.rect, sheet.line);
    for column in 0..9u8 {
        let file = if sheet.flipped { 8 - column } else { column };
        let at = dot(
            sheet.cell(column as f32, 0.0).x,
            rect.bottom() - 0.7 * COORDINATE,
        );
        let glyph = Glyph::regular(char::from(b'a' + file));
        sheet.brush.glyph(glyph, at, COORDINATE, false, colour);
    }
    for row in 0..10u8 {
        let rank = if sheet.flipped { row } else { 9 - row };
        let at = dot(rect.x + 0.7 * COORDINATE, sheet.cell(0.0, row as f32).y);
        let glyph = Glyph::regular(char::from(b'0' + rank));
        sheet.brush.glyph(glyph, at, COORDINATE, false, colour);
    }
}
