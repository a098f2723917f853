//! Whether a General is attacked, and by which moves it would be (section 3).
use super::Position;
use super::decisions::SOLDIER_VERTICAL_RANK;
use super::planes::Planes;
use super::reach::Turn;
use crate::board::{Kind, Plane, Point, PointSet, Side, lines};

/// Both planes as one side's General meets them, perhaps after a move that has not been made.
#[derive(Clone, Copy)]
struct View {
    enemy: [PointSet; 2],
    occupied: [PointSet; 2],
}

/// Whether a General of `side` on this point is attacked, from either plane.
pub(super) fn is_attacked(planes: &Planes, side: Side, general: Point) -> bool {
    let view = View {
        enemy: planes.of(!side),
        occupied: planes.occupied(),
    };
    attacked(planes, side, general, view)
}

fn attacked(planes: &Planes, side: Side, general: Point, view: View) -> bool {
    let any = |points, kind| planes.any(points, Plane::Ren, kind);
    let ren = view.enemy[0];
    let straight = lines::chariot(general, view.occupied[0]) & ren;
    straight.iter().any(|point| match planes.kind(point) {
        Kind::Chariot => true,
        Kind::General => point.file() == general.file(),
        _ => false,
    }) || any(lines::cannon(general, view.occupied[0]) & ren, Kind::Cannon)
        || any(
            lines::soldier_attackers(general, !side) & ren,
            Kind::Soldier,
        )
        || horses(planes, general, view)
        || from_above(planes, side, general, view)
}

/// A Chariot straight above attacks, and so does a Soldier far enough advanced.
fn from_above(planes: &Planes, side: Side, general: Point, view: View) -> bool {
    view.enemy[1].has(general)
        && match planes.kind(general.vertical()) {
            Kind::Chariot => true,
            Kind::Soldier => general.relative_rank(!side) >= SOLDIER_VERTICAL_RANK,
            _ => false,
        }
}

/// A Horse's leg is on the plane it leaves, so one on Tian that attacks Ren is hobbled on Tian.
fn horses(planes: &Planes, general: Point, view: View) -> bool {
    [Plane::Ren, Plane::Tian].into_iter().any(|plane| {
        let from = lines::horse_attackers(general, view.occupied[plane as usize]);
        planes.any(from & view.enemy[plane as usize], plane, Kind::Horse)
    })
}

/// What the side to move must look at before it moves: if it is not in check, only the General's own steps, moves of
/// `movers`, moves onto `screens` and the removal of a Giác Thân can leave its General attacked.
pub(super) struct Danger<'a> {
    turn: &'a Turn<'a>,
    general: Option<Point>,
    exhausted: bool,
    check: bool,
    movers: [PointSet; 2],
    screens: PointSet,
}

impl<'a> Danger<'a> {
    pub fn new(position: &Position, turn: &'a Turn<'a>) -> Self {
        let mut danger = Self {
            turn,
            general: position.generals[turn.side],
            exhausted: position.giac_than[!turn.side].is_exhausted(),
            check: position.is_attacked(turn.side),
            movers: [PointSet::EMPTY; 2],
            screens: PointSet::EMPTY,
        };
        if let (Some(general), false) = (danger.general, danger.check) {
            danger.look_along_lines(general);
            danger.look_at_legs(general);
        }
        danger
    }

    fn look_along_lines(&mut self, general: Point) {
        let aligned = lines::cross(general) & self.turn.enemy[0];
        for point in aligned.iter() {
            let between = lines::between(general, point);
            let blockers = between & self.turn.occupied[0];
            match (self.turn.planes.kind(point), blockers.len()) {
                (Kind::Chariot | Kind::General, 1) | (Kind::Cannon, 2) => {
                    self.movers[0] |= blockers;
                }
                (Kind::Cannon, 0) => self.screens |= between,
                _ => {}
            }
        }
    }

    fn look_at_legs(&mut self, general: Point) {
        let legs = lines::ring(general) & !lines::orthogonal(general);
        for plane in [Plane::Ren, Plane::Tian] {
            let near = lines::horse_ring(general) & self.turn.enemy[plane as usize];
            if self.turn.planes.any(near, plane, Kind::Horse) {
                self.movers[plane as usize] |= legs;
            }
        }
    }

    /// The part of a piece's reach that leaves its General safe.
    pub fn legal(&self, from: Point, kind: Kind, mut reach: [PointSet; 2]) -> [PointSet; 2] {
        let doubtful = self.doubtful(from, kind, reach);
        for plane in [Plane::Ren, Plane::Tian] {
            for to in doubtful[plane as usize].on(plane) {
                if !self.is_safe(from, to) {
                    reach[plane as usize].remove(to);
                }
            }
        }
        reach
    }

    fn doubtful(&self, from: Point, kind: Kind, reach: [PointSet; 2]) -> [PointSet; 2] {
        if self.check || kind == Kind::General || self.movers[from.plane() as usize].has(from) {
            return reach;
        }
        let mut doubtful = [reach[0] & self.screens, PointSet::EMPTY];
        if let Some(at) = self.turn.touchable.filter(|_| self.exhausted)
            && reach[at.plane() as usize].has(at)
        {
            doubtful[at.plane() as usize].insert(at);
        }
        doubtful
    }

    /// Whether the mover's General is unattacked after this move or touch, which must be within reach.
    pub fn is_safe(&self, from: Point, to: Point) -> bool {
        let Some(mut general) = self.general else {
            return true;
        };
        let touch = self.turn.touchable == Some(to);
        if touch && !self.exhausted {
            return !self.check;
        }
        let mut view = View {
            enemy: self.turn.enemy,
            occupied: self.turn.occupied,
        };
        view.enemy[to.plane() as usize].remove(to);
        if touch {
            view.occupied[to.plane() as usize].remove(to);
        } else {
            view.occupied[to.plane() as usize].insert(to);
            view.occupied[from.plane() as usize].remove(from);
            if from == general {
                general = to;
            }
        }
        !attacked(self.turn.planes, self.turn.side, general, view)
    }
}
