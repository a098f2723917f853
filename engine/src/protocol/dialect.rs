//! What differs between the two protocols.
use sancai::board::{Move, Point};

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Ranks 1–10, as Fairy-Stockfish counts them.
    Uci,
    /// Ranks 0–9.
    Ucci,
}

impl Dialect {
    /// Its name, which is the command that opens the conversation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Ucci => "ucci",
        }
    }

    /// Name and value of an option, from the words after `setoption`.
    pub fn option(self, words: &[&str]) -> (String, String) {
        match self {
            Self::Uci => {
                let value = words.iter().position(|&word| word == "value");
                let end = value.unwrap_or(words.len());
                let name = words[..end].iter().filter(|&&word| word != "name");
                let rest = words.get(end + 1..).unwrap_or_default();
                (name.copied().collect::<Vec<_>>().join(" "), rest.join(" "))
            }
            Self::Ucci => {
                let (name, rest) = words.split_first().unwrap_or((&"", &[]));
                ((*name).to_owned(), rest.join(" "))
            }
        }
    }

    /// Whether a game's moves are written with ranks from 1; San Cai's are the core's own in both protocols.
    const fn counts_from_one(self, stacked: bool) -> bool {
        matches!(self, Self::Uci) && !stacked
    }

    /// The text of a move.
    pub fn write(self, action: Move, stacked: bool) -> String {
        match (action.from(), action.to()) {
            (Some(from), Some(to)) if self.counts_from_one(stacked) => {
                let point = |point: Point| {
                    format!("{}{}", char::from(b'a' + point.file()), point.rank() + 1)
                };
                point(from) + &point(to)
            }
            _ => action.to_string(),
        }
    }

    /// The move of a text, which need not be legal.
    pub fn read(self, text: &str, stacked: bool) -> Option<Move> {
        if !self.counts_from_one(stacked) {
            return Move::parse(text);
        }
        let second = text
            .char_indices()
            .skip(1)
            .find(|(_, c)| c.is_ascii_alphabetic())?
            .0;
        let (from, to) = text.split_at(second);
        let point = |text: &str| {
            let mut chars = text.chars();
            let file = chars.next()?;
            let rank: u8 = chars.as_str().parse().ok()?;
            Point::parse(&format!("{file}{}", rank.checked_sub(1)?))
        };
        Some(Move::step(point(from)?, point(to)?))
    }
}
