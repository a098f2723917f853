//! `perft`: counts the move sequences of a length, and the time it takes.
use std::process::ExitCode;
use std::time::Instant;

use sancai::position::{self, Counters, Position};

use crate::Outcome;
use crate::args::Args;
use crate::root::{Task, with_root};
use crate::say;

/// Deeper trees than this end in no lifetime.
const MAX_DEPTH: u32 = 20;

/// Counts the leaves at a depth.
pub struct Leaves {
    /// In plies.
    pub depth: u32,
}

impl Task for Leaves {
    type Output = u64;

    fn run<P: Position>(self, position: P, _: Counters) -> u64 {
        position::perft(&position, self.depth)
    }
}

/// The command.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(args: &Args) -> Outcome {
    args.plain::<0>("options only")?;
    let depth = args.number("depth")?;
    if depth > MAX_DEPTH {
        return Err(format!("--depth goes up to {MAX_DEPTH}"));
    }
    let start = Instant::now();
    let leaves = with_root(args.rules()?, args.option("position"), Leaves { depth })?;
    say(&format!(
        "nodes {leaves} ms {}",
        start.elapsed().as_millis()
    ));
    Ok(ExitCode::SUCCESS)
}
