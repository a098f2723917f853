use crate::scene::{Colour, Command, Dot, Glyph, Ink, Shape};

/// Where marks and pieces are painted: a list of shapes, and a way to say them shortly.
#[derive(Default)]
pub(super) struct Brush {
    pub shapes: Vec<Shape>,
}

/// A stroke: colour, width, dashes.
#[derive(Clone, Copy)]
pub(super) struct Stroke<'a> {
    pub colour: Colour,
    pub width: f32,
    pub dash: &'a [f32],
}

pub(super) const fn stroke(colour: Colour, width: f32) -> Stroke<'static> {
    Stroke {
        colour,
        width,
        dash: &[],
    }
}

pub(super) const fn ink(colour: Colour) -> Ink {
    Ink { colour, alpha: 1.0 }
}

pub(super) const fn dot(x: f32, y: f32) -> Dot {
    Dot { x, y }
}

impl<'a> Stroke<'a> {
    /// The same stroke with a casing on each side.
    pub fn cased(self, colour: Colour, casing: f32) -> Self {
        Self {
            colour,
            width: self.width + 2.0 * casing,
            dash: self.dash,
        }
    }

    pub fn dashed(self, dash: &'a [f32]) -> Self {
        Self { dash, ..self }
    }
}

impl Brush {
    pub fn disc(&mut self, at: Dot, radius: f32, ink: Ink) {
        self.shapes.push(Shape::Disc {
            x: at.x,
            y: at.y,
            radius,
            ink,
        });
    }

    pub fn ring(&mut self, at: Dot, radius: f32, stroke: Stroke) {
        self.shapes.push(Shape::Ring {
            x: at.x,
            y: at.y,
            radius,
            width: stroke.width,
            dash: stroke.dash.to_vec(),
            ink: ink(stroke.colour),
        });
    }

    /// A filled rectangle about a centre.
    pub fn block(&mut self, at: Dot, half: Dot, radius: f32, ink: Ink) {
        self.shapes.push(rect(at, half, radius, 0.0, &[], ink));
    }

    /// A rectangle's outline about a centre.
    pub fn frame(&mut self, at: Dot, half: Dot, radius: f32, stroke: Stroke) {
        let ink = ink(stroke.colour);
        self.shapes
            .push(rect(at, half, radius, stroke.width, stroke.dash, ink));
    }

    /// A rectangle's outline about a centre, of which something shines through.
    pub fn faint_frame(&mut self, at: Dot, half: Dot, radius: f32, width: f32, ink: Ink) {
        self.shapes.push(rect(at, half, radius, width, &[], ink));
    }

    pub fn line(&mut self, points: &[Dot], stroke: Stroke) {
        self.path(points, stroke, false, false);
    }

    /// A line with round ends.
    pub fn round_line(&mut self, points: &[Dot], stroke: Stroke) {
        self.path(points, stroke, false, true);
    }

    pub fn closed(&mut self, points: &[Dot], stroke: Stroke) {
        self.path(points, stroke, true, false);
    }

    fn path(&mut self, points: &[Dot], stroke: Stroke, closed: bool, round: bool) {
        self.shapes.push(Shape::Line {
            points: points.to_vec(),
            width: stroke.width,
            dash: stroke.dash.to_vec(),
            round,
            closed,
            ink: ink(stroke.colour),
        });
    }

    pub fn polygon(&mut self, points: &[Dot], ink: Ink) {
        let first = points.iter().take(1).map(|to| Command::Move(*to));
        let rest = points.iter().skip(1).map(|to| Command::Line(*to));
        let path = first.chain(rest).chain([Command::Close]).collect();
        self.shapes.push(Shape::Area { path, ink });
    }

    pub fn ellipse(&mut self, at: Dot, half: Dot, ink: Ink) {
        self.shapes.push(Shape::Area {
            path: ellipse(at, half),
            ink,
        });
    }

    pub fn area(&mut self, path: Vec<Command>, ink: Ink) {
        self.shapes.push(Shape::Area { path, ink });
    }

    /// A glyph, or nothing where the table lacks it.
    pub fn glyph(
        &mut self,
        glyph: Option<Glyph>,
        at: Dot,
        size: f32,
        turned: bool,
        colour: Colour,
    ) {
        self.bold_glyph(glyph, at, size, turned, (0.0, colour));
    }

    /// A glyph with a hair of stroke round it.
    pub fn bold_glyph(
        &mut self,
        glyph: Option<Glyph>,
        at: Dot,
        size: f32,
        turned: bool,
        (stroke, colour): (f32, Colour),
    ) {
        let rotation = if turned { 180.0 } else { 0.0 };
        self.shapes.extend(glyph.map(|glyph| Shape::Glyph {
            glyph,
            x: at.x,
            y: at.y,
            size,
            rotation,
            stroke,
            ink: ink(colour),
        }));
    }
}

fn rect(at: Dot, half: Dot, radius: f32, stroke: f32, dash: &[f32], ink: Ink) -> Shape {
    Shape::Rect {
        x: at.x - half.x,
        y: at.y - half.y,
        width: 2.0 * half.x,
        height: 2.0 * half.y,
        radius,
        stroke,
        dash: dash.to_vec(),
        ink,
    }
}

/// An ellipse of four cubic curves.
fn ellipse(at: Dot, half: Dot) -> Vec<Command> {
    // How far the control points of a quarter circle lie from its ends.
    const K: f32 = 0.552_28;
    let place = |x: f32, y: f32| dot(at.x + x * half.x, at.y + y * half.y);
    let quarter = |(ax, ay): (f32, f32), (bx, by): (f32, f32)| {
        Command::Cubic(
            place(ax + K * bx, ay + K * by),
            place(bx + K * ax, by + K * ay),
            place(bx, by),
        )
    };
    let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];
    let mut path = vec![Command::Move(place(1.0, 0.0))];
    path.extend(corners.windows(2).map(|pair| quarter(pair[0], pair[1])));
    path.push(Command::Close);
    path
}
