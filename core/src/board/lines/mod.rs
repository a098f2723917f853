//! Attacks on one plane: for a piece on a point, the points it reaches. Own and enemy pieces are not told apart, and the
//! plane of a point is forgotten: the sets are those of the plane the caller means.
//!
//! Line pieces (Chariot, Cannon) are worked out by arithmetic on the set; the others have small tables built at compile
//! time, some 85 KB in all, indexed by the four points that can hobble them.
mod regions;
mod slides;
mod steps;
#[cfg(test)]
mod tests;

pub use regions::{
    advisor_points, elephant_points, file, half, palace, rank, soldier_points, soldier_waiting,
};
pub use slides::{between, cannon, cannon_jumps, chariot, cross};
pub use steps::{
    advisor, elephant, general, horse, horse_attackers, horse_ring, orthogonal, ring, soldier,
    soldier_attackers,
};
