use super::session::Session;
use super::view::{ClockView, PauseCard};
use crate::board::Side;
use crate::game::{Refusal, Seat, TimeLeft};

/// From this many milliseconds on a running clock warns.
const LOW: u64 = 10_000;

/// From the shell's monotonic time to the game's own, which stands in pauses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Watch {
    /// The latest monotonic time told, in milliseconds.
    now: u64,
    /// A monotonic time and the game's at that moment, while the game's time runs.
    anchor: Option<(u64, u64)>,
    /// Whether somebody has paused the game.
    pub paused: bool,
}

impl Session {
    /// The session as it is opened again later: with its clocks, if it has any, paused.
    #[must_use]
    pub fn reopened(mut self) -> Self {
        if self.whole().falls_at().is_some() {
            self.watch.anchor = None;
            self.watch.paused = true;
            self.repaint();
            if self.is_paused() {
                self.announce = self.announcement(self.game.line().moves().len());
            }
        }
        self
    }

    /// Leaves the screen: the machine stops thinking, and the clocks, if there are any, are paused.
    pub fn leave(&mut self, now: u64) {
        self.stop();
        self.meet(now);
        // The game itself is paused, not the ply that is looked at.
        let place = self.place();
        self.end_review();
        if self.game.falls_at().is_some() && !self.watch.paused {
            self.set_paused(true);
        }
        if let Some(ply) = place {
            self.seek(ply);
        }
        self.keep_screen();
    }

    /// The latest monotonic time told, in milliseconds.
    pub(super) const fn time_told(&self) -> u64 {
        self.watch.now
    }

    /// The game's own time: how many milliseconds it has run, pauses not counted.
    pub fn game_time(&self) -> u64 {
        let Watch { now, anchor, .. } = self.watch;
        anchor.map_or(self.game.now(), |(from, time)| {
            time.saturating_add(now.saturating_sub(from))
        })
    }

    /// Takes in what time it is; whether a flag fell by that. While a replay is read the clocks stand.
    pub(super) fn meet(&mut self, now: u64) -> bool {
        self.watch.now = self.watch.now.max(now);
        if self.watch.paused || self.why.is_some() || self.review.is_some() {
            return false;
        }
        let time = self.game.now();
        self.watch.anchor.get_or_insert((self.watch.now, time));
        let fell = self.game.tick(self.game_time());
        // So that a kill gives back a few seconds at most.
        self.keep_screen();
        if fell {
            self.resigning = false;
            self.notice = None;
            let plies = self.game.line().moves().len();
            self.acted(plies, false);
        }
        fell
    }

    /// The game's time stands from the latest time told on.
    pub(super) fn stand(&mut self) {
        self.game.tick(self.game_time());
        self.watch.anchor = None;
    }

    /// Whether the board is covered. Who looks back at a paused game sees it: its clocks stand in any case.
    pub fn is_paused(&self) -> bool {
        self.watch.paused && self.review.is_none()
    }

    /// Pauses or goes on.
    pub(super) fn pause(&mut self, paused: bool) -> Result<(), Refusal> {
        if self.game.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if self.watch.paused != paused {
            self.set_paused(paused);
        }
        Ok(())
    }

    fn set_paused(&mut self, paused: bool) {
        self.stand();
        self.watch.paused = paused;
        if !paused {
            self.watch.anchor = Some((self.watch.now, self.game.now()));
        }
        self.resigning = false;
        let plies = self.game.line().moves().len();
        self.acted(plies, false);
    }

    /// Whether Pause is among the buttons: where a clock runs, and between people.
    pub(super) fn has_pause(&self) -> bool {
        self.game.setup().clock.is_some() || self.hot_seat()
    }

    /// Whether two people sit at this device.
    pub(super) fn hot_seat(&self) -> bool {
        let seats = self.game.setup().seats;
        seats.red == Seat::Person && seats.black == Seat::Person
    }

    /// When the view's clocks change next, in monotonic milliseconds; `None` while none runs.
    pub(super) fn tick_at(&self) -> Option<u64> {
        self.game.falls_at()?;
        self.watch.anchor?;
        let left = self.game.time_left(self.game.side(), self.game_time())?;
        Some(
            self.watch
                .now
                .saturating_add((left.ms.max(1) - 1) % 1000 + 1),
        )
    }

    /// A side's clock as its strip shows it.
    pub(super) fn clock_view(&self, side: Side) -> Option<ClockView> {
        let left = self.game.time_left(side, self.game_time())?;
        let runs = self.game.side() == side && self.game.outcome().is_none() && !self.watch.paused;
        Some(ClockView {
            text: written(left),
            spoken: self.words.time_left(seconds(left), left.periods),
            runs,
            low: runs && left.ms <= LOW,
        })
    }

    /// What lies over the board in a pause.
    pub(super) fn pause_card(&self) -> Option<PauseCard> {
        self.is_paused().then(|| PauseCard {
            title: self.words.text("pause-title"),
            resume: self.words.text("pause-resume"),
        })
    }
}

/// Whole seconds, begun ones counted: 0 only once the flag has fallen.
const fn seconds(left: TimeLeft) -> u64 {
    left.ms.div_ceil(1000)
}

/// A clock's figures: `9:41`, `1:05:00`, `0:28 ×3` in a period.
pub(super) fn written(left: TimeLeft) -> String {
    let all = seconds(left);
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    let time = if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    };
    match left.periods {
        Some(periods) => format!("{time} ×{periods}"),
        None => time,
    }
}
