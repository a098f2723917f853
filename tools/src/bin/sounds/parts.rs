//! What sounds: its modes.

/// One way in which a thing rings.
#[derive(Clone, Copy)]
pub struct Mode {
    /// Pitch in Hz.
    pub hz: f64,
    /// After so many ms it has died away to a third (1/e).
    pub ms: f64,
    /// How loud beside the thing's other modes.
    pub gain: f64,
}

impl Mode {
    pub const fn new(hz: f64, ms: f64, gain: f64) -> Self {
        Self { hz, ms, gain }
    }

    /// The same of a thing whose pitch is so many times as high.
    pub const fn at_pitch(self, times: f64) -> Self {
        Self::new(self.hz * times, self.ms, self.gain)
    }
}

/// A wooden board under a wooden piece.
pub const WOOD: [Mode; 6] = [
    Mode::new(235.0, 42.0, 0.55),
    Mode::new(540.0, 30.0, 0.9),
    Mode::new(905.0, 21.0, 0.8),
    Mode::new(1490.0, 13.0, 0.6),
    Mode::new(2380.0, 8.0, 0.4),
    Mode::new(3650.0, 5.0, 0.2),
];

/// A piece under another piece: smaller and harder.
pub const PEBBLE: [Mode; 4] = [
    Mode::new(720.0, 20.0, 0.6),
    Mode::new(1650.0, 14.0, 1.0),
    Mode::new(2710.0, 9.0, 0.6),
    Mode::new(4300.0, 5.0, 0.3),
];

/// A drum's skin, at the pitch of the low drum.
pub const SKIN: [Mode; 5] = [
    Mode::new(98.0, 95.0, 1.0),
    Mode::new(98.0 * 1.59, 62.0, 0.6),
    Mode::new(98.0 * 2.14, 48.0, 0.4),
    Mode::new(98.0 * 2.92, 34.0, 0.3),
    Mode::new(98.0 * 4.20, 20.0, 0.25),
];

/// Bronze: pairs a few Hz apart beat slowly.
pub const GONG: [Mode; 9] = [
    Mode::new(146.8, 420.0, 0.8),
    Mode::new(149.9, 400.0, 0.5),
    Mode::new(293.0, 330.0, 0.9),
    Mode::new(297.5, 310.0, 0.5),
    Mode::new(411.0, 260.0, 0.5),
    Mode::new(566.0, 210.0, 0.45),
    Mode::new(739.0, 160.0, 0.3),
    Mode::new(982.0, 110.0, 0.2),
    Mode::new(1407.0, 70.0, 0.12),
];
