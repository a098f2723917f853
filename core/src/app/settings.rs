use serde::{Deserialize, Serialize};

use crate::energy;
use crate::notation::Notation;
use crate::scene::Style;
use crate::words::Language;

/// What a person has set for all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The language; `None`: the system's.
    pub language: Option<Language>,
    /// Light, dark or as the system.
    pub theme: Theme,
    /// What is drawn on the pieces.
    pub pieces: Style,
    /// Whether moves sound.
    pub sounds: bool,
    /// Whether moves are felt.
    pub haptics: bool,
    /// How a piece is moved.
    pub input: Moving,
    /// Whether a move is confirmed before it is made.
    pub confirm: bool,
    /// Whether the targets of a picked-up piece are shown.
    pub targets: bool,
    /// Whether files and ranks are written at the board's edges.
    pub coordinates: bool,
    /// The notation of the move list; `None`: the rule set's and the language's.
    pub notation: Option<Notation>,
    /// Between two people: whether the far side's pieces are turned to their player.
    pub far_turned: bool,
    /// Between two people: whether the board is turned round after each move.
    pub flip_after: bool,
    /// Whether the rail stands on the left.
    pub left_handed: bool,
    /// How energy images look.
    pub energy: energy::Settings,
}

/// Light, dark or as the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system.
    #[default]
    System,
    /// Rice paper.
    Light,
    /// Night ink.
    Dark,
}

/// How a piece is moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moving {
    /// A tap on the piece, a tap on the target.
    Tap,
    /// By dragging it.
    Drag,
    /// Either.
    #[default]
    Both,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            pieces: Style::default(),
            sounds: true,
            haptics: true,
            input: Moving::default(),
            confirm: false,
            targets: true,
            coordinates: false,
            notation: None,
            far_turned: false,
            flip_after: false,
            left_handed: false,
            energy: energy::Settings::default(),
        }
    }
}
