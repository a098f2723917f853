//! What the machine must find, by rule set.
use std::sync::atomic::AtomicBool;

use super::*;
use crate::position::classic::Start;
use crate::ruleset::RuleSet;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

type ClassicLine = Line<crate::position::classic::Position>;

fn classic(rules: &str, text: &str) -> ClassicLine {
    let rules = RuleSet::named(rules).expect("a rule set");
    let start = Start::read(text, rules.cannon).expect("a position");
    Line::new(rules, start.position, start.counters)
}

fn analyse<P: Evaluate>(line: &Line<P>, nodes: u64) -> Analysis {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes,
        ..Limits::until(&stop)
    };
    Machine::new(4).analyse(line, &limits, &mut |_| ())
}

/// Fails if a mate is not counted in plies from the root.
#[test]
fn mates_in_one_and_two_are_found() {
    let one = analyse(
        &classic("standard", "3k5/9/9/9/9/9/9/9/4R4/4K3R w - - 0 1"),
        10_000,
    );
    assert_eq!(decided_in(one.score), Some(1), "{one:?}");
    let two = analyse(
        &classic("standard", "3k5/9/9/9/9/9/9/1R7/9/R4K3 w - - 0 1"),
        200_000,
    );
    assert_eq!(decided_in(two.score), Some(3), "{two:?}");
}

/// Fails if the flag is not looked at every `CHECK_EVERY` nodes.
#[test]
fn a_search_stops_at_once_when_told() {
    let line = classic("standard", START);
    let stop = AtomicBool::new(true);
    let limits = Limits::until(&stop);
    let analysis = Machine::new(1).analyse(&line, &limits, &mut |_| ());
    assert!(analysis.nodes <= limits::CHECK_EVERY, "{analysis:?}");
    assert!(analysis.best.is_some_and(|best| line.is_legal(best)));
}
