//! A move that was tried and is not possible. A first tap lets go and says nothing; a second on the same point asks
//! why, and is told.
use super::session::Session;
use crate::board::{Kind, Move, Piece, Point};
use crate::game::{Obstacle, Standing};
use crate::scene::Mark;

/// A move that was tried and is not possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    action: Move,
    /// Whether why not is told.
    told: bool,
}

impl Session {
    /// The move that would take what is held to a point.
    pub(super) fn attempt(&self, to: Point) -> Option<Move> {
        match (self.hand.from, self.hand.through) {
            (Some(from), Some(through)) => Some(Move::extra(from, through, to)),
            (Some(from), None) => Some(Move::step(from, to)),
            (None, _) => self.placing().then_some(Move::place(to)),
        }
    }

    /// What a tap means to the move tried before it: `attempt` is the move that the tap would make, `to` the point that
    /// lies there, `answered` whether it answers.
    pub(super) fn note_tried(&mut self, attempt: Option<Move>, to: Option<Point>, answered: bool) {
        let before = self.tried.take();
        if self.lesson.is_some() || !self.may_move() {
            return;
        }
        if answered {
            // The piece is picked up once more.
            let again =
                |tried: &Tried| self.hand.from.is_some() && tried.action.from() == self.hand.from;
            self.tried = before.filter(again).map(|tried| Tried {
                told: false,
                ..tried
            });
            return;
        }
        let again = before.filter(|tried| to.is_some() && tried.action.to() == to);
        let same = |tried: &Tried| attempt.is_none() || attempt == Some(tried.action);
        self.tried = match (again.filter(same), attempt) {
            (Some(tried), _) => Some(Tried {
                told: true,
                ..tried
            }),
            (None, Some(action)) if to.is_some() => Some(Tried {
                action,
                told: false,
            }),
            _ => None,
        };
        if let Some(obstacle) = self.told_obstacle() {
            self.announce = self.words.obstacle(&obstacle);
        }
    }

    /// Tells why a move is not possible, as if it had been tried twice.
    pub(super) fn tell_why_not(&mut self, action: Move) {
        self.tried = Some(Tried { action, told: true });
        self.repaint();
    }

    /// Why the move tried is not possible, while that is told.
    pub(super) fn told_obstacle(&self) -> Option<Obstacle> {
        let tried = self.tried.filter(|tried| tried.told && self.may_move())?;
        self.game.why_not(tried.action)
    }

    /// What stands against the move tried, shown on the board.
    pub(super) fn mark_tried(&self, marks: &mut Vec<Mark>) {
        let Some((tried, obstacle)) = self.tried.zip(self.told_obstacle()) else {
            return;
        };
        if let Some(to) = tried.action.to() {
            let from = tried.action.from().unwrap_or(to);
            marks.extend(self.obstacle_marks(from, to, &obstacle));
        }
    }

    /// The marks of a move that is not possible: what blocks it, or who would attack the General after it.
    pub(super) fn obstacle_marks(&self, from: Point, to: Point, obstacle: &Obstacle) -> Vec<Mark> {
        let refused = |blocked| Mark::Refused { from, to, blocked };
        match obstacle {
            Obstacle::Check { by, .. } | Obstacle::Facing(by) => {
                let mut marks = vec![refused(None)];
                if by.point != to {
                    marks.extend(self.threat_to_general(*by, from, to));
                }
                marks
            }
            Obstacle::ByExtraStep(through) => vec![refused(None), Mark::Wanted(*through)],
            _ => {
                let way = obstacle.pieces().into_iter().map(|at| at.point);
                let blocked: Vec<Point> = way.filter(|point| *point != to).collect();
                if blocked.is_empty() {
                    vec![refused(None)]
                } else {
                    let each = |point| refused(Some(point));
                    blocked.into_iter().map(each).collect()
                }
            }
        }
    }

    /// How a piece would reach the General after the move.
    fn threat_to_general(&self, by: Standing, from: Point, to: Point) -> Option<Mark> {
        let general = Piece::new(!by.piece.side, Kind::General);
        let pieces = self.game.line().pieces();
        let at = pieces
            .into_iter()
            .find(|(_, piece, _)| *piece == general)?
            .2;
        Some(Mark::Threat {
            from: by.point,
            to: if at == from { to } else { at },
        })
    }
}
