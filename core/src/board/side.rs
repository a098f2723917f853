use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Plays from rank 0 upwards.
    Red,
    /// Plays from rank 9 downwards.
    Black,
}

impl Side {
    /// `red`, `black`: the name in records and selectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }

    /// Both sides, Red first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// A pair from its two values.
    pub const fn new(red: T, black: T) -> Self {
        Self { red, black }
    }

    /// A pair made by asking for each side's value.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self {
            red: value(Side::Red),
            black: value(Side::Black),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}
