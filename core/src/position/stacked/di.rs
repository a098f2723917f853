//! Play on Di (section 7).
use super::Position;
use super::decisions::{WINNING_STAY, extra_step_ends, may_pass};
use super::keys::KEYS;
use crate::board::{Kind, Move, Piece, Plane, Point, PointSet, Side, lines};
use crate::position::{Captured, Effect};

/// The points of a kind in the array, on Ren and on Di. Ours (section 6): in the order in which a side's captured pieces
/// fill them, from its owner's right to its left.
pub(super) fn starting_points(side: Side, kind: Kind) -> impl Iterator<Item = Point> {
    let (files, rank): (&[i8], i8) = match kind {
        Kind::Advisor => (&[5, 3], 0),
        Kind::Elephant => (&[6, 2], 0),
        Kind::Horse => (&[7, 1], 0),
        Kind::Chariot => (&[8, 0], 0),
        Kind::Cannon => (&[7, 1], 2),
        Kind::Soldier => (&[8, 6, 4, 2, 0], 3),
        Kind::General => (&[4], 0),
        Kind::GiacThan => (&[], 0),
    };
    files.iter().filter_map(move |&file| match side {
        Side::Red => Point::at(Plane::Ren, file, rank),
        Side::Black => Point::at(Plane::Ren, 8 - file, 9 - rank),
    })
}

/// What one piece may do: its moves, and after each of those into the palace its extra steps.
struct Reach {
    moves: PointSet,
    /// The moves that may go on, and where to, once beside the point reached.
    entries: PointSet,
    ends: PointSet,
}

impl Reach {
    /// The ends of an extra step after the move to `through`.
    fn extra(&self, through: Point) -> PointSet {
        lines::ring(through) & self.ends
    }

    fn count(&self) -> u64 {
        let extra: u32 = self.entries.iter().map(|at| self.extra(at).len()).sum();
        u64::from(self.moves.len() + extra)
    }
}

impl Position {
    /// The position on Di of the pieces captured, with this position's side to move (section 6). Neither a
    /// General nor counts beyond a kind's starting points come there.
    pub(super) fn on_di_with(&self, captured: &Captured) -> Self {
        let mut di = Self::empty(self.side, true);
        for side in Side::ALL {
            for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::General) {
                let piece = Piece::new(side, kind);
                let count = captured.count(piece).into();
                for point in starting_points(side, kind).take(count) {
                    di.planes.put(point, piece);
                }
            }
        }
        di
    }

    fn reach_on_di(&self, from: Point) -> Reach {
        let [occupied, _] = self.planes.occupied();
        let points = match self.planes.kind(from) {
            Kind::Advisor => lines::ring(from),
            Kind::Elephant => lines::elephant(from, occupied),
            Kind::Horse => lines::horse(from, occupied),
            Kind::Chariot => lines::chariot(from, occupied),
            Kind::Cannon => {
                lines::chariot(from, occupied) & !occupied | lines::cannon(from, occupied)
            }
            Kind::Soldier => lines::soldier(from, self.side),
            Kind::General | Kind::GiacThan => PointSet::EMPTY,
        };
        let moves = points & !self.planes.of(self.side)[0];
        let palace = lines::palace(!self.side);
        let inside = palace.has(from);
        Reach {
            moves,
            entries: if inside {
                PointSet::EMPTY
            } else {
                moves & palace
            },
            ends: extra_step_ends(palace, occupied),
        }
    }

    fn pieces_on_di(&self) -> impl Iterator<Item = (Point, Reach)> + '_ {
        let [own, _] = self.planes.of(self.side);
        own.iter().map(|from| (from, self.reach_on_di(from)))
    }

    pub(super) fn must_pass(&self) -> bool {
        may_pass(
            self.pieces_on_di()
                .any(|(_, reach)| !reach.moves.is_empty()),
        )
    }

    pub(super) fn count_on_di(&self) -> u64 {
        let moves: u64 = self.pieces_on_di().map(|(_, reach)| reach.count()).sum();
        moves + u64::from(may_pass(moves > 0))
    }

    /// Calls `each` with every action, the pass included.
    pub(super) fn visit_on_di(&self, mut each: impl FnMut(Move)) {
        for (from, reach) in self.pieces_on_di() {
            for to in reach.moves.iter() {
                each(Move::step(from, to));
            }
            for through in reach.entries.iter() {
                for to in reach.extra(through).iter() {
                    each(Move::extra(from, through, to));
                }
            }
        }
        if self.must_pass() {
            each(Move::PASS);
        }
    }

    pub(super) fn is_legal_on_di(&self, action: Move) -> bool {
        let (Some(from), Some(to)) = (action.from(), action.to()) else {
            return action == Move::PASS && self.must_pass();
        };
        let on_board = [Some(from), action.through(), Some(to)]
            .into_iter()
            .flatten();
        if on_board
            .into_iter()
            .any(|point| point.plane() == Plane::Tian)
            || !self.planes.of(self.side)[0].has(from)
        {
            return false;
        }
        let reach = self.reach_on_di(from);
        match action.through() {
            None => reach.moves.has(to),
            Some(through) => reach.entries.has(through) && reach.extra(through).has(to),
        }
    }

    pub(super) fn effect_on_di(&self, action: Move) -> Effect {
        let landing = action.through().or(action.to());
        Effect {
            captured: landing.and_then(|point| self.planes.piece(point)),
            ..Effect::default()
        }
    }

    pub(super) fn play_on_di(&mut self, action: Move) {
        let arrived = match (action.from(), action.to()) {
            (Some(from), Some(to)) => self.go_on_di(from, action.through().unwrap_or(to), to),
            _ => None,
        };
        self.grow_stays(arrived);
        self.side = !self.side;
        self.key ^= KEYS.black;
    }

    /// Moves a piece and its stay, and returns the point where it newly arrived in the enemy palace, if it did.
    fn go_on_di(&mut self, from: Point, landing: Point, to: Point) -> Option<Point> {
        let side = self.side;
        if self.planes.take(landing).is_some() && lines::palace(side).has(landing) {
            self.set_stay(!side, landing, 0);
        }
        let piece = self.planes.take(from)?;
        self.planes.put(to, piece);
        let palace = lines::palace(!side);
        let stay = self.stay(side, from);
        if palace.has(from) {
            self.set_stay(side, from, 0);
        }
        if palace.has(from) && palace.has(to) {
            self.set_stay(side, to, stay);
            return None;
        }
        Some(to)
    }

    /// One more turn for every piece of the mover in the enemy palace but the one that has just arrived.
    fn grow_stays(&mut self, arrived: Option<Point>) {
        let mut staying = self.planes.of(self.side)[0] & lines::palace(!self.side);
        if let Some(point) = arrived {
            staying.remove(point);
        }
        for point in staying.iter() {
            let stay = self.stay(self.side, point) + 1;
            self.set_stay(self.side, point, stay.min(WINNING_STAY));
        }
    }

    pub(super) fn set_stay(&mut self, owner: Side, point: Point, stay: u8) {
        self.key ^= self.stays[owner].set(owner, point, stay);
    }

    /// The stay of a side's piece in the enemy palace on Di; 0 anywhere else.
    pub(super) fn stay(&self, owner: Side, point: Point) -> u8 {
        if lines::palace(!owner).has(point) {
            self.stays[owner].get(point)
        } else {
            0
        }
    }
}
