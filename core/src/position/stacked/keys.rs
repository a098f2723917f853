//! Zobrist numbers for all that equality compares.
use super::giac_than::GiacThan;

/// The numbers, made by a fixed generator so that keys are the same on every machine.
pub(super) struct Keys {
    /// By point and cell (`Cell` number; the empty cell's is 0).
    pub cell: [[u64; 17]; 180],
    /// By side and `GiacThan::code`.
    pub giac_than: [[u64; GiacThan::CODES]; 2],
    /// On Di, by side, palace point 0..9 and stay 0..=2 (a stay of 0 has the number 0).
    pub stay: [[[u64; 3]; 9]; 2],
    /// Black is to move.
    pub black: u64,
    /// The position is on Di.
    pub di: u64,
}

pub(super) static KEYS: Keys = make();

const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Fills a row, leaving the first `skip` numbers 0.
const fn fill<const N: usize>(state: &mut u64, skip: usize) -> [u64; N] {
    let mut row = [0; N];
    let mut at = skip;
    while at < N {
        row[at] = next(state);
        at += 1;
    }
    row
}

#[expect(clippy::large_stack_arrays, reason = "only evaluated at compile time")]
const fn make() -> Keys {
    let mut state = 0x5a4e_4341_4901;
    let mut cell = [[0; 17]; 180];
    let mut at = 0;
    while at < 180 {
        cell[at] = fill(&mut state, 1);
        at += 1;
    }
    let mut stay = [[[0; 3]; 9]; 2];
    at = 0;
    while at < 18 {
        stay[at / 9][at % 9] = fill(&mut state, 1);
        at += 1;
    }
    Keys {
        cell,
        giac_than: [fill(&mut state, 0), fill(&mut state, 0)],
        stay,
        black: next(&mut state),
        di: next(&mut state),
    }
}
