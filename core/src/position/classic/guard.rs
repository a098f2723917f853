//! What the safety of the mover's General asks of its other pieces, found once a position.
//!
//! Whether the General is attacked changes only where a point becomes empty or occupied on a line between it and an enemy
//! line piece, or at the leg of an enemy Horse, or where an attacker is captured. So most pieces move freely within one
//! set of allowed points, and only pieces whose leaving matters have their moves looked at one by one.
use super::Position;
use crate::board::{Kind, Point, PointSet, Side, lines};

/// See the module.
#[derive(Clone, Copy)]
pub(super) struct Guard {
    /// Own pieces whose leaving their point may expose the General, or may end a check.
    pub(super) sensitive: PointSet,
    /// Where every other piece but the General may go: a move there, and no other, leaves the General safe.
    pub(super) allowed: PointSet,
}

impl Guard {
    /// The guard of the side to move.
    pub(super) fn of(position: &Position) -> Self {
        let mut guard = Self {
            sensitive: PointSet::EMPTY,
            allowed: PointSet::ALL,
        };
        let general = position.general(position.side);
        guard.look_along_lines(position, general);
        guard.look_at_horses(position, general);
        guard.look_at_soldiers(position, general);
        guard.sensitive &= position.of(position.side);
        guard
    }

    fn look_along_lines(&mut self, position: &Position, general: Point) {
        let enemy = position.of(!position.side);
        let cannons = position.kinds[Kind::Cannon as usize];
        let straight =
            position.kinds[Kind::Chariot as usize] | position.kinds[Kind::General as usize];
        let line_pieces = lines::cross(general) & enemy & (straight | cannons);
        for attacker in line_pieces.iter() {
            let between = lines::between(general, attacker);
            let blockers = between & position.occupied();
            match (cannons.has(attacker), blockers.len()) {
                (false, 0) => self.checked_by(attacker, between),
                (true, 0) => self.allowed &= !between,
                (false, 1) | (true, 2) => self.sensitive |= blockers,
                (true, 1) => {
                    self.sensitive |= blockers;
                    self.checked_by(attacker, between & !blockers);
                }
                _ => {}
            }
        }
    }

    fn look_at_horses(&mut self, position: &Position, general: Point) {
        let horses = position.pieces(!position.side, Kind::Horse);
        for horse in (lines::horse_ring(general) & horses).iter() {
            let leg = leg(horse, general);
            if position.occupied().has(leg) {
                self.sensitive.insert(leg);
            } else {
                self.checked_by(horse, PointSet::of(leg));
            }
        }
    }

    fn look_at_soldiers(&mut self, position: &Position, general: Point) {
        let enemy: Side = !position.side;
        let soldiers = position.pieces(enemy, Kind::Soldier);
        for soldier in (lines::soldier_attackers(general, enemy) & soldiers).iter() {
            self.checked_by(soldier, PointSet::EMPTY);
        }
    }

    /// A check is parried by capturing the checker or by going where its way leads.
    fn checked_by(&mut self, checker: Point, way: PointSet) {
        self.allowed &= way | PointSet::of(checker);
    }
}

/// The point that hobbles a Horse on its way to a point of its ring: beside the Horse, on the longer leg's side.
fn leg(horse: Point, to: Point) -> Point {
    let files = (to.file() as i8 - horse.file() as i8) / 2;
    let ranks = (to.rank() as i8 - horse.rank() as i8) / 2;
    horse.offset(files, ranks).unwrap_or(horse)
}
