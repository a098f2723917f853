//! The board as a paint list, and where the native parts go. Lengths are dp.

use crate::view::Command;

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
    /// Where the system's back swipe should be off, if the board reaches the window's edge.
    pub swipes: Vec<Rect>,
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
    /// The name in words, to be spoken.
    pub name: String,
    /// The name to be written under the character; empty where the character says it already.
    pub caption: String,
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

/// A mark: it keeps its identity while it stays, and enters when it is new.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Sign {
    /// The same as long as the mark stands where it stands.
    pub id: u32,
    /// The board it lies on.
    pub board: u8,
    /// How it comes into sight.
    pub entrance: Entrance,
    /// The place about which it enters.
    pub x: f32,
    /// The place about which it enters.
    pub y: f32,
    /// What it consists of.
    pub shapes: Vec<Shape>,
}

/// How a new mark comes into sight. How long that takes says `motion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Entrance {
    /// At once.
    AtOnce,
    /// It swells by a sixth about its place and comes back.
    Pulse,
    /// It grows downwards from its place.
    Grow,
    /// It fades in.
    Glow,
}

/// How a scene follows the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Passage {
    /// At once: another window, a turned board.
    Jump,
    /// Pieces go from place to place, new marks enter.
    Move,
    /// The boards grow and shrink to their new places with all that lies on them.
    Enlarge,
    /// The old picture sinks and dims; then the new pieces land in turn, in the order of the list. A tap ends it.
    Descend,
    /// The old picture fades away over the new one.
    Fade,
}

/// A board without what lies on it.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Paper {
    /// Where it lies.
    pub place: Rect,
    /// Paper, lines, river.
    pub shapes: Vec<Shape>,
}

/// Boards: `papers`, `below`, `groups`, `above` are painted in this order.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Scene {
    /// How it follows the scene before.
    pub passage: Passage,
    /// The boards; they change seldom.
    pub papers: Vec<Paper>,
    /// Marks under the pieces.
    pub below: Vec<Sign>,
    /// The pieces.
    pub groups: Vec<Group>,
    /// Marks over the pieces.
    pub above: Vec<Sign>,
}

/// How long things move, in ms.
#[derive(Clone, Copy, Debug, uniffi::Record)]
pub struct Motion {
    /// A piece from point to point, also between planes.
    pub step: u32,
    /// A captured piece fades.
    pub capture: u32,
    /// A piece is picked up.
    pub pick_up: u32,
    /// `Entrance.Pulse`.
    pub pulse: u32,
    /// `Entrance.Grow`.
    pub grow: u32,
    /// `Entrance.Glow`.
    pub glow: u32,
    /// `Passage.Enlarge`.
    pub enlarge: u32,
    /// `Passage.Descend`, until the first piece lands.
    pub descend: u32,
    /// From one landing to the next.
    pub land: u32,
    /// `Passage.Fade`.
    pub fade: u32,
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

/// How large a small picture of a position is and how it is painted.
#[derive(Clone, Copy, Debug, uniffi::Record)]
pub struct Small {
    /// Width in dp.
    pub width: f32,
    /// Height in dp.
    pub height: f32,
    /// Two planes whole (for cards with their names) instead of as overlapping sheets (for lists).
    pub whole: bool,
    /// Black at the near edge; a session's own picture follows its board.
    pub flipped: bool,
    /// Night ink instead of rice paper.
    pub dark: bool,
}

/// A small picture of a position; its upper left corner is 0 0.
#[derive(Clone, Debug, uniffi::Record)]
pub struct Thumbnail {
    /// What it consists of, in painting order.
    pub shapes: Vec<Shape>,
    /// Where the boards' papers lie, Tian's first.
    pub boards: Vec<Rect>,
    /// The names of the planes, one for each board of two; empty for one board.
    pub names: Vec<ThumbnailName>,
}

/// The name of a plane under a small picture.
#[derive(Clone, Debug, uniffi::Record)]
pub struct ThumbnailName {
    /// The character, as a glyph's number.
    pub glyph: u16,
    /// The name in words; empty where the character says it already.
    pub name: String,
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
