use super::{Colour, Glyph, Rect};

/// A place, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dot {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A colour of the palette and how much of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// Which colour.
    pub colour: Colour,
    /// 0 (nothing) to 1 (all of it).
    pub alpha: f32,
}

/// One thing to paint. Dashes are lengths painted and left out in turn, in dp; an empty list is a whole line.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle with round corners.
    Rect {
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
        /// 0: filled; otherwise the width of its outline, half of it on each side of the edge.
        stroke: f32,
        /// The outline's dashes, from the upper left corner's end to the right.
        dash: Vec<f32>,
        /// Colour.
        ink: Ink,
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
        ink: Ink,
    },
    /// The outline of a circle.
    Ring {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius of the middle of the stroke.
        radius: f32,
        /// Width of the stroke.
        width: f32,
        /// Dashes, from three o'clock clockwise.
        dash: Vec<f32>,
        /// Colour.
        ink: Ink,
    },
    /// A line through points, joined round.
    Line {
        /// Two points or more.
        points: Vec<Dot>,
        /// Width of the stroke.
        width: f32,
        /// Dashes.
        dash: Vec<f32>,
        /// Whether its ends are round (otherwise cut straight).
        round: bool,
        /// Whether it returns to its first point.
        closed: bool,
        /// Colour.
        ink: Ink,
    },
    /// A filled path (non-zero rule).
    Area {
        /// The path.
        path: Vec<Command>,
        /// Colour.
        ink: Ink,
    },
    /// A glyph; its outline comes from [`super::outline`].
    Glyph {
        /// Which.
        glyph: Glyph,
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
        ink: Ink,
    },
}

impl Shape {
    /// Its colour and how much of it.
    pub const fn ink(&self) -> Ink {
        match self {
            Self::Rect { ink, .. }
            | Self::Disc { ink, .. }
            | Self::Ring { ink, .. }
            | Self::Line { ink, .. }
            | Self::Area { ink, .. }
            | Self::Glyph { ink, .. } => *ink,
        }
    }
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Command {
    /// Begins a new contour.
    Move(Dot),
    /// A straight line.
    Line(Dot),
    /// A quadratic curve: control point, end.
    Quad(Dot, Dot),
    /// A cubic curve: two control points, end.
    Cubic(Dot, Dot, Dot),
    /// Back to the contour's beginning.
    Close,
}

/// Shapes that move together: a piece with all it carries.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The piece's identity ([`super::PieceAt::id`]).
    pub id: u8,
    /// The board it lies on (index in [`super::Layout::boards`]). A group whose board changes does not fly across the
    /// gap: it fades and shrinks to 0.9 on one board while it grows on the other.
    pub board: u8,
    /// Where its centre lies.
    pub x: f32,
    /// Where its centre lies.
    pub y: f32,
    /// 1, or 1.12 picked up.
    pub scale: f32,
    /// 0..=1.
    pub alpha: f32,
    /// Groups with a smaller number are painted first; in a scene they are in that order already.
    pub z: u8,
    /// What it consists of, about (0, 0).
    pub shapes: Vec<Shape>,
}

/// A mark on a board: it keeps its identity while it stays, and enters when it is new.
#[derive(Clone, Debug, PartialEq)]
pub struct Sign {
    /// The same as long as the same mark stands on the same points.
    pub id: u32,
    /// The board it lies on (index in [`super::Layout::boards`]).
    pub board: u8,
    /// How it comes into sight.
    pub entrance: Entrance,
    /// The place about which it enters.
    pub at: Dot,
    /// What it consists of, in places of the window.
    pub shapes: Vec<Shape>,
}

/// How a new mark comes into sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entrance {
    /// At once.
    #[default]
    AtOnce,
    /// It swells once and comes back ([`super::tokens::Motion::pulse`]).
    Pulse,
    /// It grows downwards from the place about which it enters ([`super::tokens::Motion::icicles`]).
    Grow,
    /// It fades in ([`super::tokens::Motion::lantern`]).
    Glow,
}

/// How a scene follows the one before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passage {
    /// At once: another window, a turned board.
    #[default]
    Jump,
    /// Pieces go from place to place, new marks enter.
    Move,
    /// The boards grow and shrink to their new places with all that lies on them.
    Enlarge,
    /// The boards sink and dim; then the pieces land on the new one in turn. A tap ends it.
    Descend,
    /// Everything fades from the old picture to the new one (reduced motion).
    Fade,
}

/// A board without what lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    /// Where it lies.
    pub place: Rect,
    /// Paper, lines, river: only the layout, the planes and the flip change them.
    pub shapes: Vec<Shape>,
}

/// Boards, ready to paint: `papers`, `below`, `groups`, `above`, in this order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// How it follows the scene before.
    pub passage: Passage,
    /// The boards.
    pub papers: Vec<Paper>,
    /// Marks under the pieces.
    pub below: Vec<Sign>,
    /// The pieces.
    pub groups: Vec<Group>,
    /// Marks over the pieces.
    pub above: Vec<Sign>,
}
