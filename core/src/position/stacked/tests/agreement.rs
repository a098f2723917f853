//! The program and the plain one agree on every action, what it does, and how games end.
use std::collections::HashMap;

use super::plain::Plain;
use super::random::{Random, key_text};
use crate::board::{Move, MoveList, Point, Side};
use crate::line::{Line, Reason};
use crate::position::Position as _;
use crate::position::stacked::setup::Setup;
use crate::position::stacked::{Position, Start};
use crate::ruleset::RuleSet;

fn parsed(action: &str) -> Move {
    Move::parse(action).expect("a move text")
}

fn generated(position: &Position) -> Vec<String> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Compares all that is asked of one position, and every position after it.
fn compare(start: &Start) {
    let (text, position) = (start.to_string(), &start.position);
    let plain = Plain::read(&text);
    assert_eq!(plain.text(), text);
    let mut wanted = plain.actions();
    wanted.sort();
    assert_eq!(generated(position), wanted, "{text}");
    assert_eq!(position.count(), wanted.len() as u64, "{text}");
    assert_eq!(position.has_move(), !wanted.is_empty(), "{text}");
    assert_eq!(position.in_check(), plain.attacked(plain.mover), "{text}");
    for action in &wanted {
        let after = plain.after(action);
        let mut next = position.clone();
        next.play(parsed(action));
        assert_eq!(key_text(&next), after.key(), "{text} {action}");
        compare_effect(position, &plain, action, &after);
    }
    compare_captures(position, &wanted);
}

fn compare_effect(position: &Position, plain: &Plain, action: &str, after: &Plain) {
    let effect = position.effect(parsed(action));
    let lost = plain.on.len() - after.on.len().min(plain.on.len());
    let removed = plain
        .state
        .iter()
        .zip(after.state)
        .any(|(a, b)| *a != b && b == super::plain::State::Removed);
    assert_eq!(effect.placed, action.starts_with('@'));
    assert_eq!(
        usize::from(effect.captured.is_some()),
        lost - usize::from(removed),
        "{action}"
    );
    let quiet = effect.placed || effect.captured.is_none() && !effect.touched;
    assert_eq!(
        quiet,
        after.quiet >= plain.quiet && (after.quiet > 0 || effect.placed),
        "{action}"
    );
}

fn compare_captures(position: &Position, actions: &[String]) {
    let mut list = MoveList::new();
    position.captures(&mut list);
    list.sort();
    let mut wanted: Vec<Move> = actions.iter().map(|action| parsed(action)).collect();
    wanted.retain(|&action| {
        let effect = position.effect(action);
        effect.captured.is_some() || effect.touched
    });
    wanted.sort();
    assert_eq!(list, wanted, "{position:?}");
}

/// The key as kept, the key worked out anew, and the text read again.
fn compare_rebuilt(start: &Start) {
    let rebuilt = Setup::from(start).start();
    let rebuilt = rebuilt.unwrap_or_else(|faults| panic!("{start}: {faults:?}"));
    assert_eq!(rebuilt.position.key(), start.position.key(), "{start}");
    assert!(rebuilt.position == start.position, "{start}");
    let read = Start::read(&start.to_string()).map(|read| read.to_string());
    assert_eq!(read, Ok(start.to_string()));
}

fn result(reason: &Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::Infiltration | Reason::InfiltrationOnDi => "infiltration",
        Reason::DiBothPassed => "both passed",
        Reason::DiRepetition => "repetition",
        Reason::DiQuiet { .. } => "100 plies",
        Reason::DiNothing => "nothing",
        _ => "?",
    }
}

/// A game as the plain program plays it.
struct PlainGame {
    now: Plain,
    seen: HashMap<String, u32>,
    passed: bool,
}

impl PlainGame {
    fn new(now: Plain) -> Self {
        let seen = HashMap::from([(now.key(), 1)]);
        Self {
            now,
            seen,
            passed: false,
        }
    }

    /// Plays an action and says how the game ended: the winner (0 Red, 2 nobody) and why.
    fn play(&mut self, action: &str) -> Option<(usize, &'static str)> {
        let mover = self.now.mover;
        self.now = self.now.after(action);
        let times = self.seen.entry(self.now.key()).or_insert(0);
        *times += 1;
        let third = *times == 3;
        let (won, mate) = (self.now.won(), self.is_stuck());
        let passed = std::mem::replace(&mut self.passed, action == "--");
        match () {
            () if mate && self.now.attacked(self.now.mover) => Some((mover, "checkmate")),
            () if won => Some((mover, "infiltration")),
            () if mate => Some((mover, "stalemate")),
            () if self.now.di && passed && self.passed => Some((2, "both passed")),
            () if self.now.di && third => Some((2, "repetition")),
            () if self.now.di && self.now.quiet >= 100 => Some((2, "100 plies")),
            () if !self.now.di && !action.starts_with('@') && (third || self.now.quiet >= 100) => {
                self.now = self.now.descended();
                self.seen = HashMap::from([(self.now.key(), 1)]);
                self.now.on.is_empty().then_some((2, "nothing"))
            }
            () => None,
        }
    }

    /// No action even if a stay were not complete.
    fn is_stuck(&self) -> bool {
        let mut open = self.now.clone();
        for state in &mut open.state {
            if let super::plain::State::Has([_, _, stay]) = state {
                *stay = 0;
            }
        }
        !open.di && open.actions().is_empty()
    }
}

fn now(line: &Line<Position>) -> Start {
    Start {
        position: line.position().clone(),
        counters: *line.counters(),
    }
}

/// Plays a game in both programs, going back and forth often enough to repeat, takes all of it back, and returns how it
/// ended.
fn play_both(random: &mut Random, start: Start, plies: usize) -> Option<&'static str> {
    let rules = RuleSet::named("san-cai").expect("the rule set");
    let mut game = PlainGame::new(Plain::read(&start.to_string()));
    let mut line = Line::new(rules, start.position, start.counters);
    let mut texts = Vec::new();
    let mut ended = None;
    while line.verdict().is_none() && texts.len() < plies {
        texts.push(now(&line).to_string());
        let legal = line.legal();
        let action = choose(random, &line, &legal);
        line.push(action);
        ended = game.play(&action.to_string());
        assert_eq!(now(&line).to_string(), game.now.text());
        compare_rebuilt(&now(&line));
        let verdict = line.verdict().map(|verdict| {
            let winner = verdict.winner.map_or(2, |side| side as usize);
            (winner, result(&verdict.reason))
        });
        assert_eq!(verdict, ended, "{}", game.now.text());
    }
    while let Some(text) = texts.pop() {
        line.pop();
        assert_eq!(now(&line).to_string(), text);
    }
    ended.map(|(_, reason)| reason)
}

fn choose(random: &mut Random, line: &Line<Position>, legal: &[Move]) -> Move {
    let back = line.moves().iter().rev().nth(1).and_then(|last| {
        let back = Move::step(last.to()?, last.from()?);
        legal.contains(&back).then_some(back)
    });
    match back {
        Some(back) if random.chance(50) => back,
        _ => *random.one_of(legal),
    }
}

/// Fails if any rule of sections 2 to 5 is left out of `reach` or `safety`; tried with the leg of a Horse that changes
/// planes, the Soldier's vertical rank, a Cannon's vertical capture, and the removal in `is_safe`.
#[test]
fn actions_agree_on_ren_and_tian() {
    let mut random = Random::new(1);
    for _ in 0..250 {
        let start = random.start_above();
        compare(&start);
        compare_rebuilt(&start);
    }
}

/// Fails if an extra step may end on an occupied point, or a stay is kept outside the palace.
#[test]
fn actions_agree_on_di() {
    let mut random = Random::new(2);
    for _ in 0..250 {
        let start = random.start_on_di();
        compare(&start);
        compare_rebuilt(&start);
    }
}

/// Fails if a freeze thaws by more than one, a stay grows on the turn of entering, or a result is looked at in another
/// order.
#[test]
fn games_agree() {
    let mut random = Random::new(3);
    let mut ends: HashMap<&str, u32> = HashMap::new();
    for game in 0..240 {
        let start = match game % 4 {
            0 => Start::array(Side::ALL[game / 4 % 2]),
            1 => random.start_on_di(),
            _ => random.start_above(),
        };
        if let Some(end) = play_both(&mut random, start, 60) {
            *ends.entry(end).or_default() += 1;
        }
    }
    for wanted in ["checkmate", "infiltration", "repetition", "100 plies"] {
        assert!(ends.contains_key(wanted), "{wanted}: {ends:?}");
    }
}

/// Fails if a number of the key is 0 or used twice, so that a piece, a state, a stay or the side goes unnoticed.
#[test]
fn different_positions_have_different_keys() {
    let mut random = Random::new(6);
    let mut seen: HashMap<u64, String> = HashMap::new();
    for round in 0..400 {
        let start = match round % 2 {
            0 => random.start_on_di(),
            _ => random.start_above(),
        };
        let mut list = MoveList::new();
        start.position.moves(&mut list);
        for action in list {
            let mut next = start.position.clone();
            next.play(action);
            let text = key_text(&next);
            let other = seen.entry(next.key()).or_insert_with(|| text.clone());
            assert_eq!(*other, text);
        }
        let [passed, position] = [start.position.passed(), start.position];
        assert_ne!(passed.key(), position.key());
        assert!(passed.passed() == position);
    }
    let on_di = |stay: &str| {
        let text = format!("di:9/4R4/9/9/9/9/9/9/9/9 w {stay} - 0 1");
        Start::read(&text).map(|start| start.position.key())
    };
    assert_ne!(on_di("-"), on_di("e8=1"));
    assert_ne!(on_di("e8=2"), on_di("e8=1"));
}

/// Every text a player could give, on a position that has been reached.
fn candidates() -> impl Iterator<Item = Move> {
    let all = || (0..180).map(Point::new);
    let steps = all().flat_map(move |from| all().map(move |to| Move::step(from, to)));
    steps.chain(all().map(Move::place)).chain([Move::PASS])
}

/// The moves with an extra step that come near a palace; the others are refused for the same reasons.
fn extras(position: &Position) -> Vec<Move> {
    let mut found = Vec::new();
    for from in (0..180).map(Point::new) {
        if position.piece(from).is_some() || from.index() % 17 == 0 {
            let inner = || {
                (0..180)
                    .map(Point::new)
                    .filter(|at| (2..=6).contains(&at.file()))
            };
            for through in inner().filter(|at| at.rank() <= 3 || at.rank() >= 6) {
                found.extend(inner().map(|to| Move::extra(from, through, to)));
            }
        }
    }
    found
}

/// Fails if `is_legal` forgets the safety of the General, whose turn it is, or that a won position has no moves.
#[test]
fn legal_is_being_among_the_moves() {
    let mut random = Random::new(4);
    for round in 0..60 {
        let start = match round % 5 {
            0 => random.start_on_di(),
            1 => played(&mut random, Start::array(Side::Red), round),
            2 => {
                let di = random.start_on_di();
                played(&mut random, di, 9)
            }
            _ => random.start_above(),
        };
        let position = &start.position;
        let mut list = MoveList::new();
        position.moves(&mut list);
        list.sort();
        let mut legal: Vec<Move> = candidates()
            .chain(extras(position))
            .filter(|&action| position.is_legal(action))
            .collect();
        legal.sort();
        assert_eq!(legal, list, "{start}");
    }
}

fn played(random: &mut Random, start: Start, plies: usize) -> Start {
    let Start {
        mut position,
        counters,
    } = start;
    for _ in 0..plies {
        let mut list = MoveList::new();
        position.moves(&mut list);
        if !list.is_empty() {
            position.play(*random.one_of(&list));
        }
    }
    Start { position, counters }
}
