use super::session::Session;
use super::view::{Act, Command, Key};
use crate::board::{Plane, Point};

impl Session {
    pub(super) fn key(&mut self, key: Key) -> Option<Act> {
        match key {
            Key::Left if self.review.is_some() => return self.command(Command::ReviewBack),
            Key::Right if self.review.is_some() => return self.command(Command::ReviewNext),
            Key::Up if self.review.is_some() => return self.command(Command::ReviewFirst),
            Key::Down if self.review.is_some() => return self.command(Command::ReviewLast),
            Key::Escape if self.review.is_some() => return self.command(Command::ReviewClose),
            Key::Left => self.move_cursor(-1, 0),
            Key::Right => self.move_cursor(1, 0),
            Key::Up => self.move_cursor(0, 1),
            Key::Down => self.move_cursor(0, -1),
            Key::Enter => return self.enter(),
            Key::Escape => self.escape(),
            Key::Undo => return self.command(Command::Undo),
            Key::Flip => return self.command(Command::Flip),
            Key::Next => self.next_step(),
            Key::Hint if self.lesson.is_some() => self.lesson_hint(),
            Key::Hint => return self.command(Command::Hint),
            Key::Threat => return self.command(Command::Threat),
        }
        None
    }

    fn enter(&mut self) -> Option<Act> {
        if self.lesson_waits() {
            self.next_step();
            return None;
        }
        let cursor = self.cursor?;
        let answering = self.answering();
        let answered = Some(cursor).filter(|point| answering.contains(point));
        if self.lesson_tap(answered, Some(cursor)) {
            return None;
        }
        self.tap_at(answered, Some(cursor))
    }

    fn escape(&mut self) {
        if self.hand.from.is_none() {
            self.cursor = None;
        }
        self.slide = None;
        self.tried = None;
        self.intended = None;
        self.hand.let_go();
        self.keep_hold(None);
    }

    /// Moves the cursor by what the eye sees: right and up on the screen.
    fn move_cursor(&mut self, right: i8, up: i8) {
        let Some(cursor) = self.cursor else {
            self.cursor = Some(self.first_cursor());
            return;
        };
        let turn = if self.flipped { -1 } else { 1 };
        let next = cursor.offset(right * turn, up * turn);
        self.cursor = next
            .or_else(|| self.across(cursor, right, up))
            .or(Some(cursor));
    }

    fn first_cursor(&self) -> Point {
        self.hand
            .from
            .or_else(|| {
                self.game
                    .line()
                    .moves()
                    .last()
                    .and_then(|action| action.to())
            })
            .filter(|point| {
                self.layout
                    .boards
                    .iter()
                    .any(|board| board.plane == point.plane())
            })
            .or_else(|| self.own().first().copied())
            .unwrap_or(Point::new(4))
    }

    /// The point on the other board that lies in this direction on the screen, if there is another board there.
    fn across(&self, cursor: Point, right: i8, up: i8) -> Option<Point> {
        let place = |plane: Plane| self.layout.boards.iter().find(|board| board.plane == plane);
        let here = place(cursor.plane())?;
        let there = self
            .layout
            .boards
            .iter()
            .find(|board| board.plane != cursor.plane())?;
        let beside = (there.rect.x - here.rect.x) * f32::from(right);
        let above = (here.rect.y - there.rect.y) * f32::from(up);
        let stacked = there.rect.y >= here.rect.y + here.rect.height
            || here.rect.y >= there.rect.y + there.rect.height;
        let (file, rank) = (cursor.file() as i8, cursor.rank() as i8);
        if right != 0 && beside > 0.0 && !stacked {
            Point::at(there.plane, 8 - file, rank)
        } else if up != 0 && above > 0.0 && stacked {
            Point::at(there.plane, file, 9 - rank)
        } else {
            None
        }
    }
}
