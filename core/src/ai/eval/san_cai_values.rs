//! The numbers of the evaluation that San Cai adds to `values`.
use super::super::score::Score;

/// A Giác Thân so many steps from the enemy palace; the first is inside it.
pub(super) const GIAC_THAN_NEAR: [Score; 12] = [150, 95, 70, 50, 36, 26, 18, 12, 8, 4, 2, 0];
/// A minute of its reserve.
pub(super) const RESERVE_MINUTE: Score = 35;
/// To have a Giác Thân at all.
pub(super) const GIAC_THAN: Score = 60;
/// A point of the own palace on which the enemy Giác Thân, within [`NEAR_STEPS`], could not be touched.
pub(super) const UNWATCHED: Score = 9;
/// See [`UNWATCHED`].
pub(super) const NEAR_STEPS: usize = 3;
/// It could be touched on the opponent's turn now.
pub(super) const TOUCHABLE: Score = 30;
/// It stands in the palace, free, where nothing touches it at present.
pub(super) const UNTOUCHED_INSIDE: Score = 350;
/// A stay that the next turn completes, all but won.
pub(super) const STAY_COMES: Score = 6_000;

/// What a kind is worth on Di, where the General and the Giác Thân are not.
pub(super) const WORTH_ON_DI: [i16; 8] = [0, 130, 120, 450, 900, 430, 110, 0];
/// A rank that a Soldier or an Advisor is further from its own edge, on Di.
pub(super) const ADVANCE_ON_DI: Score = 12;
/// A point more in a piece's reach, on Di.
pub(super) const FREEDOM_ON_DI: Score = 3;
/// A point of the enemy palace that a piece could enter without being taken there, on Di.
pub(super) const OPEN_ENTRY: Score = 45;
/// A point of the enemy palace in a piece's reach, on Di.
pub(super) const ENTRY: Score = 8;
/// A piece in the enemy palace that nothing takes at present, on Di.
pub(super) const SAFE_INSIDE: Score = 500;
/// A piece in the enemy palace that something takes, but something takes back, on Di.
pub(super) const GUARDED_INSIDE: Score = 30;

/// What a kind is worth more on two planes than on one: a Horse has twice as many points to land on, a Cannon never
/// captures from one plane to the other. Measured: +175 Elo in 200 games at 1,500 nodes a move.
pub(super) const MORE_ON_TWO_PLANES: [Score; 8] = [0, 0, 0, 60, 0, -60, 0, 0];
