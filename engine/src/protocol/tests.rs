use sancai::board::{Move, Side};

use super::go::{Order, Time};
use super::{Board, Dialect, Options};

fn order(text: &str, side: Side) -> Result<Order, String> {
    Order::read(&text.split(' ').collect::<Vec<_>>(), side)
}

/// Fails if ranks are counted alike in both protocols, or San Cai's otherwise than from 0.
#[test]
fn ranks_count_from_one_in_uci_only() {
    let action = Move::parse("a9b7").expect("a move");
    assert_eq!(Dialect::Uci.write(action, false), "a10b8");
    assert_eq!(Dialect::Ucci.write(action, false), "a9b7");
    assert_eq!(Dialect::Uci.read("a10b8", false), Some(action));
    assert_eq!(Dialect::Ucci.read("a9b7", false), Some(action));
    let up = Move::parse("h2h2'").expect("a move");
    assert_eq!(Dialect::Uci.write(up, true), "h2h2'");
    assert_eq!(Dialect::Uci.read("h2h2'", true), Some(up));
}

/// Fails if a text is cut without looking where its letters are.
#[test]
fn odd_moves_are_no_moves() {
    for text in [
        "",
        "a",
        "a1",
        "a0b1",
        "a11b1",
        "é1b2",
        "aé",
        "a1b2c3",
        "1a2b",
        "j1a1",
        "a1b999999999999",
    ] {
        assert_eq!(Dialect::Uci.read(text, false), None, "{text}");
    }
}

/// Fails if a side looks at the other's clock, or a number is not asked for.
#[test]
fn clocks_and_limits_are_read() {
    let red = order("wtime 60000 btime 100 winc 0 binc 0", Side::Red).expect("an order");
    assert_eq!(
        red.time,
        Some(Time {
            soft: 1_199,
            hard: 5_997
        })
    );
    let black = order("wtime 60000 btime 100", Side::Black).expect("an order");
    assert!(black.time.is_some_and(|time| time.hard <= 60), "{black:?}");
    let none = order("wtime -50", Side::Red).expect("an order");
    assert!(none.time.is_some_and(|time| time.hard == 1), "{none:?}");
    let ucci = order("time 60000 increment 0 opptime 5", Side::Black).expect("an order");
    assert_eq!(ucci.time, red.time);
    assert_eq!(
        order("depth 7 nodes 900", Side::Red).map(|order| (order.depth, order.nodes)),
        Ok((Some(7), Some(900)))
    );
    assert!(order("infinite", Side::Red).is_ok_and(|order| order.waits && order.is_endless()));
    assert!(order("depth", Side::Red).is_err());
    assert!(order("nodes many", Side::Red).is_err());
}

/// Fails if an option is not bounded.
#[test]
fn options_keep_to_their_bounds() {
    let mut options = Options::default();
    assert!(options.set("hash", "8").is_ok());
    assert_eq!(options.megabytes, 8);
    for (name, value) in [
        ("Hash", "0"),
        ("Hash", "99999"),
        ("Threads", "2"),
        ("Level", "-1"),
        ("Ruleset", "chess"),
        ("Speed", "1"),
    ] {
        assert!(options.set(name, value).is_err(), "{name} {value}");
    }
    let name =
        |dialect: Dialect, words: &str| dialect.option(&words.split(' ').collect::<Vec<_>>());
    assert_eq!(
        name(Dialect::Uci, "name Hash value 8"),
        ("Hash".to_owned(), "8".to_owned())
    );
    assert_eq!(
        name(Dialect::Ucci, "hashsize 8"),
        ("hashsize".to_owned(), "8".to_owned())
    );
}

/// Fails if a position is half obeyed, or a game another program plays on has no answer.
#[test]
fn positions_are_read_whole_or_not_at_all() {
    let rules = Options::default().rules;
    let read = |text: &str| Board::read(rules, Dialect::Uci, &text.split(' ').collect::<Vec<_>>());
    assert!(read("startpos moves h3e3 h8e8").is_ok_and(|board| board.side() == Side::Red));
    for text in ["", "fen", "fen 9/9 w", "startpos moves h3e3 h3e3", "endpos"] {
        assert!(read(text).is_err(), "{text}");
    }
    let round = "a1a2 a10a9 a2a1 a9a10 ".repeat(4);
    let board = read(&format!("startpos moves {}", round.trim())).expect("a board");
    let super::board::Lines::Classic(line) = board.lines else {
        panic!("one board");
    };
    assert!(
        line.verdict().is_none(),
        "the line begins anew where the rule set sees a draw"
    );
}
