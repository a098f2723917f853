use super::keys::KEYS;
use crate::board::{Kind, Piece, Plane, Point, PointSet, Side};

/// What stands where on Ren and Tian (or on Di, with Tian empty), with its share of the key.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Planes {
    sets: [[PointSet; 2]; 2],
    cells: [Cell; 180],
    key: u64,
}

/// An empty point (0), or a piece as 1 + 8 × side + kind.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u8);

impl Cell {
    const EMPTY: Self = Self(0);

    const fn of(piece: Piece) -> Self {
        Self(1 + 8 * piece.side as u8 + piece.kind as u8)
    }

    const fn kind(self) -> Kind {
        Kind::ALL[(self.0.wrapping_sub(1) & 7) as usize]
    }

    const fn piece(self) -> Option<Piece> {
        match self.0 {
            0 => None,
            1..=8 => Some(Piece::new(Side::Red, self.kind())),
            _ => Some(Piece::new(Side::Black, self.kind())),
        }
    }
}

impl Planes {
    pub const EMPTY: Self = Self {
        sets: [[PointSet::EMPTY; 2]; 2],
        cells: [Cell::EMPTY; 180],
        key: 0,
    };

    /// A side's points, by plane.
    pub const fn of(&self, side: Side) -> [PointSet; 2] {
        self.sets[side as usize]
    }

    /// The points anything stands on, by plane.
    pub fn occupied(&self) -> [PointSet; 2] {
        let [red, black] = self.sets;
        [red[0] | black[0], red[1] | black[1]]
    }

    pub const fn piece(&self, point: Point) -> Option<Piece> {
        self.cells[point.index()].piece()
    }

    /// The kind on an occupied point; on an empty one the answer means nothing.
    pub const fn kind(&self, point: Point) -> Kind {
        self.cells[point.index()].kind()
    }

    /// Whether a piece of this kind stands on any of these points of a plane, all of them occupied.
    pub fn any(&self, points: PointSet, plane: Plane, kind: Kind) -> bool {
        !points.is_empty() && points.on(plane).any(|point| self.kind(point) == kind)
    }

    pub fn put(&mut self, point: Point, piece: Piece) {
        self.cells[point.index()] = Cell::of(piece);
        self.sets[piece.side as usize][point.plane() as usize].insert(point);
        self.key ^= KEYS.cell[point.index()][self.cells[point.index()].0 as usize];
    }

    /// Empties a point and says what stood there.
    pub fn take(&mut self, point: Point) -> Option<Piece> {
        let cell = std::mem::replace(&mut self.cells[point.index()], Cell::EMPTY);
        let piece = cell.piece()?;
        self.sets[piece.side as usize][point.plane() as usize].remove(point);
        self.key ^= KEYS.cell[point.index()][cell.0 as usize];
        Some(piece)
    }

    /// The key of the points alone.
    pub const fn key(&self) -> u64 {
        self.key
    }
}
