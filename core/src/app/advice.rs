//! Hints and threats: asked for with a button, thought out away from the session, shown until the next act.
use super::session::Session;
use crate::ai::{Advice, Topic};
use crate::game::{Refusal, Seat};
use crate::scene::Mark;
use crate::words::MoveTold;

/// A hint or a threat on its way to the screen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Counsel {
    /// Nobody has asked.
    #[default]
    None,
    /// Somebody waits for it.
    Asked(Topic),
    /// It stands on the board.
    Given(Advice),
}

impl Session {
    /// Whether a person may ask now, and why not.
    fn may_ask(&self) -> Result<(), Refusal> {
        if self.game.setup().formal {
            return Err(Refusal::Formal);
        }
        if self.game.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if self.game.seat() != Seat::Person {
            return Err(Refusal::NotYourTurn);
        }
        if self.may_move() && !self.must_pass() {
            Ok(())
        } else {
            Err(Refusal::Asked)
        }
    }

    /// Whether the buttons for hint and threat do anything.
    pub(super) fn can_ask(&self) -> bool {
        self.may_ask().is_ok()
    }

    /// Asks; the revision grows, so that a shell lets the machine think.
    pub(super) fn ask(&mut self, topic: Topic) -> Result<(), Refusal> {
        self.may_ask()?;
        self.stop();
        self.counsel = Counsel::Asked(topic);
        self.announced(String::new());
        Ok(())
    }

    /// Takes what stands off the board.
    pub(super) fn forget_advice(&mut self) {
        self.counsel = Counsel::None;
    }

    /// What is asked for and not answered yet.
    pub(super) fn asked_topic(&self) -> Option<Topic> {
        match self.counsel {
            Counsel::Asked(topic) => Some(topic),
            Counsel::None | Counsel::Given(_) => None,
        }
    }

    /// The answer goes on the board, and is announced with its move.
    pub(super) fn show_advice(&mut self, advice: Advice) {
        self.counsel = Counsel::Given(advice);
        let parts = [self.spoken_advice(&advice), self.words.advice(&advice)];
        self.announced(self.words.sentences(&parts));
    }

    fn announced(&mut self, announce: String) {
        self.revision += 1;
        self.cues.clear();
        self.announce = announce;
        self.repaint();
    }

    /// The sentence that stands, if one does.
    pub(super) fn advice_sentence(&self) -> Option<String> {
        match &self.counsel {
            Counsel::Given(advice) => Some(self.words.advice(advice)),
            Counsel::None | Counsel::Asked(_) => None,
        }
    }

    /// The move that stands on the board as an arrow; a placing as the point.
    pub(super) fn advice_mark(&self) -> Option<Mark> {
        let Counsel::Given(advice) = self.counsel else {
            return None;
        };
        let best = advice.best?;
        let to = best.to()?;
        Some(match (best.from(), advice.topic) {
            (None, _) => Mark::Wanted(to),
            (Some(from), Topic::Threat) => Mark::Threat { from, to },
            (Some(from), Topic::Hint) => Mark::Arrow {
                from,
                to,
                jumps: advice.jumps,
            },
        })
    }

    fn spoken_advice(&self, advice: &Advice) -> String {
        let Some((action, piece)) = advice.best.zip(advice.piece) else {
            return String::new();
        };
        let line = self.game.line();
        self.words.spoken_move(&MoveTold {
            action,
            side: piece.side,
            kind: piece.kind,
            captured: None,
            touches: advice.touches,
            check: false,
            two_planes: self.planes() == crate::scene::Planes::Two && !line.on_di(),
        })
    }
}
