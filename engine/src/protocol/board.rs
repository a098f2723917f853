//! The position the other program has set, of either geometry.
use sancai::ai::Evaluate;
use sancai::board::{Move, Side};
use sancai::line::Line;
use sancai::position::{classic, stacked};
use sancai::ruleset::{RuleSet, RuleSetId};

use super::Dialect;
use crate::root::sentences;

/// A line of either geometry.
#[derive(Clone)]
pub enum Lines {
    /// One board.
    Classic(Line<classic::Position>),
    /// Ren, Tian, Di.
    Stacked(Line<stacked::Position>),
}

impl Lines {
    fn classic(rules: &'static RuleSet, start: classic::Start) -> Self {
        Self::Classic(Line::new(rules, start.position, start.counters))
    }

    fn stacked(rules: &'static RuleSet, start: stacked::Start) -> Self {
        Self::Stacked(Line::new(rules, start.position, start.counters))
    }
}

/// A line, and the moves the other program does not want.
#[derive(Clone)]
pub struct Board {
    /// The line.
    pub lines: Lines,
    /// `banmoves`.
    pub banned: Vec<Move>,
}

impl Board {
    /// A rule set's start.
    pub fn start(rules: &'static RuleSet) -> Self {
        let lines = if rules.id == RuleSetId::SanCai {
            Lines::stacked(rules, stacked::Start::array(Side::Red))
        } else {
            Lines::classic(rules, classic::Start::array(rules.cannon))
        };
        Self::of(lines)
    }

    fn from_text(rules: &'static RuleSet, text: &str) -> Result<Self, String> {
        let lines = if rules.id == RuleSetId::SanCai {
            stacked::Start::read(text).map(|start| Lines::stacked(rules, start))
        } else {
            classic::Start::read(text, rules.cannon).map(|start| Lines::classic(rules, start))
        };
        lines.map(Self::of).map_err(|faults| sentences(&faults))
    }

    const fn of(lines: Lines) -> Self {
        Self {
            lines,
            banned: Vec::new(),
        }
    }

    /// The words after `position`: `startpos` or `fen` and a text, then `moves` and moves.
    ///
    /// # Errors
    /// A sentence on the text's faults, or the first move that is not legal.
    pub fn read(rules: &'static RuleSet, dialect: Dialect, words: &[&str]) -> Result<Self, String> {
        let moves = words
            .iter()
            .position(|&word| word == "moves")
            .unwrap_or(words.len());
        let (head, moves) = words.split_at(moves);
        let mut board = match head.split_first() {
            Some((&"startpos", _)) => Self::start(rules),
            Some((&"fen", text)) => Self::from_text(rules, &text.join(" "))?,
            _ => return Err("position wants startpos or fen".to_owned()),
        };
        for text in moves.iter().skip(1) {
            board.play(dialect, text)?;
        }
        board.go_on();
        Ok(board)
    }

    fn play(&mut self, dialect: Dialect, text: &str) -> Result<(), String> {
        let stacked = self.is_stacked();
        let played = dialect
            .read(text, stacked)
            .is_some_and(|action| match &mut self.lines {
                Lines::Classic(line) => play(line, action),
                Lines::Stacked(line) => play(line, action),
            });
        if played {
            Ok(())
        } else {
            Err(format!("{text:?} is not legal here"))
        }
    }

    /// Another program may play on where this rule set sees an end: then the line begins anew from there.
    fn go_on(&mut self) {
        match &mut self.lines {
            Lines::Classic(line) => go_on(line),
            Lines::Stacked(line) => go_on(line),
        }
    }

    /// Leaves moves out of the next search.
    ///
    /// # Errors
    /// The first text that is no move.
    pub fn ban(&mut self, dialect: Dialect, words: &[&str]) -> Result<(), String> {
        let stacked = self.is_stacked();
        let banned: Result<Vec<Move>, String> = words
            .iter()
            .map(|text| {
                dialect
                    .read(text, stacked)
                    .ok_or_else(|| format!("{text:?} is no move"))
            })
            .collect();
        self.banned = banned?;
        Ok(())
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        match &self.lines {
            Lines::Classic(line) => side(line),
            Lines::Stacked(line) => side(line),
        }
    }

    /// Whether its moves are San Cai's.
    pub const fn is_stacked(&self) -> bool {
        matches!(self.lines, Lines::Stacked(_))
    }
}

fn side<P: Evaluate>(line: &Line<P>) -> Side {
    line.position().side()
}

fn play<P: Evaluate>(line: &mut Line<P>, action: Move) -> bool {
    if !line.position().is_legal(action) {
        return false;
    }
    go_on(line);
    line.push(action);
    true
}

fn go_on<P: Evaluate>(line: &mut Line<P>) {
    if line.verdict().is_some() && line.position().has_move() {
        *line = Line::new(line.rules(), line.position().clone(), *line.counters());
    }
}
