//! The numbers of the evaluation, in hundredths of a Soldier that has not crossed the river.
//!
//! The tables are written as Red sees the board: its own edge is the last row, and of each row only files a–e stand
//! there, since the board is the same left and right.
use super::super::score::Score;
use crate::board::{Kind, Point, Side};

/// A kind's points as they are written: relative ranks 10 to 1, files a to e.
type Half = [[i16; 5]; 10];
/// One value for each point of a plane.
type Whole = [i16; 90];

/// What a kind is worth, before where it stands. The General is never lost; the Giác Thân never captured.
pub(super) const WORTH: [i16; 8] = [0, 170, 170, 410, 900, 440, 90, 0];

const GENERAL: Half = [
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0, 0, 0, -40, -45],
    [0, 0, 0, -20, -25],
    [0, 0, 0, -4, 8],
];
const ADVISOR: Half = [
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0, 0, 0, -14, 0],
    [0, 0, 0, 0, 8],
    [0, 0, 0, 2, 0],
];
const ELEPHANT: Half = [
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0; 5],
    [0, 0, -6, 0, 0],
    [0; 5],
    [-12, 0, 0, 0, 10],
    [0; 5],
    [0, 0, 2, 0, 0],
];
const HORSE: Half = [
    [-20, -12, -8, -10, -18],
    [-8, 8, 20, 2, -12],
    [0, 14, 22, 30, 16],
    [4, 28, 20, 28, 26],
    [2, 14, 22, 24, 22],
    [0, 8, 16, 18, 20],
    [-4, 4, 8, 12, 8],
    [-6, 2, 10, 6, 0],
    [-12, -4, 0, 0, -24],
    [-20, -12, -8, -10, -14],
];
const CHARIOT: Half = [
    [2, 6, 4, 12, 10],
    [8, 14, 10, 20, 26],
    [4, 8, 8, 16, 16],
    [8, 16, 14, 18, 18],
    [10, 14, 14, 16, 16],
    [12, 14, 14, 16, 14],
    [4, 10, 6, 12, 10],
    [-4, 8, 4, 10, 6],
    [-8, 4, 2, 10, 2],
    [-20, 6, 0, 10, -8],
];
const CANNON: Half = [
    [14, 12, 2, -6, -10],
    [8, 6, 2, -4, -8],
    [4, 4, 0, -4, -6],
    [2, 4, 4, 6, 14],
    [0, 2, 4, 4, 10],
    [0, 2, 4, 2, 8],
    [-2, 0, 4, 4, 10],
    [0, 2, 8, 8, 14],
    [0, 2, 4, 6, 6],
    [0, 0, 2, 4, 4],
];
const SOLDIER: Half = [
    [10, 14, 20, 30, 30],
    [60, 90, 120, 150, 155],
    [65, 95, 120, 145, 150],
    [60, 85, 100, 110, 115],
    [50, 65, 75, 80, 85],
    [6, 0, 14, 0, 16],
    [0, 0, 2, 0, 8],
    [0; 5],
    [0; 5],
    [0; 5],
];

const fn whole(half: &Half, side: Side, worth: i16) -> Whole {
    let mut values = [0; 90];
    let mut index = 0;
    while index < 90 {
        let point = Point::new(index as u8);
        let file = if point.file() > 4 {
            8 - point.file()
        } else {
            point.file()
        };
        values[index] = worth + half[10 - point.relative_rank(side) as usize][file as usize];
        index += 1;
    }
    values
}

const fn of_side(side: Side) -> [Whole; 8] {
    [
        whole(&GENERAL, side, WORTH[0]),
        whole(&ADVISOR, side, WORTH[1]),
        whole(&ELEPHANT, side, WORTH[2]),
        whole(&HORSE, side, WORTH[3]),
        whole(&CHARIOT, side, WORTH[4]),
        whole(&CANNON, side, WORTH[5]),
        whole(&SOLDIER, side, WORTH[6]),
        [0; 90],
    ]
}

/// What a piece is worth where it stands on Ren.
pub(super) fn placed(side: Side, kind: Kind, point: Point) -> Score {
    static PLACED: [[Whole; 8]; 2] = [of_side(Side::Red), of_side(Side::Black)];
    PLACED[side as usize][kind as usize][point.on_plane()].into()
}

/// For each number of free moves of a Horse.
pub(super) const HORSE_FREEDOM: [Score; 9] = [-40, -18, -6, 2, 8, 13, 17, 20, 22];
/// A point more in a Chariot's reach.
pub(super) const CHARIOT_FREEDOM: Score = 4;
/// A point more in a Cannon's reach.
pub(super) const CANNON_FREEDOM: Score = 1;
/// For each point of the enemy palace a kind attacks.
pub(super) const PALACE_ATTACK: [Score; 8] = [0, 0, 0, 8, 6, 5, 8, 0];
/// Hundredths of the attacks on a palace that count, by the number of attackers.
pub(super) const ATTACKERS: [Score; 9] = [0, 15, 45, 75, 100, 115, 125, 130, 130];
/// Hundredths added to an attack for each Advisor and Elephant that the attacked side lacks.
pub(super) const MISSING_DEFENDER: Score = 20;
/// A Cannon that sees the enemy General with nothing between.
pub(super) const OPEN_CANNON: Score = 55;
/// A Cannon on the enemy General's line with two pieces between.
pub(super) const PINNING_CANNON: Score = 12;
/// Both Advisors, both Elephants.
pub(super) const PAIR: Score = 12;
/// To have the move.
pub(super) const TEMPO: Score = 12;
