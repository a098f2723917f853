//! Whether a move leaves the mover's General attacked: by which piece.
use super::movement::Boards;
use super::{Ground, Obstacle, Standing};
use crate::board::{Kind, Piece, Plane, Point, Side};

/// The points of both planes.
fn everywhere() -> impl Iterator<Item = Point> {
    (0..2 * Point::PLANE).map(Point::new)
}

impl Boards<'_> {
    /// The piece that would attack the mover's General after the move or touch.
    pub fn danger(&self, piece: Piece, from: Point, to: Point) -> Option<Obstacle> {
        let before = self.attackers(piece.side);
        let after = self.after(piece, from, to).attackers(piece.side);
        let stays = after.iter().find(|by| before.contains(by));
        let by = *stays.or(after.first())?;
        Some(match by.piece.kind {
            Kind::General => Obstacle::Facing(by),
            _ => Obstacle::Check {
                by,
                already: stays.is_some(),
            },
        })
    }

    /// The boards after a move. A touch changes nothing, but that one with an empty reserve removes what it touches
    /// (section 4).
    fn after(&self, piece: Piece, from: Point, to: Point) -> Self {
        let touched = self
            .piece(to)
            .filter(|there| there.kind == Kind::GiacThan)
            .and_then(|there| self.line.giac_than(there.side));
        let changed = match touched {
            Some(giac_than) if giac_than.is_exhausted() => vec![(to, None)],
            Some(_) => Vec::new(),
            None => vec![(from, None), (to, Some(piece))],
        };
        Self { changed, ..*self }
    }

    /// The pieces that attack a side's General.
    fn attackers(&self, side: Side) -> Vec<Standing> {
        let general = Piece::new(side, Kind::General);
        let Some(at) = everywhere().find(|&point| self.piece(point) == Some(general)) else {
            return Vec::new();
        };
        everywhere()
            .filter_map(|point| self.standing(point))
            .filter(|by| by.piece.side != side && self.attacks(*by, at))
            .collect()
    }

    /// Whether a piece attacks an enemy General on this point. A Giác Thân never does (section 3); another General
    /// does along an open file of its plane.
    fn attacks(&self, by: Standing, at: Point) -> bool {
        let goes = |piece: Piece| {
            self.shape(piece, by.point, at).is_none() && self.way(piece, by.point, at).is_none()
        };
        match by.piece.kind {
            Kind::GiacThan => false,
            Kind::General => {
                by.point.file() == at.file()
                    && by.point.plane() == Plane::Ren
                    && self.ground != Ground::Di
                    && goes(Piece::new(by.piece.side, Kind::Chariot))
            }
            _ => goes(by.piece),
        }
    }
}
