use super::chase::all_earlier;
use super::history::History;
use super::table::Table;
use super::{CheckRun, Conduct, Judgement};
use crate::board::{PointSet, Side};
use crate::position::Position;

/// With how many checks in a row a perpetual check is judged: by one piece, by two, by three or more.
const LIMITS: [u32; 3] = [6, 12, 18];

/// `asian`: the checks of a side that would lose by perpetual check, as long as they are too few to be judged.
pub(in crate::line) fn unfinished_checks<P: Position>(
    history: &History<P>,
    judgement: &Judgement,
) -> Option<CheckRun> {
    let loser = judgement.loser?;
    if judgement.conduct[loser] != Conduct::PerpetualCheck {
        return None;
    }
    let run = count_back(history, loser);
    (run.checks < run.limit).then_some(run)
}

/// The unbroken run of a side's checks, counted back from its last move, past captures too.
fn count_back<P: Position>(history: &History<P>, side: Side) -> CheckRun {
    let mut checks = 0;
    // The checking pieces so far, by where they stand at the ply looked at.
    let mut pieces = PointSet::EMPTY;
    for ply in (1..=history.last()).rev() {
        let after = history.at(ply);
        if after.side() == side {
            continue;
        }
        if !after.in_check() {
            break;
        }
        checks += 1;
        pieces |= Table::of(after).checkers(!side);
        pieces = all_earlier(history.action(ply), pieces);
    }
    let limit = LIMITS[(pieces.len().clamp(1, 3) - 1) as usize];
    CheckRun {
        checks,
        pieces: pieces.len(),
        limit,
    }
}
