mod beside;
mod card;
mod lesson;
mod one;
mod plain;
mod rect;
mod stacked;

pub use card::CardPlace;
pub use plain::Spread;
pub use rect::Rect;

use super::tokens::STRIP_TEXT_SCALE;
use super::{Dot, Planes};
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

/// The classes of windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Narrower than 600, upright.
    Compact,
    /// Compact and so low that strips and status give way.
    Short,
    /// A phone lying on its side.
    CompactLandscape,
    /// 600 wide or more, upright.
    Medium,
    /// Lying, larger than a phone, without the room an expanded window needs.
    MediumLandscape,
    /// Lying, 840 wide or more and 640 high or more.
    Expanded,
    /// So small and square that two planes lie side by side between the strips.
    Square,
}

/// Where everything of the game screen lies. A rectangle without width or height means: no room, leave it out.
/// No two of the rectangles overlap, but for: `status` and `banner` may be one; `rail` and `panel` hold others.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window's class.
    pub class: Class,
    /// The window without its insets.
    pub area: Rect,
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
    /// The thumb rail of a phone with two planes: names, both Giác Thân, moves, actions.
    pub rail: Option<Rect>,
    /// The side panel of larger windows.
    pub panel: Option<Rect>,
    /// The move list: a strip, a list in the panel, or the rail's button that opens it.
    pub moves: Rect,
    /// The buttons, filled in rows from the upper left.
    pub actions: Rect,
    /// How many buttons stand side by side in `actions`.
    pub action_columns: u8,
    /// How many buttons fit in `actions`; the last of them is *more*.
    pub action_slots: u8,
    /// Both Giác Thân with reserve and freeze, side by side if it is wider than high (two planes only).
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
    /// Whether file letters stand below and rank numbers on the left.
    pub coordinates: bool,
}

/// A plane is at most so much wider (higher) between its points than high (wide).
const STRETCH: f32 = 1.1;
/// Width of the edge that holds coordinates.
const COORDINATES: f32 = 13.0;
/// What rails and gaps of a lying phone take of its width: 80 + 84 for the rails, 13 for gaps.
const RAILS: f32 = 177.0;
/// The smallest spacing at which two equal planes are still used by finger.
const SMALLEST: f32 = 24.0;

impl Layout {
    /// Where everything lies in a window. Any window gives a layout; a not finite or negative size counts as 0.
    pub fn new(
        window: &Window,
        planes: Planes,
        enlarged: Option<Plane>,
        coordinates: bool,
    ) -> Self {
        let area = window.usable();
        let mut layout = match planes {
            Planes::One | Planes::Di => one::layout(area),
            Planes::Two => two(area, enlarged),
        };
        if window.left_handed {
            layout.mirror(area);
        }
        layout.area = area;
        for board in &mut layout.boards {
            *board = Board::new(board.plane, board.rect, board.radius, coordinates);
        }
        layout
    }

    /// Everything at its place in a mirror, but for the order of boards and names: Tian stays left of Ren.
    fn mirror(&mut self, area: Rect) {
        let turn = |rect: &mut Rect| rect.x = 2.0 * area.x + area.width - rect.x - rect.width;
        let rects = [
            &mut self.far_strip,
            &mut self.near_strip,
            &mut self.status,
            &mut self.banner,
            &mut self.moves,
            &mut self.actions,
        ];
        let optional = [&mut self.rail, &mut self.panel, &mut self.seals];
        rects
            .into_iter()
            .chain(optional.into_iter().flatten())
            .for_each(turn);
        self.boards
            .iter_mut()
            .for_each(|board| turn(&mut board.rect));
        self.plane_names
            .iter_mut()
            .for_each(|name| turn(&mut name.rect));
        if let [tian, ren] = self.boards.as_mut_slice() {
            in_order(&mut tian.rect, &mut ren.rect);
        }
        if let [tian, ren] = self.plane_names.as_mut_slice()
            && ren.rect.x < tian.rect.x
        {
            std::mem::swap(&mut tian.rect, &mut ren.rect);
        }
    }
}

/// Two rectangles of one row, the second left of the first, change places.
fn in_order(first: &mut Rect, second: &mut Rect) {
    let one_row = first.y < second.bottom() && second.y < first.bottom();
    if one_row && second.x < first.x {
        let end = first.right();
        first.x = second.x;
        second.x = end - second.width;
    }
}

/// Two planes: one above the other or side by side, whichever has the larger spacing.
fn two(area: Rect, enlarged: Option<Plane>) -> Layout {
    let stacked = stacked::layout(area, enlarged);
    let beside = beside::layout(area, enlarged);
    if stacked.spacing() >= beside.spacing() {
        stacked
    } else {
        beside
    }
}

impl Layout {
    /// A layout with nothing in it yet.
    fn empty(class: Class) -> Self {
        Self {
            class,
            area: Rect::default(),
            boards: Vec::new(),
            far_strip: Rect::default(),
            near_strip: Rect::default(),
            status: Rect::default(),
            banner: Rect::default(),
            rail: None,
            panel: None,
            moves: Rect::default(),
            actions: Rect::default(),
            action_columns: 1,
            action_slots: 1,
            seals: None,
            plane_names: Vec::new(),
            enlarged: None,
        }
    }

    /// The sum of the boards' spacings: the larger, the easier to play on.
    fn spacing(&self) -> f32 {
        self.boards.iter().map(Board::spacing).sum()
    }

    /// Fills a place with buttons about 48 wide (72 with words) and 48 high.
    fn put_actions(&mut self, rect: Rect, columns: u8, most: u8) {
        let rows = ((rect.height + 8.0) / 48.0).floor().max(1.0);
        self.actions = rect;
        self.action_columns = columns.max(1);
        self.action_slots = (rows as u8).saturating_mul(self.action_columns).min(most);
    }
}

impl Board {
    /// The board on a paper: margins of half a point, and a further edge for coordinates.
    fn new(plane: Plane, rect: Rect, radius: f32, coordinates: bool) -> Self {
        let edge = if coordinates { COORDINATES } else { 0.0 };
        let (width, height) = (rect.width - edge, rect.height - edge);
        let sx = (width / 9.0).max(0.0);
        let sy = ((height - sx) / 9.0).max(height / 10.0).max(0.0);
        let margin = (height - 9.0 * sy) / 2.0;
        Self {
            plane,
            rect,
            left: rect.x + edge + sx / 2.0,
            top: rect.y + margin,
            sx,
            sy,
            piece: diameter(sx.min(sy)),
            radius,
            coordinates,
        }
    }

    /// The smaller of its two spacings.
    pub fn spacing(&self) -> f32 {
        self.sx.min(self.sy)
    }
}

/// A piece's diameter for a spacing.
fn diameter(spacing: f32) -> f32 {
    if spacing <= 40.0 {
        0.925 * spacing
    } else {
        (0.9 * spacing).max(37.0)
    }
}

impl Window {
    /// How much text grows inside the game's strips, rail and panel.
    pub fn strip_text_scale(&self) -> f32 {
        self.text_scale.min(STRIP_TEXT_SCALE)
    }

    /// The window without its insets.
    fn usable(&self) -> Rect {
        let Insets {
            top,
            bottom,
            left,
            right,
        } = self.insets;
        let mut area = Rect {
            x: 0.0,
            y: 0.0,
            width: self.width,
            height: self.height,
        }
        .real();
        area.cut_top(real(top));
        area.cut_bottom(real(bottom));
        area.cut_left(real(left));
        area.cut_right(real(right));
        area
    }
}

/// A length that can be reckoned with: nothing where it is not finite or negative.
fn real(length: f32) -> f32 {
    if length.is_finite() {
        length.max(0.0)
    } else {
        0.0
    }
}
