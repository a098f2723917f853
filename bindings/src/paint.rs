//! From the core's scene to the shells' shapes: colours of the theme put in, points made flat.
use sancai::app;
use sancai::board::Plane;
use sancai::scene::{self, Dot, Glyph, Ink};
use sancai::words::Words;

use crate::scene::{
    Entrance, Group, Layout, Loupe, Motion, Paper, Passage, PathStep, PlaneName, Rect, Scene,
    Shape, Sign, Small, Thumbnail, ThumbnailName, Tint, Window,
};
use crate::view::Command;

impl From<Window> for scene::Window {
    fn from(window: Window) -> Self {
        let Window {
            top,
            bottom,
            left,
            right,
            ..
        } = window;
        Self {
            width: window.width,
            height: window.height,
            insets: scene::Insets {
                top,
                bottom,
                left,
                right,
            },
            text_scale: window.text_scale,
            dark: window.dark,
            left_handed: window.left_handed,
            reduced_motion: window.reduced_motion,
        }
    }
}

impl From<scene::Rect> for Rect {
    fn from(
        scene::Rect {
            x,
            y,
            width,
            height,
        }: scene::Rect,
    ) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }
}

pub(crate) fn layout(session: &app::Session) -> Layout {
    let layout = session.layout();
    Layout {
        boards: layout
            .boards
            .iter()
            .map(|board| board.rect.into())
            .collect(),
        far: layout.far_strip.into(),
        near: layout.near_strip.into(),
        status: layout.status.into(),
        banner: layout.banner.into(),
        panel: layout.panel.map(Into::into),
        rail: layout.rail.map(Into::into),
        moves: layout.moves.into(),
        actions: layout.actions.into(),
        action_columns: layout.action_columns.into(),
        action_slots: layout.action_slots.into(),
        plane_names: layout
            .plane_names
            .iter()
            .map(|name| plane_name(session, name))
            .collect(),
        seals: layout.seals.map(Into::into),
        swipes: session.swipe_rows().into_iter().map(Into::into).collect(),
        large: layout.class == scene::Class::Expanded,
    }
}

/// The character of a plane.
const fn character(plane: Plane) -> &'static str {
    match plane {
        Plane::Tian => "天",
        Plane::Ren => "人",
    }
}

/// What is written beside a plane's character.
fn caption(plane: Plane, words: Words) -> String {
    let name = words.plane(plane);
    if name == character(plane) {
        String::new()
    } else {
        name
    }
}

impl From<Small> for app::Small {
    fn from(small: Small) -> Self {
        Self {
            width: small.width,
            height: small.height,
            spread: spread(small.whole),
            flipped: small.flipped,
        }
    }
}

pub(crate) const fn spread(whole: bool) -> scene::Spread {
    if whole {
        scene::Spread::Whole
    } else {
        scene::Spread::Sheets
    }
}

pub(crate) fn thumbnail(picture: &app::Thumbnail, words: Words, dark: bool) -> Thumbnail {
    let planes = &picture.planes;
    let name = |&(plane, _): &(Plane, scene::Rect)| ThumbnailName {
        glyph: glyph(character(plane)),
        name: caption(plane, words),
    };
    Thumbnail {
        shapes: Paint { dark }.shapes(&picture.shapes),
        boards: planes.iter().map(|&(_, rect)| rect.into()).collect(),
        names: if planes.len() > 1 {
            planes.iter().map(name).collect()
        } else {
            Vec::new()
        },
    }
}

fn plane_name(session: &app::Session, name: &scene::PlaneName) -> PlaneName {
    let command = match name.plane {
        Plane::Tian => Command::EnlargeTian,
        Plane::Ren => Command::EnlargeRen,
    };
    PlaneName {
        place: name.rect.into(),
        glyph: glyph(character(name.plane)),
        name: session.words().plane(name.plane),
        caption: caption(name.plane, session.words()),
        command,
    }
}

pub(crate) fn glyph(name: &str) -> u16 {
    Glyph::named(name).map_or(u16::MAX, Glyph::number)
}

/// Colours of a theme, with a shape's alpha in them.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    pub dark: bool,
}

impl Paint {
    fn ink(self, ink: Ink) -> u32 {
        let colour = ink.colour.argb(self.dark);
        let alpha = (f32::from((colour >> 24) as u8) * ink.alpha.clamp(0.0, 1.0)).round() as u32;
        alpha << 24 | colour & 0x00FF_FFFF
    }

    pub fn shapes(self, shapes: &[scene::Shape]) -> Vec<Shape> {
        shapes.iter().map(|shape| self.shape(shape)).collect()
    }

    fn shape(self, shape: &scene::Shape) -> Shape {
        match *shape {
            scene::Shape::Rect {
                x,
                y,
                width,
                height,
                radius,
                stroke,
                ref dash,
                ink,
            } => Shape::Box {
                x,
                y,
                width,
                height,
                radius,
                stroke,
                dash: dash.clone(),
                colour: self.ink(ink),
            },
            scene::Shape::Disc { x, y, radius, ink } => Shape::Disc {
                x,
                y,
                radius,
                colour: self.ink(ink),
            },
            scene::Shape::Ring {
                x,
                y,
                radius,
                width,
                ref dash,
                ink,
            } => Shape::Ring {
                x,
                y,
                radius,
                stroke: width,
                dash: dash.clone(),
                colour: self.ink(ink),
            },
            scene::Shape::Line {
                ref points,
                width,
                ref dash,
                round,
                closed,
                ink,
            } => Shape::Line {
                points: points.iter().flat_map(|dot| [dot.x, dot.y]).collect(),
                stroke: width,
                dash: dash.clone(),
                round,
                closed,
                colour: self.ink(ink),
            },
            scene::Shape::Area { ref path, ink } => Shape::Area {
                path: steps(path),
                colour: self.ink(ink),
            },
            scene::Shape::Glyph {
                glyph,
                x,
                y,
                size,
                rotation,
                stroke,
                ink,
            } => Shape::Glyph {
                glyph: glyph.number(),
                x,
                y,
                size,
                rotation,
                stroke,
                colour: self.ink(ink),
            },
        }
    }

    fn paper(self, paper: &scene::Paper) -> Paper {
        Paper {
            place: paper.place.into(),
            shapes: self.shapes(&paper.shapes),
        }
    }

    fn sign(self, sign: &scene::Sign) -> Sign {
        Sign {
            id: sign.id,
            board: sign.board,
            entrance: sign.entrance.into(),
            x: sign.at.x,
            y: sign.at.y,
            shapes: self.shapes(&sign.shapes),
        }
    }

    fn group(self, group: &scene::Group) -> Group {
        Group {
            id: group.id,
            board: group.board,
            x: group.x,
            y: group.y,
            scale: group.scale,
            alpha: group.alpha,
            shapes: self.shapes(&group.shapes),
        }
    }
}

fn steps(path: &[scene::Command]) -> Vec<PathStep> {
    path.iter().copied().map(step).collect()
}

fn step(command: scene::Command) -> PathStep {
    match command {
        scene::Command::Move(Dot { x, y }) => PathStep::Move { x, y },
        scene::Command::Line(Dot { x, y }) => PathStep::Line { x, y },
        scene::Command::Quad(c, Dot { x, y }) => PathStep::Quad {
            cx: c.x,
            cy: c.y,
            x,
            y,
        },
        scene::Command::Cubic(a, b, Dot { x, y }) => PathStep::Cubic {
            ax: a.x,
            ay: a.y,
            bx: b.x,
            by: b.y,
            x,
            y,
        },
        scene::Command::Close => PathStep::Close,
    }
}

pub(crate) fn outline(glyph: u16) -> Vec<PathStep> {
    Glyph::from_number(glyph)
        .and_then(scene::outline)
        .map_or_else(Vec::new, |path| steps(path))
}

pub(crate) fn palette(dark: bool) -> Vec<Tint> {
    let tint = |colour: &scene::Colour| Tint {
        token: colour.name().to_owned(),
        colour: colour.argb(dark),
    };
    scene::Colour::ALL.iter().map(tint).collect()
}

pub(crate) fn scene(scene: &scene::Scene, dark: bool) -> Scene {
    let paint = Paint { dark };
    Scene {
        passage: scene.passage.into(),
        papers: scene.papers.iter().map(|it| paint.paper(it)).collect(),
        below: scene.below.iter().map(|it| paint.sign(it)).collect(),
        groups: scene.groups.iter().map(|it| paint.group(it)).collect(),
        above: scene.above.iter().map(|it| paint.sign(it)).collect(),
    }
}

impl From<scene::Passage> for Passage {
    fn from(passage: scene::Passage) -> Self {
        match passage {
            scene::Passage::Jump => Self::Jump,
            scene::Passage::Move => Self::Move,
            scene::Passage::Enlarge => Self::Enlarge,
            scene::Passage::Descend => Self::Descend,
            scene::Passage::Fade => Self::Fade,
        }
    }
}

impl From<scene::Entrance> for Entrance {
    fn from(entrance: scene::Entrance) -> Self {
        match entrance {
            scene::Entrance::AtOnce => Self::AtOnce,
            scene::Entrance::Pulse => Self::Pulse,
            scene::Entrance::Grow => Self::Grow,
            scene::Entrance::Glow => Self::Glow,
        }
    }
}

pub(crate) const fn motion() -> Motion {
    let motion = scene::tokens::MOTION;
    Motion {
        step: motion.step,
        capture: motion.capture,
        pick_up: motion.pick_up,
        pulse: motion.pulse,
        grow: motion.icicles,
        glow: motion.lantern,
        enlarge: motion.enlarge,
        descend: motion.descent,
        land: motion.descent_step,
        fade: motion.reduced,
    }
}

impl From<scene::Loupe> for Loupe {
    fn from(loupe: scene::Loupe) -> Self {
        Self {
            x: loupe.x,
            y: loupe.y,
            radius: loupe.radius,
            at_x: loupe.shows.x,
            at_y: loupe.shows.y,
            scale: loupe.magnification,
        }
    }
}
