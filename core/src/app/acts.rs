//! What is done for good: by a person, by the machine, by an answer; and what every act leaves behind.
use super::hand::Hand;
use super::session::Session;
use super::view::{Act, Cue, Thought, Wants};
use crate::board::Move;
use crate::game::{self, Ask, Refusal, Touched};
use crate::scene::Passage;

impl Session {
    /// Does something for good at `now`, in monotonic milliseconds; the machine's answer to an older revision is dropped.
    ///
    /// # Errors
    /// Why not; then nothing has changed, but that a flag has fallen whose time it was.
    #[expect(clippy::needless_pass_by_value, reason = "an act is handed over")]
    pub fn act(&mut self, act: Act, now: u64) -> Result<(), Refusal> {
        let fell = self.meet(now);
        let by_machine = matches!(act, Act::Engine(..));
        if by_machine && self.is_stale(&act) {
            return Ok(());
        }
        if self.lesson.is_some() {
            return self.lesson_act(&act);
        }
        match act {
            _ if fell => return Err(Refusal::FlagFell),
            // A mate that is looked back at can still be taken back.
            Act::Undo if self.may_undo_end() => {
                self.end_review();
                self.card_away = true;
            }
            _ if self.review.is_some() => return Err(Refusal::Reviewing),
            Act::Pause => return self.pause(true),
            Act::Resume => return self.pause(false),
            _ if self.watch.paused => return Err(Refusal::Paused),
            Act::Ask(topic) => return self.ask(topic),
            Act::Engine(_, Thought::Advice(advice)) => {
                self.show_advice(advice);
                return Ok(());
            }
            _ => {}
        }
        let before = self.game.line().moves().len();
        let was_over = self.game.outcome().is_some();
        let notice = self.notice.take();
        self.carry_out(&act).inspect_err(|_| self.notice = notice)?;
        // A person who is asked whether to resign is still asked when the machine has moved.
        self.resigning &= by_machine && self.game.outcome().is_none();
        self.acted(before, was_over);
        Ok(())
    }

    /// Whether an answer of the machine is to a question that nobody asks any more.
    fn is_stale(&self, act: &Act) -> bool {
        self.wants() != Wants::Think
            || matches!(act, Act::Engine(revision, _) if *revision != self.revision)
    }

    fn carry_out(&mut self, act: &Act) -> Result<(), Refusal> {
        match *act {
            Act::Engine(_, thought) => self.thought(thought),
            Act::Answer(yes) => self.answer(yes),
            Act::Move(action) => self.by_person(game::Act::Move(action)),
            Act::Undo => self.by_person(game::Act::Undo),
            Act::Redo => self.by_person(game::Act::Redo),
            Act::Resign => self.by_person(game::Act::Resign),
            Act::OfferDraw => self.offer_draw(),
            Act::Pause | Act::Resume | Act::Ask(_) => Ok(()),
        }
    }

    fn by_person(&mut self, act: game::Act) -> Result<(), Refusal> {
        if self.resigning && matches!(act, game::Act::Move(_)) {
            return Err(Refusal::Asked);
        }
        if let game::Act::Move(action) = act {
            self.must_keep_touched(action)?;
        }
        self.game.act(act, self.person(), self.game_time())
    }

    fn offer_draw(&mut self) -> Result<(), Refusal> {
        self.by_person(game::Act::OfferDraw)?;
        if self.game.asked().is_none() {
            self.notice = Some(("draw-declined", !self.person()));
        }
        Ok(())
    }

    fn answer(&mut self, yes: bool) -> Result<(), Refusal> {
        if std::mem::take(&mut self.resigning) {
            return if yes {
                self.by_person(game::Act::Resign)
            } else {
                Ok(())
            };
        }
        if let Some(action) = self.intended.take() {
            return if yes {
                self.by_person(game::Act::Move(action))
            } else {
                Ok(())
            };
        }
        // What the machine is asked nobody else answers.
        if let Some(asked) = self.game.asked().filter(|_| !self.machine_asked()) {
            let key = if asked.what == Ask::Draw {
                "draw-declined"
            } else {
                "undo-declined"
            };
            self.notice = (!yes).then_some((key, !asked.by));
            let time = self.game_time();
            return self.game.act(game::Act::Answer(yes), !asked.by, time);
        }
        match self.must_pass() {
            true if yes => self.by_person(game::Act::Move(Move::PASS)),
            true => Err(Refusal::Asked),
            false => Err(Refusal::NothingAsked),
        }
    }

    fn thought(&mut self, thought: Thought) -> Result<(), Refusal> {
        let time = self.game_time();
        match (thought, self.game.asked()) {
            (Thought::Move(action), _) if self.machine_to_move() => {
                self.game
                    .act(game::Act::Move(action), self.game.side(), time)
            }
            (Thought::Draw(yes), Some(asked)) => {
                self.notice = (!yes).then_some(("draw-declined", !asked.by));
                self.game.act(game::Act::Answer(yes), !asked.by, time)
            }
            _ => Ok(()),
        }
    }

    /// What every act leaves behind: a new revision, an empty hand, cues and an announcement.
    pub(super) fn acted(&mut self, plies_before: usize, was_over: bool) {
        self.stop();
        self.forget_advice();
        self.revision += 1;
        self.hand = Hand::default();
        self.intended = None;
        (self.touched, self.reminded) = (Touched::NOTHING, false);
        self.slide = None;
        self.tried = None;
        self.card_away &= was_over;
        self.why = None;
        self.cues = self.cues_since(plies_before, was_over);
        self.turn_board();
        self.lay_out();
        self.passage = if self.game.descended() {
            Passage::Descend
        } else {
            Passage::Move
        };
        self.announce = self.announcement(plies_before);
        self.keep();
    }

    fn cues_since(&self, plies_before: usize, was_over: bool) -> Vec<Cue> {
        let line = self.game.line();
        let made = line.moves().len();
        let mut cues = Vec::new();
        if made > plies_before {
            let effect = line.effect(made - 1);
            cues.push(match (effect.touched, effect.captured) {
                (true, _) => Cue::Touch,
                (_, Some(_)) => Cue::Capture,
                _ => Cue::Move,
            });
            if line.in_check() {
                cues.push(Cue::Check);
            }
            if self.game.descended() {
                cues.push(Cue::Descent);
            }
        }
        if self.game.outcome().is_some() && !was_over {
            cues.push(Cue::End);
        }
        cues
    }
}
