//! Positions to be solved (`tests/cases/tactics.json`; its form is told in `tests/cases/README.md`).
use std::fs;
use std::path::Path;

use serde::Deserialize;

use super::*;
use crate::game::{Act, Game, Lines, Setup};

/// Nodes within which each is solved.
const NODES: u64 = 200_000;
/// Positions that the full-width search may look at to prove a distance.
const PROOF: u64 = 2_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    about: String,
    rules: String,
    position: String,
    /// Moves made from there before the question is asked.
    #[serde(default)]
    moves: String,
    /// Every move that solves it; empty: any that fulfils the rest.
    #[serde(default)]
    best: String,
    /// Moves that do not.
    #[serde(default)]
    avoid: String,
    /// In how many own moves it is won by force.
    win: Option<usize>,
}

fn cases() -> Vec<Case> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases/tactics.json");
    let text = fs::read_to_string(file).expect("the cases");
    serde_json::from_str(&text).expect("well-formed cases")
}

impl Case {
    /// What is wrong with the machine's answer; `None` if it solves the case.
    fn fault(&self) -> Option<String> {
        let rules = RuleSet::named(&self.rules).expect("a rule set");
        let setup = Setup {
            start: Some(self.position.clone()),
            ..Setup::of(rules)
        };
        let Ok(mut game) = Game::new(setup) else {
            return Some(format!("{}: no position", self.about));
        };
        for text in self.moves.split_whitespace() {
            let action = Move::parse(text).expect("a move");
            game.act(Act::Move(action), game.side(), 0).expect(text);
        }
        match game.lines() {
            Lines::Classic(line) => self.fault_of(line),
            Lines::Stacked(line) => self.fault_of(line),
        }
    }

    fn fault_of<P: Evaluate>(&self, line: &Line<P>) -> Option<String> {
        let stop = AtomicBool::new(false);
        let limits = Limits {
            nodes: NODES,
            ..Limits::until(&stop)
        };
        let analysis = Machine::new(8).analyse(line, &limits, &mut |_| ());
        let named = |texts: &str| {
            let best = analysis.best.map(|best| best.to_string());
            best.is_some_and(|best| texts.split_whitespace().any(|text| text == best))
        };
        let wrong = !self.best.is_empty() && !named(&self.best) || named(&self.avoid);
        let plies = self.win.map(|moves| 2 * moves - 1);
        let far = plies.is_some_and(|plies| decided_in(analysis.score) != Some(plies as i32));
        if wrong || far {
            return Some(format!("{}: {analysis:?}", self.about));
        }
        let proved = plies.map(|plies| {
            forced::shortest(line, plies, PROOF, &stop).map(|win| win.map(|win| win.plies))
        });
        match proved {
            Some(found) if found != Ok(plies) => Some(format!("{}: {found:?}", self.about)),
            _ => None,
        }
    }
}

/// Fails if, say, checks are not looked at a ply further, or a stay does not grow.
#[test]
fn sixty_positions_are_solved() {
    let cases = cases();
    assert!(cases.len() >= 60, "{}", cases.len());
    let faults: Vec<String> = cases.iter().filter_map(Case::fault).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
