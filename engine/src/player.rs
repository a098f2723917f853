//! Who plays in a match.
use std::fmt;
use std::sync::atomic::AtomicBool;

use sancai::ai::{self, Evaluate, Level};
use sancai::board::Move;
use sancai::line::Line;

use crate::random::Random;

/// A player without memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The machine.
    Level(Level),
    /// Takes (or touches) what is worth most, else plays at random; wins if it can with the move.
    Greedy,
    /// Any legal move.
    Random,
}

impl Player {
    /// The player with this name: the number of a level, `greedy`, `random`.
    ///
    /// # Errors
    /// A sentence with the names.
    pub fn named(name: &str) -> Result<Self, String> {
        let level = || name.parse().ok().and_then(Level::new);
        match name {
            "greedy" => Ok(Self::Greedy),
            "random" => Ok(Self::Random),
            _ => level().map(Self::Level).ok_or_else(|| {
                format!(
                    "“{name}” is no player: a level from 1 to {}, greedy, random",
                    Level::COUNT
                )
            }),
        }
    }

    /// A move in a line that goes on.
    pub fn choose<P: Evaluate>(self, line: &Line<P>, random: &mut Random) -> Option<Move> {
        match self {
            Self::Level(level) => ai::think(
                line,
                level,
                random.next(),
                &AtomicBool::new(false),
                &mut |_| (),
            ),
            Self::Greedy => greedy(line, random),
            Self::Random => random.pick(&line.legal()).copied(),
        }
    }
}

/// The move that wins, or takes most; among equals any.
fn greedy<P: Evaluate>(line: &Line<P>, random: &mut Random) -> Option<Move> {
    let gain = |action: Move| {
        let position = line.position();
        let mut after = position.clone();
        after.play(action);
        let target = action.through().or(action.to());
        match (after.ending(), target.and_then(|at| position.piece(at))) {
            (Some(_), _) => i32::MAX,
            (None, Some(piece)) if action.from().is_some() => P::worth(piece.kind),
            _ => 0,
        }
    };
    let legal = line.legal();
    let most = legal.iter().map(|&action| gain(action)).max()?;
    let best: Vec<Move> = legal
        .into_iter()
        .filter(|&action| gain(action) == most)
        .collect();
    random.pick(&best).copied()
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {}", level.number()),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
        }
    }
}
