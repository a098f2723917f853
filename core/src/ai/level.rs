//! The levels of the machine: how far and how sharply it sees. By nodes and depth, so the same on every device.
use super::eval::Evaluate;
use super::limits::DEEPEST;
use super::score::Score;
use super::search::Sight;

/// A level of the machine, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// Nodes a move.
    pub(super) nodes: u64,
    /// Plies looked ahead, captures beyond them apart.
    pub(super) depth: i32,
    /// The widest error of an evaluation, either way: a beginner misjudges, and so misses.
    error: Score,
    /// Captures in a row followed beyond the depth: a beginner does not see the recapture.
    captures: usize,
    /// Of a hundred captures beyond the first ply, how many are not noticed: a beginner misses threats.
    overlooked: u64,
}

/// One row a level: nodes, depth, error, captures, overlooked.
const fn row(nodes: u64, depth: i32, error: Score, captures: usize, overlooked: u64) -> Strength {
    Strength {
        nodes,
        depth,
        error,
        captures,
        overlooked,
    }
}

/// A row for each level, the weakest first; measured in `docs/ai.md`.
pub type Strengths = [Strength; Level::COUNT as usize];

/// In classical Xiangqi.
pub(super) const CLASSIC: Strengths = [
    row(1_000, 1, 420, 0, 0),
    row(1_000, 1, 190, 1, 50),
    row(1_000, 1, 156, 1, 18),
    row(2_000, 2, 350, 1, 62),
    row(4_000, 2, 170, 1, 14),
    row(8_000, 3, 310, 3, 7),
    row(860, DEEPEST, 240, 32, 0),
    row(1_650, DEEPEST, 150, 64, 0),
    row(3_000, DEEPEST, 80, 64, 0),
    row(6_600, DEEPEST, 10, 64, 0),
];

/// In San Cai.
pub(super) const SAN_CAI: Strengths = [
    row(1_000, 1, 375, 0, 0),
    row(1_000, 1, 230, 1, 50),
    row(1_000, 1, 90, 1, 18),
    row(3_000, 2, 78, 3, 5),
    row(6_000, 3, 312, 2, 10),
    row(12_000, 4, 468, 6, 0),
    row(2_600, DEEPEST, 240, 32, 0),
    row(7_300, DEEPEST, 150, 64, 0),
    row(17_000, DEEPEST, 80, 64, 0),
    row(43_000, DEEPEST, 10, 64, 0),
];

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = crate::game::LEVELS;
    /// The strongest.
    pub const TOP: Self = Self(Self::COUNT);

    /// The level with this number, 1..=`COUNT`.
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 || number > Self::COUNT {
            None
        } else {
            Some(Self(number))
        }
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) fn strength<P: Evaluate>(self) -> Strength {
        P::strengths()[usize::from(self.0) - 1]
    }
}

impl Strength {
    /// How a player of this strength sees in the game with this seed.
    pub(super) const fn sight(self, seed: u64) -> Sight {
        Sight {
            error: self.error,
            seed,
            captures: self.captures,
            overlooked: self.overlooked,
        }
    }
}
