use super::random::mix;
use crate::board::{Kind, Move, Plane, Point, Side};
use crate::game::Game;
use crate::ruleset::Repetition;

/// What the image knows of a game: its moves, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The moves, in their order; one a ply.
    pub strokes: Vec<Stroke>,
}

/// A move as the image sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Who moved.
    pub side: Side,
    /// With what; `None` for a pass.
    pub kind: Option<Kind>,
    /// The degree of freedom of the piece where it stood, 1..=10 ([`Kind::freedom`]); 0 for a pass.
    pub freedom: u8,
    /// Where it stood; `None` where a Giác Thân was placed, and for a pass.
    pub from: Option<Place>,
    /// Where it went, or what it touched; `None` for a pass.
    pub to: Option<Place>,
    /// Whether it captured.
    pub captured: bool,
    /// Whether it touched a Giác Thân.
    pub touched: bool,
    /// Made of the start and every move up to this one: two games are alike as far as their moves are.
    pub seed: u64,
}

/// A point on one of the planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// 0..9 from Red's left.
    pub file: u8,
    /// 0..10 from Red's edge.
    pub rank: u8,
    /// The plane.
    pub level: Level,
}

/// A plane, as heavy as it lies low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Light.
    Tian,
    /// Ren, and the only board of a classical game.
    Ren,
    /// Heavy.
    Di,
}

impl Trace {
    /// The trace of a game as far as it has gone.
    pub fn of(game: &Game) -> Self {
        let line = game.line();
        let mut seed = line.start_text().bytes().fold(0, grown);
        let plies = 0..line.moves().len();
        let strokes = plies.map(|ply| {
            let action = line.moves()[ply];
            seed = action.to_string().bytes().fold(mix(seed), grown);
            stroke(game, ply, action, seed)
        });
        Self {
            strokes: strokes.collect(),
        }
    }

    /// How many plies there are.
    pub fn plies(&self) -> usize {
        self.strokes.len()
    }
}

fn grown(seed: u64, byte: u8) -> u64 {
    mix(seed ^ u64::from(byte))
}

fn stroke(game: &Game, ply: usize, action: Move, seed: u64) -> Stroke {
    let line = game.line();
    let (side, _) = line.mover(ply);
    let kind = line.moved(ply).map(|piece| piece.kind);
    let effect = line.effect(ply);
    let descends = game.setup().rules.repetition == Repetition::Descends;
    let di = descends && !line.two_planes(ply);
    let stood = action.from().or(action.to());
    Stroke {
        side,
        kind,
        freedom: kind
            .zip(stood)
            .map_or(0, |(kind, point)| kind.freedom(point.relative_rank(side))),
        from: action.from().map(|point| place(point, di)),
        to: action.to().map(|point| place(point, di)),
        captured: effect.captured.is_some(),
        touched: effect.touched,
        seed,
    }
}

fn place(point: Point, di: bool) -> Place {
    Place {
        file: point.file(),
        rank: point.rank(),
        level: match point.plane() {
            Plane::Tian => Level::Tian,
            Plane::Ren if di => Level::Di,
            Plane::Ren => Level::Ren,
        },
    }
}

impl Stroke {
    /// Whether it went from one plane to another.
    pub fn changes_plane(&self) -> bool {
        self.from
            .zip(self.to)
            .is_some_and(|(from, to)| from.level != to.level)
    }
}
