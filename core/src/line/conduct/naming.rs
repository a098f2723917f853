//! The pieces a verdict names.
use super::chase::{Turn, all_earlier, earlier};
use super::history::History;
use super::label::named;
use super::table::Table;
use super::{Conduct, Judgement};
use crate::board::{Point, PointSet, Side};
use crate::line::PieceId;
use crate::position::Position;

/// Fills in the loser's checking or chasing pieces, and the piece chased, which stands on `target` at the end.
pub(super) fn name<P: Position>(
    mut judgement: Judgement,
    history: &History<P>,
    loser: Side,
    target: Option<Point>,
    pins: bool,
) -> Judgement {
    let start = history.line.pieces_at(judgement.rounds[0]);
    let by = culprits(history, &judgement, loser, target, pins);
    let ids: Vec<PieceId> = by.iter().filter_map(|point| start.on(point)).collect();
    let end = history.pieces();
    let table = Table::of(history.after);
    let name = |id: PieceId| named(&table, &end, end.place(id)?);
    judgement.by = ids.into_iter().filter_map(name).collect();
    judgement.target = target.and_then(|point| named(&table, &end, point));
    judgement
}

/// Every piece of the loser that checked, or chased the target, in the rounds, by where it stood at their beginning.
fn culprits<P: Position>(
    history: &History<P>,
    judgement: &Judgement,
    loser: Side,
    mut target: Option<Point>,
    pins: bool,
) -> PointSet {
    let [first, last] = judgement.rounds;
    let mut by = PointSet::EMPTY;
    for ply in (first + 1..=last).rev() {
        let (action, after) = (history.action(ply), Table::of(history.at(ply)));
        if history.at(ply).side() == loser {
            // The other side's move.
        } else if judgement.conduct[loser] == Conduct::PerpetualCheck {
            by |= after.checkers(!loser);
        } else if let Some(target) = target {
            let before = Table::of(history.at(ply - 1));
            by |= Turn::new(&before, action, &after, loser, pins).chasers(target);
        }
        by = all_earlier(action, by);
        target = target.map(|point| earlier(action, point));
    }
    by
}
