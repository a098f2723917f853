//! What the About screen shows.
use sancai::app;

use crate::{App, open};

/// Which app asks: they carry different parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Shell {
    /// The apps for Android and for a computer.
    Kotlin,
    /// The app for Apple's phones and tablets.
    Swift,
}

/// The About screen.
#[derive(Clone, Debug, uniffi::Record)]
pub struct About {
    /// Its heading.
    pub title: String,
    /// "Version 0.1.0".
    pub version: String,
    /// What the app and its games are, a paragraph each.
    pub lines: Vec<String>,
    /// The heading of the parts.
    pub licences: String,
    /// Everything the app carries, itself first.
    pub parts: Vec<Part>,
}

/// Something the app carries.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence's short name.
    pub licence: String,
    /// The licence, in lines.
    pub text: String,
}

#[uniffi::export]
impl App {
    /// What the About screen of a shell shows.
    pub fn about(&self, shell: Shell) -> About {
        open(&self.app).about(shell.into()).into()
    }
}

impl From<Shell> for app::Shell {
    fn from(shell: Shell) -> Self {
        match shell {
            Shell::Kotlin => Self::Kotlin,
            Shell::Swift => Self::Swift,
        }
    }
}

impl From<app::About> for About {
    fn from(about: app::About) -> Self {
        Self {
            title: about.title,
            version: about.version,
            lines: about.lines,
            licences: about.licences,
            parts: about.parts.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<app::Part> for Part {
    fn from(part: app::Part) -> Self {
        Self {
            name: part.name.to_owned(),
            version: part.version.to_owned(),
            licence: part.licence.to_owned(),
            text: part.text.to_owned(),
        }
    }
}
