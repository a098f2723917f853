//! The numbers of the evaluation, in hundredths of a Soldier that has not crossed the river: one data file a geometry,
//! written by the engine's command `tune`.
mod text;

use super::super::score::Score;
use crate::board::{Kind, Point, Side};

pub use text::Fault;

/// How many numbers there are.
pub const COUNT: usize = LAST.at + LAST.len;

/// A run of numbers of the file, under one name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    name: &'static str,
    at: usize,
    len: usize,
    /// For people who read the file.
    about: &'static str,
}

impl Term {
    const fn first(name: &'static str, len: usize, about: &'static str) -> Self {
        Self {
            name,
            at: 0,
            len,
            about,
        }
    }

    const fn then(self, name: &'static str, len: usize, about: &'static str) -> Self {
        Self {
            name,
            at: self.at + self.len,
            len,
            about,
        }
    }
}

/// Relative ranks 10 to 1 of files a to e: the board is the same left and right.
const HALF: usize = 50;
const KINDS: usize = Kind::ALL.len();
const POINTS: usize = 2 * Point::PLANE as usize;

pub(super) const WORTH: Term = Term::first(
    "worth",
    KINDS,
    "What a kind is worth, before where it stands: General, Advisor, Elephant, Horse, Chariot, Cannon, Soldier, Giác Thân.",
);
const GENERAL: Term = WORTH.then(
    "general",
    HALF,
    "Where a General stands. This table and the next six are written as Red sees the board, its own edge last, files a to e.",
);
const ADVISOR: Term = GENERAL.then("advisor", HALF, "Where an Advisor stands.");
const ELEPHANT: Term = ADVISOR.then("elephant", HALF, "Where an Elephant stands.");
const HORSE: Term = ELEPHANT.then("horse", HALF, "Where a Horse stands.");
const CHARIOT: Term = HORSE.then("chariot", HALF, "Where a Chariot stands.");
const CANNON: Term = CHARIOT.then("cannon", HALF, "Where a Cannon stands.");
const SOLDIER: Term = CANNON.then("soldier", HALF, "Where a Soldier stands.");
pub(super) const LATE: Term = SOLDIER.then(
    "late",
    KINDS,
    "What a kind would be worth more if nothing else were left; a part of it for each piece that is gone.",
);
pub(super) const HORSE_FREEDOM: Term = LATE.then(
    "horse-freedom",
    9,
    "For each number of free moves of a Horse.",
);
pub(super) const CHARIOT_FREEDOM: Term =
    HORSE_FREEDOM.then("chariot-freedom", 1, "A point more in a Chariot's reach.");
pub(super) const CANNON_FREEDOM: Term =
    CHARIOT_FREEDOM.then("cannon-freedom", 1, "A point more in a Cannon's reach.");
pub(super) const PALACE_ATTACK: Term = CANNON_FREEDOM.then(
    "palace-attack",
    KINDS,
    "For each point of the enemy palace that a kind attacks.",
);
pub(super) const ATTACKERS: Term = PALACE_ATTACK.then(
    "attackers",
    9,
    "Hundredths of the attacks on a palace that count, by the number of attackers.",
);
pub(super) const MISSING_DEFENDER: Term = ATTACKERS.then(
    "missing-defender",
    1,
    "Hundredths added to an attack for each Advisor and Elephant that the attacked side lacks.",
);
pub(super) const OPEN_CANNON: Term = MISSING_DEFENDER.then(
    "open-cannon",
    1,
    "A Cannon that sees the enemy General with nothing between.",
);
pub(super) const PINNING_CANNON: Term = OPEN_CANNON.then(
    "pinning-cannon",
    1,
    "A Cannon on the enemy General's line with two pieces between.",
);
pub(super) const PAIR: Term = PINNING_CANNON.then("pair", 1, "Both Advisors, both Elephants.");
pub(super) const TEMPO: Term = PAIR.then("tempo", 1, "To have the move.");

const HORSE_ON_TIAN: Term = TEMPO.then(
    "horse-on-tian",
    HALF,
    "San Cai only, from here on. Where a Horse stands on Tian; the tables above are for Ren.",
);
const CHARIOT_ON_TIAN: Term =
    HORSE_ON_TIAN.then("chariot-on-tian", HALF, "Where a Chariot stands on Tian.");
const CANNON_ON_TIAN: Term =
    CHARIOT_ON_TIAN.then("cannon-on-tian", HALF, "Where a Cannon stands on Tian.");
const SOLDIER_ON_TIAN: Term =
    CANNON_ON_TIAN.then("soldier-on-tian", HALF, "Where a Soldier stands on Tian.");
pub(super) const GIAC_THAN_NEAR: Term = SOLDIER_ON_TIAN.then(
    "giac-than-near",
    12,
    "A Giác Thân so many steps from the enemy palace; the first is inside it.",
);
pub(super) const RESERVE_MINUTE: Term =
    GIAC_THAN_NEAR.then("reserve-minute", 1, "A minute of its reserve.");
pub(super) const GIAC_THAN: Term =
    RESERVE_MINUTE.then("giac-than", 1, "To have a Giác Thân at all.");
pub(super) const UNWATCHED: Term = GIAC_THAN.then(
    "unwatched",
    1,
    "A point of the palace on which the enemy Giác Thân, near it, could not be touched.",
);
pub(super) const TOUCHABLE: Term = UNWATCHED.then(
    "touchable",
    1,
    "The Giác Thân could be touched on the opponent's turn now.",
);
pub(super) const UNTOUCHED_INSIDE: Term = TOUCHABLE.then(
    "untouched-inside",
    1,
    "It stands in the palace, free, where nothing touches it at present.",
);
pub(super) const WORTH_ON_DI: Term = UNTOUCHED_INSIDE.then(
    "worth-on-di",
    KINDS,
    "What a kind is worth on Di, where the General and the Giác Thân are not.",
);
pub(super) const ADVANCE_ON_DI: Term = WORTH_ON_DI.then(
    "advance-on-di",
    1,
    "A rank that a Soldier, an Advisor or an Elephant is further from its own edge, on Di.",
);
pub(super) const FREEDOM_ON_DI: Term = ADVANCE_ON_DI.then(
    "freedom-on-di",
    1,
    "A point more in a piece's reach, on Di.",
);
pub(super) const OPEN_ENTRY: Term = FREEDOM_ON_DI.then(
    "open-entry",
    1,
    "A piece that could enter the enemy palace where it would not be taken, on Di.",
);
pub(super) const ENTRY: Term = OPEN_ENTRY.then(
    "entry",
    1,
    "A point of the enemy palace in a piece's reach, on Di.",
);
pub(super) const SAFE_INSIDE: Term = ENTRY.then(
    "safe-inside",
    1,
    "A piece in the enemy palace that nothing takes at present, on Di.",
);
pub(super) const GUARDED_INSIDE: Term = SAFE_INSIDE.then(
    "guarded-inside",
    1,
    "A piece in the enemy palace that something takes, but something takes back, on Di.",
);
const LAST: Term = GUARDED_INSIDE;

/// Where each kind stands on Ren and on Tian, in the order of the kinds; Generals and Advisors never leave Ren, and an
/// Elephant is worth the same on both.
const PLACES: [[Term; 2]; KINDS - 1] = [
    [GENERAL; 2],
    [ADVISOR; 2],
    [ELEPHANT; 2],
    [HORSE, HORSE_ON_TIAN],
    [CHARIOT, CHARIOT_ON_TIAN],
    [CANNON, CANNON_ON_TIAN],
    [SOLDIER, SOLDIER_ON_TIAN],
];

/// The terms in the order of the file.
const TERMS: [Term; 36] = [
    WORTH,
    GENERAL,
    ADVISOR,
    ELEPHANT,
    HORSE,
    CHARIOT,
    CANNON,
    SOLDIER,
    LATE,
    HORSE_FREEDOM,
    CHARIOT_FREEDOM,
    CANNON_FREEDOM,
    PALACE_ATTACK,
    ATTACKERS,
    MISSING_DEFENDER,
    OPEN_CANNON,
    PINNING_CANNON,
    PAIR,
    TEMPO,
    HORSE_ON_TIAN,
    CHARIOT_ON_TIAN,
    CANNON_ON_TIAN,
    SOLDIER_ON_TIAN,
    GIAC_THAN_NEAR,
    RESERVE_MINUTE,
    GIAC_THAN,
    UNWATCHED,
    TOUCHABLE,
    UNTOUCHED_INSIDE,
    WORTH_ON_DI,
    ADVANCE_ON_DI,
    FREEDOM_ON_DI,
    OPEN_ENTRY,
    ENTRY,
    SAFE_INSIDE,
    GUARDED_INSIDE,
];

/// The numbers of one geometry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    numbers: [i16; COUNT],
    /// Worth and place together, a side's and a kind's for each point.
    placed: [[[i16; POINTS]; KINDS]; 2],
}

/// Of classical Xiangqi.
pub(super) static CLASSIC: Values =
    Values::built_in(include_bytes!("../../../../data/values/classic.txt"));
/// Of San Cai.
pub(super) static SAN_CAI: Values =
    Values::built_in(include_bytes!("../../../../data/values/san-cai.txt"));

impl Values {
    const fn built_in(text: &[u8]) -> Self {
        match text::read(text) {
            Ok(numbers) => Self::new(numbers),
            Err(_) => panic!("a file of values is wrong"),
        }
    }

    /// Values made of these numbers, in the order of the file.
    pub const fn new(numbers: [i16; COUNT]) -> Self {
        Self {
            numbers,
            placed: [placed(&numbers, Side::Red), placed(&numbers, Side::Black)],
        }
    }

    /// The numbers, in the order of the file.
    pub const fn numbers(&self) -> &[i16; COUNT] {
        &self.numbers
    }

    /// The only number of a term.
    pub(super) const fn one(&self, term: Term) -> Score {
        self.numbers[term.at] as Score
    }

    /// One of a term's numbers.
    pub(super) const fn of(&self, term: Term, index: usize) -> Score {
        self.numbers[term.at + index] as Score
    }

    /// The last of a term's numbers, or the one with this index.
    pub(super) fn up_to(&self, term: Term, index: usize) -> Score {
        self.of(term, index.min(term.len - 1))
    }

    /// What a piece is worth where it stands.
    pub(super) fn placed(&self, side: Side, kind: Kind, point: Point) -> Score {
        self.placed[side as usize][kind as usize][point.index()].into()
    }
}

const fn placed(numbers: &[i16; COUNT], side: Side) -> [[i16; POINTS]; KINDS] {
    let mut values = [[0; POINTS]; KINDS];
    let mut kind = 0;
    while kind < PLACES.len() {
        let mut index = 0;
        while index < POINTS {
            let point = Point::new(index as u8);
            values[kind][index] = numbers[WORTH.at + kind]
                + numbers[PLACES[kind][point.plane() as usize].at
                    + half(point.file(), point.relative_rank(side))];
            index += 1;
        }
        kind += 1;
    }
    values
}

/// The index in a written table of a point on this file and relative rank.
const fn half(file: u8, relative_rank: u8) -> usize {
    let file = if file > 4 { 8 - file } else { file };
    (10 - relative_rank) as usize * 5 + file as usize
}
