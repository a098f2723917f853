//! What all moves of an image have in common, and each move's share in it: the more moves, the smaller and thinner
//! their washes, so that a long game is no mud; the older a move, the paler.
use super::image::{Mark, Shape};
use super::random::Chance;
use super::settings::{Settings, Slider};
use super::trace::{Level, Place, Stroke};
use crate::board::Side;

/// From the image's edge to the outermost points.
const MARGIN: f32 = 0.16;

/// The moves to be painted, with what is set.
pub(super) struct Crowd<'a> {
    strokes: &'a [Stroke],
    pub settings: &'a Settings,
}

/// A move to be painted, with its place in unit coordinates.
#[derive(Clone, Copy)]
pub(super) struct Moved<'a> {
    pub ply: u16,
    pub stroke: &'a Stroke,
    /// Where it began; where a Giác Thân was placed, the same as `to`.
    pub from: (f32, f32),
    pub to: (f32, f32),
    /// How far it went, in points of the board; 0 for a placing.
    pub length: f32,
    /// How much of it is left, 0..=1: less the older it is, where moves fade.
    pub fresh: f32,
    /// 1, less on Tian, more on Di.
    pub heavy: f32,
}

impl<'a> Crowd<'a> {
    pub const fn new(strokes: &'a [Stroke], settings: &'a Settings) -> Self {
        Self { strokes, settings }
    }

    /// How many moves there are, whoever made them.
    pub const fn count(&self) -> usize {
        self.strokes.len()
    }

    /// 1 for few moves, towards 0 for many; `half` moves make one half.
    pub fn room(&self, half: f32) -> f32 {
        half / (half + self.count() as f32)
    }

    /// The moves of the sides that are shown, passes left out.
    pub fn moves(&self) -> impl Iterator<Item = Moved<'a>> + '_ {
        let shown = |stroke: &Stroke| match stroke.side {
            Side::Red => self.settings.red,
            Side::Black => self.settings.black,
        };
        let all = self.strokes.iter().enumerate();
        all.filter(move |(_, stroke)| shown(stroke))
            .filter_map(|(ply, stroke)| self.moved(ply, stroke))
    }

    fn moved(&self, ply: usize, stroke: &'a Stroke) -> Option<Moved<'a>> {
        let goal = stroke.to?;
        let start = stroke.from.unwrap_or(goal);
        Some(Moved {
            ply: u16::try_from(ply).ok()?,
            stroke,
            from: centre(start),
            to: centre(goal),
            length: length(start, goal),
            fresh: self.fresh(ply),
            heavy: f32::midpoint(weight(start.level), weight(goal.level)),
        })
    }

    /// What is left of a move after those that followed it.
    fn fresh(&self, ply: usize) -> f32 {
        if !self.settings.fade {
            return 1.0;
        }
        let fading = self.settings.part(Slider::Fading);
        let age = (self.count() - 1 - ply) as f32;
        1.0 / (1.0 + age * fading * fading * 0.16)
    }
}

impl Moved<'_> {
    /// This move's own chance, for the thing with this number.
    pub const fn chance(&self, thing: u64) -> Chance {
        Chance::new(self.stroke.seed).of(thing)
    }

    /// A mark of this move that covers with this density (0: nothing; 1: all but a third of what is below).
    pub fn mark(&self, shape: Shape, density: f32) -> Mark {
        Mark {
            shape,
            ply: self.ply,
            side: self.stroke.side,
            tone: self.stroke.freedom,
            alpha: (cover(density) * 255.0).round() as u8,
            width: 0,
            points: 0,
        }
    }
}

/// What a density leaves uncovered is its exponential; this is near enough below 3, and the same everywhere.
pub(super) fn cover(density: f32) -> f32 {
    let density = density.max(0.0);
    let left = 1.0 / (1.0 + density + density * density / 2.0 + density * density * density / 6.0);
    1.0 - left
}

/// Where a point of a plane lies in the image: Red's edge below, planes upon each other.
fn centre(place: Place) -> (f32, f32) {
    let room = 1.0 - 2.0 * MARGIN;
    (
        MARGIN + room * f32::from(place.file) / 8.0,
        MARGIN + room * f32::from(9 - place.rank) / 9.0,
    )
}

/// How far a move went, in points; the way between planes counts as one.
fn length(from: Place, to: Place) -> f32 {
    let across = f32::from(to.file) - f32::from(from.file);
    let along = f32::from(to.rank) - f32::from(from.rank);
    let down = f32::from(u8::from(from.level != to.level));
    (across * across + along * along + down).sqrt()
}

const fn weight(level: Level) -> f32 {
    match level {
        Level::Tian => 0.55,
        Level::Ren => 1.0,
        Level::Di => 1.5,
    }
}
