use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::advice::Counsel;
use super::hand::Hand;
use super::keeper::Keeper;
use super::lesson::Run;
use super::refused::Tried;
use super::settings::Settings;
use super::view::{Cue, Wants};
use super::watch::Watch;
use super::why::Why;
use crate::board::{Move, Plane, Point, Side};
use crate::game::{Ask, Game, Seat, Touched};
use crate::scene::{Layout, Passage, Planes, Window};
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

    /// Whether the person to move can only pass.
    pub(super) fn must_pass(&self) -> bool {
        self.may_move() && self.playable() == [Move::PASS]
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
