//! The children of a node: which are tried, how deep, and what is kept of them.
use std::mem;

use super::eval::Evaluate;
use super::order::{self, Clues, Ranked};
use super::repetition;
use super::score::{self, INFINITE, Score};
use super::search::{Ask, Search, View};
use super::table::{Bound, Known};
use crate::board::{Move, Side};
use crate::line::Step;

/// From this depth on no check is left out: many a mate begins with a quiet one.
const CHECKS_COUNT: i32 = 2;

/// The best child so far.
struct Found {
    score: Score,
    action: Option<Move>,
    bound: Bound,
    tried: usize,
}

impl<P: Evaluate> Search<'_, P> {
    /// The score of a node that has to be looked into.
    pub fn try_moves(&mut self, ask: Ask, view: &View) -> Score {
        let mut found = Found {
            score: -INFINITE,
            action: None,
            bound: Bound::Upper,
            tried: 0,
        };
        self.rank_moves(ask.ply, view.best);
        let mut ranked = mem::take(&mut self.frames[ask.ply].ranked);
        for at in 0..ranked.len() {
            let Some(next) = order::next(&mut ranked, at) else {
                break;
            };
            let is_unseen =
                ask.ply > 0 && found.tried > 0 && self.overlooks(self.line.position(), &next);
            let is_hopeless = is_hopeless(ask, view, &next, &found)
                && (ask.depth < CHECKS_COUNT || !self.gives_check(&next));
            if is_unseen || is_hopeless {
                continue;
            }
            self.try_child(ask, view, &next, &mut found);
            if self.is_halted || found.bound == Bound::Lower {
                self.reward(ask, &ranked[..=at], found.bound);
                break;
            }
        }
        self.frames[ask.ply].ranked = ranked;
        if found.tried == 0 {
            return score::lost_in(ask.ply);
        }
        if !self.is_halted {
            self.keep(ask, view, &found);
        }
        found.score
    }

    fn rank_moves(&mut self, ply: usize, first: Option<Move>) {
        let answered = ply
            .checked_sub(1)
            .and_then(|before| self.frames[before].played);
        let clues = Clues {
            first,
            answered,
            ply,
        };
        let position = self.line.position();
        let frame = &mut self.frames[ply];
        frame.list.clear();
        position.moves(&mut frame.list);
        if ply == 0 {
            frame.list.retain(|action| !self.excluded.contains(action));
        }
        self.order
            .rank(position, &frame.list, clues, &mut frame.ranked);
    }

    fn gives_check(&self, ranked: &Ranked) -> bool {
        let mut after = self.line.position().clone();
        after.play(ranked.action);
        after.in_check()
    }

    /// Plays one move, looks below it, takes it back, and betters what was found.
    fn try_child(&mut self, ask: Ask, view: &View, ranked: &Ranked, found: &mut Found) {
        let alpha = ask.alpha.max(found.score);
        let Some(score) = self.play_and_score(Ask { alpha, ..ask }, view, ranked, found.tried)
        else {
            return;
        };
        found.tried += 1;
        if self.is_halted || score <= found.score {
            return;
        }
        found.score = score;
        if score > ask.alpha {
            found.action = Some(ranked.action);
            found.bound = if score >= ask.beta {
                Bound::Lower
            } else {
                Bound::Exact
            };
            self.lengthen_pv(ask.ply, ranked.action);
        }
    }

    /// The score of a move, or `None` if it is forbidden.
    fn play_and_score(
        &mut self,
        ask: Ask,
        view: &View,
        ranked: &Ranked,
        tried: usize,
    ) -> Option<Score> {
        let side = self.line.position().side();
        let score = match self.line.advance(ranked.action) {
            Step::Forbidden(_) => return None,
            Step::Ends(verdict) => {
                self.visit(ask.ply + 1);
                score_of(verdict.winner, side, ask.ply + 1)
            }
            Step::Goes | Step::Warned(_) | Step::Descends(_) => {
                self.frames[ask.ply].played = Some(*ranked);
                match repetition::foreseen(&self.line, self.root, ask.ply + 1) {
                    Some(score) => {
                        self.visit(ask.ply + 1);
                        -score
                    }
                    None => self.below(ask, view, ranked, tried),
                }
            }
        };
        self.line.pop();
        Some(score)
    }

    /// Principal variation search: the first move in the whole window, the others first in an empty one.
    fn below(&mut self, ask: Ask, view: &View, ranked: &Ranked, tried: usize) -> Score {
        let gives_check = self.line.position().in_check();
        let depth = ask.depth - 1 + i32::from(gives_check);
        let Ask { alpha, beta, .. } = ask;
        if tried == 0 {
            return -self.node(ask.child(alpha, beta, depth));
        }
        let reduction = self.reduction(ask, view, ranked, tried, gives_check);
        let mut score = -self.node(ask.child(alpha, alpha + 1, depth - reduction));
        if score > alpha && reduction > 0 {
            score = -self.node(ask.child(alpha, alpha + 1, depth));
        }
        if score > alpha && score < beta {
            score = -self.node(ask.child(alpha, beta, depth));
        }
        score
    }

    /// Late move reductions, in plies.
    fn reduction(
        &self,
        ask: Ask,
        view: &View,
        ranked: &Ranked,
        tried: usize,
        gives_check: bool,
    ) -> i32 {
        if ask.depth < 3
            || tried < 2
            || gives_check
            || view.in_check
            || (ranked.takes && !order::is_losing(ranked))
        {
            return 0;
        }
        let logs = ((ask.depth as u32).ilog2() * 2 + (tried as u32).ilog2() * 3) as i32;
        let history = self.order.history(self.line.position().side(), ranked) / 5000;
        let base = logs * ask.depth.min(12) / 40 - i32::from(ask.is_open())
            + i32::from(!view.improves)
            - history;
        // A quiet move at the root with a threat behind it is not to be overlooked.
        let base = if ask.ply == 0 { base / 2 } else { base };
        base.clamp(0, ask.depth - 2)
    }

    fn reward(&mut self, ask: Ask, tried: &[Ranked], bound: Bound) {
        let Some((best, others)) = tried.split_last() else {
            return;
        };
        if bound != Bound::Lower || best.takes {
            return;
        }
        let answered = ask
            .ply
            .checked_sub(1)
            .and_then(|before| self.frames[before].played);
        let clues = Clues {
            first: None,
            answered,
            ply: ask.ply,
        };
        self.order
            .reward(self.line.position().side(), best, others, ask.depth, clues);
    }

    fn keep(&mut self, ask: Ask, view: &View, found: &Found) {
        self.table.put(
            view.key,
            Known {
                best: found.action,
                score: score::to_table(found.score, ask.ply),
                evaluation: (!view.in_check).then_some(self.frames[ask.ply].evaluation),
                depth: ask.depth,
                bound: found.bound,
            },
        );
    }

    fn lengthen_pv(&mut self, ply: usize, action: Move) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        let pv = &mut above[ply].pv;
        pv.clear();
        pv.push(action);
        if let Some(child) = below.first() {
            pv.extend_from_slice(&child.pv);
        }
    }
}

/// Late quiet moves and losing captures at low depth, where something better was found already.
fn is_hopeless(ask: Ask, view: &View, ranked: &Ranked, found: &Found) -> bool {
    if found.tried == 0
        || view.in_check
        || ask.ply == 0
        || found.score <= -score::DECIDED
        || ask.depth > 6
    {
        return false;
    }
    if ranked.takes {
        return ask.depth <= 3 && order::is_losing(ranked) && !ask.is_open();
    }
    let allowed = (4 + ask.depth * ask.depth * 2) as usize / if view.improves { 1 } else { 2 };
    found.tried > allowed.max(3)
        || !ask.is_open() && ask.depth <= 4 && view.evaluation + 80 + 90 * ask.depth <= ask.alpha
}

/// The score of an ended game to the side that made the last move.
fn score_of(winner: Option<Side>, side: Side, ply: usize) -> Score {
    match winner {
        None => 0,
        Some(winner) if winner == side => score::won_in(ply),
        Some(_) => score::lost_in(ply),
    }
}
