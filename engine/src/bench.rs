//! `bench`: a node count that depends on nothing but the code, and the speed. The same count before and after a change
//! says that the change made no difference to the play.
use std::process::ExitCode;
use std::time::Instant;

use sancai::ruleset::RuleSet;

use crate::Outcome;
use crate::args::Args;
use crate::perft::Leaves;
use crate::root::with_root;

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

/// The command.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(args: &Args) -> Outcome {
    args.plain::<0>("nothing")?;
    let start = Instant::now();
    let mut nodes = 0;
    for (rules, position, depth) in TREES {
        let rules = RuleSet::named(rules).ok_or("a tree of the bench names no rule set")?;
        let leaves = with_root(rules, Some(position), Leaves { depth })?;
        println!("{:<9} {depth} {leaves:>10} {position}", rules.name);
        nodes += leaves;
    }
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    println!("nodes {nodes} ms {:.0}", seconds * 1e3);
    println!("nodes a second {:.0}", nodes as f64 / seconds);
    Ok(ExitCode::SUCCESS)
}
