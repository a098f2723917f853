//! What a position is worth, from the view of the side to move.

/// Hundredths of a Soldier that has not crossed the river; wins and losses lie beyond [`DECIDED`].
pub type Score = i32;

/// A win on the board now; a win in `n` plies is `WON - n`, a loss in `n` plies `n - WON`.
pub const WON: Score = 30_000;
/// Scores at least this far from zero are wins or losses in a known number of plies.
pub const DECIDED: Score = WON - 1_000;
/// No evaluation goes beyond this, so that none is taken for a win.
pub const LARGEST: Score = 20_000;
/// Beyond every score.
pub const INFINITE: Score = 32_000;

/// A loss in `ply` plies from the root.
pub const fn lost_in(ply: usize) -> Score {
    ply as Score - WON
}

/// A win in `ply` plies from the root.
pub const fn won_in(ply: usize) -> Score {
    WON - ply as Score
}

/// Whether a score is a win or a loss in a known number of plies.
pub const fn is_decided(score: Score) -> bool {
    score.abs() >= DECIDED
}

/// In how many plies a decided score is won (positive) or lost (negative); `None` for other scores.
pub const fn decided_in(score: Score) -> Option<i32> {
    if !is_decided(score) {
        None
    } else if score > 0 {
        Some(WON - score)
    } else {
        Some(-(WON + score))
    }
}

/// A score counted from the root, as the table keeps it: counted from the node at `ply`.
pub const fn to_table(score: Score, ply: usize) -> Score {
    if score >= DECIDED {
        score + ply as Score
    } else if score <= -DECIDED {
        score - ply as Score
    } else {
        score
    }
}

/// The inverse of [`to_table`].
pub const fn from_table(score: Score, ply: usize) -> Score {
    if score >= DECIDED {
        score - ply as Score
    } else if score <= -DECIDED {
        score + ply as Score
    } else {
        score
    }
}
