//! Wins in a known number of plies, looked for in full width: no move of either side is left out, so that a distance
//! that is announced is exact.
use std::sync::atomic::{AtomicBool, Ordering};

use super::eval::Evaluate;
use super::limits::CHECK_EVERY;
use crate::board::{Move, MoveList, Side};
use crate::line::{Line, Step};

/// A win that nothing prevents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Forced {
    /// In how many plies, the fewest possible.
    pub plies: usize,
    /// A line to the end, `plies` long unless the loser does not hold out.
    pub line: Vec<Move>,
}

/// The shortest win of the line's side to move within so many plies.
///
/// `Ok(None)`: there is none. `Err`: it was stopped, or looked at `nodes` positions, before it knew.
pub(super) fn shortest<P: Evaluate>(
    line: &Line<P>,
    most: usize,
    nodes: u64,
    stop: &AtomicBool,
) -> Result<Option<Forced>, Unknown> {
    let mut prover = Prover {
        line: line.clone(),
        defences: vec![None; most + 1],
        left: nodes,
        stop,
    };
    for plies in 1..=most {
        if let Some(first) = prover.win(plies)? {
            let line = prover.follow(first, plies)?;
            return Ok(Some(Forced { plies, line }));
        }
    }
    Ok(None)
}

/// Not known: the nodes were used up, or somebody set the flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unknown;

/// How a ply ends the game for the side that made it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    Forbidden,
    Ended(Option<Side>),
    Goes,
}

struct Prover<'a, P: Evaluate> {
    line: Line<P>,
    /// By plies left, the defence that held last.
    defences: Vec<Option<Move>>,
    left: u64,
    stop: &'a AtomicBool,
}

impl<P: Evaluate> Prover<'_, P> {
    /// A first move with which the side to move wins within so many plies.
    fn win(&mut self, plies: usize) -> Result<Option<Move>, Unknown> {
        if self.line.position().is_lost() {
            return Ok(None);
        }
        let side = self.line.position().side();
        for action in self.moves() {
            if self.wins_by(action, side, plies)? {
                return Ok(Some(action));
            }
        }
        Ok(None)
    }

    fn wins_by(&mut self, action: Move, side: Side, plies: usize) -> Result<bool, Unknown> {
        let wins = match self.make(action)? {
            Made::Forbidden => return Ok(false),
            Made::Ended(winner) => Ok(winner == Some(side)),
            Made::Goes => self.is_lost(plies - 1),
        };
        self.line.pop();
        wins
    }

    /// Whether the side to move loses within so many plies, whatever it does.
    fn is_lost(&mut self, plies: usize) -> Result<bool, Unknown> {
        if self.line.position().is_lost() {
            return Ok(true);
        }
        if plies == 0 && self.line.position().has_move() {
            return Ok(false);
        }
        let mut moves = self.moves();
        if let Some(at) =
            self.defences[plies].and_then(|last| moves.iter().position(|m| *m == last))
        {
            moves.swap(0, at);
        }
        let side = self.line.position().side();
        for action in moves {
            if self.holds(action, side, plies)? {
                self.defences[plies] = Some(action);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a move of the side to move keeps it from losing within so many plies.
    fn holds(&mut self, action: Move, side: Side, plies: usize) -> Result<bool, Unknown> {
        let holds = match self.make(action)? {
            Made::Forbidden => return Ok(false),
            Made::Ended(winner) => Ok(plies == 0 || winner != Some(!side)),
            Made::Goes if plies < 2 => Ok(true),
            Made::Goes => self.win(plies - 1).map(|win| win.is_none()),
        };
        self.line.pop();
        holds
    }

    /// The rest of a win, the loser holding out as long as it can.
    fn follow(&mut self, first: Move, plies: usize) -> Result<Vec<Move>, Unknown> {
        let mut found = vec![first];
        let mut left = plies - 1;
        let mut made = self.make(first)?;
        while made == Made::Goes && left > 0 {
            let Some(defence) = self.longest_defence(left)? else {
                break;
            };
            found.push(defence);
            left -= 1;
            made = self.make(defence)?;
            if made != Made::Goes || left == 0 {
                break;
            }
            let Some(answer) = self.win(left)? else { break };
            found.push(answer);
            left -= 1;
            made = self.make(answer)?;
        }
        Ok(found)
    }

    /// A move after which the winner still needs all the plies that are left; any, if there is none such.
    fn longest_defence(&mut self, left: usize) -> Result<Option<Move>, Unknown> {
        let side = self.line.position().side();
        let moves = self.moves();
        for &action in &moves {
            if left < 3 || self.holds(action, side, left - 2)? {
                return Ok(Some(action));
            }
        }
        Ok(moves.first().copied())
    }

    fn make(&mut self, action: Move) -> Result<Made, Unknown> {
        self.left = self.left.checked_sub(1).ok_or(Unknown)?;
        if self.left.is_multiple_of(CHECK_EVERY) && self.stop.load(Ordering::Relaxed) {
            return Err(Unknown);
        }
        Ok(match self.line.advance(action) {
            Step::Forbidden(_) => Made::Forbidden,
            Step::Ends(verdict) => Made::Ended(verdict.winner),
            Step::Goes | Step::Warned(_) | Step::Descends(_) => Made::Goes,
        })
    }

    fn moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.line.position().moves(&mut list);
        list
    }
}
