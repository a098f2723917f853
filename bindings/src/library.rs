//! Stored games and settings as the shells see them.
use std::path::Path;
use std::sync::{Arc, Mutex};

use sancai::app;
use sancai::store::Filter;
use sancai::words::Arg;

use crate::{App, Choice, Refusal, Session, open, refused};

/// A stored game.
#[derive(Clone, Debug, uniffi::Record)]
pub struct GameCard {
    /// Its number.
    pub id: i64,
    /// Its name, or who plays whom.
    pub title: String,
    /// How it ended, or where it stands.
    pub detail: String,
    /// The rule set's caption.
    pub rules: String,
    /// The rule set's name, for `thumbnail`.
    pub rules_name: String,
    /// The position's text, for `thumbnail`.
    pub position: String,
    /// Whether Black sits at the near edge.
    pub flipped: bool,
    /// Whether it is over.
    pub over: bool,
    /// When something was last done, in milliseconds since 1970.
    pub changed: u64,
}

/// Which stored games a list shows.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameFilter {
    /// A part of the name or of a player's name.
    pub text: String,
    /// A rule set's name; empty: any.
    pub rules: String,
    /// A result's id; empty: any.
    pub result: String,
}

/// What the games can be filtered by.
#[derive(Clone, Debug, uniffi::Record)]
pub struct GameFilters {
    /// The rule sets.
    pub rules: Vec<Choice>,
    /// The results.
    pub results: Vec<Choice>,
}

/// A group of settings.
#[derive(Clone, Debug, uniffi::Record)]
pub struct SettingsGroup {
    /// Its heading.
    pub title: String,
    /// What can be set.
    pub rows: Vec<SettingsRow>,
}

/// Something that can be set.
#[derive(Clone, Debug, uniffi::Record)]
pub struct SettingsRow {
    /// Its name for `set`.
    pub key: String,
    /// Its caption.
    pub caption: String,
    /// What can be chosen; empty for a switch.
    pub choices: Vec<Choice>,
    /// What is set: a choice's id; of a switch `on` or `off`.
    pub value: String,
}

#[uniffi::export]
impl App {
    /// An app whose games and settings lie in a folder of this device. `now` is monotonic, `wall` the wall clock, both in
    /// milliseconds (since 1970). Never fails: [`App::notices`] tells what is wrong with the folder.
    #[uniffi::constructor]
    pub fn open(language: String, folder: String, now: u64, wall: u64) -> Arc<Self> {
        let app = app::App::open(&language, Path::new(&folder), now, wall);
        Arc::new(Self {
            app: Mutex::new(app),
        })
    }

    /// What a person must be told about the stored games, a sentence each; each is told once.
    pub fn notices(&self) -> Vec<String> {
        open(&self.app).notices()
    }

    /// The stored games of a filter, the latest changed first: `count` from the `from`th on.
    ///
    /// # Errors
    /// Why they can't be read.
    pub fn games(
        &self,
        filter: GameFilter,
        from: u32,
        count: u32,
    ) -> Result<Vec<GameCard>, Refusal> {
        let cards = open(&self.app).games(&filter.into(), from, count);
        let cards = cards.map_err(refused)?;
        Ok(cards.into_iter().map(Into::into).collect())
    }

    /// How many stored games a filter lets through.
    pub fn game_count(&self, filter: GameFilter) -> u32 {
        open(&self.app).game_count(&filter.into())
    }

    /// What the games can be filtered by.
    pub fn game_filters(&self) -> GameFilters {
        let (rules, results) = open(&self.app).game_filters();
        let choices = |list: Vec<app::Choice>| list.into_iter().map(Into::into).collect();
        GameFilters {
            rules: choices(rules),
            results: choices(results),
        }
    }

    /// The games that can be gone on with, the latest first.
    pub fn unfinished(&self, count: u32) -> Vec<GameCard> {
        let cards = open(&self.app).unfinished(count);
        cards.into_iter().map(Into::into).collect()
    }

    /// Opens a stored game as it was left.
    ///
    /// # Errors
    /// Why not.
    pub fn resume(&self, id: i64, seed: u64, now: u64) -> Result<Arc<Session>, Refusal> {
        let session = open(&self.app).resume(id, seed, now).map_err(refused)?;
        Ok(Session::of(session))
    }

    /// Gives a stored game a name; an empty one takes it away.
    ///
    /// # Errors
    /// Why not.
    pub fn rename(&self, id: i64, name: String) -> Result<(), Refusal> {
        open(&self.app).rename(id, &name).map_err(refused)
    }

    /// Deletes a stored game until `restore`, or for good when the app is next opened; what was done, in a sentence.
    ///
    /// # Errors
    /// Why not.
    pub fn delete(&self, id: i64, now: u64) -> Result<String, Refusal> {
        open(&self.app).delete(id, now).map_err(refused)
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// Why not.
    pub fn restore(&self, id: i64) -> Result<(), Refusal> {
        open(&self.app).restore(id).map_err(refused)
    }

    /// A stored game as JSON.
    ///
    /// # Errors
    /// Why not.
    pub fn export_game(&self, id: i64) -> Result<String, Refusal> {
        open(&self.app).export(id).map_err(refused)
    }

    /// Every stored game of a filter as one JSON list.
    pub fn export_games(&self, filter: GameFilter) -> String {
        open(&self.app).export_all(&filter.into())
    }

    /// Adds the games of a JSON text; what was done, in sentences.
    ///
    /// # Errors
    /// Why nothing of it can be read.
    pub fn import_games(&self, text: String, now: u64) -> Result<String, Refusal> {
        open(&self.app).import(&text, now).map_err(refused)
    }

    /// The language that is spoken, as a BCP 47 tag.
    pub fn language(&self) -> String {
        open(&self.app).words().language().tag().to_owned()
    }

    /// A caption with a name in it.
    pub fn named(&self, key: String, name: String) -> String {
        let words = open(&self.app).words();
        words.format(&key, &[("name", Arg::Quoted(&name))])
    }

    /// A caption with a number in it.
    pub fn counted(&self, key: String, n: i64) -> String {
        let words = open(&self.app).words();
        words.format(&key, &[("n", Arg::Number(n))])
    }

    /// The settings as groups of rows.
    pub fn settings(&self) -> Vec<SettingsGroup> {
        let groups = open(&self.app).settings_form();
        groups.into_iter().map(Into::into).collect()
    }

    /// Sets something, at once and for good.
    ///
    /// # Errors
    /// That it could not be stored; it holds until the app ends.
    pub fn set(&self, key: String, value: String) -> Result<(), Refusal> {
        open(&self.app).set(&key, &value).map_err(refused)
    }

    /// The theme that is set: dark, light, or `None` for the system's.
    pub fn dark(&self) -> Option<bool> {
        match open(&self.app).settings().theme {
            app::Theme::System => None,
            app::Theme::Light => Some(false),
            app::Theme::Dark => Some(true),
        }
    }
}

#[uniffi::export]
impl Session {
    /// The number of this game's record; `None` if it is not stored.
    pub fn record(&self) -> Option<i64> {
        open(&self.session).record()
    }
}

impl From<GameFilter> for Filter {
    fn from(filter: GameFilter) -> Self {
        Self {
            text: filter.text,
            rules: filter.rules,
            result: filter.result,
        }
    }
}

impl From<app::GameCard> for GameCard {
    fn from(card: app::GameCard) -> Self {
        Self {
            id: card.id,
            title: card.title,
            detail: card.detail,
            rules: card.rules,
            rules_name: card.rules_name,
            position: card.position,
            flipped: card.flipped,
            over: card.over,
            changed: card.changed,
        }
    }
}

impl From<app::SettingsGroup> for SettingsGroup {
    fn from(group: app::SettingsGroup) -> Self {
        Self {
            title: group.title,
            rows: group.rows.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<app::SettingsRow> for SettingsRow {
    fn from(row: app::SettingsRow) -> Self {
        Self {
            key: row.key,
            caption: row.caption,
            choices: row.choices.into_iter().map(Into::into).collect(),
            value: row.value,
        }
    }
}
