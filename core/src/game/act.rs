use serde::{Deserialize, Serialize};

use crate::board::{Move, Point, Side};
use crate::line::Why;
use crate::position::Fault;

/// What is done for good; a record is a list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Moves, places, touches, passes.
    Move(Move),
    /// Takes back (asks to, between people).
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Resigns.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Answers what the other side asked.
    Answer(bool),
    /// Its time has run out: the clock's own act.
    Flag,
}

/// An act that was done, and when. A record is what a game was begun with and the list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// What was done.
    pub act: Act,
    /// By whom; a flag by the side whose flag it is.
    pub by: Side,
    /// When, in milliseconds of game time: how long the game had run, pauses not counted.
    pub at: u64,
}

/// Why a log does not lead to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLog {
    /// The game could not even begin.
    Start(Vec<Fault>),
    /// An act of it is not possible there.
    Act {
        /// Which, 0 = the first.
        index: usize,
        /// Why not.
        refusal: Refusal,
    },
}

/// Why an act was refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is the other side's turn.
    NotYourTurn,
    /// The rules don't allow this move here.
    Illegal(Move),
    /// The rule set forbids this move because of what came before.
    Forbidden(Move, Why),
    /// Nothing can be taken back.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// A formal match has no undo and no hints.
    Formal,
    /// A draw was offered already, and the opponent has not moved since.
    AlreadyOffered,
    /// Nobody asked.
    NothingAsked,
    /// A question stands and must be answered first.
    Asked,
    /// The time had run out before; the flag stands.
    FlagFell,
    /// The time has not run out.
    TimeLeft,
    /// An earlier move is looked at.
    Reviewing,
    /// The game is paused.
    Paused,
    /// Touch-move: the own piece on this point was touched and must move.
    MustMove(Point),
    /// Touch-move: the enemy piece on this point was touched and must be taken.
    MustTake(Point),
}

/// What one side has asked the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asks.
    pub by: Side,
    /// What.
    pub what: Ask,
}

/// A thing that needs the other side's agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To agree on a draw.
    Draw,
    /// To let the last ply be taken back.
    Undo,
}
