//! A plain account of the boards, against which the reasons are held. It uses the tables of attacks, never the generator.
use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Kind, Move, Piece, Plane, Point, PointSet, Side, lines};
use crate::game::Replay;
use crate::game::why_not::{Obstacle, Standing};
use crate::position::stacked::GiacThan;
use crate::ruleset::Cannon;

/// What stands where, in the plainest form.
pub struct Plain {
    at: BTreeMap<Point, Piece>,
    cannon: Cannon,
}

impl Plain {
    pub fn of(line: &dyn Replay) -> Self {
        let pieces = line.pieces().into_iter();
        Self {
            at: pieces.map(|(_, piece, point)| (point, piece)).collect(),
            cannon: line.cannon(),
        }
    }

    fn occupied(&self, plane: Plane) -> PointSet {
        let mut set = PointSet::EMPTY;
        let there = self.at.keys().filter(|point| point.plane() == plane);
        there.for_each(|&point| set.insert(point));
        set
    }

    fn between(&self, from: Point, to: Point) -> PointSet {
        assert_eq!(from.plane(), to.plane());
        lines::between(from, to) & self.occupied(from.plane())
    }

    fn stands(&self, at: Standing) -> bool {
        self.at.get(&at.point) == Some(&at.piece)
    }

    fn general(&self, side: Side) -> Point {
        let general = Piece::new(side, Kind::General);
        let mut found = self.at.iter().filter(|(_, piece)| **piece == general);
        *found.next().expect("a General").0
    }

    /// The boards after a move made by force. A touch leaves them as they are, unless it removes the Giác Thân.
    fn forced(&self, line: &dyn Replay, from: Point, to: Point) -> Self {
        let mut at = self.at.clone();
        match at.get(&to).copied() {
            Some(there) if there.kind == Kind::GiacThan => {
                let state = line.giac_than(there.side).and_then(GiacThan::state);
                if state.is_some_and(|state| state.reserve == 0) {
                    at.remove(&to);
                }
            }
            _ => {
                let piece = at.remove(&from).expect("a piece");
                at.insert(to, piece);
            }
        }
        Self { at, ..*self }
    }

    /// Whether the piece on a point attacks a General on another, by the tables.
    fn attacks(&self, by: Point, general: Point) -> bool {
        let piece = self.at[&by];
        let occupied = self.occupied(by.plane());
        let above = by.vertical() == general;
        let far = by.relative_rank(piece.side) >= 8;
        let same = by.plane() == general.plane();
        match piece.kind {
            Kind::Horse => lines::horse(by, occupied).has(general),
            Kind::Chariot => above || same && lines::chariot(by, occupied).has(general),
            Kind::Cannon => same && lines::cannon(by, occupied).has(general),
            Kind::Soldier => above && far || same && lines::soldier(by, piece.side).has(general),
            Kind::General => by.file() == general.file() && self.between(by, general).is_empty(),
            Kind::Advisor | Kind::Elephant | Kind::GiacThan => false,
        }
    }

    /// Whether an obstacle is there as it says.
    pub fn holds(&self, line: &dyn Replay, [from, to]: [Point; 2], obstacle: &Obstacle) -> bool {
        let side = line.side();
        let two = line.giac_than(side).is_some();
        match obstacle {
            Obstacle::Over => line.verdict().is_some(),
            Obstacle::NoSuchPoint => !two && [from, to].iter().any(|at| at.plane() == Plane::Tian),
            Obstacle::NothingThere(at) => *at == from && !self.at.contains_key(&from),
            Obstacle::NotYours(at) => at.point == from && self.stands(*at) && at.piece.side != side,
            _ => self.at.get(&from).is_some_and(|&piece| {
                let looked = Looked {
                    plain: self,
                    line,
                    piece,
                    from,
                    to,
                };
                piece.side == side
                    && (looked.by_its_kind(obstacle)
                        || looked.by_what_stands(obstacle)
                        || looked.by_san_cai(obstacle)
                        || looked.by_danger(obstacle))
            }),
        }
    }

    fn attacks_own(&self, by: Standing, side: Side) -> bool {
        self.stands(by) && self.attacks(by.point, self.general(side))
    }
}

/// A move of the side to move that is looked at.
struct Looked<'a> {
    plain: &'a Plain,
    line: &'a dyn Replay,
    piece: Piece,
    from: Point,
    to: Point,
}

impl Looked<'_> {
    fn is(&self, kind: Kind) -> bool {
        self.piece.kind == kind
    }

    fn bound(&self) -> bool {
        [Kind::General, Kind::Advisor, Kind::Elephant].contains(&self.piece.kind)
    }

    fn kind_goes(&self) -> bool {
        kind_goes(self.piece, self.from, self.to, self.line.on_di())
    }

    fn by_its_kind(&self, obstacle: &Obstacle) -> bool {
        let Self { from, to, .. } = *self;
        let side = self.piece.side;
        let named = |piece| piece == self.piece;
        match *obstacle {
            Obstacle::SamePoint => from == to,
            Obstacle::NotItsMove { piece, .. } => named(piece) && !self.kind_goes(),
            Obstacle::Palace(piece) => {
                named(piece) && self.bound() && self.kind_goes() && !lines::palace(side).has(to)
            }
            Obstacle::Plane(piece) => named(piece) && self.bound() && from.plane() != to.plane(),
            Obstacle::River => {
                self.is(Kind::Elephant)
                    && !self.line.on_di()
                    && self.kind_goes()
                    && !lines::half(side).has(to)
            }
            Obstacle::Backward => self.is(Kind::Soldier) && lines::soldier(to, side).has(from),
            Obstacle::SidewaysEarly => {
                let home = lines::half(side).has(from);
                self.is(Kind::Soldier) && from.rank() == to.rank() && home
            }
            Obstacle::VerticalEarly => {
                let last = (8..=10).contains(&from.relative_rank(side));
                self.is(Kind::Soldier) && from.vertical() == to && !last
            }
            _ => false,
        }
    }

    /// Legs, eyes, screens: what stands against it, and what would be without it.
    fn by_what_stands(&self, obstacle: &Obstacle) -> bool {
        let Self {
            from, to, plain, ..
        } = *self;
        let occupied = plain.occupied(from.plane());
        let without = |at: Standing| occupied & !PointSet::of(at.point);
        let captures = plain.at.contains_key(&to);
        let cannon = self.is(Kind::Cannon);
        match *obstacle {
            Obstacle::Own(at) => {
                at.point == to && plain.stands(at) && at.piece.side == self.piece.side
            }
            Obstacle::Leg(at) => {
                self.is(Kind::Horse)
                    && plain.stands(at)
                    && !lines::horse(from, occupied).has(to)
                    && lines::horse(from, without(at)).has(to)
            }
            Obstacle::Eye(at) => {
                self.is(Kind::Elephant)
                    && plain.stands(at)
                    && !lines::elephant(from, occupied).has(to)
                    && lines::elephant(from, without(at)).has(to)
            }
            Obstacle::Way(at) => {
                (self.is(Kind::Chariot) || cannon && !captures)
                    && plain.stands(at)
                    && lines::between(from, to).has(at.point)
                    && plain.between(from, at.point).is_empty()
            }
            Obstacle::NoScreen => cannon && captures && plain.between(from, to).is_empty(),
            Obstacle::NoJump => {
                let jumping = plain.cannon == Cannon::Jumping;
                cannon && jumping && !captures && plain.between(from, to).is_empty()
            }
            Obstacle::Screens(ref screens) => {
                let between: BTreeSet<Point> = plain.between(from, to).on(from.plane()).collect();
                cannon
                    && (captures || plain.cannon == Cannon::Jumping)
                    && between.len() > 1
                    && screens.iter().all(|at| plain.stands(*at))
                    && between == screens.iter().map(|at| at.point).collect()
            }
            _ => false,
        }
    }

    fn freeze(&self, side: Side) -> u8 {
        let state = self.line.giac_than(side).and_then(GiacThan::state);
        state.map_or(0, |state| state.freeze)
    }

    fn by_san_cai(&self, obstacle: &Obstacle) -> bool {
        let Self {
            from, to, plain, ..
        } = *self;
        let (side, line) = (self.piece.side, self.line);
        let frozen = |of, turns: u8| self.freeze(of) > 0 && turns == self.freeze(of).div_ceil(2);
        match *obstacle {
            Obstacle::PlaceFirst(who) => {
                who == side && line.giac_than(side) == Some(GiacThan::Unplaced)
            }
            Obstacle::Frozen { turns } => self.is(Kind::GiacThan) && frozen(side, turns),
            Obstacle::Immune { turns } => {
                plain.at.get(&to) == Some(&Piece::new(!side, Kind::GiacThan))
                    && frozen(!side, turns)
            }
            Obstacle::NoRoom => {
                self.is(Kind::Cannon) && from.vertical() == to && plain.at.contains_key(&to)
            }
            Obstacle::CapturesNothing(at) => {
                let theirs = at.piece.side != side && at.piece.kind != Kind::GiacThan;
                self.is(Kind::GiacThan) && at.point == to && plain.stands(at) && theirs
            }
            Obstacle::ByExtraStep(through) => line.is_legal(Move::extra(from, through, to)),
            _ => false,
        }
    }

    fn by_danger(&self, obstacle: &Obstacle) -> bool {
        let side = self.piece.side;
        let after = || self.plain.forced(self.line, self.from, self.to);
        match *obstacle {
            Obstacle::Check { by, already } => {
                after().attacks_own(by, side) && already == self.plain.attacks_own(by, side)
            }
            Obstacle::Facing(by) => {
                by.piece == Piece::new(!side, Kind::General) && after().attacks_own(by, side)
            }
            _ => false,
        }
    }
}

/// Whether the kind goes from point to point on boards where nothing stands against it.
fn kind_goes(piece: Piece, from: Point, to: Point, di: bool) -> bool {
    let same = from.plane() == to.plane();
    let none = PointSet::EMPTY;
    let diagonal = lines::ring(from) & !lines::orthogonal(from);
    match piece.kind {
        Kind::General => same && lines::orthogonal(from).has(to),
        Kind::Advisor if di => lines::ring(from).has(to),
        Kind::Advisor => same && diagonal.has(to),
        Kind::Elephant => same && lines::elephant(from, none).has(to),
        Kind::Horse => lines::horse(from, none).has(to),
        Kind::Chariot | Kind::Cannon => from.vertical() == to || same && lines::cross(from).has(to),
        Kind::Soldier | Kind::GiacThan => {
            from.vertical() == to || same && lines::orthogonal(from).has(to)
        }
    }
}
