//! Vocabulary and geometry without rules: sides, kinds, pieces, points, sets of points, moves and lines of attack.
mod action;
pub mod lines;
mod piece;
mod point;
mod set;
mod side;

pub use action::{Move, MoveList};
pub use piece::{Kind, Piece};
pub use point::{File, Plane, Point};
pub use set::PointSet;
pub use side::{BySide, Side};
