use std::sync::LazyLock;

use super::{Command, Dot, Style};
use crate::board::{Kind, Piece, Side};

/// Characters, letters and digits: made by `tools/glyphs/make.py`; licence beside the file.
const KAI: &str = include_str!("../../data/glyphs/kai.txt");
/// The beginner's pictograms, drawn by hand in the same form.
const PICTOGRAMS: &str = include_str!("../../data/glyphs/pictograms.txt");

/// A glyph of the app's own table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Glyph(u16);

/// A glyph's outline: contours in em units, (0, 0) the em square's upper left corner, (1, 1) its lower right.
pub type Outline = Vec<Command>;

struct Entry {
    name: &'static str,
    outline: Outline,
}

static TABLE: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    KAI.lines()
        .chain(PICTOGRAMS.lines())
        .filter_map(|line| line.split_once('\t'))
        .map(|(name, path)| Entry {
            name,
            outline: parse(path),
        })
        .collect()
});

/// The outline of a glyph. A shell asks once for each and keeps it.
pub fn outline(glyph: Glyph) -> Option<&'static Outline> {
    TABLE.get(glyph.0 as usize).map(|entry| &entry.outline)
}

impl Glyph {
    /// The glyph with this number in the table, or `None` if there is none.
    pub fn from_number(number: u16) -> Option<Self> {
        ((number as usize) < TABLE.len()).then_some(Self(number))
    }

    /// Its number in the table.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Its name: the character; `~` and the character for the regular weight; a pictogram's English name.
    pub fn name(self) -> &'static str {
        TABLE.get(self.0 as usize).map_or("", |entry| entry.name)
    }

    /// The glyph of this name.
    pub fn named(name: &str) -> Option<Self> {
        let at = TABLE.iter().position(|entry| entry.name == name)?;
        Some(Self(at as u16))
    }

    /// The bold glyph of a character.
    pub fn bold(character: char) -> Option<Self> {
        Self::named(character.encode_utf8(&mut [0; 4]))
    }

    /// The regular glyph of a character.
    pub fn regular(character: char) -> Option<Self> {
        let mut name = String::from("~");
        name.push(character);
        Self::named(&name)
    }

    /// What is drawn on a piece.
    pub fn of(piece: Piece, style: Style) -> Option<Self> {
        match style {
            Style::Characters => Self::bold(character(piece)),
            Style::Letters => Self::bold(piece.kind.people_letter()),
            Style::Pictograms => Self::named(piece.kind.name()),
        }
    }
}

/// The character on a piece.
pub const fn character(piece: Piece) -> char {
    let [red, black] = match piece.kind {
        Kind::General => ['帥', '將'],
        Kind::Advisor => ['仕', '士'],
        Kind::Elephant => ['相', '象'],
        Kind::Horse => ['傌', '馬'],
        Kind::Chariot => ['俥', '車'],
        Kind::Cannon => ['炮', '砲'],
        Kind::Soldier => ['兵', '卒'],
        Kind::GiacThan => ['覺', '覺'],
    };
    match piece.side {
        Side::Red => red,
        Side::Black => black,
    }
}

/// Reads a path of relative `m l q c z` in 1/1000 em; what it does not know it leaves out.
fn parse(path: &str) -> Outline {
    let mut out = Outline::new();
    let (mut at, mut start) = (Dot::default(), Dot::default());
    for (letter, numbers) in commands(path) {
        let dots: Vec<Dot> = numbers
            .chunks_exact(2)
            .map(|pair| Dot {
                x: at.x + pair[0] / 1000.0,
                y: at.y + pair[1] / 1000.0,
            })
            .collect();
        let command = match (letter, dots.as_slice()) {
            ('m', &[to]) => {
                start = to;
                Command::Move(to)
            }
            ('l', &[to]) => Command::Line(to),
            ('q', &[control, to]) => Command::Quad(control, to),
            ('c', &[one, two, to]) => Command::Cubic(one, two, to),
            ('z', _) => Command::Close,
            _ => continue,
        };
        at = dots.last().copied().unwrap_or(start);
        out.push(command);
    }
    out
}

/// The commands of a path with their numbers.
fn commands(path: &str) -> impl Iterator<Item = (char, Vec<f32>)> {
    let letters = path.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    letters.map(|(at, letter)| {
        let rest = &path[at + 1..];
        let end = rest
            .find(|c: char| c.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        let numbers = rest[..end].split_ascii_whitespace();
        (letter, numbers.filter_map(|n| n.parse().ok()).collect())
    })
}
