//! What a position is worth without looking ahead; one file a geometry.
mod attackers;
mod classic;
mod di;
mod exchange;
mod plane;
mod stacked;
mod values;

use super::level::Strengths;
use super::score::Score;
use crate::board::{Kind, Move};
use crate::position::Position;
pub use values::{Fault, Values};

/// What the search needs to know of a geometry beside its rules.
pub trait Evaluate: Position {
    /// The numbers by which this geometry is valued.
    fn values() -> &'static Values;

    /// What makes each level in this geometry.
    fn strengths() -> &'static Strengths;

    /// The worth of the position to the side to move, within ±[`LARGEST`](super::score::LARGEST).
    fn evaluate(&self) -> Score {
        self.evaluate_by(Self::values())
    }

    /// The same by other numbers.
    fn evaluate_by(&self, values: &Values) -> Score;

    /// What a kind is worth where only the order of captures matters.
    fn worth(kind: Kind) -> Score;

    /// What a capture wins or loses when both sides go on taking on its point as long as it pays.
    fn exchange(&self, action: Move) -> Score;

    /// Whether the side to move has already lost, whatever moves it has.
    fn is_lost(&self) -> bool {
        false
    }

    /// Whether the side to move has enough on the boards that a move forced upon it is hardly ever a harm.
    fn can_afford_a_pass(&self) -> bool;
}
