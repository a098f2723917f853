use crate::board::{Move, Piece, Point};
use crate::position::{Captured, Position};

use super::Line;

/// The identity of a piece, the same through a whole line: 0.. in the order of the start's points, then the pieces the
/// start counts as captured, then the Giác Thân as they are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceId(pub u8);

/// Which piece stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    at: [Option<PieceId>; 2 * Point::PLANE as usize],
    /// Captured and not yet on Di, in the order of their capture.
    captured: Vec<(PieceId, Piece)>,
    next: u8,
}

impl Pieces {
    /// The pieces of a start position.
    pub fn of_start<P: Position>(start: &P, captured: &Captured) -> Self {
        let mut pieces = Self {
            at: [None; 2 * Point::PLANE as usize],
            captured: Vec::new(),
            next: 0,
        };
        for point in points().filter(|&point| start.piece(point).is_some()) {
            pieces.at[point.index()] = Some(pieces.fresh());
        }
        for piece in captured.pieces() {
            let id = pieces.fresh();
            pieces.captured.push((id, piece));
        }
        pieces
    }

    /// Who stands on a point.
    pub fn on(&self, point: Point) -> Option<PieceId> {
        self.at[point.index()]
    }

    /// Where a piece stands; `None` once it is captured or removed.
    pub fn place(&self, id: PieceId) -> Option<Point> {
        points().find(|&point| self.on(point) == Some(id))
    }

    /// The pieces captured and not on Di, in the order of their capture.
    pub fn captured(&self) -> &[(PieceId, Piece)] {
        &self.captured
    }

    /// Follows a move from `before` to `after`, where `after` may be the position on Di that the move led down to.
    pub fn follow<P: Position>(&mut self, before: &P, action: Move, after: &P) {
        if before.effect(action).touched {
            self.touch(action, after);
        } else {
            self.step(before, action);
        }
        if after.on_di() && !before.on_di() {
            self.descend(after);
        }
    }

    fn fresh(&mut self) -> PieceId {
        self.next += 1;
        PieceId(self.next - 1)
    }

    /// A touched Giác Thân may be gone for good; it is not a captured piece.
    fn touch<P: Position>(&mut self, action: Move, after: &P) {
        if let Some(to) = action.to().filter(|&to| after.piece(to).is_none()) {
            self.at[to.index()] = None;
        }
    }

    fn step<P: Position>(&mut self, before: &P, action: Move) {
        let Some(to) = action.to() else { return };
        let mover = match action.from() {
            Some(from) => self.at[from.index()].take(),
            None => Some(self.fresh()),
        };
        for point in action.through().into_iter().chain([to]) {
            if let Some(id) = self.at[point.index()].take()
                && let Some(piece) = before.piece(point)
            {
                self.captured.push((id, piece));
            }
        }
        self.at[to.index()] = mover;
    }

    /// The captured pieces take the points of their kind on Di, the first captured the first point.
    fn descend<P: Position>(&mut self, di: &P) {
        self.at = [None; 2 * Point::PLANE as usize];
        let mut waiting = std::mem::take(&mut self.captured);
        for point in points() {
            let Some(piece) = di.piece(point) else {
                continue;
            };
            let id = match waiting.iter().position(|&(_, other)| other == piece) {
                Some(index) => waiting.remove(index).0,
                None => self.fresh(),
            };
            self.at[point.index()] = Some(id);
        }
    }
}

impl<P: Position> Line<P> {
    /// Which piece stands where in the position to move in.
    pub fn pieces(&self) -> Pieces {
        self.pieces_at(self.plies())
    }

    /// Which piece stands where after `ply` moves, worked out from the start.
    ///
    /// # Panics
    /// If `ply` is more than `plies()`.
    pub fn pieces_at(&self, ply: usize) -> Pieces {
        let mut pieces = Pieces::of_start(self.at(0), &self.counters_at(0).captured);
        for index in 0..ply {
            pieces.follow(self.at(index), self.moves()[index], self.at(index + 1));
        }
        pieces
    }
}

/// Every point of both planes.
fn points() -> impl Iterator<Item = Point> {
    (0..2 * Point::PLANE).map(Point::new)
}
