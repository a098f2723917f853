use super::{Arg, Words};
use crate::board::{Kind, Move, Piece, Point, Side};

/// A move, as much of it as is read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTold {
    /// The move.
    pub action: Move,
    /// Who makes it.
    pub side: Side,
    /// What moves; unimportant for a placing and a pass.
    pub kind: Kind,
    /// What it captures.
    pub captured: Option<Piece>,
    /// Whether it touches the enemy Giác Thân.
    pub touches: bool,
    /// Whether it gives check.
    pub check: bool,
    /// Whether points are named with their plane.
    pub two_planes: bool,
}

/// What a tap on a point does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Use {
    /// Nothing, or lets go.
    #[default]
    Nothing,
    /// Picks up the piece there.
    PickUp,
    /// Lets go of the piece there, which is picked up.
    LetGo,
    /// Moves the picked-up piece there.
    Move,
    /// Captures there.
    Capture,
    /// Touches the Giác Thân there.
    Touch,
    /// Places the Giác Thân there.
    Place,
    /// Settles: declines the extra step.
    Settle,
}

/// A Giác Thân's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealTold {
    /// Not placed yet.
    Unplaced,
    /// Removed for good.
    Gone,
    /// On the boards.
    There {
        /// Minutes of reserve, 0..=3.
        reserve: u8,
        /// Own turns left in a freeze, 0..=3.
        frozen: u8,
        /// Turns stayed in the enemy palace, 0..=2.
        stay: u8,
    },
}

/// A point, as a screen reader says it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is said or left out for itself"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointTold {
    /// Which point.
    pub point: Point,
    /// Whether it is named with its plane.
    pub two_planes: bool,
    /// What stands there.
    pub piece: Option<Piece>,
    /// The state of a Giác Thân standing there.
    pub seal: Option<SealTold>,
    /// On Di: turns the piece there has stayed in the enemy palace.
    pub stay: u8,
    /// What a tap does.
    pub answer: Use,
    /// Whether the last move left or reached it.
    pub last_move: bool,
    /// Whether the General there is in check.
    pub check: bool,
    /// Whether the piece there is chased and its chaser warned.
    pub warned: bool,
}

impl PointTold {
    /// A point on which nothing stands and nothing is to be done.
    pub const fn new(point: Point, two_planes: bool) -> Self {
        Self {
            point,
            two_planes,
            piece: None,
            seal: None,
            stay: 0,
            answer: Use::Nothing,
            last_move: false,
            check: false,
            warned: false,
        }
    }
}

impl Words {
    /// A move read aloud: "red cannon from h2 to e2, takes the black horse, check".
    pub fn spoken_move(self, told: &MoveTold) -> String {
        let mut parts = vec![self.way(told)];
        if let Some(target) = told.captured {
            parts.push(self.format("spoken-takes", &[("target", Arg::Piece(target))]));
        }
        if told.check {
            parts.push(self.text("spoken-check"));
        }
        self.commas(&parts)
    }

    /// A point read aloud: "red cannon, e4, can move".
    pub fn spoken_point(self, told: &PointTold) -> String {
        let point = self.point(told.point, told.two_planes);
        let mut parts = match told.piece {
            Some(piece) => vec![self.piece(piece), point],
            None => vec![point, self.text("point-empty")],
        };
        if let Some(seal) = told.seal {
            parts.extend(self.seal_parts(seal));
        }
        if told.stay > 0 {
            parts.push(self.number("seal-stay", told.stay));
        }
        let notes = [
            (told.check, "point-check"),
            (told.warned, "point-warned"),
            (told.last_move, "point-last-move"),
        ];
        let notes = notes.iter().filter(|(is, _)| *is).map(|(_, key)| *key);
        let keys = notes.chain(use_key(told.answer));
        parts.extend(keys.map(|key| self.text(key)));
        self.commas(&parts)
    }

    /// A Giác Thân's state read aloud: "red Giác Thân, reserve 2 minutes, frozen, 1 turn left".
    pub fn giac_than(self, side: Side, seal: SealTold) -> String {
        match seal {
            SealTold::Unplaced => self.of_side("seal-unplaced", side),
            SealTold::Gone => self.of_side("seal-gone", side),
            SealTold::There { .. } => {
                let mut parts = vec![self.piece(Piece::new(side, Kind::GiacThan))];
                parts.extend(self.seal_parts(seal));
                self.commas(&parts)
            }
        }
    }

    /// A Giác Thân's state beside its side's name and its reserve: "frozen, 1 turn left"; empty if there is nothing to say.
    pub fn giac_than_short(self, seal: SealTold) -> String {
        match seal {
            SealTold::Unplaced => self.text("seal-unplaced-short"),
            SealTold::Gone => self.text("seal-gone-short"),
            SealTold::There { .. } => self.commas(&self.seal_parts(seal)[1..]),
        }
    }

    /// Captured pieces read aloud: "captured: 2 black soldiers, black horse".
    pub fn captured(self, pieces: &[(Piece, u32)]) -> String {
        let item = |&(piece, n): &(Piece, u32)| {
            let args = [("piece", Arg::Piece(piece)), ("n", Arg::Number(n.into()))];
            self.format("captured-item", &args)
        };
        let counted = pieces.iter().filter(|(_, n)| *n > 0);
        let list = self.commas(&counted.map(item).collect::<Vec<_>>());
        if list.is_empty() {
            return self.text("captured-none");
        }
        self.format("captured-list", &[("list", Arg::Text(&list))])
    }

    /// A side's strip read aloud: name, side, whether it is to move, its time where it has a clock, what it has captured.
    pub fn strip(
        self,
        name: &str,
        side: Side,
        to_move: bool,
        time: &str,
        captured: &[(Piece, u32)],
    ) -> String {
        let mut parts = vec![name.to_owned()];
        parts.push(self.side(side));
        parts.dedup();
        if to_move {
            parts.push(self.text("strip-to-move"));
        }
        if !time.is_empty() {
            parts.push(time.to_owned());
        }
        parts.push(self.captured(captured));
        self.commas(&parts)
    }

    /// What a clock shows, read aloud: so many seconds, and so many periods where one runs.
    pub fn time_left(self, seconds: u64, periods: Option<u32>) -> String {
        let of = |key, n: u64| self.format(key, &[("n", Arg::Number(n as i64))]);
        let minutes = of("clock-minutes", seconds / 60);
        let rest = of("clock-seconds", seconds % 60);
        let time = match (seconds / 60, seconds % 60) {
            (0, _) => rest,
            (_, 0) => minutes,
            _ => {
                let args = [("first", Arg::Text(&minutes)), ("second", Arg::Text(&rest))];
                self.format("clock-joined", &args)
            }
        };
        let n = ("n", Arg::Number(periods.unwrap_or(0).into()));
        let key = if periods.is_some() {
            "clock-left-periods"
        } else {
            "clock-left"
        };
        self.format(key, &[("time", Arg::Text(&time)), n])
    }

    /// From where to where.
    fn way(self, told: &MoveTold) -> String {
        let name = |point: Option<Point>, plane: bool| {
            point.map_or_else(String::new, |point| self.point_within(point, plane))
        };
        let plane = |point: Option<Point>| point.map(Point::plane);
        let [from, through, to] = [told.action.from(), told.action.through(), told.action.to()];
        // Within a plane it is named once.
        let across = told.two_planes && plane(from) != plane(to);
        let from = name(from, told.two_planes);
        let (through, to) = (name(through, across), name(to, across));
        let kind = match told.action.from() {
            Some(_) => told.kind,
            None => Kind::GiacThan,
        };
        let args = [
            ("side", Arg::Side(told.side)),
            ("piece", Arg::Piece(Piece::new(told.side, kind))),
            ("target", Arg::Piece(Piece::new(!told.side, Kind::GiacThan))),
            ("from", Arg::Text(&from)),
            ("through", Arg::Text(&through)),
            ("to", Arg::Text(&to)),
        ];
        self.format(way_key(told), &args)
    }

    fn seal_parts(self, seal: SealTold) -> Vec<String> {
        let SealTold::There {
            reserve,
            frozen,
            stay,
        } = seal
        else {
            return Vec::new();
        };
        let mut parts = vec![self.number("seal-reserve", reserve)];
        if frozen > 0 {
            parts.push(self.number("seal-frozen", frozen));
        }
        if stay > 0 {
            parts.push(self.number("seal-stay", stay));
        }
        parts
    }

    fn number(self, key: &str, n: u8) -> String {
        self.format(key, &[("n", Arg::Number(n.into()))])
    }
}

fn way_key(told: &MoveTold) -> &'static str {
    match told.action.from() {
        _ if told.action.to().is_none() => "spoken-pass",
        None => "spoken-place",
        Some(_) if told.touches => "spoken-touch",
        Some(_) if told.action.through().is_some() => "spoken-extra",
        Some(_) => "spoken-move",
    }
}

const fn use_key(answer: Use) -> Option<&'static str> {
    match answer {
        Use::Nothing => None,
        Use::PickUp => Some("point-can-move"),
        Use::LetGo => Some("point-picked-up"),
        Use::Move => Some("point-target"),
        Use::Capture => Some("point-target-capture"),
        Use::Touch => Some("point-target-touch"),
        Use::Place => Some("point-target-place"),
        Use::Settle => Some("point-target-settle"),
    }
}
