use super::random::{Random, restless};
use super::{action, until};
use crate::board::{Piece, Point, Side};
use crate::line::{Line, PieceId, Pieces, Reason, Step, Verdict};
use crate::position::Position as _;
use crate::position::stacked::{Position, Start};
use crate::ruleset::RuleSet;

fn line(text: &str) -> Line<Position> {
    let rules = RuleSet::named("san-cai").expect("a rule set");
    let start = Start::read(text).expect("a position");
    Line::new(rules, start.position, start.counters)
}

fn text(line: &Line<Position>) -> String {
    let start = Start {
        position: line.position().clone(),
        counters: *line.counters(),
    };
    start.to_string()
}

const EMPTY: &str = "9/9/9/9/9/9/9/9/9/9";
const IDLE: &str = "a0b0 a9b9 b0a0 b9a9";

/// A board with a Chariot each, on which nothing happens.
fn idle(captured: &str, quiet: u16) -> Line<Position> {
    line(&format!(
        "r3k4/9/9/9/9/9/9/9/9/R4K3|{EMPTY} w -/- {captured} {quiet} 9"
    ))
}

fn draw(reason: Reason) -> Verdict {
    Verdict {
        winner: None,
        reason,
    }
}

/// Fails if the third occurrence is a draw, or the counters do not run on as section 6 says.
#[test]
fn the_third_occurrence_descends() {
    let mut line = idle("Pp", 3);
    let (ply, step) = until(&mut line, IDLE);
    assert_eq!(ply, 8);
    let Step::Descends(di) = step else {
        panic!("{step:?}");
    };
    assert_eq!(di, *line.position());
    assert_eq!(line.descent(), Some(8));
    let di = "di:9/9/9/p8/9/9/8P/9/9/9 w - - 0 13";
    assert_eq!(text(&line), di);
    assert_eq!(line.before_descent().as_ref(), Some(line.at(0)));
    assert_eq!(line.occurrence(), 1);
    line.pop();
    assert_eq!((line.descent(), line.plies()), (None, 7));
}

/// Fails if the limit is one ply off, or a set-up descends without a move.
#[test]
fn a_hundred_quiet_plies_descend() {
    let mut line = idle("Pp", 98);
    assert_eq!(line.push(action("a0b0")), Step::Goes);
    assert!(matches!(line.push(action("a9b9")), Step::Descends(_)));
    let over = idle("Pp", 100);
    assert_eq!((over.verdict(), over.position().on_di()), (None, false));
}

/// Fails if such a game goes on to pass twice, or if its end does not show Di.
#[test]
fn a_descent_with_nothing_captured_is_a_draw_at_once() {
    let mut line = idle("-", 99);
    let step = line.push(action("a0b0"));
    assert_eq!(step, Step::Ends(draw(Reason::DiNothing)));
    assert_eq!(text(&line), format!("di:{EMPTY} b - - 0 9"));
    line.pop();
    assert_eq!((line.plies(), line.verdict()), (0, None));
}

/// Fails if placing counts as a ply, or moves the move number on.
#[test]
fn placings_do_not_count() {
    let start = Start::array(Side::Red);
    let rules = RuleSet::named("san-cai").expect("a rule set");
    let mut line = Line::new(rules, start.position, start.counters);
    line.push(action("@c2"));
    line.push(action("@e7"));
    assert_eq!((line.counters().quiet, line.counters().move_number), (0, 1));
    let placed = line.pieces();
    assert_eq!(
        placed.on(Point::parse("e7").expect("a point")),
        Some(PieceId(33))
    );
    // The position after both placings is the first that counts.
    let (ply, step) = until(&mut line, "h2g2 h7g7 g2h2 g7h7");
    assert_eq!((ply, step), (10, Step::Ends(draw(Reason::DiNothing))));
}

/// On Di: both passes, then the third occurrence, then the count. Fails if the order is another, or one is off by a ply.
#[test]
fn draws_on_di_come_in_their_order() {
    let mut passes = line(&format!("di:{EMPTY} w - - 98 1"));
    assert_eq!(passes.push(action("--")), Step::Goes);
    let both = Step::Ends(draw(Reason::DiBothPassed));
    assert_eq!(passes.push(action("--")), both);

    let start = "di:r8/9/9/9/9/9/9/9/9/R8 w - -";
    let mut repeats = line(&format!("{start} 92 1"));
    let (ply, step) = until(&mut repeats, IDLE);
    assert_eq!((ply, step), (8, Step::Ends(draw(Reason::DiRepetition))));

    let mut counts = line(&format!("{start} 98 1"));
    assert_eq!(counts.push(action("a0b0")), Step::Goes);
    let quiet = Step::Ends(draw(Reason::DiQuiet { plies: 100 }));
    assert_eq!(counts.push(action("a9b9")), quiet);
}

/// Fails if the move that repeats is not first looked at for a win.
#[test]
fn a_win_comes_before_the_descent() {
    let text = format!("3k5/7R1/8R/9/9/9/9/9/9/4K4|{EMPTY} w -/- Pp 99 1");
    let mut line = line(&text);
    let won = Verdict {
        winner: Some(Side::Red),
        reason: Reason::Checkmate,
    };
    assert_eq!(line.push(action("i7i9")), Step::Ends(won));
}

/// Fails if a start with a complete stay is won by the side that is not to move, whosever the stay.
#[test]
fn a_start_with_a_complete_stay_is_its_owners() {
    for side in ["w", "b"] {
        let start = format!("3k5/9/4T4/9/9/9/9/9/9/4K4|{EMPTY} {side} 302/- - 0 9");
        let won = Verdict {
            winner: Some(Side::Red),
            reason: Reason::Infiltration,
        };
        assert_eq!(line(&start).verdict(), Some(&won));
        let di = format!("di:9/9/4R4/9/9/9/9/9/9/r8 {side} e7=2 - 0 9");
        let winner = line(&di).verdict().and_then(|verdict| verdict.winner);
        assert_eq!(winner, Some(Side::Red));
    }
}

/// Fails if a touch moves a name, or if a Giác Thân touched for the last time keeps its own or is taken for captured.
#[test]
fn a_touch_moves_nobody() {
    let (from, to) = (Point::parse("e5"), Point::parse("e7"));
    for (state, stays) in [("300", true), ("000", false)] {
        let start = format!("3k5/9/4t4/9/4R4/9/9/9/9/4K4|{EMPTY} w -/{state} - 0 9");
        let mut line = line(&start);
        let before = line.pieces();
        assert_eq!(line.push(action("e5e7")), Step::Goes);
        let after = line.pieces();
        let on = |pieces: &Pieces, point: Option<Point>| pieces.on(point.expect("a point"));
        assert_eq!(on(&after, from), on(&before, from));
        assert_eq!(on(&after, to), on(&before, to).filter(|_| stays));
        assert!(after.captured().is_empty());
    }
}

/// Random games down to Di: every piece has a name, its own, through captures, touches and the descent; undo brings back
/// each text. Fails if a captured piece loses its name, or a touched one moves.
#[test]
fn pieces_keep_their_names_down_to_di() {
    let mut random = Random(8);
    let mut descents = 0;
    for _ in 0..30 {
        let start = Start::array(Side::Red);
        let rules = RuleSet::named("san-cai").expect("a rule set");
        let mut line = Line::new(rules, start.position, start.counters);
        let mut names: Vec<Option<Piece>> = vec![None; 64];
        let mut texts = Vec::new();
        while line.plies() < 300 {
            check_names(&line, &mut names);
            texts.push(text(&line));
            let Some(action) = restless(&mut random, &line) else {
                break;
            };
            let step = line.after(action);
            assert_eq!(line.push(action), step);
            descents += u32::from(matches!(step, Step::Descends(_)));
        }
        while let Some(before) = texts.pop() {
            while line.plies() > texts.len() {
                line.pop();
            }
            assert_eq!(text(&line), before);
        }
    }
    assert!(descents > 5, "{descents}");
}

fn check_names(line: &Line<Position>, names: &mut [Option<Piece>]) {
    let pieces = line.pieces();
    for point in (0..2 * Point::PLANE).map(Point::new) {
        let piece = line.position().piece(point);
        let id = pieces.on(point);
        assert_eq!(piece.is_some(), id.is_some(), "{point} {}", text(line));
        if let Some(PieceId(id)) = id {
            let known = names[usize::from(id)].get_or_insert(piece.expect("a piece"));
            assert_eq!(Some(*known), piece);
        }
    }
}
