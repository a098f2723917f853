use serde::{Deserialize, Serialize};

use crate::board::{BySide, Side};

/// The clocks a game is played with. Each side has its own; the side to move's runs, from the start of the game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// Time for the whole game, and some more after each move.
    Increment {
        /// The time, in milliseconds.
        main: u64,
        /// What each move adds, in milliseconds; may be 0.
        increment: u64,
    },
    /// Time for the whole game; after it, periods: a move within a period gives the whole period back.
    Byoyomi {
        /// The time, in milliseconds.
        main: u64,
        /// The length of a period, in milliseconds; at least 1.
        period: u64,
        /// How many periods; at least 1.
        periods: u32,
    },
}

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Milliseconds of the time, or of the period that runs.
    pub ms: u64,
    /// Byoyomi: the periods left, this one included, once the time is used up.
    pub periods: Option<u32>,
}

/// What a side had left when its turn began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    main: u64,
    periods: u32,
}

/// Both sides' clocks in a game, in game time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    clock: Clock,
    left: BySide<Left>,
    /// When the turn began that is going on.
    since: u64,
    /// When the game ended, if it has.
    stopped: Option<u64>,
    /// What was left at the beginning of each turn that has ended.
    before: Vec<BySide<Left>>,
}

impl Clocks {
    pub(super) fn new(clock: Clock) -> Self {
        let left = match clock {
            Clock::Increment { main, .. } => Left { main, periods: 0 },
            Clock::Byoyomi { main, periods, .. } => Left { main, periods },
        };
        Self {
            clock,
            left: BySide::new(left, left),
            since: 0,
            stopped: None,
            before: Vec::new(),
        }
    }

    /// The millisecond at which the flag of this side falls if it goes on thinking.
    pub(super) fn falls_at(&self, side: Side) -> u64 {
        let left = self.left[side];
        let periods = u64::from(left.periods).saturating_mul(self.period());
        self.since.saturating_add(left.main).saturating_add(periods)
    }

    /// What a side has left after its turn has gone on until `now`, or, if it waits, what it will begin its turn with.
    pub(super) fn left(&self, side: Side, thinks: bool, now: u64) -> TimeLeft {
        let spent = if thinks {
            self.stopped.unwrap_or(now).saturating_sub(self.since)
        } else {
            0
        };
        let Left { main, periods } = self.left[side];
        let over = spent.saturating_sub(main);
        if spent < main || periods == 0 {
            return TimeLeft {
                ms: main.saturating_sub(spent),
                periods: None,
            };
        }
        let (gone, into) = (over / self.period(), over % self.period());
        let left = u64::from(periods).saturating_sub(gone);
        TimeLeft {
            ms: if left == 0 { 0 } else { self.period() - into },
            periods: Some(left.max(1) as u32),
        }
    }

    /// A turn ends in time.
    pub(super) fn moved(&mut self, side: Side, now: u64) {
        self.before.push(self.left);
        let TimeLeft { ms, periods } = self.left(side, true, now);
        self.left[side] = match (self.clock, periods) {
            (Clock::Increment { increment, .. }, _) => Left {
                main: ms.saturating_add(increment),
                periods: 0,
            },
            (Clock::Byoyomi { .. }, Some(periods)) => Left { main: 0, periods },
            (Clock::Byoyomi { .. }, None) => Left {
                main: ms,
                ..self.left[side]
            },
        };
        self.since = now;
    }

    /// The game is over: nothing runs any more.
    pub(super) fn stop(&mut self, now: u64) {
        self.stopped = Some(now);
    }

    /// The clocks as they stood when the turn began that comes back; it begins anew.
    pub(super) fn take_back(&mut self, now: u64) {
        if let Some(left) = self.before.pop() {
            self.left = left;
        }
        self.since = now;
        self.stopped = None;
    }

    /// Never 0, so that it divides.
    fn period(&self) -> u64 {
        match self.clock {
            Clock::Increment { .. } => 1,
            Clock::Byoyomi { period, .. } => period.max(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYOYOMI: Clock = Clock::Byoyomi {
        main: 10_000,
        period: 3_000,
        periods: 2,
    };

    fn left(ms: u64, periods: Option<u32>) -> TimeLeft {
        TimeLeft { ms, periods }
    }

    #[test]
    fn a_move_in_time_gets_its_increment() {
        let mut clocks = Clocks::new(Clock::Increment {
            main: 60_000,
            increment: 5_000,
        });
        assert_eq!(clocks.falls_at(Side::Red), 60_000);
        assert_eq!(clocks.left(Side::Red, true, 12_000), left(48_000, None));
        clocks.moved(Side::Red, 12_000);
        assert_eq!(clocks.left(Side::Red, false, 20_000), left(53_000, None));
        assert_eq!(clocks.left(Side::Black, true, 20_000), left(52_000, None));
        assert_eq!(clocks.falls_at(Side::Black), 72_000);
    }

    /// Fails if a period that was begun is not given back whole, or if one that has run out is.
    #[test]
    fn periods_come_back_whole_or_are_gone() {
        let mut clocks = Clocks::new(BYOYOMI);
        assert_eq!(clocks.falls_at(Side::Red), 16_000);
        assert_eq!(clocks.left(Side::Red, true, 9_999), left(1, None));
        assert_eq!(clocks.left(Side::Red, true, 10_000), left(3_000, Some(2)));
        assert_eq!(clocks.left(Side::Red, true, 12_999), left(1, Some(2)));
        assert_eq!(clocks.left(Side::Red, true, 13_000), left(3_000, Some(1)));
        clocks.moved(Side::Red, 12_000);
        assert_eq!(clocks.left(Side::Red, false, 12_000), left(3_000, Some(2)));
        clocks.moved(Side::Black, 12_000);
        clocks.moved(Side::Red, 12_000 + 4_000);
        assert_eq!(clocks.left(Side::Red, false, 16_000), left(3_000, Some(1)));
    }

    #[test]
    fn a_turn_taken_back_begins_anew_with_what_it_had() {
        let mut clocks = Clocks::new(BYOYOMI);
        clocks.moved(Side::Red, 11_000);
        clocks.moved(Side::Black, 15_000);
        clocks.take_back(20_000);
        assert_eq!(clocks.left(Side::Red, false, 20_000), left(3_000, Some(2)));
        assert_eq!(clocks.left(Side::Black, true, 20_000), left(10_000, None));
        clocks.take_back(20_000);
        assert_eq!(clocks.left(Side::Red, true, 21_000), left(9_000, None));
    }
}
