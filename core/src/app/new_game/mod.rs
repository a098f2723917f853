//! The New game sheet: what is chosen, what it offers, and the game that comes of it.
mod form;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::speech::short;
use crate::ai::Level;
use crate::board::{BySide, Side};
use crate::game::{Clock, Game, Handicap, Odds, Seat, Setup};
use crate::ruleset::{Cannon, RULE_SETS, RuleSet};
use crate::words::{Arg, Words};

pub use form::{Choice, Form, Number, Pick};

/// What was chosen for a game. Kept from one game to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct NewGame {
    /// A rule set's name.
    pub rules: String,
    /// Who plays the other side.
    pub opponent: Opponent,
    /// The machine's level, 1 = the weakest.
    pub level: u8,
    /// The person's colour against the machine; `None` = by lot.
    pub colour: Option<Side>,
    /// A position's text to begin from; empty: the rule set's own start.
    #[serde(skip)]
    pub position: String,
    /// Which clocks.
    pub timing: Timing,
    /// Minutes for the whole game.
    pub minutes: u32,
    /// Seconds that each move adds.
    pub increment: u32,
    /// Seconds of a period of byoyomi.
    pub period: u32,
    /// How many periods.
    pub periods: u32,
    /// What is touched must move, or be taken.
    pub touch_move: bool,
    /// A formal match; `None` = as the rule set has it.
    pub formal: Option<bool>,
    /// Which pieces a side starts without; `None` = with all.
    pub odds: Option<Odds>,
    /// Which side starts without them.
    pub odds_side: Side,
    /// Who begins, where the rule set leaves it open; `None` = by lot.
    pub begins: Option<Side>,
    /// The modern cannon in The old book.
    pub modern_cannon: bool,
}

/// Who plays the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// A person at this device.
    Here,
    /// The machine.
    Machine,
}

/// Which clocks a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// None.
    None,
    /// Time and an increment.
    Increment,
    /// Time and byoyomi.
    Byoyomi,
}

/// A number of a clock that can be chosen freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Minutes for the whole game.
    Minutes,
    /// Seconds that each move adds.
    Increment,
    /// Seconds of a period.
    Period,
    /// Periods.
    Periods,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            rules: RULE_SETS[0].name.to_owned(),
            opponent: Opponent::Machine,
            level: 1,
            colour: Some(Side::Red),
            position: String::new(),
            timing: Timing::None,
            minutes: 15,
            increment: 10,
            period: 30,
            periods: 3,
            touch_move: false,
            formal: None,
            odds: None,
            odds_side: Side::Red,
            begins: Some(Side::Red),
            modern_cannon: false,
        }
    }
}

impl Timing {
    /// The numbers that make such a clock.
    pub const fn fields(self) -> &'static [Field] {
        match self {
            Self::None => &[],
            Self::Increment => &[Field::Minutes, Field::Increment],
            Self::Byoyomi => &[Field::Minutes, Field::Period, Field::Periods],
        }
    }
}

impl Field {
    /// Every field.
    pub const ALL: [Self; 4] = [Self::Minutes, Self::Increment, Self::Period, Self::Periods];

    /// The name that a shell gives back, and the end of its keys in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minutes => "minutes",
            Self::Increment => "increment",
            Self::Period => "period",
            Self::Periods => "periods",
        }
    }

    /// The least and the most that is accepted.
    const fn bounds(self) -> [u32; 2] {
        match self {
            Self::Minutes => [1, 600],
            Self::Increment => [0, 600],
            Self::Period => [5, 600],
            Self::Periods => [1, 20],
        }
    }
}

impl NewGame {
    /// The choice with another number in a field, as it was typed; what is no number counts as 0.
    #[must_use]
    pub fn with_number(mut self, field: Field, typed: &str) -> Self {
        let number = typed.trim().parse().unwrap_or_else(|_| {
            let digits = typed.trim().chars().all(|letter| letter.is_ascii_digit());
            if digits && !typed.trim().is_empty() {
                u32::MAX
            } else {
                0
            }
        });
        *self.number_mut(field) = number;
        self
    }

    fn number_mut(&mut self, field: Field) -> &mut u32 {
        match field {
            Field::Minutes => &mut self.minutes,
            Field::Increment => &mut self.increment,
            Field::Period => &mut self.period,
            Field::Periods => &mut self.periods,
        }
    }

    fn number(&self, field: Field) -> u32 {
        match field {
            Field::Minutes => self.minutes,
            Field::Increment => self.increment,
            Field::Period => self.period,
            Field::Periods => self.periods,
        }
    }

    /// The game that was chosen; `seed` draws the lots.
    pub(super) fn game(&self, words: Words, seed: u64) -> Result<Game, String> {
        let rules = self.rule_set().ok_or_else(|| {
            let named = short(&self.rules);
            words.format("refusal-rules", &[("text", Arg::Quoted(&named))])
        })?;
        if let Some(fault) = self.fault(words) {
            return Err(fault);
        }
        let start = self.position.trim();
        Game::new(Setup {
            cannon: self.cannon(rules),
            start: (!start.is_empty()).then(|| start.to_owned()),
            begins: self.beginner(rules, seed),
            handicap: self.odds.map(|without| Handicap {
                side: self.odds_side,
                without,
            }),
            seats: self.seats(seed),
            formal: self.is_formal(rules),
            touch_move: self.touch_move,
            clock: self.clock(),
            ..Setup::of(rules)
        })
        .map_err(|faults| words.faults(&faults))
    }

    fn rule_set(&self) -> Option<&'static RuleSet> {
        RuleSet::named(&self.rules)
    }

    /// What is wrong with the options, in a sentence.
    pub(super) fn fault(&self, words: Words) -> Option<String> {
        let wrong = |field: &&Field| {
            let [least, most] = field.bounds();
            !(least..=most).contains(&self.number(**field))
        };
        if let Some(field) = self.timing.fields().iter().find(wrong) {
            let [least, most] = field.bounds();
            let args = [
                ("least", Arg::Number(least.into())),
                ("most", Arg::Number(most.into())),
            ];
            return Some(words.format(&format!("refusal-number-{}", field.name()), &args));
        }
        (self.odds.is_some() && !self.position.trim().is_empty())
            .then(|| words.text("refusal-odds-position"))
    }

    fn clock(&self) -> Option<Clock> {
        let [main, increment, period] = [
            u64::from(self.minutes) * 60_000,
            u64::from(self.increment) * 1000,
            u64::from(self.period) * 1000,
        ];
        match self.timing {
            Timing::None => None,
            Timing::Increment => Some(Clock::Increment { main, increment }),
            Timing::Byoyomi => Some(Clock::Byoyomi {
                main,
                period,
                periods: self.periods,
            }),
        }
    }

    fn is_formal(&self, rules: &RuleSet) -> bool {
        self.formal.unwrap_or(rules.formal_by_default)
    }

    fn cannon(&self, rules: &RuleSet) -> Cannon {
        if self.modern_cannon {
            Cannon::Modern
        } else {
            rules.cannon
        }
    }

    fn beginner(&self, rules: &RuleSet, seed: u64) -> Side {
        if rules.beginner_choosable {
            self.begins.unwrap_or_else(|| lot(seed / 2))
        } else {
            Side::Red
        }
    }

    fn seats(&self, seed: u64) -> BySide<Seat> {
        let person = self.colour.unwrap_or_else(|| lot(seed));
        let level = self.level.clamp(1, Level::COUNT);
        BySide::from_fn(|side| match self.opponent {
            Opponent::Machine if side != person => Seat::Machine(level),
            _ => Seat::Person,
        })
    }
}

/// Draws a side.
const fn lot(seed: u64) -> Side {
    if seed.is_multiple_of(2) {
        Side::Red
    } else {
        Side::Black
    }
}
