//! Position texts and their faults (section 8).
use super::random::Random;
use crate::board::{Kind, Piece, Plane, Point, Side};
use crate::position::stacked::Start;
use crate::position::{Fault, Field};

/// The text of the start with some parts exchanged.
const START: &str =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR|9/9/9/9/9/9/9/9/9/9 w ?/? - 0 1";

/// A position on which most faults can be tried; `{}` is its end.
const RANKS: &str = "4k4/9/9/9/9/9/9/9/9/3K5|9/9/9/9/9/9/9/9/9/9";

fn faults(text: &str) -> Vec<Fault> {
    Start::read(text).err().unwrap_or_default()
}

fn point(text: &str) -> Point {
    Point::parse(text).expect("a point")
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a piece")
}

/// `RANKS` with pieces put on points.
fn with(pieces: &[(char, &str)]) -> String {
    let mut ranks: Vec<Vec<char>> = RANKS
        .split(['/', '|'])
        .map(|rank| {
            let blanks = |letter: char| match letter.to_digit(10) {
                Some(count) => vec!['1'; count as usize],
                None => vec![letter],
            };
            rank.chars().flat_map(blanks).collect()
        })
        .collect();
    for (letter, at) in pieces {
        let at = point(at);
        let row = 9 - at.rank() as usize + if at.plane() == Plane::Tian { 10 } else { 0 };
        ranks[row][at.file() as usize] = *letter;
    }
    let ranks: Vec<String> = ranks.iter().map(|rank| rank.iter().collect()).collect();
    format!("{}|{}", ranks[..10].join("/"), ranks[10..].join("/"))
}

/// A position's text from pieces put on the ranks, and the five other fields.
fn board(pieces: &[(char, &str)], rest: &str) -> String {
    format!("{} {rest}", with(pieces))
}

const PLAIN: &str = "w -/- - 0 1";

fn too_many(letter: char, found: u8) -> Fault {
    Fault::TooMany {
        piece: piece(letter),
        found,
    }
}

fn misplaced(letter: char, at: &str) -> (String, Fault) {
    let fault = Fault::Misplaced {
        piece: piece(letter),
        point: point(at),
    };
    (board(&[(letter, at)], PLAIN), fault)
}

fn misplaced_soldier(side: Side, at: &str) -> (String, Fault) {
    let letter = Piece::new(side, Kind::Soldier).letter();
    let fault = Fault::SoldierMisplaced {
        side,
        point: point(at),
    };
    (board(&[(letter, at)], PLAIN), fault)
}

/// Each fault of the list that pieces on the boards have, alone.
fn faults_of_pieces() -> Vec<(String, Fault)> {
    let (red, black) = (Side::Red, Side::Black);
    let outside = Fault::Misplaced {
        piece: piece('k'),
        point: point("g9"),
    };
    vec![
        (board(&[('1', "e9")], PLAIN), Fault::NoGeneral(black)),
        (board(&[('K', "f1")], PLAIN), too_many('K', 2)),
        (board(&[('1', "e9"), ('k', "g9")], PLAIN), outside),
        misplaced('A', "e0"),
        misplaced('a', "e8'"),
        misplaced('B', "e6"),
        misplaced('B', "e2'"),
        misplaced_soldier(red, "a2"),
        misplaced_soldier(black, "b5"),
        misplaced_soldier(red, "a6'"),
        misplaced_soldier(black, "a3'"),
        (
            board(&[('P', "a3"), ('P', "a4")], PLAIN),
            Fault::SoldiersOnFile { side: red, file: 0 },
        ),
        (board(&[('R', "a3")], "w -/- RR 0 1"), too_many('R', 3)),
        (board(&[('R', "e5")], PLAIN), Fault::CheckOutOfTurn(black)),
        (
            board(&[('r', "d0'")], "b -/- - 0 1"),
            Fault::CheckOutOfTurn(red),
        ),
        (
            board(&[('1', "d0"), ('K', "e0")], PLAIN),
            Fault::CheckOutOfTurn(black),
        ),
    ]
}

/// Each fault of the list that a Giác Thân and its state have, alone.
fn faults_of_giac_than() -> Vec<(String, Fault)> {
    let (red, black) = (Side::Red, Side::Black);
    let text = |pieces: &[(char, &str)], state: &str| board(pieces, &format!("w {state} - 0 1"));
    vec![
        (text(&[], "300/-"), Fault::StateWithoutGiacThan(red)),
        (
            text(&[('t', "a5")], "-/-"),
            Fault::GiacThanWithoutState(black),
        ),
        (
            text(&[('T', "a5"), ('T', "b5")], "300/-"),
            Fault::TwoGiacThan(red),
        ),
        (text(&[('T', "a5")], "400/-"), Fault::Reserve(red, 4)),
        (text(&[('t', "a5")], "-/270"), Fault::Freeze(black, 7)),
        (text(&[('T', "e8")], "303/-"), Fault::Stay(red, 3)),
        (text(&[('T', "e8'")], "301/-"), Fault::StayOutside(red)),
        (text(&[('T', "e1")], "301/-"), Fault::StayOutside(red)),
        (text(&[('T', "e8")], "321/-"), Fault::StayFrozen(red)),
        (
            board(&[('t', "a5")], "b ?/300 - 0 1"),
            Fault::UnplacedOutOfTurn(red),
        ),
        (
            START.replace("/1C5C1/9/RNBAKABNR", "/1CR4C1/9/RNBAKABN1"),
            Fault::MarkOccupied(red, point("c2")),
        ),
    ]
}

/// Each fault of the list for Di, alone.
fn faults_on_di() -> Vec<(String, Fault)> {
    let text = |rank: &str, at: usize, stays: &str| {
        let mut ranks = ["9"; 10];
        ranks[at] = rank;
        format!("di:{} w {stays} - 0 1", ranks.join("/"))
    };
    let not_on_di = |letter| Fault::NotOnDi(piece(letter), point("e0"));
    vec![
        (text("4K4", 9, "-"), not_on_di('K')),
        (text("4t4", 9, "-"), not_on_di('t')),
        (text("4R4", 4, "e5=1"), Fault::DiStay(point("e5"))),
        (text("4R4", 1, "e8=3"), Fault::DiStay(point("e8"))),
        (text("4r4", 1, "e8=1"), Fault::DiStay(point("e8"))),
        (text("4R4", 1, "d8=1"), Fault::DiStay(point("d8"))),
        (text("RRR6", 4, "-"), too_many('R', 3)),
    ]
}

/// Fails if a fault is not looked for, or brings another with it.
#[test]
fn each_fault_alone() {
    let all = [faults_of_pieces(), faults_of_giac_than(), faults_on_di()];
    for (text, wanted) in all.into_iter().flatten() {
        assert_eq!(faults(&text), [wanted], "{text}");
    }
}

/// Fails if a `?` after the first move, told by either counter, a capture or a touch, is let pass.
#[test]
fn placing_after_the_first_move() {
    let both = Side::ALL.map(Fault::UnplacedAfterStart);
    for counters in ["- 0 2", "- 3 1", "P 0 1"] {
        let text = START.replace("- 0 1", counters);
        let text = text.replace("P1P1P1P1P", "P1P1P1P2");
        assert_eq!(faults(&text), both, "{text}");
    }
    let touched = board(&[('t', "a5")], "w ?/200 - 0 1");
    assert_eq!(faults(&touched), [Fault::UnplacedAfterStart(Side::Red)]);
}

/// Fails if reading stops at the first fault.
#[test]
fn several_faults_at_once() {
    let text = format!(
        "{} x 470/901 RRZ 1x -1",
        with(&[
            ('P', "a2"),
            ('A', "e0"),
            ('T', "a5"),
            ('t', "b5"),
            ('t', "c5"),
            ('1', "e9")
        ])
    );
    let found = faults(&text);
    let field = |field, text: &str| Fault::Field {
        field,
        text: text.to_string(),
    };
    let (red, black) = (Side::Red, Side::Black);
    let wanted = [
        field(Field::Side, "x"),
        field(Field::Captured, "RRZ"),
        field(Field::Quiet, "1x"),
        field(Field::MoveNumber, "-1"),
        Fault::NoGeneral(black),
        Fault::TwoGiacThan(black),
        Fault::Misplaced {
            piece: Piece::new(red, Kind::Advisor),
            point: point("e0"),
        },
        Fault::SoldierMisplaced {
            side: red,
            point: point("a2"),
        },
        Fault::Reserve(red, 4),
        Fault::Freeze(red, 7),
        Fault::Reserve(black, 9),
        Fault::StayOutside(black),
    ];
    assert_eq!(found, wanted);
}

/// Fails if a part that cannot be read is let pass, or hides what is wrong elsewhere.
#[test]
fn faults_of_form() {
    let (plane, rank) = (Plane::Tian, 8);
    let text = format!("{} w -/- - 0 1", RANKS.replace("|9/9/", "|9/8x1/"));
    let letter = 'x';
    let wanted = [
        Fault::Letter {
            plane,
            rank,
            letter,
        },
        Fault::Width {
            plane,
            rank,
            found: 10,
        },
    ];
    assert_eq!(faults(&text), wanted);
    let one_plane = "4k4/9/9/9/9/9/9/9/9/3K5 w 9/- - 0";
    let state = Fault::Field {
        field: Field::State,
        text: "9/-".to_string(),
    };
    assert_eq!(
        faults(one_plane),
        [Fault::Fields(5), Fault::Planes(1), state]
    );
    assert_eq!(
        faults("9|9/9/9/9/9/9/9/9/9/9 w 500/- - 0 1"),
        [
            Fault::Ranks {
                plane: Plane::Ren,
                found: 1
            },
            Fault::Reserve(Side::Red, 5)
        ]
    );
    for state in ["e8=1,e8=1", "e8", "e8=0", "e8'=1", "=1", ",", "e8=+1"] {
        let text = format!("di:9/4R4/9/9/9/9/9/9/9/9 w {state} - 0 1");
        let text_of_state = state.to_string();
        let wanted = Fault::Field {
            field: Field::State,
            text: text_of_state,
        };
        assert!(faults(&text).contains(&wanted), "{state}");
    }
}

/// Fails if a text of any size or form makes the reader panic, or passes.
#[test]
fn rubbish_has_faults() {
    assert_eq!(faults(""), [Fault::Empty]);
    assert_eq!(faults(" \t\n"), [Fault::Empty]);
    let long = "9/".repeat(50_000);
    assert_eq!(faults(&long), [Fault::TooLong(100_000)]);
    let mut random = Random::new(5);
    let letters: Vec<char> = "rnbakct/|di:w?-, =123456789 ′é\u{0}".chars().collect();
    for _ in 0..3000 {
        let mut text: Vec<char> = random.start_above().to_string().chars().collect();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len());
            text[at] = *random.one_of(&letters);
        }
        let text: String = text.iter().collect();
        if let Ok(start) = Start::read(&text) {
            assert!(Start::read(&start.to_string()).is_ok(), "{text}");
        }
        let noise: String = (0..60).map(|_| *random.one_of(&letters)).collect();
        assert!(!faults(&noise).is_empty(), "{noise}");
    }
}

/// Fails if `H`, `E` or captured letters in another order are refused, or not written strictly.
#[test]
fn read_leniently_and_written_strictly() {
    let text = format!(
        "{}  b  -/-  hppRE  7 12",
        with(&[('H', "a5'"), ('e', "c9")])
    );
    let written = "2b1k4/9/9/9/9/9/9/9/9/3K5|9/9/9/9/N8/9/9/9/9/9 b -/- BRnpp 7 12";
    let read = Start::read(&text).map(|start| start.to_string());
    assert_eq!(read.as_deref(), Ok(written));
    assert_eq!(Start::array(Side::Red).to_string(), START);
}

/// Fails if the side that did not begin may not place while the other has.
#[test]
fn placing_half_done_is_a_position() {
    let half = START
        .replace("/1C5C1/", "/1CT4C1/")
        .replace(" w ?/?", " b 300/?");
    assert_eq!(faults(&half), []);
    let turned = half.replace(" b ", " w ");
    assert_eq!(faults(&turned), [Fault::UnplacedOutOfTurn(Side::Black)]);
}
