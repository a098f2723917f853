//! What the shells are shown: plain records, built from the core's by `From`. Lengths are dp, texts are ready to show.

use std::sync::Arc;

use crate::scene::{Loupe, Rect, Shape};

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Side {
    /// Begins at the bottom of an unturned board.
    Red,
    /// Begins at the top.
    Black,
}

/// A finger, a mouse or a key. Gestures store nothing.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum Gesture {
    /// A tap, in dp of the window.
    Tap {
        /// Place.
        x: f32,
        /// Place.
        y: f32,
    },
    /// A tap there that no finger made: a screen reader's. It moves whatever is set for fingers.
    Choose {
        /// Place.
        x: f32,
        /// Place.
        y: f32,
    },
    /// The finger is down and has moved 8 dp or waited 150 ms, since it went down here.
    Press {
        /// Place.
        x: f32,
        /// Place.
        y: f32,
    },
    /// It slides.
    Slide {
        /// Place.
        x: f32,
        /// Place.
        y: f32,
    },
    /// It lifts here.
    Lift {
        /// Place.
        x: f32,
        /// Place.
        y: f32,
    },
    /// The system took the gesture away.
    Cancel,
    /// To the game as it stood after so many plies.
    Seek {
        /// How many.
        ply: u32,
    },
    /// A key.
    Typed {
        /// Which.
        key: Key,
    },
}

/// Keys that play.
#[derive(Clone, Copy, Debug, uniffi::Enum)]
pub enum Key {
    /// Arrow.
    Left,
    /// Arrow.
    Right,
    /// Arrow.
    Up,
    /// Arrow.
    Down,
    /// Takes up or sets down at the cursor.
    Enter,
    /// Lets go.
    Escape,
    /// U.
    Undo,
    /// F.
    Flip,
    /// N, in a lesson: the next step, or try again.
    Next,
    /// H: the best move; in a lesson where to look, then the answer.
    Hint,
    /// T: what the opponent threatens.
    Threat,
}

/// What the Game screen shows around the board.
#[derive(Clone, Debug, uniffi::Record)]
pub struct View {
    /// Grows with every act. An answer of the machine to an older revision is dropped.
    pub revision: u64,
    /// Changes when scene, layout and points must be fetched again.
    pub scene_revision: u64,
    /// One sentence: who is to move, what is picked up, how it ended.
    pub status: String,
    /// A detail behind a dot, dropped first where room is short; may be empty.
    pub detail: String,
    /// A banner, if one stands.
    pub banner: Option<Banner>,
    /// The side at the top.
    pub far: Strip,
    /// The side at the bottom.
    pub near: Strip,
    /// Moves made so far.
    pub plies: u32,
    /// The ply that is looked at, 0 = before the first; `None` while the game itself is on the board.
    pub place: Option<u32>,
    /// The buttons, in their order.
    pub buttons: Vec<Button>,
    /// A question that must be answered before anything else.
    pub question: Option<Question>,
    /// A move that is shown and waits for its confirmation; `Act.Answer` gives it, and so does another tap on its end.
    pub confirm: Option<Confirm>,
    /// What a side that places its Giác Thân reads, on the empty Tian.
    pub placing: Option<PlacingCard>,
    /// The end card, when the game is over.
    pub end: Option<EndCard>,
    /// The replay of a repetition, while it is open: a card with back, next and close.
    pub why: Option<WhyView>,
    /// The lesson, where this is one.
    pub lesson: Option<LessonView>,
    /// The notation of the move list, the caption of the button that goes to the next one; empty where there is but one.
    pub notation: String,
    /// What a screen reader announces when this view first appears; empty: nothing.
    pub announce: String,
    /// What sounds when this revision first appears, all at once; empty where sounds are off.
    pub sounds: Vec<Cue>,
    /// What the hand feels then; `None` where haptics are off.
    pub haptic: Option<Cue>,
    /// What the session waits for.
    pub wants: Wants,
    /// When to ask for a view again because a clock runs, in monotonic milliseconds; a flag falls in that view.
    pub tick_at: Option<u64>,
    /// The card over the board in a pause; the board is empty and silent then, and is to be covered.
    pub pause: Option<PauseCard>,
    /// Both Giác Thân, Black's first; empty on one board.
    pub seals: Vec<Seal>,
    /// The keyboard's cursor, if it is out.
    pub cursor: Option<u32>,
    /// While sliding: the loupe.
    pub loupe: Option<Loupe>,
    /// The position's text, for copying.
    pub position: String,
}

/// A banner over the board's foot.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Banner {
    /// What it looks like.
    pub kind: BannerKind,
    /// What it says.
    pub text: String,
    /// Whether it carries a *Why?* (`Command::Why`).
    pub why: bool,
}

/// What a banner looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum BannerKind {
    /// Vermilion with the star.
    Check,
    /// Amber with the triangle.
    Warning,
    /// A plain card: placing, descent.
    Notice,
}

/// A side's strip.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Strip {
    /// Whose.
    pub side: Side,
    /// The name shown.
    pub name: String,
    /// Whether this side is to move.
    pub active: bool,
    /// Its clock, in a game with clocks.
    pub clock: Option<ClockView>,
    /// Whether the strip is turned (by 180°) to a player who sits on the far side.
    pub turned: bool,
    /// The General, as shapes around its centre for a piece 28 dp wide.
    pub emblem: Vec<Shape>,
    /// The pieces this side has captured.
    pub captured: Vec<Captured>,
    /// What a screen reader says for the whole strip.
    pub spoken: String,
}

/// A side's clock.
#[derive(Clone, Debug, uniffi::Record)]
pub struct ClockView {
    /// Its figures: `9:41`, in a period of byoyomi `0:28 ×3`.
    pub text: String,
    /// Whether it runs.
    pub runs: bool,
    /// Whether it runs and has 10 seconds left or less.
    pub low: bool,
}

/// The card over the board in a pause.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PauseCard {
    /// That the game is paused.
    pub title: String,
    /// Caption of the button that goes on (`Command::Resume`).
    pub resume: String,
}

/// Captured pieces of one kind.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Captured {
    /// The piece as shapes around its centre, 24 dp wide.
    pub shapes: Vec<Shape>,
    /// How many.
    pub count: u32,
}

/// A button of the Game screen.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Button {
    /// What it does.
    pub command: Command,
    /// Its caption.
    pub caption: String,
    /// Whether it does anything now.
    pub enabled: bool,
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum Command {
    /// Takes back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Turns the board round.
    Flip,
    /// Offers a draw.
    OfferDraw,
    /// Resigns, after a question.
    Resign,
    /// Switches between characters and letters.
    Letters,
    /// Enlarges Tian, or makes both planes equal again.
    EnlargeTian,
    /// Enlarges Ren, or makes both planes equal again.
    EnlargeRen,
    /// Looks back at the game from its latest move on.
    Review,
    /// To the position before the first move.
    ReviewFirst,
    /// One move back.
    ReviewBack,
    /// One move on.
    ReviewNext,
    /// To the latest move.
    ReviewLast,
    /// Back to the game, or to its end card.
    ReviewClose,
    /// Replays the repetition behind a warning or a verdict.
    Why,
    /// To the next move of the replay.
    WhyNext,
    /// To the move before.
    WhyBack,
    /// Closes the replay.
    WhyClose,
    /// The next notation for the move list.
    Notation,
    /// Shows the best move; in a lesson: where to look.
    Hint,
    /// Shows what the opponent threatens.
    Threat,
    /// In a lesson: shows the answer.
    Show,
    /// In a lesson: back to where the step began.
    Again,
    /// In a lesson: to the next step or lesson.
    Next,
    /// Covers the board and stops the clocks.
    Pause,
    /// Goes on after a pause.
    Resume,
}

/// A question with two answers.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Question {
    /// Who is asked: the question lies at that side's edge.
    pub side: Side,
    /// Whether it is turned (by 180°) to a player who sits on the far side.
    pub turned: bool,
    /// What is asked.
    pub text: String,
    /// Caption of the answer that does it.
    pub yes: String,
    /// Caption of the answer that doesn't.
    pub no: String,
}

/// Where a card lies so that the points it speaks of stay in sight.
#[derive(Clone, Copy, Debug, uniffi::Record)]
pub struct CardPlace {
    /// The room it may take; what does not fit scrolls.
    pub rect: Rect,
    /// Whether it hangs from the upper edge of its room; otherwise it stands on the lower one.
    pub hangs: bool,
    /// What it keeps from the edges of its room, in dp.
    pub margin: f32,
}

/// A move that is shown and not yet made.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Confirm {
    /// Whether it is to be made, with the move.
    pub text: String,
    /// Makes it.
    pub yes: String,
    /// Takes it back.
    pub no: String,
    /// Where the card lies.
    pub place: CardPlace,
}

/// What a side that places its Giác Thân reads.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PlacingCard {
    /// Its Giác Thân as shapes around its centre, 28 dp wide.
    pub shapes: Vec<Shape>,
    /// A heading.
    pub title: String,
    /// What is to be done, or is being done.
    pub sentence: String,
    /// The room it may take, in its middle.
    pub place: Rect,
}

/// The card at the end of a game.
#[derive(Clone, Debug, uniffi::Record)]
pub struct EndCard {
    /// The seal's character: 勝 or 和, as a glyph's number.
    pub glyph: u16,
    /// "Red wins", "Draw".
    pub title: String,
    /// How and why.
    pub sentence: String,
    /// How often the position came and who was warned; may be empty.
    pub note: String,
    /// Whether the card carries a *Why?* (`Command::Why`).
    pub why: bool,
    /// Where the card lies.
    pub place: CardPlace,
}

/// A move of a repetition, explained; the board shows it.
#[derive(Clone, Debug, uniffi::Record)]
pub struct WhyView {
    /// The verdict or the warning.
    pub title: String,
    /// Which move: its number and its text.
    pub text: String,
    /// What it does.
    pub label: String,
    /// Which step of the replay, from 1.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Where the card lies.
    pub place: CardPlace,
}

/// What a lesson shows beside its board. Its buttons are the view's.
#[derive(Clone, Debug, uniffi::Record)]
pub struct LessonView {
    /// The lesson's caption.
    pub title: String,
    /// What the coach says.
    pub text: String,
    /// In which tone.
    pub tone: Tone,
    /// The step, from 1.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// "Step 2 of 5".
    pub spoken: String,
    /// The command of the one main button; `None`: the board waits.
    pub main: Option<Command>,
    /// Caption of the way out after the last lesson of all; empty otherwise.
    pub finish: String,
}

/// How the coach speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Tone {
    /// Says what there is to do: a plain card.
    Plain,
    /// Helps: a card with a lamp.
    Hint,
    /// Says what is not right: amber with the triangle.
    Wrong,
    /// It is done: jade with a tick.
    Right,
}

/// The list of lessons.
#[derive(Clone, Debug, uniffi::Record)]
pub struct LearnView {
    /// Its caption.
    pub title: String,
    /// "6 of 40".
    pub progress: String,
    /// The same as a sentence, for Home.
    pub sentence: String,
    /// How many lessons are done.
    pub done: u32,
    /// Of how many.
    pub total: u32,
    /// The chapters.
    pub chapters: Vec<ChapterView>,
}

/// A chapter in the list.
#[derive(Clone, Debug, uniffi::Record)]
pub struct ChapterView {
    /// Its caption.
    pub caption: String,
    /// Its lessons.
    pub lessons: Vec<LessonCard>,
}

/// A lesson in the list.
#[derive(Clone, Debug, uniffi::Record)]
pub struct LessonCard {
    /// Its name, for `App::lesson`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// The piece that stands for it, as shapes around its centre, 28 dp wide.
    pub emblem: Vec<Shape>,
    /// Whether it was once finished.
    pub done: bool,
    /// Caption of its button, if it is the one to go on with; empty otherwise.
    pub go_on: String,
    /// Caption and state in words.
    pub spoken: String,
}

/// A Giác Thân in the rail.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Seal {
    /// Whose.
    pub side: Side,
    /// The seal as shapes around its centre, 28 dp wide.
    pub shapes: Vec<Shape>,
    /// The side's name.
    pub name: String,
    /// The reserve, "3:00"; empty before it is placed or after it is removed.
    pub reserve: String,
    /// The reserve as full bars, at most three; `None` before it is placed or after it is removed.
    pub bars: Option<u8>,
    /// Freeze, stay, or that it is not on the boards; may be empty.
    pub state: String,
    /// Reserve, freeze and stay in words.
    pub spoken: String,
}

/// What an act led to that is heard and felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum Cue {
    /// A piece was set down.
    Move,
    /// A piece was captured.
    Capture,
    /// A Giác Thân was touched.
    Touch,
    /// Check.
    Check,
    /// The descent to Di.
    Descent,
    /// The game is over.
    End,
}

/// What a session waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Wants {
    /// A person.
    Nothing,
    /// The machine: call `think` off the main thread, then `act` with its answer.
    Think,
}

/// What is done for good.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum Act {
    /// A move in the core's own text (ICCS, san-cai.md section 8).
    Move {
        /// Its text.
        text: String,
    },
    /// Takes back.
    Undo,
    /// Plays again.
    Redo,
    /// Resigns.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Answers the question of the view.
    Answer {
        /// Yes or no.
        yes: bool,
    },
    /// Covers the board and stops the clocks.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Asks for a hint or a threat.
    Ask {
        /// For a threat.
        threat: bool,
    },
    /// The machine's answer.
    Engine {
        /// What it came to.
        answer: Answer,
    },
}

/// What the machine came to.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Answer {
    /// The revision it thought about.
    pub revision: u64,
    /// The move's text; empty where it was stopped before it had one, or answers a draw offer.
    pub text: String,
    /// Whether it accepts a draw it was offered.
    pub draw: Option<bool>,
    /// The hint or the threat that was asked for.
    #[uniffi(default = None)]
    pub advice: Option<Arc<Advice>>,
}

/// A hint or a threat, for the session alone to read.
#[derive(Debug, uniffi::Object)]
pub struct Advice(pub(crate) sancai::ai::Advice);

/// A point as a screen reader meets it.
#[derive(Clone, Debug, uniffi::Record)]
pub struct SpokenPoint {
    /// Its number, 0..180.
    pub point: u32,
    /// Its name, `e4`, `e4'`.
    pub name: String,
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Side of the square a screen reader outlines.
    pub size: f32,
    /// What stands there and what may be done.
    pub text: String,
    /// Whether a tap there does something.
    pub answers: bool,
}

/// A move of the list.
#[derive(Clone, Debug, uniffi::Record)]
pub struct MoveText {
    /// Its ply, 1 = the first.
    pub ply: u32,
    /// "13." before a move that begins a number, else empty.
    pub number: String,
    /// The move as people write it.
    pub text: String,
    /// The move read aloud.
    pub spoken: String,
}
