//! Polygons that flow: every edge is broken near its middle and pushed out or in, again and again, each with a
//! looseness of its own, so that one side of a wash runs far and another stays.
use super::random::Chance;

/// A corner, and how loose the edge from it to the next one is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub x: f32,
    pub y: f32,
    pub loose: f32,
}

/// Twelve directions, 30° apart: cosine and sine, so that no machine's own sine is asked.
const DIRECTIONS: [(f32, f32); 12] = [
    (1.0, 0.0),
    (0.866_025_4, 0.5),
    (0.5, 0.866_025_4),
    (0.0, 1.0),
    (-0.5, 0.866_025_4),
    (-0.866_025_4, 0.5),
    (-1.0, 0.0),
    (-0.866_025_4, -0.5),
    (-0.5, -0.866_025_4),
    (0.0, -1.0),
    (0.5, -0.866_025_4),
    (0.866_025_4, -0.5),
];

/// An ellipse in its rough form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ellipse {
    /// Its centre.
    pub centre: (f32, f32),
    /// The direction of its long axis, of length 1.
    pub along: (f32, f32),
    /// Half its long axis.
    pub long: f32,
    /// Half its short axis.
    pub short: f32,
}

impl Ellipse {
    /// Twelve corners, each nearer or farther by chance.
    pub fn corners(&self, chance: Chance) -> Vec<Corner> {
        let corner = |(index, (cos, sin)): (usize, (f32, f32))| {
            let chance = chance.of(index as u64);
            let reach = chance.of(0).between(0.72, 1.28);
            let (u, v) = (self.long * cos * reach, self.short * sin * reach);
            let (ax, ay) = self.along;
            // Most edges are calm, some run.
            let run = chance.of(1).part();
            Corner {
                x: self.centre.0 + u * ax - v * ay,
                y: self.centre.1 + u * ay + v * ax,
                loose: 0.25 + run * run * 0.95,
            }
        };
        DIRECTIONS.into_iter().enumerate().map(corner).collect()
    }
}

/// The polygon with every edge broken once; `rough` 0..=1.
pub(super) fn broken(corners: &[Corner], rough: f32, chance: Chance) -> Vec<Corner> {
    let mut out = Vec::with_capacity(corners.len() * 2);
    for (index, &a) in corners.iter().enumerate() {
        let b = corners[(index + 1) % corners.len()];
        let chance = chance.of(index as u64);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let at = 0.5 + 0.12 * chance.of(0).spread();
        let push = a.loose * rough * 0.62 * chance.of(1).spread();
        let calm = |throw: u64| a.loose * chance.of(throw).between(0.6, 1.05);
        out.push(Corner {
            loose: calm(2),
            ..a
        });
        out.push(Corner {
            x: a.x + dx * at + dy * push,
            y: a.y + dy * at - dx * push,
            loose: calm(3),
        });
    }
    out
}

/// The polygon drawn together or spread out about a centre.
pub(super) fn scaled(corners: &[Corner], centre: (f32, f32), scale: f32) -> Vec<Corner> {
    let scaled = |corner: &Corner| Corner {
        x: centre.0 + (corner.x - centre.0) * scale,
        y: centre.1 + (corner.y - centre.1) * scale,
        ..*corner
    };
    corners.iter().map(scaled).collect()
}

/// Its points alone.
pub(super) fn points(corners: &[Corner]) -> impl Iterator<Item = (f32, f32)> + '_ {
    corners.iter().map(|corner| (corner.x, corner.y))
}
