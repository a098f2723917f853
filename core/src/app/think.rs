use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::lesson::Run;
use super::session::Session;
use super::view::{Thought, Wants};
use crate::ai::{self, Evaluate, Level, Limits, Machine, Topic};
use crate::board::{Move, Side};
use crate::game::{Clock, Game, Lines, Seat};
use crate::line::Line;

/// Nodes spent on whether to accept a draw, and the MiB of table for them.
const DRAW_NODES: u64 = 50_000;
const DRAW_TABLE: usize = 2;
/// No answer comes sooner than this, so that the eye can follow; on a clock that runs out, no later than this part of it.
const SOONEST: Duration = Duration::from_millis(450);
const PART_TO_WAIT: u64 = 20;
/// How long a stop may go unnoticed while an answer waits.
const BREATH: Duration = Duration::from_millis(50);

/// Nodes a millisecond on a slow phone: with these the machine reckons, for it has no clock of its own.
const NODES_PER_MS: u64 = 40;

/// The machine spends this part of its time on a move, and this part of what each move gives back (increment, period).
const PART_OF_TIME: u64 = 40;
const PART_OF_GAIN: u64 = 2;

/// A copy of what the machine has to think about, to be worked on away from the session.
pub struct Job {
    revision: u64,
    game: Game,
    machine: Side,
    level: Level,
    seed: u64,
    /// The most nodes for a move, so that the time lasts.
    most: u64,
    draw: bool,
    /// What a person has asked about.
    topic: Option<Topic>,
    stop: Arc<AtomicBool>,
    /// The answer, where a lesson has told it.
    told: Option<Move>,
    /// How long it takes at least.
    soonest: Duration,
}

impl Session {
    /// What the machine is to think about, or `None` when nobody waits for it.
    pub fn job(&self) -> Option<Job> {
        if self.wants() != Wants::Think {
            return None;
        }
        if let Some(told) = self.lesson.as_ref().and_then(Run::answer) {
            return Some(self.bare_job(Some(told)));
        }
        if self.asked_topic().is_some() {
            return Some(self.bare_job(None));
        }
        let draw = self.machine_asked();
        let machine = if draw {
            !self.game.asked()?.by
        } else {
            self.game.side()
        };
        let Seat::Machine(level) = self.game.setup().seats[machine] else {
            return None;
        };
        Some(Job {
            revision: self.revision,
            game: self.game.clone(),
            machine,
            level: Level::new(level)?,
            seed: self.seed.wrapping_add(self.revision),
            most: self.most_nodes(machine),
            draw,
            topic: None,
            stop: self.stop_flag(),
            told: None,
            soonest: self.soonest(machine),
        })
    }

    fn soonest(&self, side: Side) -> Duration {
        let left = self.game.time_left(side, self.game_time());
        left.map_or(SOONEST, |left| {
            SOONEST.min(Duration::from_millis(left.ms / PART_TO_WAIT))
        })
    }

    /// A job without a level: a lesson's answer, or what a person has asked about.
    fn bare_job(&self, told: Option<Move>) -> Job {
        Job {
            revision: self.revision,
            game: self.game.clone(),
            machine: self.game.side(),
            level: Level::TOP,
            seed: self.seed,
            most: u64::MAX,
            draw: false,
            topic: self.asked_topic(),
            stop: self.stop_flag(),
            soonest: told.map_or(Duration::ZERO, |_| SOONEST),
            told,
        }
    }

    /// How many nodes this side's clock leaves for a move.
    pub(super) fn most_nodes(&self, side: Side) -> u64 {
        let Some(left) = self.game.time_left(side, self.game_time()) else {
            return u64::MAX;
        };
        let budget = match (self.game.setup().clock, left.periods) {
            (Some(Clock::Byoyomi { .. }), Some(_)) => left.ms / PART_OF_GAIN,
            (Some(Clock::Increment { increment, .. }), _) => {
                left.ms / PART_OF_TIME + (increment / PART_OF_GAIN).min(left.ms / PART_OF_GAIN)
            }
            _ => left.ms / PART_OF_TIME,
        };
        budget * NODES_PER_MS
    }
}

impl Job {
    /// Thinks, until done or stopped, and no answer of the machine's comes sooner than the eye can follow. The revision it
    /// thought about, and what it came to.
    pub fn think(self) -> (u64, Thought) {
        let began = Instant::now();
        let thought = match (self.told, self.game.lines()) {
            (Some(told), _) => Thought::Move(told),
            (None, Lines::Classic(line)) => self.come_to(line),
            (None, Lines::Stacked(line)) => self.come_to(line),
        };
        self.wait(began);
        // A search that was stopped knows neither the best move nor who is better off.
        let is_stopped = self.stop.load(Ordering::Relaxed);
        let thought = if is_stopped {
            Thought::Nothing
        } else {
            thought
        };
        (self.revision, thought)
    }

    /// Waits for what is left of the shortest time, or until stopped.
    fn wait(&self, began: Instant) {
        while let Some(left) = self.soonest.checked_sub(began.elapsed()) {
            if left.is_zero() || self.stop.load(Ordering::Relaxed) {
                return;
            }
            thread::sleep(left.min(BREATH));
        }
    }

    fn come_to<P: Evaluate>(&self, line: &Line<P>) -> Thought {
        let thought = if let Some(topic) = self.topic {
            let advice = match topic {
                Topic::Hint => ai::hint(line, &self.stop),
                Topic::Threat => ai::threat(line, &self.stop),
            };
            advice.map(Thought::Advice)
        } else if self.draw {
            Some(Thought::Draw(self.accepts(line)))
        } else {
            ai::think_within(
                line,
                self.level,
                self.most,
                self.seed,
                &self.stop,
                &mut |_| {},
            )
            .map(Thought::Move)
        };
        thought.unwrap_or(Thought::Nothing)
    }

    /// Whether the machine takes the draw: it is not better off (classic.md section 0).
    fn accepts<P: Evaluate>(&self, line: &Line<P>) -> bool {
        let limits = Limits {
            nodes: DRAW_NODES,
            ..Limits::until(&self.stop)
        };
        let score = Machine::new(DRAW_TABLE)
            .analyse(line, &limits, &mut |_| {})
            .score;
        // The search speaks for the side to move, which need not be the machine's.
        let own = if self.game.side() == self.machine {
            score
        } else {
            -score
        };
        own <= 0
    }
}
