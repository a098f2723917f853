//! The image as a PNG file.
use png::{BitDepth, ColorType, Compression, Encoder};

use super::image::Image;
use super::raster::{Inks, Raster};

/// Rows made at a time, so that a large picture needs little memory and can be given up soon.
const BAND: u32 = 64;

/// The image as a PNG file of `size` × `size` pixels. `goes_on` hears which part is done, 0..=1, and says whether to go
/// on; `None` when it does not, or for a size of 0.
pub fn png(
    image: &Image,
    size: u32,
    inks: &Inks,
    goes_on: &mut dyn FnMut(f32) -> bool,
) -> Option<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size, size);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    let mut writer = encoder.write_header().ok()?;
    let mut stream = writer.stream_writer().ok()?;
    for top in (0..size).step_by(BAND as usize) {
        if !goes_on(top as f32 / size as f32) {
            return None;
        }
        let rows = top..(top + BAND).min(size);
        let pixels = Raster::new(image, size, rows).rgb(inks);
        std::io::Write::write_all(&mut stream, &pixels).ok()?;
    }
    stream.finish().ok()?;
    writer.finish().ok()?;
    goes_on(1.0).then_some(file)
}

#[cfg(test)]
mod tests {
    use super::png;
    use crate::energy::{Image, Inks};

    const INKS: Inks = Inks {
        paper: [255, 250, 240],
        tones: [[0, 0, 0]; 10],
    };

    /// Fails if the end is not told, or a `false` not heard.
    #[test]
    fn a_picture_tells_its_progress_and_can_be_given_up() {
        let mut heard = Vec::new();
        let file = png(&Image::default(), 200, &INKS, &mut |part| {
            heard.push(part);
            true
        });
        let file = file.expect("a picture");
        assert_eq!((&file[1..4], file[19], file[23]), (&b"PNG"[..], 200, 200));
        assert!(heard.is_sorted() && heard.len() >= 4 && heard.last() == Some(&1.0));
        for stop in 0..4 {
            let mut calls = 0;
            let given_up = png(&Image::default(), 200, &INKS, &mut |_| {
                calls += 1;
                calls <= stop
            });
            assert_eq!(given_up, None);
        }
        assert_eq!(png(&Image::default(), 0, &INKS, &mut |_| true), None);
    }
}
