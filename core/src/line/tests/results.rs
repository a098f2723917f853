use super::random::{Random, position, restless};
use super::{action, conduct_only, line, until};
use crate::board::{Kind, Side};
use crate::line::{Line, Reason, Step, Verdict};
use crate::position::classic::{Position, Start};
use crate::position::{Counters, Position as _};
use crate::ruleset::{QuietLimit, RULE_SETS, Repetition, RuleSet};

const IDLE: &str = "r3k4/9/9/9/9/9/9/9/9/R4K3";
const ALL: [Kind; 6] = [
    Kind::Chariot,
    Kind::Horse,
    Kind::Cannon,
    Kind::Soldier,
    Kind::Advisor,
    Kind::Elephant,
];

fn quiet(plies: u16) -> Verdict {
    Verdict {
        winner: None,
        reason: Reason::QuietDraw { plies },
    }
}

/// Fails if the limit is one ply off, or if a set-up's count ends it without a move.
#[test]
fn quiet_plies_are_counted_from_the_position_text() {
    for (rules, limit) in [("standard", 100), ("asian", 120)] {
        let mut at_98 = line(rules, &format!("{IDLE} w - - {} 70", limit - 2));
        assert_eq!(at_98.push(action("a0b0")), Step::Goes);
        assert_eq!(at_98.push(action("e9e8")), Step::Ends(quiet(limit)));
        assert_eq!(at_98.counters().move_number, 71);
        let mut at_100 = line(rules, &format!("{IDLE} w - - {limit} 70"));
        assert_eq!(at_100.verdict(), None);
        assert_eq!(at_100.push(action("a0a9")), Step::Goes);
        assert_eq!(at_100.counters().quiet, 0);
    }
    let mut book = line("book", &format!("{IDLE} w - - 500 1"));
    assert_eq!(book.push(action("a0b0")), Step::Goes);
}

/// Fails if the quiet count is looked at before mate, or before repetition.
#[test]
fn mate_comes_first_then_repetition_then_the_count() {
    let mut mate = line("standard", "3k5/7R1/8R/9/9/9/9/9/9/4K4 w - - 99 1");
    let won = Verdict {
        winner: Some(Side::Red),
        reason: Reason::Checkmate,
    };
    assert_eq!(mate.push(action("i7i9")), Step::Ends(won));

    let mut both = line("standard", &format!("{IDLE} w - - 88 1"));
    for text in "a0b0 a9b9 b0a0 b9a9".split(' ').cycle().take(12) {
        both.push(action(text));
    }
    let verdict = both.verdict().map(|verdict| &verdict.reason);
    assert!(matches!(verdict, Some(Reason::RepetitionDraw(_))));
    // A warning does not keep the count from ending the game.
    let mut warned = line("standard", &format!("{IDLE} w - - 92 1"));
    let (ply, step) = until(&mut warned, "a0b0 a9b9 b0a0 b9a9");
    assert_eq!((ply, step), (8, Step::Ends(quiet(100))));
}

/// The count once more, from the whole game: fails if the checks are counted for both sides together, or the 11th counts.
#[test]
fn in_asia_the_eleventh_and_later_checks_are_not_counted() {
    let rules: &'static RuleSet = Box::leak(Box::new(RuleSet {
        quiet: QuietLimit::DrawCounted(u16::MAX),
        repetition: Repetition::Descends,
        ..*RuleSet::named("asian").expect("a rule set")
    }));
    let mut random = Random(5);
    let mut spared = 0;
    for round in 0..300 {
        let start = position(&mut random, 2 + round % 6, &ALL[..3]);
        let mut line = Line::new(rules, start, Counters::default());
        while line.plies() < 80 && line.verdict().is_none() {
            let checks = line.legal().into_iter().find(|&action| {
                let mut after = line.position().clone();
                after.play(action);
                after.in_check() && random.below(3) > 0
            });
            let Some(action) = checks.or_else(|| restless(&mut random, &line)) else {
                break;
            };
            line.push(action);
            let counted = recounted(&line);
            assert_eq!(usize::from(line.counters().quiet), counted);
            let since = plies_since_capture(&line);
            spared = spared.max(since - counted);
        }
    }
    assert!(spared > 2, "{spared}");
}

fn plies_since_capture(line: &Line<Position>) -> usize {
    let takes = |ply: &usize| {
        line.at(ply - 1)
            .effect(line.moves()[ply - 1])
            .captured
            .is_some()
    };
    line.plies() - (1..=line.plies()).rev().find(takes).unwrap_or(0)
}

fn recounted(line: &Line<Position>) -> usize {
    let since = plies_since_capture(line);
    let first = line.plies() - since + 1;
    let spared = Side::ALL.map(|side| {
        let checks = (first..=line.plies())
            .filter(|&ply| line.at(ply).side() != side && line.at(ply).in_check());
        checks.count().saturating_sub(10)
    });
    since - spared[0] - spared[1]
}

/// Fails if the dead draw waits for a move, is looked for before a capture brings it, or comes before mate.
#[test]
fn nobody_can_win_without_pieces_that_cross_the_river() {
    let draw = Verdict {
        winner: None,
        reason: Reason::DeadDraw,
    };
    let dead = "3k5/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1";
    assert_eq!(line("standard", dead).verdict(), Some(&draw));
    assert!(line("standard", dead).legal().is_empty());
    let mut last = line("standard", "5k3/9/9/9/9/9/9/9/4A4/3pK4 w - - 0 1");
    assert_eq!(last.verdict(), None);
    assert_eq!(last.push(action("e0d0")), Step::Ends(draw));
}

/// Fails if a start without a move goes on, or the mover wins it.
#[test]
fn a_start_may_be_over_at_once() {
    let mated = line("threefold", "R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1");
    let won = Verdict {
        winner: Some(Side::Red),
        reason: Reason::Checkmate,
    };
    assert_eq!(mated.verdict(), Some(&won));
}

/// Over random games in all rule sets of one board: `after` says what `push` does, `pop` undoes it, the texts come back,
/// the pieces keep their names. Fails if `pop` leaves a counter, or an identity follows the wrong move.
#[test]
fn random_games_go_forward_and_back() {
    let mut random = Random(6);
    for rules in RULE_SETS.iter().filter(|rules| rules.name != "san-cai") {
        for round in 0..40 {
            let start = position(&mut random, 4 + round % 12, &ALL);
            there_and_back(&mut random, rules, start);
        }
    }
}

fn text(line: &Line<Position>) -> String {
    let start = Start {
        position: line.position().clone(),
        counters: *line.counters(),
    };
    format!(
        "{start} {:?} {}",
        line.counters().captured,
        line.occurrence()
    )
}

fn there_and_back(random: &mut Random, rules: &'static RuleSet, start: Position) {
    let mut line = Line::new(rules, start, Counters::default());
    let mut texts = vec![text(&line)];
    while line.plies() < 60 {
        let Some(action) = restless(random, &line) else {
            break;
        };
        let step = line.after(action);
        assert_eq!(line.push(action), step);
        assert_eq!(line.verdict().is_some(), !step.goes_on());
        let moved = action.to().and_then(|to| line.pieces().on(to));
        let came = action
            .from()
            .and_then(|from| line.pieces_at(line.plies() - 1).on(from));
        assert_eq!(moved, came);
        texts.push(text(&line));
    }
    while let Some(before) = texts.pop() {
        assert_eq!(text(&line), before);
        line.pop();
    }
    assert_eq!(line.plies(), 0);
}

/// Fails if `advance` misses what the history says, or looks for mate.
#[test]
fn a_search_sees_all_but_mate() {
    let mut random = Random(7);
    for round in 0..60 {
        let start = position(&mut random, 3 + round % 9, &ALL);
        let rules = conduct_only(["standard", "asian", "threefold"][round % 3]);
        let mut line = Line::new(rules, start, Counters::default());
        while line.plies() < 60 && line.verdict().is_none() {
            let Some(action) = restless(&mut random, &line) else {
                break;
            };
            let full = line.after(action);
            let quick = line.advance(action);
            let mate = line.position().ending().is_some();
            assert!(quick == full || mate && quick == Step::Goes);
        }
    }
}
