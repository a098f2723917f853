//! A position of classical Xiangqi: one board (articles 1 and 2 of the classical rules).
//!
//! ```
//! use sancai::position::classic::Start;
//! use sancai::position::{Position, perft};
//! use sancai::ruleset::Cannon;
//!
//! let start = Start::array(Cannon::Modern);
//! assert_eq!(start.position.count(), 44);
//! assert_eq!(perft(&start.position, 2), 1920);
//! ```
mod attack;
mod guard;
mod legal;
mod moves;
mod setup;
#[cfg(test)]
mod tests;
mod text;
mod zobrist;

use std::fmt;
use std::hash::{Hash, Hasher};

pub use setup::Setup;
pub use text::Start;

use super::Effect;
use crate::board::{BySide, Kind, Move, MoveList, Piece, Plane, Point, PointSet, Side};
use crate::ruleset::Cannon;

/// Points of the board.
const POINTS: usize = Point::PLANE as usize;
/// Kinds of pieces of the classical game: all but the Giác Thân, which comes last.
const KINDS: usize = Kind::ALL.len() - 1;

type Board = [Option<Piece>; POINTS];

/// A legal classical position. Comes from a [`Setup`] or a [`Start`], and from playing legal moves.
#[derive(Clone)]
pub struct Position {
    board: Board,
    sides: BySide<PointSet>,
    kinds: [PointSet; KINDS],
    key: u64,
    side: Side,
    cannon: Cannon,
}

impl Position {
    /// The position of a board with one General a side and no Giác Thân.
    fn from_board(board: &Board, side: Side, cannon: Cannon) -> Self {
        let mut position = Self {
            board: [None; POINTS],
            sides: BySide::default(),
            kinds: [PointSet::EMPTY; KINDS],
            key: zobrist::side(side),
            side,
            cannon,
        };
        for (point, piece) in PointSet::ALL.iter().zip(board) {
            if let Some(piece) = *piece {
                position.put(point, piece);
            }
        }
        position
    }

    /// How Cannons move here.
    pub const fn cannon(&self) -> Cannon {
        self.cannon
    }

    /// Every occupied point.
    pub fn occupied(&self) -> PointSet {
        self.sides.red | self.sides.black
    }

    /// The points of all a side's pieces.
    pub fn of(&self, side: Side) -> PointSet {
        self.sides[side]
    }

    /// The points of a side's pieces of a kind.
    pub fn pieces(&self, side: Side, kind: Kind) -> PointSet {
        let of_kind = self.kinds.get(kind as usize).copied();
        of_kind.unwrap_or_default() & self.sides[side]
    }

    /// Where a side's General stands.
    pub fn general(&self, side: Side) -> Point {
        let general = self.pieces(side, Kind::General).bits();
        Point::new(general.trailing_zeros() as u8)
    }

    /// Puts a piece on an empty point.
    fn put(&mut self, point: Point, piece: Piece) {
        self.board[point.on_plane()] = Some(piece);
        self.toggle(point, piece);
    }

    /// Takes away what stands on a point.
    fn take(&mut self, point: Point) -> Option<Piece> {
        let piece = self.board[point.on_plane()].take();
        if let Some(piece) = piece {
            self.toggle(point, piece);
        }
        piece
    }

    fn toggle(&mut self, point: Point, piece: Piece) {
        let set = PointSet::of(point);
        self.sides[piece.side] ^= set;
        self.kinds[piece.kind as usize] ^= set;
        self.key ^= zobrist::piece(point, piece);
    }

    fn hand_over(&mut self) {
        self.side = !self.side;
        self.key ^= zobrist::side(Side::Black);
    }
}

impl super::Position for Position {
    fn side(&self) -> Side {
        self.side
    }

    fn piece(&self, point: Point) -> Option<Piece> {
        self.board.get(point.index()).copied().flatten()
    }

    fn moves(&self, list: &mut MoveList) {
        self.list_moves(PointSet::ALL, list);
    }

    fn captures(&self, list: &mut MoveList) {
        self.list_moves(self.of(!self.side), list);
    }

    fn count(&self) -> u64 {
        self.count_moves()
    }

    fn has_move(&self) -> bool {
        self.has_legal_move()
    }

    fn is_legal(&self, action: Move) -> bool {
        self.is_legal_move(action)
    }

    fn effect(&self, action: Move) -> Effect {
        Effect {
            captured: action.to().and_then(|to| self.piece(to)),
            ..Effect::default()
        }
    }

    fn play(&mut self, action: Move) {
        if let (Some(from), Some(to)) = (action.from(), action.to()) {
            let piece = self.take(from);
            self.take(to);
            if let Some(piece) = piece {
                self.put(to, piece);
            }
        }
        self.hand_over();
    }

    fn passed(&self) -> Self {
        let mut passed = self.clone();
        passed.hand_over();
        passed
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn is_dead(&self) -> bool {
        const CROSSING: [Kind; 4] = [Kind::Horse, Kind::Chariot, Kind::Cannon, Kind::Soldier];
        let crossing = CROSSING.map(|kind| self.kinds[kind as usize]);
        crossing.iter().all(|set| set.is_empty())
    }
}

impl PartialEq for Position {
    /// Repetition equality (article 2): the points and the side to move; and how Cannons move, which no game changes.
    /// Of two equal boards the keys tell the side.
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.cannon == other.cannon && self.board == other.board
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for Position {
    /// The first two fields of the position's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_board(f, &self.board)?;
        write!(f, " {}", text::side_letter(self.side))
    }
}

/// The point of the only board with this number, 0..90.
fn point_at(file: usize, rank: usize) -> Option<Point> {
    Point::at(
        Plane::Ren,
        i8::try_from(file).ok()?,
        i8::try_from(rank).ok()?,
    )
}
