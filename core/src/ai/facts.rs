//! What can be seen of a move and its line without another search.
use super::Analysis;
use super::eval::Evaluate;
use super::score::Score;
use crate::board::{Kind, Move, MoveList, Piece, Plane, Point, lines};
use crate::line::Line;

/// An exchange that brings less is none worth a word: less than a Soldier.
const WORTH_SAYING: Score = 80;

/// How a piece is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gain {
    /// By the first move.
    Now(Piece),
    /// By the next, the first gives check.
    WithCheck(Piece),
    /// By the next.
    Next(Piece),
}

/// The piece that the best line wins with its first or second own move, where the search agrees that something is won,
/// and the first move of that line.
pub(super) fn gain<P: Evaluate>(line: &Line<P>, analysis: &Analysis) -> Option<(Move, Gain)> {
    let first = *analysis.pv.first()?;
    let rise = analysis.score - line.position().evaluate();
    let mut position = line.position().clone();
    let mut checks = false;
    for (ply, &action) in analysis.pv.iter().take(3).enumerate() {
        if !position.is_legal(action) {
            return None;
        }
        let won = position.exchange(action);
        let taken = position.effect(action).captured;
        if let Some(taken) = taken.filter(|_| ply != 1 && won >= WORTH_SAYING && rise >= won / 2) {
            let gain = match (ply, checks) {
                (0, _) => Gain::Now(taken),
                (_, true) => Gain::WithCheck(taken),
                (_, false) => Gain::Next(taken),
            };
            return Some((first, gain));
        }
        position.play(action);
        checks |= ply == 0 && position.in_check();
    }
    None
}

/// The capture of the side to move that wins most at once, if one does.
pub(super) fn best_capture<P: Evaluate>(line: &Line<P>) -> Option<(Move, Piece)> {
    let position = line.position();
    let won = |action: &Move| position.exchange(*action);
    captures(position)
        .into_iter()
        .filter(|action| won(action) >= WORTH_SAYING && line.is_legal(*action))
        .filter_map(|action| Some((action, position.effect(action).captured?)))
        .max_by_key(|(action, _)| won(action))
}

/// Whether, after `best`, a capture that was threatened is impossible or no longer pays.
pub(super) fn is_met<P: Evaluate>(position: &P, best: Move, taking: Move) -> bool {
    let mut after = position.clone();
    after.play(best);
    !after.is_legal(taking) || after.exchange(taking) < WORTH_SAYING
}

/// A piece that the piece just moved could win next, and could not before.
pub(super) fn newly_attacked<P: Evaluate>(before: &P, after: &P, moved: Move) -> Option<Piece> {
    let next = after.passed();
    let new = |action: &Move| {
        action.from() == moved.to()
            && next.exchange(*action) >= WORTH_SAYING
            && !captures(before)
                .iter()
                .any(|old| old.from() == moved.from() && old.to() == action.to())
    };
    let best = captures(&next)
        .into_iter()
        .filter(new)
        .max_by_key(|&action| next.exchange(action))?;
    next.effect(best).captured
}

/// How many steps a Giác Thân that moves was from the enemy palace, and will be.
pub(super) fn steps_to_palace<P: Evaluate>(position: &P, action: Move) -> Option<(usize, usize)> {
    let (from, to) = action.from().zip(action.to())?;
    let piece = position.piece(from)?;
    (piece.kind == Kind::GiacThan && !position.effect(action).touched)
        .then(|| (steps(from, piece), steps(to, piece)))
}

fn steps(from: Point, piece: Piece) -> usize {
    let far = |point: Point| {
        usize::from(point.file().abs_diff(from.file()) + point.rank().abs_diff(from.rank()))
    };
    let near = lines::palace(!piece.side).iter().map(far).min();
    near.unwrap_or(0) + usize::from(from.plane() == Plane::Tian)
}

/// Whether a move jumps a piece: a Cannon's capture, and each of its moves in the old book.
pub(super) fn jumps<P: Evaluate>(position: &P, action: Move) -> bool {
    let Some((from, to)) = action.from().zip(action.through().or(action.to())) else {
        return false;
    };
    let is_cannon = position
        .piece(from)
        .is_some_and(|piece| piece.kind == Kind::Cannon);
    is_cannon
        && from.plane() == to.plane()
        && lines::between(from, to)
            .on(from.plane())
            .any(|point| position.piece(point).is_some())
}

/// Whether a Giác Thân is to be placed now.
pub(super) fn is_placing<P: Evaluate>(position: &P) -> bool {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list.first()
        .is_some_and(|action| action.from().is_none() && action.to().is_some())
}

fn captures<P: Evaluate>(position: &P) -> MoveList {
    let mut list = MoveList::new();
    position.captures(&mut list);
    list
}
