use serde::{Deserialize, Serialize};

/// The levels of the machine: 1 to this.
pub const LEVELS: u8 = 10;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The machine at a level, 1 = the weakest.
    Machine(u8),
}

impl Seat {
    /// Whether the machine has such a level.
    pub const fn exists(self) -> bool {
        match self {
            Self::Person => true,
            Self::Machine(level) => 1 <= level && level <= LEVELS,
        }
    }

    /// Whether the machine sits here.
    pub const fn is_machine(self) -> bool {
        matches!(self, Self::Machine(_))
    }
}
