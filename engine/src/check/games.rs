//! The corpus of San Cai games, ply by ply.
use sancai::board::{Move, Side};
use sancai::line::{Line, Reason, Verdict};
use sancai::position::stacked::{Position, Start};
use sancai::ruleset::{RuleSet, RuleSetId};
use serde::Deserialize;

use super::Failure;
use crate::root::sentences;

/// A game played to its end.
#[derive(Deserialize)]
pub struct Case {
    start: String,
    result: String,
    plies: Vec<Ply>,
}

#[derive(Deserialize)]
struct Ply {
    /// How many actions there are before the ply.
    legal: usize,
    r#move: String,
    /// The position text after it.
    after: String,
}

/// Plays a case's moves and compares the actions before each, the position text after it, and the result at the end.
pub fn check(rules: &'static RuleSet, case: &Case) -> Result<(), Failure> {
    let fail = |ply: usize, wrong: String| format!("{}: ply {ply}: {wrong}", case.start);
    if rules.id != RuleSetId::SanCai {
        return Err(fail(
            0,
            format!("games are checked in san-cai, not in {}", rules.name),
        ));
    }
    let start = Start::read(&case.start).map_err(|faults| fail(0, sentences(&faults)))?;
    let mut line = Line::new(rules, start.position, start.counters);
    for (number, ply) in (1..).zip(&case.plies) {
        check_ply(&mut line, ply).map_err(|wrong| fail(number, wrong))?;
    }
    let result = line.verdict().map_or_else(|| "none".to_owned(), result);
    compare("result", &result, &case.result).map_err(|wrong| fail(line.plies(), wrong))
}

fn check_ply(line: &mut Line<Position>, ply: &Ply) -> Result<(), String> {
    compare("actions", &line.legal().len(), &ply.legal)?;
    let action = Move::parse(&ply.r#move).filter(|&action| line.is_legal(action));
    line.push(action.ok_or_else(|| format!("{} is not legal", ply.r#move))?);
    let after = Start {
        position: line.position().clone(),
        counters: *line.counters(),
    };
    compare("position", &after.to_string(), &ply.after)
}

fn compare<T: PartialEq + std::fmt::Display>(
    what: &str,
    found: &T,
    wanted: &T,
) -> Result<(), String> {
    if found == wanted {
        Ok(())
    } else {
        Err(format!("{what}: {found}, not {wanted}"))
    }
}

/// A verdict as the corpus writes it.
fn result(verdict: &Verdict) -> String {
    let reason = match &verdict.reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::Infiltration => "infiltration",
        Reason::InfiltrationOnDi => "infiltration on Di",
        Reason::DiBothPassed => "both passed",
        Reason::DiRepetition => "repetition on Di",
        Reason::DiQuiet { .. } => "100 plies on Di",
        Reason::DiNothing => "nothing on Di",
        _ => "a reason of another rule set",
    };
    match verdict.winner {
        Some(Side::Red) => format!("red wins by {reason}"),
        Some(Side::Black) => format!("black wins by {reason}"),
        None => format!("draw: {reason}"),
    }
}
