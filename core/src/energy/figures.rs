use super::trace::Stroke;
use crate::board::{BySide, Side};

/// A piece of this freedom or less is bound: General, Advisor, Elephant, and a Soldier before the river.
const ORDERED: u8 = 4;
/// A piece of this freedom or more is free: Horse, Cannon, Chariot, Giác Thân.
const FREE: u8 = 7;
/// Mean freedoms nearer than this (in hundredths) are equal.
const EQUAL: u32 = 25;

/// What the image of a game is made of, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// All moves, passes too.
    pub moves: u32,
    /// Moves of a piece with a freedom of at most 4, in per cent of all but passes, rounded.
    pub ordered: u32,
    /// Moves of a piece with a freedom of at least 7, likewise.
    pub free: u32,
    /// Moves from one plane to another.
    pub plane_changes: u32,
    /// Touches of a Giác Thân.
    pub touches: u32,
    /// Captures.
    pub captures: u32,
    /// Who was freer in the first, the middle and the last third of the moves; `None` for games of fewer than six moves.
    pub freer: Option<[Freer; 3]>,
}

/// Whose pieces were freer on the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freer {
    /// This side's, by a quarter of a degree or more.
    Side(Side),
    /// Neither's.
    Equal,
}

impl Figures {
    /// The figures of these moves.
    pub fn of(strokes: &[Stroke]) -> Self {
        let count = |test: &dyn Fn(&Stroke) -> bool| {
            strokes.iter().filter(|stroke| test(stroke)).count() as u32
        };
        let moved = count(&|stroke| stroke.to.is_some());
        let share = |part: u32| (part * 200 + moved) / (2 * moved).max(1);
        Self {
            moves: strokes.len() as u32,
            ordered: share(count(&|stroke| (1..=ORDERED).contains(&stroke.freedom))),
            free: share(count(&|stroke| stroke.freedom >= FREE)),
            plane_changes: count(&Stroke::changes_plane),
            touches: count(&|stroke| stroke.touched),
            captures: count(&|stroke| stroke.captured),
            freer: (strokes.len() >= 6).then(|| {
                let third = |index: usize| index * strokes.len() / 3;
                [0, 1, 2].map(|part| freer(&strokes[third(part)..third(part + 1)]))
            }),
        }
    }
}

fn freer(strokes: &[Stroke]) -> Freer {
    let mean = BySide::from_fn(|side| mean(strokes, side));
    match (mean.red, mean.black) {
        (Some(red), Some(black)) if red >= black + EQUAL => Freer::Side(Side::Red),
        (Some(red), Some(black)) if black >= red + EQUAL => Freer::Side(Side::Black),
        _ => Freer::Equal,
    }
}

/// A side's mean freedom in hundredths; `None` where it made no move.
fn mean(strokes: &[Stroke], side: Side) -> Option<u32> {
    let own = strokes
        .iter()
        .filter(|stroke| stroke.side == side && stroke.to.is_some());
    let (sum, count) = own.fold((0, 0), |(sum, count), stroke| {
        (sum + u32::from(stroke.freedom), count + 1)
    });
    (sum * 100).checked_div(count)
}
