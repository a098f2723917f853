//! From the root down: one depth after the other, each in a narrow window around the score of the last.
use std::cmp::Reverse;

use super::eval::Evaluate;
use super::limits::Limits;
use super::order::Order;
use super::score::{self, INFINITE, Score};
use super::search::{Ask, Frame, LONGEST, Search, Sight};
use super::table::Table;
use crate::board::Move;
use crate::line::Line;

/// What a search found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// Which line it is, where several are looked for: 1 is the best.
    pub rank: usize,
    /// The best move; `None` only if there is none.
    pub best: Option<Move>,
    /// Its score, to the side to move.
    pub score: Score,
    /// The best line, beginning with `best`.
    pub pv: Vec<Move>,
    /// The depth searched to its end, in plies.
    pub depth: i32,
    /// Nodes visited.
    pub nodes: u64,
}

/// Half the window around the last score in which a deeper search begins.
const WINDOW: Score = 24;

impl<'a, P: Evaluate> Search<'a, P> {
    pub fn new(
        line: Line<P>,
        table: &'a mut Table,
        order: &'a mut Order,
        limits: &'a Limits<'a>,
        sight: Sight,
    ) -> Self {
        Self {
            root: line.plies(),
            line,
            table,
            order,
            limits,
            sight,
            values: P::values(),
            excluded: Vec::new(),
            frames: (0..=LONGEST).map(|_| Frame::default()).collect(),
            nodes: 0,
            is_halted: false,
        }
    }

    /// Searches ever deeper until a limit is reached, and reports the `count` best lines of each depth, the best first.
    /// Returns the best.
    pub fn deepen(&mut self, count: usize, progress: &mut dyn FnMut(&Analysis)) -> Analysis {
        let banned = self.excluded.len();
        let mut legal = self.line.legal();
        legal.retain(|action| !self.excluded.contains(action));
        let mut lines: Vec<Analysis> = legal
            .iter()
            .take(count.max(1))
            .map(|&action| guess(action))
            .collect();
        let mut depth = 1;
        while !lines.is_empty() && self.limits.allow_depth(depth) {
            self.excluded.truncate(banned);
            for analysis in &mut lines {
                self.search_depth(depth, analysis);
                analysis.nodes = self.nodes;
                if self.is_halted {
                    break;
                }
                analysis.depth = depth;
                self.excluded.extend(analysis.best);
            }
            if self.is_halted {
                break;
            }
            report(&mut lines, progress);
            if lines.iter().all(|analysis| is_settled(analysis, depth)) {
                break;
            }
            depth += 1;
        }
        lines.into_iter().next().unwrap_or_default()
    }

    /// One depth; widens the window until the score lies within it.
    fn search_depth(&mut self, depth: i32, analysis: &mut Analysis) {
        let mut width = if depth < 4 { INFINITE } else { WINDOW };
        let (mut alpha, mut beta) = window(analysis.score, width);
        loop {
            let score = self.node(Ask {
                alpha,
                beta,
                depth,
                ply: 0,
                may_pass: false,
            });
            if let Some(&best) = self.frames[0].pv.first() {
                analysis.best = Some(best);
                analysis.pv.clone_from(&self.frames[0].pv);
                analysis.score = score;
            }
            if self.is_halted {
                return;
            }
            width *= 3;
            if score <= alpha && alpha > -INFINITE {
                alpha = window(score, width).0;
            } else if score >= beta && beta < INFINITE {
                beta = window(score, width).1;
            } else {
                return;
            }
        }
    }
}

/// A line searched later may have turned out better: the best comes first, also into the next depth.
fn report(lines: &mut [Analysis], progress: &mut dyn FnMut(&Analysis)) {
    lines.sort_by_key(|analysis| Reverse(analysis.score));
    for (rank, analysis) in (1..).zip(lines) {
        analysis.rank = rank;
        progress(analysis);
    }
}

/// What is answered if not even the first depth is finished.
fn guess(action: Move) -> Analysis {
    Analysis {
        best: Some(action),
        pv: vec![action],
        ..Analysis::default()
    }
}

/// So many plies deeper than an end that was found, what was pruned at first has been looked at: nothing nearer is there.
const PRUNED: i32 = 4;

/// Whether a deeper search can find nothing nearer.
fn is_settled(analysis: &Analysis, depth: i32) -> bool {
    let end = score::decided_in(analysis.score).map(i32::abs);
    end.is_some_and(|plies| plies <= 1 || plies + PRUNED <= depth)
}

fn window(score: Score, width: Score) -> (Score, Score) {
    if width > 1000 {
        (-INFINITE, INFINITE)
    } else {
        (score - width, score + width)
    }
}
