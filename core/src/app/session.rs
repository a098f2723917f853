use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::advice::Counsel;
use super::hand::Hand;
use super::keeper::Keeper;
use super::lesson::Run;
use super::refused::Tried;
use super::settings::Settings;
use super::view::{Act, Command, Cue, Thought, Wants};
use super::watch::Watch;
use super::why::Why;
use crate::ai::Topic;
use crate::board::{Move, Plane, Point, Side};
use crate::game::{self, Ask, Game, Refusal, Seat, Touched};
use crate::scene::{Layout, Passage, Planes, Style, Window};
use crate::words::Words;

/// One game on one screen: the game, the window it is shown in, and the hand over its board.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something of its own"
)]
pub struct Session {
    /// The game on the board: the whole, or as it stood at the ply that is looked at.
    pub(super) game: Game,
    /// The whole game, while an earlier ply is looked at.
    pub(super) review: Option<Game>,
    pub(super) words: Words,
    pub(super) settings: Settings,
    pub(super) window: Window,
    pub(super) layout: Layout,
    pub(super) flipped: bool,
    pub(super) enlarged: Option<Plane>,
    pub(super) hand: Hand,
    /// What fingers have touched, where touch-move is played.
    pub(super) touched: Touched,
    /// Whether the latest tap did what touch-move does not allow.
    pub(super) reminded: bool,
    pub(super) cursor: Option<Point>,
    pub(super) slide: Option<Slide>,
    pub(super) tried: Option<Tried>,
    /// A move that waits for its confirmation.
    pub(super) intended: Option<Move>,
    pub(super) resigning: bool,
    pub(super) card_away: bool,
    pub(super) why: Option<Why>,
    /// The lesson, in lesson mode; nobody plays then but the learner and the lesson's own answers.
    pub(super) lesson: Option<Run>,
    pub(super) watch: Watch,
    pub(super) keeper: Option<Keeper>,
    /// That the latest act could not be stored, or is again.
    pub(super) trouble: Option<String>,
    /// What the latest act led to and the game's state doesn't tell: a refused offer, and who refused it.
    pub(super) notice: Option<(&'static str, Side)>,
    pub(super) announce: String,
    pub(super) cues: Vec<Cue>,
    pub(super) revision: u64,
    pub(super) scene_revision: u64,
    /// How the scene of this revision follows the one before.
    pub(super) passage: Passage,
    /// Makes the machine's games differ.
    pub(super) seed: u64,
    /// A hint or a threat.
    pub(super) counsel: Counsel,
    stop: Arc<AtomicBool>,
}

/// A finger that slides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slide {
    /// Where it is.
    pub at: (f32, f32),
    /// Whether it picked its piece up itself.
    pub picked: bool,
}

impl Session {
    /// A session over a game; the near side is a person's, Red where both are.
    /// `seed` makes the machine's games differ.
    pub fn new(game: Game, words: Words, settings: Settings, window: Window, seed: u64) -> Self {
        let seats = game.setup().seats;
        let mut session = Self {
            flipped: seats.red.is_machine() && !seats.black.is_machine(),
            layout: Layout::new(&window, Planes::One, None, settings.coordinates),
            game,
            review: None,
            words,
            settings,
            window,
            enlarged: None,
            hand: Hand::default(),
            touched: Touched::NOTHING,
            reminded: false,
            cursor: None,
            slide: None,
            tried: None,
            intended: None,
            resigning: false,
            card_away: false,
            why: None,
            lesson: None,
            watch: Watch::default(),
            keeper: None,
            trouble: None,
            notice: None,
            announce: String::new(),
            cues: Vec::new(),
            revision: 1,
            scene_revision: 1,
            passage: Passage::Jump,
            seed,
            counsel: Counsel::None,
            stop: Arc::new(AtomicBool::new(false)),
        };
        session.turn_board();
        session.lay_out();
        if session.game.outcome().is_some() {
            session.announce = session.announcement(0);
        }
        session
    }

    /// The game, whichever ply of it is looked at.
    pub fn game(&self) -> &Game {
        self.whole()
    }

    /// The window it was told.
    pub const fn window(&self) -> &Window {
        &self.window
    }

    /// What is set for all games.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Takes over what was set anew.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
        self.cancel();
        self.turn_board();
        self.lay_out();
    }

    /// The words it speaks.
    pub const fn words(&self) -> Words {
        self.words
    }

    /// Where everything lies.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Tells the window; also in mid-drag, which then lets go.
    pub fn set_window(&mut self, window: Window) {
        self.window = window;
        self.cancel();
        self.lay_out();
    }

    /// Speaks another language from now on.
    pub fn set_words(&mut self, words: Words) {
        self.words = words;
        self.repaint();
    }

    pub(super) fn planes(&self) -> Planes {
        super::thumbnail::planes(&self.game)
    }

    pub(super) fn lay_out(&mut self) {
        let (window, planes, settings) = (self.window, self.planes(), &self.settings);
        let window = Window {
            left_handed: window.left_handed || settings.left_handed,
            ..window
        };
        self.layout = if self.lesson.is_some() {
            Layout::lesson(&window, planes)
        } else {
            Layout::new(&window, planes, self.enlarged, settings.coordinates)
        };
        self.cursor = self
            .cursor
            .filter(|point| self.layout.board(point.plane()).is_some());
        self.passage = Passage::Jump;
        self.repaint();
    }

    pub(super) fn repaint(&mut self) {
        self.scene_revision += 1;
    }

    /// The side for which this device's buttons act: the person's against the machine, else the side to move.
    pub fn person(&self) -> Side {
        person(&self.game)
    }

    /// Whether a person may move on the board now.
    pub(super) fn may_move(&self) -> bool {
        self.game.outcome().is_none()
            && self.game.seat() == Seat::Person
            && self.lesson.as_ref().is_none_or(Run::asks_move)
            && !self.resigning
            && !self.watch.paused
            && self.why.is_none()
            && self.review.is_none()
            && self
                .game
                .asked()
                .is_none_or(|asked| asked.what == Ask::Draw)
    }

    /// What this session waits for.
    pub fn wants(&self) -> Wants {
        if let Some(run) = &self.lesson {
            return match run.answer() {
                Some(_) => Wants::Think,
                None => Wants::Nothing,
            };
        }
        if self.game.outcome().is_none()
            && self.why.is_none()
            && self.review.is_none()
            && !self.watch.paused
            && (self.machine_asked() || self.machine_to_move() || self.asked_topic().is_some())
        {
            Wants::Think
        } else {
            Wants::Nothing
        }
    }

    pub(super) fn machine_asked(&self) -> bool {
        let seats = self.game.setup().seats;
        self.game
            .asked()
            .is_some_and(|asked| seats[!asked.by].is_machine())
    }

    pub(super) fn machine_to_move(&self) -> bool {
        self.game.seat().is_machine()
            && self
                .game
                .asked()
                .is_none_or(|asked| asked.what == Ask::Draw)
    }

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

    /// Whether the person to move can only pass.
    pub(super) fn must_pass(&self) -> bool {
        self.may_move() && self.playable() == [Move::PASS]
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
    fn turn_board(&mut self) {
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

    /// Ends the thinking begun last, within 50 ms; a hint or a threat asked for is asked for no longer.
    pub fn stop(&mut self) {
        if self.asked_topic().is_some() {
            self.forget_advice();
        }
        self.stop.store(true, Ordering::Relaxed);
        self.stop = Arc::new(AtomicBool::new(false));
    }

    pub(super) fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }
}

pub(super) fn person(game: &Game) -> Side {
    let seats = game.setup().seats;
    match (seats.red.is_machine(), seats.black.is_machine()) {
        (true, false) => Side::Black,
        (false, true) => Side::Red,
        _ => game.side(),
    }
}

/// The styles of pieces in the order in which the button at the board goes through them.
pub(super) const fn next_style(style: Style) -> Style {
    match style {
        Style::Characters => Style::Letters,
        Style::Letters | Style::Pictograms => Style::Characters,
    }
}
