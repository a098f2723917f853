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

/// Each fault of the list alone, with the text that has it.
fn each_fault() -> Vec<(String, Vec<Fault>)> {
    let (red, black) = (Side::Red, Side::Black);
    let board = |pieces: &[(char, &str)], rest: &str| format!("{} {rest}", with(pieces));
    let misplaced = |letter, at| Fault::Misplaced {
        piece: piece(letter),
        point: point(at),
    };
    let soldier = |side, at| Fault::SoldierMisplaced {
        side,
        point: point(at),
    };
    let many = |letter, found| Fault::TooMany {
        piece: piece(letter),
        found,
    };
    let plain = "w -/- - 0 1";
    let mut list = vec![
        (board(&[('1', "e9")], plain), Fault::NoGeneral(black)),
        (board(&[('K', "f1")], plain), many('K', 2)),
        (
            board(&[('1', "e9"), ('k', "g9")], plain),
            misplaced('k', "g9"),
        ),
        (board(&[('A', "e0")], plain), misplaced('A', "e0")),
        (board(&[('a', "e8'")], plain), misplaced('a', "e8'")),
        (board(&[('B', "e6")], plain), misplaced('B', "e6")),
        (board(&[('B', "e2'")], plain), misplaced('B', "e2'")),
        (board(&[('P', "a2")], plain), soldier(red, "a2")),
        (board(&[('p', "b5")], plain), soldier(black, "b5")),
        (board(&[('P', "a6'")], plain), soldier(red, "a6'")),
        (board(&[('p', "a3'")], plain), soldier(black, "a3'")),
        (
            board(&[('P', "a3"), ('P', "a4")], plain),
            Fault::SoldiersOnFile { side: red, file: 0 },
        ),
        (board(&[('R', "a3")], "w -/- RR 0 1"), many('R', 3)),
        (
            board(&[], "w 300/- - 0 1"),
            Fault::StateWithoutGiacThan(red),
        ),
        (
            board(&[('t', "a5")], "w -/- - 0 1"),
            Fault::GiacThanWithoutState(black),
        ),
        (
            board(&[('T', "a5"), ('T', "b5")], "w 300/- - 0 1"),
            Fault::TwoGiacThan(red),
        ),
        (
            board(&[('T', "a5")], "w 400/- - 0 1"),
            Fault::Reserve(red, 4),
        ),
        (
            board(&[('t', "a5")], "w -/270 - 0 1"),
            Fault::Freeze(black, 7),
        ),
        (board(&[('T', "e8")], "w 303/- - 0 1"), Fault::Stay(red, 3)),
        (
            board(&[('T', "e8'")], "w 301/- - 0 1"),
            Fault::StayOutside(red),
        ),
        (
            board(&[('T', "e1")], "w 301/- - 0 1"),
            Fault::StayOutside(red),
        ),
        (
            board(&[('T', "e8")], "w 321/- - 0 1"),
            Fault::StayFrozen(red),
        ),
        (board(&[('R', "e5")], plain), Fault::CheckOutOfTurn(black)),
        (
            board(&[('r', "d0'")], "b -/- - 0 1"),
            Fault::CheckOutOfTurn(red),
        ),
        (
            board(&[('1', "d0"), ('K', "e0")], plain),
            Fault::CheckOutOfTurn(black),
        ),
        (
            board(&[('t', "a5")], "b ?/300 - 0 1"),
            Fault::UnplacedOutOfTurn(red),
        ),
    ];
    let rows = [
        (START.replace(" 0 1", " 0 2"), true),
        (START.replace(" 0 1", " 3 1"), true),
        (
            START
                .replace("/1C5C1/", "/1CR4C1/")
                .replace("RNBAKABNR", "RNBAKABN1"),
            false,
        ),
    ];
    for (text, begun) in rows {
        let found = if begun {
            Side::ALL.map(Fault::UnplacedAfterStart).to_vec()
        } else {
            vec![Fault::MarkOccupied(red, point("c2"))]
        };
        assert_eq!(faults(&text), found, "{text}");
    }
    list.extend([
        (
            "di:9/9/9/9/9/9/9/9/9/4K4 w - - 0 1".to_string(),
            Fault::NotOnDi(piece('K'), point("e0")),
        ),
        (
            "di:9/9/9/9/9/9/9/9/9/4t4 w - - 0 1".to_string(),
            Fault::NotOnDi(piece('t'), point("e0")),
        ),
        (
            "di:9/9/9/9/4R4/9/9/9/9/9 w e5=1 - 0 1".to_string(),
            Fault::DiStay(point("e5")),
        ),
        (
            "di:9/4R4/9/9/9/9/9/9/9/9 w e8=3 - 0 1".to_string(),
            Fault::DiStay(point("e8")),
        ),
        (
            "di:9/4r4/9/9/9/9/9/9/9/9 w e8=1 - 0 1".to_string(),
            Fault::DiStay(point("e8")),
        ),
    ]);
    list.into_iter()
        .map(|(text, fault)| (text, vec![fault]))
        .collect()
}

/// Fails if a fault is not looked for, or brings another with it.
#[test]
fn each_fault_alone() {
    for (text, wanted) in each_fault() {
        assert_eq!(faults(&text), wanted, "{text}");
    }
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
