use super::{Field, NewGame, Timing};
use crate::ai::Level;
use crate::board::Side;
use crate::game::Odds;
use crate::ruleset::{Cannon, RULE_SETS};
use crate::words::{Arg, Words};

/// A choice among several, by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// A sentence about it; may be empty.
    pub sentence: String,
}

/// Something on the sheet that a tap chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Its caption.
    pub caption: String,
    /// A sentence about it; may be empty.
    pub sentence: String,
    /// Whether it is chosen.
    pub on: bool,
    /// What is chosen after a tap.
    pub to: NewGame,
}

/// A number that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// Which.
    pub field: Field,
    /// Its caption.
    pub caption: String,
    /// What stands there.
    pub value: u32,
}

/// The captions and choices of the New game sheet, with a choice made so far.
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
    /// No clocks, an increment, byoyomi.
    pub timings: Vec<Pick>,
    /// Clocks of the chosen kind; empty without one.
    pub presets: Vec<Pick>,
    /// The numbers of the chosen kind, to be chosen freely.
    pub numbers: Vec<Number>,
    /// Who begins; empty where the rules say it.
    pub beginners: Vec<Pick>,
    /// Touch-move, formal match, handicap, the modern cannon: each by itself on or off.
    pub options: Vec<Pick>,
    /// Which pieces a handicap leaves out; empty without one.
    pub odds: Vec<Pick>,
    /// Which side starts without them; empty without a handicap.
    pub odds_sides: Vec<Pick>,
    /// What is wrong with the choice, in a sentence; may be empty.
    pub fault: String,
    /// What is chosen.
    pub last: NewGame,
}

/// Minutes and increments, minutes and periods that are offered.
const INCREMENTS: [[u32; 2]; 4] = [[5, 3], [10, 5], [15, 10], [30, 20]];
const BYOYOMIS: [[u32; 3]; 4] = [[5, 20, 3], [10, 30, 3], [20, 30, 5], [60, 60, 5]];

impl Form {
    pub(in super::super) fn new(words: Words, chosen: &NewGame) -> Self {
        let maker = Maker { words, chosen };
        Self {
            rules: maker.rules(),
            opponents: vec![
                maker.plain("here", "opponent-here"),
                maker.plain("machine", "opponent-machine"),
            ],
            levels: maker.levels(),
            colours: vec![
                maker.side("red", Side::Red),
                maker.side("black", Side::Black),
                maker.plain("either", "colour-either"),
            ],
            timings: maker.timings(),
            presets: maker.presets(),
            numbers: maker.numbers(),
            beginners: maker.beginners(),
            options: maker.options(),
            odds: maker.odds(),
            odds_sides: maker.odds_sides(),
            fault: chosen.fault(words).unwrap_or_default(),
            last: chosen.clone(),
        }
    }
}

struct Maker<'a> {
    words: Words,
    chosen: &'a NewGame,
}

impl Maker<'_> {
    fn plain(&self, id: &str, key: &str) -> Choice {
        named(id, self.words.text(key), String::new())
    }

    fn side(&self, id: &str, side: Side) -> Choice {
        named(id, self.words.side(side), String::new())
    }

    fn rules(&self) -> Vec<Choice> {
        let choice = |name: &str| {
            let key = format!("new-game-rules-{name}");
            let sentence = self.words.text(&format!("{key}-sentence"));
            named(name, self.words.text(&key), sentence)
        };
        RULE_SETS.iter().map(|rules| choice(rules.name)).collect()
    }

    fn levels(&self) -> Vec<Choice> {
        let choice = |n: u8| {
            let args = [("n", Arg::Number(n.into()))];
            named(
                &n.to_string(),
                self.words.format("level", &args),
                String::new(),
            )
        };
        (1..=Level::COUNT).map(choice).collect()
    }

    /// A pick that leads to a changed choice, and is on if that is the choice already.
    fn pick(&self, caption: String, change: impl FnOnce(&mut NewGame)) -> Pick {
        let mut to = self.chosen.clone();
        change(&mut to);
        Pick {
            caption,
            sentence: String::new(),
            on: to == *self.chosen,
            to,
        }
    }

    fn timings(&self) -> Vec<Pick> {
        let timing = |timing, caption| self.pick(caption, |choice| choice.timing = timing);
        let NewGame {
            minutes, increment, ..
        } = *self.chosen;
        vec![
            timing(Timing::None, self.words.text("clock-none")),
            timing(Timing::Increment, self.increment(minutes, increment)),
            timing(Timing::Byoyomi, self.words.text("clock-byoyomi")),
        ]
    }

    fn increment(&self, minutes: u32, seconds: u32) -> String {
        let args = [
            ("minutes", Arg::Number(minutes.into())),
            ("seconds", Arg::Number(seconds.into())),
        ];
        self.words.format("clock-increment", &args)
    }

    fn presets(&self) -> Vec<Pick> {
        let increment = |[minutes, seconds]: [u32; 2]| {
            self.pick(self.increment(minutes, seconds), |choice| {
                (choice.minutes, choice.increment) = (minutes, seconds);
            })
        };
        let byoyomi = |[minutes, seconds, periods]: [u32; 3]| {
            let args = [
                ("minutes", Arg::Number(minutes.into())),
                ("seconds", Arg::Number(seconds.into())),
                ("periods", Arg::Number(periods.into())),
            ];
            let caption = self.words.format("clock-byoyomi-of", &args);
            self.pick(caption, |choice| {
                (choice.minutes, choice.period, choice.periods) = (minutes, seconds, periods);
            })
        };
        match self.chosen.timing {
            Timing::None => Vec::new(),
            Timing::Increment => INCREMENTS.map(increment).into(),
            Timing::Byoyomi => BYOYOMIS.map(byoyomi).into(),
        }
    }

    fn numbers(&self) -> Vec<Number> {
        let number = |&field: &Field| Number {
            field,
            caption: self.words.text(&format!("number-{}", field.name())),
            value: self.chosen.number(field),
        };
        self.chosen.timing.fields().iter().map(number).collect()
    }

    fn beginners(&self) -> Vec<Pick> {
        let rules = self.chosen.rule_set();
        if !rules.is_some_and(|rules| rules.beginner_choosable) {
            return Vec::new();
        }
        let side = |side| self.pick(self.words.side(side), |choice| choice.begins = Some(side));
        let lot = self.pick(self.words.text("begins-lot"), |choice| choice.begins = None);
        vec![side(Side::Red), side(Side::Black), lot]
    }

    fn options(&self) -> Vec<Pick> {
        let NewGame {
            touch_move,
            odds,
            modern_cannon,
            ..
        } = *self.chosen;
        let rules = self.chosen.rule_set();
        let formal = rules.is_some_and(|rules| self.chosen.is_formal(rules));
        let option = |key: &str, on, change: &dyn Fn(&mut NewGame)| Pick {
            sentence: self.words.text(&format!("{key}-sentence")),
            on,
            ..self.pick(self.words.text(key), change)
        };
        let mut options = vec![
            option("option-touch-move", touch_move, &|choice| {
                choice.touch_move = !touch_move;
            }),
            option("option-formal", formal, &|choice| {
                choice.formal = Some(!formal);
            }),
            option("option-handicap", odds.is_some(), &|choice| {
                choice.odds = odds.is_none().then_some(Odds::Horse);
            }),
        ];
        if rules.is_some_and(|rules| rules.cannon == Cannon::Jumping) {
            options.push(option("option-modern-cannon", modern_cannon, &|choice| {
                choice.modern_cannon = !modern_cannon;
            }));
        }
        options
    }

    fn odds(&self) -> Vec<Pick> {
        let pick = |odds: Odds| Pick {
            sentence: self.odds_sentence(odds),
            ..self.pick(
                self.words.text(&format!("odds-{}", odds.name())),
                |choice| {
                    choice.odds = Some(odds);
                },
            )
        };
        self.of_odds(Odds::ALL.map(pick).into())
    }

    fn odds_sentence(&self, odds: Odds) -> String {
        match odds {
            Odds::Nine => self.words.text("odds-nine-sentence"),
            _ => String::new(),
        }
    }

    fn odds_sides(&self) -> Vec<Pick> {
        let pick = |side| self.pick(self.words.side(side), |choice| choice.odds_side = side);
        self.of_odds(Side::ALL.map(pick).into())
    }

    fn of_odds(&self, picks: Vec<Pick>) -> Vec<Pick> {
        if self.chosen.odds.is_some() {
            picks
        } else {
            Vec::new()
        }
    }
}

fn named(id: &str, caption: String, sentence: String) -> Choice {
    Choice {
        id: id.to_owned(),
        caption,
        sentence,
    }
}
