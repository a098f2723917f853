//! The machine: one search, written once, for every geometry and rule set.
//!
//! It meets the game through [`Line`], so it sees repetitions, forbidden moves, draws and the descent as the players
//! do, and through [`Evaluate`], one implementation a geometry. It has no clock and no thread: the caller runs it where
//! it likes and ends it by a flag.
mod advice;
mod children;
mod eval;
mod facts;
mod forced;
mod level;
mod limits;
mod order;
mod quiescence;
mod repetition;
mod root;
mod score;
mod search;
mod table;
#[cfg(test)]
mod tests;

use std::sync::atomic::AtomicBool;

pub use advice::{Advice, How, Purpose, Topic, hint, threat};
pub use eval::{Evaluate, Fault as ValuesFault, Values};
pub use level::Level;
pub use limits::{Clock, DEEPEST, Limits};
pub use root::Analysis;
pub use score::{DECIDED, Score, WON, decided_in, is_decided};

use crate::board::Move;
use crate::line::Line;
use order::Order;
use search::{LONGEST, Search, Sight};
use table::Table;

/// What a machine remembers from one search to the next.
pub struct Machine {
    table: Table,
    order: Order,
    values: Option<&'static Values>,
}

impl Machine {
    /// A machine with a table of this many MiB.
    pub fn new(megabytes: usize) -> Self {
        Self::with_table(Table::new(megabytes))
    }

    fn with_table(table: Table) -> Self {
        Self {
            table,
            order: Order::new(LONGEST + 1),
            values: None,
        }
    }

    /// The same machine valuing positions by other numbers than the built-in ones.
    #[must_use]
    pub fn valuing_by(self, values: &'static Values) -> Self {
        Self {
            values: Some(values),
            ..self
        }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.order.clear();
    }

    /// How full the table is with findings of the last search, in thousandths.
    pub fn permille_full(&self) -> usize {
        self.table.permille()
    }

    /// Searches the line's position as well as the limits allow and reports each depth.
    pub fn analyse<P: Evaluate>(
        &mut self,
        line: &Line<P>,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.analyse_lines(line, &[], 1, limits, progress)
    }

    /// As [`analyse`](Self::analyse), leaving some moves at the root out of account, and reporting the `count` best
    /// lines.
    pub fn analyse_lines<P: Evaluate>(
        &mut self,
        line: &Line<P>,
        excluded: &[Move],
        count: usize,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.prepare();
        let mut search = Search::new(
            line.clone(),
            &mut self.table,
            &mut self.order,
            limits,
            Sight::SHARP,
        );
        search.values = self.values.unwrap_or(P::values());
        search.excluded.extend_from_slice(excluded);
        search.deepen(count, progress)
    }

    fn prepare(&mut self) {
        self.table.grow_older();
        self.order.fade();
    }
}

/// The answer of a player of this level, `None` if the game is over.
///
/// The same line, level and seed give the same answer on every device, unless `stop` ended the search before its time.
/// Another seed gives another game.
pub fn think<P: Evaluate>(
    line: &Line<P>,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&Analysis),
) -> Option<Move> {
    think_within(line, level, u64::MAX, seed, stop, progress)
}

/// As [`think`], by a player who has time for no more than `most` nodes.
pub fn think_within<P: Evaluate>(
    line: &Line<P>,
    level: Level,
    most: u64,
    seed: u64,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&Analysis),
) -> Option<Move> {
    let limits = Limits {
        nodes: most.max(1),
        ..Limits::until(stop)
    };
    think_about(line, level, seed, Choice::ANY, &limits, progress)
}

/// Which moves a player may choose from at the root, and how many lines it reports.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// Moves left out of account.
    pub excluded: &'a [Move],
    /// Lines reported, at least 1.
    pub lines: usize,
}

impl Choice<'_> {
    /// Every move, and the best line.
    pub const ANY: Self = Self {
        excluded: &[],
        lines: 1,
    };
}

/// As [`think`], within limits, which shorten a level's thinking but never lengthen it, and choosing from some moves.
pub fn think_about<P: Evaluate>(
    line: &Line<P>,
    level: Level,
    seed: u64,
    choice: Choice,
    limits: &Limits,
    progress: &mut dyn FnMut(&Analysis),
) -> Option<Move> {
    let strength = level.strength::<P>();
    let limits = limits.at_most(strength.nodes, strength.depth);
    let mut machine = Machine::with_table(Table::with_bytes(
        strength.nodes as usize * TABLE_BYTES_PER_NODE,
    ));
    machine.prepare();
    let sight = strength.sight(search::mix(seed));
    let mut search = Search::new(
        line.clone(),
        &mut machine.table,
        &mut machine.order,
        &limits,
        sight,
    );
    search.excluded.extend_from_slice(choice.excluded);
    search.deepen(choice.lines, progress).best
}

/// No search of the app's, of any level, for a hint, a threat or a draw offer, has a larger table, in bytes. Search and
/// order keep less than a MiB beside it.
pub const MOST_MEMORY: usize = 4 << 20;

/// More nodes than this would not find room for their findings.
const TABLE_BYTES_PER_NODE: usize = 24;
