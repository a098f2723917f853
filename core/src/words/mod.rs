//! The message catalogue: the only place that makes sentences. Everything above it gives reasons as data.
//!
//! Captions go by key, `words.text("game-undo")`; sentences with values by `words.format` or by a typed function. Keys are
//! grouped as the head of `data/words/en.ftl` says. A missing key falls back to English and never panics; the tests
//! see to it that none is missing.
mod arg;
mod catalogue;
mod faults;
mod language;
mod nouns;
#[cfg(test)]
mod tests;

pub use arg::Arg;
pub use language::Language;

use catalogue::{Args, Catalogue};

/// A language's words; as small as its name, so it is passed by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// Whose words they are.
    pub const fn language(self) -> Language {
        self.language
    }

    /// A text without values.
    pub fn text(self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A text with values. A key no catalogue has comes back between angle brackets, a value not given as `{$name}`.
    pub fn format(self, key: &str, args: &Args) -> String {
        Catalogue::of(self.language)
            .format(key, args)
            .or_else(|| Catalogue::of(Language::En).format(key, args))
            .unwrap_or_else(|| format!("⟨{key}⟩"))
    }
}
