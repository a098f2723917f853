use super::*;
use crate::board::{Point, PointSet, Side};

/// A small generator of its own, so that `board` needs nothing.
fn random_sets(count: usize) -> Vec<PointSet> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        u128::from(state)
    };
    (0..count)
        .map(|n| {
            let (a, b) = (next() | next() << 64, next() | next() << 64);
            PointSet::from_bits(if n % 2 == 0 { a } else { a & b })
        })
        .collect()
}

fn walk(point: Point, step: (i8, i8)) -> impl Iterator<Item = Point> {
    std::iter::successors(Some(point), move |at| at.offset(step.0, step.1)).skip(1)
}

const LINES: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

fn set(points: impl Iterator<Item = Point>) -> PointSet {
    let mut set = PointSet::EMPTY;
    points.for_each(|point| set.insert(point));
    set
}

fn everywhere(mut check: impl FnMut(Point, PointSet)) {
    for occupied in random_sets(200) {
        for point in PointSet::ALL.iter() {
            check(point, occupied);
        }
    }
}

/// Fails if `along` loses the `<< 1` or takes the wrong end of a set.
#[test]
fn chariot_and_cannon_agree_with_walking() {
    everywhere(|point, occupied| {
        let (mut chariot_reach, mut jumps) = (PointSet::EMPTY, PointSet::EMPTY);
        for step in LINES {
            let mut screens = 0;
            for at in walk(point, step) {
                match screens {
                    0 => chariot_reach.insert(at),
                    1 => jumps.insert(at),
                    _ => break,
                }
                screens += u8::from(occupied.has(at));
            }
        }
        assert_eq!(chariot(point, occupied), chariot_reach, "{point}");
        assert_eq!(cannon_jumps(point, occupied), jumps, "{point}");
        assert_eq!(cannon(point, occupied), jumps & occupied, "{point}");
    });
}

/// Fails if two bits of `beside` are exchanged.
#[test]
fn horse_agrees_with_its_steps() {
    everywhere(|point, occupied| {
        let mut expected = PointSet::EMPTY;
        for (files, ranks) in LINES {
            let leg = point.offset(files, ranks);
            if leg.is_some_and(|leg| !occupied.has(leg)) {
                for side in [-1, 1] {
                    let to = point.offset(2 * files + side * ranks, 2 * ranks + side * files);
                    if let Some(to) = to {
                        expected.insert(to);
                    }
                }
            }
        }
        assert_eq!(horse(point, occupied), expected, "{point}");
    });
}

/// Fails if a pair of steps in `HORSE_ATTACKERS` has the wrong leg.
#[test]
fn horse_attackers_is_horse_reversed() {
    everywhere(|point, occupied| {
        let expected = horse_ring(point)
            .iter()
            .filter(|&from| horse(from, occupied).has(point));
        assert_eq!(horse_attackers(point, occupied), set(expected), "{point}");
    });
}

/// Fails if two bits of `diagonally` are exchanged.
#[test]
fn elephant_agrees_with_its_steps() {
    everywhere(|point, occupied| {
        let steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter();
        let expected = steps
            .filter(|&(f, r)| point.offset(f, r).is_some_and(|eye| !occupied.has(eye)))
            .filter_map(|(f, r)| point.offset(2 * f, 2 * r));
        assert_eq!(elephant(point, occupied), set(expected), "{point}");
    });
}

/// Fails if `between` takes in an end.
#[test]
fn between_agrees_with_walking() {
    for a in PointSet::ALL.iter() {
        for b in PointSet::ALL.iter() {
            let way = LINES.iter().find_map(|&step| {
                let way: Vec<_> = walk(a, step).take_while(|&at| at != b).collect();
                walk(a, step).any(|at| at == b).then_some(way)
            });
            let expected = set(way.into_iter().flatten());
            assert_eq!(between(a, b), expected, "{a} {b}");
        }
    }
}

/// Fails if a Soldier may step sideways on its own half, or backwards anywhere.
#[test]
fn soldier_steps_and_their_reverse() {
    for side in Side::ALL {
        for point in PointSet::ALL.iter() {
            let ahead = if side == Side::Red { 1 } else { -1 };
            let across = point.relative_rank(side) > 5;
            let steps = [(0, ahead), (-1, 0), (1, 0)];
            let steps = steps.into_iter().take(if across { 3 } else { 1 });
            let expected = set(steps.filter_map(|(f, r)| point.offset(f, r)));
            assert_eq!(soldier(point, side), expected, "{point}");
            let reverse = PointSet::ALL
                .iter()
                .filter(|&from| soldier(from, side).has(point));
            assert_eq!(soldier_attackers(point, side), set(reverse), "{point}");
        }
    }
}

/// Fails if a region has a point too many or is not mirrored.
#[test]
fn regions_have_their_points() {
    let points = |set: PointSet| -> Vec<String> { set.iter().map(|p| p.to_string()).collect() };
    let black = Side::Black;
    assert_eq!(
        points(advisor_points(black)),
        ["d7", "f7", "e8", "d9", "f9"]
    );
    let elephants = ["c5", "g5", "a7", "e7", "i7", "c9", "g9"];
    assert_eq!(points(elephant_points(black)), elephants);
    assert_eq!(palace(black).len(), 9);
    assert_eq!(soldier_points(Side::Red).len(), 55);
    assert_eq!(
        points(soldier_waiting(black) & rank(6)),
        ["a6", "c6", "e6", "g6", "i6"]
    );
}

/// Fails if a General or an Advisor may leave its palace.
#[test]
fn palace_pieces_stay_inside() {
    for side in Side::ALL {
        for point in palace(side).iter() {
            assert!((general(point) & !palace(side)).is_empty());
            assert!(!general(point).is_empty());
        }
        for point in advisor_points(side).iter() {
            assert!((advisor(point) & !advisor_points(side)).is_empty());
            assert!(!advisor(point).is_empty());
        }
    }
    assert!(
        PointSet::ALL
            .iter()
            .all(|point| palace(Side::Red).has(point)
                || palace(Side::Black).has(point)
                || (general(point) | advisor(point)).is_empty())
    );
}
