//! Makes the app's sounds: `cargo run -p sancai-tools --bin sounds` writes core/data/sounds/*.wav anew.
//!
//! Everything is made of three things: modes that ring and die away (wood, skin, bronze), bursts of dull noise (the blow),
//! and silence. What follows a move begins with the pause after it, since all the sounds of an act begin at once.
mod parts;
mod wave;

use std::path::{Path, PathBuf};
use std::{fs, io};

use parts::{GONG, Mode, PEBBLE, WOOD};
use wave::Wave;

/// Pause before what a move leads to, in ms: a piece has then been heard.
const AFTER_MOVE: f64 = 90.0;

/// Pause before the end's gong, in ms: a check has then been heard too.
const AFTER_CHECK: f64 = 240.0;

/// A piece is set down on wood.
fn set_down() -> Wave {
    let mut wave = Wave::new(190.0);
    wave.blow(0.0, 4.0, 0.5, 1);
    wave.ring(0.0, 1.0, &WOOD);
    wave.finish(0.30)
}

/// One piece knocks on another, which is taken, and is set down.
fn capture() -> Wave {
    let mut wave = Wave::new(330.0);
    wave.blow(0.0, 3.0, 0.4, 2);
    wave.ring(0.0, 0.7, &PEBBLE);
    wave.blow(85.0, 5.0, 0.6, 3);
    wave.ring(85.0, 1.0, &WOOD.map(|mode| mode.at_pitch(0.84)));
    wave.finish(0.38)
}

/// Touched, and no more: two soft notes of a stone chime, a fifth apart.
fn touch() -> Wave {
    const CHIME: [Mode; 3] = [
        Mode::new(784.0, 130.0, 1.0),
        Mode::new(784.0 * 2.76, 60.0, 0.25),
        Mode::new(784.0 * 5.40, 25.0, 0.08),
    ];
    let mut wave = Wave::new(400.0);
    wave.ring(0.0, 0.7, &CHIME);
    wave.ring(80.0, 1.0, &CHIME.map(|mode| mode.at_pitch(1.5)));
    wave.finish(0.22)
}

/// A low drum.
fn check() -> Wave {
    let mut wave = Wave::new(400.0);
    wave.blow(AFTER_MOVE, 6.0, 0.25, 4);
    wave.drum(AFTER_MOVE, 1.0, 1.0);
    wave.finish(0.42)
}

/// A roll that sinks and slows down.
fn descent() -> Wave {
    let mut wave = Wave::new(1200.0);
    let (mut at, mut gap, mut pitch, mut gain) = (AFTER_MOVE, 55.0, 2.1, 1.0);
    while at < 900.0 {
        wave.blow(at, 4.0, 0.15, at as u32);
        wave.drum(at, pitch, gain);
        at += gap;
        gap *= 1.13;
        pitch *= 0.90;
        gain *= 0.96;
    }
    wave.finish(0.40)
}

/// A small gong.
fn end() -> Wave {
    let mut wave = Wave::new(1200.0);
    wave.blow(AFTER_CHECK, 12.0, 0.15, 6);
    wave.ring(AFTER_CHECK, 1.0, &GONG);
    wave.finish(0.36)
}

/// Every sound and its file's name.
fn sounds() -> [(&'static str, Wave); 6] {
    [
        ("move", set_down()),
        ("capture", capture()),
        ("touch", touch()),
        ("check", check()),
        ("descent", descent()),
        ("end", end()),
    ]
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/data/sounds");
    folder.join(name).with_extension("wav")
}

fn main() -> io::Result<()> {
    for (name, wave) in sounds() {
        let bytes = wave.wav();
        println!("{name}: {} bytes", bytes.len());
        fs::write(file(name), bytes)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if, say, `set_down` is given another loudness and the files are not made anew.
    #[test]
    fn the_files_are_what_this_makes() {
        for (name, wave) in sounds() {
            let there = fs::read(file(name)).expect("a file");
            assert!(there == wave.wav(), "{name}.wav: run the program anew");
        }
    }

    #[test]
    fn they_are_small_and_short() {
        let bytes: usize = sounds().iter().map(|(_, wave)| wave.wav().len()).sum();
        assert!(bytes <= 250_000, "{bytes} bytes");
        for (name, wave) in sounds() {
            let most = if matches!(name, "descent" | "end") {
                1200.0
            } else {
                400.0
            };
            assert!(wave.ms() <= most, "{name}: {} ms", wave.ms());
        }
    }

    /// Quiet, never clipped, from silence to silence, and with no offset. Fails without the fade in `finish`.
    #[test]
    fn they_are_sound() {
        for (name, wave) in sounds() {
            let samples = wave.samples();
            let peak = samples.iter().map(|s| s.unsigned_abs()).max().unwrap_or(0);
            assert!((6_000..=14_000).contains(&peak), "{name}: peak {peak}");
            assert_eq!(
                (samples.first(), samples.last()),
                (Some(&0), Some(&0)),
                "{name}"
            );
            let mean = samples.iter().map(|s| f64::from(*s)).sum::<f64>() / samples.len() as f64;
            assert!(
                mean.abs() < f64::from(peak) / 100.0,
                "{name}: offset {mean}"
            );
        }
    }

    /// Of the energy below 4000 Hz, the share below `hz`.
    fn share_below(wave: &Wave, hz: f64) -> f64 {
        let bands = (1..200).map(|i| f64::from(i) * 20.0);
        let energy: Vec<(f64, f64)> = bands.map(|band| (band, wave.energy(band))).collect();
        let low = energy.iter().filter(|(band, _)| *band < hz);
        low.map(|(_, e)| e).sum::<f64>() / energy.iter().map(|(_, e)| e).sum::<f64>()
    }

    /// Drums are low, a chime is high, wood lies between; a phone's small speaker (from 400 Hz up) still has a part of each.
    /// Fails if `drum` is pitched like wood.
    #[test]
    fn they_are_told_apart_by_pitch() {
        for (name, wave) in sounds() {
            let low = share_below(&wave, 400.0);
            let (least, most) = match name {
                "check" | "descent" => (0.6, 0.99),
                "move" | "capture" => (0.03, 0.5),
                "touch" => (0.0, 0.1),
                _ => (0.2, 0.9),
            };
            assert!((least..=most).contains(&low), "{name}: {low}");
        }
    }
}
