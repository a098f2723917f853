//! One board: a classical game, and Di.
use super::{Board, Class, Layout, RAILS, Rect, STRETCH};
use crate::board::Plane;

/// Heights of what stands around the board of an upright window.
struct Around {
    strip: f32,
    status: f32,
    moves: f32,
    actions: f32,
    /// Used if the spacing reaches this.
    from: f32,
    class: Class,
}

/// From roomy to tiny; the first whose spacing is reached is used.
const AROUND: [Around; 4] = [
    Around {
        strip: 48.0,
        status: 38.0,
        moves: 40.0,
        actions: 56.0,
        from: 32.0,
        class: Class::Compact,
    },
    Around {
        strip: 44.0,
        status: 28.0,
        moves: 36.0,
        actions: 48.0,
        from: 26.0,
        class: Class::Short,
    },
    Around {
        strip: 36.0,
        status: 24.0,
        moves: 0.0,
        actions: 44.0,
        from: 18.0,
        class: Class::Short,
    },
    Around {
        strip: 24.0,
        status: 18.0,
        moves: 0.0,
        actions: 40.0,
        from: 0.0,
        class: Class::Short,
    },
];

/// The widest spacing of one board in an upright and in a lying window.
const MOST_UPRIGHT: f32 = 84.0;
const MOST_LYING: f32 = 64.0;

pub(super) fn layout(area: Rect) -> Layout {
    let upright = upright(area);
    let lying = if area.height < 480.0 {
        low(area)
    } else {
        wide(area)
    };
    if upright.spacing() >= lying.spacing() {
        upright
    } else {
        lying
    }
}

/// The size of a paper for one board within a place: `sx`, and `sy` with margins of half the smaller of them.
fn paper(width: f32, height: f32, most: f32) -> (f32, f32) {
    let sx = (width / 9.0).min(most);
    let sy = ((height - sx) / 9.0).max(height / 10.0).min(STRETCH * sx);
    let sx = sx.min(STRETCH * sy);
    (9.0 * sx, 9.0 * sy + sx.min(sy))
}

impl Around {
    fn board(&self, area: Rect) -> (f32, f32) {
        let taken = 2.0 * self.strip + self.status + self.moves + self.actions;
        paper(area.width, area.height - taken, MOST_UPRIGHT)
    }
}

fn put_board(layout: &mut Layout, rect: Rect, radius: f32) {
    layout.boards = vec![Board::new(Plane::Ren, rect, radius, false)];
}

/// Strip, board, strip, status, moves, actions: one under the other.
fn upright(mut area: Rect) -> Layout {
    let fits = |around: &&Around| around.board(area).0 / 9.0 >= around.from;
    let around = AROUND.iter().find(fits).unwrap_or(&AROUND[3]);
    let (width, height) = around.board(area);
    let class = if area.width >= 600.0 {
        Class::Medium
    } else {
        around.class
    };
    let mut layout = Layout::empty(class);
    let radius = if width + 1.0 >= area.width { 0.0 } else { 6.0 };
    let taken = height + 2.0 * around.strip + around.status + around.moves + around.actions;
    let gap = ((area.height - taken) / 6.0).clamp(0.0, 12.0);
    let full = area;
    area = full.middle(full.width, taken + 6.0 * gap);
    area.y = full.y.max(area.y.min(full.y + 4.0 * gap));
    layout.far_strip = area.cut_top(around.strip);
    area.cut_top(gap / 2.0);
    let row = area.cut_top(height);
    put_board(&mut layout, row.middle(width, height), radius);
    area.cut_top(gap / 2.0);
    layout.near_strip = area.cut_top(around.strip);
    let side = if area.width >= 320.0 { 12.0 } else { 4.0 };
    area.cut_top(gap);
    layout.status = area.cut_top(around.status).narrowed(side);
    layout.banner = layout.status;
    area.cut_top(gap);
    layout.moves = area.cut_top(around.moves).narrowed(side);
    area.cut_top(gap);
    let columns = (area.width / 56.0).clamp(2.0, 6.0) as u8;
    layout.put_actions(
        area.cut_top(around.actions).narrowed(side / 2.0),
        columns,
        columns,
    );
    layout
}

/// A lying phone: players on the left, the board, everything else on the right.
fn low(mut area: Rect) -> Layout {
    let mut layout = Layout::empty(Class::CompactLandscape);
    area.cut_top(8.0);
    area.cut_bottom(8.0);
    // Rails take at most nine parts of twenty of a narrow window.
    let unit = (0.45 * area.width / RAILS).min(1.0);
    let (width, height) = paper(area.width - RAILS * unit, area.height, MOST_LYING);
    let spare = (area.width - width - RAILS).max(0.0);
    let mut left = area
        .cut_left(80.0 * unit + (spare * 0.35).min(80.0))
        .narrowed(6.0);
    let mut right = area
        .cut_right(84.0 * unit + (spare * 0.65).min(200.0))
        .narrowed(6.0);
    put_board(&mut layout, area.middle(width, height), 6.0);
    layout.far_strip = left.cut_top((left.height / 2.0).min(112.0));
    layout.near_strip = left.cut_bottom(112.0);
    layout.status = right.cut_top(60.0);
    layout.banner = layout.status;
    right.cut_top(4.0);
    let columns = (right.width / 60.0).clamp(1.0, 3.0) as u8;
    let rows = if columns == 1 { 4.0 } else { 2.0 };
    let actions = right.cut_bottom(rows * 48.0);
    layout.put_actions(actions, columns, 6);
    right.cut_bottom(4.0);
    layout.moves = right;
    layout
}

/// A large lying window: strips above and below the board, a panel beside it.
fn wide(mut area: Rect) -> Layout {
    let expanded = area.width >= 840.0 && area.height >= 640.0;
    let class = if expanded {
        Class::Expanded
    } else {
        Class::MediumLandscape
    };
    let margin = if expanded { 16.0 } else { 8.0 };
    let mut layout = Layout::empty(class);
    let panel = (area.width * 0.3).clamp(150.0, 320.0);
    let strips = 2.0 * 48.0 + 3.0 * margin;
    let (width, height) = paper(
        area.width - panel - 3.0 * margin,
        area.height - strips,
        MOST_LYING,
    );
    area = area
        .middle(width + panel + 3.0 * margin, height + strips)
        .narrowed(margin);
    area.cut_top(margin / 2.0);
    let panel = area.cut_right(panel);
    area.cut_right(margin);
    layout.far_strip = area.cut_top(48.0);
    area.cut_top(margin / 2.0);
    let board = area.cut_top(height);
    put_board(&mut layout, board, if expanded { 10.0 } else { 6.0 });
    area.cut_top(margin / 2.0);
    layout.near_strip = area.cut_top(48.0);
    fill_panel(&mut layout, panel);
    layout
}

/// Status, moves and actions, one under the other.
fn fill_panel(layout: &mut Layout, mut panel: Rect) {
    layout.panel = Some(panel);
    layout.status = panel.cut_top(84.0);
    layout.banner = layout.status;
    panel.cut_top(12.0);
    let columns = (panel.width / 52.0).clamp(2.0, 4.0) as u8;
    let actions = panel.cut_bottom(112.0);
    layout.put_actions(actions, columns, 8);
    panel.cut_bottom(12.0);
    layout.moves = panel;
}
