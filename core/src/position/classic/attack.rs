//! Who attacks what.
use super::Position;
use crate::board::{Kind, Piece, Point, PointSet, Side, lines};

impl Position {
    /// The points on which a piece standing on `from` could capture if exactly `occupied` were occupied, safety of its
    /// General apart. A General's look along an open file is not in it.
    pub fn attacks(piece: Piece, from: Point, occupied: PointSet) -> PointSet {
        match piece.kind {
            Kind::General => lines::general(from),
            Kind::Advisor => lines::advisor(from),
            Kind::Elephant => lines::elephant(from, occupied) & lines::half(piece.side),
            Kind::Horse => lines::horse(from, occupied),
            Kind::Chariot => lines::chariot(from, occupied),
            Kind::Cannon => lines::cannon_jumps(from, occupied),
            Kind::Soldier => lines::soldier(from, piece.side),
            Kind::GiacThan => PointSet::EMPTY,
        }
    }

    /// The pieces of `by` that could capture on a point as the board stands, safety of their General apart; on the
    /// point of the other General, the facing General as well.
    pub fn attackers(&self, point: Point, by: Side) -> PointSet {
        self.attackers_if(point, by, self.occupied())
    }

    /// As `attackers`, if exactly `occupied` were occupied: pieces of `by` that are no longer there are the caller's to
    /// take out of the answer.
    pub fn attackers_if(&self, point: Point, by: Side, occupied: PointSet) -> PointSet {
        let near = lines::general(point) & self.pieces(by, Kind::General)
            | lines::advisor(point) & self.pieces(by, Kind::Advisor);
        let elephants = self.pieces(by, Kind::Elephant);
        let attackers = near | self.crossing_attackers_if(point, by, occupied);
        if lines::half(by).has(point) {
            attackers | lines::elephant(point, occupied) & elephants
        } else if point == self.general(!by) {
            attackers | self.facing_if(point, by, occupied)
        } else {
            attackers
        }
    }

    /// The pieces that check the side to move; a facing General is one.
    pub fn checkers(&self) -> PointSet {
        self.general_attackers_if(self.side, self.general(self.side), self.occupied())
    }

    /// The enemy pieces that would attack a side's General on the point `at` if exactly `occupied` were occupied.
    pub fn general_attackers_if(&self, side: Side, at: Point, occupied: PointSet) -> PointSet {
        self.crossing_attackers_if(at, !side, occupied) | self.facing_if(at, !side, occupied)
    }

    /// Attackers that can cross the river: Horse, Chariot, Cannon, Soldier.
    fn crossing_attackers_if(&self, point: Point, by: Side, occupied: PointSet) -> PointSet {
        let [horses, chariots, cannons, soldiers] =
            [Kind::Horse, Kind::Chariot, Kind::Cannon, Kind::Soldier]
                .map(|kind| self.pieces(by, kind));
        let mut attackers = lines::horse_attackers(point, occupied) & horses
            | lines::soldier_attackers(point, by) & soldiers;
        if !(lines::cross(point) & (chariots | cannons)).is_empty() {
            attackers |= lines::chariot(point, occupied) & chariots
                | lines::cannon_jumps(point, occupied) & cannons;
        }
        attackers
    }

    /// The General of `by`, if it looks along an open file at `point`.
    fn facing_if(&self, point: Point, by: Side, occupied: PointSet) -> PointSet {
        let general = self.general(by);
        if general.file() == point.file() && (lines::between(general, point) & occupied).is_empty()
        {
            PointSet::of(general)
        } else {
            PointSet::EMPTY
        }
    }
}
