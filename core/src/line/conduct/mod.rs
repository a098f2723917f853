//! Conduct over a repetition (`classic.md` sections 3 and 4) as a pure function of a line.
mod chase;
mod history;
mod judgement;
mod label;
mod naming;
mod run;
mod table;
mod threat;

pub use judgement::{CheckRun, Conduct, Judgement, Named, Warning};
pub use label::{Attack, Excuse, Label};

pub(super) use history::History;
pub(super) use run::unfinished_checks;

use std::cmp::Ordering;

use crate::board::{BySide, Kind, Point, PointSet, Side};
use crate::position::Position;
use chase::{Turn, earlier};
use table::Table;

/// Judges the last two rounds. With `pins` (`asian`), a perpetual chase of a Chariot pinned by a Horse has a rank of its
/// own.
pub(super) fn judge<P: Position>(history: &History<P>, pins: bool) -> Judgement {
    let found = BySide::from_fn(|side| conduct(history, side, pins));
    let conduct = BySide::from_fn(|side| found[side].0);
    let loser = match conduct.red.cmp(&conduct.black) {
        Ordering::Greater => Some(Side::Red),
        Ordering::Less => Some(Side::Black),
        Ordering::Equal => None,
    };
    let judgement = Judgement {
        rounds: history.rounds(),
        conduct,
        loser,
        by: Vec::new(),
        target: None,
    };
    match loser {
        Some(loser) => naming::name(judgement, history, loser, found[loser].1, pins),
        None => judgement,
    }
}

/// A side's conduct, and the piece chased, by where it stands at the end.
fn conduct<P: Position>(history: &History<P>, side: Side, pins: bool) -> (Conduct, Option<Point>) {
    if history.moves_of(side).all(|ply| history.at(ply).in_check()) {
        return (Conduct::PerpetualCheck, None);
    }
    let chased = perpetually_chased(history, side, pins);
    let pinned = chased.iter().find(|trail| trail.pinned);
    match (pinned, chased.first()) {
        (Some(trail), _) => (Conduct::PinnedChariot, Some(trail.end)),
        (None, Some(trail)) => (Conduct::PerpetualChase, Some(trail.end)),
        (None, None) => (Conduct::Neutral, None),
    }
}

/// A piece followed backwards from the end of the rounds.
struct Trail {
    /// Where it stands at the end.
    end: Point,
    /// Where it stood at the ply looked at.
    now: Point,
    /// Whether it is a Chariot that stood pinned by a Horse after every move so far (`asian`).
    pinned: bool,
}

/// The pieces of the other side that every move of this side chases.
fn perpetually_chased<P: Position>(history: &History<P>, side: Side, pins: bool) -> Vec<Trail> {
    let [first, last] = history.rounds();
    let mut after = Table::of(history.at(last));
    let mut trails: Vec<Trail> = after
        .side(!side)
        .iter()
        .map(|point| Trail {
            end: point,
            now: point,
            pinned: pins,
        })
        .collect();
    for ply in (first + 1..=last).rev() {
        let action = history.action(ply);
        let before = Table::of(history.at(ply - 1));
        if history.at(ply - 1).side() == side {
            keep_chased(&mut trails, &Turn::new(&before, action, &after, side, pins));
        }
        if trails.is_empty() {
            break;
        }
        for trail in &mut trails {
            trail.now = earlier(action, trail.now);
        }
        after = before;
    }
    trails
}

/// Keeps the pieces that this move too chases.
fn keep_chased(trails: &mut Vec<Trail>, turn: &Turn) {
    let mut targets = PointSet::EMPTY;
    for trail in trails.iter() {
        targets.insert(trail.now);
    }
    let chased = turn.chased(targets);
    trails.retain(|trail| chased.has(trail.now));
    let table = turn.after.table;
    for trail in trails {
        let chariot = table
            .piece(trail.now)
            .is_some_and(|piece| piece.kind == Kind::Chariot);
        trail.pinned = trail.pinned && chariot && table.is_pinned_by_horse(trail.now);
    }
}
