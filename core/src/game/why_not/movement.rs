//! How each kind of piece goes, walked point by point (article 1; sections 3 and 7).
use super::{Ground, Obstacle, Standing};
use crate::board::{Kind, Piece, Point, lines};
use crate::game::Replay;
use crate::position::stacked::SOLDIER_VERTICAL_RANK;
use crate::ruleset::Cannon;

/// The last relative rank before the river.
const BANK: u8 = 5;

/// The boards of a line, perhaps after a move that has not been made.
pub(super) struct Boards<'a> {
    pub line: &'a dyn Replay,
    pub ground: Ground,
    /// What stands elsewhere than in the line.
    pub changed: Vec<(Point, Option<Piece>)>,
}

impl<'a> Boards<'a> {
    pub fn of(line: &'a dyn Replay) -> Self {
        let two = line.giac_than(line.side()).is_some();
        let ground = match (line.on_di(), two) {
            (true, _) => Ground::Di,
            (false, true) => Ground::Two,
            (false, false) => Ground::One,
        };
        Self {
            line,
            ground,
            changed: Vec::new(),
        }
    }

    pub fn piece(&self, point: Point) -> Option<Piece> {
        let changed = self.changed.iter().find(|(at, _)| *at == point);
        changed.map_or_else(|| self.line.piece(point), |&(_, piece)| piece)
    }

    pub fn standing(&self, point: Point) -> Option<Standing> {
        self.piece(point).map(|piece| Standing { piece, point })
    }

    /// What in the kind of the piece alone is against its going there, whatever else stands on the boards.
    pub fn shape(&self, piece: Piece, from: Point, to: Point) -> Option<Obstacle> {
        let straight_up = from.vertical() == to;
        let (files, ranks) = distance(from, to);
        let (wide, long) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        let same = from.plane() == to.plane();
        let goes = match piece.kind {
            Kind::General => same && (wide, long) == (0, 1),
            Kind::Advisor if self.ground == Ground::Di => long == 1,
            Kind::Advisor => same && (wide, long) == (1, 1),
            Kind::Elephant => same && (wide, long) == (2, 2),
            Kind::Horse => (wide, long) == (1, 2),
            Kind::Chariot | Kind::Cannon => straight_up || same && wide == 0,
            Kind::Soldier | Kind::GiacThan => straight_up || same && (wide, long) == (0, 1),
        };
        let bound = matches!(piece.kind, Kind::General | Kind::Advisor | Kind::Elephant);
        if bound && !same {
            return Some(Obstacle::Plane(piece));
        }
        if !goes {
            let ground = self.ground;
            return Some(Obstacle::NotItsMove { piece, ground });
        }
        self.bounds(piece, from, to)
    }

    /// Palace, river, and what a Soldier may do on its rank.
    fn bounds(&self, piece: Piece, from: Point, to: Point) -> Option<Obstacle> {
        let (now, then) = (from.relative_rank(piece.side), to.relative_rank(piece.side));
        let (_, ranks) = distance(from, to);
        match piece.kind {
            Kind::General | Kind::Advisor => (self.ground != Ground::Di
                && !lines::palace(piece.side).has(to))
            .then_some(Obstacle::Palace(piece)),
            Kind::Elephant => (self.ground != Ground::Di && then > BANK).then_some(Obstacle::River),
            Kind::Soldier if from.plane() != to.plane() => {
                (now < SOLDIER_VERTICAL_RANK).then_some(Obstacle::VerticalEarly)
            }
            Kind::Soldier if then < now => Some(Obstacle::Backward),
            Kind::Soldier if ranks == 0 => (now <= BANK).then_some(Obstacle::SidewaysEarly),
            _ => None,
        }
    }

    /// What stands in the way of a piece that goes so by its kind.
    pub fn way(&self, piece: Piece, from: Point, to: Point) -> Option<Obstacle> {
        let (files, ranks) = distance(from, to);
        let halfway = || self.standing(from.offset(files / 2, ranks / 2)?);
        match piece.kind {
            Kind::Horse => halfway().map(Obstacle::Leg),
            Kind::Elephant => halfway().map(Obstacle::Eye),
            Kind::Chariot => {
                let nearest = self.between(from, to).first().copied();
                nearest.map(Obstacle::Way)
            }
            Kind::Cannon if from.plane() != to.plane() => self.piece(to).map(|_| Obstacle::NoRoom),
            Kind::Cannon => self.over(from, to),
            _ => None,
        }
    }

    /// A Cannon on its way along a line.
    fn over(&self, from: Point, to: Point) -> Option<Obstacle> {
        let between = self.between(from, to);
        let captures = self.piece(to).is_some();
        match (between.as_slice(), self.line.cannon()) {
            ([], _) if captures => Some(Obstacle::NoScreen),
            ([], Cannon::Jumping) => Some(Obstacle::NoJump),
            ([nearest, ..], Cannon::Modern) if !captures => Some(Obstacle::Way(*nearest)),
            ([] | [_], _) => None,
            _ => Some(Obstacle::Screens(between)),
        }
    }

    /// The pieces between two points of one line, the nearest to the first point first; none from plane to plane.
    fn between(&self, from: Point, to: Point) -> Vec<Standing> {
        if from.plane() != to.plane() {
            return Vec::new();
        }
        let (files, ranks) = distance(from, to);
        let step = (files.signum(), ranks.signum());
        std::iter::successors(from.offset(step.0, step.1), |at| at.offset(step.0, step.1))
            .take_while(|&at| at != to)
            .filter_map(|at| self.standing(at))
            .collect()
    }
}

/// Files to the right and ranks up, the planes left aside.
fn distance(from: Point, to: Point) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}
