//! San Cai on Di: no General, a piece that stays in the enemy palace wins.
use super::super::score::Score;
use super::attackers::Attackers;
use super::san_cai_values as values;
use super::values::TEMPO;
use crate::board::{Kind, Piece, Plane, Point, PointSet, Side, lines};
use crate::position::Position as _;
use crate::position::stacked::Position;

/// The stay after which one turn more wins.
const LAST_STAY: u8 = 1;

pub(super) fn evaluate(position: &Position) -> Score {
    let attackers = Attackers::of(position);
    let side = position.side();
    let watched = Side::ALL.map(|side| watched(position, side));
    of(position, side, watched[!side as usize], &attackers)
        - of(position, !side, watched[side as usize], &attackers)
        + TEMPO
}

fn of(position: &Position, side: Side, watched: PointSet, attackers: &Attackers) -> Score {
    let mut score = 0;
    for (point, kind) in pieces(position, side) {
        let reach = reach(position, point, kind, side);
        let entries = reach & lines::palace(!side);
        score += Score::from(values::WORTH_ON_DI[kind as usize])
            + values::FREEDOM_ON_DI * reach.len() as Score
            + values::ENTRY * entries.len() as Score
            + values::OPEN_ENTRY * Score::from(!(entries & !watched).is_empty());
        if matches!(kind, Kind::Soldier | Kind::Advisor | Kind::Elephant) {
            score += values::ADVANCE_ON_DI * Score::from(point.relative_rank(side).min(8));
        }
        if lines::palace(!side).has(point) {
            score += inside(position, side, point, attackers);
        }
    }
    score
}

/// A piece in the enemy palace.
fn inside(position: &Position, side: Side, point: Point, attackers: &Attackers) -> Score {
    let its_turn = position.side() == side;
    let stay = position
        .all_stays()
        .find(|&(at, _)| at == point)
        .map_or(0, |(_, stay)| stay);
    if its_turn && stay >= LAST_STAY {
        return values::STAY_COMES;
    }
    if attackers.on(point, !side).next().is_some() {
        let guarded = attackers.on(point, side).next().is_some();
        return if guarded { values::GUARDED_INSIDE } else { 0 };
    }
    if !its_turn && stay >= LAST_STAY {
        values::STAY_COMES
    } else {
        values::SAFE_INSIDE
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
