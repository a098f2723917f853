//! The two doors for the shells: [`App`] (home, new games, language) and [`Session`] (one game on one screen).
mod about;
mod acts;
mod advice;
mod cards;
mod commands;
mod energy;
mod games;
#[cfg(test)]
mod games_tests;
mod hand;
mod keeper;
mod keys;
mod learn;
mod lesson;
mod library;
mod new_game;
mod paint;
mod refused;
mod review;
mod rules;
mod session;
mod settings;
mod settings_form;
mod show;
mod sound;
mod speech;
mod think;
mod thumbnail;
mod touch;
mod touch_move;
mod view;
mod watch;
#[cfg(test)]
mod watch_tests;
mod why;

pub use about::{About, Part, Shell};
pub use energy::{
    Entry, Export, Format, Painting, PaintingView, PresetView, SliderView, TONES, ToggleView, inks,
    shapes,
};
pub use games::GameCard;
pub use new_game::{Choice, Field, Form, NewGame, Number, Opponent, Pick, Timing};
pub use rules::{RulesDiagram, RulesFound, RulesItem, RulesPage, RulesSection};
pub use session::Session;
pub use settings::{Moving, Settings, Theme};
pub use settings_form::{OFF, ON, SettingsGroup, SettingsRow};
pub use think::Job;
pub use thumbnail::{Small, Thumbnail};
pub use view::{
    Act, Banner, BannerKind, Button, ChapterView, ClockView, Command, Confirm, Cue, EndCard,
    Gesture, Key, LearnView, LessonCard, LessonView, MoveText, PauseCard, PlacingCard, Question,
    SealView, SpokenPoint, Strip, Thought, Tone, View, Wants, WhyView,
};

use std::path::Path;
use std::sync::Arc;

use keeper::{Keeper, Screen};
use library::Library;

use crate::scene::Window;
use crate::words::{Language, Words};

/// The app: its library and what is set for all games.
pub struct App {
    library: Arc<Library>,
    /// The system's language.
    system: Language,
}

impl App {
    /// An app that keeps nothing once it ends. It speaks the language of a BCP-47 tag, English where it has none.
    pub fn new(tag: &str) -> Self {
        Self::of(tag, Library::memory())
    }

    /// An app that keeps its games and settings in a folder; `now` in monotonic milliseconds, `wall` in milliseconds since
    /// 1970. [`App::notices`] tells what is wrong with the folder.
    pub fn open(tag: &str, folder: &Path, now: u64, wall: u64) -> Self {
        Self::of(tag, Library::open(folder, now, wall))
    }

    fn of(tag: &str, library: Library) -> Self {
        Self {
            library: Arc::new(library),
            system: Language::from_tag(tag),
        }
    }

    /// Its words: in the language that is set, or the system's.
    pub fn words(&self) -> Words {
        Words::new(self.settings().language.unwrap_or(self.system))
    }

    /// The system speaks another language from now on.
    pub fn set_language(&mut self, tag: &str) {
        self.system = Language::from_tag(tag);
    }

    /// What is set.
    pub fn settings(&self) -> Settings {
        self.library.settings()
    }

    /// What can be set, and how it is set.
    pub fn settings_form(&self) -> Vec<SettingsGroup> {
        settings_form::groups(&self.settings(), self.words())
    }

    /// Sets something. It holds at once, and for good if it could be stored.
    ///
    /// # Errors
    /// A sentence: there is no such setting or value, or it could not be stored.
    pub fn set(&self, key: &str, value: &str) -> Result<(), String> {
        let words = self.words();
        let set = self.settings().with(key, value);
        let set = set.ok_or_else(|| words.text("settings-unknown"))?;
        let stored = self.library.set_settings(&set);
        stored.map_err(|why| library::trouble(words, &why))
    }

    /// Gives back what can be made again, when the system is short of memory. The machine has nothing to give: its table,
    /// at most [`ai::MOST_MEMORY`](crate::ai::MOST_MEMORY) bytes, is there only while it thinks.
    pub fn free_memory(&self) {
        self.library.store.free_memory();
    }

    /// The New game sheet as it opens: with the last choice.
    pub fn form(&self) -> Form {
        self.form_of(&self.library.choice())
    }

    /// The New game sheet with this choice made so far.
    pub fn form_of(&self, chosen: &NewGame) -> Form {
        Form::new(self.words(), chosen)
    }

    /// Begins a game and remembers the choice. `seed`, another one for each game, draws the lot and makes the machine's
    /// games differ; `now` is in monotonic milliseconds.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the choice.
    pub fn start(&mut self, choice: &NewGame, seed: u64, now: u64) -> Result<Session, String> {
        let words = self.words();
        let game = choice.game(words, seed)?;
        let last = NewGame {
            position: String::new(),
            ..choice.clone()
        };
        // A choice that can't be remembered is no reason not to play.
        let _ = self.library.set_choice(&last);
        let keeper = Keeper::new(Arc::clone(&self.library), words, &game, seed, now);
        let settings = self.library.settings();
        let session = Session::new(game, words, settings, Window::default(), seed);
        let session = session.kept(keeper, Screen::default(), now);
        if let Some(id) = session.record() {
            let _ = self.library.store.drop_unplayed(id);
        }
        Ok(session)
    }
}
