use super::{modern, random_play};
use crate::board::{Kind, Point, PointSet, Side};
use crate::position::Position as _;
use crate::position::classic::Position;

fn set(points: &[&str]) -> PointSet {
    let mut set = PointSet::EMPTY;
    for point in points.iter().filter_map(|text| Point::parse(text)) {
        set.insert(point);
    }
    set
}

/// Fails if a kind is left out of `attackers`, or an Elephant attacks across the river.
#[test]
fn attackers_are_the_pieces_whose_attacks_reach() {
    random_play(10, |position| {
        let occupied = position.occupied();
        for point in PointSet::ALL.iter() {
            for by in Side::ALL {
                let mut found = position.attackers(point, by);
                if point == position.general(!by) {
                    found &= !position.pieces(by, Kind::General);
                }
                let mut expected = PointSet::EMPTY;
                for from in position.of(by).iter() {
                    let piece = position.piece(from).expect("a piece of that side");
                    // A Cannon also attacks an empty point: what stepped there could be taken.
                    if Position::attacks(piece, from, occupied).has(point) {
                        expected.insert(from);
                    }
                }
                assert_eq!(found, expected, "{position:?} {point}");
            }
        }
    });
}

/// Fails if the facing General, or one of two checkers, is not named.
#[test]
fn checkers_are_all_named() {
    let position = modern("4k4/9/3N5/9/9/9/4C4/4R4/9/3K5 b - - 0 1");
    assert_eq!(position.checkers(), set(&["d7"]));
    let position = modern("4k4/9/3N5/9/9/9/4R4/4C4/9/3K5 b - - 0 1");
    assert_eq!(position.checkers(), set(&["d7", "e3", "e2"]));
    let facing = modern("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    let general = facing.general(Side::Black);
    let at = Point::parse("e0").expect("a point");
    let looked = facing.general_attackers_if(Side::Red, at, facing.occupied());
    assert_eq!(looked, PointSet::of(general));
}
