//! A game between two seats: moves, taking back, draws, resignation, and its result.
mod act;
mod clock;
mod outcome;
mod record;
mod replay;
mod seat;
mod setup;
#[cfg(test)]
mod tests;
mod touch_move;
mod why_not;

pub use act::{Act, Ask, Asked, BadLog, Logged, Refusal};
pub use clock::{Clock, TimeLeft};
pub use outcome::{Cause, Outcome};
pub use record::{BadRecord, Ending, MAX_ACTS, Read, Record};
pub use replay::{Lines, Replay};
pub use seat::{LEVELS, Seat};
pub use setup::{Handicap, Odds, Setup};
pub use touch_move::Touched;
pub use why_not::{Ground, Obstacle, Standing, why_not};

use crate::board::{BySide, Move, Side};
use crate::line::{Step, Warning};
use crate::position::Fault;
use clock::Clocks;

/// Fewest plies before the machine considers a draw offer (classic.md section 0).
pub const MACHINE_DRAW_PLIES: usize = 30;

/// A game.
#[derive(Clone)]
pub struct Game {
    setup: Setup,
    lines: Lines,
    taken_back: Vec<Move>,
    asked: Option<Asked>,
    /// Who has offered a draw since the opponent's last move.
    offered: BySide<bool>,
    outcome: Option<Outcome>,
    warning: Option<Warning>,
    descended: bool,
    clocks: Option<Clocks>,
    /// The game time of the latest act or tick, in milliseconds.
    now: u64,
    log: Vec<Logged>,
}

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// Every fault of the start position's text.
    pub fn new(setup: Setup) -> Result<Self, Vec<Fault>> {
        let lines = Lines::begin(&setup)?;
        let clocks = setup.clock.map(Clocks::new);
        let verdict = lines.get().verdict().cloned();
        let mut game = Self {
            setup,
            lines,
            taken_back: Vec::new(),
            asked: None,
            offered: BySide::default(),
            outcome: None,
            warning: None,
            descended: false,
            clocks,
            now: 0,
            log: Vec::new(),
        };
        if let Some(verdict) = verdict {
            game.over(verdict.into());
        }
        Ok(game)
    }

    /// The game that a log tells: the same acts at the same times.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn replay(setup: Setup, log: &[Logged]) -> Result<Self, BadLog> {
        let mut game = Self::new(setup).map_err(BadLog::Start)?;
        for (index, &Logged { act, by, at }) in log.iter().enumerate() {
            game.act(act, by, at)
                .map_err(|refusal| BadLog::Act { index, refusal })?;
        }
        Ok(game)
    }

    /// All that was done, in order, the fall of a flag included.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The game as it stood after so many plies, with the warning or the descent of the latest of them.
    #[must_use]
    pub fn at(&self, ply: usize) -> Self {
        let mut game = self.clone();
        let made = self.line().moves().len();
        if ply < made {
            game.take_back(made - ply);
            game.taken_back.clear();
        }
        game
    }

    /// What it was begun with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves and the position.
    pub fn line(&self) -> &dyn Replay {
        self.lines.get()
    }

    /// The line of its geometry, for the search.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.line().side()
    }

    /// Who sits at the side to move.
    pub fn seat(&self) -> Seat {
        self.setup.seats[self.side()]
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The warning that the latest move brought.
    pub const fn warning(&self) -> Option<&Warning> {
        self.warning.as_ref()
    }

    /// What waits for the other side's answer.
    pub const fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Whether the latest move brought the descent to Di.
    pub const fn descended(&self) -> bool {
        self.descended
    }

    /// Does something for good. `now` is game time: how many milliseconds this game has run, pauses not counted; one
    /// that lies before the latest act is taken as that act's.
    ///
    /// # Errors
    /// Why not; then nothing has changed, but that a flag that fell before `now` has fallen (and stands in the log).
    pub fn act(&mut self, act: Act, by: Side, now: u64) -> Result<(), Refusal> {
        let fell = self.tick(now);
        match act {
            Act::Flag if fell && self.side() == by => return Ok(()),
            Act::Flag => {
                self.must_go_on()?;
                return Err(Refusal::TimeLeft);
            }
            _ if fell => return Err(Refusal::FlagFell),
            _ => {}
        }
        self.carry_out(act, by)?;
        let at = self.now;
        self.log.push(Logged { act, by, at });
        Ok(())
    }

    /// Lets the time go on to `now`, in game time; whether a flag fell by that.
    pub fn tick(&mut self, now: u64) -> bool {
        let falls = self.falls_at().filter(|&falls| falls <= now);
        self.now = self.now.max(falls.unwrap_or(now));
        if falls.is_none() {
            return false;
        }
        let (by, at) = (self.side(), self.now);
        self.end(Some(!by), Cause::Flag);
        let act = Act::Flag;
        self.log.push(Logged { act, by, at });
        true
    }

    /// The game time at which the flag of the side to move falls; `None` where no clock runs.
    pub fn falls_at(&self) -> Option<u64> {
        let clocks = self.clocks.as_ref().filter(|_| self.outcome.is_none())?;
        Some(clocks.falls_at(self.side()))
    }

    /// What a side has left at `now`, in game time; `None` in a game without clocks. Once the game is over, what it had
    /// left then.
    pub fn time_left(&self, side: Side, now: u64) -> Option<TimeLeft> {
        let clocks = self.clocks.as_ref()?;
        Some(clocks.left(side, self.side() == side, now.max(self.now)))
    }

    /// The game time of the latest act or tick, in milliseconds: where a game that was left goes on.
    pub const fn now(&self) -> u64 {
        self.now
    }

    fn carry_out(&mut self, act: Act, by: Side) -> Result<(), Refusal> {
        if let Act::Answer(yes) = act {
            return self.answer(yes, by);
        }
        if self.undo_asked() && act != Act::Resign {
            return Err(Refusal::Asked);
        }
        match act {
            Act::Move(action) => self.play(action, by),
            Act::Undo => self.undo(by),
            Act::Redo => self.redo(),
            Act::Resign => self.resign(by),
            Act::OfferDraw => self.offer_draw(by),
            Act::Answer(_) | Act::Flag => Ok(()),
        }
    }

    /// Whether this side may take back now.
    pub fn can_undo(&self, by: Side) -> bool {
        !self.undo_asked() && self.undoable(by).is_ok()
    }

    /// Whether something that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undo_asked() && !self.taken_back.is_empty() && self.must_go_on().is_ok()
    }

    /// Whether this side may offer a draw now.
    pub fn can_offer_draw(&self, by: Side) -> bool {
        self.outcome.is_none() && !self.offered[by] && self.asked.is_none()
    }

    fn undo_asked(&self) -> bool {
        self.asked.is_some_and(|asked| asked.what == Ask::Undo)
    }

    fn play(&mut self, action: Move, by: Side) -> Result<(), Refusal> {
        self.must_go_on()?;
        if by != self.side() {
            return Err(Refusal::NotYourTurn);
        }
        self.push(action)?;
        self.taken_back.clear();
        Ok(())
    }

    fn push(&mut self, action: Move) -> Result<(), Refusal> {
        if !self.line().is_legal(action) {
            return Err(Refusal::Illegal(action));
        }
        if let Step::Forbidden(why) = self.line().after(action) {
            return Err(Refusal::Forbidden(action, why));
        }
        let by = self.side();
        let step = self.lines.get_mut().push(action);
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(by, self.now);
        }
        self.note(step);
        self.offered[!by] = false;
        // A draw offer falls when the opponent moves; the offerer's own move keeps it.
        self.asked = self
            .asked
            .filter(|asked| asked.by == by && self.outcome.is_none());
        Ok(())
    }

    fn note(&mut self, step: Step<()>) {
        self.warning = None;
        self.descended = false;
        match step {
            Step::Goes | Step::Forbidden(_) => {}
            Step::Warned(warning) => self.warning = Some(warning),
            Step::Ends(verdict) => self.over(verdict.into()),
            Step::Descends(()) => self.descended = true,
        }
    }

    fn must_go_on(&self) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            Err(Refusal::Over)
        } else {
            Ok(())
        }
    }

    fn resign(&mut self, by: Side) -> Result<(), Refusal> {
        self.must_go_on()?;
        self.end(Some(!by), Cause::Resigned);
        Ok(())
    }

    fn end(&mut self, winner: Option<Side>, cause: Cause) {
        self.asked = None;
        self.over(Outcome { winner, cause });
    }

    fn over(&mut self, outcome: Outcome) {
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(self.now);
        }
        self.outcome = Some(outcome);
    }

    fn offer_draw(&mut self, by: Side) -> Result<(), Refusal> {
        self.must_go_on()?;
        if self.offered[by] || self.asked.is_some() {
            return Err(Refusal::AlreadyOffered);
        }
        self.offered[by] = true;
        let declines =
            self.setup.seats[!by].is_machine() && self.line().moves().len() < MACHINE_DRAW_PLIES;
        self.asked = (!declines).then_some(Asked {
            by,
            what: Ask::Draw,
        });
        Ok(())
    }

    fn answer(&mut self, yes: bool, by: Side) -> Result<(), Refusal> {
        let asked = self
            .asked
            .filter(|asked| asked.by != by)
            .ok_or(Refusal::NothingAsked)?;
        self.asked = None;
        match (yes, asked.what) {
            (false, _) => {}
            (true, Ask::Draw) => self.end(None, Cause::Agreed),
            (true, Ask::Undo) => self.take_back(1),
        }
        Ok(())
    }

    fn undo(&mut self, by: Side) -> Result<(), Refusal> {
        let plies = self.undoable(by)?;
        if self.setup.seats[!by].is_machine() {
            self.take_back(plies);
        } else {
            self.asked = Some(Asked {
                by: !self.side(),
                what: Ask::Undo,
            });
        }
        Ok(())
    }

    /// How many plies an undo by this side takes back (classic.md section 0): against the machine to the person's last
    /// turn, between people one.
    fn undoable(&self, by: Side) -> Result<usize, Refusal> {
        if self.setup.formal {
            return Err(Refusal::Formal);
        }
        if self
            .outcome
            .as_ref()
            .is_some_and(|outcome| !matches!(outcome.cause, Cause::Board(_)))
        {
            return Err(Refusal::Over);
        }
        let machine = self.setup.seats[!by].is_machine();
        if self.asked.is_some() && !machine {
            return Err(Refusal::Asked);
        }
        let made = self.line().moves().len();
        let plies = match (machine, self.side() == by) {
            (true, true) => 2,
            _ => 1,
        };
        if plies > made {
            Err(Refusal::NothingToUndo)
        } else {
            Ok(plies)
        }
    }

    fn take_back(&mut self, plies: usize) {
        for _ in 0..plies {
            self.taken_back.extend(self.lines.get_mut().pop());
            if let Some(clocks) = &mut self.clocks {
                clocks.take_back(self.now);
            }
        }
        self.asked = None;
        self.offered = BySide::default();
        self.outcome = None;
        self.warning = None;
        self.descended = false;
        self.recall();
    }

    /// Makes the latest move again, so that its warning or descent stands as it did.
    fn recall(&mut self) {
        if let Some(action) = self.lines.get_mut().pop() {
            let step = self.lines.get_mut().push(action);
            self.note(step);
        }
    }

    /// Plays again what was taken back, to the next turn of a person.
    fn redo(&mut self) -> Result<(), Refusal> {
        self.must_go_on()?;
        let action = self.taken_back.pop().ok_or(Refusal::NothingToRedo)?;
        self.push(action)?;
        if self.outcome.is_none()
            && self.seat().is_machine()
            && let Some(answer) = self.taken_back.pop()
        {
            self.push(answer)?;
        }
        Ok(())
    }
}
