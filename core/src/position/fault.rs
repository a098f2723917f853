use crate::board::{File, Piece, Plane, Point, Side};

/// One thing wrong with a set-up or a position text. A reader reports all it finds, in the order of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is longer than any position text (bytes).
    TooLong(usize),
    /// The text is empty.
    Empty,
    /// A plane has another number of ranks than 10.
    Ranks {
        /// Which plane.
        plane: Plane,
        /// How many were found.
        found: usize,
    },
    /// A rank does not describe nine points.
    Width {
        /// Which plane.
        plane: Plane,
        /// Which rank, 0..10.
        rank: u8,
        /// How many points it describes.
        found: usize,
    },
    /// A character that names no piece of this game.
    Letter {
        /// Which plane.
        plane: Plane,
        /// Which rank, 0..10.
        rank: u8,
        /// The character.
        letter: char,
    },
    /// San Cai's text does not have its two planes (or `di:` and one).
    Planes(usize),
    /// A field could not be read; the name is the field's in the rules, the text what stood there (shortened).
    Field {
        /// Which field.
        field: Field,
        /// What stood there, at most 20 characters.
        text: String,
    },
    /// A field of San Cai's six is missing, or there are too many.
    Fields(usize),
    /// A side has no General.
    NoGeneral(Side),
    /// A side has more than one of a kind than the array has.
    TooMany {
        /// Which piece.
        piece: Piece,
        /// How many, on boards and captured together.
        found: u8,
    },
    /// A General outside its palace, an Advisor or Elephant off its points, on a plane where it may not be.
    Misplaced {
        /// Which piece.
        piece: Piece,
        /// Where.
        point: Point,
    },
    /// A Soldier behind its starting rank, off the starting files before the river, or on Tian too early.
    SoldierMisplaced {
        /// Whose.
        side: Side,
        /// Where.
        point: Point,
    },
    /// Two Soldiers of a side on one file before the river.
    SoldiersOnFile {
        /// Whose.
        side: Side,
        /// Which file.
        file: File,
    },
    /// The side that is not to move is in check (facing Generals count).
    CheckOutOfTurn(Side),
    /// A reserve, freeze or stay is given for a Giác Thân that is not on the boards.
    StateWithoutGiacThan(Side),
    /// A Giác Thân is on the boards and its state says it is not.
    GiacThanWithoutState(Side),
    /// Two Giác Thân of a side.
    TwoGiacThan(Side),
    /// A reserve over 3.
    Reserve(Side, u32),
    /// A freeze over 6.
    Freeze(Side, u32),
    /// A stay over 2.
    Stay(Side, u32),
    /// A stay, but the Giác Thân is not in the enemy palace.
    StayOutside(Side),
    /// A stay and a freeze together.
    StayFrozen(Side),
    /// `?` after the first move.
    UnplacedAfterStart(Side),
    /// `?` for the side that began, while the other has placed.
    UnplacedOutOfTurn(Side),
    /// A marked point is occupied while its side has yet to place.
    MarkOccupied(Side, Point),
    /// On Di: a stay named for a point where no piece has one to keep (empty, or not in the enemy palace), or over 2.
    DiStay(Point),
    /// On Di: a General or a Giác Thân.
    NotOnDi(Piece, Point),
}

/// The fields of a position text, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The side to move.
    Side,
    /// San Cai: the state of both Giác Thân, or the stays on Di.
    State,
    /// San Cai: the captured pieces.
    Captured,
    /// The quiet count.
    Quiet,
    /// The move number.
    MoveNumber,
}
