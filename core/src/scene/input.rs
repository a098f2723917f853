use serde::{Deserialize, Serialize};

use crate::board::{Piece, Plane, Point, Side};

/// Which boards are painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Planes {
    /// The one board of a classical game (Ren's numbers, Ren's paper).
    #[default]
    One,
    /// Ren and Tian.
    Two,
    /// The one board after the descent (Ren's numbers, Di's paper).
    Di,
}

/// What is drawn on the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// 帥 仕 相 …
    #[default]
    Characters,
    /// G A E H R C S T.
    Letters,
    /// A beginner's pictures, each hinting at its move.
    Pictograms,
}

/// What is painted: everything a scene depends on beside the window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Input {
    /// Which boards.
    pub planes: Planes,
    /// The pieces on the boards, in any order.
    pub pieces: Vec<PieceAt>,
    /// Whether Black sits at the near edge.
    pub flipped: bool,
    /// What is drawn on the pieces.
    pub style: Style,
    /// The marks, in any order; where two overlap, the scene knows which lies above.
    pub marks: Vec<Mark>,
    /// The point the keyboard stands on.
    pub cursor: Option<Point>,
    /// Whether each piece of the far side, and its half of the river, is turned to its player (hot-seat). A piece's own
    /// `turned` decides for the piece; this decides for the river's right pair of characters.
    pub far_turned: bool,
}

/// A piece on its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceAt {
    /// The piece's identity: the same from move to move, different from every other piece's.
    pub id: u8,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub point: Point,
    /// Whether it is turned by half (hot-seat: the far side's pieces).
    pub turned: bool,
    /// A Giác Thân's reserve and freeze; `None` for every other piece. A Giác Thân without it has a full reserve.
    pub seal: Option<Seal>,
}

/// What a Giác Thân's seal tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seal {
    /// Full bars, 0..=3: the minutes of reserve left.
    pub reserve: u8,
    /// Own turns it is still frozen, 0 = not frozen.
    pub frozen_turns: u8,
}

/// Something shown about a point or between points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The piece on this point is picked up.
    PickedUp(Point),
    /// The picked-up piece may go to this empty point.
    Move(Point),
    /// The picked-up piece may capture here.
    Capture(Point),
    /// The picked-up piece may touch the Giác Thân here.
    Touch(Point),
    /// The picked-up piece's shadow falls on this point of the other plane.
    Shadow(Point),
    /// The last move; `from` is `None` for a placing.
    LastMove {
        /// The point left.
        from: Option<Point>,
        /// The point reached.
        to: Point,
    },
    /// The last move was a touch: both stand where they stood.
    LastTouch {
        /// Who touched.
        from: Point,
        /// The Giác Thân touched.
        to: Point,
    },
    /// The General here is in check.
    Check(Point),
    /// The piece here is chased, and the chaser was warned.
    Warning(Point),
    /// A Giác Thân stays in the palace of this side.
    Stay {
        /// Whose palace it is in.
        palace: Side,
        /// The enemy's own turns it has begun there, 0..=2: the lit lanterns.
        turns: u8,
    },
    /// The Giác Thân may be placed here.
    Placing(Point),
    /// The best move; also a hint.
    Arrow {
        /// Where the piece stands.
        from: Point,
        /// Where it should go.
        to: Point,
        /// Whether it jumps a piece (the arrow then lies under the pieces).
        jumps: bool,
    },
    /// How the chaser reaches what it chases.
    Threat {
        /// The chaser.
        from: Point,
        /// The chased piece.
        to: Point,
    },
    /// A refused move (lessons).
    Refused {
        /// Where the piece stands.
        from: Point,
        /// Where it wanted to go.
        to: Point,
        /// What stands in its way, if a piece does.
        blocked: Option<Point>,
    },
    /// A point a lesson asks for.
    Wanted(Point),
    /// Press and slide: file and rank of the point aimed at, on its plane.
    Crosshair(Point),
    /// The piece here is being carried elsewhere and stays behind as a pale picture.
    Carried(Point),
}

impl Input {
    /// The boards' planes, in the order of [`super::Layout::boards`]: Tian before Ren.
    pub fn planes(&self) -> &'static [Plane] {
        self.planes.list()
    }
}

impl Planes {
    /// The planes, Tian before Ren.
    pub const fn list(self) -> &'static [Plane] {
        match self {
            Self::Two => &[Plane::Tian, Plane::Ren],
            Self::One | Self::Di => &[Plane::Ren],
        }
    }
}
