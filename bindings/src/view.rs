//! What the shells are shown: plain records, built from the core's by `From`. Lengths are dp, texts are ready to show.

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Side {
    /// Begins at the bottom of an unturned board.
    Red,
    /// Begins at the top.
    Black,
}

/// The window the app is drawn in.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Window {
    /// Width in dp.
    pub width: f32,
    /// Height in dp.
    pub height: f32,
    /// Room taken by the system above, in dp.
    pub top: f32,
    /// Room taken below.
    pub bottom: f32,
    /// Room taken at the left.
    pub left: f32,
    /// Room taken at the right.
    pub right: f32,
    /// The system's text scale, 1.0 = normal.
    pub text_scale: f32,
    /// Night ink instead of rice paper.
    pub dark: bool,
    /// The rail on the left.
    pub left_handed: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
}

/// A rectangle in dp.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// Where the native parts of the Game screen go, in dp of the window.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Layout {
    /// The boards' papers, Tian's first.
    pub boards: Vec<Rect>,
    /// The strip of the side at the top.
    pub far: Rect,
    /// The strip of the side at the bottom.
    pub near: Rect,
    /// The status sentence.
    pub status: Rect,
    /// The banner, while one stands; may lie over the status.
    pub banner: Rect,
    /// The side panel of large windows.
    pub panel: Option<Rect>,
    /// The thumb rail of two planes.
    pub rail: Option<Rect>,
    /// The move strip, the list in a panel, or the rail's 48 × 48 button that opens the list.
    pub moves: Rect,
    /// The buttons, filled in rows from the upper left.
    pub actions: Rect,
    /// How many buttons stand side by side.
    pub action_columns: u32,
    /// How many buttons fit; where the view has more, the last place is *more*, with the rest behind it.
    pub action_slots: u32,
    /// The names of the planes, tapped to enlarge one; empty on one board.
    pub plane_names: Vec<PlaneName>,
    /// Where both Giác Thân stand with reserve and freeze; `None` on one board.
    pub seals: Option<Rect>,
    /// Whether names and clocks use the larger type of expanded windows.
    pub large: bool,
}

/// The name of a plane beside its board.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PlaneName {
    /// Its place.
    pub place: Rect,
    /// The character, 天 人 or 地, as a glyph's number.
    pub glyph: u16,
    /// The name in words.
    pub name: String,
    /// What a tap on it does.
    pub command: Command,
}

/// A shape on the canvas: six kinds, painted in order. Colours are ARGB; a dash is lengths painted and left out in turn,
/// empty for a whole line.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum Shape {
    /// A rectangle with round corners: filled, or outlined where `stroke` > 0.
    Box {
        /// Left edge.
        x: f32,
        /// Upper edge.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// Corner radius.
        radius: f32,
        /// 0: filled; otherwise the outline's width, half on each side of the edge.
        stroke: f32,
        /// The outline's dash.
        dash: Vec<f32>,
        /// Colour.
        colour: u32,
    },
    /// A filled circle.
    Disc {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        radius: f32,
        /// Colour.
        colour: u32,
    },
    /// A circle's outline.
    Ring {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius of the middle of the stroke.
        radius: f32,
        /// Width of the stroke.
        stroke: f32,
        /// Dash, from three o'clock clockwise.
        dash: Vec<f32>,
        /// Colour.
        colour: u32,
    },
    /// A line through points, joined round.
    Line {
        /// x0 y0 x1 y1 …
        points: Vec<f32>,
        /// Width of the stroke.
        stroke: f32,
        /// Dash.
        dash: Vec<f32>,
        /// Round ends instead of straight cuts.
        round: bool,
        /// Whether it returns to its first point.
        closed: bool,
        /// Colour.
        colour: u32,
    },
    /// A filled path (non-zero rule).
    Area {
        /// The path, in dp.
        path: Vec<PathStep>,
        /// Colour.
        colour: u32,
    },
    /// A glyph; its outline comes from `glyph_outline`.
    Glyph {
        /// Its number.
        glyph: u16,
        /// Centre of its em square.
        x: f32,
        /// Centre of its em square.
        y: f32,
        /// Side of its em square.
        size: f32,
        /// Degrees clockwise about its centre.
        rotation: f32,
        /// Width of an outline of the same colour that makes it bolder; 0: none.
        stroke: f32,
        /// Colour.
        colour: u32,
    },
}

/// A piece: shapes around its centre, with an identity by which a shell moves it from place to place.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Group {
    /// The same piece through the whole game.
    pub id: u8,
    /// The board it lies on. A group whose board changes fades out on one and in on the other, and does not fly.
    pub board: u8,
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// 1, or more when picked up.
    pub scale: f32,
    /// 0 to 1.
    pub alpha: f32,
    /// What it consists of, about 0 0.
    pub shapes: Vec<Shape>,
}

/// A whole board: `board`, `below`, `groups`, `above` are painted in this order.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Scene {
    /// Paper, lines, river: change with `View.board_revision` only.
    pub board: Vec<Shape>,
    /// Marks under the pieces.
    pub below: Vec<Shape>,
    /// The pieces.
    pub groups: Vec<Group>,
    /// Marks over the pieces.
    pub above: Vec<Shape>,
}

/// One step of a path; a glyph's outline is in em units, 0 0 its em square's upper left corner.
#[derive(Clone, Copy, Debug, uniffi::Enum)]
pub enum PathStep {
    /// Begins a contour.
    Move {
        /// To here.
        x: f32,
        /// To here.
        y: f32,
    },
    /// A straight line.
    Line {
        /// To here.
        x: f32,
        /// To here.
        y: f32,
    },
    /// A quadratic curve.
    Quad {
        /// Control point.
        cx: f32,
        /// Control point.
        cy: f32,
        /// To here.
        x: f32,
        /// To here.
        y: f32,
    },
    /// A cubic curve.
    Cubic {
        /// First control point.
        ax: f32,
        /// First control point.
        ay: f32,
        /// Second control point.
        bx: f32,
        /// Second control point.
        by: f32,
        /// To here.
        x: f32,
        /// To here.
        y: f32,
    },
    /// Back to the contour's beginning.
    Close,
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
}

/// What the Game screen shows around the board.
#[derive(Clone, Debug, uniffi::Record)]
pub struct View {
    /// Grows with every act. An answer of the machine to an older revision is dropped.
    pub revision: u64,
    /// Changes when the scene must be fetched again.
    pub scene_revision: u64,
    /// Changes when the board layer of the scene must be fetched again (window, theme, plane enlarged, flipped).
    pub board_revision: u64,
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
    /// The buttons, in their order.
    pub buttons: Vec<Button>,
    /// A question that must be answered before anything else.
    pub question: Option<Question>,
    /// The end card, when the game is over.
    pub end: Option<EndCard>,
    /// What a screen reader announces when this view first appears; empty: nothing.
    pub announce: String,
    /// Sounds and touches of the latest act.
    pub cues: Vec<Cue>,
    /// What the session waits for.
    pub wants: Wants,
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
    /// The General, as shapes around its centre for a piece 28 dp wide.
    pub emblem: Vec<Shape>,
    /// The pieces this side has captured.
    pub captured: Vec<Captured>,
    /// What a screen reader says for the whole strip.
    pub spoken: String,
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
    /// Puts the end card away, to look at the board.
    Look,
}

/// A question with two answers.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Question {
    /// Who is asked: the question lies at that side's edge.
    pub side: Side,
    /// What is asked.
    pub text: String,
    /// Caption of the answer that does it.
    pub yes: String,
    /// Caption of the answer that doesn't.
    pub no: String,
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
}

/// A Giác Thân in the rail.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Seal {
    /// Whose.
    pub side: Side,
    /// The seal as shapes around its centre, 28 dp wide.
    pub shapes: Vec<Shape>,
    /// The reserve, "3:00"; empty before it is placed or after it is removed.
    pub reserve: String,
    /// Reserve, freeze and stay in words.
    pub spoken: String,
}

/// A sound or a touch of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
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
    /// The view again at this time (monotonic milliseconds).
    TickAt {
        /// When.
        at: u64,
    },
}

/// The magnifier over a sliding finger.
#[derive(Clone, Copy, Debug, uniffi::Record)]
pub struct Loupe {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its radius.
    pub radius: f32,
    /// The point of the board under its middle.
    pub at_x: f32,
    /// The point of the board under its middle.
    pub at_y: f32,
    /// How many times larger it shows the board.
    pub scale: f32,
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
}

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

/// A choice among several.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Choice {
    /// Its name in `NewGame`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// A sentence about it; may be empty.
    pub sentence: String,
}

/// The choices of the New game sheet.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Form {
    /// The rule sets.
    pub rules: Vec<Choice>,
    /// A person here (`here`), the machine (`machine`).
    pub opponents: Vec<Choice>,
    /// The machine's levels.
    pub levels: Vec<Choice>,
    /// `red`, `black`, `either`.
    pub colours: Vec<Choice>,
    /// What was chosen last.
    pub last: NewGame,
}

/// What was chosen for a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NewGame {
    /// A rule set's id.
    pub rules: String,
    /// `here` or `machine`.
    pub opponent: String,
    /// The machine's level, 1 is the weakest.
    pub level: u32,
    /// `red`, `black` or `either`.
    pub colour: String,
    /// A position's text to begin from; empty: the rule set's own start.
    pub position: String,
}

/// A colour of the native parts, by LOOK.md's token names.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Tint {
    /// The token: `bg`, `surface`, `sunk`, `ink`, `ink2`, `div`, `verm`, `on_verm`, `jade`, …
    pub token: String,
    /// ARGB.
    pub colour: u32,
}

/// A place in dp of the window.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct Place {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}
