//! Who plays in a match.
use std::sync::atomic::AtomicBool;
use std::{fmt, fs};

use sancai::ai::{self, Evaluate, Level, Limits, Machine, Values};
use sancai::board::Move;
use sancai::line::Line;

use crate::random::Random;

/// A player without memory.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// The machine.
    Level(Level),
    /// The machine without errors, with so many nodes a move and these values.
    Nodes(u64, &'static Values),
    /// Takes (or touches) what is worth most, else plays at random; wins if it can with the move.
    Greedy,
    /// Any legal move.
    Random,
}

impl Player {
    /// The player with this name: the number of a level, `greedy`, `random`, `FILE:NODES` for a file of values.
    ///
    /// # Errors
    /// A sentence with the names.
    pub fn named(name: &str) -> Result<Self, String> {
        let level = || name.parse().ok().and_then(Level::new);
        match name {
            "greedy" => Ok(Self::Greedy),
            "random" => Ok(Self::Random),
            _ if name.contains(':') => valued(name),
            _ => level().map(Self::Level).ok_or_else(|| {
                format!(
                    "“{name}” is no player: a level from 1 to {}, greedy, random, FILE:NODES",
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
            Self::Nodes(nodes, values) => by_nodes(line, nodes, values),
            Self::Greedy => greedy(line, random),
            Self::Random => random.pick(&line.legal()).copied(),
        }
    }
}

/// `FILE:NODES`. What is read is kept for good: a match reads two files at most.
fn valued(name: &str) -> Result<Player, String> {
    let (file, nodes) = name.rsplit_once(':').unwrap_or_default();
    let nodes = nodes
        .parse()
        .map_err(|_| format!("“{nodes}” is no number of nodes"))?;
    let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
    let values: Values = text.parse().map_err(|fault| format!("{file}: {fault}"))?;
    Ok(Player::Nodes(nodes, Box::leak(Box::new(values))))
}

fn by_nodes<P: Evaluate>(line: &Line<P>, nodes: u64, values: &'static Values) -> Option<Move> {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes,
        ..Limits::until(&stop)
    };
    let mut machine = Machine::new(1).valuing_by(values);
    machine.analyse(line, &limits, &mut |_| ()).best
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
            Self::Nodes(nodes, _) => write!(f, "{nodes} nodes"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
        }
    }
}
