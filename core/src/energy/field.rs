//! The fields of colour: each move a wash of several layers, the layers of all washes between each other.
use super::crowd::{Crowd, Moved};
use super::image::{Image, Shape};
use super::polygon::{Corner, Ellipse, broken, points, scaled};
use super::settings::Slider;

/// The density of a layer that one can still see as such, and that eight bits of alpha render truly.
const THIN: f32 = 0.022;
/// All fields together have at most about so many points: many fields have coarser layers, then fewer ones.
const POINTS: usize = 260_000;
/// Points of a layer that is broken no further than its field.
const COARSE: usize = 48;

/// A field ready to be painted in layers.
pub(super) struct Field<'a> {
    pub moved: Moved<'a>,
    pub centre: (f32, f32),
    base: Vec<Corner>,
    layers: u8,
    density: f32,
}

/// The fields of all moves.
pub(super) fn fields<'a>(crowd: &'a Crowd<'a>) -> impl Iterator<Item = Field<'a>> {
    crowd.moves().map(|moved| Field::new(crowd, moved))
}

/// Paints the fields, the lowest layer of every field first.
pub(super) fn paint(crowd: &Crowd, image: &mut Image) {
    if !crowd.settings.fill {
        return;
    }
    let fields: Vec<Field> = fields(crowd).collect();
    for layer in 0..crowd.settings.value(Slider::Layers) {
        for field in fields.iter().filter(|field| layer < field.layers) {
            field.paint_layer(layer, crowd, image);
        }
    }
}

impl<'a> Field<'a> {
    fn new(crowd: &Crowd, moved: Moved<'a>) -> Self {
        let rough = crowd.settings.part(Slider::Roughness);
        let ellipse = ellipse(crowd, &moved);
        let corners = ellipse.corners(moved.chance(0));
        let base = broken(&corners, rough, moved.chance(1));
        // Vermilion is a strong pigment and its pieces are few and slow.
        let pigment = 1.0 + 0.06 * (10.0 - f32::from(moved.stroke.freedom));
        let density = 2.8
            * crowd.settings.part(Slider::Opacity)
            * crowd.room(60.0)
            * pigment
            * moved.fresh
            * moved.heavy;
        let most = usize::from(crowd.settings.value(Slider::Layers));
        let most = most.min(POINTS / COARSE / crowd.count()).max(1) as f32;
        let layers = (density / THIN).clamp(1.0, most) as u8;
        Self {
            moved,
            centre: ellipse.centre,
            base: broken(&base, rough, moved.chance(2)),
            layers,
            density: density / f32::from(layers),
        }
    }

    /// The outline of the middle layer.
    pub fn outline(&self) -> &[Corner] {
        &self.base
    }

    fn paint_layer(&self, layer: u8, crowd: &Crowd, image: &mut Image) {
        let rough = crowd.settings.part(Slider::Roughness);
        let chance = self.moved.chance(16 + u64::from(layer));
        // The first layer runs widest; the others gather the colour in the middle.
        let inward = f32::from(layer) / f32::from(self.layers);
        let scale = 1.12 - 0.5 * inward + 0.08 * chance.of(0).spread();
        let mut corners = scaled(&self.base, self.centre, scale);
        for time in 0..breaks(crowd) {
            corners = broken(&corners, rough * 0.85, chance.of(1 + time));
        }
        image.add(self.moved.mark(Shape::Area, self.density), points(&corners));
    }
}

/// How often the edges of a layer are broken: more often where there is room for the points.
fn breaks(crowd: &Crowd) -> u64 {
    let layers = crowd.count() * usize::from(crowd.settings.value(Slider::Layers));
    match POINTS / COARSE / layers {
        0..2 => 0,
        2..4 => 1,
        _ => 2,
    }
}

/// The rough form of a move's field: along its way, nearer to its end, larger for a longer way.
fn ellipse(crowd: &Crowd, moved: &Moved) -> Ellipse {
    let spread = 0.3 + 1.4 * crowd.settings.part(Slider::Spread);
    let size = spread * (0.6 + 0.4 * crowd.room(40.0));
    let ((x0, y0), (x1, y1)) = (moved.from, moved.to);
    let (dx, dy) = (x1 - x0, y1 - y0);
    let way = (dx * dx + dy * dy).sqrt();
    let chance = moved.chance(3);
    let short = size * (0.052 + 0.012 * moved.length) * chance.of(0).between(0.7, 1.35);
    // Wet colour drifts.
    let drift = |number| 0.35 * short * chance.of(number).spread();
    Ellipse {
        centre: (x0 + dx * 0.62 + drift(1), y0 + dy * 0.62 + drift(2)),
        along: if way > 0.0 {
            (dx / way, dy / way)
        } else {
            (1.0, 0.0)
        },
        long: short + way * 0.42 * size.min(1.0),
        short,
    }
}
