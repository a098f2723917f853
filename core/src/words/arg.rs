use crate::board::{Kind, Piece, Plane, Point, Side};

/// A value a sentence speaks of.
///
/// In the catalogue `{ $piece }` writes it, and `{ $piece-acc }` writes the attribute `acc` of the noun's own message
/// (`piece`, `kind`, `side`, `plane`): that is how each language inflects. A selector sees the name of a kind (`horse`), a
/// side (`red`) or a plane (`tian`), the number or its plural category, or the text itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Our own text, written as it stands.
    Text(&'a str),
    /// Text from outside: control characters are written by their numbers, U+0007.
    Quoted(&'a str),
    /// One character from outside, treated likewise.
    Letter(char),
    /// A whole number.
    Number(i64),
    /// A piece of a side.
    Piece(Piece),
    /// A kind of piece.
    Kind(Kind),
    /// A side.
    Side(Side),
    /// A plane.
    Plane(Plane),
    /// A point by its short name: `e4`, `e4′` on Tian.
    Point(Point),
}

impl Arg<'_> {
    /// The message that names this noun, and what that message is told.
    pub(super) fn noun(self) -> Option<(&'static str, Vec<(&'static str, Self)>)> {
        match self {
            Self::Piece(piece) => Some((
                "piece",
                vec![
                    ("kind", Arg::Kind(piece.kind)),
                    ("side", Arg::Side(piece.side)),
                ],
            )),
            Self::Kind(_) => Some(("kind", vec![("kind", self)])),
            Self::Side(_) => Some(("side", vec![("side", self)])),
            Self::Plane(_) => Some(("plane", vec![("plane", self)])),
            Self::Text(_)
            | Self::Quoted(_)
            | Self::Letter(_)
            | Self::Number(_)
            | Self::Point(_) => None,
        }
    }

    /// What a selector compares, and what is written where there is no noun.
    pub(super) fn key(self) -> String {
        match self {
            Self::Text(text) => text.to_owned(),
            Self::Quoted(text) => text.chars().map(visible).collect(),
            Self::Letter(letter) => visible(letter),
            Self::Number(number) => number.to_string(),
            Self::Piece(piece) => piece.kind.name().to_owned(),
            Self::Kind(kind) => kind.name().to_owned(),
            Self::Side(side) => side.name().to_owned(),
            Self::Plane(plane) => plane_key(plane).to_owned(),
            Self::Point(point) => point.to_string().replace('\'', "′"),
        }
    }
}

const fn plane_key(plane: Plane) -> &'static str {
    match plane {
        Plane::Ren => "ren",
        Plane::Tian => "tian",
    }
}

fn visible(letter: char) -> String {
    if letter.is_control() {
        format!("U+{:04X}", u32::from(letter))
    } else {
        letter.to_string()
    }
}
