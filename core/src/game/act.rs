use crate::board::{Move, Side};
use crate::line::Why;

/// What is done for good; a record is a list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// A formal match has no undo.
    Formal,
    /// A draw was offered already, and the opponent has not moved since.
    AlreadyOffered,
    /// Nobody asked.
    NothingAsked,
    /// A question stands and must be answered first.
    Asked,
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
