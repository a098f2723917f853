//! What the machine must find, by rule set.
mod advice;
mod tactics;

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::advice::TABLE as ADVICE_TABLE;
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

/// The clock is looked at as often as the flag: here it sets the flag, and counts how often it is asked after that.
/// Fails if the flag is looked at only between depths.
#[test]
fn a_search_stops_at_once_when_told() {
    let line = classic("standard", START);
    let stop = AtomicBool::new(false);
    let asked = Cell::new(0);
    let now = || {
        asked.set(asked.get() + 1);
        stop.store(asked.get() >= 100, Ordering::Relaxed);
        if asked.get() > 1_000 { u64::MAX } else { 0 }
    };
    let limits = Limits {
        clock: Some(Clock {
            now: &now,
            soft: u64::MAX,
            hard: u64::MAX,
        }),
        ..Limits::until(&stop)
    };
    let analysis = Machine::new(1).analyse(&line, &limits, &mut |_| ());
    assert_eq!(
        asked.get(),
        100,
        "the flag is seen before the clock is asked again"
    );
    assert!(analysis.nodes <= 101 * limits::CHECK_EVERY, "{analysis:?}");
    assert!(analysis.best.is_some_and(|best| line.is_legal(best)));
}

/// Fails if the limit of nodes is looked at only with the flag.
#[test]
fn a_search_keeps_to_its_nodes() {
    let analysis = analyse(&classic("standard", START), 777);
    assert_eq!(analysis.nodes, 777);
}

/// A Soldier that checks for ever: a draw by the board, lost by the rule. Fails if `foreseen` calls it a draw or
/// mistakes the side.
#[test]
fn perpetual_check_is_no_way_out() {
    let mut line = classic("standard", "3k5/4P3N/1n7/4c4/9/9/9/8r/8n/4K4 w - - 0 1");
    for text in ["e8d8", "d9e9", "d8e8"] {
        line.push(Move::parse(text).expect("a move"));
        assert_eq!(repetition::foreseen(&line, 0, 1), None);
    }
    line.push(Move::parse("e9d9").expect("a move"));
    let score = repetition::foreseen(&line, 0, 4);
    assert!(score.is_some_and(|score| score < -10_000), "{score:?}");
}

/// The last move of a perpetual check's fourth time round wins for the side checked. Fails if the search makes moves
/// past the line.
#[test]
fn a_verdict_by_repetition_is_seen() {
    let mut line = classic("standard", "3k5/4P3N/1n7/4c4/9/9/9/8r/8n/4K4 w - - 0 1");
    for text in ["e8d8", "d9e9", "d8e8", "e9d9"].iter().cycle().take(11) {
        line.push(Move::parse(text).expect("a move"));
    }
    let analysis = analyse(&line, 20_000);
    assert_eq!(analysis.best, Move::parse("e9d9"), "{analysis:?}");
    assert_eq!(decided_in(analysis.score), Some(1));
}

/// A level's answer is a matter of the seed and nothing else. Fails if `think` keeps anything from one call to the next.
#[test]
fn the_same_seed_gives_the_same_answer() {
    let line = classic("standard", START);
    let stop = AtomicBool::new(false);
    let answer = |seed| {
        think(
            &line,
            Level::all().next().expect("a level"),
            seed,
            &stop,
            &mut |_| (),
        )
    };
    let answers: Vec<_> = (0..20).map(answer).collect();
    assert_eq!(answers, (0..20).map(answer).collect::<Vec<_>>());
    assert!(
        answers.iter().any(|other| *other != answers[0]),
        "{answers:?}"
    );
}

/// Every level gives a legal answer, at once if the game is over.
#[test]
fn a_finished_game_has_no_answer() {
    let line = classic("standard", "3k5/4P4/9/9/9/9/9/9/9/3RK4 b - - 0 1");
    assert!(line.verdict().is_some());
    let stop = AtomicBool::new(false);
    for level in Level::all() {
        assert_eq!(think(&line, level, 1, &stop, &mut |_| ()), None);
    }
}

/// Fails if a level's nodes ask for a table larger than the app is told.
#[test]
fn no_search_takes_more_memory_than_is_said() {
    for strength in level::CLASSIC.iter().chain(&level::SAN_CAI) {
        let bytes = strength.nodes as usize * TABLE_BYTES_PER_NODE;
        assert!(bytes <= MOST_MEMORY, "{strength:?}");
    }
    const { assert!(ADVICE_TABLE << 20 <= MOST_MEMORY && MOST_MEMORY < 64 << 20) };
}

/// San Cai.
mod san_cai {
    use super::*;
    use crate::position::stacked;

    const NOTHING: &str = "9/9/9/9/9/9/9/9/9/9";

    fn line(text: &str) -> Line<stacked::Position> {
        let rules = RuleSet::named("san-cai").expect("a rule set");
        let text = text.replace("NOTHING", NOTHING);
        let start = stacked::Start::read(&text).expect("a position");
        Line::new(rules, start.position, start.counters)
    }

    fn best(text: &str) -> (Option<String>, Analysis) {
        let analysis = analyse(&line(text), 50_000);
        (analysis.best.map(|best| best.to_string()), analysis)
    }

    /// Fails if neither `is_lost` nor a node without a move is a loss.
    #[test]
    fn infiltrates_in_two() {
        let (_, analysis) = best("5k3/9/3T5/9/p8/9/9/9/9/4K4|NOTHING w 300/- - 0 1");
        assert_eq!(decided_in(analysis.score), Some(3), "{analysis:?}");
    }

    /// The enemy Giác Thân enters next; the Chariot must be where it can touch. Fails if a touch neither freezes
    /// nor ends a stay.
    #[test]
    fn stops_an_infiltration() {
        let (_, analysis) = best("4k4/4a4/9/9/p3p4/R8/4t4/9/9/3K5|NOTHING w -/300 - 0 1");
        assert_eq!(decided_in(analysis.score), None, "{analysis:?}");
        let (_, idle) = best("4k4/4a4/9/9/p3p4/R8/4t4/9/3K5/9|NOTHING b -/300 - 0 1");
        assert!(
            decided_in(idle.score).is_some_and(|plies| plies > 0),
            "{idle:?}"
        );
    }

    /// One turn before the stay is complete. Fails if a stay does not grow.
    #[test]
    fn touches_in_time() {
        let (best, analysis) = best("4k4/9/9/9/p3p4/9/9/R4t3/9/3K5|NOTHING w -/301 - 0 1");
        assert_eq!(best.as_deref(), Some("a2f2"), "{analysis:?}");
        assert!(analysis.score > 0, "{analysis:?}");
    }

    /// A Chariot straight above the General. Fails if the vertical line is left out.
    #[test]
    fn mates_from_above() {
        let text = "3kn4/3n5/9/9/9/9/9/9/4r4/5K3|R8/9/9/9/9/9/9/9/9/9 w -/- - 0 1";
        let (best, analysis) = best(text);
        assert_eq!(best.as_deref(), Some("a9'd9'"), "{analysis:?}");
        assert_eq!(decided_in(analysis.score), Some(1));
    }

    /// A Chariot enters and stays where nothing takes it. Fails if neither `is_lost` nor a node without a move is a
    /// loss.
    #[test]
    fn wins_a_stay_on_di() {
        let (_, analysis) = best("di:9/9/2b6/9/p8/9/9/9/9/R8 w - - 0 30");
        assert_eq!(decided_in(analysis.score), Some(7), "{analysis:?}");
    }

    /// Both sides step to and fro; the third time descends, and the pieces lost come back. Fails if a repetition is
    /// worth a draw here (`foreseen`).
    #[test]
    fn a_repetition_is_worth_the_descent() {
        let mut line = line("4k4/9/9/9/9/9/9/9/9/3K5|NOTHING w -/- RRpp 0 20");
        for text in ["d0d1", "e9e8", "d1d0", "e8e9"] {
            line.push(Move::parse(text).expect("a move"));
        }
        let score = repetition::foreseen(&line, 0, 4);
        assert!(score.is_some_and(|score| score > 1_000), "{score:?}");
    }
}
