//! The image growing move by move, as a GIF file: of the animated forms the one that every chat and every phone shows.
use gif::{Encoder, Frame, Repeat};

use super::image::Image;
use super::raster::{Inks, Raster, colour};
use super::settings::Settings;
use super::trace::Trace;

/// Colours of the palette: steps of tone × steps of density, and the paper.
const TONES: usize = 12;
const DENSITIES: usize = 21;
/// At most so many pictures; a longer game shows every second, third … move.
const FRAMES: usize = 120;
/// How long the whole game stays, in hundredths of a second.
const REST: u16 = 300;

/// The game of the trace as an animation of `size` × `size` pixels, and what `goes_on` hears and says: see [`super::png`].
pub fn gif(
    trace: &Trace,
    settings: &Settings,
    size: u16,
    inks: &Inks,
    goes_on: &mut dyn FnMut(f32) -> bool,
) -> Option<Vec<u8>> {
    let plies = plies(trace.plies());
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size, size, &palette(inks)).ok()?;
    encoder.set_repeat(Repeat::Infinite).ok()?;
    for (index, &ply) in plies.iter().enumerate() {
        if !goes_on(index as f32 / plies.len() as f32) {
            return None;
        }
        let image = Image::new(trace, ply, settings);
        let mut frame = Frame::from_indexed_pixels(size, size, pixels(&image, size), None);
        frame.delay = if index + 1 == plies.len() {
            REST
        } else {
            (settings.step_ms() / 10) as u16
        };
        encoder.write_frame(&frame).ok()?;
    }
    drop(encoder);
    goes_on(1.0).then_some(file)
}

/// After which moves there is a picture; always after the last.
fn plies(all: usize) -> Vec<usize> {
    let step = all.div_ceil(FRAMES).max(1);
    let mut plies: Vec<usize> = (0..all).step_by(step).collect();
    plies.push(all);
    plies
}

/// The density of a step: they lie closer where they are thin, for there the eye sees more.
fn density(step: usize) -> f32 {
    let part = step as f32 / (DENSITIES - 1) as f32;
    4.5 * part * part + 0.12 * part
}

fn palette(inks: &Inks) -> Vec<u8> {
    let tone = |step: usize| 1.0 + 9.0 * step as f32 / (TONES - 1) as f32;
    let inked = (1..DENSITIES).flat_map(|row| (0..TONES).map(move |column| (row, column)));
    let colours = inked.flat_map(|(row, column)| colour(inks, density(row), tone(column)));
    inks.paper.into_iter().chain(colours).collect()
}

/// The palette's numbers of a picture's pixels.
fn pixels(image: &Image, size: u16) -> Vec<u8> {
    let raster = Raster::new(image, size.into(), 0..size.into());
    let number = |(depth, tone): (f32, f32)| {
        let row = (0..DENSITIES - 1)
            .find(|&row| depth < f32::midpoint(density(row), density(row + 1)))
            .unwrap_or(DENSITIES - 1);
        let column = ((tone - 1.0) / 9.0 * (TONES - 1) as f32).clamp(0.0, 11.0);
        match row {
            0 => 0,
            _ => (1 + (row - 1) * TONES + column.round() as usize) as u8,
        }
    };
    raster.pixels().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::{gif, plies};
    use crate::energy::{Inks, Settings, Trace};

    const INKS: Inks = Inks {
        paper: [255, 250, 240],
        tones: [[0, 0, 0]; 10],
    };

    /// Fails if the last move is left out, or a long game has a picture for each move.
    #[test]
    fn an_animation_ends_with_the_whole_game() {
        assert_eq!(plies(0), [0]);
        assert_eq!(plies(3), [0, 1, 2, 3]);
        let long = plies(2000);
        assert!(long.len() <= 121 && long.last() == Some(&2000));
    }

    /// Fails if a `false` is not heard.
    #[test]
    fn an_animation_can_be_given_up() {
        let make = |goes_on: &mut dyn FnMut(f32) -> bool| {
            gif(&Trace::default(), &Settings::default(), 40, &INKS, goes_on)
        };
        let file = make(&mut |_| true).expect("an animation");
        assert_eq!(&file[..6], b"GIF89a");
        assert_eq!(make(&mut |_| false), None);
    }
}
