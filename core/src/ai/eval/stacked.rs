//! San Cai on Ren and Tian; on Di see `di`.
use super::super::level::{self, Strengths};
use super::super::score::{LARGEST, Score};
use super::attackers::Attackers;
use super::plane::{self, Tally};
use super::values::{
    self, GIAC_THAN, GIAC_THAN_NEAR, RESERVE_MINUTE, TEMPO, TOUCHABLE, UNTOUCHED_INSIDE, UNWATCHED,
    Values, WORTH,
};
use super::{Evaluate, di, exchange};
use crate::board::{BySide, Kind, Move, Piece, Plane, Point, Side, lines};
use crate::position::Position as _;
use crate::position::stacked::{GiacThan, Position};

const PLANES: [Plane; 2] = [Plane::Ren, Plane::Tian];
/// The stay after which one turn more wins.
pub(super) const LAST_STAY: u8 = 1;
/// A stay that the next turn completes, all but won.
pub(super) const STAY_COMES: Score = 6_000;
/// From so many steps on, it counts which points of the palace could not be touched.
const NEAR_STEPS: usize = 3;

impl Evaluate for Position {
    fn values() -> &'static Values {
        &values::SAN_CAI
    }

    fn strengths() -> &'static Strengths {
        &level::SAN_CAI
    }

    fn evaluate_by(&self, values: &Values) -> Score {
        let score = if self.on_di() {
            di::evaluate(self, values)
        } else {
            above(self, values)
        };
        score.clamp(-LARGEST, LARGEST)
    }

    fn worth(kind: Kind) -> Score {
        match kind {
            Kind::General => 10_000,
            Kind::GiacThan => 200,
            Kind::Soldier => 150,
            _ => values::SAN_CAI.of(WORTH, kind as usize),
        }
    }

    fn exchange(&self, action: Move) -> Score {
        let (Some(from), Some(to)) = (action.from(), action.through().or(action.to())) else {
            return 0;
        };
        let worth_at = |point| self.piece(point).map_or(0, |piece| Self::worth(piece.kind));
        if self.giac_than(!self.side()).at() == Some(to) {
            return Self::worth(Kind::GiacThan);
        }
        let mut left = Attackers::of(self);
        left.take(from);
        let mut side = self.side();
        exchange::gain(worth_at(to), worth_at(from), || {
            side = !side;
            let taker = left.on(to, side).min_by_key(|&point| worth_at(point))?;
            left.take(taker);
            Some(worth_at(taker))
        })
    }

    fn is_lost(&self) -> bool {
        self.is_won()
    }

    /// Nobody passes while a stay may be growing.
    fn can_afford_a_pass(&self) -> bool {
        if self.on_di() {
            return Side::ALL
                .into_iter()
                .all(|side| (self.points(side, Plane::Ren) & lines::palace(!side)).is_empty());
        }
        let stays = |side: Side| steps_to_palace(self, side) == Some(0);
        !self.is_placing() && !Side::ALL.into_iter().any(stays)
    }
}

fn above(position: &Position, values: &Values) -> Score {
    let attackers = Attackers::of(position);
    let tally = BySide::from_fn(|side| tally(position, side, values));
    let (side, other) = (position.side(), !position.side());
    let on = |plane| (position.points(side, plane) | position.points(other, plane)).len();
    let pieces = PLANES.map(on).iter().sum();
    let of = |side: Side| {
        let (own, other) = (&tally[side], &tally[!side]);
        own.sum(other, pieces, values) + giac_than(position, side, &attackers, values)
    };
    of(side) - of(other) + values.one(TEMPO)
}

fn tally(position: &Position, side: Side, values: &Values) -> Tally {
    let mut tally = Tally::default();
    for on in PLANES {
        let plane = plane::Plane {
            values,
            occupied: position.points(side, on) | position.points(!side, on),
            generals: BySide::from_fn(|side| position.general(side).filter(|_| on == Plane::Ren)),
        };
        for point in position.points(side, on).on(on) {
            if let Some(Piece { kind, .. }) = position.piece(point) {
                tally.add(Piece::new(side, kind), point, &plane);
            }
        }
    }
    tally
}

/// What a side's Giác Thân is worth: how near, how free, how soon it wins.
fn giac_than(position: &Position, side: Side, attackers: &Attackers, values: &Values) -> Score {
    let (at, state) = match position.giac_than(side) {
        GiacThan::Stands { at, state } => (at, state),
        GiacThan::Unplaced => return values.one(GIAC_THAN),
        GiacThan::Removed => return 0,
    };
    let steps = steps_from(at, side) + usize::from(state.freeze / 2);
    let near = values.up_to(GIAC_THAN_NEAR, steps);
    let standing = values.one(GIAC_THAN) + values.one(RESERVE_MINUTE) * Score::from(state.reserve);
    let watched = if steps <= NEAR_STEPS {
        values.one(UNWATCHED) * unwatched(position, side, attackers)
    } else {
        0
    };
    standing + near + watched + danger(position, side, attackers, values)
}

/// What the next turns do to a free Giác Thân: a touch, or a stay that wins.
fn danger(position: &Position, side: Side, attackers: &Attackers, values: &Values) -> Score {
    let GiacThan::Stands { at, state } = position.giac_than(side) else {
        return 0;
    };
    if state.freeze > 0 {
        return 0;
    }
    let its_turn = position.side() == side;
    let inside = steps_from(at, side) == 0;
    if inside && its_turn && state.stay >= LAST_STAY {
        return STAY_COMES;
    }
    let touched = attackers.on(at, !side).next().is_some();
    match (touched, inside) {
        (true, _) if !its_turn => -values.one(TOUCHABLE),
        (false, true) if !its_turn && state.stay >= LAST_STAY => STAY_COMES,
        (false, true) => values.one(UNTOUCHED_INSIDE),
        _ => 0,
    }
}

/// How many points of the enemy palace the enemy could not touch at present.
fn unwatched(position: &Position, side: Side, attackers: &Attackers) -> Score {
    let palace = lines::palace(!side);
    let open = palace & !position.points(side, Plane::Ren) & !position.points(!side, Plane::Ren);
    open.iter()
        .filter(|&point| attackers.on(point, !side).next().is_none())
        .count() as Score
}

/// The steps of a side's Giác Thân to the enemy palace, if it stands.
fn steps_to_palace(position: &Position, side: Side) -> Option<usize> {
    position.giac_than(side).at().map(|at| steps_from(at, side))
}

/// Steps from a point to the enemy palace on Ren, over an empty board.
fn steps_from(at: Point, side: Side) -> usize {
    let file = at.file();
    let aside = 3_u8.saturating_sub(file) + file.saturating_sub(5);
    let ahead = 8_u8.saturating_sub(at.relative_rank(side));
    usize::from(aside + ahead) + at.plane() as usize
}
