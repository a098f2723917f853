#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::{BadLog, Cause, Game, Logged, Setup};
use crate::board::Side;
use crate::line::Reason;

/// What the files call themselves.
const FORMAT: &str = "san-cai-record";

/// The version of the form that is written; all before it are read.
const VERSION: u32 = 1;

/// Acts a record may have: far more than any game, and still replayed in a moment.
pub const MAX_ACTS: usize = 20_000;

/// A game as it is stored and passed on; its form is described in `docs/record.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Record {
    format: Format,
    version: u32,
    /// 32 hexadecimal digits that no other record has.
    pub key: String,
    /// As a person gave it; else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The rule set's tag, with the version that judged the game: `asian-1`.
    pub rules: String,
    /// When it began, in milliseconds since 1970.
    #[serde(default)]
    pub started: u64,
    /// What it was begun with.
    pub setup: Setup,
    /// All that was done.
    pub acts: Vec<Logged>,
    /// How it ended; `None` while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Ending>,
}

/// Marks the files as ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Format {
    #[serde(rename = "san-cai-record")]
    SanCai,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ending {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why: [`Cause::name`].
    pub reason: String,
}

/// A record of a text with its game, or what is wrong with it.
pub type Read = Result<(Record, Game), BadRecord>;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRecord {
    /// It is no JSON at all, from this line on.
    NoJson {
        /// Counted from 1.
        line: usize,
    },
    /// It is JSON, but no record of ours.
    NotOurs,
    /// A newer version of the app wrote it.
    Newer,
    /// No rule set of this app has this tag.
    Rules(String),
    /// A part of it is missing or wrong, as the reader says.
    Part(String),
    /// It has too many acts: more than [`MAX_ACTS`].
    Long,
    /// Its acts do not make a game.
    Log(BadLog),
    /// It tells another result than its acts lead to.
    Result,
}

impl Record {
    /// The record of a game as it stands.
    pub fn of(game: &Game, key: &str, name: &str, started: u64) -> Self {
        Self {
            format: Format::SanCai,
            version: VERSION,
            key: key.to_owned(),
            name: name.to_owned(),
            rules: game.setup().rules.tag(),
            started,
            setup: game.setup().clone(),
            acts: game.log().to_vec(),
            result: Ending::of(game),
        }
    }

    /// The game it tells.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn game(&self) -> Result<Game, BadRecord> {
        if self.rules != self.setup.rules.tag() {
            return Err(BadRecord::Rules(self.rules.clone()));
        }
        let seats = self.setup.seats;
        if !seats.red.exists() || !seats.black.exists() {
            return Err(BadRecord::Part("seats".to_owned()));
        }
        if self.acts.len() > MAX_ACTS {
            return Err(BadRecord::Long);
        }
        let game = Game::replay(self.setup.clone(), &self.acts).map_err(BadRecord::Log)?;
        if self.result.is_some() && self.result != Ending::of(&game) {
            return Err(BadRecord::Result);
        }
        Ok(game)
    }

    /// The JSON text of one record.
    pub fn json(&self) -> String {
        // Fails for maps with keys that are no text, which a record has none of.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The JSON text of all but acts and result, which the store keeps apart.
    pub fn head(&self) -> String {
        let head = Self {
            acts: Vec::new(),
            result: None,
            ..self.clone()
        };
        head.json()
    }

    /// The record of a head and the JSON texts of its acts, its game, and how many acts are left out, from the first on
    /// that can't be read or is not possible.
    ///
    /// # Errors
    /// What is wrong with the head.
    pub fn stored(head: &str, acts: &[String]) -> Result<(Self, Game, usize), BadRecord> {
        let head = serde_json::from_str(head).map_err(|_| BadRecord::NotOurs)?;
        let (mut record, mut game) = Self::from_value(head)?;
        for act in acts {
            let logged = serde_json::from_str::<Logged>(act).ok();
            let done = logged.and_then(|it| game.act(it.act, it.by, it.at).ok());
            if done.is_none() {
                break;
            }
        }
        record.acts = game.log().to_vec();
        record.result = Ending::of(&game);
        let lost = acts.len().saturating_sub(record.acts.len());
        Ok((record, game, lost))
    }

    /// Reads a text with one record or a list of them: each with its game, or what is wrong with it.
    ///
    /// # Errors
    /// Why the text as a whole is nothing of ours.
    pub fn read(text: &str) -> Result<Vec<Read>, BadRecord> {
        let value: serde_json::Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|error| BadRecord::NoJson { line: error.line() })?;
        let records = match value {
            serde_json::Value::Array(records) => records,
            one => vec![one],
        };
        if records.is_empty() || !records.iter().any(is_ours) {
            return Err(BadRecord::NotOurs);
        }
        Ok(records.into_iter().map(Self::from_value).collect())
    }

    fn from_value(value: serde_json::Value) -> Read {
        if !is_ours(&value) {
            return Err(BadRecord::NotOurs);
        }
        match value["version"].as_u64() {
            Some(version) if version > u64::from(VERSION) => return Err(BadRecord::Newer),
            Some(1..) => {}
            _ => return Err(BadRecord::Part("version".to_owned())),
        }
        let record: Self =
            serde_json::from_value(value).map_err(|error| BadRecord::Part(error.to_string()))?;
        if record.key.len() != 32 || !record.key.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(BadRecord::Part("key".to_owned()));
        }
        let game = record.game()?;
        Ok((record, game))
    }
}

fn is_ours(value: &serde_json::Value) -> bool {
    value["format"] == FORMAT
}

impl Ending {
    /// How a game ended, if it has.
    pub fn of(game: &Game) -> Option<Self> {
        let outcome = game.outcome()?;
        Some(Self {
            winner: outcome.winner,
            reason: outcome.cause.name().to_owned(),
        })
    }
}

impl Cause {
    /// The name in records; a caption `games-by-NAME` belongs to each.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Agreed => "agreed",
            Self::Flag => "flag",
            Self::Board(reason) => match reason {
                Reason::Checkmate => "checkmate",
                Reason::Stalemate => "stalemate",
                Reason::Infiltration | Reason::InfiltrationOnDi => "infiltration",
                Reason::Repetition(_) | Reason::RepetitionDraw(_) => "conduct",
                Reason::ThirdOccurrence | Reason::DiRepetition => "repetition",
                Reason::QuietDraw { .. } | Reason::DiQuiet { .. } => "quiet",
                Reason::DeadDraw => "dead",
                Reason::DiBothPassed => "passed",
                Reason::DiNothing => "nothing",
            },
        }
    }

    /// All the names, once each.
    pub const NAMES: [&'static str; 12] = [
        "checkmate",
        "stalemate",
        "infiltration",
        "conduct",
        "repetition",
        "quiet",
        "dead",
        "passed",
        "nothing",
        "resigned",
        "agreed",
        "flag",
    ];
}
