//! What a person is told who asks: the best move and what it is for, or what the opponent would do with a move more.
//!
//! Everything said is a fact of the move, of its line, or of what the opponent threatened before it. A number of moves to
//! the end of the game is said only where a full-width search has proved it.
use std::sync::atomic::{AtomicBool, Ordering};

use super::eval::Evaluate;
use super::facts::{self, Gain};
use super::forced::{self, Forced};
use super::score;
use super::{Analysis, Limits, Machine};
use crate::board::{Kind, Move, Piece, Side};
use crate::line::{Line, Reason};
use crate::position::Counters;

/// Nodes spent on the best move, and on what is threatened.
const HINT_NODES: u64 = 80_000;
const THREAT_NODES: u64 = 40_000;
/// MiB of table for either.
pub(super) const TABLE: usize = 2;
/// Positions the full-width search may look at, and the most plies it looks ahead: a mate in 4 is proved, not one in 5.
const PROOF_NODES: u64 = 1_500_000;
const PROOF_PLIES: usize = 7;

/// A side's best move, or its opponent's, and what there is to say about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What was asked.
    pub topic: Topic,
    /// The side whose move it is: for a threat the opponent's.
    pub side: Side,
    /// The move; `None` where nothing is threatened.
    pub best: Option<Move>,
    /// What makes it.
    pub piece: Option<Piece>,
    /// Whether it jumps a piece.
    pub jumps: bool,
    /// Whether it touches a Giác Thân.
    pub touches: bool,
    /// What it is for.
    pub point: Purpose,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The best move.
    Hint,
    /// What the opponent would do if it had the move.
    Threat,
}

/// What a move is for. Of several things that are true the first of this list is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It wins by force.
    Wins {
        /// How the game ends.
        how: How,
        /// In how many of the winner's moves, this one counted, the fewest possible; `None` if that is not proved.
        moves: Option<usize>,
    },
    /// Every move loses; this one holds out as long as any.
    HoldsOut,
    /// It is the only one there is.
    Only,
    /// It is a pass, a placing.
    Places,
    /// It keeps the opponent from winning by force.
    Stops(How),
    /// It touches the enemy Giác Thân.
    Touches,
    /// It wins a piece at once.
    Takes(Piece),
    /// It gives check, and wins a piece.
    ChecksAndTakes(Piece),
    /// It wins a piece a move later.
    WinsNext(Piece),
    /// The piece that moves was in danger.
    Saves,
    /// Another piece was in danger, and no longer is.
    Protects(Piece),
    /// It takes a piece, and is taken.
    Trades(Piece),
    /// The Giác Thân enters the palace.
    Enters,
    /// It gives check.
    Checks,
    /// The piece that moves threatens to take one.
    Attacks(Piece),
    /// The Giác Thân comes nearer to the palace.
    Nears,
    /// A Horse or a Chariot leaves its own edge.
    Develops,
    /// Nothing more can be said.
    Good,
    /// Of a threat: the General is in check already.
    InCheck,
    /// Of a threat: there is none.
    Nothing,
}

/// How a game is won by force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// By mate, or because the loser has no move.
    Mate,
    /// By a stay in the palace.
    Infiltration,
    /// By a rule: a repetition.
    Rule,
}

/// The best move of the line's side to move and what it is for; `None` if the game is over or it was stopped.
pub fn hint<P: Evaluate>(line: &Line<P>, stop: &AtomicBool) -> Option<Advice> {
    let analysis = analyse(line, HINT_NODES, stop);
    let mut best = analysis.best?;
    let win = proved_win(line, &analysis, stop);
    if let Some(first) = win.as_ref().and_then(|win| win.line.first()) {
        best = *first;
    }
    let point = match win {
        Some(win) => wins(line, &win.line, Some(win.plies)),
        None => purpose(line, best, &analysis, stop),
    };
    let told = told(line, Topic::Hint, Some(best), point);
    (!stop.load(Ordering::Relaxed)).then_some(told)
}

/// What the opponent of the line's side to move would do if it were its turn; `None` if the game is over or it was
/// stopped. While a Giác Thân is still to be placed nothing is threatened.
pub fn threat<P: Evaluate>(line: &Line<P>, stop: &AtomicBool) -> Option<Advice> {
    let position = line.position();
    if line.verdict().is_some() {
        return None;
    }
    let at_once = if position.in_check() {
        Some(Purpose::InCheck)
    } else {
        facts::is_placing(position).then_some(Purpose::Nothing)
    };
    if let Some(point) = at_once {
        return Some(Advice {
            side: !position.side(),
            ..told(line, Topic::Threat, None, point)
        });
    }
    let other = passed(line);
    let told = threatened(&other, stop);
    (!stop.load(Ordering::Relaxed)).then_some(told)
}

/// What the side to move of a line would do, after a pass, that harms the other.
fn threatened<P: Evaluate>(other: &Line<P>, stop: &AtomicBool) -> Advice {
    let analysis = analyse(other, THREAT_NODES, stop);
    let win = proved_win(other, &analysis, stop);
    let (best, point) = match win {
        Some(win) => (
            win.line.first().copied(),
            wins(other, &win.line, Some(win.plies)),
        ),
        None => harm(other, &analysis),
    };
    told(other, Topic::Threat, best, point)
}

/// The harm that is threatened short of a proved win.
fn harm<P: Evaluate>(other: &Line<P>, analysis: &Analysis) -> (Option<Move>, Purpose) {
    if score::is_decided(analysis.score) && analysis.score > 0 {
        return (analysis.best, wins(other, &analysis.pv, None));
    }
    if let Some((best, gain)) = facts::gain(other, analysis) {
        return (Some(best), gained(gain));
    }
    let position = other.position();
    if let Some(best) = analysis.best.filter(|&best| position.effect(best).touched) {
        return (Some(best), Purpose::Touches);
    }
    match facts::best_capture(other) {
        Some((best, piece)) => (Some(best), Purpose::Takes(piece)),
        None => (None, Purpose::Nothing),
    }
}

fn gained(gain: Gain) -> Purpose {
    match gain {
        Gain::Now(piece) => Purpose::Takes(piece),
        Gain::WithCheck(piece) => Purpose::ChecksAndTakes(piece),
        Gain::Next(piece) => Purpose::WinsNext(piece),
    }
}

/// What a move is for that is not part of a proved win.
fn purpose<P: Evaluate>(
    line: &Line<P>,
    best: Move,
    analysis: &Analysis,
    stop: &AtomicBool,
) -> Purpose {
    if score::is_decided(analysis.score) {
        return if analysis.score > 0 {
            wins(line, &analysis.pv, None)
        } else {
            Purpose::HoldsOut
        };
    }
    if best.from().is_none() {
        return Purpose::Places;
    }
    if line.legal().len() == 1 {
        return Purpose::Only;
    }
    let feared = (!line.position().in_check()).then(|| threatened(&passed(line), stop));
    if let Some(Purpose::Wins { how, .. }) = feared.as_ref().map(|feared| feared.point) {
        return Purpose::Stops(how);
    }
    if line.position().effect(best).touched {
        return Purpose::Touches;
    }
    if let Some((_, gain)) = facts::gain(line, analysis) {
        return gained(gain);
    }
    let saved = feared.and_then(|feared| saved(line, best, &feared));
    saved.unwrap_or_else(|| plain(line, best))
}

/// That a move meets the threat to a piece.
fn saved<P: Evaluate>(line: &Line<P>, best: Move, feared: &Advice) -> Option<Purpose> {
    let Purpose::Takes(piece) = feared.point else {
        return None;
    };
    let taking = feared.best?;
    if best.from() == taking.to() {
        return Some(Purpose::Saves);
    }
    facts::is_met(line.position(), best, taking).then_some(Purpose::Protects(piece))
}

/// What there is to say of a move that neither wins nor saves anything.
fn plain<P: Evaluate>(line: &Line<P>, best: Move) -> Purpose {
    let position = line.position();
    let piece = best.from().and_then(|from| position.piece(from));
    if let Some(taken) = position.effect(best).captured {
        return Purpose::Trades(taken);
    }
    let steps = facts::steps_to_palace(position, best);
    if steps.is_some_and(|(before, after)| after == 0 && before > 0) {
        return Purpose::Enters;
    }
    let mut after = position.clone();
    after.play(best);
    if after.in_check() {
        return Purpose::Checks;
    }
    if let Some(attacked) = facts::newly_attacked(position, &after, best) {
        return Purpose::Attacks(attacked);
    }
    if steps.is_some_and(|(before, after)| after < before) {
        return Purpose::Nears;
    }
    let leaves_edge = best.from().zip(best.to()).is_some_and(|(from, to)| {
        let side = position.side();
        from.relative_rank(side) == 1 && to.relative_rank(side) > 1
    });
    match piece {
        Some(piece) if leaves_edge && matches!(piece.kind, Kind::Horse | Kind::Chariot) => {
            Purpose::Develops
        }
        _ => Purpose::Good,
    }
}

/// A win, and how it ends at the end of its line.
fn wins<P: Evaluate>(line: &Line<P>, moves: &[Move], plies: Option<usize>) -> Purpose {
    let mut end = line.clone();
    for &action in moves {
        if end.verdict().is_some() || !end.is_legal(action) {
            break;
        }
        end.push(action);
    }
    let how = match end.verdict().map(|verdict| &verdict.reason) {
        Some(Reason::Infiltration | Reason::InfiltrationOnDi) => How::Infiltration,
        Some(Reason::Checkmate | Reason::Stalemate) | None => How::Mate,
        Some(_) => How::Rule,
    };
    Purpose::Wins {
        how,
        moves: plies.map(|plies| plies.div_ceil(2)),
    }
}

/// The shortest win, where the search sees one and the full-width search has looked at everything shorter.
fn proved_win<P: Evaluate>(
    line: &Line<P>,
    analysis: &Analysis,
    stop: &AtomicBool,
) -> Option<Forced> {
    let plies = score::decided_in(analysis.score).filter(|&plies| plies > 0)?;
    let most = (plies as usize).min(PROOF_PLIES);
    forced::shortest(line, most, PROOF_NODES, stop)
        .ok()
        .flatten()
}

fn analyse<P: Evaluate>(line: &Line<P>, nodes: u64, stop: &AtomicBool) -> Analysis {
    let limits = Limits {
        nodes,
        ..Limits::until(stop)
    };
    Machine::new(TABLE).analyse(line, &limits, &mut |_| ())
}

/// A line that begins where this one stands, with the other side to move.
fn passed<P: Evaluate>(line: &Line<P>) -> Line<P> {
    let counters = Counters {
        captured: line.counters().captured,
        ..Counters::default()
    };
    Line::new(line.rules(), line.position().passed(), counters)
}

fn told<P: Evaluate>(line: &Line<P>, topic: Topic, best: Option<Move>, point: Purpose) -> Advice {
    let position = line.position();
    let piece = best
        .and_then(Move::from)
        .and_then(|from| position.piece(from));
    Advice {
        topic,
        side: position.side(),
        best,
        piece,
        jumps: best.is_some_and(|best| facts::jumps(position, best)),
        touches: best.is_some_and(|best| position.effect(best).touched),
        point,
    }
}
