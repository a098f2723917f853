//! Whether one move is legal, worked out from where it starts and ends.
use super::Position;
use crate::board::{Kind, Move, Piece, Plane, Point, PointSet, lines};
use crate::position::Position as _;
use crate::ruleset::Cannon;

impl Position {
    pub(super) fn is_legal_move(&self, action: Move) -> bool {
        let (Some(from), None, Some(to)) = (action.from(), action.through(), action.to()) else {
            return false;
        };
        from.plane() == Plane::Ren
            && to.plane() == Plane::Ren
            && self.of(self.side).has(from)
            && !self.of(self.side).has(to)
            && self
                .piece(from)
                .is_some_and(|piece| self.goes(piece, from, to))
            && self.leaves_general_safe(from, to)
    }

    /// Whether no enemy piece attacks the mover's General once its piece has gone from one point to another.
    pub(super) fn leaves_general_safe(&self, from: Point, to: Point) -> bool {
        let mut occupied = self.occupied();
        occupied.remove(from);
        occupied.insert(to);
        let general = self.general(self.side);
        let at = if from == general { to } else { general };
        let attackers = self.general_attackers_if(self.side, at, occupied);
        (attackers & !PointSet::of(to)).is_empty()
    }

    /// Whether a piece goes from one point to another by its own rule alone.
    fn goes(&self, piece: Piece, from: Point, to: Point) -> bool {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let halfway = from.offset(files / 2, ranks / 2);
        let free = halfway.is_some_and(|point| self.piece(point).is_none());
        match (piece.kind, files.unsigned_abs(), ranks.unsigned_abs()) {
            (Kind::General, 0, 1) | (Kind::General, 1, 0) | (Kind::Advisor, 1, 1) => {
                lines::palace(piece.side).has(to)
            }
            (Kind::Elephant, 2, 2) => free && to.relative_rank(piece.side) <= 5,
            (Kind::Horse, 1, 2) | (Kind::Horse, 2, 1) => free,
            (Kind::Soldier, 0, 1) => to.relative_rank(piece.side) > from.relative_rank(piece.side),
            (Kind::Soldier, 1, 0) => from.relative_rank(piece.side) > 5,
            (Kind::Chariot | Kind::Cannon, 0, _) | (Kind::Chariot | Kind::Cannon, _, 0) => {
                (lines::between(from, to) & self.occupied()).len() == self.screens(piece.kind, to)
            }
            _ => false,
        }
    }

    /// How many pieces a line piece must have between it and the point it goes to.
    fn screens(&self, kind: Kind, to: Point) -> u32 {
        let jumps = self.cannon == Cannon::Jumping || self.piece(to).is_some();
        u32::from(kind == Kind::Cannon && jumps)
    }
}
