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
    on_lines(planes, general, view).any(|(kind, _, blockers)| attacks_over(kind, blockers))
        || attacked_by_steps(planes, side, general, view)
}

/// Whether a piece on a line with the General attacks it over these blockers. The Generals face each other along files
/// only, as no rank holds both palaces.
fn attacks_over(kind: Kind, blockers: PointSet) -> bool {
    match kind {
        Kind::Chariot | Kind::General => blockers.is_empty(),
        Kind::Cannon => blockers.len() == 1,
        _ => false,
    }
}

/// The enemy's pieces on Ren on the General's lines: kind, points between, pieces between.
fn on_lines(
    planes: &Planes,
    general: Point,
    view: View,
) -> impl Iterator<Item = (Kind, PointSet, PointSet)> + '_ {
    let aligned = lines::cross(general) & view.enemy[0];
    aligned.iter().map(move |point| {
        let between = lines::between(general, point);
        (planes.kind(point), between, between & view.occupied[0])
    })
}

/// Whether a Soldier, a Horse or a piece straight above attacks.
fn attacked_by_steps(planes: &Planes, side: Side, general: Point, view: View) -> bool {
    let soldiers = lines::soldier_attackers(general, !side) & view.enemy[0];
    planes.any(soldiers, Plane::Ren, Kind::Soldier)
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
/// `movers` and moves to `targets` can leave its General attacked. Targets are the points where a piece would be a Cannon's
/// screen, and a Giác Thân whose touch would remove it.
pub(super) struct Danger<'a> {
    turn: &'a Turn<'a>,
    general: Option<Point>,
    exhausted: bool,
    check: bool,
    movers: [PointSet; 2],
    targets: [PointSet; 2],
}

impl<'a> Danger<'a> {
    pub fn new(position: &Position, turn: &'a Turn<'a>) -> Self {
        let mut danger = Self {
            turn,
            general: position.generals[turn.side],
            exhausted: position.giac_than[!turn.side].is_exhausted(),
            check: false,
            movers: [PointSet::EMPTY; 2],
            targets: [PointSet::EMPTY; 2],
        };
        if let Some(general) = danger.general {
            danger.look_along_lines(general);
            danger.check |= attacked_by_steps(turn.planes, turn.side, general, danger.view());
            danger.look_at_legs(general);
        }
        if let Some(at) = turn.touchable.filter(|_| danger.exhausted) {
            danger.targets[at.plane() as usize].insert(at);
        }
        danger
    }

    /// Both planes as they are.
    fn view(&self) -> View {
        View {
            enemy: self.turn.enemy,
            occupied: self.turn.occupied,
        }
    }

    fn look_along_lines(&mut self, general: Point) {
        for (kind, between, blockers) in on_lines(self.turn.planes, general, self.view()) {
            self.check |= attacks_over(kind, blockers);
            match (kind, blockers.len()) {
                (Kind::Chariot | Kind::General, 1) | (Kind::Cannon, 2) => {
                    self.movers[0] |= blockers;
                }
                (Kind::Cannon, 0) => self.targets[0] |= between,
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
    pub fn legal(&self, from: Point, kind: Kind, reach: [PointSet; 2]) -> [PointSet; 2] {
        if self.check || kind == Kind::General || self.movers[from.plane() as usize].has(from) {
            return self.tested(from, reach, reach);
        }
        let [ren, tian] = [reach[0] & self.targets[0], reach[1] & self.targets[1]];
        if (ren | tian).is_empty() {
            reach
        } else {
            self.tested(from, reach, [ren, tian])
        }
    }

    /// `reach` without those of the doubtful points that do not leave the General safe.
    fn tested(
        &self,
        from: Point,
        mut reach: [PointSet; 2],
        doubtful: [PointSet; 2],
    ) -> [PointSet; 2] {
        for plane in [Plane::Ren, Plane::Tian] {
            for to in doubtful[plane as usize].on(plane) {
                if !self.is_safe(from, to) {
                    reach[plane as usize].remove(to);
                }
            }
        }
        reach
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
        let mut view = self.view();
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
