use serde::{Deserialize, Serialize};

use super::speech::short;
use crate::ai::Level;
use crate::board::{BySide, Side};
use crate::game::{Game, Seat, Setup};
use crate::ruleset::{RULE_SETS, RuleSet};
use crate::words::{Arg, Words};

/// What was chosen for a game.
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
    pub position: String,
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

impl Default for NewGame {
    fn default() -> Self {
        Self {
            rules: RULE_SETS[0].name.to_owned(),
            opponent: Opponent::Machine,
            level: 1,
            colour: Some(Side::Red),
            position: String::new(),
        }
    }
}

/// A choice among several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// A sentence about it; may be empty.
    pub sentence: String,
}

/// The captions and choices of the New game sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The rule sets.
    pub rules: Vec<Choice>,
    /// A person here, the machine.
    pub opponents: Vec<Choice>,
    /// The machine's levels.
    pub levels: Vec<Choice>,
    /// Red, Black, either.
    pub colours: Vec<Choice>,
    /// What was chosen last.
    pub last: NewGame,
}

impl Form {
    pub(super) fn new(words: Words, last: &NewGame) -> Self {
        let choice = |id: &str, caption: String, sentence: String| Choice {
            id: id.to_owned(),
            caption,
            sentence,
        };
        let side = |id: &str, side| choice(id, words.side(side), String::new());
        let plain = |id: &str, key: &str| choice(id, words.text(key), String::new());
        Self {
            rules: RULE_SETS
                .iter()
                .map(|rules| {
                    let key = format!("new-game-rules-{}", rules.name);
                    choice(
                        rules.name,
                        words.text(&key),
                        words.text(&format!("{key}-sentence")),
                    )
                })
                .collect(),
            opponents: vec![
                plain("here", "opponent-here"),
                plain("machine", "opponent-machine"),
            ],
            levels: (1..=Level::COUNT)
                .map(|n| {
                    choice(
                        &n.to_string(),
                        words.format("level", &[("n", Arg::Number(n.into()))]),
                        String::new(),
                    )
                })
                .collect(),
            colours: vec![
                side("red", Side::Red),
                side("black", Side::Black),
                plain("either", "colour-either"),
            ],
            last: last.clone(),
        }
    }
}

impl NewGame {
    /// The game that was chosen; `seed` draws the lot.
    pub(super) fn game(&self, words: Words, seed: u64) -> Result<Game, String> {
        let rules = RuleSet::named(&self.rules).ok_or_else(|| {
            let named = short(&self.rules);
            words.format("refusal-rules", &[("text", Arg::Quoted(&named))])
        })?;
        let start = self.position.trim();
        Game::new(Setup {
            start: (!start.is_empty()).then(|| start.to_owned()),
            seats: self.seats(seed),
            ..Setup::of(rules)
        })
        .map_err(|faults| words.faults(&faults))
    }

    fn seats(&self, seed: u64) -> BySide<Seat> {
        let lot = if seed.is_multiple_of(2) {
            Side::Red
        } else {
            Side::Black
        };
        let person = self.colour.unwrap_or(lot);
        let level = self.level.clamp(1, Level::COUNT);
        BySide::from_fn(|side| match self.opponent {
            Opponent::Machine if side != person => Seat::Machine(level),
            _ => Seat::Person,
        })
    }
}
