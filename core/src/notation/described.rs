//! A move as its owner sees it, which is what WXF and the Chinese notation write.
use crate::board::{Kind, Move, Piece, Point, PointSet, Side};
use crate::position::Position;

/// Which way a move goes, seen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Forward,
    Back,
    Sideways,
}

/// A move: piece, where it stands, way, and a value that is the file arrived on or, straight on or back, the distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Described {
    pub side: Side,
    pub kind: Kind,
    /// 1–9 from the owner's right.
    pub file: u8,
    pub way: Way,
    pub value: u8,
}

/// Where a piece stands among its side's pieces of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Company {
    /// How many stand on its file, itself included.
    pub on_file: u8,
    /// Which of them it is, 1 = the front one.
    pub from_front: u8,
    /// How many files hold two or more.
    pub tandem_files: u8,
    /// Which it is among all on those files, from the owner's right file to the left, front to back; 0 on another file.
    pub over_all: u8,
}

/// How a text tells a piece from others of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selector {
    File(u8),
    Front,
    Middle,
    Rear,
    /// Among all in tandem, from the right file to the left, front to back.
    Figure(u8),
    /// From the front, on a file.
    FigureOnFile(u8, u8),
}

/// What a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub kind: Kind,
    pub selector: Selector,
    pub way: Way,
    pub value: u8,
}

impl Described {
    /// `None` for what is no step of a piece.
    pub fn of<P: Position>(position: &P, action: Move) -> Option<Self> {
        let (from, to) = (action.from()?, action.to()?);
        let piece = position.piece(from)?;
        let side = piece.side;
        let (start, end) = (from.relative_rank(side), to.relative_rank(side));
        let way = match end.cmp(&start) {
            std::cmp::Ordering::Greater => Way::Forward,
            std::cmp::Ordering::Less => Way::Back,
            std::cmp::Ordering::Equal => Way::Sideways,
        };
        let straight = from.file() == to.file();
        Some(Self {
            side,
            kind: piece.kind,
            file: file(from, side),
            way,
            value: if straight {
                end.abs_diff(start)
            } else {
                file(to, side)
            },
        })
    }
}

impl Company {
    /// The company of the piece that a described move moves.
    pub fn of<P: Position>(position: &P, action: Move, described: Described) -> Self {
        let Described { side, kind, .. } = described;
        let mut all = standing(position, Piece::new(side, kind));
        all.sort_by_key(|&other| (file(other, side), u8::MAX - other.relative_rank(side)));
        let files: Vec<&[Point]> = all.chunk_by(|a, b| a.file() == b.file()).collect();
        let tandem = || files.iter().filter(|file| file.len() > 1);
        let point = action.from().unwrap_or(Point::new(0));
        let own = files.iter().find(|file| file.contains(&point));
        let place = |list: &[Point]| list.iter().position(|&other| other == point);
        let in_tandem: Vec<Point> = tandem().copied().flatten().copied().collect();
        Self {
            on_file: own.map_or(0, |file| file.len() as u8),
            from_front: own
                .and_then(|file| place(file))
                .map_or(0, |at| at as u8 + 1),
            tandem_files: tandem().count() as u8,
            over_all: place(&in_tandem).map_or(0, |at| at as u8 + 1),
        }
    }
}

impl Described {
    /// Whether the text tells the piece from others on its file. An Advisor or Elephant is told by its way alone.
    pub fn is_marked(self, company: Company) -> bool {
        company.on_file > 1 && !matches!(self.kind, Kind::Advisor | Kind::Elephant)
    }
}

impl Parsed {
    /// Whether a legal move is one that this text may mean.
    pub fn fits<P: Position>(self, position: &P, action: Move) -> bool {
        Described::of(position, action).is_some_and(|described| {
            self.kind == described.kind
                && self.way == described.way
                && self.value == described.value
                && self.selects(position, action, described)
        })
    }

    fn selects<P: Position>(self, position: &P, action: Move, described: Described) -> bool {
        if let Selector::File(file) = self.selector {
            return file == described.file;
        }
        let company = Company::of(position, action, described);
        company.on_file > 1 && self.selector.fits(described, company)
    }
}

impl Selector {
    fn fits(self, described: Described, company: Company) -> bool {
        let Company {
            on_file,
            from_front,
            over_all,
            ..
        } = company;
        let soldier = described.kind == Kind::Soldier;
        match self {
            Self::File(file) => file == described.file,
            Self::Front => from_front == 1,
            Self::Middle => on_file == 3 && from_front == 2,
            Self::Rear => from_front == on_file,
            Self::Figure(figure) => soldier && figure == over_all,
            Self::FigureOnFile(figure, file) => {
                soldier && figure == from_front && file == described.file
            }
        }
    }
}

/// A point's file, 1–9 from a side's right.
fn file(point: Point, side: Side) -> u8 {
    match side {
        Side::Red => 9 - point.file(),
        Side::Black => point.file() + 1,
    }
}

/// The points of the board on which such pieces stand.
fn standing<P: Position>(position: &P, piece: Piece) -> Vec<Point> {
    let all = PointSet::ALL.iter();
    all.filter(|&point| position.piece(point) == Some(piece))
        .collect()
}
