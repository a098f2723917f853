//! A game between two seats: moves, taking back, draws, resignation, and its result.
mod act;
mod outcome;
mod replay;
mod seat;

pub use act::{Act, Ask, Asked, Refusal};
pub use outcome::{Cause, Outcome};
pub use replay::{Lines, Replay};
pub use seat::Seat;

use crate::board::{BySide, Move, Side};
use crate::line::{Step, Warning};
use crate::position::Fault;
use crate::ruleset::{Cannon, RuleSet};

/// Fewest plies before the machine considers a draw offer (classic.md section 0).
pub const MACHINE_DRAW_PLIES: usize = 30;

/// What a game is begun with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: &'static RuleSet,
    /// The cannon of this game.
    pub cannon: Cannon,
    /// A position's text; `None` for the rule set's own start.
    pub start: Option<String>,
    /// Who plays which side.
    pub seats: BySide<Seat>,
    /// No undo, no hints.
    pub formal: bool,
}

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
}

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// Every fault of the start position's text.
    pub fn new(setup: Setup) -> Result<Self, Vec<Fault>> {
        let lines = Lines::begin(&setup)?;
        let outcome = lines.get().verdict().cloned().map(Outcome::from);
        Ok(Self {
            setup,
            lines,
            taken_back: Vec::new(),
            asked: None,
            offered: BySide::default(),
            outcome,
            warning: None,
            descended: false,
        })
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

    /// Does something for good.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub fn act(&mut self, act: Act, by: Side) -> Result<(), Refusal> {
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
            Act::Answer(_) => Ok(()),
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
            Step::Ends(verdict) => self.outcome = Some(verdict.into()),
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
        self.outcome = Some(Outcome { winner, cause });
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
