mod against_slow;
pub(crate) mod random;
mod repetition;
mod results;
mod san_cai;
mod slow;

use super::{Line, Position as Any, Step};
use crate::board::Move;
use crate::position::classic::{Position, Start};
use crate::ruleset::{QuietLimit, RuleSet};

/// A line from a position text.
fn line(rules: &str, text: &str) -> Line<Position> {
    let rules = RuleSet::named(rules).expect("a rule set");
    let start = Start::read(text, rules.cannon).expect("a position");
    Line::new(rules, start.position, start.counters)
}

/// The rule set without what conduct has nothing to do with.
fn conduct_only(rules: &str) -> &'static RuleSet {
    let rules = RuleSet::named(rules).expect("a rule set");
    Box::leak(Box::new(RuleSet {
        quiet: QuietLimit::None,
        dead_draw: false,
        ..*rules
    }))
}

fn action(text: &str) -> Move {
    Move::parse(text).expect("a move text")
}

/// Makes moves, repeating them, until one does something; what it does, and at which ply.
fn until<P: Any>(line: &mut Line<P>, cycle: &str) -> (usize, Step<P>) {
    for text in cycle.split(' ').cycle().take(500) {
        let action = action(text);
        assert!(
            line.position().is_legal(action),
            "{text} at {}",
            line.plies()
        );
        let step = line.push(action);
        if step != Step::Goes {
            let refused = usize::from(matches!(step, Step::Forbidden(_)));
            return (line.plies() + refused, step);
        }
    }
    panic!("nothing happens");
}
