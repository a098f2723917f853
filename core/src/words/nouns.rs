use super::catalogue::Catalogue;
use super::{Arg, Words};
use crate::board::{Kind, Piece, Plane, Point, Side};

impl Words {
    /// A piece of a side, as it is named aloud: "red cannon".
    pub fn piece(self, piece: Piece) -> String {
        self.noun(Arg::Piece(piece))
    }

    /// A kind of piece: "Cannon".
    pub fn kind(self, kind: Kind) -> String {
        self.noun(Arg::Kind(kind))
    }

    /// A side: "Red".
    pub fn side(self, side: Side) -> String {
        self.noun(Arg::Side(side))
    }

    /// A plane: "Heaven".
    pub fn plane(self, plane: Plane) -> String {
        self.noun(Arg::Plane(plane))
    }

    /// A point as it is said aloud: "e4", and on two planes "Heaven, e4".
    pub fn point(self, point: Point, two_planes: bool) -> String {
        self.point_as("point-on-plane", point, two_planes)
    }

    /// A point within a sentence: "e4", and on two planes "Heaven e4".
    pub(super) fn point_within(self, point: Point, two_planes: bool) -> String {
        self.point_as("point-within", point, two_planes)
    }

    fn point_as(self, key: &str, point: Point, two_planes: bool) -> String {
        let written = Arg::Point(point).key();
        let name = written.trim_end_matches('′');
        if !two_planes {
            return name.to_owned();
        }
        let args = [
            ("plane", Arg::Plane(point.plane())),
            ("point", Arg::Text(name)),
        ];
        self.format(key, &args)
    }

    /// A form of a noun: the attribute of its message.
    pub(super) fn form(self, arg: Arg, form: &str) -> String {
        let found = arg
            .noun()
            .and_then(|(key, told)| Catalogue::of(self.language).format(key, Some(form), &told));
        found.unwrap_or_else(|| self.noun(arg))
    }

    fn noun(self, arg: Arg) -> String {
        match arg.noun() {
            Some((key, told)) => self.format(key, &told),
            None => arg.key(),
        }
    }
}
