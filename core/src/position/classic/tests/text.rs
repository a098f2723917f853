use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::{faults, random_play};
use crate::board::{Plane, Point, Side};
use crate::position::classic::Start;
use crate::position::{Counters, Fault, Field};
use crate::ruleset::Cannon;

const ARRAY: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn read(text: &str) -> Result<String, Vec<Fault>> {
    Start::read(text, Cannon::Modern).map(|start| start.to_string())
}

/// Fails if a run of empty points is written as two digits, or the ranks in the other order.
#[test]
fn text_of_the_array() {
    assert_eq!(Start::array(Cannon::Modern).to_string(), ARRAY);
    assert_eq!(read(ARRAY).as_deref(), Ok(ARRAY));
}

/// Fails if a text read back differs.
#[test]
fn texts_come_back() {
    random_play(40, |position| {
        let counters = Counters {
            quiet: 17,
            move_number: 203,
            ..Counters::default()
        };
        let start = Start {
            position: position.clone(),
            counters,
        };
        let again = Start::read(&start.to_string(), position.cannon());
        assert_eq!(again.as_ref(), Ok(&start));
    });
}

/// Fails if a leniency of article 6 is lost.
#[test]
fn texts_are_read_leniently() {
    let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let other = "rheakaehr/54/1c5c1/p1p1p1p1p/9/111111111/P1P1P1P1P/1C5C1/9/RHEAKAEHR";
    for text in [board, other] {
        for rest in [
            "",
            " ",
            " w",
            "  r \t-   - 0  1 \n",
            " w - -",
            " w 0 1",
            " w - - 0",
            " W - - 0 0",
        ] {
            assert_eq!(
                read(&format!(" {text}{rest}")).as_deref(),
                Ok(ARRAY),
                "{rest}"
            );
        }
    }
    let black = read(&format!("{board} b - - 12 34"));
    assert_eq!(black, Ok(format!("{board} b - - 12 34")));
}

/// Fails if a fault of the text hides another, or hides those of the set-up where the board is whole.
#[test]
fn faults_of_the_text() {
    let plane = Plane::Ren;
    let width = |rank, found| Fault::Width { plane, rank, found };
    let letter = |rank, letter| Fault::Letter {
        plane,
        rank,
        letter,
    };
    let field = |field, text: &str| Fault::Field {
        field,
        text: text.to_owned(),
    };
    assert_eq!(faults(""), [Fault::Empty]);
    assert_eq!(faults(" \n"), [Fault::Empty]);
    assert_eq!(
        faults("rnbakabnr/9/9/9/9/9/8/9/RNBAKABNRR w"),
        [Fault::Ranks { plane, found: 9 }, width(3, 8), width(1, 10)]
    );
    assert_eq!(
        faults("4k4/9/9/9/4x4/9/9/9/4t4/4K4 w"),
        [
            letter(5, 'x'),
            letter(1, 't'),
            Fault::CheckOutOfTurn(Side::Black)
        ]
    );
    assert_eq!(
        faults("4k4/9/9/9/9/0将8/9/9/9/9 red - - ten 1e3 5 6"),
        [
            letter(4, '0'),
            letter(4, '将'),
            width(4, 10),
            field(Field::Side, "red"),
            field(Field::Quiet, "ten"),
            field(Field::MoveNumber, "1e3"),
            Fault::Fields(8),
        ]
    );
    assert_eq!(
        faults("4k4/9/9/9/9/9/9/9/9/9 w - - 70000 1"),
        [field(Field::Quiet, "70000"), Fault::NoGeneral(Side::Red)]
    );
}

/// Fails if a Soldier behind its line, an Elephant across the river or a second General is let pass.
#[test]
fn faults_of_the_set_up() {
    let point = |text| Point::parse(text).expect("a point");
    let red = Side::Red;
    assert_eq!(
        faults("3k5/9/9/9/9/9/9/9/P8/4K4 w"),
        [Fault::SoldierMisplaced {
            side: red,
            point: point("a1")
        }]
    );
    assert!(matches!(
        faults("3k5/9/4B4/9/9/9/9/9/9/4K4 w")[..],
        [Fault::Misplaced { point: at, .. }] if at == point("e7")
    ));
    assert!(matches!(
        faults("3k5/9/9/9/9/9/9/9/4K4/4K4 w")[..],
        [Fault::TooMany { found: 2, .. }]
    ));
}

/// Fails if a long text is looked into, or a long field is kept whole.
#[test]
fn long_texts() {
    let long = "9/".repeat(50_000);
    assert_eq!(faults(&long), [Fault::TooLong(100_000)]);
    let [Fault::Field { text, .. }, ..] =
        &faults(&format!("4k4/9/9/9/9/9/9/9/9/3K5 {}", "w".repeat(99)))[..]
    else {
        panic!("the side cannot be read");
    };
    assert_eq!(text.len(), 20);
}

/// Texts near a right one, and rubbish: each is read or has a fault, and what is read comes back.
/// Fails if a reader panics, or takes a text that gives another position.
#[test]
fn any_text_is_read_or_refused() {
    let mut random = StdRng::seed_from_u64(7);
    for _ in 0..20_000 {
        let mut bytes = ARRAY.as_bytes().to_vec();
        for _ in 0..random.random_range(1..4) {
            let at = random.random_range(0..bytes.len());
            match random.random_range(0..4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, random.random()),
                2 => bytes[at] = random.random(),
                _ => bytes[at] = ARRAY.as_bytes()[random.random_range(0..ARRAY.len())],
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        match Start::read(&text, Cannon::Modern) {
            Ok(start) => assert_eq!(Start::read(&start.to_string(), Cannon::Modern), Ok(start)),
            Err(faults) => assert!(!faults.is_empty(), "{text}"),
        }
    }
}
