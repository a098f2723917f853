use super::{Notation, Unread};
use crate::board::{Kind, Move, MoveList};
use crate::line::tests::random::{Random, position};
use crate::position::Position as _;
use crate::position::classic::{Position, Start};
use crate::ruleset::Cannon;

const MANY_TWINS: [Kind; 8] = [
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Horse,
    Kind::Cannon,
    Kind::Chariot,
    Kind::Advisor,
    Kind::Elephant,
];

fn read(text: &str) -> Position {
    Start::read(text, Cannon::Modern)
        .expect("a position")
        .position
}

fn action(text: &str) -> Move {
    Move::parse(text).expect("a move text")
}

fn legal(position: &Position) -> MoveList {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list
}

/// Every notation, every legal move: read back as itself, no two alike, from the start on and in positions set up at
/// random with many twins. Fails if a mark is left out, or a figure counts from the wrong end.
fn come_back(position: &Position) {
    let list = legal(position);
    for notation in Notation::ONE_BOARD {
        let mut texts = Vec::new();
        for &action in &list {
            let text = notation.write(position, action);
            assert_eq!(
                notation.read(position, &text),
                Ok(action),
                "{position:?} {text}"
            );
            texts.push(text);
        }
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), list.len(), "{position:?} {notation:?}");
    }
}

#[test]
fn every_legal_move_of_random_positions_comes_back() {
    let mut random = Random(10);
    for round in 0..10_000 {
        come_back(&position(&mut random, 4 + round % 24, &MANY_TWINS));
    }
}

#[test]
fn every_legal_move_of_random_games_comes_back() {
    let mut random = Random(11);
    for cannon in [Cannon::Modern, Cannon::Jumping] {
        for _ in 0..8 {
            let mut position = Start::array(cannon).position;
            for _ in 0..60 {
                come_back(&position);
                let Some(action) = random.pick(&legal(&position)) else {
                    break;
                };
                position.play(action);
            }
        }
    }
}

/// Position, move, WXF, Chinese, the book's: made by hand from section 6.
#[rustfmt::skip]
const TABLE: [(&str, &str, &str, &str, &str); 40] = [
    // The array.
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h2e2", "C2=5", "炮二平五", "Ch2–e2"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "b2b9", "C8+7", "炮八进七", "Cb2×b9"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "h9g7", "H8+7", "马8进7", "Hh9–g7"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "d9e8", "A4+5", "士4进5", "Ad9–e8"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "g9e7", "E7+5", "象7进5", "Eg9–e7"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "e9e8", "K5+1", "将5进1", "Ge9–e8"),
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "a6a5", "P1+1", "卒1进1", "Sa6–a5"),
    // Check, mate, a capture with check.
    ("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a0a9", "R9+9", "车九进九", "Ra0–a9†"),
    ("n2k5/9/9/9/9/9/9/9/9/R3K4 w", "a0a9", "R9+9", "车九进九", "Ra0×a9†"),
    // Two Chariots on a file; the twin cannot go where the front one goes, and the mark is written.
    ("3k5/9/9/9/R8/9/9/R8/9/4K4 w", "a5b5", "R+=8", "前车平八", "Ra5–b5"),
    ("3k5/9/9/9/R8/9/9/R8/9/4K4 w", "a2b2", "R-=8", "后车平八", "Ra2–b2"),
    ("3k5/9/9/9/R8/9/9/R8/9/4K4 w", "a5a9", "R++4", "前车进四", "Ra5–a9†"),
    ("3k5/9/9/9/R8/9/9/R8/9/4K4 w", "a2a0", "R--2", "后车退二", "Ra2–a0"),
    // Black's front is below.
    ("3k5/9/9/9/8c/9/9/8c/9/4K4 b", "i2i1", "C++1", "前炮进1", "Ci2–i1"),
    ("3k5/9/9/9/8c/9/9/8c/9/4K4 b", "i5i9", "C--4", "后炮退4", "Ci5–i9"),
    ("3k5/9/9/9/8c/9/9/8c/9/4K4 b", "i5e5", "C-=5", "后炮平5", "Ci5–e5"),
    // Two Horses on a file.
    ("3k5/9/9/2N6/9/9/2N6/9/9/4K4 w", "c6d8", "H++6", "前马进六", "Hc6–d8"),
    ("3k5/9/9/2N6/9/9/2N6/9/9/4K4 w", "c3e4", "H-+5", "后马进五", "Hc3–e4"),
    // Advisors and Elephants take no mark: only one of the two can go the way.
    ("3k5/9/9/9/9/9/9/3A5/9/3AK4 w", "d2e1", "A6-5", "仕六退五", "Ad2–e1"),
    ("3k5/9/9/9/9/9/9/3A5/9/3AK4 w", "d0e1", "A6+5", "仕六进五", "Ad0–e1"),
    ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "c4e2", "E7-5", "相七退五", "Ec4–e2"),
    ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "c0a2", "E7+9", "相七进九", "Ec0–a2"),
    // Two Soldiers on a file.
    ("3k5/9/9/4P4/4P4/9/9/9/9/4K4 w", "e6f6", "P+=4", "前兵平四", "Se6–f6"),
    ("3k5/9/9/4P4/4P4/9/9/9/9/4K4 w", "e5d5", "P-=6", "后兵平六", "Se5–d5"),
    // Three on a file; the one alone on its file is not counted.
    ("3k5/9/4P4/4P4/4P3P/9/9/9/9/4K4 w", "e7f7", "15=4", "前兵平四", "Se7–f7"),
    ("3k5/9/4P4/4P4/4P3P/9/9/9/9/4K4 w", "e6f6", "25=4", "中兵平四", "Se6–f6"),
    ("3k5/9/4P4/4P4/4P3P/9/9/9/9/4K4 w", "e5f5", "35=4", "后兵平四", "Se5–f5"),
    ("3k5/9/4P4/4P4/4P3P/9/9/9/9/4K4 w", "i5h5", "P1=2", "兵一平二", "Si5–h5"),
    // Five on a file, Black's.
    ("5k3/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b", "c0b0", "13=2", "一卒平2", "Sc0–b0"),
    ("5k3/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b", "c3b3", "43=2", "四卒平2", "Sc3–b3"),
    ("5k3/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b", "c4b4", "53=2", "五卒平2", "Sc4–b4"),
    // Two files with two each: figures over both together, from the owner's right; the fifth alone.
    ("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w", "g6f6", "13=4", "一兵平四", "Sg6–f6"),
    ("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w", "g5f5", "23=4", "二兵平四", "Sg5–f5"),
    ("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w", "e7f7", "15=4", "三兵平四", "Se7–f7"),
    ("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w", "e6f6", "25=4", "四兵平四", "Se6–f6"),
    ("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w", "i4i5", "P1+1", "兵一进一", "Si4–i5"),
    // Two and three, Black's: the right file is a.
    ("5k3/9/9/9/9/p7p/p7p/8p/9/3K5 b", "a3b3", "11=2", "一卒平2", "Sa3–b3"),
    ("5k3/9/9/9/9/p7p/p7p/8p/9/3K5 b", "a4b4", "21=2", "二卒平2", "Sa4–b4"),
    ("5k3/9/9/9/9/p7p/p7p/8p/9/3K5 b", "i2h2", "19=8", "三卒平8", "Si2–h2"),
    ("5k3/9/9/9/9/p7p/p7p/8p/9/3K5 b", "i4h4", "39=8", "五卒平8", "Si4–h4"),
];

/// Fails if a mark, a figure or a file is counted from the wrong side.
#[test]
fn the_table_made_by_hand_holds() {
    for (text, moved, wxf, chinese, book) in TABLE {
        let (position, action) = (read(text), action(moved));
        let texts = [
            (Notation::Iccs, moved),
            (Notation::Wxf, wxf),
            (Notation::Chinese, chinese),
            (Notation::Book, book),
        ];
        for (notation, wanted) in texts {
            assert_eq!(notation.write(&position, action), wanted, "{text}");
            assert_eq!(notation.read(&position, wanted), Ok(action), "{text}");
        }
    }
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
const TWO: &str = "3k5/9/9/9/R8/9/9/R8/9/4K4";
const THREE: &str = "3k5/9/4P4/4P4/4P3P/9/9/9/9/4K4";

/// Board, side to move, notation, move, other texts of it.
#[rustfmt::skip]
const OTHER_FORMS: [(&str, &str, Notation, &str, &[&str]); 21] = [
    (START, "w", Notation::Iccs, "h2e2", &["H2-E2", "H2E2", " h2-e2 "]),
    (START, "w", Notation::Wxf, "h2e2", &["C2.5", "c2=5", "c2.5"]),
    (START, "w", Notation::Wxf, "h0g2", &["N2+3", "H2+3", "h2+3"]),
    (START, "w", Notation::Wxf, "e0e1", &["K5+1", "G5+1"]),
    (START, "w", Notation::Wxf, "e3e4", &["P5+1", "S5+1"]),
    (START, "b", Notation::Wxf, "g9e7", &["E7+5", "B7+5", "b7+5"]),
    (TWO, "w", Notation::Wxf, "a5b5", &["+R=8", "R+.8", "r+=8"]),
    (TWO, "w", Notation::Wxf, "a2b2", &["-R=8"]),
    // Without the mark only one of the two can go so far.
    (TWO, "w", Notation::Wxf, "a5a9", &["R9+4"]),
    (TWO, "w", Notation::Wxf, "a5a3", &["R+-2"]),
    (THREE, "w", Notation::Wxf, "e7e8", &["P5+1", "P++1"]),
    (START, "w", Notation::Chinese, "h2e2", &["砲二平五", "炮２平５", "炮2平5"]),
    (START, "w", Notation::Chinese, "h0g2", &["傌二進三", "馬二進三"]),
    (START, "w", Notation::Chinese, "i0i1", &["俥一進一", "車一進一"]),
    (START, "w", Notation::Chinese, "e0e1", &["帥五進一"]),
    (START, "b", Notation::Chinese, "e9e8", &["將5進1", "将５进１"]),
    (TWO, "w", Notation::Chinese, "a2b2", &["後車平八", "后车平八"]),
    (THREE, "w", Notation::Chinese, "e6f6", &["二兵平四", "中兵平四"]),
    (START, "w", Notation::Book, "h2e2", &["Ch2-e2", "C h2–e2", "C h2-e2"]),
    (START, "w", Notation::Book, "b2b9", &["Cb2xb9", "Cb2×b9"]),
    ("3k5/9/9/9/9/9/9/9/9/R3K4", "w", Notation::Book, "a0a9", &["Ra0-a9+", "Ra0–a9"]),
];

/// Fails if one of the other ways to write a move is no longer read.
#[test]
fn other_forms_are_read() {
    for (board, side, notation, moved, texts) in OTHER_FORMS {
        let position = read(&format!("{board} {side}"));
        for text in texts {
            assert_eq!(notation.read(&position, text), Ok(action(moved)), "{text}");
        }
    }
}

/// Fails if one of two legal moves is chosen.
#[test]
fn a_text_that_fits_two_moves_lists_them() {
    let position = read("3k5/9/9/9/R8/9/9/R8/9/4K4 w");
    let both = Err(Unread::Several(vec![action("a2b2"), action("a5b5")]));
    assert_eq!(Notation::Wxf.read(&position, "R9=8"), both);
    assert_eq!(Notation::Chinese.read(&position, "车九平八"), both);
    let files = read("3k5/9/4P4/4P1P2/6P2/8P/9/9/9/4K4 w");
    let both = Err(Unread::Several(vec![action("g6f6"), action("e7f7")]));
    assert_eq!(Notation::Wxf.read(&files, "P+=4"), both);
}

/// Fails if rubbish is read, or panics.
#[test]
fn what_is_no_move_is_refused() {
    let position = Start::array(Cannon::Modern).position;
    let rubbish = [
        "",
        " ",
        "C",
        "C2",
        "C2=",
        "C2=55",
        "C0=5",
        "C2=0",
        "X2=5",
        "T2=5",
        "炮",
        "炮二",
        "炮二平",
        "平平平平",
        "炮二平五五",
        "h2",
        "h2e",
        "h2e2e2e2",
        "Ch2",
        "Ch2e2",
        "C–",
        "–––",
        "†",
        "\u{1F600}\u{1F600}\u{1F600}\u{1F600}",
        "e\u{301}2=5",
        "--",
        "@c2",
        "一二三四",
        "1234",
        "++++",
        "Ch2–e2–e2",
        "Ch2–é2",
    ];
    for notation in Notation::ONE_BOARD {
        for text in rubbish {
            assert!(
                notation.read(&position, text).is_err(),
                "{notation:?} {text}"
            );
        }
        let long = "C2=5".repeat(30_000);
        assert_eq!(notation.read(&position, &long), Err(Unread::Form));
    }
    assert_eq!(Notation::Wxf.read(&position, "C2+9"), Err(Unread::NoMove));
    assert_eq!(
        Notation::Book.read(&position, "Hh2–e2"),
        Err(Unread::NoMove)
    );
}
