//! Alpha-beta over a line: one node of the tree, its children, and what is left out.
use std::mem;

use super::eval::{Evaluate, Values};
use super::limits::Limits;
use super::order::{Order, Ranked};
use super::score::{self, LARGEST, Score};
use super::table::{Bound, Known, Table};
use crate::board::{Move, MoveList, Point};
use crate::line::Line;
use crate::position::Counters;

/// The longest line looked at, extensions and captures included, in plies.
pub(super) const LONGEST: usize = 128;

/// What a node is asked: its score within a window, looking so many plies ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask {
    pub alpha: Score,
    pub beta: Score,
    pub depth: i32,
    pub ply: usize,
    /// Whether the side to move may be tried with a pass.
    pub may_pass: bool,
}

impl Ask {
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same question to the opponent about a child, in the window alpha..beta.
    pub const fn child(self, alpha: Score, beta: Score, depth: i32) -> Self {
        Self {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: self.ply + 1,
            may_pass: true,
        }
    }
}

/// How the machine sees: sharply, or as a beginner does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The widest error of an evaluation, either way.
    pub error: Score,
    /// Makes the errors of one game differ from those of another.
    pub seed: u64,
    /// How many captures in a row are followed beyond the depth.
    pub captures: usize,
    /// Of a hundred captures beyond the first ply, how many are not noticed.
    pub overlooked: u64,
}

impl Sight {
    /// Without error.
    pub const SHARP: Self = Self {
        error: 0,
        seed: 0,
        captures: LONGEST,
        overlooked: 0,
    };
}

/// What a ply of the tree keeps between its children.
#[derive(Default)]
pub(super) struct Frame {
    pub list: MoveList,
    pub ranked: Vec<Ranked>,
    pub pv: Vec<Move>,
    pub played: Option<Ranked>,
    pub evaluation: Score,
}

/// One search from one root.
pub(super) struct Search<'a, P: Evaluate> {
    pub line: Line<P>,
    pub table: &'a mut Table,
    pub order: &'a mut Order,
    pub limits: &'a Limits<'a>,
    pub sight: Sight,
    pub values: &'a Values,
    /// The ply of the line from which the search began.
    pub root: usize,
    /// Moves at the root that are left out of account.
    pub excluded: Vec<Move>,
    pub frames: Vec<Frame>,
    pub nodes: u64,
    pub is_halted: bool,
}

/// What a node sees before it makes a move.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub key: u64,
    pub in_check: bool,
    /// The static evaluation, bettered by the table; meaningless in check.
    pub evaluation: Score,
    /// Whether it is better than two plies ago.
    pub improves: bool,
    pub best: Option<Move>,
}

impl<P: Evaluate> Search<'_, P> {
    /// The score of the line's position to its side to move; meaningless once `is_halted`.
    pub fn node(&mut self, ask: Ask) -> Score {
        if ask.depth <= 0 || ask.ply + 1 >= LONGEST {
            return self.quiescence(&self.line.position().clone(), ask, 0);
        }
        if self.visit(ask.ply) {
            return 0;
        }
        if self.line.position().is_lost() {
            return score::lost_in(ask.ply);
        }
        let ask = Ask {
            alpha: ask.alpha.max(score::lost_in(ask.ply)),
            beta: ask.beta.min(score::won_in(ask.ply + 1)),
            ..ask
        };
        if ask.alpha >= ask.beta {
            return ask.alpha;
        }
        let key = self.key(self.line.position());
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|known| cutoff(&known, ask)) {
            return score;
        }
        let view = self.look(key, known, ask.ply);
        if let Some(score) = self.try_without_moves(ask, &view) {
            return score;
        }
        self.try_moves(ask, &view)
    }

    /// Counts a node; true if the search has to end.
    pub fn visit(&mut self, ply: usize) -> bool {
        self.frames[ply].pv.clear();
        if !self.is_halted {
            self.nodes += 1;
            self.is_halted = self.limits.are_reached(self.nodes);
        }
        self.is_halted
    }

    /// The table's key of a position: a game's errors of sight are its own.
    pub fn key(&self, position: &P) -> u64 {
        position.key() ^ self.sight.seed
    }

    /// Whether this player does not notice a capture. In the same position it is always the same.
    pub fn overlooks(&self, position: &P, ranked: &Ranked) -> bool {
        let points = [ranked.action.from(), ranked.action.to()];
        let step = points.map(|point| point.map_or(0, Point::index) as u64);
        self.sight.overlooked > 0
            && ranked.takes
            && mix(self.key(position) ^ (step[0] << 8 | step[1])) % 100 < self.sight.overlooked
    }

    /// The evaluation as this player sees it.
    pub fn evaluate(&self, position: &P) -> Score {
        let error = self.sight.error;
        let slip = if error == 0 {
            0
        } else {
            let noise = mix(self.key(position));
            let (one, other) = ((noise & 0xffff) as i32, ((noise >> 16) & 0xffff) as i32);
            (one + other - 0xffff) * error / 0xffff
        };
        (position.evaluate_by(self.values) + slip).clamp(-LARGEST, LARGEST)
    }

    fn look(&mut self, key: u64, known: Option<Known>, ply: usize) -> View {
        let position = self.line.position();
        let in_check = position.in_check();
        let evaluation = if in_check {
            ply.checked_sub(2)
                .map_or(0, |before| self.frames[before].evaluation)
        } else {
            known
                .and_then(|known| known.evaluation)
                .unwrap_or_else(|| self.evaluate(position))
        };
        self.frames[ply].evaluation = evaluation;
        let improves = !in_check && ply >= 2 && evaluation > self.frames[ply - 2].evaluation;
        let bettered = known.filter(|known| match known.bound {
            Bound::Lower => known.score > evaluation,
            Bound::Upper => known.score < evaluation,
            Bound::Exact => true,
        });
        View {
            key,
            in_check,
            evaluation: bettered.map_or(evaluation, |known| known.score),
            improves,
            best: known.and_then(|known| known.best),
        }
    }

    /// Nodes so good or so bad that no move need be looked at.
    fn try_without_moves(&mut self, ask: Ask, view: &View) -> Option<Score> {
        if ask.is_open()
            || view.in_check
            || score::is_decided(ask.beta)
            || score::is_decided(ask.alpha)
        {
            return None;
        }
        let margin = 90 * (ask.depth - i32::from(view.improves));
        if ask.depth <= 7 && view.evaluation - margin >= ask.beta {
            return Some(view.evaluation);
        }
        if ask.depth <= 2 && view.evaluation + 250 * ask.depth < ask.alpha {
            let score = self.quiescence(&self.line.position().clone(), ask, 0);
            if score < ask.alpha {
                return Some(score);
            }
        }
        self.try_pass(ask, view)
    }

    /// Null move: if even a pass keeps the score at beta, a move will.
    fn try_pass(&mut self, ask: Ask, view: &View) -> Option<Score> {
        let position = self.line.position();
        if !ask.may_pass
            || ask.depth < 3
            || view.evaluation < ask.beta
            || !position.can_afford_a_pass()
        {
            return None;
        }
        let passed = position.passed();
        let reduction = 3 + ask.depth / 4 + ((view.evaluation - ask.beta) / 200).min(3);
        let rules = self.line.rules();
        let line = mem::replace(
            &mut self.line,
            Line::new(rules, passed, Counters::default()),
        );
        let root = mem::take(&mut self.root);
        self.frames[ask.ply].played = None;
        let child = Ask {
            may_pass: false,
            ..ask.child(ask.beta - 1, ask.beta, ask.depth - reduction)
        };
        let score = -self.node(child);
        self.line = line;
        self.root = root;
        (score >= ask.beta && !self.is_halted).then(|| {
            if score::is_decided(score) {
                ask.beta
            } else {
                score
            }
        })
    }
}

/// Whether the table's finding answers the question already.
fn cutoff(known: &Known, ask: Ask) -> Option<Score> {
    if known.depth < ask.depth || ask.is_open() || ask.ply == 0 {
        return None;
    }
    let score = score::from_table(known.score, ask.ply);
    match known.bound {
        Bound::Exact => Some(score),
        Bound::Lower => (score >= ask.beta).then_some(score),
        Bound::Upper => (score <= ask.alpha).then_some(score),
    }
}

/// Spreads a key over 64 bits.
pub(super) fn mix(key: u64) -> u64 {
    let key = (key ^ (key >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (key ^ (key >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}
