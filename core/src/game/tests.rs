use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ruleset::{RULE_SETS, RuleSet};

const INCREMENT: Clock = Clock::Increment {
    main: 60_000,
    increment: 2_000,
};
const BYOYOMI: Clock = Clock::Byoyomi {
    main: 40_000,
    period: 6_000,
    periods: 3,
};

fn rules(name: &str) -> &'static RuleSet {
    RuleSet::named(name).expect("a rule set")
}

fn step(text: &str) -> Act {
    Act::Move(Move::parse(text).expect("a move"))
}

/// All that a game is, told by its own questions.
pub(super) fn told(game: &Game) -> String {
    let clocks = Side::ALL.map(|side| game.time_left(side, game.now()));
    format!(
        "{} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {clocks:?} {:?}",
        game.line().text(),
        game.line().moves(),
        game.line().pieces(),
        game.taken_back,
        game.asked,
        game.offered,
        game.outcome,
        game.warning,
        game.descended,
        game.clocks,
        game.log,
    )
}

fn any_act(game: &Game, rng: &mut StdRng) -> Act {
    match rng.random_range(0..20) {
        0 => Act::Undo,
        1 => Act::Redo,
        2 => Act::OfferDraw,
        3 => Act::Answer(rng.random_bool(0.7)),
        4 if rng.random_bool(0.02) => Act::Resign,
        5 => Act::Flag,
        _ => game
            .line()
            .legal()
            .choose(rng)
            .map_or(Act::Answer(false), |&action| Act::Move(action)),
    }
}

pub(super) fn any_game(rules: &'static RuleSet, seed: u64) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let machine = |rng: &mut StdRng| {
        if rng.random_bool(0.2) {
            Seat::Machine(3)
        } else {
            Seat::Person
        }
    };
    let odds = Odds::ALL[rng.random_range(0..Odds::ALL.len())];
    let handicap = rng.random_bool(0.5).then_some(Handicap {
        side: any_side(&mut rng),
        without: odds,
    });
    let setup = Setup {
        clock: [None, Some(INCREMENT), Some(BYOYOMI)][rng.random_range(0..3)],
        begins: any_side(&mut rng),
        handicap,
        seats: BySide::new(machine(&mut rng), machine(&mut rng)),
        formal: rng.random_bool(0.2),
        ..Setup::of(rules)
    };
    let mut game = Game::new(setup).expect("a start");
    let mut now = 0;
    for _ in 0..rng.random_range(20..300) {
        now += rng.random_range(0..3_000);
        let act = any_act(&game, &mut rng);
        let by = if rng.random_bool(0.9) {
            game.side()
        } else {
            any_side(&mut rng)
        };
        let _ = game.act(act, by, now);
    }
    game
}

fn any_side(rng: &mut StdRng) -> Side {
    Side::ALL[rng.random_range(0..2)]
}

/// Fails if the clocks are moved by anything but accepted acts, or if an act is not logged.
#[test]
fn what_the_log_tells_is_the_same_game_again() {
    let mut flags = 0;
    for rules in &RULE_SETS {
        for seed in 0..30 {
            let game = any_game(rules, seed);
            let mut again = Game::replay(game.setup().clone(), game.log()).expect("its own log");
            again.tick(game.now());
            assert!(told(&again) == told(&game), "{} {seed}", rules.name);
            flags += u32::from(game.log().iter().any(|logged| logged.act == Act::Flag));
        }
    }
    assert!(flags > 10, "{flags} flags fell");
}

#[test]
fn a_log_that_is_not_possible_is_refused_with_its_place() {
    let setup = Setup::of(rules("standard"));
    let logged = |text, by, at| Logged {
        act: step(text),
        by,
        at,
    };
    let log = [
        logged("h2e2", Side::Red, 10),
        logged("h2e2", Side::Black, 20),
    ];
    let bad = Game::replay(setup.clone(), &log).err();
    let refusal = Refusal::Illegal(Move::parse("h2e2").expect("a move"));
    assert_eq!(bad, Some(BadLog::Act { index: 1, refusal }));
    let start = Some("9/9 w".to_owned());
    let bad = Game::replay(Setup { start, ..setup }, &log).err();
    assert!(matches!(bad, Some(BadLog::Start(_))));
}

fn clocked(rules_named: &str, start: &str, clock: Clock) -> Game {
    let start = (!start.is_empty()).then(|| start.to_owned());
    let clock = Some(clock);
    Game::new(Setup {
        start,
        clock,
        ..Setup::of(rules(rules_named))
    })
    .expect("a start")
}

/// Fails if the flag falls a millisecond late (`<` for `<=` in `tick`).
#[test]
fn the_flag_falls_at_its_millisecond() {
    let mut game = clocked("standard", "", INCREMENT);
    assert_eq!(game.falls_at(), Some(60_000));
    assert!(!game.tick(59_999));
    assert_eq!(
        game.act(Act::Flag, Side::Red, 59_999),
        Err(Refusal::TimeLeft)
    );
    assert!(game.clone().act(step("h2e2"), Side::Red, 59_999).is_ok());
    let late = game.act(step("h2e2"), Side::Red, 60_000);
    assert_eq!(late, Err(Refusal::FlagFell));
    let lost = Outcome {
        winner: Some(Side::Black),
        cause: Cause::Flag,
    };
    assert_eq!(game.outcome(), Some(&lost));
    assert_eq!(
        game.log(),
        [Logged {
            act: Act::Flag,
            by: Side::Red,
            at: 60_000
        }]
    );
    assert_eq!(
        game.time_left(Side::Red, 90_000).map(|left| left.ms),
        Some(0)
    );
    for act in [step("h2e2"), Act::Undo, Act::Resign, Act::Flag] {
        assert_eq!(game.act(act, Side::Red, 60_001), Err(Refusal::Over));
    }
    assert_eq!(game.outcome(), Some(&lost));
}

/// Fails if `tick` does not look whether the game is over.
#[test]
fn a_mate_completed_before_the_flag_stands() {
    let mut game = clocked("standard", "4k4/R8/9/9/9/9/9/9/1R7/3K5 w", INCREMENT);
    game.act(step("b1b9"), Side::Red, 59_999).expect("mate");
    assert!(!game.tick(1_000_000));
    let outcome = game.outcome().expect("an end");
    assert_eq!(outcome.winner, Some(Side::Red));
    assert!(matches!(outcome.cause, Cause::Board(_)));
    assert_eq!(
        game.time_left(Side::Black, 1_000_000).map(|left| left.ms),
        Some(60_000)
    );
    let late = clocked("standard", "4k4/R8/9/9/9/9/9/9/1R7/3K5 w", INCREMENT);
    let refused = late.clone().act(step("b1b9"), Side::Red, 60_000);
    assert_eq!(refused, Err(Refusal::FlagFell));
}

/// Fails if `take_back` forgets the clocks.
#[test]
fn undo_gives_both_clocks_back() {
    let mut game = clocked("standard", "", INCREMENT);
    game.act(step("h2e2"), Side::Red, 10_000).expect("a move");
    game.act(step("h9g7"), Side::Black, 30_000).expect("a move");
    let left =
        |game: &Game| Side::ALL.map(|side| game.time_left(side, game.now()).map(|left| left.ms));
    assert_eq!(left(&game), [Some(52_000), Some(42_000)]);
    game.act(Act::Undo, Side::Black, 33_000).expect("asks");
    game.act(Act::Answer(true), Side::Red, 35_000)
        .expect("agrees");
    assert_eq!(left(&game), [Some(52_000), Some(60_000)]);
    assert_eq!(game.falls_at(), Some(95_000));
    game.act(Act::Redo, Side::Black, 36_000)
        .expect("plays again");
    assert_eq!(left(&game), [Some(52_000), Some(61_000)]);
}

/// Placing, touching and passing end a turn like any move (san-cai.md sections 2, 4 and 7).
#[test]
fn a_placing_is_a_turn_of_its_own_for_the_clock() {
    let mut game = clocked("san-cai", "", INCREMENT);
    game.act(step("@e2"), Side::Red, 4_000).expect("a placing");
    game.act(step("@e7"), Side::Black, 9_000)
        .expect("a placing");
    let left = Side::ALL.map(|side| game.time_left(side, 9_000).map(|left| left.ms));
    assert_eq!(left, [Some(58_000), Some(57_000)]);
}

#[test]
fn a_handicap_leaves_its_pieces_out() {
    let board = |rules_named, side, without| {
        let handicap = Some(Handicap { side, without });
        let setup = Setup {
            handicap,
            ..Setup::of(rules(rules_named))
        };
        Game::new(setup).expect("a start").line().start_text()
    };
    let black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/";
    let of = |back| format!("{black}{back} w - - 0 1");
    let red = |odds| board("standard", Side::Red, odds);
    assert_eq!(red(Odds::Horse), of("R1BAKABNR"));
    assert_eq!(red(Odds::Horses), of("R1BAKAB1R"));
    assert_eq!(red(Odds::Chariot), of("1NBAKABNR"));
    assert!(red(Odds::Cannon).contains("/7C1/9/RNBAKABNR "));
    assert!(red(Odds::Nine).contains("/P1P1P1P1P/9/9/4K1B2 "));
    assert!(board("book", Side::Black, Odds::Nine).starts_with("2b1k4/9/9/p1p"));
    assert!(board("asian", Side::Black, Odds::Horse).starts_with("rnbakab1r/"));
    let san_cai = board("san-cai", Side::Red, Odds::Horse);
    assert!(san_cai.contains("/R1BAKABNR|") && san_cai.ends_with(" w ?/? - 0 1"));
}

#[test]
fn black_may_begin() {
    for rules in &RULE_SETS {
        let begins = Side::Black;
        let game = Game::new(Setup {
            begins,
            ..Setup::of(rules)
        });
        assert_eq!(game.expect("a start").side(), Side::Black, "{}", rules.name);
    }
}

#[test]
fn a_rule_set_has_a_tag() {
    assert_eq!(rules("asian").tag(), "asian-1");
}
