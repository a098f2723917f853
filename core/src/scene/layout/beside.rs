//! Two planes side by side: lying phones and tablets, and windows too small and square for anything else.
use super::{Board, Class, Layout, PlaneName, RAILS, Rect, SMALLEST, STRETCH};
use crate::board::Plane;

/// The widest spacing.
const MOST: f32 = 96.0;
/// Below this spacing the planes need the room that rails and panels take.
const CRAMPED: f32 = 1.25 * SMALLEST;
/// The larger plane's part of the width of two planes where it opens by itself or is asked for.
const LARGER: f32 = 0.594;

/// A lying window, cut into the place of the planes and what stands around it.
struct Cut {
    layout: Layout,
    field: Rect,
    gap: f32,
    radius: f32,
    /// How much a plane may be stretched.
    stretch: f32,
}

pub(super) fn layout(area: Rect, enlarged: Option<Plane>) -> Layout {
    let cut = if area.height < 480.0 {
        low(area)
    } else if area.width >= 840.0 && area.height >= 640.0 {
        expanded(area)
    } else {
        medium(area)
    };
    let square = square(area);
    let [own, other] = [&cut, &square].map(|cut| cut.sizes(None)[0].0 / 9.0);
    // Rails at both sides leave a narrow window too little; strips above and below leave more.
    let cut = if own < CRAMPED && other > 1.2 * own {
        square
    } else {
        cut
    };
    cut.with_boards(enlarged)
}

impl Cut {
    /// Widths and heights of the two planes' papers.
    fn sizes(&self, larger: Option<Plane>) -> [(f32, f32); 2] {
        let width = (self.field.width - self.gap).max(0.0);
        let parts = match larger {
            None => [0.5, 0.5],
            Some(Plane::Tian) => [LARGER, 1.0 - LARGER],
            Some(Plane::Ren) => [1.0 - LARGER, LARGER],
        };
        parts.map(|part| {
            let sx = (width * part / 9.0).min(MOST);
            let sy = (self.field.height / 10.0).clamp(0.0, self.stretch * sx);
            let sx = sx.min(self.stretch * sy);
            (9.0 * sx, 9.0 * sy + sy.min(sx))
        })
    }

    /// Puts the planes into their place, both in its middle.
    fn with_boards(mut self, enlarged: Option<Plane>) -> Layout {
        let equal = self.sizes(None);
        let small = equal[0].0 / 9.0 < SMALLEST && self.field.height / 10.0 >= SMALLEST;
        self.layout.enlarged = enlarged.or(small.then_some(Plane::Ren));
        let [tian, ren] = self.sizes(self.layout.enlarged);
        let used = tian.0 + self.gap + ren.0;
        let mut row = self.field.middle(used, self.field.height);
        let left = row.cut_left(tian.0).middle(tian.0, tian.1);
        let right = row.cut_right(ren.0).middle(ren.0, ren.1);
        self.layout.boards = vec![
            Board::new(Plane::Tian, left, self.radius, false),
            Board::new(Plane::Ren, right, self.radius, false),
        ];
        if self.layout.panel.is_some() {
            for (name, board) in self.layout.plane_names.iter_mut().zip(&self.layout.boards) {
                (name.rect.x, name.rect.width) = (board.rect.x, board.rect.width);
            }
        }
        self.layout
    }
}

fn name(plane: Plane, rect: Rect) -> PlaneName {
    PlaneName { plane, rect }
}

/// A lying phone: names and clocks in the left rail, status and actions in the right one.
fn low(mut area: Rect) -> Cut {
    let mut layout = Layout::empty(Class::CompactLandscape);
    area.cut_top(8.0);
    area.cut_bottom(8.0);
    // Rails take at most nine parts of twenty of a narrow window.
    let unit = (0.45 * area.width / RAILS).min(1.0);
    let wanted = 18.0 * STRETCH * area.height / 10.0 + RAILS;
    let spare = (area.width - wanted).max(0.0) / 2.0;
    let mut left = area.cut_left(84.0 * unit + spare.min(56.0));
    area.cut_right(1.0);
    let mut right = area.cut_right(84.0 * unit + spare.min(56.0));
    left.cut_left(6.0);
    left.cut_right(4.0);
    let right_edge = right;
    right = right_edge.narrowed(4.0);
    layout.rail = Some(right);
    layout.far_strip = left.cut_top((0.3 * left.height).min(100.0));
    layout.near_strip = left.cut_bottom((0.25 * left.height).min(72.0));
    let tian = left.cut_top(52.0).middle(left.width, 48.0);
    layout.seals = Some(left);
    let ren = right.cut_top(52.0).middle(right.width, 48.0);
    layout.plane_names = vec![name(Plane::Tian, tian), name(Plane::Ren, ren)];
    layout.status = right.cut_top((0.25 * right.height).min(64.0));
    layout.banner = layout.status;
    let actions = right.cut_bottom((3.0f32 * 48.0).min(0.75 * right.height));
    let columns = if right.width >= 96.0 { 2 } else { 1 };
    layout.put_actions(actions, columns, 6);
    layout.moves = right.cut_bottom(48.0);
    Cut {
        layout,
        field: area,
        gap: 8.0,
        radius: 6.0,
        stretch: STRETCH,
    }
}

/// Above each plane its name; strips above and below, a panel on the right.
fn with_panel(area: Rect, class: Class, margin: f32, panel: f32, around: f32) -> Cut {
    let mut layout = Layout::empty(class);
    let width = area.width - panel - 4.0 * margin;
    let s = (width / 18.0)
        .min((area.height - around) / 10.0)
        .clamp(0.0, MOST);
    // Spare width goes to the panel, then to both edges; spare height to above and below.
    let panel = panel + (width - 18.0 * s).clamp(0.0, 0.5 * panel);
    let used = 18.0 * s + panel + 4.0 * margin;
    let mut area = area.middle(used, 10.0 * s + around).narrowed(margin);
    let foot = (around - 140.0 - margin).max(0.0) / 2.0;
    area.cut_top(foot / 2.0);
    area.cut_bottom(foot / 2.0);
    let mut side = area.cut_right(panel);
    area.cut_right(margin);
    layout.far_strip = area.cut_top(48.0);
    let mut names = area.cut_top(44.0);
    layout.near_strip = area.cut_bottom(48.0);
    area.cut_bottom(margin / 2.0);
    let half = (names.width - margin) / 2.0;
    let tian = names.cut_left(half);
    let ren = names.cut_right(half);
    layout.plane_names = vec![name(Plane::Tian, tian), name(Plane::Ren, ren)];
    layout.panel = Some(side);
    layout.status = side.cut_top((0.14 * side.height).clamp(56.0, 84.0));
    layout.banner = layout.status;
    side.cut_top(8.0);
    layout.seals = Some(side.cut_top((0.4 * side.height).min(168.0)));
    side.cut_top(8.0);
    let columns = if panel >= 200.0 { 4 } else { 3 };
    layout.put_actions(side.cut_bottom(104.0), columns, 2 * columns);
    side.cut_bottom(8.0);
    layout.moves = side;
    let radius = if class == Class::Expanded { 10.0 } else { 6.0 };
    Cut {
        layout,
        field: area,
        gap: margin,
        radius,
        stretch: 1.0,
    }
}

fn expanded(area: Rect) -> Cut {
    with_panel(area, Class::Expanded, 16.0, 208.0, 188.0)
}

fn medium(area: Rect) -> Cut {
    with_panel(area, Class::MediumLandscape, 12.0, 156.0, 180.0)
}

/// Strip, planes side by side, status, strip, and a row with names, moves and actions.
fn square(mut area: Rect) -> Cut {
    let mut layout = Layout::empty(Class::Square);
    let unit = (area.height / 400.0).clamp(0.5, 1.0);
    layout.far_strip = area.cut_top(44.0 * unit);
    let mut row = area.cut_bottom(48.0 * unit.max(0.8)).narrowed(4.0);
    layout.near_strip = area.cut_bottom(44.0 * unit);
    layout.status = area.cut_bottom(24.0 * unit.max(0.7)).narrowed(4.0);
    layout.banner = layout.status;
    let cell = (row.width / 6.0).min(64.0);
    let tian = row.cut_left(cell);
    let ren = row.cut_left(cell);
    layout.plane_names = vec![name(Plane::Tian, tian), name(Plane::Ren, ren)];
    layout.moves = row.cut_left(cell);
    let columns = (row.width / 48.0).clamp(1.0, 5.0) as u8;
    layout.put_actions(row, columns, columns);
    Cut {
        layout,
        field: area.narrowed(4.0),
        gap: 6.0,
        radius: 4.0,
        stretch: STRETCH,
    }
}
