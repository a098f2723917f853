use crate::board::{BySide, Kind, Piece, Point, PointSet, Side, lines};
use crate::position::Position;

/// One board as section 3 looks at it: pieces attack whatever the state of their own General.
#[derive(Clone)]
pub(super) struct Table {
    pieces: [Option<Piece>; Point::PLANE as usize],
    of: BySide<PointSet>,
    generals: BySide<Option<Point>>,
}

impl Table {
    pub fn of<P: Position>(position: &P) -> Self {
        let mut table = Self {
            pieces: [None; Point::PLANE as usize],
            of: BySide::default(),
            generals: BySide::default(),
        };
        for point in PointSet::ALL.iter() {
            if let Some(piece) = position.piece(point) {
                table.put(point, piece);
            }
        }
        table
    }

    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.pieces[point.on_plane()]
    }

    pub fn side(&self, side: Side) -> PointSet {
        self.of[side]
    }

    pub fn general(&self, side: Side) -> Option<Point> {
        self.generals[side]
    }

    /// The points a piece attacks, own pieces among them. Facing Generals are not here but in `checkers`.
    pub fn reach(&self, point: Point) -> PointSet {
        let Some(piece) = self.piece(point) else {
            return PointSet::EMPTY;
        };
        let occupied = self.occupied();
        match piece.kind {
            Kind::General => lines::general(point),
            Kind::Advisor => lines::advisor(point),
            Kind::Elephant => lines::elephant(point, occupied) & lines::half(piece.side),
            Kind::Horse => lines::horse(point, occupied),
            Kind::Chariot => lines::chariot(point, occupied),
            Kind::Cannon => lines::cannon(point, occupied),
            Kind::Soldier => lines::soldier(point, piece.side),
            Kind::GiacThan => PointSet::EMPTY,
        }
    }

    /// A side's pieces that attack a point.
    pub fn attackers(&self, target: Point, side: Side) -> PointSet {
        let mut attackers = PointSet::EMPTY;
        for point in self.of[side].iter() {
            if self.reach(point).has(target) {
                attackers.insert(point);
            }
        }
        attackers
    }

    /// The pieces that attack a side's General, the other General on an open file among them.
    pub fn checkers(&self, side: Side) -> PointSet {
        let Some(general) = self.generals[side] else {
            return PointSet::EMPTY;
        };
        let mut checkers = self.attackers(general, !side);
        if let Some(other) = self.generals[!side]
            && other.file() == general.file()
            && (lines::between(general, other) & self.occupied()).is_empty()
        {
            checkers.insert(other);
        }
        checkers
    }

    /// The board after a piece has gone to a point and taken what stood there.
    pub fn moved(&self, from: Point, to: Point) -> Self {
        let mut after = self.clone();
        let piece = after.take(from);
        after.take(to);
        if let Some(piece) = piece {
            after.put(to, piece);
        }
        after
    }

    /// Whether a capture leaves its side's own General attacked by no piece but those that attacked it already; a
    /// General's own capture must leave it attacked by nothing.
    pub fn is_safe(&self, from: Point, to: Point, already: PointSet) -> bool {
        let Some(piece) = self.piece(from) else {
            return false;
        };
        let checkers = self.moved(from, to).checkers(piece.side);
        let allowed = match piece.kind {
            Kind::General => PointSet::EMPTY,
            _ => already,
        };
        (checkers & !allowed).is_empty()
    }

    /// Whether taking this Chariot off the board would let an enemy Horse attack its General.
    pub fn is_pinned_by_horse(&self, chariot: Point) -> bool {
        let Some(piece) = self.piece(chariot) else {
            return false;
        };
        if piece.kind != Kind::Chariot {
            return false;
        }
        let mut without = self.clone();
        without.take(chariot);
        (without.checkers(piece.side) & !self.checkers(piece.side))
            .iter()
            .any(|point| self.piece(point).is_some_and(|by| by.kind == Kind::Horse))
    }

    fn occupied(&self) -> PointSet {
        self.of.red | self.of.black
    }

    fn put(&mut self, point: Point, piece: Piece) {
        self.pieces[point.on_plane()] = Some(piece);
        self.of[piece.side].insert(point);
        if piece.kind == Kind::General {
            self.generals[piece.side] = Some(point);
        }
    }

    fn take(&mut self, point: Point) -> Option<Piece> {
        let piece = self.pieces[point.on_plane()].take()?;
        self.of[piece.side].remove(point);
        Some(piece)
    }
}
