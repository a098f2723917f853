//! The image in pixels. Thin layers of colour do not hide each other but add up, whatever their order: so one pass over
//! the edges of all polygons gathers for every pixel how much colour lies there and how free it is on the mean, and
//! a second pass over the pixels makes colours of it. That is far cheaper than painting layer after layer.
use std::ops::Range;

use super::crowd::cover;
use super::image::{Image, Mark, Shape, UNIT};

/// The colours of a theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inks {
    /// Red, green and blue of the paper.
    pub paper: [u8; 3],
    /// The scale from vermilion to ink: tone 1 to tone 10.
    pub tones: [[u8; 3]; 10],
}

/// Some rows of the image, `size` pixels wide, each with the density of colour and the mean tone in it.
pub struct Raster {
    size: usize,
    rows: usize,
    top: f32,
    /// Pixels to a unit.
    zoom: f32,
    /// For each pixel and two more a row, how density and density times tone change against the pixel before.
    cells: Vec<[f32; 2]>,
    densities: Vec<f32>,
}

/// The cosine and the sine of 30° and its halves.
const TURNS: [(f32, f32); 3] = [
    (0.866_025_4, 0.5),
    (0.965_925_8, 0.258_819_04),
    (0.991_444_9, 0.130_526_19),
];

impl Raster {
    /// Rasters these rows (within 0..`size`) of the image on a square of `size` pixels.
    pub fn new(image: &Image, size: u32, rows: Range<u32>) -> Self {
        let (size, height) = (size as usize, rows.len());
        let mut raster = Self {
            size,
            rows: height,
            top: rows.start as f32,
            zoom: size as f32 / f32::from(UNIT),
            cells: vec![[0.0; 2]; (size + 2) * height],
            densities: (0..=255).map(density).collect(),
        };
        for (mark, points) in image.iter() {
            raster.mark(mark, points);
        }
        raster.gather();
        raster
    }

    /// Red, green and blue of every pixel, row by row.
    pub fn rgb(&self, inks: &Inks) -> Vec<u8> {
        self.pixels()
            .flat_map(|(density, tone)| colour(inks, density, tone))
            .collect()
    }

    /// Density and mean tone of every pixel, row by row.
    pub(super) fn pixels(&self) -> impl Iterator<Item = (f32, f32)> + '_ {
        let rows = self.cells.chunks_exact(self.size + 2);
        rows.flat_map(|row| &row[..self.size])
            .map(|&[density, toned]| {
                let tone = if density > 0.0 { toned / density } else { 1.0 };
                (density, tone)
            })
    }

    fn mark(&mut self, mark: Mark, points: &[(i16, i16)]) {
        let at = |&(x, y): &(i16, i16)| {
            (
                f32::from(x) * self.zoom,
                f32::from(y) * self.zoom - self.top,
            )
        };
        let points: Vec<(f32, f32)> = points.iter().map(at).collect();
        let width = f32::from(mark.width) * self.zoom;
        match (mark.shape, points.as_slice()) {
            (Shape::Area, all) => self.polygon(all, mark, 1.0),
            (Shape::Disc, &[centre]) => self.polygon(&circle(centre, width), mark, 1.0),
            (Shape::Ring, &[centre, (radius, _)]) => {
                self.polygon(&circle(centre, radius + width / 2.0), mark, 1.0);
                self.polygon(&circle(centre, radius - width / 2.0), mark, -1.0);
            }
            (Shape::Line, &[from, to]) => self.polygon(&bar(from, to, width), mark, 1.0),
            _ => {}
        }
    }

    /// Adds a polygon's density, or takes it away where `sign` is -1.
    fn polygon(&mut self, points: &[(f32, f32)], mark: Mark, sign: f32) {
        let (least, most) = points
            .iter()
            .fold((f32::MAX, f32::MIN), |(least, most), &(_, y)| {
                (least.min(y), most.max(y))
            });
        if most <= 0.0 || least >= self.rows as f32 {
            return;
        }
        let edges = || points.iter().zip(points.iter().cycle().skip(1));
        let area: f32 = edges().map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum();
        // Clockwise on the screen, the left edge of a polygon goes up and begins its inside.
        let density = self.densities[usize::from(mark.alpha)] * sign * -area.signum();
        let change = [density, density * f32::from(mark.tone)];
        for (&from, &to) in edges() {
            self.edge(from, to, change);
        }
    }

    /// Adds to every row that an edge crosses what begins there to its right.
    fn edge(&mut self, from: (f32, f32), to: (f32, f32), change: [f32; 2]) {
        let (sign, upper, lower) = if from.1 < to.1 {
            (1.0, from, to)
        } else {
            (-1.0, to, from)
        };
        let (first, last) = (upper.1.max(0.0), lower.1.min(self.rows as f32));
        if first >= last {
            return;
        }
        let slope = (lower.0 - upper.0) / (lower.1 - upper.1);
        let mut x = upper.0 + (first - upper.1) * slope;
        for row in first as usize..last.ceil() as usize {
            let height = last.min(row as f32 + 1.0) - first.max(row as f32);
            let next = x + slope * height;
            self.slice(row, x, next, change.map(|part| part * height * sign));
            x = next;
        }
    }

    /// Shares what an edge changes in one row among the pixels it crosses there, each by the area to its right.
    fn slice(&mut self, row: usize, from: f32, to: f32, change: [f32; 2]) {
        let most = self.size as f32;
        let (left, right) = (from.min(to).clamp(0.0, most), from.max(to).clamp(0.0, most));
        let cells = &mut self.cells[row * (self.size + 2)..][..self.size + 2];
        let first = left as usize;
        let last = right.ceil() as usize;
        if last <= first + 1 {
            let beyond = f32::midpoint(left, right) - first as f32;
            give(&mut cells[first], change, 1.0 - beyond);
            give(&mut cells[first + 1], change, beyond);
            return;
        }
        // How much of the row lies to the right of the edge, up to the end of each pixel.
        let per_pixel = 1.0 / (right - left);
        let mut before = 0.0;
        for (index, cell) in cells[first..=last].iter_mut().enumerate() {
            let start = (first + index) as f32;
            let (a, b) = ((left - start).max(0.0), (right - start).min(1.0));
            let so_far = if b > 0.0 {
                let (passed, crossed) = ((start + a - left) * per_pixel, (b - a) * per_pixel);
                passed + crossed * (1.0 - f32::midpoint(a, b))
            } else {
                1.0
            };
            give(cell, change, so_far - before);
            before = so_far;
        }
    }

    /// From changes to sums.
    fn gather(&mut self) {
        for row in self.cells.chunks_exact_mut(self.size + 2) {
            let mut sum = [0.0; 2];
            for cell in row {
                sum = [sum[0] + cell[0], sum[1] + cell[1]];
                *cell = sum;
            }
        }
    }
}

fn give(cell: &mut [f32; 2], change: [f32; 2], part: f32) {
    cell[0] += change[0] * part;
    cell[1] += change[1] * part;
}

/// The density that covers as an alpha does: [`cover`] turned round.
fn density(alpha: u16) -> f32 {
    let (mut least, mut most) = (0.0, 8.0);
    for _ in 0..24 {
        let middle = f32::midpoint(least, most);
        if cover(middle) * 255.0 < f32::from(alpha) {
            least = middle;
        } else {
            most = middle;
        }
    }
    f32::midpoint(least, most)
}

/// The colour of a pixel with this density and mean tone.
pub(super) fn colour(inks: &Inks, density: f32, tone: f32) -> [u8; 3] {
    let covered = cover(density);
    let place = (tone - 1.0).clamp(0.0, 9.0);
    let index = (place as usize).min(8);
    let part = place - index as f32;
    std::array::from_fn(|channel| {
        let [low, high, paper] = [inks.tones[index], inks.tones[index + 1], inks.paper]
            .map(|colour| f32::from(colour[channel]));
        let ink = low + (high - low) * part;
        (paper + (ink - paper) * covered).round() as u8
    })
}

/// A circle as a polygon of 24 points, or of 96 where it is large enough to see the difference.
fn circle((x, y): (f32, f32), radius: f32) -> Vec<(f32, f32)> {
    let mut directions = vec![(1.0, 0.0)];
    let turn = |(x, y): (f32, f32), (cos, sin): (f32, f32)| (x * cos - y * sin, x * sin + y * cos);
    for _ in 1..12 {
        directions.push(turn(directions[directions.len() - 1], TURNS[0]));
    }
    let finer = if radius < 6.0 { 1 } else { 2 };
    for &half in &TURNS[1..=finer] {
        directions = directions
            .iter()
            .flat_map(|&at| [at, turn(at, half)])
            .collect();
    }
    let point = |(cos, sin): (f32, f32)| (x + radius * cos, y + radius * sin);
    directions.into_iter().map(point).collect()
}

/// A straight line as a polygon.
fn bar(from: (f32, f32), to: (f32, f32), width: f32) -> [(f32, f32); 4] {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(f32::MIN_POSITIVE);
    let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    [
        (from.0 + nx, from.1 + ny),
        (to.0 + nx, to.1 + ny),
        (to.0 - nx, to.1 - ny),
        (from.0 - nx, from.1 - ny),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Inks, Raster};
    use crate::board::Side;
    use crate::energy::{Image, Mark, Shape};

    const INKS: Inks = Inks {
        paper: [255, 255, 255],
        tones: [[0, 0, 0]; 10],
    };

    fn image(shape: Shape, alpha: u8, width: u16, points: &[(i16, i16)]) -> Image {
        Image {
            marks: vec![Mark {
                shape,
                ply: 0,
                side: Side::Red,
                tone: 5,
                alpha,
                width,
                points: points.len() as u16,
            }],
            points: points.to_vec(),
        }
    }

    /// What a mark covers of 16 × 16 pixels, in pixels.
    fn covered(image: &Image) -> f32 {
        let raster = Raster::new(image, 16, 0..16);
        let sum: f32 = raster.pixels().map(|(density, _)| density).sum();
        sum / raster.densities[255]
    }

    /// Fails if an edge gives its pixels the area to its left, or a polygon's direction matters.
    #[test]
    fn shapes_cover_their_area() {
        // A triangle of half of 8 × 4.5 pixels, askew to them.
        let mut corners = [(1024, 1024), (5120, 1024), (1024, 3328)];
        let triangle = covered(&image(Shape::Area, 255, 0, &corners));
        assert!((triangle - 18.0).abs() < 0.2, "{triangle}");
        corners.reverse();
        let turned = covered(&image(Shape::Area, 255, 0, &corners));
        assert!((turned - triangle).abs() < 0.1);
        let disc = covered(&image(Shape::Disc, 255, 2048, &[(4096, 4096)]));
        assert!((disc - 50.3).abs() < 0.8, "{disc}");
        let ring = covered(&image(Shape::Ring, 255, 512, &[(4096, 4096), (2048, 0)]));
        assert!((ring - 25.1).abs() < 0.8, "{ring}");
        let line = covered(&image(Shape::Line, 255, 512, &[(1024, 1024), (1024, 5120)]));
        assert!((line - 8.0).abs() < 0.1, "{line}");
    }

    /// Fails if a band begins at a row of its own.
    #[test]
    fn bands_make_the_whole() {
        let image = image(
            Shape::Area,
            128,
            0,
            &[(-900, 700), (9000, 4000), (3000, 8000)],
        );
        let whole = Raster::new(&image, 64, 0..64).rgb(&INKS);
        let bands = [0..10, 10..33, 33..64].map(|rows| Raster::new(&image, 64, rows).rgb(&INKS));
        let worst = whole
            .iter()
            .zip(bands.concat())
            .map(|(a, b)| a.abs_diff(b))
            .max();
        assert!(worst <= Some(1));
    }
}
