//! A piece about (0, 0): a disc, or the Giác Thân's seal.
use super::brush::{Brush, dot, ink, stroke};
use super::marks::CASING;
use crate::board::{Kind, Piece, Side};
use crate::scene::{Colour, Dot, Glyph, Ink, Seal, Shape, Style};

/// Below this diameter there is no glyph.
const TINY: f32 = 13.0;
/// From this diameter on there is a second ring, and the glyph needs no help.
const ROOMY: f32 = 34.0;
/// The bars of a full reserve.
const FULL: u8 = 3;
/// How much of a spent bar's colour is left.
const SPENT: f32 = 0.5;

/// How a piece is to look.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub piece: Piece,
    /// Diameter.
    pub d: f32,
    pub style: Style,
    pub turned: bool,
    pub seal: Option<Seal>,
    /// Whether it is picked up.
    pub lifted: bool,
    /// Whether it wears its ice itself; on a board the ice is a mark below it, which grows.
    pub iced: bool,
    /// The colour of casings: that of the paper it lies on.
    pub paper: Colour,
}

/// The colours of a side's pieces.
struct Hues {
    face: Colour,
    ring: Colour,
    inner: Colour,
    glyph: Colour,
}

/// Half the width of the badge of a frozen seal, without its casing.
pub(super) fn badge_radius(d: f32) -> f32 {
    (0.187 * d).max(6.0).min(0.3 * d)
}

/// A piece by itself, about (0, 0), for strips, lists and lessons: `diameter` in dp, casings in the colour `paper`.
pub fn piece(
    piece: Piece,
    diameter: f32,
    style: Style,
    seal: Option<Seal>,
    paper: Colour,
) -> Vec<Shape> {
    let look = Look {
        piece,
        d: diameter,
        style,
        turned: false,
        seal,
        lifted: false,
        iced: true,
        paper,
    };
    look.paint()
}

impl Look {
    pub fn paint(&self) -> Vec<Shape> {
        let mut brush = Brush::default();
        if self.iced || !self.frozen() {
            self.shadow(&mut brush);
        }
        if self.piece.kind == Kind::GiacThan {
            self.seal(&mut brush);
        } else {
            self.disc(&mut brush);
        }
        brush.shapes
    }

    fn hues(&self) -> Hues {
        let frozen = self.frozen();
        match self.piece.side {
            Side::Red => Hues {
                face: if frozen {
                    Colour::FrozenRed
                } else {
                    Colour::RedDisc
                },
                ring: Colour::RedRing,
                inner: Colour::RedRing,
                glyph: Colour::RedGlyph,
            },
            Side::Black => Hues {
                face: if frozen {
                    Colour::FrozenBlack
                } else {
                    Colour::BlackDisc
                },
                ring: Colour::BlackRing,
                inner: Colour::BlackInner,
                glyph: Colour::BlackGlyph,
            },
        }
    }

    fn tiny(&self) -> bool {
        self.d < TINY
    }

    fn ring_width(&self) -> f32 {
        match (self.tiny(), self.piece.side) {
            (true, Side::Red) => 0.2 * self.d,
            (true, Side::Black) => 0.1 * self.d,
            (false, _) => (0.062 * self.d).max(1.7),
        }
    }

    /// Whether ice belongs round it.
    pub fn frozen(&self) -> bool {
        self.seal.is_some_and(|seal| seal.frozen_turns > 0)
    }

    /// Half a seal's side, or a disc's radius.
    fn half(&self) -> f32 {
        if self.piece.kind == Kind::GiacThan {
            0.47 * self.d
        } else {
            0.5 * self.d
        }
    }

    /// A shadow, and the collar of a picked-up piece.
    pub fn shadow(&self, brush: &mut Brush) {
        if self.tiny() {
            return;
        }
        let lower = if self.lifted { 0.26 } else { 0.045 };
        let shadow = Ink {
            colour: Colour::Shadow,
            alpha: 0.38,
        };
        self.body(brush, dot(0.0, lower * self.d), 0.0, shadow);
        if self.lifted {
            self.body(
                brush,
                dot(0.0, 0.0),
                0.115 * self.d + CASING,
                ink(self.paper),
            );
            self.body(brush, dot(0.0, 0.0), 0.115 * self.d, ink(Colour::Jade));
            self.body(brush, dot(0.0, 0.0), 0.03 * self.d, ink(self.paper));
        }
    }

    /// The piece's outline, filled, larger by `more` on each side.
    fn body(&self, brush: &mut Brush, at: Dot, more: f32, ink: Ink) {
        let half = self.half() + more;
        if self.piece.kind == Kind::GiacThan {
            brush.block(at, dot(half, half), 0.2 * self.d + more, ink);
        } else {
            brush.disc(at, half, ink);
        }
    }

    fn disc(&self, brush: &mut Brush) {
        let (hues, width, centre) = (self.hues(), self.ring_width(), dot(0.0, 0.0));
        brush.disc(centre, self.half(), ink(hues.face));
        brush.ring(centre, self.half() - width / 2.0, stroke(hues.ring, width));
        if self.d >= ROOMY {
            brush.ring(centre, 0.4 * self.d, stroke(hues.inner, 0.7));
        }
        let pictured = self.style == Style::Pictograms;
        self.glyph(
            brush,
            centre,
            if self.d >= ROOMY && !pictured {
                0.62
            } else {
                0.70
            },
        );
    }

    fn glyph(&self, brush: &mut Brush, at: Dot, part: f32) {
        if self.tiny() {
            return;
        }
        let size = part * self.d;
        // Small glyphs need a hair of stroke; letters are thinner than characters and need more.
        let hair = match self.style {
            Style::Letters => 0.05,
            _ if self.d < ROOMY => 0.022,
            _ => 0.0,
        };
        let glyph = Glyph::of(self.piece, self.style);
        let colour = self.hues().glyph;
        brush.bold_glyph(glyph, at, size, self.turned, (hair * size, colour));
    }

    fn seal(&self, brush: &mut Brush) {
        let frozen = self.seal.filter(|seal| seal.frozen_turns > 0);
        if frozen.is_some() && self.iced {
            self.ice(brush);
        }
        let (hues, width, half, centre) =
            (self.hues(), self.ring_width(), self.half(), dot(0.0, 0.0));
        brush.block(centre, dot(half, half), 0.2 * self.d, ink(hues.face));
        let inside = half - width / 2.0;
        brush.frame(
            centre,
            dot(inside, inside),
            0.2 * self.d - width / 2.0,
            stroke(hues.ring, width),
        );
        if !self.tiny() {
            let up = self.toward_reader();
            self.glyph(brush, dot(0.0, -0.085 * self.d * up), 0.60);
            self.bars(brush);
        }
        if let Some(seal) = frozen {
            self.badge(brush, seal.frozen_turns);
        }
    }

    /// 1, or -1 for a piece turned to the far player.
    fn toward_reader(&self) -> f32 {
        if self.turned { -1.0 } else { 1.0 }
    }

    /// The reserve: a bar a minute, from the reader's left; a spent one is a faint outline.
    fn bars(&self, brush: &mut Brush) {
        let up = self.toward_reader();
        let left = self.seal.map_or(FULL, |seal| seal.reserve.min(FULL));
        let (glyph, d) = (self.hues().glyph, self.d);
        for bar in 0..FULL {
            let at = dot((bar as f32 - 1.0) * 0.225 * d * up, 0.315 * d * up);
            let half = dot(0.085 * d, 0.05 * d);
            if bar < left {
                brush.block(at, half, 0.025 * d, ink(glyph));
            } else {
                let width = (0.02 * d).max(0.7);
                let half = dot(half.x - width / 2.0, half.y - width / 2.0);
                let faint = Ink {
                    colour: glyph,
                    alpha: SPENT,
                };
                brush.faint_frame(at, half, 0.025 * d, width, faint);
            }
        }
    }

    /// The frost round a frozen seal and the icicles below it, never turned.
    pub fn ice(&self, brush: &mut Brush) {
        let d = self.d;
        let frost = (0.058 * d).max(1.6);
        let edge = self.half() + frost;
        self.body(brush, dot(0.0, 0.0), frost + CASING, ink(self.paper));
        for (at, length) in [(-0.30, 0.20), (-0.10, 0.14), (0.10, 0.20), (0.30, 0.14)] {
            let root = edge - frost;
            let icicle = [
                dot((at - 0.09) * d, root),
                dot((at + 0.09) * d, root),
                dot(at * d, edge + length * d - frost),
            ];
            brush.polygon(&icicle, ink(Colour::Frost));
        }
        self.body(brush, dot(0.0, 0.0), frost, ink(Colour::Frost));
    }

    /// Own turns it is still frozen, never turned.
    fn badge(&self, brush: &mut Brush, turns: u8) {
        let radius = badge_radius(self.d);
        let at = dot(0.5 * self.d, -0.49 * self.d);
        brush.disc(at, radius + CASING, ink(self.paper));
        brush.disc(at, radius, ink(Colour::Frost));
        let digit = char::from(b'0' + turns.min(9));
        let hair = 0.08 * radius;
        brush.bold_glyph(
            Glyph::bold(digit),
            at,
            1.7 * radius,
            false,
            (hair, Colour::OnFrost),
        );
    }
}
