use super::{CANNONS, at, drawn, modern, moves, random_play};
use crate::board::{Kind, Move, Piece, Point, PointSet, Side};
use crate::position::classic::{Position, Start};
use crate::position::{Ending, Position as _, perft};
use crate::ruleset::Cannon;

/// Every pair of points of the board, and some moves no board of this game knows.
fn any_moves() -> impl Iterator<Item = Move> {
    let strange = ["--", "@e2", "e3e4e5", "a0a1'", "a3'a4", "a0a0'"];
    let strange = strange.into_iter().filter_map(Move::parse);
    let points = || PointSet::ALL.iter();
    points()
        .flat_map(move |from| points().map(move |to| Move::step(from, to)))
        .chain(strange)
}

/// Fails if the bulk count forgets a Soldier's steps sideways, or a cannon has the other's move.
#[test]
fn leaves_of_the_start() {
    let leaves = |cannon, depth| perft(&Start::array(cannon).position, depth);
    let modern = [44, 1920, 79666, 3_290_240];
    for (depth, expected) in (1..).zip(modern) {
        assert_eq!(leaves(Cannon::Modern, depth), expected);
    }
    for (depth, expected) in (1..).zip([26, 650, 17006]) {
        assert_eq!(leaves(Cannon::Jumping, depth), expected);
    }
}

/// Fails if `is_legal` lets a Horse jump over its leg or a Tian point stand for the one below it, and if `Guard` overlooks
/// a leg, a screen or a pin.
#[test]
fn is_legal_is_membership() {
    random_play(24, |position| {
        let list = moves(position);
        let known: std::collections::HashSet<Move> = list.iter().copied().collect();
        assert_eq!(
            known.len(),
            list.len(),
            "{position:?}: a move is made twice"
        );
        for action in any_moves() {
            let legal = position.is_legal(action);
            assert_eq!(legal, known.contains(&action), "{position:?} {action}");
        }
    });
}

/// Whether any enemy piece could take the General of `side`, piece by piece, forwards.
fn general_hangs(position: &Position, side: Side) -> bool {
    let general = position.general(side);
    let other = position.general(!side);
    let facing = other.file() == general.file()
        && PointSet::ALL.iter().all(|point| {
            let within = point.file() == general.file()
                && point > general.min(other)
                && point < general.max(other);
            !within || position.piece(point).is_none()
        });
    facing
        || position.of(!side).iter().any(|from| {
            let piece = position.piece(from).expect("a piece of that side");
            Position::attacks(piece, from, position.occupied()).has(general)
        })
}

/// Fails if `general_attackers_if` leaves out a kind. Every move is played and looked at from the enemy's side.
#[test]
fn legal_moves_are_those_after_which_no_general_hangs() {
    random_play(60, |position| {
        let side = position.side();
        assert_eq!(position.in_check(), general_hangs(position, side));
        for from in position.of(side).iter() {
            let Some(Piece { kind, .. }) = position.piece(from) else {
                continue;
            };
            for to in (position.targets(kind, from) & !position.of(side)).iter() {
                let action = Move::step(from, to);
                let mut next = position.clone();
                next.play(action);
                let safe = !general_hangs(&next, side);
                assert_eq!(position.is_legal(action), safe, "{position:?} {action}");
            }
        }
    });
}

/// Fails if `count` or `captures` takes a point of its own side for a target.
#[test]
fn counts_and_captures_agree_with_the_moves() {
    random_play(60, |position| {
        let list = moves(position);
        assert_eq!(position.count(), list.len() as u64, "{position:?}");
        assert_eq!(position.has_move(), !list.is_empty(), "{position:?}");
        let mut captures = Vec::new();
        position.captures(&mut captures);
        let mut expected = list;
        expected.retain(|&action| position.effect(action).captured.is_some());
        assert_eq!(captures, expected, "{position:?}");
    });
}

/// Fails if a captured piece stays in the key, or `passed` forgets the side to move in it.
#[test]
fn key_is_that_of_the_board() {
    random_play(60, |position| {
        let again = |p: &Position| Position::from_board(&p.board, p.side, p.cannon);
        assert_eq!(position.key(), again(position).key(), "{position:?}");
        assert_eq!(*position, again(position));
        let passed = position.passed();
        assert_eq!(passed.key(), again(&passed).key());
        assert_ne!(passed, *position);
        assert_eq!(passed.passed(), *position);
    });
}

/// Fails if a key keeps a trace of the way to its position.
#[test]
fn the_same_position_comes_back() {
    let start = Start::array(Cannon::Modern).position;
    let mut position = start.clone();
    for (ply, text) in ["b0c2", "b9c7", "c2b0", "c7b9"].into_iter().enumerate() {
        assert_eq!(position == start, ply == 0);
        position.play(Move::parse(text).expect("a move"));
    }
    assert_eq!(position, start);
    assert_eq!(position.key(), start.key());
}

fn targets(position: &Position, from: &str) -> Vec<String> {
    let from = Point::parse(from);
    let mut list = moves(position);
    list.retain(|action| action.from() == from);
    list.iter()
        .filter_map(|action| action.to())
        .map(|to| to.to_string())
        .collect()
}

/// Fails if a Cannon jumps two pieces, or the book's goes without a screen.
#[test]
fn cannons_move_by_their_rule() {
    let cannon = |cannon| {
        let setup = drawn(
            Side::Red,
            "
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . p . . . . . . .
            . . . . . . . . .
            . n . . . . . . .
            . . . . . . . . .
            . C . P . . r . r
            . . . . K . . . .
            ",
        );
        // The Soldier stands behind its line: for this test it only has to be a piece.
        let position = Position::from_board(&setup.board, setup.side, cannon);
        targets(&position, "b1")
    };
    assert_eq!(cannon(Cannon::Modern), ["b0", "a1", "c1", "g1", "b2", "b5"]);
    assert_eq!(cannon(Cannon::Jumping), ["e1", "f1", "g1", "b4", "b5"]);
}

/// Fails if the river or an occupied eye does not stop an Elephant, or the river stops a Horse.
#[test]
fn elephants_and_horses_at_the_river() {
    let position = modern("3k5/9/9/9/9/2B3N2/3c5/9/4K4/9 w - - 0 1");
    assert_eq!(targets(&position, "c4"), ["a2"]);
    assert_eq!(targets(&position, "g4").len(), 8);
}

/// Fails if Generals may face each other.
#[test]
fn generals_may_not_face_each_other() {
    let position = modern("4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1");
    assert_eq!(targets(&position, "d0"), ["e0", "d1"]);
    let position = modern("3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(targets(&position, "e0"), ["f0", "e1"]);
}

/// Fails if mate and stalemate are exchanged, or either is overlooked.
#[test]
fn positions_that_end_the_game() {
    for cannon in CANNONS {
        let ending = |text| at(text, cannon).ending();
        let mated = "3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1";
        assert_eq!(ending(mated), Some(Ending::Checkmate));
        let stalemated = "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1";
        assert_eq!(ending(stalemated), Some(Ending::Stalemate));
        assert_eq!(ending("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1"), None);
    }
}

/// Fails if an Elephant is taken for a piece that can cross the river, or a Soldier is not.
#[test]
fn dead_draw() {
    assert!(modern("2bak4/9/9/9/9/9/9/9/9/3K1AB2 w - - 0 1").is_dead());
    for letter in ["N", "r", "c", "P"] {
        let text = format!("3k5/9/9/{letter}8/9/9/9/9/9/4K4 w - - 0 1");
        assert!(!modern(&text).is_dead(), "{letter}");
    }
}

/// Fails if a captured piece is named after it has gone.
#[test]
fn effect_names_what_is_captured() {
    let position = Start::array(Cannon::Modern).position;
    let effect = |text| position.effect(Move::parse(text).expect("a move"));
    let horse = Piece::new(Side::Black, Kind::Horse);
    assert_eq!(effect("b2b9").captured, Some(horse));
    assert_eq!(effect("b2b8").captured, None);
    assert!(!effect("b2b9").touched && !effect("b2b9").placed);
}
