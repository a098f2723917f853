use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Clock, Seat};
use crate::board::{BySide, Kind, Plane, Point, Side};
use crate::position::{Fault, classic, stacked};
use crate::ruleset::{Cannon, RuleSet};

/// What a game is begun with: plain data, from which, with the log, the game can be made again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// The rule set; written by its name.
    #[serde(serialize_with = "write_rules", deserialize_with = "read_rules")]
    pub rules: &'static RuleSet,
    /// The cannon of this game.
    pub cannon: Cannon,
    /// A position's text; `None` for the rule set's own array.
    #[serde(default)]
    pub start: Option<String>,
    /// Who begins from the array; a position's text says so itself.
    #[serde(default = "red")]
    pub begins: Side,
    /// Pieces missing from the array; a position's text stands as it is.
    #[serde(default)]
    pub handicap: Option<Handicap>,
    /// Who plays which side.
    pub seats: BySide<Seat>,
    /// No undo, no hints.
    #[serde(default)]
    pub formal: bool,
    /// What a finger has touched must move, or be taken (classic.md section 0).
    #[serde(default)]
    pub touch_move: bool,
    /// The clocks; `None` for a game without.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// A side starts with fewer pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Handicap {
    /// Who starts without them.
    pub side: Side,
    /// Which.
    pub without: Odds,
}

/// What a handicap leaves out (classic.md section 0). Of two alike, the one on the owner's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Odds {
    /// A Horse.
    Horse,
    /// Both Horses.
    Horses,
    /// A Cannon.
    Cannon,
    /// A Chariot.
    Chariot,
    /// Both Chariots, Horses, Cannons and Advisors, and an Elephant.
    Nine,
}

impl Setup {
    /// The array of a rule set, Red begins, two people, nothing optional but what the rule set has by default.
    pub fn of(rules: &'static RuleSet) -> Self {
        Self {
            rules,
            cannon: rules.cannon,
            start: None,
            begins: Side::Red,
            handicap: None,
            seats: BySide::new(Seat::Person, Seat::Person),
            formal: rules.formal_by_default,
            touch_move: false,
            clock: None,
        }
    }

    pub(super) fn classic_start(&self) -> Result<classic::Start, Vec<Fault>> {
        if let Some(text) = &self.start {
            return classic::Start::read(text, self.cannon);
        }
        let mut setup = classic::Setup::array(self.begins);
        for point in self.missing() {
            setup.set(point, None);
        }
        let counters = classic::Start::array(self.cannon).counters;
        let position = setup.position(self.cannon)?;
        Ok(classic::Start { position, counters })
    }

    pub(super) fn stacked_start(&self) -> Result<stacked::Start, Vec<Fault>> {
        if let Some(text) = &self.start {
            return stacked::Start::read(text);
        }
        let mut setup = stacked::Setup::array(self.begins);
        for point in self.missing() {
            setup.set(point, None);
        }
        setup.start()
    }

    fn missing(&self) -> Vec<Point> {
        self.handicap.map_or_else(Vec::new, Handicap::missing)
    }
}

impl Odds {
    /// All, the smallest first.
    pub const ALL: [Self; 5] = [
        Self::Horse,
        Self::Horses,
        Self::Cannon,
        Self::Chariot,
        Self::Nine,
    ];

    /// The name in records and captions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Horse => "horse",
            Self::Horses => "horses",
            Self::Cannon => "cannon",
            Self::Chariot => "chariot",
            Self::Nine => "nine",
        }
    }

    /// How many of a kind are left out.
    const fn count(self, kind: Kind) -> usize {
        match (self, kind) {
            (Self::Horses | Self::Nine, Kind::Horse)
            | (Self::Nine, Kind::Chariot | Kind::Cannon | Kind::Advisor) => 2,
            (Self::Horse, Kind::Horse)
            | (Self::Cannon, Kind::Cannon)
            | (Self::Chariot, Kind::Chariot)
            | (Self::Nine, Kind::Elephant) => 1,
            _ => 0,
        }
    }
}

impl Handicap {
    /// The points of the array that stay empty.
    fn missing(self) -> Vec<Point> {
        let array = classic::Setup::array(self.side);
        let ranks = if self.side == Side::Red { 0..5 } else { 5..10 };
        let points = || (0..9).flat_map(|file| ranks.clone().map(move |rank| (file, rank)));
        let of_kind = |kind| {
            let all = points().filter_map(|(file, rank)| Point::at(Plane::Ren, file, rank));
            let mut own: Vec<Point> = all
                .filter(|&point| array.piece(point).is_some_and(|piece| piece.kind == kind))
                .collect();
            if self.side == Side::Black {
                own.reverse();
            }
            own.truncate(self.without.count(kind));
            own
        };
        Kind::ALL.into_iter().flat_map(of_kind).collect()
    }
}

const fn red() -> Side {
    Side::Red
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn write_rules<S: Serializer>(rules: &&'static RuleSet, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(rules.name)
}

fn read_rules<'de, D: Deserializer<'de>>(from: D) -> Result<&'static RuleSet, D::Error> {
    let name = String::deserialize(from)?;
    RuleSet::named(&name)
        .ok_or_else(|| serde::de::Error::custom(format_args!("no rule set is called {name:?}")))
}
