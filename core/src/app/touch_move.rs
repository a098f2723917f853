use super::session::Session;
use crate::board::{Move, Point};
use crate::game::Refusal;
use crate::words::Arg;

impl Session {
    /// The moves that may be made: the legal ones, or what touch-move leaves of them.
    pub(super) fn playable(&self) -> Vec<Move> {
        self.touched.left(self.game.line().legal())
    }

    fn plays_touch_move(&self) -> bool {
        self.game.setup().touch_move && self.lesson.is_none()
    }

    /// A finger or a key meets a point that answers: where touch-move is played, what stands there is touched.
    pub(super) fn touch_with_finger(&mut self, point: Option<Point>) {
        self.reminded = false;
        let Some(point) = point.filter(|_| self.plays_touch_move()) else {
            return;
        };
        let line = self.game.line();
        let (side, legal) = (line.side(), line.legal());
        match line.piece(point).map(|piece| piece.side == side) {
            Some(true) => self.touched.touch_own(point, &legal),
            Some(false) => self.touched.touch_enemy(point, &legal),
            None => {}
        }
    }

    /// The enemy pieces that a finger can touch with a consequence.
    pub(super) fn takable(&self) -> Vec<Point> {
        if !self.plays_touch_move() || self.touched.enemy.is_some() {
            return Vec::new();
        }
        let line = self.game.line();
        let enemy = |point: &Point| {
            line.piece(*point)
                .is_some_and(|piece| piece.side != line.side())
        };
        let landings = line.legal().into_iter();
        let landings = landings.filter_map(|action| action.through().or(action.to()));
        let mut points: Vec<Point> = landings.filter(enemy).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// After a tap at `point` that let go: a piece that must move stays in the hand, and the status line says so.
    pub(super) fn keep_hold(&mut self, point: Option<Point>) {
        let held = self.touched.own;
        self.hand.from = held;
        let touched = self.touched.enemy.or(held);
        self.reminded = touched.is_some() && (held.is_some() || point != self.touched.enemy);
        if let Some(sentence) = self.reminder() {
            self.announce = sentence;
        }
    }

    /// What a tap did not respect, in a sentence; while only an enemy piece is touched, that it must be taken.
    pub(super) fn reminder(&self) -> Option<String> {
        let (own, enemy) = (self.touched.own, self.touched.enemy);
        match (own, enemy) {
            (None, Some(enemy)) => Some(self.must("touched-must-be-taken", enemy)),
            (Some(own), _) if self.reminded => Some(self.must("touched-must-move", own)),
            _ => None,
        }
    }

    /// A sentence about what stands on a point.
    pub(super) fn must(&self, key: &str, point: Point) -> String {
        let Some(piece) = self.game.line().piece(point) else {
            return String::new();
        };
        let args = [("piece", Arg::Piece(piece)), ("point", Arg::Point(point))];
        self.words.format(key, &args)
    }

    /// Whether a person's move takes and moves what was touched.
    pub(super) fn must_keep_touched(&self, action: Move) -> Result<(), Refusal> {
        if self.playable().contains(&action) || !self.game.line().legal().contains(&action) {
            return Ok(());
        }
        match (self.touched.own, self.touched.enemy) {
            (Some(own), _) if action.from() != Some(own) => Err(Refusal::MustMove(own)),
            (_, Some(enemy)) => Err(Refusal::MustTake(enemy)),
            _ => Ok(()),
        }
    }
}
