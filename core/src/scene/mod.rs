//! The board as a paint list: where everything lies in a window, what is painted there, and which point a finger means.
//!
//! A shell makes a [`Layout`] from its [`Window`], asks for the [`Scene`] of an [`Input`] and paints it. It knows the
//! six [`Shape`]s and how to move a [`Group`] from place to place; nothing about lines, rivers or marks. All lengths are
//! in dp (pt on iOS), all angles in degrees clockwise, x runs to the right and y down from the window's upper left corner.
mod glyph;
mod hit;
mod input;
mod layout;
mod paint;
#[cfg(feature = "pictures")]
mod picture;
mod shape;
mod svg;
pub mod tokens;

pub use glyph::{Glyph, Outline, character, outline};
pub use hit::{Hit, Loupe};
pub use input::{Input, Mark, PieceAt, Planes, Seal, Style};
pub use layout::{Board, CardPlace, Class, Insets, Layout, PlaneName, Rect, Spread, Window};
pub use paint::{diagram, lantern, piece, star, thumbnail, triangle};
#[cfg(feature = "pictures")]
pub use picture::png;
pub use shape::{Command, Dot, Entrance, Group, Ink, Paper, Passage, Scene, Shape, Sign};
pub use svg::{shapes_svg, svg};
pub use tokens::{Colour, palette};
