//! The pieces that step: tables built at compile time.
use super::regions;
use crate::board::{Point, PointSet, Side};

type Steps = [(i8, i8)];
/// One set for each point.
type Table = [PointSet; 90];
/// One set for each point and each occupancy of the four points that can hobble.
type HobbledTable = [[PointSet; 16]; 90];

const ORTHOGONAL: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

const fn reach(point: Point, steps: &Steps) -> u128 {
    let mut bits = 0;
    let mut at = 0;
    while at < steps.len() {
        if let Some(to) = point.offset(steps[at].0, steps[at].1) {
            bits |= PointSet::of(to).bits();
        }
        at += 1;
    }
    bits
}

const fn table(steps: &Steps) -> Table {
    let mut sets = [PointSet::EMPTY; 90];
    let mut index = 0;
    while index < 90 {
        sets[index] = PointSet::from_bits(reach(Point::new(index as u8), steps));
        index += 1;
    }
    sets
}

/// `table` with every step that starts or ends outside one of the two `rooms` left out.
const fn table_within(steps: &Steps, rooms: [PointSet; 2]) -> Table {
    let mut sets = table(steps);
    let mut index = 0;
    while index < 90 {
        let point = Point::new(index as u8);
        let mut inside = 0;
        if rooms[0].has(point) {
            inside |= rooms[0].bits();
        }
        if rooms[1].has(point) {
            inside |= rooms[1].bits();
        }
        sets[index] = PointSet::from_bits(sets[index].bits() & inside);
        index += 1;
    }
    sets
}

const PALACES: [PointSet; 2] = [regions::palace(Side::Red), regions::palace(Side::Black)];

static ORTHOGONAL_STEPS: Table = table(&ORTHOGONAL);
static RING: Table = table(&[
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
]);
static HORSE_RING: Table = table(&[
    (-2, -1),
    (-2, 1),
    (-1, -2),
    (-1, 2),
    (1, -2),
    (1, 2),
    (2, -1),
    (2, 1),
]);
static GENERAL: Table = table_within(&ORTHOGONAL, PALACES);
static ADVISOR: Table = table_within(&DIAGONAL, PALACES);

/// The four points one step away along a line (San Cai's Giác Thân).
pub fn orthogonal(point: Point) -> PointSet {
    ORTHOGONAL_STEPS[point.on_plane()]
}

/// The eight points around a point (Di's Advisor and extra step).
pub fn ring(point: Point) -> PointSet {
    RING[point.on_plane()]
}

/// The eight points a Horse's move away, hobbled or not.
pub fn horse_ring(point: Point) -> PointSet {
    HORSE_RING[point.on_plane()]
}

/// The points a General reaches: one step along a line inside the palace it stands in.
pub fn general(point: Point) -> PointSet {
    GENERAL[point.on_plane()]
}

/// The points an Advisor reaches: one diagonal step inside the palace it stands in.
pub fn advisor(point: Point) -> PointSet {
    ADVISOR[point.on_plane()]
}

/// The points a side's Soldier reaches: one forward, and across the river one sideways.
pub fn soldier(point: Point, side: Side) -> PointSet {
    static TABLES: [Table; 2] = [soldiers(Side::Red, 1), soldiers(Side::Black, 1)];
    TABLES[side as usize][point.on_plane()]
}

/// The points from which a side's Soldier reaches this one.
pub fn soldier_attackers(point: Point, side: Side) -> PointSet {
    static TABLES: [Table; 2] = [soldiers(Side::Red, -1), soldiers(Side::Black, -1)];
    TABLES[side as usize][point.on_plane()]
}

/// A Soldier's steps, or with `direction` -1 the same steps walked backwards.
const fn soldiers(side: Side, direction: i8) -> Table {
    let forward = match side {
        Side::Red => direction,
        Side::Black => -direction,
    };
    let mut sets = table(&[(0, forward)]);
    let sideways = table(&[(-1, 0), (1, 0)]);
    let mut index = 0;
    while index < 90 {
        if !regions::half(side).has(Point::new(index as u8)) {
            sets[index] = PointSet::from_bits(sets[index].bits() | sideways[index].bits());
        }
        index += 1;
    }
    sets
}

/// For each of the four hobbling points of `hobbles`, bit `n` of the index, the steps in `steps[n]` fall away.
#[expect(clippy::large_stack_arrays, reason = "only evaluated at compile time")]
const fn hobbled(hobbles: &Steps, steps: &[&Steps; 4]) -> HobbledTable {
    let mut sets = [[PointSet::EMPTY; 16]; 90];
    let mut at = 0;
    while at < 90 * 16 {
        let point = Point::new((at / 16) as u8);
        let mut bits = 0;
        let mut n = 0;
        while n < 4 {
            let free = at >> n & 1 == 0;
            if free && point.offset(hobbles[n].0, hobbles[n].1).is_some() {
                bits |= reach(point, steps[n]);
            }
            n += 1;
        }
        sets[at / 16][at % 16] = PointSet::from_bits(bits);
        at += 1;
    }
    sets
}

/// The points in the order of `beside` and `diagonally`, whose bits index the tables.
const BESIDE: [(i8, i8); 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];
const DIAGONALLY: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

static HORSE: HobbledTable = hobbled(
    &BESIDE,
    &[
        &[(-2, -1), (-2, 1)],
        &[(-1, -2), (1, -2)],
        &[(2, -1), (2, 1)],
        &[(-1, 2), (1, 2)],
    ],
);
static HORSE_ATTACKERS: HobbledTable = hobbled(
    &DIAGONALLY,
    &[
        &[(-2, -1), (-1, -2)],
        &[(-2, 1), (-1, 2)],
        &[(2, -1), (1, -2)],
        &[(2, 1), (1, 2)],
    ],
);
static ELEPHANT: HobbledTable = hobbled(
    &DIAGONALLY,
    &[&[(-2, -2)], &[(-2, 2)], &[(2, -2)], &[(2, 2)]],
);

/// The occupancy of the four points beside a point: left, below, right, above in bits 0, 1, 2, 3. A neighbour off the
/// board gives a bit of another rank, which no table entry looks at.
const fn beside(index: usize, occupied: PointSet) -> usize {
    let around = (occupied.bits() << 9 >> index) as u32;
    (around >> 8 & 0b101 | around << 1 & 0b10 | around >> 15 & 0b1000) as usize
}

/// The occupancy of the four points diagonally beside a point: lower left, upper left, lower right, upper right in bits
/// 0, 1, 2, 3; off the board as in `beside`.
const fn diagonally(index: usize, occupied: PointSet) -> usize {
    let around = (occupied.bits() << 10 >> index) as u32;
    (around & 0b101 | around >> 17 & 0b1010) as usize
}

/// The points a Horse reaches: one step along a line to an empty point, then one diagonal step outward.
pub fn horse(point: Point, occupied: PointSet) -> PointSet {
    let index = point.on_plane();
    HORSE[index][beside(index, occupied)]
}

/// The points from which a Horse reaches this one.
pub fn horse_attackers(point: Point, occupied: PointSet) -> PointSet {
    let index = point.on_plane();
    HORSE_ATTACKERS[index][diagonally(index, occupied)]
}

/// The points an Elephant reaches if the river does not stop it: two diagonal steps, the first on an empty point.
///
/// Where it may not cross, the caller keeps what lies in the half of its owner (`half`).
pub fn elephant(point: Point, occupied: PointSet) -> PointSet {
    let index = point.on_plane();
    ELEPHANT[index][diagonally(index, occupied)]
}
