//! `bench`: a node count that depends on nothing but the code, and the speed. The same count before and after a change
//! says that the change made no difference to the play.
use std::fmt::Display;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use sancai::ai::{Evaluate, Limits, Machine};
use sancai::line::Line;
use sancai::position::Counters;
use sancai::ruleset::RuleSet;

use crate::Outcome;
use crate::args::Args;
use crate::perft::Leaves;
use crate::root::{Task, with_root};
use crate::say;

/// Rule set, position and depth: openings, middle games and endings of both cannons.
const TREES: [(&str, &str, u32); 6] = [
    (
        "standard",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        4,
    ),
    (
        "standard",
        "r1bakabnr/9/n6R1/p3p1C1p/2p6/9/R1P3P1P/1C7/4K4/1NBA1AB2 w - - 0 1",
        4,
    ),
    (
        "standard",
        "2baka1nr/r8/1c6b/4p1p2/p1P6/9/4n1PCP/4BC3/3NK4/c2A4R b - - 0 1",
        4,
    ),
    (
        "standard",
        "5a3/5k3/b2a5/9/5P3/9/1N7/4BK3/9/3A5 w - - 0 1",
        6,
    ),
    (
        "book",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        4,
    ),
    (
        "book",
        "rcbakabr1/9/n8/p1pCp1p1p/9/9/P1P1P1P1P/4B4/4A4/R1BAK2R1 w - - 0 1",
        4,
    ),
];

/// Rule set, position and depth of the searches.
const SEARCHES: [(&str, &str, i32); 6] = [
    (
        "standard",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        10,
    ),
    (
        "asian",
        "r1bakabnr/9/n6R1/p3p1C1p/2p6/9/R1P3P1P/1C7/4K4/1NBA1AB2 w - - 0 1",
        9,
    ),
    (
        "book",
        "rcbakabr1/9/n8/p1pCp1p1p/9/9/P1P1P1P1P/4B4/4A4/R1BAK2R1 w - - 0 1",
        8,
    ),
    (
        "threefold",
        "5a3/5k3/b2a5/9/5P3/9/1N7/4BK3/9/3A5 w - - 0 1",
        12,
    ),
    (
        "san-cai",
        "rnbakabnr/9/1c2t2c1/p1p1p1p1p/9/9/P1P1P1P1P/1CT4C1/9/RNBAKABNR|9/9/9/9/9/9/9/9/9/9 w 300/300 - 0 1",
        6,
    ),
    (
        "san-cai",
        "di:1nb3b1r/9/1c5c1/p3p3p/9/9/P3P3P/1C5C1/9/1NB3B1R w - - 0 30",
        6,
    ),
];

/// Searches a position to a depth and counts the nodes.
struct Search {
    rules: &'static RuleSet,
    depth: i32,
}

impl Task for Search {
    type Output = u64;

    fn run<P: Evaluate>(self, position: P, counters: Counters) -> u64 {
        let line = Line::new(self.rules, position, counters);
        let stop = AtomicBool::new(false);
        let limits = Limits {
            depth: self.depth,
            ..Limits::until(&stop)
        };
        let mut machine = Machine::new(TABLE_MEGABYTES);
        machine.analyse(&line, &limits, &mut |_| ()).nodes
    }
}

/// The size of the machine's table.
const TABLE_MEGABYTES: usize = 16;

/// The command.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(args: &Args) -> Outcome {
    args.plain::<0>("nothing")?;
    let leaves = count("leaves", &TREES, |depth, _| Leaves { depth })?;
    let nodes = count("nodes", &SEARCHES, |depth, rules| Search { rules, depth })?;
    say(&format!(
        "nodes {} (leaves {leaves}, searched {nodes})",
        leaves + nodes
    ));
    Ok(ExitCode::SUCCESS)
}

/// Does a task on each position, prints what it counted, all of it and the speed, and returns the sum.
fn count<D: Copy + Display, T: Task<Output = u64>>(
    what: &str,
    rows: &[(&str, &str, D)],
    task: impl Fn(D, &'static RuleSet) -> T,
) -> Result<u64, String> {
    let start = Instant::now();
    let mut sum = 0;
    for &(rules, position, depth) in rows {
        let rules = RuleSet::named(rules).ok_or("a row of the bench names no rule set")?;
        let counted = with_root(rules, Some(position), task(depth, rules))?;
        say(&format!(
            "{:<9} {depth} {counted:>10} {position}",
            rules.name
        ));
        sum += counted;
    }
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    say(&format!(
        "{what} {sum} ms {:.0}, {what} a second {:.0}",
        seconds * 1e3,
        sum as f64 / seconds
    ));
    Ok(sum)
}
