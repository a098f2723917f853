//! Position texts (section 8): every fault reported, written strictly.
use std::fmt;

use super::faults::Known;
use super::setup::{Given, Setup};
use super::{GiacThan, Position};
use crate::board::{BySide, Kind, Piece, Plane, Point, Side};
use crate::position::{Captured, Counters, Fault, Field};

/// A text longer than this is not looked into: the longest position needs some 270 bytes.
const MAX_BYTES: usize = 400;

/// What a Di text begins with.
const DI: &str = "di:";

/// A position with what its text says about the game so far. Displayed as the strict text.
///
/// ```
/// use sancai::position::stacked::Start;
///
/// let text = "di:9/9/9/p8/9/9/8P/9/9/8R b - - 0 22";
/// let read = Start::read(text);
/// assert_eq!(read.map(|start| start.to_string()).as_deref(), Ok(text));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// Captured pieces, quiet plies and move number.
    pub counters: Counters,
}

impl Start {
    /// The start of the game; `side` begins by placing its Giác Thân.
    pub fn array(side: Side) -> Self {
        Setup::array(side).built()
    }

    /// Reads a position text. `H` and `E` are read for `N` and `B`, captured letters in any order; spare blanks between
    /// the fields are skipped.
    ///
    /// # Errors
    /// Every fault of the text: of its parts that cannot be read, and of the set-up as far as the rest gives one.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        if text.len() > MAX_BYTES {
            return Err(vec![Fault::TooLong(text.len())]);
        }
        let fields: Vec<&str> = text.split_whitespace().collect();
        if fields.is_empty() {
            return Err(vec![Fault::Empty]);
        }
        let mut reader = Reader::new();
        let known = reader.read(&fields);
        let Reader { setup, mut faults } = reader;
        faults.extend(setup.faults_among(known));
        if faults.is_empty() {
            Ok(setup.built())
        } else {
            Err(faults)
        }
    }
}

struct Reader {
    setup: Setup,
    faults: Vec<Fault>,
}

impl Reader {
    fn new() -> Self {
        Self {
            setup: Setup::new(Side::Red, false),
            faults: Vec::new(),
        }
    }

    /// Reads what can be read and says which parts that is.
    fn read(&mut self, fields: &[&str]) -> Known {
        if fields.len() != 6 {
            self.faults.push(Fault::Fields(fields.len()));
        }
        let field = |at: usize| fields.get(at).copied();
        let planes = self.planes(fields[0]);
        let known = Known {
            planes,
            side: self.part(Field::Side, field(1), side),
            state: self.state(field(2)),
        };
        self.part(Field::Captured, field(3), captured);
        self.part(Field::Quiet, field(4), |setup, text| {
            setup.counters.quiet = number(text)?;
            Some(())
        });
        self.part(Field::MoveNumber, field(5), |setup, text| {
            setup.counters.move_number = number(text).filter(|&number| number > 0)?;
            Some(())
        });
        known
    }

    /// Reads a field into the set-up; whether it was there and could be read.
    fn part(
        &mut self,
        field: Field,
        text: Option<&str>,
        read: impl FnOnce(&mut Setup, &str) -> Option<()>,
    ) -> bool {
        let Some(text) = text else { return false };
        let done = read(&mut self.setup, text).is_some();
        if !done {
            let text = text.chars().take(20).collect();
            self.faults.push(Fault::Field { field, text });
        }
        done
    }

    fn state(&mut self, text: Option<&str>) -> BySide<bool> {
        if self.setup.on_di {
            let read = self.part(Field::State, text, stays);
            return BySide::new(read, read);
        }
        let mut known = BySide::new(false, false);
        self.part(Field::State, text, |setup, text| {
            let (red, black) = text.split_once('/')?;
            for (side, text) in [(Side::Red, red), (Side::Black, black)] {
                if let Some(given) = given(text) {
                    setup.giac_than[side] = given;
                    known[side] = true;
                }
            }
            (known.red && known.black).then_some(())
        });
        known
    }

    /// Reads both planes or Di; whether each point is described.
    fn planes(&mut self, text: &str) -> bool {
        if let Some(di) = text.strip_prefix(DI) {
            self.setup.on_di = true;
            return self.plane(di, Plane::Ren);
        }
        let planes: Vec<&str> = text.split('|').collect();
        let mut whole = planes.len() == 2;
        if !whole {
            self.faults.push(Fault::Planes(planes.len()));
        }
        for (text, plane) in planes.into_iter().zip([Plane::Ren, Plane::Tian]) {
            whole &= self.plane(text, plane);
        }
        whole
    }

    fn plane(&mut self, text: &str, plane: Plane) -> bool {
        let rows: Vec<&str> = text.split('/').collect();
        let mut whole = rows.len() == 10;
        if !whole {
            let found = rows.len();
            self.faults.push(Fault::Ranks { plane, found });
        }
        for (row, rank) in rows.into_iter().zip((0..10).rev()) {
            whole &= self.rank(row, plane, rank);
        }
        whole
    }

    /// Reads one rank.
    fn rank(&mut self, text: &str, plane: Plane, rank: u8) -> bool {
        let mut found = 0;
        let before = self.faults.len();
        for letter in text.chars() {
            if let '1'..='9' = letter {
                found += letter as usize - '0' as usize;
            } else {
                self.letter(letter, plane, found, rank);
                found += 1;
            }
        }
        if found != 9 {
            self.faults.push(Fault::Width { plane, rank, found });
        }
        self.faults.len() == before
    }

    /// A letter stands for one point, whether or not it names a piece and lies on the board.
    fn letter(&mut self, letter: char, plane: Plane, file: usize, rank: u8) {
        let piece = Piece::from_letter(letter);
        if piece.is_none() {
            self.faults.push(Fault::Letter {
                plane,
                rank,
                letter,
            });
        }
        let file = i8::try_from(file).unwrap_or(i8::MAX);
        if let Some(point) = Point::at(plane, file, rank as i8) {
            self.setup.set(point, piece);
        }
    }
}

fn side(setup: &mut Setup, text: &str) -> Option<()> {
    setup.side = match text {
        "w" => Side::Red,
        "b" => Side::Black,
        _ => return None,
    };
    Some(())
}

fn given(text: &str) -> Option<Given> {
    let digit = |letter: char| letter.to_digit(10);
    let mut letters = text.chars();
    let three = (letters.next()?, letters.next(), letters.next());
    match (three, letters.next()) {
        (('?', None, None), None) => Some(Given::Unplaced),
        (('-', None, None), None) => Some(Given::Removed),
        ((reserve, Some(freeze), Some(stay)), None) => Some(Given::Stands {
            reserve: digit(reserve)?,
            freeze: digit(freeze)?,
            stay: digit(stay)?,
        }),
        _ => None,
    }
}

fn stays(setup: &mut Setup, text: &str) -> Option<()> {
    if text == "-" {
        return Some(());
    }
    for entry in text.split(',') {
        let (point, stay) = entry.split_once('=')?;
        let point = Point::parse(point).filter(|point| point.plane() == Plane::Ren)?;
        let stay = number(stay).filter(|&stay| stay > 0)?;
        if setup.stays.iter().any(|&(other, _)| other == point) {
            return None;
        }
        setup.stays.push((point, stay));
    }
    Some(())
}

/// On Di nothing is captured that still counts.
fn captured(setup: &mut Setup, text: &str) -> Option<()> {
    if text == "-" {
        return Some(());
    }
    let mut captured = Captured::default();
    for letter in text.chars() {
        let piece = Piece::from_letter(letter).filter(|piece| piece.kind != Kind::GiacThan)?;
        captured.add(piece);
    }
    setup.counters.captured = captured;
    (!setup.on_di).then_some(())
}

/// A number written in plain digits.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let digits = text.chars().all(|letter| letter.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

impl fmt::Display for Start {
    /// On Di the field of captured pieces is always `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut counters = self.counters;
        if self.position.on_di {
            counters.captured = Captured::default();
        }
        let Counters {
            captured,
            quiet,
            move_number,
        } = counters;
        write!(f, "{:?} {captured} {quiet} {move_number}", self.position)
    }
}

impl fmt::Debug for Position {
    /// The first three fields of the position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.on_di {
            f.write_str(DI)?;
            write_plane(f, self, Plane::Ren)?;
        } else {
            write_plane(f, self, Plane::Ren)?;
            f.write_str("|")?;
            write_plane(f, self, Plane::Tian)?;
        }
        f.write_str(match self.side {
            Side::Red => " w ",
            Side::Black => " b ",
        })?;
        if self.on_di {
            write_stays(f, self)
        } else {
            let BySide { red, black } = self.giac_than;
            write!(f, "{red}/{black}")
        }
    }
}

impl fmt::Display for GiacThan {
    /// As in the position text: `?`, `-`, or reserve, freeze and stay.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unplaced => f.write_str("?"),
            Self::Removed => f.write_str("-"),
            Self::Stands { state, .. } => {
                write!(f, "{}{}{}", state.reserve, state.freeze, state.stay)
            }
        }
    }
}

fn write_stays(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    let mut separator = "";
    for (point, stay) in position.all_stays() {
        write!(f, "{separator}{point}={stay}")?;
        separator = ",";
    }
    f.write_str(if separator.is_empty() { "-" } else { "" })
}

fn write_plane(f: &mut fmt::Formatter<'_>, position: &Position, plane: Plane) -> fmt::Result {
    for rank in (0..10).rev() {
        let points = (0..9).filter_map(|file| Point::at(plane, file, rank));
        let row: Vec<_> = points.map(|point| position.planes.piece(point)).collect();
        for run in row.chunk_by(|a, b| a.is_none() && b.is_none()) {
            match run {
                [Some(piece)] => write!(f, "{}", piece.letter())?,
                empty => write!(f, "{}", empty.len())?,
            }
        }
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}
