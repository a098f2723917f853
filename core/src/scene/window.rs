use crate::board::Plane;

/// What the shell tells about its window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Window {
    /// Width in dp, insets included.
    pub width: f32,
    /// Height in dp, insets included.
    pub height: f32,
    /// What the system covers at each edge.
    pub insets: Insets,
    /// The system's text size, 1 = normal; inside strips and rail it stops growing at 1.3.
    pub text_scale: f32,
    /// Whether the night theme is on.
    pub dark: bool,
    /// Whether the rail lies on the left.
    pub left_handed: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
}

/// Widths of the window's edges that the system covers, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// Above.
    pub top: f32,
    /// Below.
    pub bottom: f32,
    /// On the left.
    pub left: f32,
    /// On the right.
    pub right: f32,
}

/// A rectangle, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width, never negative.
    pub width: f32,
    /// Height, never negative.
    pub height: f32,
}

/// The classes of windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Narrower than 600, upright.
    Compact,
    /// Compact and so low that strips and status give way.
    Short,
    /// A phone lying on its side.
    CompactLandscape,
    /// 600 to 839 wide, upright; also wider windows that are clearly upright.
    Medium,
    /// 600 wide or more, lying, but with less than an expanded window needs.
    MediumLandscape,
    /// 840 wide or more, with room for a panel.
    Expanded,
}

/// Where everything of the game screen lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window's class.
    pub class: Class,
    /// The boards: Tian and Ren, or the only one.
    pub boards: Vec<Board>,
    /// The far player's name, captured pieces and clock.
    pub far_strip: Rect,
    /// The near player's.
    pub near_strip: Rect,
    /// The status sentence.
    pub status: Rect,
    /// Where the check or warning banner lies while there is one (it may replace the status line).
    pub banner: Rect,
    /// The thumb rail of two planes: names, both Giác Thân, moves, actions.
    pub rail: Option<Rect>,
    /// The side panel of large windows.
    pub panel: Option<Rect>,
    /// The move list: a strip, a list in the panel, or the rail's button (48 × 48) that opens it.
    pub moves: Rect,
    /// The buttons, filled in rows from the upper left (see `action_columns`).
    pub actions: Rect,
    /// How many buttons stand side by side in `actions`.
    pub action_columns: u8,
    /// Whether the buttons carry a word under the icon.
    pub action_words: bool,
    /// Both Giác Thân with reserve and freeze (two planes only).
    pub seals: Option<Rect>,
    /// The planes' names, which enlarge their plane when tapped (two planes only).
    pub plane_names: Vec<PlaneName>,
    /// The plane that is painted larger, asked for or because the window is too small for two equal ones.
    pub enlarged: Option<Plane>,
}

/// Where a plane's name lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneName {
    /// Which plane.
    pub plane: Plane,
    /// Where.
    pub rect: Rect,
}

/// Where a board lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// Its plane.
    pub plane: Plane,
    /// Its paper.
    pub rect: Rect,
    /// The x of the leftmost file on the screen.
    pub left: f32,
    /// The y of the uppermost rank on the screen.
    pub top: f32,
    /// From file to file.
    pub sx: f32,
    /// From rank to rank.
    pub sy: f32,
    /// A piece's diameter.
    pub piece: f32,
    /// The paper's corner radius.
    pub radius: f32,
    /// Whether there is room for coordinates on the left and below, and they are wanted.
    pub coordinates: bool,
}
