//! What perft, search, replay and the boards need of a position, and its two implementations.
mod captured;
pub mod classic;
mod counters;
mod fault;
pub mod stacked;

use std::hash::Hash;

pub use captured::Captured;
pub use counters::Counters;
pub use fault::{Fault, Field};

use crate::board::{Move, MoveList, Piece, Point, Side};

/// Why a position is over without looking at its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is in check and has no legal move: it loses.
    Checkmate,
    /// The side to move has no legal move and is not in check: it loses.
    Stalemate,
    /// San Cai: the side that has just moved completed a stay with its Giác Thân.
    Infiltration,
    /// San Cai on Di: the side that has just moved completed a stay there.
    InfiltrationOnDi,
}

/// What a move does, for the counters of a line and for the marks, sounds and words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The piece that leaves the board by capture.
    pub captured: Option<Piece>,
    /// Whether a Giác Thân was touched.
    pub touched: bool,
    /// Whether the move places a Giác Thân (placing does not count as a ply of the quiet count or the move number).
    pub placed: bool,
}

/// A legal position: points, side to move, and (San Cai) reserves, freezes, stays.
///
/// `Eq` and `Hash` are repetition equality. Quiet plies, move number, captured pieces and history live in a line.
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// The side to move.
    fn side(&self) -> Side;

    /// What stands on a point; `None` on a plane the game does not have.
    fn piece(&self, point: Point) -> Option<Piece>;

    /// Appends every legal move, in no particular order. A position won by a completed stay has none.
    fn moves(&self, list: &mut MoveList);

    /// Appends every legal move that captures (or touches): what a quiescence search looks at.
    fn captures(&self, list: &mut MoveList);

    /// How many legal moves there are, without making them.
    fn count(&self) -> u64;

    /// Whether any legal move exists.
    fn has_move(&self) -> bool;

    /// Whether `action` is legal here, worked out on its own and not by making all moves.
    fn is_legal(&self, action: Move) -> bool;

    /// What a legal move does.
    fn effect(&self, action: Move) -> Effect;

    /// Plays a legal move.
    fn play(&mut self, action: Move);

    /// The same position with the other side to move; only meaningful when the side to move is not in check.
    #[must_use]
    fn passed(&self) -> Self;

    /// The Zobrist key, kept incrementally. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// How the position ends the game by itself, if it does: mate or stalemate, or San Cai's completed stay.
    ///
    /// A move that completes a stay and mates is recorded as mate; one that completes a stay and leaves no move
    /// otherwise, as infiltration.
    fn ending(&self) -> Option<Ending> {
        match (self.has_move(), self.in_check()) {
            (true, _) => None,
            (false, true) => Some(Ending::Checkmate),
            (false, false) => Some(Ending::Stalemate),
        }
    }

    /// Who has won where `ending` says that the position is over: the side that has just moved, but for a set-up in
    /// which the other side's stay is complete.
    fn winner(&self) -> Side {
        !self.side()
    }

    /// Whether neither side has a piece that can cross the river (only asked where the rule set has the dead draw).
    fn is_dead(&self) -> bool;

    /// The position on Di that follows this one when the game descends with these pieces captured; `None` in a game
    /// without a Di, and on Di itself.
    fn descended(&self, _captured: &Captured) -> Option<Self> {
        None
    }

    /// Whether this is a position on Di.
    fn on_di(&self) -> bool {
        false
    }
}

/// The number of move sequences of this length (leaves), bulk-counted at the last ply.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count(),
        _ => {
            let mut list = MoveList::new();
            position.moves(&mut list);
            list.iter()
                .map(|&action| {
                    let mut next = position.clone();
                    next.play(action);
                    perft(&next, depth - 1)
                })
                .sum()
        }
    }
}
