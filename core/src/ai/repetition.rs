//! What a position that has come before is worth.
//!
//! The line gives the verdict when a repetition is complete, two or three rounds on; that lies beyond the horizon. The
//! search takes the second occurrence for the rest: what was repeated once will be repeated again.
use super::eval::Evaluate;
use super::score::Score;
use crate::line::Line;
use crate::ruleset::Repetition;

/// A repetition lost by conduct: worse than any material, but no loss in a known number of plies.
const LOST_BY_CONDUCT: Score = 15_000;

/// The score of the line's position to its side to move if it repeats one since ply `root`, and if its rule set has a
/// view of that before the verdict. `ply` counts from the root and makes the sooner loss the worse.
pub(super) fn foreseen<P: Evaluate>(line: &Line<P>, root: usize, ply: usize) -> Option<Score> {
    let occurrence = line.occurrence();
    if occurrence < 2 {
        return None;
    }
    let before = last_occurrence(line)?;
    if before < root && occurrence < 3 {
        return None;
    }
    let position = line.position();
    match line.rules().repetition {
        Repetition::Forbidden | Repetition::Loses => None,
        Repetition::Descends => Some(
            position
                .descended(&line.counters().captured)
                .map_or(0, |di| di.evaluate()),
        ),
        Repetition::Club | Repetition::Asian => {
            let lost = LOST_BY_CONDUCT - ply as Score;
            let mover_checks = always_in_check(line, before + 2);
            let opponent_checks = always_in_check(line, before + 1);
            Some(lost * (i32::from(mover_checks) - i32::from(opponent_checks)))
        }
    }
}

fn last_occurrence<P: Evaluate>(line: &Line<P>) -> Option<usize> {
    let now = line.plies();
    let key = line.position().key();
    (0..now)
        .rev()
        .skip(1)
        .step_by(2)
        .find(|&ply| line.at(ply).key() == key)
}

/// Whether every second position from this ply on is a check.
fn always_in_check<P: Evaluate>(line: &Line<P>, from: usize) -> bool {
    (from..=line.plies())
        .step_by(2)
        .all(|ply| line.at(ply).in_check())
}
