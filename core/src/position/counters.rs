use super::Captured;

/// What a position text says beside the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Plies without a capture (San Cai: or a touch), as the rule set counts them.
    pub quiet: u16,
    /// The move number: one more after each move of Black.
    pub move_number: u32,
    /// The pieces captured so far and not yet back on Di.
    pub captured: Captured,
}

impl Default for Counters {
    /// The counters of a new game: 0 plies, move 1, nothing captured.
    fn default() -> Self {
        Self {
            quiet: 0,
            move_number: 1,
            captured: Captured::default(),
        }
    }
}
