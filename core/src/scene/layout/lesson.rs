//! A lesson: its head with the way out and the progress, the coach's words, the boards, the buttons. The coach never
//! covers a board.
use super::{Board, Class, Layout, PlaneName, Planes, Rect, STRETCH, Window};

/// Height of the head, and of the row of buttons under one board.
const HEAD: f32 = 44.0;
const BUTTONS: f32 = 56.0;
/// The least the coach's words get above one board and above two, before text scale.
const COACH: f32 = 112.0;
const COACH_OF_TWO: f32 = 88.0;
/// The most, so that they stay near the board.
const COACH_MOST: f32 = 148.0;
/// Width of the rail beside two boards.
const RAIL: f32 = 64.0;
/// Width of the panel beside one board of a lying window, and beside two: part of the window, least, most; between them
/// what the boards leave.
const PANEL: (f32, f32, f32) = (0.32, 210.0, 380.0);
const PANEL_OF_TWO: (f32, f32, f32) = (0.28, 210.0, 300.0);
/// Height of a plane's name above its board, and beside it in the rail.
const NAME: f32 = 24.0;
const NAME_IN_RAIL: f32 = 44.0;
const GAP: f32 = 4.0;
const MARGIN: f32 = 6.0;

impl Layout {
    /// Where everything of a lesson lies in a window: `far_strip` is the head, `status` the coach's place, `actions` the
    /// buttons. Files and ranks are written at the edges, for the coach names points.
    pub fn lesson(window: &Window, planes: Planes) -> Self {
        let area = window.usable();
        let scale = window.strip_text_scale().max(1.0);
        let mut layout = Self::empty(Class::Compact);
        layout.area = area;
        let within = if area.width > area.height {
            layout.put_beside(area, planes)
        } else {
            layout.put_above(area, planes, scale)
        };
        layout.boards = Self::plain(planes, within, true).boards;
        if let [tian, ren] = layout.boards.as_mut_slice() {
            together(tian, ren);
            layout.put_names();
        }
        layout
    }

    /// Head, words and buttons in a panel on the right; what is left is the boards'.
    fn put_beside(&mut self, mut area: Rect, planes: Planes) -> Rect {
        let (part, least, most) = match planes {
            Planes::Two => PANEL_OF_TWO,
            Planes::One | Planes::Di => PANEL,
        };
        area.cut_left(MARGIN);
        // A board is about as wide as high.
        let boards = if planes == Planes::Two { 2.0 } else { 1.0 } * area.height;
        let panel = (area.width - boards).clamp((part * area.width).clamp(least, most), most);
        let mut panel = area.cut_right(panel);
        self.far_strip = panel.cut_top(HEAD);
        self.put_actions(panel.cut_bottom(BUTTONS), 2, 2);
        self.status = panel;
        if planes == Planes::Two {
            area.cut_top(NAME);
        }
        area
    }

    /// The planes' names: above boards side by side, in the rail beside boards one above the other.
    fn put_names(&mut self) {
        let [tian, ren] = self.boards.as_slice() else {
            return;
        };
        let stacked = tian.rect.bottom() <= ren.rect.y;
        let place = |board: &Board| {
            if stacked {
                Rect {
                    y: board.rect.y,
                    height: NAME_IN_RAIL,
                    ..self.actions
                }
            } else {
                Rect {
                    y: board.rect.y - NAME,
                    height: NAME,
                    ..board.rect
                }
            }
        };
        self.plane_names = [tian, ren]
            .map(|board| PlaneName {
                plane: board.plane,
                rect: place(board),
            })
            .into();
    }

    /// Head and words above, buttons below one board or beside two.
    fn put_above(&mut self, mut area: Rect, planes: Planes, scale: f32) -> Rect {
        self.far_strip = area.cut_top(HEAD);
        let (least, high) = match planes {
            Planes::Two => (COACH_OF_TWO, 20.0),
            Planes::One | Planes::Di => (COACH, 10.0),
        };
        if planes == Planes::Two {
            area.cut_left(MARGIN);
        } else {
            self.put_actions(area.cut_bottom(BUTTONS), 2, 2);
        }
        let wide = if planes == Planes::Two {
            area.width - RAIL
        } else {
            area.width
        };
        let boards = high * STRETCH * wide / 9.0;
        let words = (area.height - boards).clamp(least * scale, COACH_MOST);
        self.status = area.cut_top(words.min(area.height / 2.0));
        if planes == Planes::Two {
            self.put_actions(area.cut_right(RAIL), 1, 4);
        }
        area.cut_bottom(GAP);
        area
    }
}

/// Two boards one above the other lie at the same left edge.
fn together(tian: &mut Board, ren: &mut Board) {
    if tian.rect.bottom() <= ren.rect.y {
        let left = tian.rect.x.min(ren.rect.x);
        for board in [tian, ren] {
            board.rect.x = left;
        }
    }
}
