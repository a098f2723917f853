use super::{Arg, Words};
use crate::board::{Piece, Point, Side};

/// What the status line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A side is to move.
    ToMove(Side),
    /// The machine thinks.
    Thinking,
    /// A side is in check.
    Check(Side),
    /// A piece is picked up.
    Picked(Piece, Point),
    /// A move of this piece to this point is shown and waits for its confirmation.
    Intended(Piece, Point),
    /// A piece was picked up that has no move.
    NoMove(Piece, Point),
    /// A sliding finger aims at a point.
    Aim(Point),
    /// A tap while the other side is to move.
    NotYourTurn(Side),
    /// San Cai: a side places its Giác Thân.
    Place(Side),
    /// On Di: an extra step may follow.
    ExtraStep,
    /// A side's answer is awaited.
    Waiting(Side),
    /// On Di: a side has no move.
    MustPass(Side),
    /// The game is over.
    Over,
}

/// What has just happened in a game of San Cai, told in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side's Giác Thân was touched and is frozen.
    Touched {
        /// Whose.
        side: Side,
        /// Own turns left in the freeze.
        turns: u8,
    },
    /// A side's Giác Thân was touched with nothing left in its reserve.
    Removed(Side),
    /// A side's Giác Thân has a stay of 1.
    Stay(Side),
    /// A piece has a stay of 1 on Di.
    StayOnDi(Piece),
    /// A side has passed.
    Passed(Side),
    /// The game descends because a position occurred for the third time.
    DescentByRepetition,
    /// The game descends after so many plies without a capture or a touch.
    DescentByQuiet(u16),
}

impl Words {
    /// The status line's sentence.
    pub fn status(self, status: Status) -> String {
        let (key, side) = match status {
            Status::Thinking => return self.text("status-thinking"),
            Status::ExtraStep => return self.text("status-extra-step"),
            Status::Over => return self.text("status-over"),
            Status::Aim(point) => {
                return self.format("status-aim", &[("point", Arg::Point(point))]);
            }
            Status::Intended(piece, point) => return self.on_point("confirm-ask", piece, point),
            Status::Picked(piece, point) => return self.on_point("status-picked", piece, point),
            Status::NoMove(piece, point) => return self.on_point("status-no-move", piece, point),
            Status::ToMove(side) => ("status-to-move", side),
            Status::Check(side) => ("status-check", side),
            Status::NotYourTurn(side) => ("status-not-your-turn", side),
            Status::Place(side) => ("status-place", side),
            Status::Waiting(side) => ("status-waiting", side),
            Status::MustPass(side) => ("status-must-pass", side),
        };
        self.of_side(key, side)
    }

    /// An event's sentence.
    pub fn event(self, event: Event) -> String {
        match event {
            Event::Touched { side, turns } => {
                let args = [("side", Arg::Side(side)), ("n", Arg::Number(turns.into()))];
                self.format("event-touched", &args)
            }
            Event::Removed(side) => self.of_side("event-removed", side),
            Event::Stay(side) => self.of_side("event-stay", side),
            Event::StayOnDi(piece) => self.format("event-stay-di", &[("piece", Arg::Piece(piece))]),
            Event::Passed(side) => self.of_side("event-passed", side),
            Event::DescentByRepetition => self.text("event-descent-repetition"),
            Event::DescentByQuiet(plies) => {
                self.format("event-descent-quiet", &[("n", Arg::Number(plies.into()))])
            }
        }
    }

    fn on_point(self, key: &str, piece: Piece, point: Point) -> String {
        self.format(
            key,
            &[("piece", Arg::Piece(piece)), ("point", Arg::Point(point))],
        )
    }

    /// A sentence about a side alone.
    pub(super) fn of_side(self, key: &str, side: Side) -> String {
        self.format(key, &[("side", Arg::Side(side))])
    }
}
