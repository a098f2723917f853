//! Boards alone: lessons, review, diagrams, small pictures, pictures to share.
use super::{Board, Class, Layout, Planes, Rect, STRETCH};
use crate::board::Plane;

/// Between two planes.
const GAP: f32 = 8.0;
/// How far the front sheet of a small picture lies to the right and below, as a part of the whole.
const SHEETS: f32 = 0.2;

/// How two planes lie in a small picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spread {
    /// As overlapping sheets, Tian behind on the upper left: for lists.
    #[default]
    Sheets,
    /// Each whole, whichever way gives more (side by side where the place is wider than high): for cards.
    Whole,
}

impl Spread {
    /// The boards in a place.
    pub fn layout(self, planes: Planes, within: Rect) -> Layout {
        match self {
            Self::Sheets => Layout::sheets(planes, within),
            Self::Whole => Layout::plain(planes, within, false),
        }
    }
}

impl Layout {
    /// Whether a board lies on another, as in a small picture.
    pub fn overlap(&self) -> bool {
        matches!(self.boards.as_slice(), [below, above] if below.rect.overlaps(&above.rect))
    }

    /// Only the boards, as large as fits into `within`; two planes side by side or one above the other, whichever gives
    /// more. Every other rectangle is empty.
    pub fn plain(planes: Planes, within: Rect, coordinates: bool) -> Self {
        let within = within.real();
        let papers = match planes {
            Planes::One | Planes::Di => vec![within],
            Planes::Two => pair(within),
        };
        Self::of_boards(planes, &papers, coordinates)
    }

    /// A small picture: one board, or two planes as overlapping sheets, Tian behind on the upper left.
    pub fn sheets(planes: Planes, within: Rect) -> Self {
        let within = within.real();
        let papers = match planes {
            Planes::One | Planes::Di => vec![within],
            Planes::Two => {
                let (width, height) = (
                    (1.0 - SHEETS) * within.width,
                    (1.0 - SHEETS) * within.height,
                );
                let behind = Rect {
                    width,
                    height,
                    ..within
                };
                let front = Rect {
                    x: within.right() - width,
                    y: within.bottom() - height,
                    ..behind
                };
                vec![behind, front]
            }
        };
        Self::of_boards(planes, &papers, false)
    }

    fn of_boards(planes: Planes, papers: &[Rect], coordinates: bool) -> Self {
        let mut layout = Self::empty(Class::Compact);
        let boards = planes.list().iter().zip(papers);
        layout.boards = boards
            .map(|(plane, within)| board(*plane, *within, coordinates))
            .collect();
        layout
    }
}

/// The two halves of a place that give the larger boards.
fn pair(within: Rect) -> Vec<Rect> {
    let (width, height) = ((within.width - GAP) / 2.0, (within.height - GAP) / 2.0);
    let (width, height) = (width.max(0.0), height.max(0.0));
    if (width / 9.0).min(within.height / 10.0) > (within.width / 9.0).min(height / 10.0) {
        let left = Rect { width, ..within };
        vec![
            left,
            Rect {
                x: within.right() - width,
                ..left
            },
        ]
    } else {
        let upper = Rect { height, ..within };
        vec![
            upper,
            Rect {
                y: within.bottom() - height,
                ..upper
            },
        ]
    }
}

fn board(plane: Plane, within: Rect, coordinates: bool) -> Board {
    let sx = within.width / 9.0;
    let sy = (within.height / 10.0).min(STRETCH * sx);
    let sx = sx.min(STRETCH * sy);
    let paper = within.middle(9.0 * sx, 9.0 * sy + sx.min(sy));
    Board::new(plane, paper, (0.25 * sx).min(6.0), coordinates)
}
