//! A game's energy image, open beside it: which of its moves are shown, how, and what is said about them.
mod export;
mod inks;
#[cfg(test)]
mod tests;
mod view;

pub use export::{Export, Format};
pub use inks::{TONES, inks, shapes};
pub use view::{Entry, PaintingView, PresetView, SliderView, ToggleView};

use super::{App, Session};
use crate::energy::{Image, Preset, Settings, Slider, Toggle, Trace};
use crate::game::Game;
use crate::ruleset::Repetition;
use crate::words::Words;

/// The energy image of a game.
#[derive(Clone, Debug)]
pub struct Painting {
    words: Words,
    settings: Settings,
    trace: Trace,
    /// Whether the game is played on more than one plane.
    planes: bool,
    ply: usize,
    playing: bool,
    revision: u64,
}

impl App {
    /// The energy image of a session's game, as it was last set.
    pub fn painting(&self, session: &Session) -> Painting {
        Painting::new(session.game(), self.words(), self.settings().energy)
    }

    /// Keeps what was set there for the next time.
    pub fn keep_energy(&self, painting: &Painting) {
        let energy = painting.settings.clone();
        let settings = super::Settings {
            energy,
            ..self.settings()
        };
        // What can't be stored holds until the app ends.
        let _ = self.library.set_settings(&settings);
    }
}

impl Painting {
    /// The image of a game, all of its moves shown.
    pub fn new(game: &Game, words: Words, settings: Settings) -> Self {
        let trace = Trace::of(game);
        Self {
            words,
            settings,
            ply: trace.plies(),
            trace,
            planes: game.setup().rules.repetition == Repetition::Descends,
            playing: false,
            revision: 1,
        }
    }

    /// Takes over the game as it stands now. Who looks at the latest move goes along with it.
    pub fn follow(&mut self, game: &Game) {
        let trace = Trace::of(game);
        if trace == self.trace {
            return;
        }
        let along = self.ply == self.trace.plies();
        self.trace = trace;
        self.seek_to(if along { self.trace.plies() } else { self.ply });
    }

    /// Speaks another language from now on.
    pub fn set_words(&mut self, words: Words) {
        self.words = words;
    }

    /// What is set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many moves are shown.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The list of marks of the moves shown.
    pub fn image(&self) -> Image {
        Image::new(&self.trace, self.ply, &self.settings)
    }

    /// Turns a switch.
    pub fn turn(&mut self, toggle: Toggle, on: bool) {
        self.settings.set_on(toggle, on);
        self.revision += 1;
    }

    /// Sets a slider, within its range.
    pub fn slide(&mut self, slider: Slider, value: u8) {
        self.settings.set_value(slider, value);
        self.revision += 1;
    }

    /// Takes over a preset.
    pub fn choose(&mut self, preset: Preset) {
        self.settings = preset.settings(&self.settings);
        self.revision += 1;
    }

    /// Shows the first `ply` moves, and stands still.
    pub fn seek(&mut self, ply: usize) {
        self.playing = false;
        self.seek_to(ply);
    }

    fn seek_to(&mut self, ply: usize) {
        self.ply = ply.min(self.trace.plies());
        self.revision += 1;
    }

    /// Plays from the move shown, from the first where it is the last; or pauses.
    pub fn play(&mut self) {
        self.playing = !self.playing && self.trace.plies() > 0;
        if self.playing && self.ply == self.trace.plies() {
            self.seek_to(0);
        }
    }

    /// While it plays: goes on by one move, and stops at the last. To be called every [`PaintingView::step_ms`].
    pub fn step(&mut self) {
        if self.playing {
            self.seek_to(self.ply + 1);
            self.playing = self.ply < self.trace.plies();
        }
    }
}
