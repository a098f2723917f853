use super::{drawn, faults};
use crate::board::{Kind, Piece, Point, Side};
use crate::position::classic::Setup;
use crate::position::{Fault, Position as _};
use crate::ruleset::Cannon;

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a piece")
}

fn point(text: &str) -> Point {
    Point::parse(text).expect("a point")
}

/// Fails if the array has a piece on another point.
#[test]
fn array_is_drawn_as_it_stands() {
    let array = drawn(
        Side::Red,
        "
        r n b a k a b n r
        . . . . . . . . .
        . c . . . . . c .
        p . p . p . p . p
        . . . . . . . . .
        . . . . . . . . .
        P . P . P . P . P
        . C . . . . . C .
        . . . . . . . . .
        R N B A K A B N R
        ",
    );
    assert_eq!(array, Setup::array(Side::Red));
    let position = array.position(Cannon::Modern).expect("a position");
    assert_eq!(Setup::from(&position), array);
}

/// Fails if a drawing with a line too many, a line too short or a strange letter is read.
#[test]
fn what_is_no_drawing() {
    let nine = ". . . . . . . . .\n".repeat(9);
    assert!(Setup::drawn(Side::Red, &format!("{nine}. . . . . . . . .")).is_some());
    for last in [
        "",
        "\n.........\n.........",
        "........",
        "..........",
        "....x....",
    ] {
        assert!(
            Setup::drawn(Side::Red, &format!("{nine}{last}")).is_none(),
            "{last}"
        );
    }
}

/// Fails if a fault hides another.
#[test]
fn every_fault_is_listed() {
    let setup = drawn(
        Side::Red,
        "
        . . . k k . b . .
        . . . a . . . . .
        . . . . . . . . .
        . P . . B . . . .
        . . . . . . . . .
        P . . . . . . . .
        P P . . . . p . .
        . . . p T . . . .
        . P . . . . . . .
        A . . . . N N N .
        ",
    );
    let red = Side::Red;
    let expected = [
        Fault::NoGeneral(red),
        Fault::TooMany {
            piece: piece('N'),
            found: 3,
        },
        Fault::TooMany {
            piece: piece('k'),
            found: 2,
        },
        Fault::Misplaced {
            piece: piece('A'),
            point: point("a0"),
        },
        Fault::SoldierMisplaced {
            side: red,
            point: point("b1"),
        },
        Fault::Misplaced {
            piece: piece('T'),
            point: point("e2"),
        },
        Fault::SoldierMisplaced {
            side: red,
            point: point("b3"),
        },
        Fault::Misplaced {
            piece: piece('B'),
            point: point("e6"),
        },
        Fault::Misplaced {
            piece: piece('a'),
            point: point("d8"),
        },
        Fault::SoldiersOnFile { side: red, file: 0 },
    ];
    assert_eq!(setup.faults(), expected);
    assert_eq!(
        setup.position(Cannon::Modern).err(),
        Some(expected.to_vec())
    );
}

/// Fails if the check of the side that waits, by a piece or by the facing General, is not looked for.
#[test]
fn check_out_of_turn() {
    let expected = [Fault::CheckOutOfTurn(Side::Black)];
    assert_eq!(faults("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"), expected);
    assert_eq!(faults("4k4/4R4/9/9/9/9/9/9/9/3K5 w - - 0 1"), expected);
    assert_eq!(faults("4k4/4R4/9/9/9/9/9/9/9/3K5 b - - 0 1"), []);
}

/// Fails if the check is not looked for beside a misplaced piece.
#[test]
fn check_is_found_beside_other_faults() {
    let found = faults("4k4/4R4/9/9/9/9/9/9/1P7/3K5 w - - 0 1");
    let soldier = Fault::SoldierMisplaced {
        side: Side::Red,
        point: point("b1"),
    };
    assert_eq!(found, [soldier, Fault::CheckOutOfTurn(Side::Black)]);
}

/// Fails if a set-up without a legal move is refused.
#[test]
fn a_finished_game_can_be_set_up() {
    let setup = drawn(
        Side::Black,
        "
        . . . k . . . . R
        . . . . . . . . R
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .
        ",
    );
    let position = setup.position(Cannon::Modern).expect("a position");
    assert_eq!(position.count(), 0);
}

/// Fails if points of another plane are written to, or a Giác Thân takes a place among the kinds.
#[test]
fn points_and_pieces_of_san_cai_are_refused() {
    let mut setup = Setup::array(Side::Red);
    setup.set(point("e4'"), Some(piece('P')));
    assert_eq!(setup, Setup::array(Side::Red));
    assert_eq!(setup.piece(point("e0'")), None);
    let position = setup.position(Cannon::Modern).expect("a position");
    assert_eq!(position.piece(point("e0'")), None);
    setup.set(point("e4"), Some(Piece::new(Side::Black, Kind::GiacThan)));
    let misplaced = Fault::Misplaced {
        piece: piece('t'),
        point: point("e4"),
    };
    assert_eq!(setup.faults(), [misplaced]);
}
