//! Boards alone: lessons, review, diagrams, small pictures, pictures to share.
use super::{Board, Class, Layout, Planes, Rect, STRETCH};
use crate::board::Plane;

/// Between two planes.
const GAP: f32 = 8.0;
/// How far the front sheet of a small picture lies to the right and below, as a part of the whole.
const SHEETS: f32 = 0.2;

impl Layout {
    /// Only the boards, as large as fits into `place`; two planes side by side or one above the other, whichever gives
    /// more. Every other rectangle is empty.
    pub fn plain(planes: Planes, place: Rect, coordinates: bool) -> Self {
        let place = place.real();
        let places = match planes {
            Planes::One | Planes::Di => vec![place],
            Planes::Two => pair(place),
        };
        Self::of_boards(planes, &places, coordinates)
    }

    /// A small picture: one board, or two planes as overlapping sheets, Tian behind on the upper left.
    pub fn sheets(planes: Planes, place: Rect) -> Self {
        let place = place.real();
        let places = match planes {
            Planes::One | Planes::Di => vec![place],
            Planes::Two => {
                let (width, height) = ((1.0 - SHEETS) * place.width, (1.0 - SHEETS) * place.height);
                let behind = Rect {
                    width,
                    height,
                    ..place
                };
                let front = Rect {
                    x: place.right() - width,
                    y: place.bottom() - height,
                    ..behind
                };
                vec![behind, front]
            }
        };
        Self::of_boards(planes, &places, false)
    }

    fn of_boards(planes: Planes, places: &[Rect], coordinates: bool) -> Self {
        let mut layout = Self::empty(Class::Compact);
        let boards = planes.list().iter().zip(places);
        layout.boards = boards
            .map(|(plane, place)| board(*plane, *place, coordinates))
            .collect();
        layout
    }
}

/// The two halves of a place that give the larger boards.
fn pair(place: Rect) -> Vec<Rect> {
    let (width, height) = ((place.width - GAP) / 2.0, (place.height - GAP) / 2.0);
    let (width, height) = (width.max(0.0), height.max(0.0));
    if (width / 9.0).min(place.height / 10.0) > (place.width / 9.0).min(height / 10.0) {
        let left = Rect { width, ..place };
        vec![
            left,
            Rect {
                x: place.right() - width,
                ..left
            },
        ]
    } else {
        let upper = Rect { height, ..place };
        vec![
            upper,
            Rect {
                y: place.bottom() - height,
                ..upper
            },
        ]
    }
}

fn board(plane: Plane, place: Rect, coordinates: bool) -> Board {
    let sx = place.width / 9.0;
    let sy = (place.height / 10.0).min(STRETCH * sx);
    let sx = sx.min(STRETCH * sy);
    let paper = place.middle(9.0 * sx, 9.0 * sy + sx.min(sy));
    Board::new(plane, paper, (0.25 * sx).min(6.0), coordinates)
}
