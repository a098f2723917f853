//! Legal moves: made, counted, or only looked for.
use std::ops::ControlFlow;

use super::Position;
use super::guard::Guard;
use crate::board::{Kind, Move, MoveList, Piece, Point, PointSet, Side, lines};
use crate::ruleset::Cannon;

impl Position {
    /// Appends the legal moves that end in `within`.
    pub(super) fn list_moves(&self, within: PointSet, list: &mut MoveList) {
        let _ = self.each(&Guard::of(self), self.of(self.side), |from, targets| {
            list.extend((targets & within).iter().map(|to| Move::step(from, to)));
            ControlFlow::Continue(())
        });
    }

    /// How many legal moves there are. Soldiers that move freely are counted all at once.
    pub(super) fn count_moves(&self) -> u64 {
        let guard = Guard::of(self);
        let soldiers = self.pieces(self.side, Kind::Soldier) & !guard.sensitive;
        let mut count = self.count_soldier_moves(soldiers, guard.allowed);
        let _ = self.each(&guard, self.of(self.side) & !soldiers, |_, targets| {
            count += targets.len();
            ControlFlow::Continue(())
        });
        u64::from(count)
    }

    fn count_soldier_moves(&self, soldiers: PointSet, allowed: PointSet) -> u32 {
        let open = allowed & !self.of(self.side);
        let across = (soldiers & !lines::half(self.side)).bits();
        let [left, right] = [lines::file(0), lines::file(8)].map(|edge| across & !edge.bits());
        let ahead = match self.side {
            Side::Red => soldiers.bits() << 9,
            Side::Black => soldiers.bits() >> 9,
        };
        [ahead, left >> 1, right << 1]
            .into_iter()
            .map(|to| (PointSet::from_bits(to) & open).len())
            .sum()
    }

    pub(super) fn has_legal_move(&self) -> bool {
        let found = self.each(&Guard::of(self), self.of(self.side), |_, targets| {
            if targets.is_empty() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        found.is_break()
    }

    /// Shows every piece of the side to move on one of `points`, with the points it may legally go to, until `visit`
    /// has seen enough.
    fn each(
        &self,
        guard: &Guard,
        points: PointSet,
        mut visit: impl FnMut(Point, PointSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for kind in Kind::ALL {
            for from in (self.pieces(self.side, kind) & points).iter() {
                visit(from, self.legal_targets(guard, kind, from))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn legal_targets(&self, guard: &Guard, kind: Kind, from: Point) -> PointSet {
        let targets = self.targets(kind, from) & !self.of(self.side);
        if kind == Kind::General || guard.sensitive.has(from) {
            self.keep_safe(from, targets)
        } else {
            targets & guard.allowed
        }
    }

    /// Where a piece goes by its own rule alone, own pieces not left out.
    pub(super) fn targets(&self, kind: Kind, from: Point) -> PointSet {
        let occupied = self.occupied();
        match (kind, self.cannon) {
            (Kind::Cannon, Cannon::Modern) => {
                lines::chariot(from, occupied) & !occupied | lines::cannon(from, occupied)
            }
            _ => Self::attacks(Piece::new(self.side, kind), from, occupied),
        }
    }

    /// Those of the targets that leave the mover's General safe, looked at one by one.
    fn keep_safe(&self, from: Point, mut targets: PointSet) -> PointSet {
        for to in targets.iter() {
            if !self.leaves_general_safe(from, to) {
                targets.remove(to);
            }
        }
        targets
    }
}
