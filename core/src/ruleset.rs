//! The five rule sets as values. Source: the table at the head of `docs/rules.md`.
use serde::{Deserialize, Serialize};

/// The five rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSetId {
    /// A club's practice.
    Standard,
    /// The Asian federation's.
    Asian,
    /// The old book's.
    Book,
    /// Who repeats a third time loses.
    Threefold,
    /// Two planes and Di.
    SanCai,
}

/// How a Cannon moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cannon {
    /// Goes as a Chariot, captures over one screen.
    Modern,
    /// Must always jump exactly one piece, to move as to capture.
    Jumping,
}

/// What a repeated position means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Judged by conduct at the fourth occurrence, warned at the third.
    Club,
    /// Judged by conduct at the third occurrence, with 6/12/18 for perpetual check.
    Asian,
    /// A side may not make a position a third time.
    Forbidden,
    /// The side whose move brings the third occurrence loses.
    Loses,
    /// The third occurrence descends to Di.
    Descends,
}

/// What many plies without a capture mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuietLimit {
    /// Nothing.
    None,
    /// Draw at so many plies.
    Draw(u16),
    /// Draw at so many counted plies; a side's 11th and later checks don't count.
    DrawCounted(u16),
    /// Descent to Di at so many plies without a capture or a touch.
    Descends(u16),
}

/// A rule set.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// Which one.
    pub id: RuleSetId,
    /// The name in records, commands and scenarios.
    pub name: &'static str,
    /// Grows when a game of this rule set could end otherwise than before.
    pub version: u32,
    /// The cannon's move, unless "New game" chose otherwise.
    pub cannon: Cannon,
    /// What repetition means.
    pub repetition: Repetition,
    /// What quiet plies mean.
    pub quiet: QuietLimit,
    /// Whether the game is drawn when nobody has a piece that can cross the river.
    pub dead_draw: bool,
    /// Whether who begins may be chosen.
    pub beginner_choosable: bool,
    /// Whether a formal match is the default.
    pub formal_by_default: bool,
}

const STANDARD: RuleSet = RuleSet {
    id: RuleSetId::Standard,
    name: "standard",
    version: 1,
    cannon: Cannon::Modern,
    repetition: Repetition::Club,
    quiet: QuietLimit::Draw(100),
    dead_draw: true,
    beginner_choosable: true,
    formal_by_default: false,
};

/// All rule sets, in the order in which they are offered.
pub static RULE_SETS: [RuleSet; 5] = [
    RuleSet {
        id: RuleSetId::SanCai,
        name: "san-cai",
        repetition: Repetition::Descends,
        quiet: QuietLimit::Descends(100),
        dead_draw: false,
        ..STANDARD
    },
    STANDARD,
    RuleSet {
        id: RuleSetId::Asian,
        name: "asian",
        repetition: Repetition::Asian,
        quiet: QuietLimit::DrawCounted(120),
        formal_by_default: true,
        ..STANDARD
    },
    RuleSet {
        id: RuleSetId::Book,
        name: "book",
        cannon: Cannon::Jumping,
        repetition: Repetition::Forbidden,
        quiet: QuietLimit::None,
        beginner_choosable: false,
        ..STANDARD
    },
    RuleSet {
        id: RuleSetId::Threefold,
        name: "threefold",
        repetition: Repetition::Loses,
        quiet: QuietLimit::None,
        ..STANDARD
    },
];

impl RuleSet {
    /// Name and version, as a record keeps them: `asian-1`.
    pub fn tag(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }

    /// The rule set with this name (`standard`, `asian`, `book`, `threefold`, `san-cai`).
    pub fn named(name: &str) -> Option<&'static Self> {
        RULE_SETS.iter().find(|rules| rules.name == name)
    }
}
