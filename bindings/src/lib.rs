//! The core as Kotlin and Swift see it. Views are built by `From`; every call is a line; no logic lives here.
//! Calls may come from any thread; `think` blocks and belongs off the main one.
#![allow(unsafe_code)]

mod about;
mod energy;
mod from;
mod learn;
mod library;
mod new_game;
mod paint;
mod rules;
mod scene;
mod view;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use about::*;
pub use energy::*;
pub use library::*;
pub use new_game::*;
pub use rules::*;
pub use scene::*;
pub use view::*;

uniffi::setup_scaffolding!();

/// Something was refused; nothing has changed.
#[derive(Clone, Debug, thiserror::Error, uniffi::Error)]
pub enum Refusal {
    /// The sentence says why, in the app's language.
    #[error("{sentence}")]
    Refused {
        /// To be shown as it stands.
        sentence: String,
    },
}

/// Home, new games, language.
#[derive(uniffi::Object)]
pub struct App {
    app: Mutex<sancai::app::App>,
}

/// One game on one screen.
#[derive(uniffi::Object)]
pub struct Session {
    session: Mutex<sancai::app::Session>,
}

fn refused(sentence: String) -> Refusal {
    Refusal::Refused { sentence }
}

impl Session {
    fn of(session: sancai::app::Session) -> Arc<Self> {
        Arc::new(Self {
            session: Mutex::new(session),
        })
    }
}

/// What is inside; a panic elsewhere can't have left it half-changed, for every call replaces whole values.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[uniffi::export]
impl App {
    /// An app that speaks the language of a BCP-47 tag, English where it has none.
    #[uniffi::constructor]
    pub fn new(language: String) -> Arc<Self> {
        Arc::new(Self {
            app: Mutex::new(sancai::app::App::new(&language)),
        })
    }

    /// Speaks another language from now on.
    pub fn set_language(&self, language: String) {
        open(&self.app).set_language(&language);
    }

    /// A caption by its key.
    pub fn text(&self, key: String) -> String {
        open(&self.app).words().text(&key)
    }

    /// Gives back what can be made again, when the system is short of memory.
    pub fn free_memory(&self) {
        open(&self.app).free_memory();
    }

    /// The New game sheet as it opens: with the last choice.
    pub fn form(&self) -> Form {
        open(&self.app).form().into()
    }

    /// The New game sheet with this choice made so far.
    pub fn form_of(&self, choice: NewGame) -> Form {
        open(&self.app).form_of(&choice.into()).into()
    }

    /// The choice with another number in a field (`Number.id`), as it was typed; what is no number counts as 0.
    pub fn with_number(&self, choice: NewGame, id: String, typed: String) -> NewGame {
        new_game::with_number(choice, &id, &typed)
    }

    /// A small picture of a position's text under a rule set, in the pieces that are set.
    ///
    /// # Errors
    /// `Refused` names what is wrong: an unknown rule set, every fault of the position.
    pub fn thumbnail(
        &self,
        rules: String,
        position: String,
        small: Small,
    ) -> Result<Thumbnail, Refusal> {
        let app = open(&self.app);
        app.thumbnail(&rules, &position, small.into())
            .map(|picture| paint::thumbnail(&picture, app.words(), small.dark))
            .map_err(refused)
    }

    /// The list of lessons, its pieces painted for a theme.
    pub fn lessons(&self, dark: bool) -> LearnView {
        learn::list(&open(&self.app), dark)
    }

    /// A lesson, at the step where it was left.
    ///
    /// # Errors
    /// `Refused` if there is no lesson of this name.
    pub fn lesson(&self, id: String) -> Result<Arc<Session>, Refusal> {
        let app = open(&self.app);
        let session = app.lesson(&id).ok_or_else(|| Refusal::Refused {
            sentence: app.no_lesson(&id),
        })?;
        Ok(Session::of(session))
    }

    /// Begins a game at `now`, in monotonic milliseconds; `seed` (any number, new each time) draws the lot.
    ///
    /// # Errors
    /// `Refused` names what is wrong with the choice: an unknown rule set, every fault of a position.
    pub fn start(&self, choice: NewGame, seed: u64, now: u64) -> Result<Arc<Session>, Refusal> {
        let session = open(&self.app).start(&choice.into(), seed, now);
        Ok(Session::of(session.map_err(refused)?))
    }
}

#[uniffi::export]
impl Session {
    /// Tells the window; before the first scene and at each change.
    pub fn set_window(&self, window: Window) {
        open(&self.session).set_window(window.into());
    }

    /// Speaks another language from now on.
    pub fn set_language(&self, language: String) {
        open(&self.session).set_words(sancai::words::Words::new(
            sancai::words::Language::from_tag(&language),
        ));
    }

    /// What the Game screen shows at `now`, in monotonic milliseconds.
    pub fn view(&self, now: u64) -> View {
        from::view(&mut open(&self.session), now)
    }

    /// Where the native parts go.
    pub fn layout(&self) -> Layout {
        paint::layout(&open(&self.session))
    }

    /// The whole board.
    pub fn scene(&self) -> Scene {
        let session = open(&self.session);
        paint::scene(&session.scene(), session.window().dark)
    }

    /// A small picture of the game as it stands, seen from the near side.
    pub fn thumbnail(&self, small: Small) -> Thumbnail {
        let session = open(&self.session);
        let picture = session.thumbnail(small.width, small.height, paint::spread(small.whole));
        paint::thumbnail(&picture, session.words(), small.dark)
    }

    /// A finger, a mouse or a key; the act it asks for is to be passed to `act`.
    pub fn gesture(&self, gesture: Gesture) -> Option<Act> {
        open(&self.session).gesture(gesture.into()).map(Into::into)
    }

    /// A button; the act it asks for is to be passed to `act`.
    pub fn command(&self, command: Command) -> Option<Act> {
        open(&self.session).command(command.into()).map(Into::into)
    }

    /// Does something for good at `now`, in monotonic milliseconds. The machine's answer to an older revision is dropped.
    ///
    /// # Errors
    /// `Refused` with the reason; nothing has changed, but that a flag has fallen whose time it was.
    pub fn act(&self, act: Act, now: u64) -> Result<(), Refusal> {
        let mut session = open(&self.session);
        let act = from::act(act).map_err(|text| refused(session.unreadable(&text)))?;
        session
            .act(act, now)
            .map_err(|refusal| refused(session.refusal(refusal)))
    }

    /// Every point in sight as a screen reader meets it.
    pub fn points(&self) -> Vec<SpokenPoint> {
        open(&self.session)
            .points()
            .into_iter()
            .map(Into::into)
            .collect()
    }

    /// `count` moves of the list from ply `from` on (0 = the first).
    pub fn moves(&self, from: u32, count: u32) -> Vec<MoveText> {
        open(&self.session)
            .moves(from as usize, count as usize)
            .into_iter()
            .map(Into::into)
            .collect()
    }

    /// The centre of a point by its name (`e4`, `e4'`) in dp; `None` where there is no such point in sight.
    pub fn centre(&self, point: String) -> Option<Place> {
        let session = open(&self.session);
        session.named_centre(&point).map(|(x, y)| Place { x, y })
    }

    /// Thinks for the machine and blocks until it is done or stopped; `None` when nobody waits for it.
    pub fn think(&self) -> Option<Answer> {
        let job = open(&self.session).job();
        job.map(|job| job.think().into())
    }

    /// Leaves the screen: the machine stops thinking, and clocks are paused.
    pub fn leave(&self, now: u64) {
        open(&self.session).leave(now);
    }

    /// Ends the thinking within 50 ms; its answer will be dropped.
    pub fn stop(&self) {
        open(&self.session).stop();
    }
}

/// The outline of a glyph in em units; empty for a number that names none. A shell asks once for each and keeps it.
#[uniffi::export]
pub fn glyph_outline(glyph: u16) -> Vec<PathStep> {
    paint::outline(glyph)
}

/// The number of the glyph with this character, for the native parts (三, 才, 天 …).
#[uniffi::export]
pub fn glyph_named(character: String) -> Option<u16> {
    sancai::scene::Glyph::named(&character).map(sancai::scene::Glyph::number)
}

/// A cue's sound: a WAV file, 22 050 Hz, mono, 16 bit. A shell asks once for each and keeps it.
#[uniffi::export]
pub fn sound(cue: Cue) -> Vec<u8> {
    sancai::app::Cue::from(cue).sound().to_vec()
}

/// The colours of the native parts in a theme.
#[uniffi::export]
pub fn palette(dark: bool) -> Vec<Tint> {
    paint::palette(dark)
}

/// How long things move.
#[uniffi::export]
pub fn motion() -> Motion {
    paint::motion()
}
