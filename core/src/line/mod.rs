//! A game as start, moves, positions and counters, and the one function that says what a move does to it: `after`.
mod conduct;
mod identity;
mod judge;
mod ply;
mod step;
#[cfg(test)]
pub(crate) mod tests;

pub use conduct::{Attack, CheckRun, Conduct, Excuse, Judgement, Label, Named, Warning};
pub use identity::{PieceId, Pieces};
pub use step::{Reason, Step, Verdict, Why};

use crate::board::{Move, MoveList};
use crate::position::{Counters, Position};
use crate::ruleset::RuleSet;
use ply::Ply;

/// A start position and the moves made from it, under a rule set.
///
/// Ply 0 is the start; ply *n* is the position after the *n*-th move. Where a move descends, its ply holds the position
/// on Di; the one it left is `before_descent`.
#[derive(Clone, Debug)]
pub struct Line<P> {
    rules: &'static RuleSet,
    moves: Vec<Move>,
    positions: Vec<P>,
    plies: Vec<Ply>,
    ended: Option<Verdict>,
}

impl<P: Position> Line<P> {
    /// A line without moves. A start in which the game is over at once has its verdict from the beginning; counts of
    /// plies in `counters` end a game only after a move.
    pub fn new(rules: &'static RuleSet, start: P, counters: Counters) -> Self {
        let mut line = Self {
            rules,
            moves: Vec::new(),
            plies: vec![Ply::start(rules, &start, counters)],
            positions: vec![start],
            ended: None,
        };
        line.ended = line.ended_at_start();
        line
    }

    /// The rule set.
    pub fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// The position to move in.
    pub fn position(&self) -> &P {
        self.at(self.plies())
    }

    /// The position after `ply` moves.
    ///
    /// # Panics
    /// If `ply` is more than `plies()`.
    pub fn at(&self, ply: usize) -> &P {
        &self.positions[ply]
    }

    /// How many moves have been made, placings and passes included.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The moves made.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The counters of the position to move in.
    pub fn counters(&self) -> &Counters {
        self.counters_at(self.plies())
    }

    /// The counters after `ply` moves.
    ///
    /// # Panics
    /// If `ply` is more than `plies()`.
    pub fn counters_at(&self, ply: usize) -> &Counters {
        &self.plies[ply].counters
    }

    /// How often the position to move in has occurred, this time included (`book`: how often it was made).
    pub fn occurrence(&self) -> u32 {
        self.plies[self.plies()].occurrence
    }

    /// The verdict, once the last move has ended the game.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.ended.as_ref()
    }

    /// The ply at which the line went down to Di, if it did.
    pub fn descent(&self) -> Option<usize> {
        (1..=self.plies()).find(|&ply| self.at(ply).on_di() && !self.at(ply - 1).on_di())
    }

    /// The last position on Ren and Tian, with the move made that descended.
    pub fn before_descent(&self) -> Option<P> {
        let ply = self.descent()?;
        let mut above = self.at(ply - 1).clone();
        above.play(self.moves[ply - 1]);
        Some(above)
    }

    /// The legal moves without those the rule set forbids.
    pub fn legal(&self) -> MoveList {
        let mut list = MoveList::new();
        if self.ended.is_none() {
            self.position().moves(&mut list);
            list.retain(|&action| self.forbidden(action).is_none());
        }
        list
    }

    /// Whether a move, of any text, is legal here and not forbidden.
    pub fn is_legal(&self, action: Move) -> bool {
        self.ended.is_none() && self.position().is_legal(action) && self.forbidden(action).is_none()
    }

    /// What a legal move would do, without making it.
    pub fn after(&self, action: Move) -> Step<P> {
        let (position, ply) = self.played(action);
        self.judge(action, &position, &ply, true)
    }

    /// Makes a legal move, unless it is forbidden, and says what it did.
    pub fn push(&mut self, action: Move) -> Step<P> {
        self.make(action, true)
    }

    /// Makes a legal move as `push` does, but leaves mate, stalemate and a completed stay to the caller, who finds no
    /// move in the position. For a search, which makes all moves anyway.
    pub fn advance(&mut self, action: Move) -> Step<P> {
        self.make(action, false)
    }

    /// Takes the last move back and returns it.
    pub fn pop(&mut self) -> Option<Move> {
        let action = self.moves.pop()?;
        self.positions.pop();
        self.plies.pop();
        // No move is made from a position that has ended the game.
        self.ended = None;
        Some(action)
    }

    fn make(&mut self, action: Move, mates: bool) -> Step<P> {
        let (mut position, mut ply) = self.played(action);
        let step = self.judge(action, &position, &ply, mates);
        self.ended = None;
        match &step {
            Step::Forbidden(_) => return step,
            Step::Ends(verdict) => self.ended = Some(verdict.clone()),
            Step::Goes | Step::Warned(_) | Step::Descends(_) => {}
        }
        if let Some(di) = descent_of(&step, &position, &ply) {
            ply = ply.descended(self.positions.len(), &di);
            position = di;
        }
        self.moves.push(action);
        self.positions.push(position);
        self.plies.push(ply);
        step
    }

    /// The position and its bookkeeping after a move.
    fn played(&self, action: Move) -> (P, Ply) {
        let before = self.position();
        let mut after = before.clone();
        after.play(action);
        let index = self.positions.len();
        let mut ply = self.plies[index - 1].next(self.rules, index, before, action, &after);
        if let Some(last) = self.last_occurrence(&after, &ply) {
            ply.occurrence = self.plies[last].occurrence + 1;
        }
        (after, ply)
    }
}

/// The position on Di on which the line goes on, or has ended.
fn descent_of<P: Position>(step: &Step<P>, position: &P, ply: &Ply) -> Option<P> {
    match step {
        Step::Descends(di) => Some(di.clone()),
        // The empty board is where such a game has ended.
        Step::Ends(Verdict {
            reason: Reason::DiNothing,
            ..
        }) => position.descended(&ply.counters.captured),
        _ => None,
    }
}
