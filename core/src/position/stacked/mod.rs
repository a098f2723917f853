//! San Cai: Ren and Tian, the Giác Thân, and Di. Sections are those of the rules of San Cai, named where they are
//! implemented.
//!
//! ```
//! use sancai::board::{Move, Side};
//! use sancai::position::stacked::Start;
//! use sancai::position::{Position, perft};
//!
//! let mut position = Start::array(Side::Red).position;
//! assert_eq!(perft(&position, 2), 25); // Both choices of a marked point.
//! for text in ["@c2", "@e7"] {
//!     position.play(Move::parse(text).unwrap());
//! }
//! assert_eq!(position.count(), 48);
//! ```
mod decisions;
mod di;
mod faults;
mod giac_than;
mod keys;
mod planes;
mod play;
mod reach;
mod safety;
mod setup;
mod stays;
#[cfg(test)]
pub(crate) mod tests;
mod text;
mod visit;

use std::hash::{Hash, Hasher};

pub use decisions::{
    FREEZE, MARK_FILES, MARK_RANK, RESERVE, SOLDIER_VERTICAL_RANK, WINNING_STAY, in_palace,
};
pub use giac_than::{GiacThan, State};
pub use setup::{Given, Setup};
pub use text::Start;

use crate::board::{BySide, Move, MoveList, Piece, Plane, Point, PointSet, Side};
use crate::position::{self, Captured, Effect, Ending};
use keys::KEYS;
use planes::Planes;
use stays::Stays;

/// A position of San Cai, on Ren and Tian or on Di.
///
/// Ours (section 6): equality compares the points of both planes, the side to move and each Giác Thân's reserve, freeze
/// and stay (placing included), on Di the stays of all pieces; nothing else.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    planes: Planes,
    side: Side,
    on_di: bool,
    giac_than: BySide<GiacThan>,
    generals: BySide<Option<Point>>,
    stays: BySide<Stays>,
    /// The key of all but the points.
    key: u64,
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(position::Position::key(self));
    }
}

impl Position {
    /// No piece on any plane; both Giác Thân removed.
    fn empty(side: Side, on_di: bool) -> Self {
        let mut position = Self {
            planes: Planes::EMPTY,
            side,
            on_di,
            giac_than: BySide::new(GiacThan::Removed, GiacThan::Removed),
            generals: BySide::default(),
            stays: BySide::default(),
            key: 0,
        };
        position.key = position.state_key();
        position
    }

    /// The key of all but the points, worked out anew.
    fn state_key(&self) -> u64 {
        let mut key = if self.side == Side::Black {
            KEYS.black
        } else {
            0
        };
        key ^= if self.on_di { KEYS.di } else { 0 };
        for side in Side::ALL {
            key ^= KEYS.giac_than[side as usize][self.giac_than[side].code()];
            for point in self.stays[side].points(side).iter() {
                key ^= Stays::default().set(side, point, self.stay(side, point));
            }
        }
        key
    }

    /// The side's Giác Thân: unplaced, removed, or where and in which condition it stands. Removed on Di.
    pub fn giac_than(&self, side: Side) -> GiacThan {
        self.giac_than[side]
    }

    /// A side's points on a plane.
    pub fn points(&self, side: Side, plane: Plane) -> PointSet {
        self.planes.of(side)[plane as usize]
    }

    /// Where a side's General stands; `None` on Di.
    pub fn general(&self, side: Side) -> Option<Point> {
        self.generals[side]
    }

    /// The points of Di whose pieces have a stay, with it, in rising order.
    pub fn all_stays(&self) -> impl Iterator<Item = (Point, u8)> + '_ {
        Side::ALL.into_iter().flat_map(move |palace| {
            let points = self.stays[!palace].points(!palace);
            points
                .iter()
                .map(move |point| (point, self.stay(!palace, point)))
        })
    }

    /// Whether the side to move is placing its Giác Thân (section 2).
    pub fn is_placing(&self) -> bool {
        self.giac_than[self.side] == GiacThan::Unplaced
    }

    /// The points on which a side may place its Giác Thân (section 2).
    pub fn marks(side: Side) -> impl Iterator<Item = Point> {
        MARK_FILES.into_iter().filter_map(move |file| {
            let rank = match side {
                Side::Red => MARK_RANK - 1,
                Side::Black => 10 - MARK_RANK,
            };
            Point::at(Plane::Ren, file as i8, rank as i8)
        })
    }

    /// Whether a stay has been completed: the position is won and nobody moves (sections 5.2 and 7).
    pub fn is_won(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.has_won(side))
    }

    fn has_won(&self, side: Side) -> bool {
        self.giac_than[side].has_won() || self.stays[side].has_won()
    }

    /// Whether a side's General is attacked, from either plane.
    pub fn is_attacked(&self, side: Side) -> bool {
        self.generals[side].is_some_and(|at| safety::is_attacked(&self.planes, side, at))
    }
}

impl position::Position for Position {
    fn side(&self) -> Side {
        self.side
    }

    fn piece(&self, point: Point) -> Option<Piece> {
        self.planes.piece(point)
    }

    fn moves(&self, list: &mut MoveList) {
        self.visit(|action| list.push(action));
    }

    fn captures(&self, list: &mut MoveList) {
        self.visit_captures(list);
    }

    fn count(&self) -> u64 {
        self.count_all()
    }

    fn has_move(&self) -> bool {
        !self.is_won() && self.has_action()
    }

    fn is_legal(&self, action: Move) -> bool {
        !self.is_won() && self.allows(action)
    }

    fn effect(&self, action: Move) -> Effect {
        if self.on_di {
            self.effect_on_di(action)
        } else {
            self.effect_above(action)
        }
    }

    fn play(&mut self, action: Move) {
        if self.on_di {
            self.play_on_di(action);
        } else {
            self.play_above(action);
        }
    }

    fn passed(&self) -> Self {
        Self {
            side: !self.side,
            key: self.key ^ KEYS.black,
            ..self.clone()
        }
    }

    fn key(&self) -> u64 {
        self.key ^ self.planes.key()
    }

    fn in_check(&self) -> bool {
        self.is_attacked(self.side)
    }

    /// Section 5. Ours: a side without a legal move loses; a move that completes an infiltration and mates is recorded
    /// as checkmate, one that completes it and leaves no move otherwise, as infiltration.
    fn ending(&self) -> Option<Ending> {
        if self.on_di {
            return self.is_won().then_some(Ending::InfiltrationOnDi);
        }
        match (self.is_won(), self.has_action()) {
            (_, false) if self.in_check() => Some(Ending::Checkmate),
            (true, _) => Some(Ending::Infiltration),
            (false, false) => Some(Ending::Stalemate),
            (false, true) => None,
        }
    }

    fn winner(&self) -> Side {
        let by_stay = self.has_won(self.side) && !self.has_won(!self.side);
        if by_stay && self.ending() != Some(Ending::Checkmate) {
            self.side
        } else {
            !self.side
        }
    }

    /// San Cai has no dead draw (section 9).
    fn is_dead(&self) -> bool {
        false
    }

    fn descended(&self, captured: &Captured) -> Option<Self> {
        (!self.on_di).then(|| self.on_di_with(captured))
    }

    fn on_di(&self) -> bool {
        self.on_di
    }
}
