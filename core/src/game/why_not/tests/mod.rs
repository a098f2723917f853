mod plain;

use std::collections::{HashMap, HashSet};
use std::mem::Discriminant;

use super::{Ground, Obstacle, Standing, why_not};
use crate::board::{Kind, Move, Piece, Point, Side, lines};
use crate::game::Replay;
use crate::line::tests::random::{self, Random};
use crate::line::{Line, Why};
use crate::position::stacked::tests::random::Random as Stacked;
use crate::position::{Position as _, classic, stacked};
use crate::ruleset::{Cannon, RuleSet};
use plain::Plain;

fn everywhere() -> impl Iterator<Item = Point> {
    (0..2 * Point::PLANE).map(Point::new)
}

fn rules(name: &str) -> &'static RuleSet {
    RuleSet::named(name).expect("a rule set")
}

fn point(text: &str) -> Point {
    Point::parse(text).expect("a point")
}

/// How often each obstacle was met, with its text where it was met first.
type Met = HashMap<Discriminant<Obstacle>, (usize, String)>;

fn count(met: &mut Met, obstacle: &Obstacle) {
    let kind = std::mem::discriminant(obstacle);
    met.entry(kind)
        .or_insert_with(|| (0, format!("{obstacle:?}")))
        .0 += 1;
}

/// Goes through every pair of points, every placing and the pass: legal and no reason, or not legal and one that holds.
fn compare(line: &dyn Replay, met: &mut Met) {
    let legal: HashSet<Move> = line.legal().into_iter().collect();
    let plain = Plain::of(line);
    // On one board the other plane is tried by its first points only.
    let end = if line.giac_than(line.side()).is_some() {
        180
    } else {
        93
    };
    let points = || everywhere().filter(|point| point.index() < end);
    for from in points() {
        for to in points() {
            let action = Move::step(from, to);
            let obstacle = why_not(line, action);
            let text = || format!("{action}: {obstacle:?} in {}", line.text());
            let possible = legal.contains(&action);
            assert_eq!(obstacle.is_none(), possible, "{}", text());
            if let Some(obstacle) = &obstacle {
                assert!(plain.holds(line, [from, to], obstacle), "{}", text());
                count(met, obstacle);
            }
        }
        for action in [Move::place(from), Move::PASS] {
            let possible = legal.contains(&action);
            assert_eq!(why_not(line, action).is_none(), possible, "{action}");
        }
    }
}

/// The extra steps, through every point of both palaces.
fn compare_extra(line: &dyn Replay, met: &mut Met) {
    let legal = line.legal();
    let palaces = lines::palace(Side::Red) | lines::palace(Side::Black);
    for (_, _, from) in line.pieces() {
        for through in palaces.iter() {
            for to in palaces.iter() {
                let action = Move::extra(from, through, to);
                let obstacle = why_not(line, action);
                let possible = legal.contains(&action);
                assert_eq!(obstacle.is_none(), possible, "{action} in {}", line.text());
                if let Some(obstacle) = &obstacle {
                    count(met, obstacle);
                }
            }
        }
    }
}

const KINDS: [Kind; 6] = [
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Soldier,
];

fn classic_line(name: &str, seed: u64, pieces: usize) -> Option<Line<classic::Position>> {
    let rules = rules(name);
    let position = random::position(&mut Random(seed), pieces, &KINDS);
    let text = classic::Start {
        position,
        counters: crate::position::Counters::default(),
    }
    .to_string();
    // A text read with the book's Cannon may have the wrong side in check.
    let start = classic::Start::read(&text, rules.cannon).ok()?;
    Some(Line::new(rules, start.position, start.counters))
}

/// Fails if a Horse's leg is looked for beside its target, a Soldier may go sideways one rank early, a touch that
/// removes is judged with the Giác Thân on the board, or `own` is asked after `way`.
#[test]
fn every_pair_of_points_of_a_thousand_positions_is_legal_or_has_one_true_reason() {
    let mut met = Met::new();
    let mut positions = 0;
    for seed in 0..120 {
        for name in ["standard", "asian", "threefold", "book"] {
            let pieces = [4, 12, 20, 30][seed as usize % 4];
            if let Some(line) = classic_line(name, seed, pieces) {
                compare(&line, &mut met);
                positions += 1;
            }
        }
    }
    for seed in 1..=400 {
        let start = Stacked::new(seed).start_above();
        compare(
            &Line::new(rules("san-cai"), start.position, start.counters),
            &mut met,
        );
        positions += 1;
    }
    for seed in 1..=160 {
        let start = Stacked::new(seed).start_on_di();
        let line = Line::new(rules("san-cai"), start.position, start.counters);
        compare(&line, &mut met);
        compare_extra(&line, &mut met);
        positions += 1;
    }
    assert!(positions >= 1000, "{positions}");
    // All but what needs a placing, a history or a second move to come about.
    assert_eq!(met.values().filter(|(n, _)| *n > 9).count(), 27, "{met:?}");
}

/// Fails if `Forbidden` is not asked for.
#[test]
fn in_the_book_a_move_is_forbidden_by_what_was_made_twice() {
    let mut found = 0;
    for seed in 0..12 {
        let mut random = Random(seed);
        let start = classic::Start::array(Cannon::Jumping);
        let mut line = Line::new(rules("book"), start.position, start.counters);
        while let Some(action) = random::restless(&mut random, &line).filter(|_| line.plies() < 90)
        {
            line.push(action);
            let mut all = Vec::new();
            line.position().moves(&mut all);
            for action in all {
                let obstacle = why_not(&line, action);
                assert_eq!(obstacle.is_none(), line.is_legal(action), "{action}");
                if let Some(Obstacle::Forbidden(Why::MadeTwice { plies })) = obstacle {
                    let mut after = line.position().clone();
                    after.play(action);
                    assert!(plies.iter().all(|&ply| *line.at(ply) == after), "{action}");
                    found += 1;
                }
            }
        }
    }
    assert!(found > 9, "{found}");
}

fn san_cai(moves: &str) -> Line<stacked::Position> {
    let start = stacked::Start::array(Side::Red);
    let mut line = Line::new(rules("san-cai"), start.position, start.counters);
    for text in moves.split_whitespace() {
        let action = Move::parse(text).expect("a move");
        assert!(line.is_legal(action), "{text}");
        line.push(action);
    }
    line
}

/// Fails if a freeze is told in plies, or if a placing is looked for among the moves.
#[test]
fn a_freeze_counts_the_turns_and_the_giac_than_comes_first() {
    let start = san_cai("");
    assert_eq!(
        why_not(&start, Move::parse("h2e2").expect("a move")),
        Some(Obstacle::PlaceFirst(Side::Red))
    );
    assert_eq!(
        why_not(&start, Move::place(point("b2"))),
        Some(Obstacle::Unmarked(point("b2")))
    );
    let placed = san_cai("@c2 @e7");
    assert_eq!(
        why_not(&placed, Move::place(point("c2"))),
        Some(Obstacle::PlacedAlready)
    );
    // Red's Cannon touches the Giác Thân on e7 over the soldier on e6.
    let text = "3k5/9/9/4t4/4p4/9/9/9/4C4/4K4|9/9/9/9/9/9/9/9/9/9 w -/300 - 0 1";
    let start = stacked::Start::read(text).expect("a position");
    let mut line = Line::new(rules("san-cai"), start.position, start.counters);
    line.push(Move::parse("e1e6").expect("a move"));
    let step = Move::parse("e6f6").expect("a move");
    let again = Move::parse("e1e6").expect("a move");
    let waiting = ["d9d8", "e0f0", "d8d9", "f0e0", "d9d8", "e0f0"];
    let mut told = Vec::new();
    for text in waiting {
        let black = line.position().side() == Side::Black;
        told.push(why_not(&line, if black { step } else { again }));
        line.push(Move::parse(text).expect("a move"));
    }
    let turns = |obstacle: &Option<Obstacle>| match obstacle {
        Some(Obstacle::Frozen { turns } | Obstacle::Immune { turns }) => *turns,
        _ => 0,
    };
    assert_eq!(
        told.iter().map(turns).collect::<Vec<_>>(),
        [3, 3, 2, 2, 1, 1]
    );
    assert_eq!(why_not(&line, step), None);
}

/// Fails if San Cai's General can be captured after a placing that left it in check.
#[test]
fn a_general_is_never_captured() {
    let text = "4k4/9/9/9/9/9/9/9/4R4/3K5|9/9/9/9/9/9/9/9/9/9 b 300/? - 0 1";
    let text = text.replacen("9/9/9/9/4R4", "9/9/9/T8/4R4", 1);
    let start = stacked::Start::read(&text).expect("a position");
    let mut line = Line::new(rules("san-cai"), start.position, start.counters);
    line.push(Move::place(point("a7")));
    let general = Standing {
        piece: Piece::new(Side::Black, Kind::General),
        point: point("e9"),
    };
    let action = Move::parse("e1e9").expect("a move");
    assert_eq!(why_not(&line, action), Some(Obstacle::General(general)));
}

/// Fails if a finished game is looked at like any other.
#[test]
fn nothing_moves_when_the_game_is_over() {
    let text = "R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1";
    let start = classic::Start::read(text, Cannon::Modern).expect("a position");
    let line = Line::new(rules("standard"), start.position, start.counters);
    assert!(Replay::verdict(&line).is_some());
    let action = Move::parse("e9e8").expect("a move");
    assert_eq!(why_not(&line, action), Some(Obstacle::Over));
    assert_eq!(Ground::One, super::Boards::of(&line).ground);
}
