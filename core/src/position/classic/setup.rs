//! A board set up by hand, which may be nonsense, and what is wrong with it (article 1).
use super::{Board, POINTS, Position, point_at};
use crate::board::{File, Kind, Piece, Point, PointSet, Side, lines};
use crate::position::{Fault, Position as _};
use crate::ruleset::Cannon;

/// Black's edge first; a point without a piece's letter is empty.
const ARRAY: [&str; 10] = [
    "rnbakabnr",
    ".........",
    ".c.....c.",
    "p.p.p.p.p",
    ".........",
    ".........",
    "P.P.P.P.P",
    ".C.....C.",
    ".........",
    "RNBAKABNR",
];

/// Any pieces on any points, and a side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side to move.
    pub side: Side,
    pub(super) board: Board,
}

impl Setup {
    /// An empty board.
    pub const fn new(side: Side) -> Self {
        Self {
            side,
            board: [None; POINTS],
        }
    }

    /// The array the game begins with.
    pub fn array(side: Side) -> Self {
        let mut setup = Self::new(side);
        for (row, rank) in ARRAY.into_iter().zip((0..10).rev()) {
            setup.set_rank(rank, row.chars().map(Piece::from_letter));
        }
        setup
    }

    /// Reads a board drawn with the letters of position texts and `.` for an empty point, blanks as one likes, Black's
    /// edge first. `None` if it has not nine points on each of ten lines, or a letter names no piece.
    ///
    /// ```
    /// use sancai::board::Side;
    /// use sancai::position::Position;
    /// use sancai::position::classic::Setup;
    /// use sancai::ruleset::Cannon;
    ///
    /// let setup = Setup::drawn(
    ///     Side::Red,
    ///     "
    ///     . . . . k . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . P . . . .
    ///     . . . . K . . . .
    ///     ",
    /// );
    /// // The Soldier stands behind its line.
    /// assert_eq!(setup.map(|setup| setup.faults().len()), Some(1));
    /// ```
    pub fn drawn(side: Side, drawing: &str) -> Option<Self> {
        let mut setup = Self::new(side);
        let lines: Vec<&str> = drawing
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        if lines.len() != 10 {
            return None;
        }
        for (line, rank) in lines.into_iter().zip((0..10).rev()) {
            let row: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
            if row.len() != 9 || !row.iter().copied().all(is_drawn) {
                return None;
            }
            setup.set_rank(rank, row.into_iter().map(Piece::from_letter));
        }
        Some(setup)
    }

    /// Fills a rank from file a on; what goes beyond file i is lost.
    fn set_rank(&mut self, rank: usize, row: impl Iterator<Item = Option<Piece>>) {
        for (file, piece) in row.enumerate() {
            if let Some(point) = point_at(file, rank) {
                self.set(point, piece);
            }
        }
    }

    /// What stands on a point; nothing on a point off this board.
    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.board.get(point.index()).copied().flatten()
    }

    /// Puts a piece on a point, or empties it. A point off this board is left alone.
    pub fn set(&mut self, point: Point, piece: Option<Piece>) {
        if let Some(place) = self.board.get_mut(point.index()) {
            *place = piece;
        }
    }

    /// The position of this set-up.
    ///
    /// # Errors
    /// Every fault there is.
    pub fn position(&self, cannon: Cannon) -> Result<Position, Vec<Fault>> {
        let faults = self.faults();
        if faults.is_empty() {
            Ok(Position::from_board(&self.board, self.side, cannon))
        } else {
            Err(faults)
        }
    }

    /// Everything that keeps this set-up from being a position: counts first, then place by place, then files, then the
    /// check.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.count_faults();
        let may_ask_for_check = faults.is_empty();
        faults.extend(self.place_faults());
        faults.extend(self.file_faults());
        if may_ask_for_check && self.find(|piece| piece.kind == Kind::GiacThan).is_empty() {
            faults.extend(self.check_fault());
        }
        faults
    }

    fn find(&self, wanted: impl Fn(Piece) -> bool) -> PointSet {
        let mut found = PointSet::EMPTY;
        for (point, piece) in PointSet::ALL.iter().zip(&self.board) {
            if piece.is_some_and(&wanted) {
                found.insert(point);
            }
        }
        found
    }

    fn count_faults(&self) -> Vec<Fault> {
        let pieces = Side::ALL
            .into_iter()
            .flat_map(|side| Kind::ALL.map(|kind| Piece::new(side, kind)));
        pieces.filter_map(|piece| self.count_fault(piece)).collect()
    }

    fn count_fault(&self, piece: Piece) -> Option<Fault> {
        let found = self.find(|other| other == piece).len() as u8;
        if found > piece.kind.full_count() {
            Some(Fault::TooMany { piece, found })
        } else if found == 0 && piece.kind == Kind::General {
            Some(Fault::NoGeneral(piece.side))
        } else {
            None
        }
    }

    fn place_faults(&self) -> impl Iterator<Item = Fault> {
        PointSet::ALL.iter().filter_map(|point| {
            let piece = self.piece(point)?;
            let side = piece.side;
            match piece.kind {
                _ if allowed(piece).has(point) => None,
                Kind::Soldier => Some(Fault::SoldierMisplaced { side, point }),
                _ => Some(Fault::Misplaced { piece, point }),
            }
        })
    }

    fn file_faults(&self) -> Vec<Fault> {
        let crowded = |side: Side, file: File| {
            let soldiers = self.find(|piece| piece == Piece::new(side, Kind::Soldier));
            (soldiers & lines::soldier_waiting(side) & lines::file(file)).len() > 1
        };
        let files = Side::ALL
            .into_iter()
            .flat_map(|side| (0..9).map(move |file| (side, file)));
        files
            .filter(|&(side, file)| crowded(side, file))
            .map(|(side, file)| Fault::SoldiersOnFile { side, file })
            .collect()
    }

    /// Needs one General a side.
    fn check_fault(&self) -> Option<Fault> {
        let waiting = !self.side;
        let turned = Position::from_board(&self.board, waiting, Cannon::Modern);
        turned.in_check().then_some(Fault::CheckOutOfTurn(waiting))
    }
}

/// Whether a letter of a drawing means something.
fn is_drawn(letter: char) -> bool {
    letter == '.' || Piece::from_letter(letter).is_some()
}

/// Where a piece may stand.
fn allowed(piece: Piece) -> PointSet {
    match piece.kind {
        Kind::General => lines::palace(piece.side),
        Kind::Advisor => lines::advisor_points(piece.side),
        Kind::Elephant => lines::elephant_points(piece.side),
        Kind::Soldier => lines::soldier_points(piece.side),
        Kind::Horse | Kind::Chariot | Kind::Cannon => PointSet::ALL,
        Kind::GiacThan => PointSet::EMPTY,
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            side: position.side,
            board: position.board,
        }
    }
}
