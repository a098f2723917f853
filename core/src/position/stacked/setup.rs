use super::di::starting_points;
use super::{GiacThan, Position, Start, State};
use crate::board::{BySide, Kind, Piece, Point, Side};
use crate::position::{Counters, Fault};

/// What a set-up says of a side's Giác Thân; the numbers may be anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// `?`: not placed yet.
    Unplaced,
    /// `-`: removed.
    Removed,
    /// On the boards.
    Stands {
        /// Minutes.
        reserve: u32,
        /// Plies.
        freeze: u32,
        /// Turns in the enemy palace.
        stay: u32,
    },
}

/// Any pieces on any points of both planes or of Di, and all that a position text says; it may be nonsense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side to move.
    pub side: Side,
    /// Whether the board is Di: one plane, without Generals and Giác Thân.
    pub on_di: bool,
    /// The state of each Giác Thân; not looked at on Di.
    pub giac_than: BySide<Given>,
    /// The stays on Di, by point.
    pub stays: Vec<(Point, u32)>,
    /// Captured pieces, quiet plies and move number.
    pub counters: Counters,
    pieces: Vec<Option<Piece>>,
}

impl Setup {
    /// Empty planes or an empty Di, both Giác Thân removed.
    pub fn new(side: Side, on_di: bool) -> Self {
        Self {
            side,
            on_di,
            giac_than: BySide::new(Given::Removed, Given::Removed),
            stays: Vec::new(),
            counters: Counters::default(),
            pieces: vec![None; 2 * usize::from(Point::PLANE)],
        }
    }

    /// The start of the game: the array on Ren, nothing placed yet. `side` begins.
    pub fn array(side: Side) -> Self {
        let mut setup = Self::new(side, false);
        setup.giac_than = BySide::new(Given::Unplaced, Given::Unplaced);
        for side in Side::ALL {
            for kind in Kind::ALL {
                for point in starting_points(side, kind) {
                    setup.set(point, Some(Piece::new(side, kind)));
                }
            }
        }
        setup
    }

    /// What stands on a point.
    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.pieces[point.index()]
    }

    /// Puts a piece on a point, or empties it.
    pub fn set(&mut self, point: Point, piece: Option<Piece>) {
        self.pieces[point.index()] = piece;
    }

    /// Every piece with its point, Ren before Tian, a0 b0 … i9.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        let points = (0..2 * Point::PLANE).map(Point::new);
        points.filter_map(|point| Some((point, self.piece(point)?)))
    }

    /// The position of this set-up, with its counters.
    ///
    /// # Errors
    /// Every fault there is (section 8).
    pub fn start(&self) -> Result<Start, Vec<Fault>> {
        let faults = self.faults();
        if faults.is_empty() {
            Ok(self.built())
        } else {
            Err(faults)
        }
    }

    /// The position of a set-up without faults.
    pub(super) fn built(&self) -> Start {
        let mut position = self.planes_only();
        if self.on_di {
            for &(point, stay) in &self.stays {
                if let Some(piece) = self.piece(point) {
                    position.set_stay(piece.side, point, stay as u8);
                }
            }
        } else {
            position.giac_than = BySide::from_fn(|side| self.built_giac_than(side));
        }
        position.key = position.state_key();
        Start {
            position,
            counters: self.counters,
        }
    }

    /// The points and the side to move, without the rest; good for asking for check where each side has one General.
    pub(super) fn planes_only(&self) -> Position {
        let mut position = Position::empty(self.side, self.on_di);
        for (point, piece) in self.pieces() {
            position.planes.put(point, piece);
            if piece.kind == Kind::General {
                position.generals[piece.side] = Some(point);
            }
        }
        position
    }

    fn built_giac_than(&self, side: Side) -> GiacThan {
        let at = self.find(Piece::new(side, Kind::GiacThan)).next();
        match (self.giac_than[side], at) {
            (Given::Unplaced, _) => GiacThan::Unplaced,
            (Given::Removed, _) | (_, None) => GiacThan::Removed,
            (
                Given::Stands {
                    reserve,
                    freeze,
                    stay,
                },
                Some(at),
            ) => GiacThan::Stands {
                at,
                state: State {
                    reserve: reserve as u8,
                    freeze: freeze as u8,
                    stay: stay as u8,
                },
            },
        }
    }

    /// Where a piece stands, once or more often.
    pub(super) fn find(&self, wanted: Piece) -> impl Iterator<Item = Point> + '_ {
        let found = self.pieces().filter(move |&(_, piece)| piece == wanted);
        found.map(|(point, _)| point)
    }
}

impl From<GiacThan> for Given {
    fn from(giac_than: GiacThan) -> Self {
        match giac_than {
            GiacThan::Unplaced => Self::Unplaced,
            GiacThan::Removed => Self::Removed,
            GiacThan::Stands { state, .. } => Self::Stands {
                reserve: state.reserve.into(),
                freeze: state.freeze.into(),
                stay: state.stay.into(),
            },
        }
    }
}

impl From<&Start> for Setup {
    fn from(start: &Start) -> Self {
        let position = &start.position;
        let mut setup = Self::new(position.side, position.on_di);
        for point in (0..2 * Point::PLANE).map(Point::new) {
            setup.set(point, position.planes.piece(point));
        }
        setup.giac_than = BySide::from_fn(|side| position.giac_than[side].into());
        setup.stays = position
            .all_stays()
            .map(|(point, stay)| (point, stay.into()))
            .collect();
        setup.counters = start.counters;
        setup
    }
}
