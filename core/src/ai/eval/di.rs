//! San Cai on Di: no General, a piece that stays in the enemy palace wins.
use super::super::score::Score;
use super::attackers::Attackers;
use super::stacked::{LAST_STAY, STAY_COMES};
use super::values::{
    ADVANCE_ON_DI, ENTRY, FREEDOM_ON_DI, GUARDED_INSIDE, OPEN_ENTRY, SAFE_INSIDE, TEMPO, Values,
    WORTH_ON_DI,
};
use crate::board::{Kind, Piece, Plane, Point, PointSet, Side, lines};
use crate::position::Position as _;
use crate::position::stacked::Position;

pub(super) fn evaluate(position: &Position, values: &Values) -> Score {
    let attackers = Attackers::of(position);
    let side = position.side();
    let watched = Side::ALL.map(|side| watched(position, side));
    of(position, side, watched[!side as usize], &attackers, values)
        - of(position, !side, watched[side as usize], &attackers, values)
        + values.one(TEMPO)
}

fn of(
    position: &Position,
    side: Side,
    watched: PointSet,
    attackers: &Attackers,
    values: &Values,
) -> Score {
    let mut score = 0;
    for (point, kind) in pieces(position, side) {
        let reach = reach(position, point, kind, side);
        let entries = reach & lines::palace(!side);
        score += values.of(WORTH_ON_DI, kind as usize)
            + values.one(FREEDOM_ON_DI) * reach.len() as Score
            + values.one(ENTRY) * entries.len() as Score
            + values.one(OPEN_ENTRY) * Score::from(!(entries & !watched).is_empty());
        if matches!(kind, Kind::Soldier | Kind::Advisor | Kind::Elephant) {
            score += values.one(ADVANCE_ON_DI) * Score::from(point.relative_rank(side).min(8));
        }
        if lines::palace(!side).has(point) {
            score += inside(position, side, point, attackers, values);
        }
    }
    score
}

/// A piece in the enemy palace.
fn inside(
    position: &Position,
    side: Side,
    point: Point,
    attackers: &Attackers,
    values: &Values,
) -> Score {
    let its_turn = position.side() == side;
    let stay = position
        .all_stays()
        .find(|&(at, _)| at == point)
        .map_or(0, |(_, stay)| stay);
    if its_turn && stay >= LAST_STAY {
        return STAY_COMES;
    }
    if attackers.on(point, !side).next().is_some() {
        let guarded = attackers.on(point, side).next().is_some();
        return if guarded {
            values.one(GUARDED_INSIDE)
        } else {
            0
        };
    }
    if !its_turn && stay >= LAST_STAY {
        STAY_COMES
    } else {
        values.one(SAFE_INSIDE)
    }
}

/// The points of a side's own palace on which it could take.
fn watched(position: &Position, side: Side) -> PointSet {
    let points = pieces(position, side).fold(PointSet::EMPTY, |points, (point, kind)| {
        points | reach(position, point, kind, side)
    });
    points & lines::palace(side)
}

fn pieces(position: &Position, side: Side) -> impl Iterator<Item = (Point, Kind)> + '_ {
    position
        .points(side, Plane::Ren)
        .iter()
        .filter_map(|point| {
            position
                .piece(point)
                .map(|Piece { kind, .. }| (point, kind))
        })
}

/// Where a piece takes.
fn reach(position: &Position, from: Point, kind: Kind, side: Side) -> PointSet {
    let occupied =
        position.points(Side::Red, Plane::Ren) | position.points(Side::Black, Plane::Ren);
    match kind {
        Kind::Advisor => lines::ring(from),
        Kind::Elephant => lines::elephant(from, occupied),
        Kind::Horse => lines::horse(from, occupied),
        Kind::Chariot => lines::chariot(from, occupied),
        Kind::Cannon => lines::cannon_jumps(from, occupied),
        Kind::Soldier => lines::soldier(from, side),
        Kind::General | Kind::GiacThan => PointSet::EMPTY,
    }
}
