use crate::ai::{Advice, Topic};
use crate::board::{Move, Piece, Plane, Point, Side};
use crate::scene::{CardPlace, Loupe, Rect, Seal};

/// What the Game screen shows around the board. Small and complete: long things are asked for apart.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Grows with every act; an answer of the machine to an older revision is dropped.
    pub revision: u64,
    /// Changes whenever the scene or the layout does.
    pub scene_revision: u64,
    /// One sentence: who is to move, what is picked up, how it ended.
    pub status: String,
    /// A detail, dropped first where room is short; may be empty.
    pub detail: String,
    /// The banner, if one stands.
    pub banner: Option<Banner>,
    /// The side at the top.
    pub far: Strip,
    /// The side at the bottom.
    pub near: Strip,
    /// Plies made.
    pub plies: u32,
    /// The ply that is looked at, 0 = before the first; `None` while the game itself is on the board.
    pub place: Option<u32>,
    /// The buttons, in their order.
    pub buttons: Vec<Button>,
    /// What must be answered.
    pub question: Option<Question>,
    /// A move that waits for its confirmation; `Act::Answer` gives it.
    pub confirm: Option<Confirm>,
    /// What a side that places its Giác Thân reads.
    pub placing: Option<PlacingCard>,
    /// The end card.
    pub end: Option<EndCard>,
    /// The replay of a repetition, while it is open.
    pub why: Option<WhyView>,
    /// The lesson, in lesson mode.
    pub lesson: Option<LessonView>,
    /// The notation of the move list; empty where there is but one.
    pub notation: String,
    /// What a screen reader announces when this revision first appears, or when it changes; may be empty.
    pub announce: String,
    /// What sounds when this revision first appears, all at once ([`Cue::sound`] has the pauses); empty where sounds are
    /// off.
    pub sounds: Vec<Cue>,
    /// What the hand feels then: the weightiest of what the act led to; `None` where haptics are off.
    pub haptic: Option<Cue>,
    /// What the session waits for.
    pub wants: Wants,
    /// When to ask for a view again because a clock runs, in monotonic milliseconds; a flag falls in that view.
    pub tick_at: Option<u64>,
    /// What lies over the board while the game is paused: neither seen nor spoken nor tapped, the board is covered.
    pub pause: Option<PauseCard>,
    /// Both Giác Thân, the far side's first; empty on one board.
    pub seals: Vec<SealView>,
    /// The keyboard's cursor.
    pub cursor: Option<Point>,
    /// The loupe over a sliding finger.
    pub loupe: Option<Loupe>,
    /// The position's text.
    pub position: String,
}

/// A banner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// What it looks like.
    pub kind: BannerKind,
    /// What it says.
    pub text: String,
    /// Whether [`Command::Why`] explains it.
    pub why: bool,
}

/// What a banner looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BannerKind {
    /// Vermilion with the star.
    Check,
    /// Amber with the triangle.
    Warning,
    /// A plain card.
    Notice,
}

/// A side's strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// Whose.
    pub side: Side,
    /// The name shown.
    pub name: String,
    /// Whether this side is to move in a game that goes on.
    pub active: bool,
    /// Its clock; `None` in a game without clocks.
    pub clock: Option<ClockView>,
    /// Whether the strip is turned to a player who sits on the far side.
    pub turned: bool,
    /// The pieces this side has captured, in the order of `Kind::ALL`, with their number.
    pub captured: Vec<(Piece, u32)>,
    /// The whole strip in words.
    pub spoken: String,
}

/// A side's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Its figures: `9:41`, in a period of byoyomi `0:28 ×3`.
    pub text: String,
    /// The same in words.
    pub spoken: String,
    /// Whether it runs.
    pub runs: bool,
    /// Whether it runs and has 10 seconds left or less.
    pub low: bool,
}

/// What lies over the board in a pause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PauseCard {
    /// That the game is paused.
    pub title: String,
    /// Caption of the button that goes on ([`Command::Resume`]).
    pub resume: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub command: Command,
    /// Its caption.
    pub caption: String,
    /// Whether it does anything now.
    pub enabled: bool,
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes back.
    Undo,
    /// Plays again.
    Redo,
    /// Turns the board round.
    Flip,
    /// Offers a draw.
    OfferDraw,
    /// Asks whether to resign.
    Resign,
    /// Switches between characters and letters.
    Letters,
    /// Enlarges a plane, or makes both equal again.
    Enlarge(Plane),
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

/// A question with two answers (or one, where `no` is empty).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who is asked: the question lies at that side's edge.
    pub side: Side,
    /// Whether it is turned to a player who sits on the far side.
    pub turned: bool,
    /// What is asked.
    pub text: String,
    /// Caption of the answer that does it.
    pub yes: String,
    /// Caption of the answer that doesn't; empty where there is no choice.
    pub no: String,
}

/// A move that is shown and not yet made.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
pub struct PlacingCard {
    /// Whose.
    pub side: Side,
    /// A heading.
    pub title: String,
    /// What is to be done, or is being done.
    pub sentence: String,
    /// The room it may take, in its middle.
    pub place: Rect,
}

/// The card at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct EndCard {
    /// The winner, `None` for a draw.
    pub winner: Option<Side>,
    /// "Red wins", "Draw".
    pub title: String,
    /// How and why.
    pub sentence: String,
    /// How often the position came and who was warned; may be empty.
    pub note: String,
    /// Whether [`Command::Why`] explains it.
    pub why: bool,
    /// Where the card lies.
    pub place: CardPlace,
}

/// A move of a repetition, explained.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyView {
    /// The verdict or the warning.
    pub title: String,
    /// Which move: its number and its text.
    pub text: String,
    /// What it does: check by …, chase of …, neutral and why.
    pub label: String,
    /// Which step of the replay, from 1.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Where the card lies.
    pub place: CardPlace,
}

/// What a lesson shows beside its board.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Says what there is to do.
    Plain,
    /// Helps.
    Hint,
    /// Says what is not right.
    Wrong,
    /// It is done.
    Right,
}

/// The list of lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterView {
    /// Its caption.
    pub caption: String,
    /// Its lessons.
    pub lessons: Vec<LessonCard>,
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonCard {
    /// Its name.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// The piece that stands for it.
    pub emblem: Piece,
    /// Whether it was once finished.
    pub done: bool,
    /// Caption of its button, if it is the one to go on with; empty otherwise.
    pub go_on: String,
    /// Caption and state in words.
    pub spoken: String,
}

/// A Giác Thân beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealView {
    /// Whose.
    pub side: Side,
    /// The side's name.
    pub name: String,
    /// What its seal shows; `None` while it is not on the boards.
    pub seal: Option<Seal>,
    /// The reserve as people read it ("2:00"); may be empty.
    pub reserve: String,
    /// Freeze, stay, or that it is not on the boards; may be empty.
    pub state: String,
    /// Reserve, freeze and stay in words.
    pub spoken: String,
}

/// What an act led to that is heard and felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// A person.
    Nothing,
    /// The machine's answer.
    Think,
}

/// A finger, a mouse or a key; places in dp of the window. Nothing of it is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// A tap.
    Tap(f32, f32),
    /// A tap there that no finger made: a screen reader's. It moves whatever is set for fingers.
    Choose(f32, f32),
    /// Down for 150 ms or moved by 8 dp, since it went down here.
    Press(f32, f32),
    /// Slides.
    Slide(f32, f32),
    /// Lifts.
    Lift(f32, f32),
    /// Taken away by the system.
    Cancel,
    /// To the game as it stood after so many plies.
    Seek(u32),
    /// A key.
    Key(Key),
}

impl Gesture {
    /// Whether its place, if it has one, is a place.
    pub(super) fn is_somewhere(self) -> bool {
        match self {
            Self::Tap(x, y)
            | Self::Choose(x, y)
            | Self::Press(x, y)
            | Self::Slide(x, y)
            | Self::Lift(x, y) => x.is_finite() && y.is_finite(),
            Self::Cancel | Self::Key(_) | Self::Seek(_) => true,
        }
    }
}

/// Keys that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Cursor one file to the left on the screen.
    Left,
    /// One file to the right.
    Right,
    /// One rank up on the screen.
    Up,
    /// One rank down.
    Down,
    /// Taps at the cursor.
    Enter,
    /// Lets go.
    Escape,
    /// Undo (U).
    Undo,
    /// Threat (T).
    Threat,
    /// Flip (F).
    Flip,
    /// In a lesson: the next step, or try again (N).
    Next,
    /// In a lesson: where to look, then the answer (H).
    Hint,
}

/// What a shell passes on to be done for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move.
    Move(Move),
    /// Takes back.
    Undo,
    /// Plays again.
    Redo,
    /// Resigns.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Answers the view's question.
    Answer(bool),
    /// Covers the board and stops the clocks; no act of the game.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Asks for a hint or a threat; no act of the game.
    Ask(Topic),
    /// The machine's answer to a revision.
    Engine(u64, Thought),
}

/// What the machine came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// A move.
    Move(Move),
    /// Whether it accepts the draw.
    Draw(bool),
    /// What a person asked about.
    Advice(Advice),
    /// Nothing: it was stopped too early.
    Nothing,
}

/// A point as a screen reader meets it.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenPoint {
    /// Which.
    pub point: Point,
    /// Its centre in dp.
    pub x: f32,
    /// Its centre in dp.
    pub y: f32,
    /// Side of the square around it, in dp.
    pub size: f32,
    /// What stands there and what may be done.
    pub text: String,
    /// Whether a tap there does something.
    pub answers: bool,
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// Its ply, 1 = the first.
    pub ply: u32,
    /// "13." where a number begins, else empty.
    pub number: String,
    /// As people write it.
    pub text: String,
    /// Read aloud.
    pub spoken: String,
}
