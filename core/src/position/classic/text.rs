//! Position texts (FEN, article 6): read leniently, written strictly.
use std::fmt;

use super::{Board, Position, Setup, point_at};
use crate::board::{Kind, Piece, Plane, Side};
use crate::position::{Counters, Fault, Field};
use crate::ruleset::Cannon;

/// A text longer than this is not looked into: the longest position needs some 110 bytes.
const MAX_BYTES: usize = 256;

/// A position with what its text says about the game so far. Displayed as the strict text.
///
/// ```
/// use sancai::position::classic::Start;
/// use sancai::ruleset::Cannon;
///
/// let read = Start::read("4k4/9/9/9/9/9/9/9/4H4/4K4 b", Cannon::Modern);
/// let text = read.map(|start| start.to_string());
/// assert_eq!(text.as_deref(), Ok("4k4/9/9/9/9/9/9/9/4N4/4K4 b - - 0 1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// The quiet plies and the move number; which pieces were captured a text does not say.
    pub counters: Counters,
}

impl Start {
    /// The start of the game, Red to move.
    pub fn array(cannon: Cannon) -> Self {
        let Setup { side, board } = Setup::array(Side::Red);
        Self {
            position: Position::from_board(&board, side, cannon),
            counters: Counters::default(),
        }
    }

    /// Reads a position text. `H`/`E` are read for `N`/`B`, `r` for `w`; a missing side is Red, missing counters are 0
    /// and 1; spare blanks are skipped.
    ///
    /// # Errors
    /// Every fault of the text, and of the set-up as far as the text gives one.
    pub fn read(text: &str, cannon: Cannon) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::default();
        let (setup, counters) = reader.read(text)?;
        let mut faults = reader.faults;
        match setup.position(cannon) {
            Ok(position) if faults.is_empty() => Ok(Self { position, counters }),
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more);
                Err(faults)
            }
        }
    }
}

#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    /// The set-up and counters; faults that do not hinder going on are kept.
    fn read(&mut self, text: &str) -> Result<(Setup, Counters), Vec<Fault>> {
        if text.len() > MAX_BYTES {
            return Err(vec![Fault::TooLong(text.len())]);
        }
        let mut fields = text.split_whitespace();
        let board = fields.next().ok_or_else(|| vec![Fault::Empty])?;
        let mut setup = Setup::new(Side::Red);
        let whole = self.board(board, &mut setup);
        let fields: Vec<&str> = fields.collect();
        setup.side = self.side(fields.first().copied());
        let counters = self.counters(&fields);
        if whole {
            Ok((setup, counters))
        } else {
            Err(std::mem::take(&mut self.faults))
        }
    }

    /// The counters among the fields after the board: what follows the side, but for the two fields that are always `-`.
    fn counters(&mut self, fields: &[&str]) -> Counters {
        let numbers = fields.iter().skip(1).filter(|&&field| field != "-");
        let numbers: Vec<&str> = numbers.copied().collect();
        let counters = Counters {
            quiet: self.number(Field::Quiet, numbers.first(), 0),
            move_number: self.number(Field::MoveNumber, numbers.get(1), 1).max(1),
            ..Counters::default()
        };
        if numbers.len() > 2 {
            self.faults.push(Fault::Fields(fields.len() + 1));
        }
        counters
    }

    /// Reads the ranks, Black's edge first; whether each point of the board is described.
    fn board(&mut self, text: &str, setup: &mut Setup) -> bool {
        let plane = Plane::Ren;
        let rows: Vec<&str> = text.split('/').collect();
        let mut whole = rows.len() == 10;
        if !whole {
            let found = rows.len();
            self.faults.push(Fault::Ranks { plane, found });
        }
        for (row, rank) in rows.into_iter().zip((0..10).rev()) {
            let found = self.row(row, rank, setup);
            if found != 9 {
                self.faults.push(Fault::Width { plane, rank, found });
                whole = false;
            }
        }
        whole
    }

    /// Reads one rank; how many points it describes. A letter that names no piece stands for one point.
    fn row(&mut self, text: &str, rank: u8, setup: &mut Setup) -> usize {
        let mut file = 0;
        for letter in text.chars() {
            match (letter, Piece::from_letter(letter)) {
                ('1'..='9', _) => file += letter as usize - '0' as usize,
                (_, Some(piece)) if piece.kind != Kind::GiacThan => {
                    if let Some(point) = point_at(file, rank.into()) {
                        setup.set(point, Some(piece));
                    }
                    file += 1;
                }
                _ => {
                    let plane = Plane::Ren;
                    self.faults.push(Fault::Letter {
                        plane,
                        rank,
                        letter,
                    });
                    file += 1;
                }
            }
        }
        file
    }

    fn side(&mut self, text: Option<&str>) -> Side {
        match text {
            None | Some("w" | "W" | "r" | "R" | "-") => Side::Red,
            Some("b" | "B") => Side::Black,
            Some(text) => {
                self.field(Field::Side, text);
                Side::Red
            }
        }
    }

    fn number<N: std::str::FromStr>(&mut self, field: Field, text: Option<&&str>, default: N) -> N {
        let Some(text) = text else { return default };
        text.parse().unwrap_or_else(|_| {
            self.field(field, text);
            default
        })
    }

    fn field(&mut self, field: Field, text: &str) {
        let text = text.chars().take(20).collect();
        self.faults.push(Fault::Field { field, text });
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, counters } = self;
        write!(
            f,
            "{position:?} - - {} {}",
            counters.quiet, counters.move_number
        )
    }
}

/// Writes the ranks, Black's edge first.
pub(super) fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for (row, rank) in board.chunks(9).rev().enumerate() {
        if row > 0 {
            f.write_str("/")?;
        }
        write_row(f, rank)?;
    }
    Ok(())
}

fn write_row(f: &mut fmt::Formatter<'_>, row: &[Option<Piece>]) -> fmt::Result {
    for run in row.chunk_by(|a, b| a.is_none() && b.is_none()) {
        match run {
            [Some(piece)] => write!(f, "{}", piece.letter())?,
            empty => write!(f, "{}", empty.len())?,
        }
    }
    Ok(())
}

/// The letter of a side in position texts.
pub(super) const fn side_letter(side: Side) -> char {
    match side {
        Side::Red => 'w',
        Side::Black => 'b',
    }
}
