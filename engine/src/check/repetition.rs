//! The corpus of repetitions: result, ply of the verdict, ply of the first warning, conduct.
use sancai::board::{BySide, Move, Side};
use sancai::line::{Conduct, Line, Reason, Step, Verdict, Warning};
use sancai::position::{Counters, Position};
use sancai::ruleset::{QuietLimit, RuleSet};
use serde::Deserialize;

use super::Failure;
use crate::root::{Task, with_root};

/// A cycle without a verdict by this ply has none.
const MAX_PLIES: usize = 1000;

/// The corpus's two lists.
#[derive(Deserialize)]
pub struct Corpus {
    cycles: Vec<Case>,
    games: Vec<Case>,
}

/// A position, moves, and what the two rule sets say.
#[derive(Deserialize)]
pub struct Case {
    position: String,
    /// Played again and again until the verdict falls.
    #[serde(default)]
    cycle: Vec<String>,
    /// Played once.
    #[serde(default)]
    moves: Vec<String>,
    standard: Expected,
    asian: Expected,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Expected {
    result: String,
    falls_at: usize,
    warned_at: Option<usize>,
    conduct: Conducts,
}

/// 0 neutral, 1 perpetual chase, 2 perpetual chase of a Chariot pinned by a Horse, 3 perpetual check.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Conducts {
    red: u8,
    black: u8,
}

impl Corpus {
    /// Cycles and games alike.
    pub fn cases(self) -> Vec<Case> {
        let Self { mut cycles, games } = self;
        cycles.extend(games);
        cycles
    }
}

/// Only conduct is looked at in this corpus: a rule set without the counts and the dead draw.
pub fn conduct_only(rules: &RuleSet) -> RuleSet {
    RuleSet {
        quiet: QuietLimit::None,
        dead_draw: false,
        ..*rules
    }
}

/// Plays a case until its verdict falls and compares.
pub fn check(rules: &'static RuleSet, case: &Case) -> Result<(), Failure> {
    let expected = match rules.name {
        "standard" => &case.standard,
        "asian" => &case.asian,
        name => return Err(format!("the corpus says nothing of “{name}”")),
    };
    let play = Play { rules, case };
    let found = with_root(rules, Some(&case.position), play).and_then(|found| found);
    let found = found.map_err(|wrong| format!("{}: {wrong}", case.position))?;
    if found == *expected {
        return Ok(());
    }
    let position = &case.position;
    Err(format!("{position}: {found:?}, not {expected:?}"))
}

struct Play<'a> {
    rules: &'static RuleSet,
    case: &'a Case,
}

impl Task for Play<'_> {
    type Output = Result<Expected, Failure>;

    fn run<P: Position>(self, position: P, counters: Counters) -> Self::Output {
        let mut line = Line::new(self.rules, position, counters);
        let mut warned_at = None;
        for text in self.moves() {
            let action = Move::parse(text).filter(|&action| line.is_legal(action));
            let action = action.ok_or_else(|| format!("{text} is not legal"))?;
            match line.push(action) {
                Step::Ends(verdict) => return found(line.plies(), warned_at, &verdict),
                Step::Warned(warning) if warns_somebody(&warning) => {
                    warned_at = warned_at.or(Some(line.plies()));
                }
                _ => {}
            }
        }
        Err(format!("no verdict in {} plies", line.plies()))
    }
}

impl Play<'_> {
    fn moves(&self) -> impl Iterator<Item = &str> {
        let again = self.case.cycle.iter().cycle();
        let moves = self.case.moves.iter().chain(again);
        moves.map(String::as_str).take(MAX_PLIES)
    }
}

fn warns_somebody(warning: &Warning) -> bool {
    warning.judgement.loser.is_some()
}

fn found(
    falls_at: usize,
    warned_at: Option<usize>,
    verdict: &Verdict,
) -> Result<Expected, Failure> {
    let (Reason::Repetition(judgement) | Reason::RepetitionDraw(judgement)) = &verdict.reason
    else {
        return Err(format!("ended by {:?} at ply {falls_at}", verdict.reason));
    };
    let result = match verdict.winner {
        Some(Side::Red) => "red wins",
        Some(Side::Black) => "black wins",
        None => "draw",
    };
    Ok(Expected {
        result: result.to_owned(),
        falls_at,
        warned_at,
        conduct: figures(judgement.conduct),
    })
}

fn figures(conduct: BySide<Conduct>) -> Conducts {
    Conducts {
        red: conduct.red as u8,
        black: conduct.black as u8,
    }
}
