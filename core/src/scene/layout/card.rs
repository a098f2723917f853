//! Where cards lie: never over the points that decided the game, the placing's card on the empty Tian.
use super::{Dot, Layout, Rect};
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
const LEAST_HEIGHT: f32 = 150.0;
/// What a card takes where it has the room.
const WIDTH: f32 = 460.0;
const HEIGHT: f32 = 300.0;
const MARGIN: f32 = 12.0;
/// The placing's card, and what is left of the board round it.
const PLACING_WIDTH: f32 = 340.0;
const PLACING_MARGIN: f32 = 12.0;

impl Layout {
    /// Room for a card from which the points at these places can still be seen, the first of them whatever happens: the
    /// panel, or the largest part of the window above, below or beside them.
    pub fn card(&self, keep: &[Dot]) -> CardPlace {
        let beside = self.beside().filter(|place| place.width >= LEAST_WIDTH);
        if let Some(rect) = beside {
            return CardPlace {
                rect,
                ..CardPlace::default()
            };
        }
        let all = self.free(keep);
        if all.rect.width >= LEAST_WIDTH && all.rect.height >= LEAST_HEIGHT {
            all
        } else {
            self.free(keep.get(..1).unwrap_or_default())
        }
    }

    /// Room for the card of a placing: Tian is empty then.
    pub fn placing_card(&self) -> Rect {
        let tian = self
            .board(Plane::Tian)
            .map_or(self.area, |board| board.rect);
        let width = (tian.width - 2.0 * PLACING_MARGIN).min(PLACING_WIDTH);
        tian.middle(width, tian.height - 2.0 * PLACING_MARGIN)
    }

    /// What lies beside the boards: the panel, or the status, the list of moves and the buttons below it.
    fn beside(&self) -> Option<Rect> {
        let list = || {
            let listed = self.moves.height >= 96.0 && self.moves.x >= self.boards[0].rect.right();
            listed.then(|| Rect {
                y: self.status.y,
                height: self.moves.bottom().max(self.actions.bottom()) - self.status.y,
                ..self.moves
            })
        };
        self.panel.or_else(list)
    }

    /// The largest part of the window on one side of these places.
    fn free(&self, keep: &[Dot]) -> CardPlace {
        let around = self.around(keep);
        let mut sides = [self.area; 4];
        let [below, above, left, right] = &mut sides;
        below.cut_top(around.bottom() - self.area.y);
        above.cut_bottom(self.area.bottom() - around.y);
        left.cut_right(self.area.right() - around.x);
        right.cut_left(around.right() - self.area.x);
        let size = |rect: &Rect| rect.width.min(WIDTH) * rect.height.min(HEIGHT);
        // The first of equals: below, where a thumb is.
        let best = (0..4)
            .rev()
            .max_by(|a, b| size(&sides[*a]).total_cmp(&size(&sides[*b])));
        let best = best.unwrap_or_default();
        CardPlace {
            rect: sides[best],
            hangs: best == 1,
            margin: MARGIN,
        }
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
