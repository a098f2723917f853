use crate::energy::{Image, Inks, Mark, Shape, UNIT};
use crate::scene::{self, Colour, Dot, Ink};

/// The scale of freedom, tone 1 to tone 10.
pub const TONES: [Colour; 10] = [
    Colour::Energy1,
    Colour::Energy2,
    Colour::Energy3,
    Colour::Energy4,
    Colour::Energy5,
    Colour::Energy6,
    Colour::Energy7,
    Colour::Energy8,
    Colour::Energy9,
    Colour::Energy10,
];

/// Side of a drawing: half the units of the list, which is fine enough and keeps the numbers short.
const SIDE: f32 = 4096.0;

/// The energy image's colours in a theme.
pub fn inks(dark: bool) -> Inks {
    let rgb = |colour: Colour| {
        let [_, red, green, blue] = colour.argb(dark).to_be_bytes();
        [red, green, blue]
    };
    Inks {
        paper: rgb(Colour::Bg),
        tones: TONES.map(rgb),
    }
}

/// The image as shapes of a scene in a square of this side: the same list that the shells paint.
pub fn shapes(image: &Image, side: f32) -> Vec<scene::Shape> {
    let zoom = side / f32::from(UNIT);
    let marks = image.iter();
    marks
        .filter_map(|(mark, points)| shape(mark, points, zoom))
        .collect()
}

/// The image as an SVG document on the paper of a theme.
pub(super) fn drawing(image: &Image, dark: bool) -> String {
    scene::shapes_svg(&shapes(image, SIDE), dark, SIDE, SIDE)
}

fn shape(mark: Mark, points: &[(i16, i16)], zoom: f32) -> Option<scene::Shape> {
    let length = |units: f32| (units * zoom).round();
    let dot = |&(x, y): &(i16, i16)| Dot {
        x: length(f32::from(x)),
        y: length(f32::from(y)),
    };
    let width = f32::from(mark.width) * zoom;
    let ink = Ink {
        colour: TONES[usize::from(mark.tone.clamp(1, 10) - 1)],
        alpha: f32::from(mark.alpha) / 255.0,
    };
    let first = dot(points.first()?);
    Some(match mark.shape {
        Shape::Area => scene::Shape::Area {
            path: path(points.iter().map(dot)),
            ink,
        },
        Shape::Disc => scene::Shape::Disc {
            x: first.x,
            y: first.y,
            radius: width,
            ink,
        },
        Shape::Ring => scene::Shape::Ring {
            x: first.x,
            y: first.y,
            radius: f32::from(points.get(1)?.0) * zoom,
            width,
            dash: Vec::new(),
            ink,
        },
        Shape::Line => scene::Shape::Line {
            points: points.iter().map(dot).collect(),
            width,
            dash: Vec::new(),
            round: true,
            closed: false,
            ink,
        },
    })
}

fn path(dots: impl Iterator<Item = Dot>) -> Vec<scene::Command> {
    let step = |(index, dot)| match index {
        0 => scene::Command::Move(dot),
        _ => scene::Command::Line(dot),
    };
    let steps = dots.enumerate().map(step);
    steps.chain([scene::Command::Close]).collect()
}

#[cfg(test)]
mod tests {
    use super::{drawing, inks};
    use crate::energy::Image;

    /// Fails if both themes have one paper, or the scale does not go towards the ink.
    #[test]
    fn each_theme_has_its_scale() {
        let (light, dark) = (inks(false), inks(true));
        let sum = |colour: [u8; 3]| colour.map(u32::from).iter().sum::<u32>();
        assert!(sum(light.paper) > 600 && sum(dark.paper) < 100);
        // On paper less red with each degree, at night more green and blue.
        assert!(light.tones.is_sorted_by(|a, b| a[0] >= b[0]));
        assert!(dark.tones.is_sorted_by(|a, b| a[1] <= b[1] && a[2] <= b[2]));
    }

    /// Fails if the paper is left out.
    #[test]
    fn an_empty_drawing_is_its_paper() {
        let text = drawing(&Image::default(), true);
        assert!(text.starts_with("<svg") && text.contains("#131517"));
    }
}
