//! Who could take, or touch, on a point of San Cai's boards, as often as an exchange on it removes pieces.
use crate::board::{Kind, Plane, Point, PointSet, Side, lines};
use crate::position::Position as _;
use crate::position::stacked::{Position, SOLDIER_VERTICAL_RANK};

/// The boards, less the pieces taken off.
pub(super) struct Attackers<'a> {
    position: &'a Position,
    occupied: [PointSet; 2],
}

impl<'a> Attackers<'a> {
    pub fn of(position: &'a Position) -> Self {
        let occupied = [Plane::Ren, Plane::Tian]
            .map(|plane| position.points(Side::Red, plane) | position.points(Side::Black, plane));
        Self { position, occupied }
    }

    /// Takes a piece off.
    pub fn take(&mut self, point: Point) {
        self.occupied[point.plane() as usize].remove(point);
    }

    /// A side's pieces that could take on a point, their General's safety apart. The Giác Thân, which only touches its
    /// like, is not among them.
    pub fn on(&self, point: Point, side: Side) -> impl Iterator<Item = Point> + '_ {
        let plane = point.plane();
        let own =
            move |plane: Plane| self.position.points(side, plane) & self.occupied[plane as usize];
        let here = self.occupied[plane as usize];
        let straight = lines::chariot(point, here) & own(plane);
        let jumped = lines::cannon(point, here) & own(plane);
        let near = (lines::ring(point) | lines::elephant(point, here)) & own(plane) & !straight;
        let by_line = straight
            .on(plane)
            .filter(move |&from| self.takes_straight(from, point, side));
        let by_jump = jumped
            .on(plane)
            .filter(|&from| self.kind(from) == Some(Kind::Cannon));
        let by_step = near
            .on(plane)
            .filter(move |&from| self.takes_aslant(from, point, side));
        let horses = [Plane::Ren, Plane::Tian]
            .into_iter()
            .flat_map(move |plane| {
                (lines::horse_attackers(point, self.occupied[plane as usize]) & own(plane))
                    .on(plane)
            });
        let horses = horses.filter(|&from| self.kind(from) == Some(Kind::Horse));
        by_line
            .chain(by_jump)
            .chain(by_step)
            .chain(horses)
            .chain(self.vertical_attacker(point, side))
    }

    fn kind(&self, point: Point) -> Option<Kind> {
        self.position.piece(point).map(|piece| piece.kind)
    }

    fn takes_straight(&self, from: Point, to: Point, side: Side) -> bool {
        match self.kind(from) {
            Some(Kind::Chariot) => true,
            Some(Kind::Soldier) => lines::soldier(from, side).has(to),
            Some(Kind::General) => lines::general(from).has(to),
            Some(Kind::Advisor) => self.position.on_di() && lines::ring(from).has(to),
            _ => false,
        }
    }

    fn takes_aslant(&self, from: Point, to: Point, side: Side) -> bool {
        let on_di = self.position.on_di();
        match self.kind(from) {
            Some(Kind::Advisor) if on_di => lines::ring(from).has(to),
            Some(Kind::Advisor) => lines::advisor(from).has(to),
            Some(Kind::Elephant) => {
                (on_di || lines::half(side).has(to))
                    && lines::elephant(from, self.occupied[from.plane() as usize]).has(to)
            }
            _ => false,
        }
    }

    fn vertical_attacker(&self, point: Point, side: Side) -> Option<Point> {
        let from = point.vertical();
        let stands = self.occupied[from.plane() as usize].has(from)
            && self.position.points(side, from.plane()).has(from);
        let takes = match self.kind(from).filter(|_| stands && !self.position.on_di()) {
            Some(Kind::Chariot) => true,
            Some(Kind::Soldier) => from.relative_rank(side) >= SOLDIER_VERTICAL_RANK,
            _ => false,
        };
        takes.then_some(from)
    }
}
