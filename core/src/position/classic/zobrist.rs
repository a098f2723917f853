//! The numbers a position's key is made of: one for each piece on each point, one for Black to move.
use super::{KINDS, POINTS};
use crate::board::{Piece, Point, Side};

const COUNT: usize = 2 * KINDS * POINTS + 1;

/// Well-mixed 64-bit numbers by `SplitMix64`, whose constants these are.
static NUMBERS: [u64; COUNT] = {
    let mut numbers = [0; COUNT];
    let mut state = 0x53_41_4E_43_41_49_u64;
    let mut at = 0;
    while at < COUNT {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        numbers[at] = mixed ^ (mixed >> 31);
        at += 1;
    }
    numbers
};

/// The number of a piece on a point.
pub(super) fn piece(point: Point, piece: Piece) -> u64 {
    let kind = piece.side as usize * KINDS + piece.kind as usize;
    NUMBERS[kind * POINTS + point.on_plane()]
}

/// The number of a side to move.
pub(super) const fn side(side: Side) -> u64 {
    match side {
        Side::Red => 0,
        Side::Black => NUMBERS[COUNT - 1],
    }
}
