//! Two planes, one above the other: phones and tablets held upright.
use super::{Board, Class, Layout, PlaneName, Rect, SMALLEST, STRETCH};
use crate::board::Plane;

/// Heights and widths of what stands around the planes.
#[derive(Clone, Copy)]
struct Around {
    strip: f32,
    gap: f32,
    status: f32,
    foot: f32,
    margin: f32,
    rail: f32,
}

const COMPACT: Around = Around {
    strip: 44.0,
    gap: 2.0,
    status: 24.0,
    foot: 8.0,
    margin: 6.0,
    rail: 48.0,
};
const SHORT: Around = Around {
    strip: 40.0,
    gap: 2.0,
    status: 20.0,
    foot: 0.0,
    margin: 6.0,
    rail: 48.0,
};
const MEDIUM: Around = Around {
    strip: 56.0,
    gap: 2.0,
    status: 40.0,
    foot: 16.0,
    margin: 12.0,
    rail: 150.0,
};

/// Between a board and its rail, and from the rail to the edge.
const BESIDE: f32 = 4.0;
/// The larger plane's part of the height of two planes.
const LARGER: f32 = 0.594;
/// The same where the smaller one is too small for a finger anyway.
const LARGER_SPLIT: f32 = 0.65;
/// The widest spacing.
const MOST: f32 = 96.0;
/// Below this part of its height the place beside the smaller plane has no row for the moves.
const LOW: f32 = 0.75;
/// Below this spacing a compact window is short.
const SHORT_BELOW: f32 = 28.0;

impl Around {
    /// The class of an upright window and what stands around its planes.
    fn of(area: Rect) -> (Class, Self) {
        if area.width >= 600.0 && MEDIUM.sy(area) >= SHORT_BELOW {
            (Class::Medium, MEDIUM)
        } else if COMPACT.sy(area) >= SHORT_BELOW {
            (Class::Compact, COMPACT)
        } else {
            (Class::Short, SHORT)
        }
    }

    /// The height of a rank of two equal planes.
    fn sy(&self, area: Rect) -> f32 {
        let taken = 2.0 * (self.strip + self.gap) + self.status + self.foot;
        ((area.height - taken) / 20.0).clamp(0.0, MOST)
    }

    /// Width of a file and height of a rank, for ranks of at most this height in a row that leaves so much beside the
    /// board.
    fn spacing(&self, area: Rect, sy: f32, beside: f32) -> (f32, f32) {
        let widest = ((area.width - 2.0 * self.margin - beside) / 9.0).max(0.0);
        (widest.min(STRETCH * sy), sy.min(STRETCH * widest))
    }

    /// What a row of two equal planes leaves beside the board.
    fn beside(&self) -> f32 {
        2.0 * BESIDE + self.rail - self.margin
    }
}

pub(super) fn layout(area: Rect, enlarged: Option<Plane>) -> Layout {
    let (class, around) = Around::of(area);
    let (sx, sy) = around.spacing(area, around.sy(area), around.beside());
    let mut layout = Layout::empty(class);
    layout.enlarged = enlarged.or((sx.min(sy) < SMALLEST).then_some(Plane::Ren));
    match layout.enlarged {
        None => equal(&mut layout, area, around, sx, sy),
        Some(plane) => unequal(&mut layout, area, around, plane),
    }
    layout
}

/// The strips at both edges; what is left for planes and status line.
fn strips(layout: &mut Layout, area: Rect, around: Around, heights: f32) -> Rect {
    let taken = 2.0 * (around.strip + around.gap) + around.status + around.foot;
    let mut area = area.middle(area.width, taken + heights);
    layout.far_strip = area.cut_top(around.strip);
    area.cut_top(around.gap);
    area.cut_bottom(around.foot);
    layout.near_strip = area.cut_bottom(around.strip);
    area.cut_bottom(around.gap);
    area
}

/// Two equal planes with a rail beside them.
fn equal(layout: &mut Layout, area: Rect, around: Around, sx: f32, sy: f32) {
    // Where the planes are limited by the height the rail takes what is left, up to a panel's width.
    let spare = area.width - around.margin - 9.0 * sx - 2.0 * BESIDE;
    let rail = spare.clamp(around.rail, around.rail.max(260.0));
    let used = around.margin + 9.0 * sx + 2.0 * BESIDE + rail;
    let mut rest = strips(layout, area.middle(used, area.height), around, 20.0 * sy);
    let upper = rest.cut_top(10.0 * sy);
    layout.status = rest.cut_top(around.status).narrowed(around.margin);
    layout.banner = layout.status;
    let lower = rest.cut_top(10.0 * sy);
    let (tian, upper) = board_and_rail(upper, around, Plane::Tian, 9.0 * sx);
    let (ren, lower) = board_and_rail(lower, around, Plane::Ren, 9.0 * sx);
    layout.boards = vec![tian, ren];
    let rail = Rect {
        height: lower.bottom() - upper.y,
        ..upper
    };
    if layout.class == Class::Medium {
        layout.panel = Some(rail);
    } else {
        layout.rail = Some(rail);
    }
    fill_upper_rail(layout, upper);
    fill_lower_rail(layout, lower);
}

fn board_and_rail(mut row: Rect, around: Around, plane: Plane, width: f32) -> (Board, Rect) {
    row.cut_left(around.margin);
    let board = row.cut_left(width);
    row.cut_left(BESIDE);
    row.cut_right(BESIDE);
    (Board::new(plane, board, 6.0, false), row)
}

/// Name of Tian, both Giác Thân, moves.
fn fill_upper_rail(layout: &mut Layout, mut rail: Rect) {
    let name = rail.cut_top(48.0);
    layout.plane_names.push(PlaneName {
        plane: Plane::Tian,
        rect: name,
    });
    rail.cut_top(8.0);
    let seals = rail.cut_top(((rail.height - 56.0) * 0.8).clamp(0.0, 176.0));
    layout.seals = Some(seals);
    rail.cut_top(8.0);
    // A rail has a button that opens the list, at its foot; a panel has the list.
    layout.moves = if rail.width < 120.0 {
        rail.cut_bottom(48.0)
    } else {
        rail
    };
}

/// Name of Ren, actions.
fn fill_lower_rail(layout: &mut Layout, mut rail: Rect) {
    let name = rail.cut_top(48.0f32.min(rail.height / 6.0));
    layout.plane_names.push(PlaneName {
        plane: Plane::Ren,
        rect: name,
    });
    let columns = (rail.width / 72.0).clamp(1.0, 2.0) as u8;
    let rows = 5.0;
    let most = if columns == 1 { 5 } else { 8 };
    let actions = rail.cut_bottom((rows * 48.0f32).min(rail.height));
    layout.put_actions(actions, columns, most);
}

/// One plane larger; what the rail held stands beside the smaller one.
fn unequal(layout: &mut Layout, area: Rect, around: Around, larger: Plane) {
    let (big, small) = split(2.0 * around.sy(area));
    let (big_sx, big) = around.spacing(area, big, 0.0);
    let beside = 2.0 * BESIDE + 96.0 - around.margin;
    let (small_sx, small) = around.spacing(area, small, beside);
    let mut rest = strips(layout, area, around, 10.0 * (big + small));
    let [upper, lower] = match larger {
        Plane::Tian => [big, small],
        Plane::Ren => [small, big],
    };
    let upper = rest.cut_top(10.0 * upper);
    layout.status = rest.cut_top(around.status).narrowed(around.margin);
    layout.banner = layout.status;
    let lower = rest.cut_top(10.0 * lower);
    let rows = [(Plane::Tian, upper), (Plane::Ren, lower)];
    for (plane, row) in rows {
        let board = if plane == larger {
            Board::new(plane, row.middle(9.0 * big_sx, row.height), 6.0, false)
        } else {
            let (board, rail) = board_and_rail(row, around, plane, 9.0 * small_sx);
            fill_beside(layout, rail);
            board
        };
        layout.boards.push(board);
    }
}

/// Heights of a rank of the larger and the smaller plane, from their sum.
fn split(sum: f32) -> (f32, f32) {
    let big = if sum < 2.0 * SMALLEST {
        LARGER_SPLIT * sum
    } else {
        (LARGER * sum).min(sum - SMALLEST)
    };
    (big, sum - big)
}

/// Names, both Giác Thân, moves and actions in two columns; in a low place the moves stand beside the names.
fn fill_beside(layout: &mut Layout, mut place: Rect) {
    layout.rail = Some(place);
    let unit = (place.height / 248.0).min(1.0);
    let low = unit < LOW;
    let mut names = place.cut_top(if low { 64.0 } else { 48.0 } * unit);
    if low {
        layout.moves = names.cut_right(names.width / 3.0);
    }
    let half = (names.width - 4.0) / 2.0;
    let tian = names.cut_left(half);
    names.cut_left(4.0);
    let ren = names;
    layout.plane_names = vec![
        PlaneName {
            plane: Plane::Tian,
            rect: tian,
        },
        PlaneName {
            plane: Plane::Ren,
            rect: ren,
        },
    ];
    place.cut_top(4.0 * unit);
    layout.put_actions(place.cut_bottom(96.0 * unit), 2, 4);
    place.cut_bottom(4.0 * unit);
    if !low {
        layout.moves = place.cut_bottom(36.0 * unit);
        place.cut_bottom(4.0 * unit);
    }
    layout.seals = Some(place);
}
