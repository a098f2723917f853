//! Move texts, both ways (`classic.md` section 6, `san-cai.md` section 8). Reading never guesses between two legal
//! moves: it lists them.
mod book;
mod chinese;
mod described;
mod sancai;
#[cfg(test)]
mod tests;
mod wxf;

use serde::{Deserialize, Serialize};

use crate::board::{Move, MoveList};
use crate::position::Position;
use described::{Company, Described, Parsed};

/// A way to write moves on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// From and to, `h2e2`; the core's own move texts.
    Iccs,
    /// Letter, file, way, value: `C2=5`.
    Wxf,
    /// The same in characters: `炮二平五`.
    Chinese,
    /// Letter, from, – or ×, to, † for check: `Ch2–e2`.
    Book,
    /// The same for San Cai's planes, with ~ for a touch: `Hb8–d7′`.
    SanCai,
}

/// Why a text names no one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It has not the form of the notation.
    Form,
    /// No legal move fits.
    NoMove,
    /// Several legal moves fit: these.
    Several(MoveList),
}

impl Notation {
    /// The notations of a game on one board, in the order in which they are offered.
    pub const ONE_BOARD: [Self; 4] = [Self::Iccs, Self::Wxf, Self::Chinese, Self::Book];

    /// The text of a legal move.
    pub fn write<P: Position>(self, position: &P, action: Move) -> String {
        let text = match self {
            Self::Iccs => None,
            Self::Wxf => described(position, action, wxf::write),
            Self::Chinese => described(position, action, chinese::write),
            Self::Book => book::write(position, action),
            Self::SanCai => Some(sancai::write(position, action)),
        };
        text.unwrap_or_else(|| action.to_string())
    }

    /// The legal move a text names. A move that a rule set forbids is read like any other.
    ///
    /// # Errors
    /// If the text has not the notation's form, fits no legal move, or fits several.
    pub fn read<P: Position>(self, position: &P, text: &str) -> Result<Move, Unread> {
        let text = text.trim();
        match self {
            Self::Iccs => legal(position, Move::parse(text).ok_or(Unread::Form)?),
            Self::Wxf => fitting(position, wxf::parse(text).ok_or(Unread::Form)?),
            Self::Chinese => fitting(position, chinese::parse(text).ok_or(Unread::Form)?),
            Self::Book => book::read(position, text),
            Self::SanCai => sancai::read(position, text),
        }
    }
}

fn legal<P: Position>(position: &P, action: Move) -> Result<Move, Unread> {
    if position.is_legal(action) {
        Ok(action)
    } else {
        Err(Unread::NoMove)
    }
}

/// The one legal move that a text which names no points fits.
fn fitting<P: Position>(position: &P, parsed: Parsed) -> Result<Move, Unread> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list.retain(|&action| parsed.fits(position, action));
    list.sort_unstable();
    match list[..] {
        [] => Err(Unread::NoMove),
        [action] => Ok(action),
        _ => Err(Unread::Several(list)),
    }
}

/// A text that is written as the move's owner sees it.
fn described<P: Position>(
    position: &P,
    action: Move,
    write: fn(Described, Company) -> String,
) -> Option<String> {
    let described = Described::of(position, action)?;
    let company = Company::of(position, action, described);
    Some(write(described, company))
}
