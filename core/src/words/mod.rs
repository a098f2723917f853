//! The message catalogue: the only place that makes sentences. Everything above it gives reasons as data.
//!
//! Captions go by key, `words.text("game-undo")`; sentences with values by `words.format` or by a typed function. Keys are
//! grouped as the head of `data/words/en/app.ftl` says. A missing key falls back to English and never panics; the tests
//! see to it that none is missing.
mod advice;
mod arg;
mod catalogue;
mod endings;
mod energy;
mod faults;
mod language;
mod nouns;
mod obstacles;
mod records;
mod spoken;
mod status;
#[cfg(test)]
mod tests;

pub use arg::Arg;
pub use language::Language;
pub use spoken::{MoveTold, PointTold, SealTold, Use};
pub use status::{Event, Status};

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
            .format(key, None, args)
            .or_else(|| Catalogue::of(Language::En).format(key, None, args))
            .unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// What is told one after the other, each part a sentence with its capital and full stop; empty parts are left out.
    pub fn sentences(self, parts: &[String]) -> String {
        let told = parts.iter().filter(|part| !part.is_empty());
        let ended: Vec<String> = told.map(|part| self.ended(part)).collect();
        self.join(&ended, "joined-sentences", "joined-sentences")
    }

    fn ended(self, part: &str) -> String {
        let part = &capital(part);
        if part.ends_with(['.', '!', '?', '…', '。', '！', '？']) {
            return part.to_owned();
        }
        self.format("joined-stop", &[("text", Arg::Text(part))])
    }

    /// Parts of a spoken text, with the language's comma between them.
    fn commas(self, parts: &[String]) -> String {
        self.join(parts, "joined-comma", "joined-comma")
    }

    /// "a, b and c".
    pub fn list(self, parts: &[String]) -> String {
        self.join(parts, "joined-comma", "joined-and")
    }

    fn join(self, parts: &[String], between: &str, last: &str) -> String {
        let Some((first, rest)) = parts.split_first() else {
            return String::new();
        };
        let mut joined = first.clone();
        for (index, part) in rest.iter().enumerate() {
            let key = if index + 1 == rest.len() {
                last
            } else {
                between
            };
            joined = self.format(
                key,
                &[("first", Arg::Text(&joined)), ("second", Arg::Text(part))],
            );
        }
        joined
    }
}

fn capital(part: &str) -> String {
    let mut letters = part.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
