//! Where cards lie: never over the points that decided the game, the placing's card on the empty Tian.
use super::{Board, Dot, Layout, Rect};
use crate::board::Plane;

/// Where a card lies over the game screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CardPlace {
    /// The room it may take.
    pub rect: Rect,
    /// Whether it hangs from the upper edge of its room; otherwise it stands on the lower one.
    pub hangs: bool,
    /// What it keeps from the edges of its room, in dp: beside the boards nothing, over them a little.
    pub margin: f32,
}

/// Less room is none, in dp.
const LEAST_WIDTH: f32 = 220.0;
const LEAST_HEIGHT: f32 = 140.0;
/// What a list of moves beside a low board has at least to take a card.
const LEAST_LIST: f32 = 200.0;
/// Room for any card as it wants to be.
const WHOLE: f32 = 250.0;
/// What a card takes where it has the room.
const WIDTH: f32 = 460.0;
const HEIGHT: f32 = 300.0;
const MARGIN: f32 = 12.0;
/// The same on one of two planes.
const NARROW_MARGIN: f32 = 8.0;
/// The placing's card, and what is left of the board round it.
const PLACING_WIDTH: f32 = 340.0;
const PLACING_MARGIN: f32 = 12.0;
const PLACING_LEAST: f32 = 128.0;

impl Layout {
    /// Room for a card from which the points at these places can still be seen, the first of them whatever happens: the
    /// panel, what lies below one board, the plane they are not on, or the largest part of the window above, below or
    /// beside them.
    pub fn card(&self, keep: &[Dot]) -> CardPlace {
        if let Some(rect) = self.beside() {
            return CardPlace {
                rect,
                ..CardPlace::default()
            };
        }
        if let Some(rect) = self.below().filter(|place| place.height >= WHOLE) {
            return CardPlace {
                rect,
                hangs: false,
                margin: MARGIN,
            };
        }
        if let Some(on) = self.on_a_plane(keep).filter(|on| large(&on.rect)) {
            return on;
        }
        let all = free(self.area, self.around(keep));
        if large(&all.rect) {
            all
        } else {
            free(self.area, self.around(keep.get(..1).unwrap_or_default()))
        }
    }

    /// Room for the card of a placing: Tian is empty then. `None` where it is too small for words.
    pub fn placing_card(&self) -> Option<Rect> {
        let tian = self.board(Plane::Tian)?.rect;
        let width = (tian.width - 2.0 * PLACING_MARGIN).min(PLACING_WIDTH);
        let place = tian.middle(width, tian.height - 2.0 * PLACING_MARGIN);
        (width >= PLACING_LEAST).then_some(place)
    }

    /// What lies beside the boards: the panel, or the status, the list of moves and the buttons below it.
    fn beside(&self) -> Option<Rect> {
        let panel = self.panel.filter(|panel| panel.width >= LEAST_WIDTH);
        let list = || {
            let listed = self.moves.height >= 96.0
                && self.moves.width >= LEAST_LIST
                && self.moves.x >= self.boards[0].rect.right();
            listed.then(|| Rect {
                y: self.status.y,
                height: self.moves.bottom().max(self.actions.bottom()) - self.status.y,
                ..self.moves
            })
        };
        panel.or_else(list)
    }

    /// What an upright window has below one board and its strip.
    fn below(&self) -> Option<Rect> {
        let upright = self.boards.len() == 1 && self.near_strip.y >= self.boards[0].rect.bottom();
        upright.then(|| {
            let mut rect = self.area;
            rect.cut_top(self.near_strip.bottom() - rect.y);
            rect
        })
    }

    /// The largest part of one of two planes that has none of these places.
    fn on_a_plane(&self, keep: &[Dot]) -> Option<CardPlace> {
        let [tian, ren] = self.boards.as_slice() else {
            return None;
        };
        let stacked = tian.rect.bottom() <= ren.rect.y;
        let part = |board: &Board, upper: bool| {
            let on = |at: &&Dot| board.rect.has(at.x, at.y, 0.0);
            let on: Vec<Dot> = keep.iter().filter(on).copied().collect();
            if on.is_empty() {
                CardPlace {
                    rect: board.rect,
                    hangs: upper && stacked,
                    margin: NARROW_MARGIN,
                }
            } else {
                CardPlace {
                    margin: NARROW_MARGIN,
                    ..free(board.rect, self.around(&on))
                }
            }
        };
        let [tian, ren] = [part(tian, true), part(ren, false)];
        Some(if size(&tian.rect) >= size(&ren.rect) {
            tian
        } else {
            ren
        })
    }

    /// The smallest rectangle round the points at these places; above the window if there are none.
    fn around(&self, keep: &[Dot]) -> Rect {
        let half = self.boards.iter().map(|board| 0.6 * board.spacing());
        let half = half.fold(0.0, f32::max);
        let mut edges: Option<[f32; 4]> = None;
        for at in keep {
            let [left, top, right, bottom] = edges.unwrap_or([at.x, at.y, at.x, at.y]);
            edges = Some([
                left.min(at.x),
                top.min(at.y),
                right.max(at.x),
                bottom.max(at.y),
            ]);
        }
        edges.map_or(
            Rect {
                height: 0.0,
                ..self.area
            },
            |[left, top, right, bottom]| Rect {
                x: left - half,
                y: top - half,
                width: right - left + 2.0 * half,
                height: bottom - top + 2.0 * half,
            },
        )
    }
}

/// Whether a place has room for a card.
fn large(place: &Rect) -> bool {
    place.width >= LEAST_WIDTH && place.height >= LEAST_HEIGHT
}

/// How much of a place a card can use.
fn size(rect: &Rect) -> f32 {
    rect.width.min(WIDTH) * rect.height.min(HEIGHT)
}

/// The largest part of a place on one side of what lies in it.
fn free(area: Rect, around: Rect) -> CardPlace {
    let mut sides = [area; 4];
    let [below, above, left, right] = &mut sides;
    below.cut_top(around.bottom() - area.y);
    above.cut_bottom(area.bottom() - around.y);
    left.cut_right(area.right() - around.x);
    right.cut_left(around.right() - area.x);
    // Rather one with room than a larger one; the first of equals: below, where a thumb is.
    let worth = |side: &Rect| size(side) + if large(side) { WIDTH * HEIGHT } else { 0.0 };
    let best = (0..4)
        .rev()
        .max_by(|a, b| worth(&sides[*a]).total_cmp(&worth(&sides[*b])));
    let best = best.unwrap_or_default();
    CardPlace {
        rect: sides[best],
        hangs: best == 1,
        margin: MARGIN,
    }
}
