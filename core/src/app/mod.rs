//! The two doors for the shells: [`App`] (home, new games, language) and [`Session`] (one game on one screen).
mod energy;
mod hand;
mod keys;
mod learn;
mod lesson;
mod new_game;
mod paint;
mod session;
mod settings;
mod show;
mod speech;
mod think;
mod thumbnail;
mod touch;
mod view;
mod watch;
#[cfg(test)]
mod watch_tests;
mod why;

pub use energy::{
    Entry, Export, Format, Painting, PaintingView, PresetView, SliderView, ToggleView, inks, shapes,
};
pub use new_game::{Choice, Form, NewGame, Opponent};
pub use session::Session;
pub use settings::{Moving, Settings, Theme};
pub use think::Job;
pub use thumbnail::{Small, Thumbnail};
pub use view::{
    Act, Banner, BannerKind, Button, ChapterView, ClockView, Command, Cue, EndCard, Gesture, Key,
    LearnView, LessonCard, LessonView, MoveText, PauseCard, Question, SealView, SpokenPoint, Strip,
    Thought, Tone, View, Wants, WhyView,
};

use crate::scene::Window;
use crate::words::{Language, Words};

/// The app: what is chosen for all games.
#[derive(Clone, Debug)]
pub struct App {
    words: Words,
    last: NewGame,
    settings: Settings,
    kept: lesson::Kept,
}

impl App {
    /// An app that speaks the language of a BCP-47 tag, English where it has none.
    pub fn new(tag: &str) -> Self {
        Self {
            words: Words::new(Language::from_tag(tag)),
            last: NewGame::default(),
            settings: Settings::default(),
            kept: lesson::Kept::default(),
        }
    }

    /// Its words.
    pub const fn words(&self) -> Words {
        self.words
    }

    /// What is set for all games.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, tag: &str) {
        self.words = Words::new(Language::from_tag(tag));
    }

    /// The captions and choices of the New game sheet.
    pub fn form(&self) -> Form {
        Form::new(self.words, &self.last)
    }

    /// Begins a game and remembers the choice. `seed`, another one for each game, draws the lot and makes the machine's
    /// games differ.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the choice.
    pub fn start(&mut self, choice: &NewGame, seed: u64) -> Result<Session, String> {
        let game = choice.game(self.words, seed)?;
        self.last = choice.clone();
        self.last.position = String::new();
        Ok(Session::new(
            game,
            self.words,
            self.settings.clone(),
            Window::default(),
            seed,
        ))
    }
}
