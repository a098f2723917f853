//! Every legal action, in the three shapes that are asked for: a list, a count, a single one.
use std::ops::ControlFlow;

use super::Position;
use super::reach::Turn;
use super::safety::Danger;
use crate::board::{Move, MoveList, Plane, Point, PointSet};

const PLANES: [Plane; 2] = [Plane::Ren, Plane::Tian];

impl Position {
    /// Calls `each` with every piece on Ren and Tian that can move and the points it may legally go to or touch.
    fn each_piece<B>(
        &self,
        mut each: impl FnMut(Point, [PointSet; 2]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let turn = Turn::new(self);
        let danger = Danger::new(self, &turn);
        for plane in PLANES {
            for from in turn.own[plane as usize].on(plane) {
                let kind = self.planes.kind(from);
                let legal = danger.legal(from, kind, turn.reach(from, kind));
                each(from, legal)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with every legal action.
    pub(super) fn visit(&self, mut each: impl FnMut(Move)) {
        if self.is_won() {
        } else if self.on_di {
            self.visit_on_di(each);
        } else if self.is_placing() {
            Self::marks(self.side).for_each(|at| each(Move::place(at)));
        } else {
            self.visit_above([PointSet::ALL; 2], each);
        }
    }

    /// Calls `each` with every legal move on Ren and Tian that ends in `within`.
    fn visit_above(&self, within: [PointSet; 2], mut each: impl FnMut(Move)) {
        let _ = self.each_piece(|from, legal| {
            for plane in PLANES {
                for to in (legal[plane as usize] & within[plane as usize]).on(plane) {
                    each(Move::step(from, to));
                }
            }
            ControlFlow::<()>::Continue(())
        });
    }

    /// Appends captures and touches.
    pub(super) fn visit_captures(&self, list: &mut MoveList) {
        if self.is_won() || self.is_placing() {
        } else if self.on_di {
            self.visit_on_di(|action| {
                if self.effect_on_di(action).captured.is_some() {
                    list.push(action);
                }
            });
        } else {
            self.visit_above(self.planes.of(!self.side), |action| list.push(action));
        }
    }

    pub(super) fn count_all(&self) -> u64 {
        if self.is_won() {
            return 0;
        } else if self.on_di {
            return self.count_on_di();
        } else if self.is_placing() {
            return Self::marks(self.side).count() as u64;
        }
        let mut count = 0;
        let _ = self.each_piece(|_, [ren, tian]| {
            count += u64::from(ren.len() + tian.len());
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Whether there is an action, a completed stay left aside.
    pub(super) fn has_action(&self) -> bool {
        self.on_di
            || self.is_placing()
            || self
                .each_piece(|_, [ren, tian]| {
                    if ren.is_empty() && tian.is_empty() {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                })
                .is_break()
    }

    /// Whether an action is legal, a completed stay left aside.
    pub(super) fn allows(&self, action: Move) -> bool {
        if self.on_di {
            return self.is_legal_on_di(action);
        }
        match (action.from(), action.through(), action.to()) {
            (None, None, Some(to)) => {
                self.is_placing() && Self::marks(self.side).any(|at| at == to)
            }
            (Some(from), None, Some(to)) => !self.is_placing() && self.allows_step(from, to),
            _ => false,
        }
    }

    fn allows_step(&self, from: Point, to: Point) -> bool {
        let turn = Turn::new(self);
        turn.own[from.plane() as usize].has(from)
            && turn.reach(from, self.planes.kind(from))[to.plane() as usize].has(to)
            && Danger::new(self, &turn).is_safe(from, to)
    }
}
