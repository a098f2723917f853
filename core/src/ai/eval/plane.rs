//! What the pieces of one plane are worth: material, place, freedom, and the attack on the palace. Both geometries
//! use it.
use super::super::score::Score;
use super::values::{
    ATTACKERS, CANNON_FREEDOM, CHARIOT_FREEDOM, HORSE_FREEDOM, LATE, MISSING_DEFENDER, OPEN_CANNON,
    PAIR, PALACE_ATTACK, PINNING_CANNON, Values, WORTH,
};
use crate::board::{BySide, Kind, Piece, Point, PointSet, Side, lines};

/// The pieces of a game that begins.
const MOST_PIECES: Score = 32;

/// One plane as the evaluation sees it.
pub(super) struct Plane<'a> {
    pub values: &'a Values,
    pub occupied: PointSet,
    /// Where the Generals stand, on this plane.
    pub generals: BySide<Option<Point>>,
}

/// What one side's pieces add up to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Worth, place and freedom.
    pub score: Score,
    /// What the pieces would be worth more if nothing else were left.
    late: Score,
    /// Points of the enemy palace attacked, weighted by kind.
    danger: Score,
    attackers: usize,
    /// Advisors and Elephants.
    pub defenders: Score,
    /// The worth of the pieces that can cross the river.
    pub crossing: Score,
    pairs: [u8; 3],
}

impl Tally {
    /// Adds a piece.
    pub fn add(&mut self, piece: Piece, point: Point, plane: &Plane) {
        let Piece { side, kind } = piece;
        let values = plane.values;
        self.score += values.placed(side, kind, point);
        self.late += values.of(LATE, kind as usize);
        match kind {
            Kind::General | Kind::GiacThan => {}
            Kind::Advisor | Kind::Elephant => self.add_defender(kind, values),
            _ => {
                self.crossing += values.of(WORTH, kind as usize);
                self.add_attacker(piece, point, plane);
            }
        }
    }

    fn add_defender(&mut self, kind: Kind, values: &Values) {
        self.defenders += 1;
        let pair = &mut self.pairs[kind as usize];
        *pair += 1;
        if *pair == 2 {
            self.score += values.one(PAIR);
        }
    }

    fn add_attacker(&mut self, piece: Piece, point: Point, plane: &Plane) {
        let Piece { side, kind } = piece;
        let (occupied, values) = (plane.occupied, plane.values);
        let (reach, freedom) = match kind {
            Kind::Chariot => {
                let reach = lines::chariot(point, occupied);
                (reach, values.one(CHARIOT_FREEDOM) * reach.len() as Score)
            }
            Kind::Horse => {
                let reach = lines::horse(point, occupied);
                (reach, values.of(HORSE_FREEDOM, reach.len() as usize))
            }
            Kind::Cannon => {
                self.score += open_line(point, side, plane);
                let free = lines::chariot(point, occupied) & !occupied;
                let freedom = values.one(CANNON_FREEDOM) * free.len() as Score;
                (lines::cannon_jumps(point, occupied), freedom)
            }
            _ => (lines::soldier(point, side), 0),
        };
        self.score += freedom;
        let attacked = (reach & lines::palace(!side)).len() as Score;
        if attacked > 0 && (kind != Kind::Cannon || plane.generals[!side].is_some()) {
            self.attackers += 1;
            self.danger += attacked * values.of(PALACE_ATTACK, kind as usize);
        }
    }

    /// What a side has, with so many pieces left on the planes; its attack depends on the other's defenders.
    pub fn sum(&self, other: &Self, pieces: u32, values: &Values) -> Score {
        let gone = (MOST_PIECES - pieces as Score).max(0);
        self.score + self.late * gone / MOST_PIECES + self.attack(other.defenders, values)
    }

    /// What the attack on a palace with so many defenders is worth.
    fn attack(&self, defenders: Score, values: &Values) -> Score {
        let weight = values.up_to(ATTACKERS, self.attackers);
        let missing = 100 + values.one(MISSING_DEFENDER) * (4 - defenders).max(0);
        self.danger * weight / 100 * missing / 100
    }
}

/// A Cannon on the enemy General's file or rank.
fn open_line(cannon: Point, side: Side, plane: &Plane) -> Score {
    let Some(general) = plane.generals[!side] else {
        return 0;
    };
    if cannon.file() != general.file() && cannon.rank() != general.rank() {
        return 0;
    }
    match (lines::between(cannon, general) & plane.occupied).len() {
        0 => plane.values.one(OPEN_CANNON),
        2 => plane.values.one(PINNING_CANNON),
        _ => 0,
    }
}
