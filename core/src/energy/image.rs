use super::crowd::Crowd;
use super::settings::Settings;
use super::trace::Trace;
use super::{brush, field, pattern};
use crate::board::Side;

/// Units to the side of the image: a coordinate of `UNIT` is 1.0. What flows over the edge has coordinates beyond.
pub const UNIT: i16 = 8192;

/// The image as a list of marks, to be painted in this order over the paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// The marks.
    pub marks: Vec<Mark>,
    /// The points of all marks, one mark's after the other's, in [`UNIT`]s to the right and down from the upper left corner.
    pub points: Vec<(i16, i16)>,
}

/// One thing to paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What it is.
    pub shape: Shape,
    /// The move it belongs to, 0 = the first.
    pub ply: u16,
    /// Whose move that is.
    pub side: Side,
    /// Its colour on the scale from vermilion (1) to ink (10).
    pub tone: u8,
    /// How much of it, of 255.
    pub alpha: u8,
    /// For a disc its radius, for a ring or a line the width of the stroke, in units; else 0.
    pub width: u16,
    /// How many points it has.
    pub points: u16,
}

/// What a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A filled polygon: a layer of a field, a blot, a brush stroke.
    Area,
    /// A disc around its one point.
    Disc,
    /// The outline of a circle: its centre, and a point whose first coordinate is the radius of the middle of the stroke.
    Ring,
    /// A straight line between its two points, round at its ends.
    Line,
}

impl Image {
    /// The image of the first `ply` moves. It has at most about 250,000 points, however long the game is.
    pub fn new(trace: &Trace, ply: usize, settings: &Settings) -> Self {
        let crowd = Crowd::new(&trace.strokes[..ply.min(trace.plies())], settings);
        let mut image = Self::default();
        field::paint(&crowd, &mut image);
        pattern::paint(&crowd, &mut image);
        brush::paint(&crowd, &mut image);
        image
    }

    /// Adds a mark over all others. One that nobody could see is left out.
    pub(super) fn add(&mut self, mark: Mark, points: impl IntoIterator<Item = (f32, f32)>) {
        if mark.alpha == 0 {
            return;
        }
        let before = self.points.len();
        self.points
            .extend(points.into_iter().map(|(x, y)| (whole(x), whole(y))));
        let points = (self.points.len() - before) as u16;
        self.marks.push(Mark { points, ..mark });
    }

    /// Every mark with its points.
    pub fn iter(&self) -> impl Iterator<Item = (Mark, &[(i16, i16)])> {
        let mut at = 0;
        self.marks.iter().map(move |&mark| {
            let points = &self.points[at..at + usize::from(mark.points)];
            at += usize::from(mark.points);
            (mark, points)
        })
    }

    /// The list as bytes, all numbers little-endian: for each mark its shape (0 area, 1 disc, 2 ring, 3 line), tone, alpha
    /// and side (0 Red, 1 Black) in a byte each, ply, width and number of points in two bytes each, then two bytes for
    /// each coordinate. Equal lists have equal bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.marks.len() * 10 + self.points.len() * 4);
        for (mark, points) in self.iter() {
            out.extend([mark.shape as u8, mark.tone, mark.alpha, mark.side as u8]);
            for number in [mark.ply, mark.width, mark.points] {
                out.extend(number.to_le_bytes());
            }
            for (x, y) in points {
                out.extend(x.to_le_bytes());
                out.extend(y.to_le_bytes());
            }
        }
        out
    }

    /// The bytes' digest (FNV-1a, 64 bits), in sixteen hexadecimal digits.
    pub fn digest(&self) -> String {
        let hash = self
            .bytes()
            .iter()
            .fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
            });
        format!("{hash:016x}")
    }
}

/// A length of the unit square in whole units.
fn whole(length: f32) -> i16 {
    (length * f32::from(UNIT)).round() as i16
}

/// The width of a mark in whole units.
pub(super) fn wide(length: f32) -> u16 {
    (length * f32::from(UNIT)).round().max(1.0) as u16
}
