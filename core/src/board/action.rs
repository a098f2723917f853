use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Point;

/// What a side does on its turn on the board. One form serves both geometries: a step (a touch is a step whose target
/// holds the enemy Giác Thân), a placing of the Giác Thân, an extra step on Di, a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: u8,
    to: u8,
    through: u8,
}

const NONE: u8 = u8::MAX;

impl Move {
    /// The pass, only ever allowed on Di.
    pub const PASS: Self = Self {
        from: NONE,
        to: NONE,
        through: NONE,
    };

    /// A piece goes (or touches) from one point to another.
    pub const fn step(from: Point, to: Point) -> Self {
        Self {
            from: from.index() as u8,
            to: to.index() as u8,
            through: NONE,
        }
    }

    /// The Giác Thân is placed on a marked point.
    pub const fn place(to: Point) -> Self {
        Self {
            from: NONE,
            to: to.index() as u8,
            through: NONE,
        }
    }

    /// On Di: from, into the palace at `through`, one point on to `to`.
    pub const fn extra(from: Point, through: Point, to: Point) -> Self {
        Self {
            from: from.index() as u8,
            to: to.index() as u8,
            through: through.index() as u8,
        }
    }

    /// Where the piece stood; `None` for a placing or a pass.
    pub const fn from(self) -> Option<Point> {
        Self::point(self.from)
    }

    /// Where it ends (for a touch: what is touched); `None` for a pass.
    pub const fn to(self) -> Option<Point> {
        Self::point(self.to)
    }

    /// The first point of a move with an extra step.
    pub const fn through(self) -> Option<Point> {
        Self::point(self.through)
    }

    const fn point(index: u8) -> Option<Point> {
        if index == NONE {
            None
        } else {
            Some(Point::new(index))
        }
    }

    /// Reads the core's move text: `b0c2`, `b0c2'`, `@c2`, `d5e7f8`, `--`; ICCS's `H2-E2` as well.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "--" {
            return Some(Self::PASS);
        }
        if let Some(point) = text.strip_prefix('@') {
            return Point::parse(point).map(Self::place);
        }
        let mut points = [None; 3];
        let mut rest = text;
        let mut count = 0;
        while !rest.is_empty() {
            let slot = points.get_mut(count)?;
            let (point, left) = split_point(rest)?;
            *slot = Some(point);
            count += 1;
            rest = if count == 1 {
                left.strip_prefix('-').unwrap_or(left)
            } else {
                left
            };
        }
        match points {
            [Some(from), Some(to), None] => Some(Self::step(from, to)),
            [Some(from), Some(through), Some(to)] => Some(Self::extra(from, through, to)),
            _ => None,
        }
    }
}

/// The point a text begins with, and what follows it.
fn split_point(text: &str) -> Option<(Point, &str)> {
    let plain = text.char_indices().nth(2).map_or(text.len(), |(at, _)| at);
    let end = match text[plain..].chars().next() {
        Some(tick @ ('\'' | '′' | '’')) => plain + tick.len_utf8(),
        _ => plain,
    };
    Some((Point::parse(&text[..end])?, &text[end..]))
}

impl fmt::Display for Move {
    /// The core's move text (ICCS on one board).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from(), self.through(), self.to()) {
            (Some(from), None, Some(to)) => write!(f, "{from}{to}"),
            (Some(from), Some(through), Some(to)) => write!(f, "{from}{through}{to}"),
            (None, _, Some(to)) => write!(f, "@{to}"),
            _ => f.write_str("--"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Move {
    /// As the core's move text.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text)
            .ok_or_else(|| serde::de::Error::custom(format_args!("{text:?} is no move")))
    }
}

/// The moves of a position.
pub type MoveList = Vec<Move>;
