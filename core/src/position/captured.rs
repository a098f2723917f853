use std::fmt;

use crate::board::{BySide, Kind, Piece, Side};

/// How many pieces of each kind a side has lost by capture. Displayed as San Cai's field of captured pieces: letters in
/// the order K A B N R C P, Red's first, or `-`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Captured(BySide<[u8; Kind::ALL.len()]>);

impl Captured {
    /// Counts one more captured piece.
    pub const fn add(&mut self, piece: Piece) {
        let counts = match piece.side {
            Side::Red => &mut self.0.red,
            Side::Black => &mut self.0.black,
        };
        let count = &mut counts[piece.kind as usize];
        *count = count.saturating_add(1);
    }

    /// How many of this piece were captured.
    pub fn count(&self, piece: Piece) -> u8 {
        self.0[piece.side][piece.kind as usize]
    }

    /// Whether nothing was captured.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Every captured piece, as often as it was captured, in the order of the text.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        Side::ALL.into_iter().flat_map(move |side| {
            Kind::ALL.into_iter().flat_map(move |kind| {
                let piece = Piece::new(side, kind);
                std::iter::repeat_n(piece, self.count(piece).into())
            })
        })
    }
}

impl fmt::Display for Captured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.pieces()
            .try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}
