//! Single rules, each on a position made for it.
use super::random::key_text;
use crate::board::{Move, MoveList, Side};
use crate::position::stacked::{Position, Start};
use crate::position::{Ending, Position as _};

fn position(text: &str) -> Position {
    let read = Start::read(text).map(|start| start.position);
    read.unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn action(text: &str) -> Move {
    Move::parse(text).expect("a move text")
}

/// The position after legal moves.
fn after(start: &Position, moves: &str) -> Position {
    let mut position = start.clone();
    for text in moves.split_whitespace() {
        assert!(position.is_legal(action(text)), "{position:?} {text}");
        position.play(action(text));
    }
    position
}

fn states(position: &Position) -> String {
    let text = key_text(position);
    text.rsplit(' ').next().unwrap_or_default().to_string()
}

fn is_legal(position: &Position, text: &str) -> bool {
    position.is_legal(action(text))
}

/// Sections 2 and 9. Fails if a side places twice, or elsewhere.
#[test]
fn placing_comes_first() {
    let start = Start::array(Side::Black).position;
    assert_eq!(start.count(), 5);
    assert!(!is_legal(&start, "a6a5") && !is_legal(&start, "@b7") && !is_legal(&start, "@c2"));
    let placed = after(&start, "@c7 @e2");
    assert_eq!(states(&placed), "300/300");
    assert_eq!(placed.side(), Side::Black);
    assert!(is_legal(&placed, "a6a5") && !is_legal(&placed, "@a7"));
}

/// Section 4: the freeze's seven plies, as its owner and as the toucher feel them.
const FREEZE: &str = "3k5/9/9/9/R3t4/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/8r w -/300 - 0 1";

/// Fails if a freeze lasts a ply more or less, or the touch moves the toucher.
#[test]
fn a_touch_freezes_for_six_plies() {
    let mut now = after(&position(FREEZE), "a5e5");
    assert_eq!(states(&now), "-/260");
    assert!(now.piece(action("a5e5").from().expect("a5")).is_some());
    for (ply, moves) in ["i0'i1'", "e0f0", "i1'i0'", "f0e0", "i0'i1'"]
        .into_iter()
        .enumerate()
    {
        assert!(
            !is_legal(&now, if ply % 2 == 0 { "e5e4" } else { "a5e5" }),
            "{ply}"
        );
        now = after(&now, moves);
    }
    assert_eq!(states(&now), "-/210");
    assert!(!is_legal(&now, "a5e5"));
    now = after(&now, "e0f0");
    assert_eq!(states(&now), "-/200");
    assert!(is_legal(&now, "e5e4"));
    assert!(is_legal(&after(&now, "i1'i0'"), "a5e5"));
}

/// Fails if the fourth touch does not remove, or its capture counts.
#[test]
fn the_fourth_touch_removes() {
    let start = position(&FREEZE.replace("/300", "/000"));
    let effect = start.effect(action("a5e5"));
    assert!(effect.touched && effect.captured.is_none());
    assert_eq!(states(&after(&start, "a5e5")), "-/-");
}

/// Fails if the removal is judged before it is made: here it opens the file of a Chariot, and there it takes a Cannon's
/// screen away.
#[test]
fn removal_changes_who_attacks() {
    let shield = "4k4/4r4/9/9/R3t4/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 w -/000 - 0 1";
    assert!(!is_legal(&position(shield), "a5e5"));
    assert!(is_legal(&position(&shield.replace("/000", "/100")), "a5e5"));
    let screen = "3k5/4c4/9/9/R3t4/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 w -/000 - 0 1";
    assert!(position(screen).in_check());
    assert!(is_legal(&position(screen), "a5e5"));
    assert!(!is_legal(
        &position(&screen.replace("/000", "/100")),
        "a5e5"
    ));
}

/// Fails if the General, a Soldier going sideways or up, or a Giác Thân may not touch, or a Cannon may straight up.
#[test]
fn who_touches() {
    let board = |rows: &str| position(&format!("{rows} w -/300 - 0 1"));
    let general = board("5k3/9/9/9/9/9/9/9/4t4/4K4|9/9/9/9/9/9/9/9/9/9");
    assert!(is_legal(&general, "e0e1"));
    let soldier = board("5k3/9/9/1tP6/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9");
    assert!(is_legal(&soldier, "c6b6"));
    let upwards = board("5k3/9/2P6/9/9/9/9/9/9/4K4|9/9/2t6/9/9/9/9/9/9/9");
    assert!(is_legal(&upwards, "c7c7'"));
    let cannon = board("5k3/9/2C1n1t2/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9");
    assert!(is_legal(&cannon, "c7g7"));
    let vertical = board("5k3/9/2C6/9/9/9/9/9/9/4K4|9/9/2t6/9/9/9/9/9/9/9");
    assert!(!is_legal(&vertical, "c7c7'"));
    let rows = "5k3/9/2T6/9/9/9/9/9/9/4K4|9/9/2t6/9/9/9/9/9/9/9";
    assert!(is_legal(
        &position(&format!("{rows} w 300/300 - 0 1")),
        "c7c7'"
    ));
    assert!(!is_legal(
        &position(&format!("{rows} w 310/300 - 0 1")),
        "c7c7'"
    ));
    assert!(!is_legal(
        &position(&format!("{rows} w 300/310 - 0 1")),
        "c7c7'"
    ));
}

/// Section 3. Fails if a check from Tian is missed, or a Horse there is hobbled on the wrong plane.
#[test]
fn checks_from_above() {
    let check = |rows: &str| position(&format!("{rows} b -/- - 0 1")).in_check();
    assert!(check("3k5/9/9/9/9/9/9/9/9/4K4|3R5/9/9/9/9/9/9/9/9/9"));
    assert!(check("3k5/9/9/9/9/9/9/9/9/4K4|3P5/9/9/9/9/9/9/9/9/9"));
    assert!(!check("3k5/9/9/9/9/9/9/9/9/4K4|3C5/9/9/9/9/9/9/9/9/9"));
    assert!(check("3k5/9/9/9/9/9/9/9/9/4K4|9/9/2N6/9/9/9/9/9/9/9"));
    assert!(!check("3k5/9/9/9/9/9/9/9/9/4K4|9/2P6/2N6/9/9/9/9/9/9/9"));
    assert!(check("3k5/2P6/9/9/9/9/9/9/9/4K4|9/9/2N6/9/9/9/9/9/9/9"));
}

/// Section 5.2. Fails if the stay grows on entering, or does not survive a step inside.
#[test]
fn a_stay_wins_at_two() {
    let start = position("3k5/9/9/4T4/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/8r w 300/- - 0 1");
    let entered = after(&start, "e6e7");
    assert_eq!(states(&entered), "300/-");
    let once = after(&entered, "i0'i1' e7e8");
    assert_eq!(states(&once), "301/-");
    let won = after(&once, "i1'i0' e8f8");
    assert_eq!(states(&won), "302/-");
    assert_eq!(won.ending(), Some(Ending::Infiltration));
    assert_eq!((won.count(), won.has_move()), (0, false));
    assert_eq!(states(&after(&once, "i1'i0' e8e8'")), "300/-");
}

/// Ours. Fails if a win by both is recorded as the other: mate goes before infiltration, infiltration before stalemate.
#[test]
fn two_results_at_once() {
    let mate = position("R2k5/8R/4T4/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 b 302/- - 0 1");
    assert_eq!(mate.ending(), Some(Ending::Checkmate));
    let stuck = position("3k5/8R/5T3/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 b 302/- - 0 1");
    assert_eq!(stuck.ending(), Some(Ending::Infiltration));
}

/// Section 7. Fails if a stay is not carried inside the palace, is lost by a pass, or does not go with a capture.
#[test]
fn stays_on_di() {
    let start = position("di:9/4R4/3p5/9/9/9/9/9/9/9 w - - 0 30");
    assert_eq!(states(&after(&start, "e8e9")), "e9=1");
    assert_eq!(states(&after(&start, "e8e0")), "-");
    let won = after(&start, "e8d8 d7d6 d8d7");
    assert_eq!(won.ending(), Some(Ending::InfiltrationOnDi));
    assert_eq!(won.count(), 0);
    let captured = position("di:9/4Rr3/9/9/9/9/9/9/9/9 b e8=1 - 0 30");
    assert_eq!(states(&after(&captured, "f8e8")), "-");
    let passes = position("di:9/9/9/9/9/9/9/9/9/4p4 b e0=1 - 0 30");
    assert!(!is_legal(&passes, "--"));
    let stuck = position("di:9/9/9/9/9/9/9/9/9/4P4 b - - 0 30");
    assert_eq!(states(&after(&stuck, "--")), "-");
    let waits = position("di:9/4a4/9/9/9/9/9/9/3p5/9 b d1=1 - 0 30");
    assert_eq!(
        after(&waits, "e8e9").ending(),
        Some(Ending::InfiltrationOnDi)
    );
}

/// Section 7. Fails if the two ways to a point are one action, or a piece already inside takes an extra step.
#[test]
fn extra_steps_are_actions_of_their_own() {
    let start = position("di:9/9/3p5/9/3R5/9/9/9/9/9 w - - 0 30");
    let mut list = MoveList::new();
    start.moves(&mut list);
    let through_d7 = list.iter().filter(|extra| extra.through().is_some());
    assert_eq!(through_d7.count(), 3);
    assert!(is_legal(&start, "d5d7e8") && !is_legal(&start, "d5d7d6") && !is_legal(&start, "d5d8"));
    let inside = position("di:9/9/3R5/9/9/9/9/9/9/9 w - - 0 30");
    assert!(is_legal(&inside, "d7d8") && !is_legal(&inside, "d7d8d9"));
    let both = position("di:9/9/9/9/3R5/9/9/9/9/9 w - - 0 30");
    assert!(is_legal(&both, "d5d7d8") && is_legal(&both, "d5d8"));
}

/// Section 6. Fails if the captured pieces fill their points from the other side.
#[test]
fn the_descent_fills_from_the_right() {
    let text = "3k5/9/9/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 b -/- AABNRCPPPabnrcpp 9 30";
    let start = Start::read(text).expect("a position");
    let di = start
        .position
        .descended(&start.counters.captured)
        .expect("Di");
    let wanted = "di:rnba5/9/1c7/p1p6/9/9/4P1P1P/7C1/9/3A1ABNR b -";
    assert_eq!(key_text(&di), wanted);
    assert!(di.on_di() && di.descended(&start.counters.captured).is_none());
}
