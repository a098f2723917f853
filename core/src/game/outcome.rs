use crate::board::Side;
use crate::line::{Reason, Verdict};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub cause: Cause,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The board decided: mate, stay, repetition, counts.
    Board(Reason),
    /// The loser resigned.
    Resigned,
    /// Both agreed on a draw.
    Agreed,
    /// The loser's time ran out.
    Flag,
}

impl From<Verdict> for Outcome {
    fn from(verdict: Verdict) -> Self {
        Self {
            winner: verdict.winner,
            cause: Cause::Board(verdict.reason),
        }
    }
}
