//! What judging a move costs in a long game. `cargo run --release -p sancai --example after`
use std::hint::black_box;
use std::time::Instant;

use sancai::board::{Move, MoveList, Plane, Point};
use sancai::line::{Line, Step};
use sancai::position::classic::{Position, Start};
use sancai::position::{Counters, Position as _};
use sancai::ruleset::{Cannon, QuietLimit, RuleSet};

const PLIES: usize = 400;
const ROUNDS: u32 = 200;

fn main() {
    quiet_game();
    repeated_game();
}

fn rules() -> &'static RuleSet {
    let asian = RuleSet::named("asian").unwrap_or(&sancai::ruleset::RULE_SETS[0]);
    Box::leak(Box::new(RuleSet {
        quiet: QuietLimit::DrawCounted(u16::MAX),
        ..*asian
    }))
}

/// Mean time of `f` over the rounds, in microseconds.
fn time(f: impl Fn()) -> f64 {
    let start = Instant::now();
    for _ in 0..ROUNDS {
        f();
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS)
}

/// A game of the whole array in which nothing is taken and nothing repeats.
fn quiet_game() {
    let start = Start::array(Cannon::Modern);
    let mut line = Line::new(rules(), start.position, Counters::default());
    let mut choice = 1_u64;
    while line.plies() < PLIES {
        choice = choice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let quiet: Vec<Move> = quiet_moves(line.position());
        let action = quiet[(choice >> 33) as usize % quiet.len()];
        if line.after(action) == Step::Goes {
            line.push(action);
        }
    }
    let mut moves = MoveList::new();
    line.position().moves(&mut moves);
    let each = moves.len() as f64;
    let all = time(|| {
        for &action in &moves {
            black_box(line.after(action));
        }
    });
    println!("after, nothing repeats:         {:8.3} µs", all / each);
    let mut search = line.clone();
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for &action in &moves {
            black_box(search.advance(action));
            search.pop();
        }
    }
    let all = start.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS);
    println!("advance and pop, nothing repeats: {:6.3} µs", all / each);
}

fn quiet_moves(position: &Position) -> Vec<Move> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    moves.retain(|&action| position.effect(action).captured.is_none());
    moves
}

/// A round of 126 plies, played three times: about the longest rounds that 400 plies hold. `labels` looks at every
/// attack of every move of two rounds, which is more than any judgement does.
fn repeated_game() {
    let Ok(start) = Start::read(TOUR_START, Cannon::Modern) else {
        return;
    };
    let mut line = Line::new(rules(), start.position, Counters::default());
    let tour = tour();
    for &action in tour.iter().cycle().take(3 * tour.len()) {
        line.push(action);
    }
    let plies = line.plies();
    let labels = time(|| drop(black_box(line.labels([plies / 3, plies]))));
    let Some(last) = line.pop() else { return };
    let judged = time(|| drop(black_box(line.after(last))));
    println!("after, third occurrence at ply {plies}: {judged:6.1} µs");
    println!(
        "labels of {} plies:              {labels:8.1} µs",
        plies - plies / 3
    );
}

/// Both armies, with a Cannon each on the two free ranks.
const TOUR_START: &str = "rnbakabnr/9/7c1/p1p1p1p1p/c8/C8/P1P1P1P1P/7C1/9/RNBAKABNR w";

/// Red's Cannon goes along nine files and back to the first, Black's along seven: 63 turns until both are back.
fn tour() -> Vec<Move> {
    let step = |turn: usize, files: usize, rank: i8| {
        let at = |turn: usize| Point::at(Plane::Ren, (turn % files) as i8, rank);
        Some(Move::step(at(turn)?, at(turn + 1)?))
    };
    (0..63)
        .flat_map(|turn| [step(turn, 9, 4), step(turn, 7, 5)])
        .flatten()
        .collect()
}
