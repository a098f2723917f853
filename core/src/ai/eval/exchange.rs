//! Static exchange: what taking on one point brings if both sides go on as long as it pays.
use super::super::score::Score;

/// More captures on one point than there can be attackers.
const LONGEST: usize = 40;

/// The gain of the side that begins by taking something worth `victim` with something worth `taker`.
///
/// `next` names the worth of the least valuable piece that can take next, the sides in turn, and takes it off.
pub(super) fn gain(victim: Score, taker: Score, mut next: impl FnMut() -> Option<Score>) -> Score {
    let mut gains = [0; LONGEST];
    gains[0] = victim;
    let mut on_point = taker;
    let mut last = 0;
    while last + 1 < LONGEST {
        let Some(taker) = next() else { break };
        last += 1;
        gains[last] = on_point - gains[last - 1];
        on_point = taker;
    }
    while last > 0 {
        gains[last - 1] = -gains[last].max(-gains[last - 1]);
        last -= 1;
    }
    gains[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gain_of(victim: Score, takers: &[Score]) -> Score {
        let mut rest = takers[1..].iter().copied();
        gain(victim, takers[0], || rest.next())
    }

    /// Fails if the loop back does not let a side stop.
    #[test]
    fn a_side_stops_when_taking_no_longer_pays() {
        assert_eq!(gain_of(100, &[900]), 100, "nothing takes back");
        assert_eq!(gain_of(100, &[900, 400]), -800, "a Chariot for a Soldier");
        assert_eq!(
            gain_of(400, &[400, 400, 400]),
            400,
            "the third capture makes the second not pay"
        );
        assert_eq!(gain_of(900, &[400, 100]), 500);
    }
}
