//! Where pieces may stand (article 1 of the classical rules).
use crate::board::{File, PointSet, Side};

const RANK: u128 = 0x1FF;
const FILE: u128 = {
    let mut bits = 0;
    let mut rank = 0;
    while rank < 10 {
        bits |= 1 << (9 * rank);
        rank += 1;
    }
    bits
};
const RED_HALF: u128 = (1 << 45) - 1;
const RED_PALACE: u128 = 0b111_000 | 0b111_000 << 9 | 0b111_000 << 18;
const RED_ADVISORS: u128 = 0b101_000 | 0b010_000 << 9 | 0b101_000 << 18;
const RED_ELEPHANTS: u128 = 0b001_000_100 | 0b100_010_001 << 18 | 0b001_000_100 << 36;
/// Files a, c, e, g, i, where Soldiers stand until they cross the river.
const SOLDIER_FILES: u128 = 0b101_010_101;

/// The points of a file, 0..9.
pub const fn file(file: File) -> PointSet {
    PointSet::from_bits(FILE << file)
}

/// The points of a rank, 0..10.
pub const fn rank(rank: u8) -> PointSet {
    PointSet::from_bits(RANK << (9 * rank))
}

/// A set given for Red, turned for `side`: the array's sets are all alike seen in the river's mirror.
const fn of_side(red: u128, side: Side) -> PointSet {
    match side {
        Side::Red => PointSet::from_bits(red),
        Side::Black => mirrored(red),
    }
}

const fn mirrored(red: u128) -> PointSet {
    let mut bits = 0;
    let mut rank = 0;
    while rank < 10 {
        bits |= (red >> (9 * rank) & RANK) << (9 * (9 - rank));
        rank += 1;
    }
    PointSet::from_bits(bits)
}

/// A side's own half of the board, relative ranks 1–5.
pub const fn half(side: Side) -> PointSet {
    const SETS: [PointSet; 2] = both(RED_HALF);
    SETS[side as usize]
}

/// A side's palace: files d–f, relative ranks 1–3.
pub const fn palace(side: Side) -> PointSet {
    const SETS: [PointSet; 2] = both(RED_PALACE);
    SETS[side as usize]
}

/// The five points of a side's Advisors.
pub const fn advisor_points(side: Side) -> PointSet {
    const SETS: [PointSet; 2] = both(RED_ADVISORS);
    SETS[side as usize]
}

/// The seven points of a side's Elephants.
pub const fn elephant_points(side: Side) -> PointSet {
    const SETS: [PointSet; 2] = both(RED_ELEPHANTS);
    SETS[side as usize]
}

/// The ten points of a side's Soldiers before the river: files a c e g i, relative ranks 4 and 5.
pub const fn soldier_waiting(side: Side) -> PointSet {
    const SETS: [PointSet; 2] = both(SOLDIER_FILES << 27 | SOLDIER_FILES << 36);
    SETS[side as usize]
}

/// Every point a side's Soldier can ever stand on.
pub const fn soldier_points(side: Side) -> PointSet {
    let across = PointSet::ALL.bits() ^ half(side).bits();
    PointSet::from_bits(soldier_waiting(side).bits() | across)
}

const fn both(red: u128) -> [PointSet; 2] {
    [of_side(red, Side::Red), of_side(red, Side::Black)]
}
