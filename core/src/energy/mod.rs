//! The energy image: a game as fields of colour, without a board. Every move is a wash; its colour says how free the
//! piece was, from vermilion (li, order) to ink (wu wei, freedom). `docs/energy.md` tells the method.
//!
//! [`Trace::of`] takes from a line what the image needs, [`Image::new`] makes the list of marks in unit coordinates.
//! The list depends on the trace, the ply and the [`Settings`] alone, byte for byte on every machine: it is made with
//! whole-number chance and with the four operations and the root that IEEE 754 fixes.
#[cfg(feature = "raster")]
mod animation;
mod brush;
mod crowd;
mod field;
mod figures;
mod image;
mod pattern;
mod polygon;
mod random;
mod raster;
mod settings;
#[cfg(feature = "raster")]
mod still;
#[cfg(test)]
mod tests;
mod trace;

#[cfg(feature = "raster")]
pub use animation::gif;
pub use figures::{Figures, Freer};
pub use image::{Image, Mark, Shape, UNIT};
pub use raster::{Inks, Raster};
pub use settings::{Preset, Settings, Slider, Toggle};
#[cfg(feature = "raster")]
pub use still::png;
pub use trace::{Level, Place, Stroke, Trace};
