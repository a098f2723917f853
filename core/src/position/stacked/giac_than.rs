use super::decisions::{FREEZE, RESERVE, WINNING_STAY};
use crate::board::Point;

/// What became of a side's Giác Thân (sections 2, 4 and 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GiacThan {
    /// Not placed yet.
    Unplaced,
    /// Removed by a touch with an empty reserve, or never there (a set-up, Di).
    Removed,
    /// On the boards.
    Stands {
        /// Where.
        at: Point,
        /// Its condition.
        state: State,
    },
}

/// The condition of a Giác Thân on the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct State {
    /// Minutes left, 0..=3.
    pub reserve: u8,
    /// Plies it is still frozen, 0..=6.
    pub freeze: u8,
    /// Turns it has stayed in the enemy palace, 0..=2; at 2 its owner has won.
    pub stay: u8,
}

impl State {
    /// The condition after placing.
    pub const FRESH: Self = Self {
        reserve: RESERVE,
        freeze: 0,
        stay: 0,
    };
}

impl GiacThan {
    /// Where it stands, if it does.
    pub const fn at(self) -> Option<Point> {
        match self {
            Self::Stands { at, .. } => Some(at),
            _ => None,
        }
    }

    /// Its condition, if it stands on the boards.
    pub const fn state(self) -> Option<State> {
        match self {
            Self::Stands { state, .. } => Some(state),
            _ => None,
        }
    }

    /// Whether it may be touched: on the boards and not frozen (section 4).
    pub const fn is_touchable(self) -> bool {
        matches!(self, Self::Stands { state, .. } if state.freeze == 0)
    }

    /// Whether its next touch removes it (section 4).
    pub const fn is_exhausted(self) -> bool {
        matches!(self, Self::Stands { state, .. } if state.reserve == 0)
    }

    /// Whether its stay has won.
    pub const fn has_won(self) -> bool {
        matches!(self, Self::Stands { state, .. } if state.stay >= WINNING_STAY)
    }

    /// A number for everything but the point, below [`GiacThan::CODES`].
    pub(super) const fn code(self) -> usize {
        match self {
            Self::Unplaced => 0,
            Self::Removed => 1,
            Self::Stands { state, .. } => {
                let per_reserve = (FREEZE as usize + 1) * (WINNING_STAY as usize + 1);
                2 + state.reserve as usize * per_reserve
                    + state.freeze as usize * (WINNING_STAY as usize + 1)
                    + state.stay as usize
            }
        }
    }

    /// How many codes there are.
    pub(super) const CODES: usize =
        2 + (RESERVE as usize + 1) * (FREEZE as usize + 1) * (WINNING_STAY as usize + 1);
}
