//! A scene as SVG: for pictures to share, thumbnails, the rules' diagrams, and for looking at what is painted.
use std::fmt::Write;

use super::{Colour, Command, Dot, Group, Ink, Scene, Shape, outline};

/// A scene as an SVG document of this size in dp, in the colours of a theme, on the page's colour.
pub fn svg(scene: &Scene, dark: bool, width: f32, height: f32) -> String {
    document(dark, width, height, |out| {
        scene
            .papers
            .iter()
            .for_each(|paper| out.shapes(&paper.shapes));
        scene.below.iter().for_each(|sign| out.shapes(&sign.shapes));
        scene.groups.iter().for_each(|group| out.group(group));
        scene.above.iter().for_each(|sign| out.shapes(&sign.shapes));
    })
}

/// A list of shapes as an SVG document of this size in dp.
pub fn shapes_svg(shapes: &[Shape], dark: bool, width: f32, height: f32) -> String {
    document(dark, width, height, |out| out.shapes(shapes))
}

fn document(dark: bool, width: f32, height: f32, paint: impl FnOnce(&mut Writer)) -> String {
    let mut out = Writer {
        out: String::new(),
        dark,
    };
    let _ = write!(
        out.out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    let page = Ink {
        colour: Colour::Bg,
        alpha: 1.0,
    };
    let fill = out.paint("fill", page);
    let _ = write!(out.out, r#"<path d="M0 0H{width}V{height}H0z"{fill}/>"#);
    paint(&mut out);
    out.out.push_str("</svg>");
    out.out
}

struct Writer {
    out: String,
    dark: bool,
}

impl Writer {
    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            self.shape(shape);
        }
    }

    fn group(&mut self, group: &Group) {
        let Group {
            x, y, scale, alpha, ..
        } = group;
        let _ = write!(
            self.out,
            r#"<g transform="translate({x} {y}) scale({scale})" opacity="{alpha}">"#
        );
        self.shapes(&group.shapes);
        self.out.push_str("</g>");
    }

    /// ` fill="#…"` or ` stroke="#…"`, with its opacity where it has one.
    fn paint(&self, what: &str, ink: Ink) -> String {
        let argb = ink.colour.argb(self.dark);
        let alpha = (argb >> 24) as f32 / 255.0 * ink.alpha;
        let mut out = format!(r##" {what}="#{:06X}""##, argb & 0xFF_FFFF);
        if alpha < 1.0 {
            let _ = write!(out, r#" {what}-opacity="{alpha:.3}""#);
        }
        out
    }

    fn stroke(&self, ink: Ink, width: f32, dash: &[f32]) -> String {
        let mut out = self.paint("stroke", ink);
        let _ = write!(out, r#" fill="none" stroke-width="{width}""#);
        if !dash.is_empty() {
            let dash: Vec<String> = dash.iter().map(f32::to_string).collect();
            let _ = write!(out, r#" stroke-dasharray="{}""#, dash.join(" "));
        }
        out
    }

    fn shape(&mut self, shape: &Shape) {
        let text = match shape {
            Shape::Rect { .. } => self.rect(shape),
            Shape::Disc { x, y, radius, ink } => {
                format!(
                    r#"<circle cx="{x}" cy="{y}" r="{radius}"{}/>"#,
                    self.paint("fill", *ink)
                )
            }
            Shape::Ring {
                x,
                y,
                radius,
                width,
                dash,
                ink,
            } => {
                let paint = self.stroke(*ink, *width, dash);
                format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"{paint}/>"#)
            }
            Shape::Line {
                points,
                width,
                dash,
                round,
                closed,
                ink,
            } => {
                let cap = if *round {
                    r#" stroke-linecap="round""#
                } else {
                    ""
                };
                let (d, paint) = (polyline(points, *closed), self.stroke(*ink, *width, dash));
                format!(r#"<path d="{d}"{paint}{cap} stroke-linejoin="round"/>"#)
            }
            Shape::Area { path, ink } => {
                format!(
                    r#"<path d="{}"{}/>"#,
                    path_text(path),
                    self.paint("fill", *ink)
                )
            }
            Shape::Glyph { .. } => self.glyph(shape),
        };
        self.out.push_str(&text);
    }

    fn rect(&self, shape: &Shape) -> String {
        let Shape::Rect {
            x,
            y,
            width,
            height,
            radius,
            stroke,
            dash,
            ink,
        } = shape
        else {
            return String::new();
        };
        let paint = if *stroke > 0.0 {
            self.stroke(*ink, *stroke, dash)
        } else {
            self.paint("fill", *ink)
        };
        format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"{paint}/>"#)
    }

    fn glyph(&self, shape: &Shape) -> String {
        let Shape::Glyph {
            glyph,
            x,
            y,
            size,
            rotation,
            stroke,
            ink,
        } = shape
        else {
            return String::new();
        };
        let path = outline(*glyph).map_or(String::new(), |outline| path_text(outline));
        let mut paint = self.paint("fill", *ink);
        if *stroke > 0.0 {
            paint += &self.paint("stroke", *ink);
            let _ = write!(paint, r#" stroke-width="{}""#, stroke / size);
        }
        format!(
            r#"<path transform="translate({x} {y}) rotate({rotation}) scale({size}) translate(-.5 -.5)" d="{path}"{paint}/>"#
        )
    }
}

fn polyline(points: &[Dot], closed: bool) -> String {
    let mut out = String::new();
    for (index, Dot { x, y }) in points.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(out, "{letter}{x} {y}");
    }
    if closed {
        out.push('z');
    }
    out
}

fn path_text(path: &[Command]) -> String {
    let mut out = String::new();
    for command in path {
        let _ = match command {
            Command::Move(a) => write!(out, "M{} {}", a.x, a.y),
            Command::Line(a) => write!(out, "L{} {}", a.x, a.y),
            Command::Quad(a, b) => write!(out, "Q{} {} {} {}", a.x, a.y, b.x, b.y),
            Command::Cubic(a, b, c) => {
                write!(out, "C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, c.x, c.y)
            }
            Command::Close => write!(out, "z"),
        };
    }
    out
}
