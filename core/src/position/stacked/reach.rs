//! Where a piece may go on Ren and Tian, its own General's safety left aside (sections 3 and 4).
use super::Position;
use super::decisions::{GIAC_THAN_TOUCHES, SOLDIER_VERTICAL_RANK};
use super::planes::Planes;
use crate::board::{Kind, Plane, Point, PointSet, Side, lines};

/// A position as the side to move meets it.
pub(super) struct Turn<'a> {
    pub planes: &'a Planes,
    pub side: Side,
    pub own: [PointSet; 2],
    pub enemy: [PointSet; 2],
    pub occupied: [PointSet; 2],
    /// The enemy Giác Thân, where it may be touched.
    pub touchable: Option<Point>,
    /// Points a piece may end on (or touch): not its own, not the enemy General's, not an untouchable Giác Thân's.
    landing: [PointSet; 2],
    frozen: bool,
}

/// Points on the piece's own plane and on the other one, put in the order of the planes.
const fn by_plane(from: Point, same: PointSet, other: PointSet) -> [PointSet; 2] {
    match from.plane() {
        Plane::Ren => [same, other],
        Plane::Tian => [other, same],
    }
}

impl<'a> Turn<'a> {
    pub fn new(position: &'a Position) -> Self {
        let side = position.side;
        let own = position.planes.of(side);
        let enemy = position.planes.of(!side);
        let mut landing = own.map(|points| !points);
        let theirs = position.giac_than[!side];
        let barred = theirs.at().filter(|_| !theirs.is_touchable());
        for point in [barred, position.generals[!side]].into_iter().flatten() {
            landing[point.plane() as usize].remove(point);
        }
        Self {
            planes: &position.planes,
            side,
            own,
            enemy,
            occupied: position.planes.occupied(),
            touchable: theirs.at().filter(|_| theirs.is_touchable()),
            landing,
            frozen: !position.giac_than[side].is_touchable(),
        }
    }

    /// The points of both planes the piece of this kind on `from` may go to or touch.
    pub fn reach(&self, from: Point, kind: Kind) -> [PointSet; 2] {
        let here = self.landing[from.plane() as usize];
        let stays = |points: PointSet| by_plane(from, points & here, PointSet::EMPTY);
        match kind {
            Kind::General => stays(lines::general(from)),
            Kind::Advisor => stays(lines::advisor(from)),
            Kind::Elephant => {
                stays(lines::elephant(from, self.occupied_here(from)) & lines::half(self.side))
            }
            Kind::Horse => self.horse(from),
            Kind::Chariot => self.chariot(from),
            Kind::Cannon => self.cannon(from),
            Kind::Soldier => self.soldier(from),
            Kind::GiacThan => self.giac_than(from),
        }
    }

    fn occupied_here(&self, from: Point) -> PointSet {
        self.occupied[from.plane() as usize]
    }

    /// Ours: the leg of a Horse that lands on the other plane is the one on the plane it leaves, so one set of points
    /// serves both landings.
    fn horse(&self, from: Point) -> [PointSet; 2] {
        let points = lines::horse(from, self.occupied_here(from));
        self.landing.map(|landing| landing & points)
    }

    fn chariot(&self, from: Point) -> [PointSet; 2] {
        let points = lines::chariot(from, self.occupied_here(from));
        self.with_vertical(from, points)
    }

    /// `points` on the piece's plane and the point above or below it, capturing or not.
    fn with_vertical(&self, from: Point, points: PointSet) -> [PointSet; 2] {
        let [ren, tian] = by_plane(from, points, PointSet::of(from));
        [ren & self.landing[0], tian & self.landing[1]]
    }

    /// Two points leave no room for a screen: a Cannon goes up or down to an empty point only.
    fn cannon(&self, from: Point) -> [PointSet; 2] {
        let occupied = self.occupied_here(from);
        let quiet = lines::chariot(from, occupied) & !occupied;
        let captures = lines::cannon(from, occupied) & self.landing[from.plane() as usize];
        let [ren, tian] = by_plane(from, quiet | captures, PointSet::of(from));
        let vertical = !self.occupied[from.vertical().plane() as usize];
        match from.plane() {
            Plane::Ren => [ren, tian & vertical],
            Plane::Tian => [ren & vertical, tian],
        }
    }

    fn soldier(&self, from: Point) -> [PointSet; 2] {
        let points = lines::soldier(from, self.side);
        if from.relative_rank(self.side) >= SOLDIER_VERTICAL_RANK {
            self.with_vertical(from, points)
        } else {
            by_plane(
                from,
                points & self.landing[from.plane() as usize],
                PointSet::EMPTY,
            )
        }
    }

    /// One step to an empty point, or a touch of the other Giác Thân. Frozen it does neither.
    fn giac_than(&self, from: Point) -> [PointSet; 2] {
        if self.frozen {
            return [PointSet::EMPTY; 2];
        }
        let mut open = self.occupied.map(|points| !points);
        if let Some(point) = self.touchable.filter(|_| GIAC_THAN_TOUCHES) {
            open[point.plane() as usize].insert(point);
        }
        let [ren, tian] = by_plane(from, lines::orthogonal(from), PointSet::of(from));
        [ren & open[0], tian & open[1]]
    }
}
