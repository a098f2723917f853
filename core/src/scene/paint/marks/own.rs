//! The board's own: a stay's palace and lanterns, the keyboard's place, position marks.
use std::ops::Range;

use super::super::brush::{dot, stroke};
use super::super::{Sheet, signs};
use super::CASING;
use crate::board::{Point, Side};
use crate::scene::{Colour, Dot, Ink, Input, Mark, PieceAt};

/// The floor of a palace with an enemy Giác Thân in it.
pub(super) fn wash(sheet: &mut Sheet, palace: Side) {
    let near = (palace == Side::Red) != sheet.flipped;
    let at = sheet.cell(4.0, if near { 8.0 } else { 1.0 });
    let half = dot(sheet.board.sx, sheet.board.sy);
    let lamp = Ink {
        colour: Colour::Lamp,
        alpha: 0.2,
    };
    sheet.brush.block(at, half, 0.0, lamp);
}

/// The palace gate's lanterns with these numbers, of two; the lit ones count the stay.
pub(super) fn lanterns(sheet: &mut Sheet, palace: Side, which: Range<u8>, lit: bool) {
    let gate = gate(sheet, palace);
    for number in which {
        let at = gate[usize::from(number)];
        let mut lantern = signs::lantern(0.45 * sheet.s, lit, sheet.paper);
        signs::shift(&mut lantern, at);
        sheet.brush.shapes.append(&mut lantern);
    }
}

/// Where a palace's two lanterns stand.
fn gate(sheet: &Sheet, palace: Side) -> [Dot; 2] {
    let near = (palace == Side::Red) != sheet.flipped;
    let row = if near { 6.5 } else { 2.5 };
    [2.5, 5.5].map(|column| sheet.cell(column, row))
}

/// Where lanterns stand on this board.
pub(super) fn gates(sheet: &Sheet, input: &Input) -> Vec<Dot> {
    let palaces = input.marks.iter();
    palaces
        .filter_map(|mark| super::palace(sheet, mark))
        .flat_map(|(palace, _)| gate(sheet, palace))
        .collect()
}

/// The ice round a frozen seal of this board; its badge stays on the piece.
pub(super) fn ice(sheet: &mut Sheet, input: &Input, piece: PieceAt) {
    if piece.point.plane() == sheet.plane() {
        let look = super::super::look(sheet, input, piece, false);
        if look.frozen() {
            let at = sheet.centre(piece.point);
            look.shadow(&mut sheet.brush);
            look.ice(&mut sheet.brush);
            signs::shift(&mut sheet.brush.shapes, at);
        }
    }
}

/// Whether ice lies round what stands on a point.
pub(super) fn iced(sheet: &Sheet, input: &Input, point: Point) -> bool {
    let here = input.pieces.iter().filter(|piece| piece.point == point);
    here.into_iter()
        .any(|piece| super::super::look(sheet, input, *piece, false).frozen())
}

/// The keyboard's place: a whole square, unlike every other mark.
pub(super) fn cursor(sheet: &mut Sheet, point: Point) {
    let (at, half) = (sheet.centre(point), 0.5 * sheet.s);
    let line = stroke(Colour::Ink, (0.06 * sheet.s).max(2.0));
    let half = dot(half, half);
    sheet
        .brush
        .frame(at, half, 0.1 * sheet.s, line.cased(sheet.paper, CASING));
    sheet.brush.frame(at, half, 0.1 * sheet.s, line);
}

/// The small corners at the starting points of cannons and soldiers.
pub(super) fn position_marks(sheet: &mut Sheet, input: &Input) {
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

pub(super) fn position_mark(sheet: &mut Sheet, point: Point) {
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
pub(super) fn marked(input: &Input) -> Vec<Point> {
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
        Mark::LastTouch { from, to } => [Some(*from), Some(*to)],
        Mark::Refused { to, .. } | Mark::Arrow { to, .. } | Mark::Threat { to, .. } => {
            [Some(*to), None]
        }
        Mark::Stay { .. } => [None, None],
    };
    let marks = input.marks.iter().flat_map(points).flatten();
    marks.chain(input.cursor).collect()
}
