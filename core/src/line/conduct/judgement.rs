use crate::board::{BySide, Piece, Point, Side};
use crate::line::PieceId;

/// A side's conduct over the last two rounds, from the mildest to the gravest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Conduct {
    /// Anything else.
    #[default]
    Neutral,
    /// Every move chases, and one piece is chased by all of them.
    PerpetualChase,
    /// `asian`: a perpetual chase of a Chariot that stands pinned by a Horse after every move.
    PinnedChariot,
    /// Every move gives check.
    PerpetualCheck,
}

/// A piece by identity, and where it stands in the position spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// Which piece.
    pub id: PieceId,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub point: Point,
}

/// What a repetition was found to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The two rounds: the moves after the first of these plies up to and including the second.
    pub rounds: [usize; 2],
    /// Both sides' conduct in them.
    pub conduct: BySide<Conduct>,
    /// The side whose conduct ranks higher.
    pub loser: Option<Side>,
    /// The loser's pieces that check or chase, as they stand after the last move.
    pub by: Vec<Named>,
    /// The piece that is chased, as it stands after the last move.
    pub target: Option<Named>,
}

/// `asian`: a side's unbroken run of checks, counted back from its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckRun {
    /// How many checks.
    pub checks: u32,
    /// How many different pieces gave them.
    pub pieces: u32,
    /// With how many checks the verdict falls: 6, 12 or 18.
    pub limit: u32,
}

/// A warning that a repetition is near its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What it would be found to be now. Without a loser, a draw is near and both sides are told.
    pub judgement: Judgement,
    /// `asian`: how far the run of checks has come.
    pub checks: Option<CheckRun>,
}

impl Judgement {
    /// The warning with this judgement.
    pub(in crate::line) fn warning(self, checks: Option<CheckRun>) -> Warning {
        Warning {
            judgement: self,
            checks,
        }
    }
}
