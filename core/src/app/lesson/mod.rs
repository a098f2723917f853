//! A session in lesson mode: what a step asks, what was tried, and what the coach says of it.
mod coach;

use std::sync::Arc;

use super::library::Library;
use super::session::Session;
use super::settings::Settings;
use super::view::{Act, Command, Thought};
use crate::board::{Move, Point};
use crate::game::{self, Refusal};
use crate::lesson::{Condition, Course, Hanging, Lesson, Progress, Step, Task, Wrong, hanging};
use crate::scene::Window;
use crate::words::Words;

/// A lesson on the way.
pub(super) struct Run {
    lesson: &'static Lesson,
    at: usize,
    stage: Stage,
    library: Arc<Library>,
}

/// Where a step stands.
#[derive(Clone, Copy)]
enum Stage {
    /// Something is to be read or done.
    Asks(Help),
    /// What was tried is not possible; the board is as it was.
    Refused(Miss),
    /// A move was made that is not right, and stands on the board.
    Wrong(Miss),
    /// The right move was made, the other side answers.
    Answers,
    /// The step is done.
    Right,
    /// The lesson is done.
    Done,
}

/// How much help was asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Help {
    None,
    Look,
    Show,
}

/// What was not right.
#[derive(Clone, Copy)]
enum Miss {
    /// Another point was tapped.
    Elsewhere(Point),
    /// The rules don't allow it.
    Barred(Move),
    /// A move that the lesson speaks of.
    Known(&'static Wrong),
    /// A condition that does not hold, and what hangs if it is that.
    Unmet(&'static Condition, Option<Hanging>),
}

impl Run {
    fn step(&self) -> &'static Step {
        &self.lesson.steps[self.at]
    }

    fn is_last(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// Whether the board answers now.
    fn asks(&self) -> bool {
        matches!(self.stage, Stage::Asks(_) | Stage::Refused(_))
    }

    /// Whether a move is asked for.
    pub fn asks_move(&self) -> bool {
        self.asks() && matches!(self.step().task, Task::Move(_))
    }

    /// The points of which one is to be tapped.
    pub fn asks_tap(&self) -> Option<&'static [Point]> {
        match &self.step().task {
            Task::Tap(points) if self.asks() => Some(points),
            _ => None,
        }
    }

    /// The other side's answer that is waited for.
    pub fn answer(&self) -> Option<Move> {
        self.step()
            .reply
            .filter(|_| matches!(self.stage, Stage::Answers))
    }

    /// The step is done, its answer made.
    fn finish_step(&mut self) {
        self.stage = if self.is_last() {
            self.library
                .change_progress(self.lesson.id, Progress::finish);
            Stage::Done
        } else if self.step().praise || !self.lesson.steps[self.at + 1].goes_on {
            Stage::Right
        } else {
            self.go_to(self.lesson, self.at + 1)
        };
    }

    fn go_to(&mut self, lesson: &'static Lesson, step: usize) -> Stage {
        (self.lesson, self.at) = (lesson, step);
        self.library
            .change_progress(lesson.id, |progress, id| progress.reach(id, step));
        Stage::Asks(Help::None)
    }
}

impl Session {
    /// A session in lesson mode, at a step of a lesson (the first if there is no such step).
    pub(super) fn of_lesson(
        lesson: &'static Lesson,
        step: usize,
        library: Arc<Library>,
        words: Words,
        settings: Settings,
    ) -> Self {
        let at = if step < lesson.steps.len() { step } else { 0 };
        let game = lesson.steps[at].game.clone();
        let mut session = Self::new(game, words, settings, Window::default(), 0);
        let mut run = Run {
            lesson,
            at,
            stage: Stage::Asks(Help::None),
            library,
        };
        run.stage = run.go_to(lesson, at);
        session.lesson = Some(run);
        session.lay_out();
        session.announce = session.coach_text();
        session
    }

    /// In a lesson, a tap that is not the board's: a point asked for, an attempt at what can't be, or a second try.
    /// `answered` is the answering point that was hit, `meant` the point that lies there. Returns whether it was one.
    pub(super) fn lesson_tap(&mut self, answered: Option<Point>, meant: Option<Point>) -> bool {
        let Some(run) = &mut self.lesson else {
            return false;
        };
        if matches!(run.stage, Stage::Wrong(_)) {
            self.try_again();
            return true;
        }
        if run.asks_tap().is_some() {
            if answered.is_some() {
                run.finish_step();
                self.stepped();
            } else if let Some(point) = meant {
                self.missed(Stage::Refused(Miss::Elsewhere(point)));
            }
            return true;
        }
        match (answered, meant) {
            (None, Some(point)) => self.lesson_barred(point),
            (Some(_), _) if matches!(run.stage, Stage::Refused(_)) => {
                // Another attempt: the task stands again.
                run.stage = Stage::Asks(Help::None);
                false
            }
            _ => false,
        }
    }

    /// An attempt to take the piece picked up where it can't go. Returns whether it was one.
    pub(super) fn lesson_barred(&mut self, to: Point) -> bool {
        let action = match (self.hand.from, self.hand.through) {
            (Some(from), None) if from != to => Move::step(from, to),
            (Some(from), Some(through)) if through != to => Move::extra(from, through, to),
            (None, _) if self.placing() => Move::place(to),
            _ => return false,
        };
        if self.lesson.is_none() || !self.may_move() {
            return false;
        }
        self.hand.let_go();
        self.missed(Stage::Refused(Miss::Barred(action)));
        true
    }

    fn missed(&mut self, stage: Stage) {
        if let Some(run) = &mut self.lesson {
            run.stage = stage;
        }
        self.revision += 1;
        self.cues.clear();
        self.announce = self.coach_text();
        self.repaint();
    }

    /// An act in lesson mode.
    pub(super) fn lesson_act(&mut self, act: &Act) -> Result<(), Refusal> {
        match *act {
            Act::Move(action) => self.lesson_move(action),
            Act::Engine(_, Thought::Move(action)) => self.lesson_answer(action),
            Act::Undo => {
                self.try_again();
                Ok(())
            }
            _ => Err(Refusal::NothingAsked),
        }
    }

    fn lesson_move(&mut self, action: Move) -> Result<(), Refusal> {
        let Some(run) = self.lesson.as_ref().filter(|run| run.asks_move()) else {
            return Err(Refusal::NotYourTurn);
        };
        let step = run.step();
        let before = self.game.lines().clone();
        let plies = self.game.line().moves().len();
        self.game
            .act(game::Act::Move(action), self.game.side(), 0)?;
        let miss = miss(step, &before, action);
        if let Some(run) = &mut self.lesson {
            match miss {
                Some(miss) => run.stage = Stage::Wrong(miss),
                None if step.reply.is_some() => run.stage = Stage::Answers,
                None => run.finish_step(),
            }
        }
        self.lesson_acted(plies);
        Ok(())
    }

    fn lesson_answer(&mut self, action: Move) -> Result<(), Refusal> {
        let plies = self.game.line().moves().len();
        self.game
            .act(game::Act::Move(action), self.game.side(), 0)?;
        if let Some(run) = &mut self.lesson {
            run.finish_step();
        }
        self.lesson_acted(plies);
        Ok(())
    }

    /// After a move: what it was, then what the coach says of it.
    fn lesson_acted(&mut self, plies: usize) {
        self.acted(plies, false);
        let spoken = self.spoken_ply(plies);
        self.announce = self.words.sentences(&[spoken, self.coach_text()]);
    }

    /// A button of a lesson.
    pub(super) fn lesson_command(&mut self, command: Command) {
        match command {
            Command::Hint => self.help(Help::Look),
            Command::Show => self.help(Help::Show),
            Command::Again => self.try_again(),
            _ => self.next_step(),
        }
    }

    fn help(&mut self, help: Help) {
        if matches!(&self.lesson, Some(run) if matches!(run.stage, Stage::Wrong(_))) {
            self.try_again();
        }
        if self.lesson.as_ref().is_some_and(Run::asks) {
            self.hand.let_go();
            self.missed(Stage::Asks(help));
        }
    }

    /// Where to look; asked again, the answer.
    pub(super) fn lesson_hint(&mut self) {
        let looked = matches!(&self.lesson, Some(run) if matches!(run.stage, Stage::Asks(help) if help > Help::None));
        self.help(if looked { Help::Show } else { Help::Look });
    }

    /// Back to where the step began, if it was missed.
    fn try_again(&mut self) {
        let Some(run) = &mut self.lesson else { return };
        if matches!(
            run.stage,
            Stage::Wrong(_) | Stage::Refused(_) | Stage::Asks(_)
        ) {
            run.stage = Stage::Asks(Help::None);
            self.game = run.step().game.clone();
            self.stepped();
        }
    }

    /// To the next step, or to the next lesson.
    pub(super) fn next_step(&mut self) {
        let Some(run) = &mut self.lesson else { return };
        match run.stage {
            Stage::Asks(_) if matches!(run.step().task, Task::Tell) => {
                run.stage = if run.is_last() {
                    run.finish_step();
                    Stage::Done
                } else {
                    run.go_to(run.lesson, run.at + 1)
                };
            }
            Stage::Right => run.stage = run.go_to(run.lesson, run.at + 1),
            Stage::Done => {
                let Some(next) = Course::get().after(run.lesson.id) else {
                    return;
                };
                run.stage = run.go_to(next, 0);
            }
            Stage::Wrong(_) | Stage::Refused(_) => return self.try_again(),
            _ => return,
        }
        self.game = run.step().game.clone();
        self.stepped();
    }

    /// Whether Enter and N have something to do beside the board.
    pub(super) fn lesson_waits(&self) -> bool {
        self.lesson.as_ref().is_some_and(|run| match run.stage {
            Stage::Asks(_) => matches!(run.step().task, Task::Tell),
            Stage::Right | Stage::Done | Stage::Wrong(_) => true,
            Stage::Refused(_) | Stage::Answers => false,
        })
    }

    /// Another step or stage is in sight.
    fn stepped(&mut self) {
        self.revision += 1;
        self.hand.let_go();
        self.slide = None;
        self.cues.clear();
        self.lay_out();
        self.announce = self.coach_text();
    }
}

/// What is not right about a legal move.
fn miss(step: &'static Step, before: &game::Lines, action: Move) -> Option<Miss> {
    if let Some(wrong) = step.wrong.iter().find(|wrong| wrong.action == action) {
        return Some(Miss::Known(wrong));
    }
    let Task::Move(conditions) = &step.task else {
        return None;
    };
    let unmet = conditions
        .iter()
        .find(|condition| !condition.holds(before, action))?;
    let hanging = hanging(before, action).filter(|_| *unmet == Condition::Safe);
    Some(Miss::Unmet(unmet, hanging))
}
