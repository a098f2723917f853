//! Signs that stand on the board and beside it: lantern, star, triangle, arrow. Sizes in dp, about (0, 0) unless a place
//! is given.
use super::Sheet;
use super::brush::{Brush, dot, ink, stroke};
use super::marks::CASING;
use crate::scene::{Colour, Command, Dot, Ink, Shape};

/// A lantern for a stay, `height` dp high without its hook; its outline is ink, its paper `paper` while it is not lit.
pub fn lantern(height: f32, lit: bool, paper: Colour) -> Vec<Shape> {
    let mut brush = Brush::default();
    let h = height;
    if lit {
        let glow = Ink {
            colour: Colour::Lamp,
            alpha: 0.3,
        };
        brush.ellipse(dot(0.0, 0.0), dot(0.65 * h, 0.76 * h), glow);
    }
    let half = dot(0.36 * h, 0.48 * h);
    let line = stroke(Colour::Ink, (0.055 * h).max(1.1));
    brush.block(
        dot(0.0, 0.0),
        dot(half.x + 1.2, half.y + 1.2),
        0.32 * h,
        ink(paper),
    );
    let face = if lit { Colour::Lamp } else { paper };
    brush.block(dot(0.0, 0.0), half, 0.28 * h, ink(face));
    brush.frame(dot(0.0, 0.0), half, 0.28 * h, line);
    brush.line(&[dot(0.0, -0.5 * h), dot(0.0, -0.72 * h)], line);
    for y in [-0.49 * h, 0.49 * h] {
        brush.line(
            &[dot(-0.2 * h, y), dot(0.2 * h, y)],
            stroke(Colour::Ink, 1.6 * line.width),
        );
    }
    if lit {
        brush.area(flame(h), ink(Colour::OnLamp));
    }
    brush.shapes
}

fn flame(h: f32) -> Vec<Command> {
    let at = |x: f32, y: f32| dot(x * h, y * h);
    vec![
        Command::Move(at(0.0, -0.24)),
        Command::Cubic(at(0.02, -0.12), at(0.13, -0.02), at(0.13, 0.09)),
        Command::Cubic(at(0.13, 0.18), at(0.07, 0.24), at(0.0, 0.24)),
        Command::Cubic(at(-0.07, 0.24), at(-0.13, 0.18), at(-0.13, 0.09)),
        Command::Cubic(at(-0.13, -0.02), at(-0.02, -0.12), at(0.0, -0.24)),
        Command::Close,
    ]
}

/// The star of check, for banners: `size` dp across, in `colour`.
pub fn star(size: f32, colour: Colour) -> Vec<Shape> {
    let mut brush = Brush::default();
    brush.polygon(
        &burst(dot(0.0, 0.0), 12, 0.37 * size, 0.5 * size),
        ink(colour),
    );
    brush.shapes
}

/// The triangle of a warning, `size` dp wide.
pub fn triangle(size: f32) -> Vec<Shape> {
    let mut brush = Brush::default();
    let corners = corners(size);
    brush.polygon(&corners, ink(Colour::Amber));
    brush.closed(&corners, stroke(Colour::Amber, 0.2 * size));
    let line = stroke(Colour::OnAmber, 0.12 * size);
    brush.round_line(&[dot(0.0, -0.17 * size), dot(0.0, 0.12 * size)], line);
    brush.disc(dot(0.0, 0.27 * size), 0.075 * size, ink(Colour::OnAmber));
    brush.shapes
}

/// The triangle's corners, inside its rounding.
pub(super) fn corners(size: f32) -> [Dot; 3] {
    [
        dot(0.0, -0.36 * size),
        dot(0.42 * size, 0.36 * size),
        dot(-0.42 * size, 0.36 * size),
    ]
}

/// A star's outline; one of its points is up.
pub(super) fn burst(at: Dot, points: u16, inner: f32, outer: f32) -> Vec<Dot> {
    let place = |step: u16| {
        let angle = step as f32 / points as f32 * std::f32::consts::PI;
        let radius = if step.is_multiple_of(2) { outer } else { inner };
        dot(at.x + radius * angle.sin(), at.y - radius * angle.cos())
    };
    (0..2 * points).map(place).collect()
}

/// An arrow's measures in parts of the spacing.
pub(super) struct Arrow {
    pub width: f32,
    /// Width of the head.
    pub head: f32,
    /// Length of the head.
    pub length: f32,
    /// How far from the first point's centre it starts, and from the second's it ends.
    pub starts: f32,
    pub ends: f32,
}

/// An arrow with its casing.
pub(super) fn arrow(sheet: &mut Sheet, from: Dot, to: Dot, shape: &Arrow, colour: Colour) {
    let s = sheet.s;
    let [tail, tip] = shortened(from, to, shape.starts * s, shape.ends * s);
    let (dx, dy) = (tip.x - tail.x, tip.y - tail.y);
    let length = dx.hypot(dy).max(0.01);
    let (dx, dy) = (dx / length, dy / length);
    let neck = (length - shape.length * s).max(0.0);
    let place = |along: f32, aside: f32| {
        dot(
            tail.x + along * dx - aside * dy,
            tail.y + along * dy + aside * dx,
        )
    };
    let (half, head) = (shape.width / 2.0 * s, shape.head / 2.0 * s);
    let outline = [
        place(0.0, -half),
        place(neck, -half),
        place(neck, -head),
        place(length, 0.0),
        place(neck, head),
        place(neck, half),
        place(0.0, half),
    ];
    let casing = stroke(sheet.paper, 2.0 * CASING);
    sheet.brush.closed(&outline, casing);
    sheet.brush.polygon(&outline, ink(colour));
}

/// The way between two places without its ends; for near places at least a third of it.
pub(super) fn shortened(from: Dot, to: Dot, first: f32, last: f32) -> [Dot; 2] {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(0.01);
    let shrink = (length * 2.0 / 3.0 / (first + last).max(0.01)).min(1.0);
    let (first, last) = (first * shrink / length, 1.0 - last * shrink / length);
    [
        dot(from.x + first * dx, from.y + first * dy),
        dot(from.x + last * dx, from.y + last * dy),
    ]
}

/// Moves shapes drawn about (0, 0) to a place.
pub(super) fn shift(shapes: &mut [Shape], by: Dot) {
    for shape in shapes {
        match shape {
            Shape::Rect { x, y, .. }
            | Shape::Disc { x, y, .. }
            | Shape::Ring { x, y, .. }
            | Shape::Glyph { x, y, .. } => {
                *x += by.x;
                *y += by.y;
            }
            Shape::Line { points, .. } => points.iter_mut().for_each(|point| add(point, by)),
            Shape::Area { path, .. } => path
                .iter_mut()
                .for_each(|command| shift_command(command, by)),
        }
    }
}

fn shift_command(command: &mut Command, by: Dot) {
    match command {
        Command::Move(a) | Command::Line(a) => add(a, by),
        Command::Quad(a, b) => [a, b].into_iter().for_each(|point| add(point, by)),
        Command::Cubic(a, b, c) => [a, b, c].into_iter().for_each(|point| add(point, by)),
        Command::Close => {}
    }
}

fn add(point: &mut Dot, by: Dot) {
    point.x += by.x;
    point.y += by.y;
}
