//! Chariots and Cannons: along files and ranks.
use super::regions;
use crate::board::{Point, PointSet};

/// The other points of a point's rank and of its file.
#[derive(Clone, Copy)]
struct Lines {
    rank: u128,
    file: u128,
}

static LINES: [Lines; 90] = {
    let mut lines = [Lines { rank: 0, file: 0 }; 90];
    let mut index = 0;
    while index < 90 {
        let point = Point::new(index as u8);
        let own = PointSet::of(point).bits();
        lines[index] = Lines {
            rank: regions::rank(point.rank()).bits() ^ own,
            file: regions::file(point.file()).bits() ^ own,
        };
        index += 1;
    }
    lines
};

/// The points of one line seen from a point, up to and including the nearest piece on either side.
///
/// The nearest piece below is the highest bit under the point's, the nearest above the lowest bit over it; a subtraction
/// fills everything from the one to the other. Without a piece below, bit 0 stands for it: it is the edge or off the line.
const fn along(index: usize, line: u128, occupied: u128) -> u128 {
    let pieces = line & occupied;
    let under = (1u128 << index) - 1;
    let below = 1u128 << (pieces & under | 1).ilog2();
    let above = pieces & !under;
    let above = above & above.wrapping_neg();
    line & (above << 1).wrapping_sub(below)
}

/// The points a Chariot reaches: every empty point along its rank and file, and the first piece each way.
pub fn chariot(point: Point, occupied: PointSet) -> PointSet {
    let index = point.on_plane();
    let Lines { rank, file } = LINES[index];
    let occupied = occupied.bits();
    PointSet::from_bits(along(index, rank, occupied) | along(index, file, occupied))
}

/// The points beyond exactly one piece along each line: the empty ones, and the next piece.
///
/// The old book's Cannon goes there; every Cannon captures on those that are occupied.
pub fn cannon_jumps(point: Point, occupied: PointSet) -> PointSet {
    let reach = chariot(point, occupied);
    let screens = reach & occupied;
    chariot(point, occupied ^ screens) & !reach
}

/// The pieces a Cannon attacks: the second piece along each line.
pub fn cannon(point: Point, occupied: PointSet) -> PointSet {
    cannon_jumps(point, occupied) & occupied
}

/// The other points of the rank and the file through a point.
pub fn cross(point: Point) -> PointSet {
    let Lines { rank, file } = LINES[point.on_plane()];
    PointSet::from_bits(rank | file)
}

/// The points strictly between two points of one rank or one file; none if they share neither.
pub fn between(a: Point, b: Point) -> PointSet {
    let (a, b) = (a.on_plane(), b.on_plane());
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let Lines { rank, file } = LINES[low];
    let end = 1u128 << high;
    let line = [rank, file]
        .into_iter()
        .find(|line| line & end != 0)
        .unwrap_or(0);
    PointSet::from_bits(line & (end - 1) & (u128::MAX << low))
}
