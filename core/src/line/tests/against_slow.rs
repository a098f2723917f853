use std::collections::BTreeSet;

use super::random::{Random, cycle, is_lively, position, restless};
use super::slow::{Outcome, Slow, outcome};
use super::{Any, conduct_only};
use crate::board::{Kind, Move, Side};
use crate::line::{Judgement, Line, Named, Reason, Step};
use crate::position::{Counters, classic};
use crate::ruleset::RuleSet;

/// Pieces that make for chases and pins.
const KINDS: [Kind; 9] = [
    Kind::Chariot,
    Kind::Chariot,
    Kind::Horse,
    Kind::Horse,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Soldier,
    Kind::Advisor,
    Kind::Elephant,
];

fn note(found: &mut Outcome, ply: usize, winner: Option<Side>, judgement: &Judgement) {
    found.winner = winner;
    found.falls_at = Some(ply);
    found.conduct = [judgement.conduct.red as u8, judgement.conduct.black as u8];
}

/// Plays the moves that `next` chooses, until a verdict, mate or 120 plies; what was found, and the moves made.
fn play(
    rules: &'static RuleSet,
    start: &classic::Position,
    mut next: impl FnMut(&Line<classic::Position>) -> Option<Move>,
) -> (Outcome, Vec<Move>) {
    let mut line = Line::new(rules, start.clone(), Counters::default());
    let mut found = Outcome {
        winner: None,
        falls_at: None,
        warned_at: None,
        conduct: [0; 2],
    };
    while line.plies() < 120 && line.verdict().is_none() {
        let Some(action) = next(&line) else { break };
        let ply = line.plies() + 1;
        match line.push(action) {
            Step::Ends(verdict) => {
                if let Reason::Repetition(judgement) | Reason::RepetitionDraw(judgement) =
                    &verdict.reason
                {
                    note(&mut found, ply, verdict.winner, judgement);
                }
            }
            Step::Warned(warning) if warning.judgement.loser.is_some() => {
                found.warned_at = found.warned_at.or(Some(ply));
            }
            _ => {}
        }
    }
    (found, line.moves().to_vec())
}

fn compare(rules: &'static RuleSet, start: &classic::Position, found: &Outcome, moves: &[Move]) {
    let slow = Slow::new(|point| start.piece(point), start.side());
    let asian = rules.name == "asian";
    let wanted = outcome(&slow, moves.iter().copied(), asian);
    assert_eq!(*found, wanted, "{} {start:?} {moves:?}", rules.name);
}

/// Cycles from random positions, of those that are wanted.
fn cycles(
    random: &mut Random,
    count: usize,
    mut wanted: impl FnMut(&classic::Position, [Move; 4]) -> bool,
) -> Vec<(classic::Position, [Move; 4])> {
    let mut cycles = Vec::new();
    while cycles.len() < count {
        let pieces = 2 + random.below(14);
        let start = position(random, pieces, &KINDS);
        for _ in 0..40 {
            if let Some(moves) = cycle(random, &start).filter(|&moves| wanted(&start, moves)) {
                cycles.push((start.clone(), moves));
            }
        }
    }
    cycles
}

/// Plays cycles to their verdicts under both rule sets and compares; how often each conduct was found.
fn compare_cycles(cycles: &[(classic::Position, [Move; 4])]) -> [u32; 4] {
    let mut judged = [0; 4];
    for (start, moves) in cycles {
        for rules in ["standard", "asian"].map(conduct_only) {
            let (found, made) = play(rules, start, |line| Some(moves[line.plies() % 4]));
            compare(rules, start, &found, &made);
            for conduct in found.conduct {
                judged[usize::from(conduct)] += 1;
            }
        }
    }
    judged
}

/// Random moves there and back, to the verdict: result, ply of verdict and of the first warning, conduct. Most cycles are
/// such in which something is attacked. Fails if a sentence of section 3 is left out of `examine`.
#[test]
fn random_cycles_are_judged_alike() {
    let (mut random, mut others) = (Random(1), Random(3));
    let cycles = cycles(&mut random, 250, |start, moves| {
        is_lively(start, moves) || others.below(1000) == 0
    });
    let [neutral, chase, _, check] = compare_cycles(&cycles);
    assert!(
        neutral > 0 && chase > 5 && check > 10,
        "{neutral} {chase} {check}"
    );
}

/// The same for cycles in which a Chariot pinned by a Horse is chased. Fails if a pin is looked for only after the move.
#[test]
fn pinned_chariots_are_judged_alike() {
    let asian = conduct_only("asian");
    let cycles = cycles(&mut Random(4), 8, |start, moves| {
        is_lively(start, moves) && {
            let (found, _) = play(asian, start, |line| Some(moves[line.plies() % 4]));
            found.conduct.contains(&2)
        }
    });
    let [_, _, pinned, _] = compare_cycles(&cycles);
    assert!(pinned > 5, "{pinned}");
}

/// Restless games, whose rounds have many lengths and whose checks run past captures. Fails if the rounds begin one ply
/// too early or late, or if a run of checks is counted from the rounds only.
#[test]
fn random_games_are_judged_alike() {
    let mut random = Random(2);
    for round in 0..400 {
        let start = position(&mut random, 2 + round % 9, &KINDS);
        for rules in ["standard", "asian"].map(conduct_only) {
            let seed = random.next();
            let mut choices = Random(seed);
            let (found, made) = play(rules, &start, |line| restless(&mut choices, line));
            compare(rules, &start, &found, &made);
        }
    }
}

/// The chases of a single random move, pair by pair. Fails if any sentence of section 3 is left out of `examine` or of
/// `is_safe`.
#[test]
fn random_moves_chase_alike() {
    let mut random = Random(12);
    let mut chases = 0;
    for round in 0..1500 {
        let start = position(&mut random, 8 + round % 24, &KINDS);
        let mut line = Line::new(
            conduct_only(["standard", "asian"][round % 2]),
            start.clone(),
            Counters::default(),
        );
        let Some(action) = random.pick(&line.legal()) else {
            continue;
        };
        line.push(action);
        let before = Slow::new(|point| start.piece(point), start.side());
        let wanted = Slow::chases(&before, &before.play(action), start.side(), round % 2 == 1);
        let names = line.pieces_at(0);
        let name = |named: Named| names.place(named.id).map(|point| point.index() as u8);
        let found: BTreeSet<(u8, u8)> = line.labels([0, 1])[0]
            .chases()
            .filter_map(|attack| Some((name(attack.capturer)?, name(attack.target)?)))
            .collect();
        assert_eq!(found, wanted, "{start:?} {action}");
        chases += found.len();
    }
    assert!(chases > 200, "{chases}");
}
