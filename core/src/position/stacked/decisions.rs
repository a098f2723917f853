//! What the published rules of San Cai leave open and the project decided: the passages marked \[ours\] in the rules,
//! each in one place. Changing a decision is changing it here, or in the function that its comment names.
//!
//! Decided in a function elsewhere: a toucher stays where it stands (`touch` in `play`), the leg of a Horse that
//! changes planes (`horse` in `reach`), what a stay grows by (`grown_stay` in `play`), stalemate and the order of
//! results (`ending` in this module's parent), an order of filling Di (`starting_points` in `di`), what equality compares
//! (`Position`).

use crate::board::{Plane, Point, PointSet, Side, lines};

/// Ours (section 2): the files of the five marked points, a c e g i.
pub const MARK_FILES: [u8; 5] = [0, 2, 4, 6, 8];

/// Ours (section 2): the relative rank of the marked points, 1..=10.
pub const MARK_RANK: u8 = 3;

/// Ours (section 3): from this relative rank on a Soldier also moves straight up or down.
pub const SOLDIER_VERTICAL_RANK: u8 = 8;

/// The reserve a Giác Thân starts with, in minutes (section 4).
pub const RESERVE: u8 = 3;

/// Ours (section 4): what a touch takes from the reserve, in minutes.
pub const TOUCH_COST: u8 = 1;

/// Ours (section 4): plies a touched Giác Thân is frozen: its owner's next three turns and the three turns of the
/// toucher after them.
pub const FREEZE: u8 = 6;

/// Ours (section 4): whether a Giác Thân may touch the other one.
pub const GIAC_THAN_TOUCHES: bool = true;

/// The stay that wins, on Ren and on Di (sections 5.2 and 7).
pub const WINNING_STAY: u8 = 2;

/// Ours (section 1): the palace is on Ren only; nothing on Tian depends on it. Di's points are `Plane::Ren`'s.
pub fn in_palace(side: Side, point: Point) -> bool {
    point.plane() == Plane::Ren && lines::palace(side).has(point)
}

/// Ours (section 7): an extra step on Di ends on an empty point of the palace.
pub const fn extra_step_ends(palace: PointSet, occupied: PointSet) -> PointSet {
    PointSet::from_bits(palace.bits() & !occupied.bits())
}

/// Ours (section 7): on Di only a side without another action passes.
pub const fn may_pass(has_other_action: bool) -> bool {
    !has_other_action
}
