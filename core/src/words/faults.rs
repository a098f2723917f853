use super::{Arg, Words};
use crate::board::{Plane, Point, Side};
use crate::position::{Fault, Field};

impl Words {
    /// What is wrong with a position text or a set-up, as a sentence that names piece and point.
    pub fn fault(self, fault: &Fault) -> String {
        self.format(key(fault), &args(fault))
    }

    /// That a position cannot be used, and every fault of it, each on a line of its own.
    pub fn faults(self, faults: &[Fault]) -> String {
        let mut lines = vec![self.format("fault-intro", &[number(faults.len())])];
        lines.extend(faults.iter().map(|fault| self.fault(fault)));
        lines.join("\n")
    }
}

const fn key(fault: &Fault) -> &'static str {
    match fault {
        Fault::TooLong(_) => "fault-too-long",
        Fault::Empty => "fault-empty",
        Fault::Ranks { .. } => "fault-ranks",
        Fault::Width { .. } => "fault-width",
        Fault::Letter { .. } => "fault-letter",
        Fault::Planes(_) => "fault-planes",
        Fault::Field { field, .. } => field_key(*field),
        Fault::Fields(_) => "fault-fields",
        Fault::NoGeneral(_) => "fault-no-general",
        Fault::TooMany { .. } => "fault-too-many",
        Fault::Misplaced { .. } => "fault-misplaced",
        Fault::SoldierMisplaced { .. } => "fault-soldier-misplaced",
        Fault::SoldiersOnFile { .. } => "fault-soldiers-on-file",
        Fault::CheckOutOfTurn(_) => "fault-check-out-of-turn",
        Fault::StateWithoutGiacThan(_) => "fault-state-without-giac-than",
        Fault::GiacThanWithoutState(_) => "fault-giac-than-without-state",
        Fault::TwoGiacThan(_) => "fault-two-giac-than",
        Fault::Reserve(..) => "fault-reserve",
        Fault::Freeze(..) => "fault-freeze",
        Fault::Stay(..) => "fault-stay",
        Fault::StayOutside(_) => "fault-stay-outside",
        Fault::StayFrozen(_) => "fault-stay-frozen",
        Fault::UnplacedAfterStart(_) => "fault-unplaced-after-start",
        Fault::UnplacedOutOfTurn(_) => "fault-unplaced-out-of-turn",
        Fault::MarkOccupied(..) => "fault-mark-occupied",
        Fault::DiStay(_) => "fault-di-stay",
        Fault::NotOnDi(..) => "fault-not-on-di",
    }
}

const fn field_key(field: Field) -> &'static str {
    match field {
        Field::Side => "fault-field-side",
        Field::State => "fault-field-state",
        Field::Captured => "fault-field-captured",
        Field::Quiet => "fault-field-quiet",
        Field::MoveNumber => "fault-field-move-number",
    }
}

fn args(fault: &Fault) -> Vec<(&'static str, Arg<'_>)> {
    use Fault as F;
    match *fault {
        F::Empty => vec![],
        F::TooLong(n) | F::Planes(n) | F::Fields(n) => vec![number(n)],
        F::Ranks { plane, found } => vec![on(plane), number(found)],
        F::Width { plane, rank, found } => vec![on(plane), at_rank(rank), number(found)],
        F::Letter {
            plane,
            rank,
            letter,
        } => vec![on(plane), at_rank(rank), ("letter", Arg::Letter(letter))],
        F::Field { ref text, .. } => vec![("text", Arg::Quoted(text))],
        F::TooMany { piece, found } => vec![
            ("piece", Arg::Piece(piece)),
            number(found.into()),
            ("most", Arg::Number(piece.kind.full_count().into())),
        ],
        F::Misplaced { piece, point } | F::NotOnDi(piece, point) => {
            vec![("piece", Arg::Piece(piece)), at(point)]
        }
        F::SoldierMisplaced { side, point } | F::MarkOccupied(side, point) => {
            vec![of(side), at(point)]
        }
        F::SoldiersOnFile { side, file } => {
            let letter = char::from(b'a' + file.min(8));
            vec![of(side), ("file", Arg::Letter(letter))]
        }
        F::DiStay(point) => vec![at(point)],
        F::Reserve(side, n) | F::Freeze(side, n) | F::Stay(side, n) => {
            vec![of(side), ("n", Arg::Number(n.into()))]
        }
        F::NoGeneral(side)
        | F::CheckOutOfTurn(side)
        | F::StateWithoutGiacThan(side)
        | F::GiacThanWithoutState(side)
        | F::TwoGiacThan(side)
        | F::StayOutside(side)
        | F::StayFrozen(side)
        | F::UnplacedAfterStart(side)
        | F::UnplacedOutOfTurn(side) => vec![of(side)],
    }
}

const fn of<'a>(side: Side) -> (&'static str, Arg<'a>) {
    ("side", Arg::Side(side))
}

const fn on<'a>(plane: Plane) -> (&'static str, Arg<'a>) {
    ("plane", Arg::Plane(plane))
}

const fn at<'a>(point: Point) -> (&'static str, Arg<'a>) {
    ("point", Arg::Point(point))
}

fn at_rank<'a>(rank: u8) -> (&'static str, Arg<'a>) {
    ("rank", Arg::Number(rank.into()))
}

fn number<'a>(n: usize) -> (&'static str, Arg<'a>) {
    ("n", Arg::Number(n as i64))
}
