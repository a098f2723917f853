//! What the buttons do.
use super::session::Session;
use super::view::{Act, Command};
use crate::ai::Topic;
use crate::board::{Plane, Side};
use crate::scene::{Passage, Style};

impl Session {
    /// A button; the act it asks for, to be passed on to [`Session::act`].
    pub fn command(&mut self, command: Command) -> Option<Act> {
        self.passage = Passage::Move;
        match command {
            Command::Undo => return Some(Act::Undo),
            Command::Redo => return Some(Act::Redo),
            Command::OfferDraw => return Some(Act::OfferDraw),
            Command::Pause => return Some(Act::Pause),
            Command::Resume => return Some(Act::Resume),
            _ if self.is_paused() => {}
            Command::Flip => self.flip(),
            Command::Review | Command::ReviewLast => self.seek(self.plies()),
            Command::ReviewFirst => self.seek(0),
            Command::ReviewBack => self.step_review(false),
            Command::ReviewNext => self.step_review(true),
            Command::ReviewClose => self.end_review(),
            Command::Resign => self.resigning = self.game.outcome().is_none(),
            Command::Letters => self.settings.pieces = next_style(self.settings.pieces),
            Command::Enlarge(plane) => self.enlarge(plane),
            Command::Hint if self.lesson.is_none() => return Some(Act::Ask(Topic::Hint)),
            Command::Threat => return Some(Act::Ask(Topic::Threat)),
            Command::Why => self.explain(),
            Command::WhyNext => self.step_why(true),
            Command::WhyBack => self.step_why(false),
            Command::WhyClose => self.close_why(),
            Command::Notation => self.settings.notation = Some(self.next_notation()),
            Command::Hint | Command::Show | Command::Again | Command::Next => {
                self.lesson_command(command);
            }
        }
        self.repaint();
        self.keep_settings();
        self.keep_screen();
        None
    }

    fn flip(&mut self) {
        self.flipped = !self.flipped;
        self.cancel();
        self.lay_out();
    }

    /// Between two people, where it is set so, the board is turned to the side that is to move.
    pub(super) fn turn_board(&mut self) {
        if self.settings.flip_after && self.hot_seat() && self.game.outcome().is_none() {
            self.flipped = self.game.side() == Side::Black;
        }
    }

    /// Whether what belongs to the far player is turned to them: between two people, where it is set so and the board
    /// itself is not turned after each move.
    pub(super) fn far_turned(&self) -> bool {
        self.settings.far_turned && !self.settings.flip_after && self.hot_seat()
    }

    /// The side at the near edge.
    pub(super) fn near(&self) -> Side {
        if self.flipped { Side::Black } else { Side::Red }
    }

    fn enlarge(&mut self, plane: Plane) {
        self.enlarged = if self.enlarged == Some(plane) {
            None
        } else {
            Some(plane)
        };
        self.cancel();
        self.lay_out();
        self.passage = Passage::Enlarge;
    }
}

/// The styles of pieces in the order in which the button at the board goes through them.
const fn next_style(style: Style) -> Style {
    match style {
        Style::Characters => Style::Letters,
        Style::Letters | Style::Pictograms => Style::Characters,
    }
}
