use super::Moving;
use super::hand::Tapped;
use super::lesson::Run;
use super::session::{Session, Slide};
use super::view::{Act, Gesture};
use crate::board::{Move, Point};
use crate::scene::{Hit, Passage, Rect};

impl Session {
    /// A finger or a key; the act it completes, to be passed on to [`Session::act`].
    pub fn gesture(&mut self, gesture: Gesture) -> Option<Act> {
        if self.is_paused() || !gesture.is_somewhere() {
            return None;
        }
        let act = match gesture {
            Gesture::Tap(x, y) => self.tapped(x, y),
            Gesture::Choose(x, y) => self.choose(x, y),
            Gesture::Press(x, y) => self.press(x, y),
            Gesture::Slide(x, y) => self.slide_to(x, y),
            Gesture::Lift(x, y) => self.lift(x, y),
            Gesture::Cancel => self.cancel(),
            Gesture::Key(key) => self.key(key),
            Gesture::Seek(ply) => {
                self.seek((ply as usize).min(self.plies()));
                self.keep_screen();
                None
            }
        };
        self.passage = Passage::Move;
        self.repaint();
        act
    }

    /// The point that lies at a place, whether it answers or not.
    fn meant(&self, x: f32, y: f32) -> Option<Point> {
        self.layout.board_at(x, y)?.nearest(self.flipped, x, y)
    }

    /// A tap that does not come from a finger, or comes where fingers tap.
    fn choose(&mut self, x: f32, y: f32) -> Option<Act> {
        self.cursor = None;
        self.slide = None;
        let point = self.hit(x, y, &self.answering());
        let meant = self.meant(x, y);
        if self.lesson_tap(point, meant) {
            None
        } else {
            self.tap_at(point, meant)
        }
    }

    /// A finger's tap. Where pieces are dragged it places, settles and confirms, but moves no piece.
    fn tapped(&mut self, x: f32, y: f32) -> Option<Act> {
        let drags = self.settings.input == Moving::Drag;
        let own = self.own();
        let picks = self
            .hit(x, y, &self.answering())
            .is_some_and(|point| own.contains(&point));
        let moves = self.hand.from.is_some() && self.hand.through.is_none();
        if drags && (picks || moves) && self.intended.is_none() {
            self.hand.let_go();
            return None;
        }
        self.choose(x, y)
    }

    /// Where the system's back swipe should be off: along the rows of the pieces that may be picked up.
    pub fn swipe_rows(&self) -> Vec<Rect> {
        if self.may_move() {
            self.layout.swipe_rows(self.flipped, &self.own())
        } else {
            Vec::new()
        }
    }

    /// The points where a tap does something.
    pub(super) fn answering(&self) -> Vec<Point> {
        if let Some(wanted) = self.lesson.as_ref().and_then(Run::asks_tap) {
            return wanted.to_vec();
        }
        if !self.may_move() {
            return Vec::new();
        }
        let mut points = self.hand.answering(&self.playable(), &self.own());
        points.extend(self.intended.and_then(Move::to));
        if self.hand.from.is_none() {
            points.extend(self.takable());
        }
        points
    }

    /// The points of the pieces that the person to move may pick up.
    pub(super) fn own(&self) -> Vec<Point> {
        let line = self.game.line();
        let side = line.side();
        let placing = line.legal().iter().any(|action| action.from().is_none());
        let own = line
            .pieces()
            .into_iter()
            .filter(|(_, piece, _)| piece.side == side && !placing)
            .filter(|&(_, _, point)| self.touched.own.is_none_or(|held| held == point));
        own.map(|(_, _, point)| point).collect()
    }

    pub(super) fn hit(&self, x: f32, y: f32, answering: &[Point]) -> Option<Point> {
        match self.layout.hit(self.flipped, answering, x, y) {
            Hit::Point(point) => Some(point),
            Hit::LetGo => None,
        }
    }

    /// A tap on an answering point, or anywhere else; `meant` is the point that lies there.
    pub(super) fn tap_at(&mut self, point: Option<Point>, meant: Option<Point>) -> Option<Act> {
        let attempt = meant.and_then(|to| self.attempt(to));
        let act = self.tap(point);
        self.note_tried(attempt, meant, point.is_some());
        act
    }

    pub(super) fn tap(&mut self, point: Option<Point>) -> Option<Act> {
        if !self.may_move() {
            self.hand.let_go();
            return None;
        }
        // A second tap on its end confirms what was intended; any other takes it back.
        if let Some(action) = self.intended.take()
            && action.to() == point
        {
            return Some(Act::Move(action));
        }
        self.touch_with_finger(point);
        let (legal, own) = (self.playable(), self.own());
        match self.hand.tap(point, &legal, &own) {
            Tapped::Move(action) if self.settings.confirm && self.lesson.is_none() => {
                self.intended = Some(action);
                None
            }
            Tapped::Move(action) => Some(Act::Move(action)),
            Tapped::Held => None,
            Tapped::LetGo => {
                self.keep_hold(point);
                None
            }
        }
    }

    fn press(&mut self, x: f32, y: f32) -> Option<Act> {
        self.slide = None;
        if !self.may_move() {
            return None;
        }
        let own = if self.hand.through.is_some() {
            Vec::new()
        } else {
            self.own()
        };
        let pressed = self
            .hit(x, y, &self.answering())
            .filter(|point| own.contains(point));
        self.intended = None;
        let fresh = pressed.is_some() && pressed != self.hand.from;
        if fresh {
            self.tap(pressed);
        }
        // Where pieces are tapped a long tap is one, too, and carries nothing.
        let carries = !fresh || self.settings.input != Moving::Tap;
        if carries && self.hand.from.is_some() {
            self.slide = Some(Slide {
                at: (x, y),
                picked: fresh,
            });
        }
        None
    }

    fn slide_to(&mut self, x: f32, y: f32) -> Option<Act> {
        if let Some(slide) = &mut self.slide {
            slide.at = (x, y);
        }
        None
    }

    fn lift(&mut self, x: f32, y: f32) -> Option<Act> {
        let slide = self.slide.take()?;
        let point = self.hit(x, y, &self.answering());
        let home = self.hand.through.or(self.hand.from);
        if point == home && slide.picked {
            return None;
        }
        let targets = self.hand.targets(&self.playable());
        let meant = self.meant(x, y);
        if let Some(meant) = meant.filter(|_| point.is_none())
            && self.lesson_barred(meant)
        {
            return None;
        }
        self.tap_at(point.filter(|point| targets.contains(point)), meant)
    }

    pub(super) fn cancel(&mut self) -> Option<Act> {
        if self.slide.take().is_some() {
            self.hand.let_go();
        }
        None
    }
}
