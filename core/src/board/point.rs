use std::fmt;

use super::Side;

/// A plane of 9 × 10 points. A one-board game and Di use `Ren`'s numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Plane {
    /// 人, the human plane; the only one of a classical game.
    Ren,
    /// 天, the plane above it.
    Tian,
}

/// A file, 0 (a) to 8 (i), counted from Red's left.
pub type File = u8;

/// A point: 0..90 on Ren (or on the only board), 90..180 on Tian; within a plane `rank * 9 + file`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// Points of one plane.
    pub const PLANE: u8 = 90;

    /// The point with this number (see the type).
    ///
    /// # Panics
    /// If `index` is 180 or more.
    pub const fn new(index: u8) -> Self {
        assert!(index < 2 * Self::PLANE);
        Self(index)
    }

    /// The point on file 0..9 and rank 0..10 of a plane, or `None` off the board.
    pub const fn at(plane: Plane, file: i8, rank: i8) -> Option<Self> {
        if file < 0 || file > 8 || rank < 0 || rank > 9 {
            return None;
        }
        Some(Self(
            plane as u8 * Self::PLANE + rank as u8 * 9 + file as u8,
        ))
    }

    /// The point's number, 0..180.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point's number within its plane, 0..90.
    pub const fn on_plane(self) -> usize {
        (self.0 % Self::PLANE) as usize
    }

    /// The plane it lies on.
    pub const fn plane(self) -> Plane {
        if self.0 < Self::PLANE {
            Plane::Ren
        } else {
            Plane::Tian
        }
    }

    /// The file, 0 (a) to 8 (i).
    pub const fn file(self) -> File {
        self.0 % Self::PLANE % 9
    }

    /// The rank, 0 (Red's edge) to 9.
    pub const fn rank(self) -> u8 {
        self.0 % Self::PLANE / 9
    }

    /// The rank counted 1–10 from a side's own edge.
    pub const fn relative_rank(self, side: Side) -> u8 {
        match side {
            Side::Red => self.rank() + 1,
            Side::Black => 10 - self.rank(),
        }
    }

    /// The point straight above or below, on the other plane.
    #[must_use]
    pub const fn vertical(self) -> Self {
        match self.plane() {
            Plane::Ren => Self(self.0 + Self::PLANE),
            Plane::Tian => Self(self.0 - Self::PLANE),
        }
    }

    /// The point `files` to the right and `ranks` up on the same plane, or `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::at(
            self.plane(),
            self.file() as i8 + files,
            self.rank() as i8 + ranks,
        )
    }

    /// Reads `e4`, or `e4'` and `e4′` for Tian.
    pub fn parse(text: &str) -> Option<Self> {
        let mut chars = text.chars();
        let file = chars.next()?.to_ascii_lowercase();
        let rank = chars.next()?.to_digit(10)?;
        let plane = match (chars.next(), chars.next()) {
            (None, None) => Plane::Ren,
            (Some('\'' | '′' | '’'), None) => Plane::Tian,
            _ => return None,
        };
        let file = i8::try_from(u32::from(file).checked_sub(u32::from('a'))?).ok()?;
        Self::at(plane, file, rank as i8)
    }
}

impl fmt::Display for Point {
    /// `e4`, `e4'` on Tian.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tick = if self.plane() == Plane::Tian { "'" } else { "" };
        write!(f, "{}{}{tick}", char::from(b'a' + self.file()), self.rank())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
