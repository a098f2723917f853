//! What the pieces of one plane are worth: material, place, freedom, and the attack on the palace. Both geometries
//! use it.
use super::super::score::Score;
use super::values;
use crate::board::{BySide, Kind, Piece, Point, PointSet, Side, lines};

/// One plane as the evaluation sees it.
pub(super) struct Plane {
    pub occupied: PointSet,
    /// Where the Generals stand, on this plane.
    pub generals: BySide<Option<Point>>,
}

/// What one side's pieces add up to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Worth, place and freedom.
    pub score: Score,
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
        self.score += values::placed(side, kind, point);
        match kind {
            Kind::General | Kind::GiacThan => {}
            Kind::Advisor | Kind::Elephant => self.add_defender(kind),
            _ => {
                self.crossing += Score::from(values::WORTH[kind as usize]);
                self.add_attacker(piece, point, plane);
            }
        }
    }

    fn add_defender(&mut self, kind: Kind) {
        self.defenders += 1;
        let pair = &mut self.pairs[kind as usize];
        *pair += 1;
        if *pair == 2 {
            self.score += values::PAIR;
        }
    }

    fn add_attacker(&mut self, piece: Piece, point: Point, plane: &Plane) {
        let Piece { side, kind } = piece;
        let occupied = plane.occupied;
        let (reach, freedom) = match kind {
            Kind::Chariot => {
                let reach = lines::chariot(point, occupied);
                (reach, values::CHARIOT_FREEDOM * reach.len() as Score)
            }
            Kind::Horse => {
                let reach = lines::horse(point, occupied);
                (reach, values::HORSE_FREEDOM[reach.len() as usize])
            }
            Kind::Cannon => {
                self.score += open_line(point, side, plane);
                let free = lines::chariot(point, occupied) & !occupied;
                let freedom = values::CANNON_FREEDOM * free.len() as Score;
                (lines::cannon_jumps(point, occupied), freedom)
            }
            _ => (lines::soldier(point, side), 0),
        };
        self.score += freedom;
        let attacked = (reach & lines::palace(!side)).len() as Score;
        if attacked > 0 && (kind != Kind::Cannon || plane.generals[!side].is_some()) {
            self.attackers += 1;
            self.danger += attacked * values::PALACE_ATTACK[kind as usize];
        }
    }

    /// What the attack on a palace with so many defenders is worth.
    pub fn attack(&self, defenders: Score) -> Score {
        let weight = values::ATTACKERS[self.attackers.min(8)];
        let missing = 100 + values::MISSING_DEFENDER * (4 - defenders).max(0);
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
        0 => values::OPEN_CANNON,
        2 => values::PINNING_CANNON,
        _ => 0,
    }
}
