//! The order in which moves are tried, and what the search remembers for it.
use super::eval::Evaluate;
use super::score::Score;
use crate::board::{Kind, Move, Point, Side};

/// A move with what ordering and pruning ask about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub action: Move,
    /// What moves; a pass and a placing count as the Giác Thân's.
    pub kind: Kind,
    /// Whether it captures or touches.
    pub takes: bool,
    /// The higher, the earlier.
    pub rank: i32,
}

const FIRST: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const REPLY: i32 = KILLER - 2;
const BAD_CAPTURE: i32 = -(1 << 24);
/// History values stay within this.
const HISTORY_LIMIT: i32 = 1 << 14;

const KINDS: usize = Kind::ALL.len();
const POINTS: usize = 2 * Point::PLANE as usize;

/// Moves that refuted others: killers a ply, a reply a move, and a history of successes a move.
pub(super) struct Order {
    killers: Vec<[Option<Move>; 2]>,
    replies: Vec<Option<Move>>,
    history: Vec<i16>,
}

impl Order {
    pub fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            replies: vec![None; 2 * KINDS * POINTS],
            history: vec![0; 2 * KINDS * POINTS],
        }
    }

    /// Gives each move its rank, `first` the highest.
    pub fn rank<P: Evaluate>(
        &self,
        position: &P,
        list: &[Move],
        clues: Clues,
        ranked: &mut Vec<Ranked>,
    ) {
        ranked.clear();
        ranked.extend(list.iter().map(|&action| {
            let mut ranked = describe(position, action);
            ranked.rank = if clues.first == Some(action) {
                FIRST
            } else if ranked.takes {
                rank_capture(position, &ranked)
            } else {
                self.rank_quiet(position.side(), &ranked, clues)
            };
            ranked
        }));
    }

    fn rank_quiet(&self, side: Side, ranked: &Ranked, clues: Clues) -> i32 {
        let killers = self.killers[clues.ply];
        if killers[0] == Some(ranked.action) {
            KILLER
        } else if killers[1] == Some(ranked.action) {
            KILLER - 1
        } else if self.reply(side, clues.answered) == Some(ranked.action) {
            REPLY
        } else {
            self.history(side, ranked)
        }
    }

    /// How well a quiet move has done, within ±16384.
    pub fn history(&self, side: Side, ranked: &Ranked) -> i32 {
        place(side, ranked).map_or(0, |place| self.history[place].into())
    }

    fn reply(&self, side: Side, answered: Option<Ranked>) -> Option<Move> {
        self.replies[place(side, &answered?)?]
    }

    /// A quiet move refuted its parent; the quiet moves tried before it did not.
    pub fn reward(
        &mut self,
        side: Side,
        best: &Ranked,
        tried: &[Ranked],
        depth: i32,
        clues: Clues,
    ) {
        let killers = &mut self.killers[clues.ply];
        if killers[0] != Some(best.action) {
            killers[1] = killers[0];
            killers[0] = Some(best.action);
        }
        if let Some(place) = clues.answered.and_then(|answered| place(side, &answered)) {
            self.replies[place] = Some(best.action);
        }
        let bonus = (depth * depth * 8 + 16 * depth).min(1600);
        self.change(side, best, bonus);
        for quiet in tried.iter().filter(|quiet| !quiet.takes) {
            self.change(side, quiet, -bonus);
        }
    }

    fn change(&mut self, side: Side, ranked: &Ranked, bonus: i32) {
        if let Some(place) = place(side, ranked) {
            let old = i32::from(self.history[place]);
            self.history[place] = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
        }
    }

    /// A new search from another root: killers go, history fades.
    pub fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for value in &mut self.history {
            *value /= 4;
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.replies.fill(None);
        self.history.fill(0);
    }
}

/// What is known at a node beside its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clues {
    /// The table's move.
    pub first: Option<Move>,
    /// The move this node answers.
    pub answered: Option<Ranked>,
    /// Plies from the root.
    pub ply: usize,
}

/// Takes the highest-ranked move from the end of the list, where `left` are still to come.
pub(super) fn next(list: &mut [Ranked], at: usize) -> Option<Ranked> {
    let best = (at..list.len()).max_by_key(|&index| list[index].rank)?;
    list.swap(at, best);
    Some(list[at])
}

fn describe<P: Evaluate>(position: &P, action: Move) -> Ranked {
    let piece = |point: Option<Point>| point.and_then(|point| position.piece(point));
    let first_target = action.through().or(action.to());
    Ranked {
        action,
        kind: piece(action.from()).map_or(Kind::GiacThan, |piece| piece.kind),
        takes: action.from().is_some() && piece(first_target).is_some(),
        rank: 0,
    }
}

/// The most valuable victim first, among equals the least valuable capturer; a losing exchange last.
fn rank_capture<P: Evaluate>(position: &P, ranked: &Ranked) -> i32 {
    let victim = victim::<P>(position, ranked.action);
    let taker = P::worth(ranked.kind);
    let rank = victim * 16 - taker;
    if victim < taker && position.exchange(ranked.action) < 0 {
        BAD_CAPTURE + rank
    } else {
        GOOD_CAPTURE + rank
    }
}

/// Whether a move's rank says that it loses an exchange.
pub(super) const fn is_losing(ranked: &Ranked) -> bool {
    ranked.takes && ranked.rank < BAD_CAPTURE / 2
}

/// The worth of what a capture takes or touches.
pub(super) fn victim<P: Evaluate>(position: &P, action: Move) -> Score {
    action
        .through()
        .or(action.to())
        .and_then(|point| position.piece(point))
        .map_or(0, |piece| P::worth(piece.kind))
}

fn place(side: Side, ranked: &Ranked) -> Option<usize> {
    let to = ranked.action.to()?.index();
    Some((side as usize * KINDS + ranked.kind as usize) * POINTS + to)
}
