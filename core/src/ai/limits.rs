//! When a search ends: nodes, depth, a flag set from outside, or a clock that the caller lends.
use std::sync::atomic::{AtomicBool, Ordering};

/// A clock lent by the caller (the core has none of its own).
pub struct Clock<'a> {
    /// Milliseconds since any moment.
    pub now: &'a dyn Fn() -> u64,
    /// The reading of `now` from which no new iteration begins.
    pub soft: u64,
    /// The reading of `now` at which the search ends.
    pub hard: u64,
}

/// What bounds a search.
pub struct Limits<'a> {
    /// Ends the search soon (within [`CHECK_EVERY`] nodes) once it is true.
    pub stop: &'a AtomicBool,
    /// At most this many nodes.
    pub nodes: u64,
    /// At most this many plies.
    pub depth: i32,
    /// The caller's clock, if time counts.
    pub clock: Option<Clock<'a>>,
}

/// Nodes between two looks at the flag and the clock: a few milliseconds on a slow phone.
pub const CHECK_EVERY: u64 = 1024;
/// The deepest search.
pub const DEEPEST: i32 = 64;

impl<'a> Limits<'a> {
    /// No bound but the flag.
    pub const fn until(stop: &'a AtomicBool) -> Self {
        Self {
            stop,
            nodes: u64::MAX,
            depth: DEEPEST,
            clock: None,
        }
    }

    /// These limits, and no more nodes and plies than so many.
    pub(super) fn at_most(&self, nodes: u64, depth: i32) -> Limits<'_> {
        Limits {
            stop: self.stop,
            nodes: self.nodes.min(nodes),
            depth: self.depth.min(depth),
            clock: self.clock.as_ref().map(|clock| Clock { ..*clock }),
        }
    }

    /// Whether the search has to end after this many nodes.
    pub(super) fn are_reached(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(CHECK_EVERY)
                && (self.stop.load(Ordering::Relaxed)
                    || self
                        .clock
                        .as_ref()
                        .is_some_and(|clock| (clock.now)() >= clock.hard))
    }

    /// Whether another iteration may begin. The first always may: it takes no time, and no move is played unsearched.
    pub(super) fn allow_depth(&self, depth: i32) -> bool {
        if depth <= 1 {
            return true;
        }
        depth <= self.depth.min(DEEPEST)
            && !self.stop.load(Ordering::Relaxed)
            && self
                .clock
                .as_ref()
                .is_none_or(|clock| (clock.now)() < clock.soft)
    }
}
