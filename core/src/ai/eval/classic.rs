//! Classical Xiangqi.
use super::super::level::{self, Strengths};
use super::super::score::Score;
use super::plane::{Plane, Tally};
use super::values::{self, TEMPO, Values, WORTH};
use super::{Evaluate, exchange};
use crate::board::{BySide, Kind, Move, Piece, Point, PointSet, Side};
use crate::position::Position as _;
use crate::position::classic::Position;

/// A lead in a fight in which the leader has at most one Horse or Cannon and some Soldiers at home counts this part.
const HARDLY_WINNABLE: Score = 3;

impl Evaluate for Position {
    fn values() -> &'static Values {
        &values::CLASSIC
    }

    fn strengths() -> &'static Strengths {
        &level::CLASSIC
    }

    fn evaluate_by(&self, values: &Values) -> Score {
        let plane = Plane {
            occupied: self.occupied(),
            values,
            generals: BySide::from_fn(|side| Some(self.general(side))),
        };
        let tally = BySide::from_fn(|side| {
            let mut tally = Tally::default();
            for kind in Kind::ALL {
                for point in self.pieces(side, kind).iter() {
                    tally.add(Piece::new(side, kind), point, &plane);
                }
            }
            tally
        });
        let (own, other) = (&tally[self.side()], &tally[!self.side()]);
        let pieces = plane.occupied.len();
        let lead = own.sum(other, pieces, values) - other.sum(own, pieces, values);
        winnable(lead, own, other, values) + values.one(TEMPO)
    }

    fn worth(kind: Kind) -> Score {
        match kind {
            Kind::General => 10_000,
            Kind::Soldier => 150,
            _ => values::CLASSIC.of(WORTH, kind as usize),
        }
    }

    fn exchange(&self, action: Move) -> Score {
        let (Some(from), Some(to)) = (action.from(), action.to()) else {
            return 0;
        };
        let worth_at = |point| self.piece(point).map_or(0, |piece| Self::worth(piece.kind));
        let mut occupied = self.occupied();
        occupied.remove(from);
        let mut side = self.side();
        exchange::gain(worth_at(to), worth_at(from), || {
            side = !side;
            let (point, worth) = self.least_attacker(to, side, occupied)?;
            occupied.remove(point);
            Some(worth)
        })
    }

    fn can_afford_a_pass(&self) -> bool {
        let own = self.of(self.side());
        [Kind::Horse, Kind::Chariot, Kind::Cannon]
            .into_iter()
            .any(|kind| !(self.pieces(self.side(), kind) & own).is_empty())
    }
}

impl Position {
    /// The least valuable piece of a side that takes on a point, of those still among `occupied`.
    fn least_attacker(
        &self,
        point: Point,
        side: Side,
        occupied: PointSet,
    ) -> Option<(Point, Score)> {
        (self.attackers_if(point, side, occupied) & occupied)
            .iter()
            .filter_map(|from| Some((from, Self::worth(self.piece(from)?.kind))))
            .min_by_key(|&(_, worth)| worth)
    }
}

/// A lead without the pieces to win is hardly one.
fn winnable(lead: Score, own: &Tally, other: &Tally, values: &Values) -> Score {
    let (leader, behind) = if lead >= 0 {
        (own, other)
    } else {
        (other, own)
    };
    let one_piece = [Kind::Horse, Kind::Cannon].map(|kind| values.of(WORTH, kind as usize));
    let one_piece = one_piece[0].max(one_piece[1]);
    if leader.crossing == 0 {
        lead.clamp(-10, 10)
    } else if leader.crossing <= one_piece && behind.defenders >= 2 {
        lead / HARDLY_WINNABLE
    } else {
        lead
    }
}
