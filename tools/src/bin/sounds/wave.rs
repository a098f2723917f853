//! A sound as numbers, and as a WAV file.
use std::f64::consts::TAU;

use crate::parts::{Mode, SKIN};

/// Samples a second.
const RATE: u32 = 22_050;

/// In so many ms at its end a sound fades.
const FADE: f64 = 40.0;

/// A sound; places and lengths in ms.
pub struct Wave {
    samples: Vec<f64>,
}

/// How many samples that is.
fn samples_in(ms: f64) -> usize {
    (ms * f64::from(RATE) / 1000.0) as usize
}

impl Wave {
    /// Silence.
    pub fn new(ms: f64) -> Self {
        Self {
            samples: vec![0.0; samples_in(ms)],
        }
    }

    /// Its length in ms.
    #[cfg(test)]
    pub fn ms(&self) -> f64 {
        self.samples.len() as f64 * 1000.0 / f64::from(RATE)
    }

    /// The samples from a place on, each with its time since then in seconds.
    fn from(&mut self, at: f64) -> impl Iterator<Item = (f64, &mut f64)> {
        let rest = self.samples.iter_mut().skip(samples_in(at));
        rest.enumerate()
            .map(|(i, sample)| (i as f64 / f64::from(RATE), sample))
    }

    /// A thing that rings from here on.
    pub fn ring(&mut self, at: f64, gain: f64, modes: &[Mode]) {
        for mode in modes {
            for (t, sample) in self.from(at) {
                *sample +=
                    gain * mode.gain * (-1000.0 * t / mode.ms).exp() * (TAU * mode.hz * t).sin();
            }
        }
    }

    /// A drum, so many times as high as the low one: the blow tightens its skin, so the pitch falls at first.
    pub fn drum(&mut self, at: f64, pitch: f64, gain: f64) {
        const BEND: f64 = 0.022;
        for mode in SKIN {
            for (t, sample) in self.from(at) {
                let turns = pitch * mode.hz * (t + 0.5 * BEND * (1.0 - (-t / BEND).exp()));
                *sample += gain * mode.gain * (-1000.0 * t / mode.ms).exp() * (TAU * turns).sin();
            }
        }
    }

    /// A blow: dull noise that dies away in so many ms; another `seed`, another noise.
    pub fn blow(&mut self, at: f64, ms: f64, gain: f64, seed: u32) {
        let (mut state, mut dull) = (seed.wrapping_mul(2_654_435_761), 0.0);
        for (t, sample) in self.from(at) {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(state >> 8) / f64::from(1_u32 << 23) - 1.0;
            dull += 0.35 * (noise - dull);
            // It swells within a third of a millisecond: no click.
            let swell = 1.0 - (-3000.0 * t).exp();
            *sample += gain * swell * dull * (-1000.0 * t / ms).exp();
        }
    }

    /// The sound at its loudness (the peak's share of what a file can hold), faded to nothing at its end.
    pub fn finish(mut self, loudness: f64) -> Self {
        let fade = samples_in(FADE);
        for (i, sample) in self.samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= i as f64 / fade as f64;
        }
        let peak = self
            .samples
            .iter()
            .fold(0.0, |peak: f64, s| peak.max(s.abs()));
        self.samples.iter_mut().for_each(|s| *s *= loudness / peak);
        self
    }

    /// In 16 bits.
    pub fn samples(&self) -> Vec<i16> {
        let max = f64::from(i16::MAX);
        self.samples
            .iter()
            .map(|s| (s * max).round() as i16)
            .collect()
    }

    /// A WAV file of one channel.
    pub fn wav(&self) -> Vec<u8> {
        let samples = self.samples();
        let length = 2 * samples.len() as u32;
        let mut file = Vec::with_capacity(44 + length as usize);
        let mut word = |bytes: &[u8]| file.extend_from_slice(bytes);
        word(b"RIFF");
        word(&(36 + length).to_le_bytes());
        word(b"WAVEfmt ");
        word(&16_u32.to_le_bytes());
        // PCM, one channel.
        word(&1_u16.to_le_bytes());
        word(&1_u16.to_le_bytes());
        word(&RATE.to_le_bytes());
        word(&(2 * RATE).to_le_bytes());
        // Bytes and bits of a sample.
        word(&2_u16.to_le_bytes());
        word(&16_u16.to_le_bytes());
        word(b"data");
        word(&length.to_le_bytes());
        for sample in samples {
            word(&sample.to_le_bytes());
        }
        file
    }

    /// Its energy at a pitch in Hz (one term of its Fourier transform).
    #[cfg(test)]
    pub fn energy(&self, hz: f64) -> f64 {
        let (mut re, mut im) = (0.0, 0.0);
        for (i, sample) in self.samples.iter().enumerate() {
            let turn = TAU * hz * i as f64 / f64::from(RATE);
            re += sample * turn.cos();
            im += sample * turn.sin();
        }
        re * re + im * im
    }
}
