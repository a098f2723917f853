//! Beyond the depth: captures and touches until the position is quiet, so that nothing hangs where it is valued.
use std::mem;

use super::eval::Evaluate;
use super::order::{self, Clues};
use super::score::{self, INFINITE, Score};
use super::search::{Ask, LONGEST, Search};
use super::table::{Bound, Known};

/// Checks are answered with every move on so many plies beyond the depth.
const EVASIONS: usize = 6;

impl<P: Evaluate> Search<'_, P> {
    /// The score of a position when both sides only capture, touch, or answer a check.
    ///
    /// It walks positions, not the line: no capture repeats anything. `beyond` counts plies beyond the depth.
    pub fn quiescence(&mut self, position: &P, ask: Ask, beyond: usize) -> Score {
        if self.visit(ask.ply) {
            return 0;
        }
        if position.is_lost() {
            return score::lost_in(ask.ply);
        }
        let in_check = position.in_check();
        if ask.ply + 1 >= LONGEST || (beyond >= self.sight.captures && !in_check) {
            return if in_check { 0 } else { self.evaluate(position) };
        }
        let key = self.key(position);
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|known| answer(&known, ask)) {
            return score;
        }
        let standing = if in_check {
            -INFINITE
        } else {
            known
                .and_then(|known| known.evaluation)
                .unwrap_or_else(|| self.evaluate(position))
        };
        if standing >= ask.beta {
            return standing;
        }
        let best = self.try_captures(
            position,
            ask,
            beyond,
            standing,
            known.and_then(|known| known.best),
        );
        if beyond == 0 && !self.is_halted {
            let bound = if best >= ask.beta {
                Bound::Lower
            } else {
                Bound::Upper
            };
            self.table.put(
                key,
                Known {
                    best: None,
                    score: score::to_table(best, ask.ply),
                    evaluation: (!in_check).then_some(standing),
                    depth: 0,
                    bound,
                },
            );
        }
        best
    }

    fn try_captures(
        &mut self,
        position: &P,
        ask: Ask,
        beyond: usize,
        standing: Score,
        first: Option<crate::board::Move>,
    ) -> Score {
        let in_check = standing == -INFINITE;
        let all = in_check && beyond < EVASIONS;
        let frame = &mut self.frames[ask.ply];
        frame.list.clear();
        if all {
            position.moves(&mut frame.list);
            if frame.list.is_empty() {
                return score::lost_in(ask.ply);
            }
        } else {
            position.captures(&mut frame.list);
        }
        let clues = Clues {
            first,
            answered: None,
            ply: ask.ply,
        };
        self.order
            .rank(position, &frame.list, clues, &mut frame.ranked);
        let mut ranked = mem::take(&mut frame.ranked);
        let mut best = if in_check && !all {
            self.evaluate(position)
        } else {
            standing
        };
        for at in 0..ranked.len() {
            let Some(next) = order::next(&mut ranked, at) else {
                break;
            };
            let hopeless = !in_check
                && (self.overlooks(position, &next)
                    || order::is_losing(&next)
                    || standing + order::victim(position, next.action) + 200 <= ask.alpha);
            if hopeless {
                continue;
            }
            let mut child = position.clone();
            child.play(next.action);
            let below = Ask {
                alpha: -ask.beta,
                beta: -ask.alpha.max(best),
                ply: ask.ply + 1,
                ..ask
            };
            best = best.max(-self.quiescence(&child, below, beyond + 1));
            if self.is_halted || best >= ask.beta {
                break;
            }
        }
        self.frames[ask.ply].ranked = ranked;
        best
    }
}

fn answer(known: &Known, ask: Ask) -> Option<Score> {
    let score = score::from_table(known.score, ask.ply);
    match known.bound {
        Bound::Exact => Some(score),
        Bound::Lower => (score >= ask.beta).then_some(score),
        Bound::Upper => (score <= ask.alpha).then_some(score),
    }
}
