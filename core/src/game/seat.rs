use serde::{Deserialize, Serialize};

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
    /// Whether the machine sits here.
    pub const fn is_machine(self) -> bool {
        matches!(self, Self::Machine(_))
    }
}
