//! The New game sheet: a choice, and what is offered with it.
use sancai::app;
use sancai::board::Side as CoreSide;
use sancai::game::Odds;

/// A choice among several.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Choice {
    /// Its name in `NewGame`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// A sentence about it; may be empty.
    pub sentence: String,
}

/// Something on the sheet that a tap chooses.
#[derive(Clone, Debug, uniffi::Record)]
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
#[derive(Clone, Debug, uniffi::Record)]
pub struct Number {
    /// Its name, for `App.with_number`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// What stands there.
    pub value: u32,
}

/// What the New game sheet offers, with a choice made so far.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Form {
    /// The rule sets.
    pub rules: Vec<Choice>,
    /// A person here (`here`), the machine (`machine`).
    pub opponents: Vec<Choice>,
    /// The machine's levels.
    pub levels: Vec<Choice>,
    /// `red`, `black`, `either`.
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

/// What was chosen for a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NewGame {
    /// A rule set's id.
    pub rules: String,
    /// `here` or `machine`.
    pub opponent: String,
    /// The machine's level, 1 is the weakest.
    pub level: u32,
    /// `red`, `black` or `either`.
    pub colour: String,
    /// A position's text to begin from; empty: the rule set's own start.
    pub position: String,
    /// `none`, `increment` or `byoyomi`.
    #[uniffi(default = "none")]
    pub timing: String,
    /// Minutes for the whole game.
    #[uniffi(default = 15)]
    pub minutes: u32,
    /// Seconds that each move adds.
    #[uniffi(default = 10)]
    pub increment: u32,
    /// Seconds of a period of byoyomi.
    #[uniffi(default = 30)]
    pub period: u32,
    /// How many periods.
    #[uniffi(default = 3)]
    pub periods: u32,
    /// What is touched must move, or be taken.
    #[uniffi(default = false)]
    pub touch_move: bool,
    /// A formal match; none: as the rule set has it.
    #[uniffi(default = None)]
    pub formal: Option<bool>,
    /// Which pieces a side starts without: `horse`, `horses`, `cannon`, `chariot`, `nine`; empty: with all.
    #[uniffi(default = "")]
    pub odds: String,
    /// Which side starts without them: `red` or `black`.
    #[uniffi(default = "red")]
    pub odds_side: String,
    /// Who begins, where the rule set leaves it open: `red`, `black` or `lot`.
    #[uniffi(default = "red")]
    pub begins: String,
    /// The modern cannon in The old book.
    #[uniffi(default = false)]
    pub modern_cannon: bool,
}

impl From<app::Choice> for Choice {
    fn from(choice: app::Choice) -> Self {
        Self {
            id: choice.id,
            caption: choice.caption,
            sentence: choice.sentence,
        }
    }
}

impl From<app::Pick> for Pick {
    fn from(pick: app::Pick) -> Self {
        Self {
            caption: pick.caption,
            sentence: pick.sentence,
            on: pick.on,
            to: pick.to.into(),
        }
    }
}

impl From<app::Number> for Number {
    fn from(number: app::Number) -> Self {
        Self {
            id: number.field.name().to_owned(),
            caption: number.caption,
            value: number.value,
        }
    }
}

impl From<app::Form> for Form {
    fn from(form: app::Form) -> Self {
        Self {
            rules: all(form.rules),
            opponents: all(form.opponents),
            levels: all(form.levels),
            colours: all(form.colours),
            timings: all(form.timings),
            presets: all(form.presets),
            numbers: all(form.numbers),
            beginners: all(form.beginners),
            options: all(form.options),
            odds: all(form.odds),
            odds_sides: all(form.odds_sides),
            fault: form.fault,
            last: form.last.into(),
        }
    }
}

fn all<T: Into<U>, U>(list: Vec<T>) -> Vec<U> {
    list.into_iter().map(Into::into).collect()
}

const HERE: &str = "here";
const MACHINE: &str = "machine";
const NONE: &str = "none";
const INCREMENT: &str = "increment";
const BYOYOMI: &str = "byoyomi";
const EITHER: &str = "either";
const LOT: &str = "lot";

/// A side by its name; any other text is none.
fn side(name: &str) -> Option<CoreSide> {
    CoreSide::ALL.into_iter().find(|side| side.name() == name)
}

/// A side's name, or what stands for none.
fn named(side: Option<CoreSide>, none: &'static str) -> String {
    side.map_or(none, CoreSide::name).to_owned()
}

impl From<app::NewGame> for NewGame {
    fn from(choice: app::NewGame) -> Self {
        let opponent = match choice.opponent {
            app::Opponent::Here => HERE,
            app::Opponent::Machine => MACHINE,
        };
        let timing = match choice.timing {
            app::Timing::None => NONE,
            app::Timing::Increment => INCREMENT,
            app::Timing::Byoyomi => BYOYOMI,
        };
        Self {
            rules: choice.rules,
            opponent: opponent.to_owned(),
            level: choice.level.into(),
            colour: named(choice.colour, EITHER),
            position: choice.position,
            timing: timing.to_owned(),
            minutes: choice.minutes,
            increment: choice.increment,
            period: choice.period,
            periods: choice.periods,
            touch_move: choice.touch_move,
            formal: choice.formal,
            odds: choice.odds.map_or("", Odds::name).to_owned(),
            odds_side: choice.odds_side.name().to_owned(),
            begins: named(choice.begins, LOT),
            modern_cannon: choice.modern_cannon,
        }
    }
}

impl From<NewGame> for app::NewGame {
    fn from(choice: NewGame) -> Self {
        let odds = |name: &str| Odds::ALL.into_iter().find(|odds| odds.name() == name);
        Self {
            rules: choice.rules,
            opponent: if choice.opponent == HERE {
                app::Opponent::Here
            } else {
                app::Opponent::Machine
            },
            level: choice.level.min(u8::MAX.into()) as u8,
            colour: side(&choice.colour),
            position: choice.position,
            timing: match choice.timing.as_str() {
                INCREMENT => app::Timing::Increment,
                BYOYOMI => app::Timing::Byoyomi,
                _ => app::Timing::None,
            },
            minutes: choice.minutes,
            increment: choice.increment,
            period: choice.period,
            periods: choice.periods,
            touch_move: choice.touch_move,
            formal: choice.formal,
            odds: odds(&choice.odds),
            odds_side: side(&choice.odds_side).unwrap_or(CoreSide::Red),
            begins: side(&choice.begins),
            modern_cannon: choice.modern_cannon,
        }
    }
}

/// The choice with another number in a field, as it was typed; without such a field, as it was.
pub(crate) fn with_number(choice: NewGame, id: &str, typed: &str) -> NewGame {
    let field = app::Field::ALL.into_iter().find(|field| field.name() == id);
    match field {
        Some(field) => app::NewGame::from(choice).with_number(field, typed).into(),
        None => choice,
    }
}
