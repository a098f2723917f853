//! A small generator, so that a seed means the same games everywhere.

use sancai::line::Line;
use sancai::position::Position;

/// `SplitMix64`.
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Plays a line on at random to so many plies, or to its end.
    pub fn open<P: Position>(&mut self, line: &mut Line<P>, plies: usize) {
        while line.plies() < plies && line.verdict().is_none() {
            let Some(&action) = self.pick(&line.legal()) else {
                break;
            };
            line.push(action);
        }
    }

    /// One of the items, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = self.next() as usize % items.len().max(1);
        items.get(index)
    }
}
