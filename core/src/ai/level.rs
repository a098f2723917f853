//! The levels of the machine: how far and how sharply it sees. By nodes and depth, so the same on every device.
use super::limits::DEEPEST;
use super::score::Score;
use super::search::Sight;

/// A level of the machine, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// Nodes a move.
    pub nodes: u64,
    /// Plies looked ahead, captures beyond them apart.
    pub depth: i32,
    /// The widest error of an evaluation, either way: a beginner misjudges, and so misses.
    error: Score,
    /// Captures in a row followed beyond the depth: a beginner does not see the recapture.
    captures: usize,
}

/// The weakest first. The last answers within about a second on a phone.
const STRENGTHS: [Strength; 3] = [
    Strength {
        nodes: 400,
        depth: 2,
        error: 160,
        captures: 1,
    },
    Strength {
        nodes: 4_000,
        depth: 4,
        error: 60,
        captures: 4,
    },
    Strength {
        nodes: 120_000,
        depth: DEEPEST,
        error: 6,
        captures: 32,
    },
];

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = STRENGTHS.len() as u8;
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

    pub(super) const fn strength(self) -> Strength {
        STRENGTHS[self.0 as usize - 1]
    }
}

impl Strength {
    /// How a player of this strength sees in the game with this seed.
    pub(super) const fn sight(self, seed: u64) -> Sight {
        Sight {
            error: self.error,
            seed,
            captures: self.captures,
        }
    }
}
