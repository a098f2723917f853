use crate::board::{Move, Side};
use crate::line::{Line, Pieces};
use crate::position::Position;

/// A line and one move more, which repeats a position.
pub(in crate::line) struct History<'a, P> {
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
    pub(super) fn last(&self) -> usize {
        self.line.plies() + 1
    }

    /// The position after a ply.
    pub(super) fn at(&self, ply: usize) -> &P {
        if ply == self.last() {
            self.after
        } else {
            self.line.at(ply)
        }
    }

    /// The move of a ply, 1 = the first.
    pub(super) fn action(&self, ply: usize) -> Move {
        if ply == self.last() {
            self.action
        } else {
            self.line.moves()[ply - 1]
        }
    }

    /// The plies of one side's moves in the last two rounds, the latest first.
    pub(super) fn moves_of(&self, side: Side) -> impl Iterator<Item = usize> {
        let [first, last] = self.rounds();
        (first + 1..=last)
            .rev()
            .filter(move |&ply| self.at(ply).side() != side)
    }

    /// The plies between which the last two rounds lie: the occurrence before the previous one, and the present one.
    pub(super) fn rounds(&self) -> [usize; 2] {
        let before_previous = self.occurrences.len().saturating_sub(3);
        [self.occurrences[before_previous], self.last()]
    }

    /// Which piece stands where after the move.
    pub(super) fn pieces(&self) -> Pieces {
        let mut pieces = self.line.pieces();
        pieces.follow(self.line.position(), self.action, self.after);
        pieces
    }
}
