use super::session::{Session, person};
use super::view::{Button, Command};
use crate::game::Game;
use crate::words::Arg;

impl Session {
    /// The whole game, also while an earlier ply of it is looked at.
    pub(super) fn whole(&self) -> &Game {
        self.review.as_ref().unwrap_or(&self.game)
    }

    /// The ply that is looked at, 0 = before the first; `None` while the game itself is on the board.
    pub fn place(&self) -> Option<usize> {
        self.review.as_ref().map(|_| self.game.line().moves().len())
    }

    /// Shows the game as it stood after so many plies. Its clocks stand meanwhile, and nothing can be played.
    pub(super) fn seek(&mut self, ply: usize) {
        let there = self.whole().at(ply);
        if self.review.is_none() {
            self.stop();
            self.stand();
            self.forget_advice();
            self.why = None;
            self.resigning = false;
            self.review = Some(std::mem::replace(&mut self.game, there));
        } else {
            self.game = there;
        }
        self.card_away = true;
        self.cancel();
        self.lay_out();
        self.announce = self.review_status();
        self.revision += 1;
        self.cues.clear();
    }

    /// Back to the game as it stands.
    pub(super) fn end_review(&mut self) {
        let Some(game) = self.review.take() else {
            return;
        };
        self.game = game;
        self.card_away = false;
        self.cancel();
        self.lay_out();
        self.announce.clear();
        self.revision += 1;
    }

    /// One ply on or back.
    pub(super) fn step_review(&mut self, forward: bool) {
        let (at, made) = (self.game.line().moves().len(), self.plies());
        self.seek(if forward {
            (at + 1).min(made)
        } else {
            at.saturating_sub(1)
        });
    }

    /// The plies of the whole game.
    pub(super) fn plies(&self) -> usize {
        self.whole().line().moves().len()
    }

    /// Which move is looked at.
    pub(super) fn review_status(&self) -> String {
        let (at, made) = (self.game.line().moves().len(), self.plies());
        let Some(last) = at.checked_sub(1) else {
            return self.words.text("review-start");
        };
        let text = self.written(last);
        let args = [
            ("move", Arg::Text(&text)),
            ("n", Arg::Number(at as i64)),
            ("of", Arg::Number(made as i64)),
        ];
        self.words.format("review-at", &args)
    }

    /// Whether the end of the game that is looked back at can be taken back.
    pub(super) fn may_undo_end(&self) -> bool {
        let over = self.review.as_ref().filter(|game| game.outcome().is_some());
        over.is_some_and(|game| game.can_undo(person(game)))
    }

    /// The buttons while an earlier ply is looked at.
    pub(super) fn review_buttons(&self) -> Vec<Button> {
        let (at, made) = (self.game.line().moves().len(), self.plies());
        let button = |command, key: &str, enabled| Button {
            command,
            caption: self.words.text(key),
            enabled,
        };
        let close = if self.whole().outcome().is_some() {
            "review-close"
        } else {
            "review-play-on"
        };
        vec![
            button(Command::ReviewFirst, "review-first", at > 0),
            button(Command::ReviewBack, "review-back", at > 0),
            button(Command::ReviewNext, "review-next", at < made),
            button(Command::ReviewLast, "review-last", at < made),
            button(Command::ReviewClose, close, true),
            button(Command::Undo, "game-undo", self.may_undo_end()),
            button(Command::Flip, "game-flip", true),
            self.letters_button(),
        ]
    }
}
