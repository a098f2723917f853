use super::{Judgement, Warning};
use crate::board::Side;
use crate::position::{Ending, Position};

/// What a legal move does to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<P> {
    /// The game goes on.
    Goes,
    /// The game goes on, and somebody is warned.
    Warned(Warning),
    /// The game is over.
    Ends(Verdict),
    /// The rule set forbids the move; it is not made.
    Forbidden(Why),
    /// The game goes on from this position on Di.
    Descends(P),
}

/// Why a move is forbidden although the pieces could make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// `book`: the mover has already made this position twice; after which plies (1 = the first move).
    MadeTwice {
        /// The plies that made it, the earlier first.
        plies: [usize; 2],
    },
}

/// How a game ended on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

/// The reasons for which a game ends on the board. Resignation, agreement and flag belong to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The loser is in check and has no legal move.
    Checkmate,
    /// The loser has no legal move and is not in check.
    Stalemate,
    /// San Cai: a Giác Thân completed its stay in the enemy palace.
    Infiltration,
    /// San Cai: a piece completed its stay in the enemy palace on Di.
    InfiltrationOnDi,
    /// A repetition judged by conduct; the loser is named in the judgement.
    Repetition(Box<Judgement>),
    /// A repetition in which both sides' conduct ranks the same.
    RepetitionDraw(Box<Judgement>),
    /// `threefold`: the loser's move made a position occur for the third time.
    ThirdOccurrence,
    /// As many plies without a capture as the rule set allows.
    QuietDraw {
        /// The limit in plies.
        plies: u16,
    },
    /// Neither side has a piece that can cross the river.
    DeadDraw,
    /// On Di: two passes in a row.
    DiBothPassed,
    /// On Di: a position occurred for the third time.
    DiRepetition,
    /// On Di: as many plies without a capture as the rule set allows.
    DiQuiet {
        /// The limit in plies.
        plies: u16,
    },
    /// A descent with nothing captured on either side.
    DiNothing,
}

impl Verdict {
    pub(super) fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    pub(super) fn win(winner: Side, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    /// A judgement by conduct: the loser's opponent wins, and without a loser it is a draw.
    pub(super) fn judged(judgement: Judgement) -> Self {
        let judgement = Box::new(judgement);
        match judgement.loser {
            Some(loser) => Self::win(!loser, Reason::Repetition(judgement)),
            None => Self::draw(Reason::RepetitionDraw(judgement)),
        }
    }

    /// How a position ends the game by itself.
    pub(super) fn of_ending(winner: Side, ending: Ending) -> Self {
        let reason = match ending {
            Ending::Checkmate => Reason::Checkmate,
            Ending::Stalemate => Reason::Stalemate,
            Ending::Infiltration => Reason::Infiltration,
            Ending::InfiltrationOnDi => Reason::InfiltrationOnDi,
        };
        Self::win(winner, reason)
    }
}

impl<P: Position> Step<P> {
    /// Whether the game goes on after the move.
    pub fn goes_on(&self) -> bool {
        matches!(self, Self::Goes | Self::Warned(_) | Self::Descends(_))
    }
}
