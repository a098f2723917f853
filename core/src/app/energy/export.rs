use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::Painting;
#[cfg(feature = "raster")]
use super::inks;
use super::inks::drawing;
use crate::energy::{Image, Settings, Trace};
use crate::words::{Arg, Words};

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A PNG file of so many pixels a side.
    Picture(u16),
    /// An SVG file.
    Drawing,
    /// A GIF file that shows the game move by move.
    Animation,
}

/// Sides of the pictures, in pixels.
const PICTURES: [u16; 3] = [1080, 2048, 4096];
/// Side of an animation, in pixels.
#[cfg(feature = "raster")]
const ANIMATION: u16 = 540;

impl Format {
    /// Every format this build can make.
    pub fn all() -> impl Iterator<Item = Self> {
        let pictures = PICTURES.map(Self::Picture);
        let all = pictures.into_iter().chain([Self::Drawing, Self::Animation]);
        all.filter(|format| cfg!(feature = "raster") || *format == Self::Drawing)
    }

    pub(super) fn caption(self, words: Words) -> String {
        match self {
            Self::Picture(size) => {
                words.format("energy-export-picture", &[("n", Arg::Number(size.into()))])
            }
            Self::Drawing => words.text("energy-export-drawing"),
            Self::Animation => words.text("energy-export-animation"),
        }
    }

    /// Its name: `picture-1080`, `drawing`, `animation`.
    pub fn name(self) -> String {
        match self {
            Self::Picture(size) => format!("picture-{size}"),
            Self::Drawing => "drawing".to_owned(),
            Self::Animation => "animation".to_owned(),
        }
    }

    /// The format with this name, of those this build can make.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|format| format.name() == name)
    }

    /// The ending of such files.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Picture(_) => "png",
            Self::Drawing => "svg",
            Self::Animation => "gif",
        }
    }

    /// Its media type.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Picture(_) => "image/png",
            Self::Drawing => "image/svg+xml",
            Self::Animation => "image/gif",
        }
    }
}

/// A file in the making: a copy of the image, to be worked on away from the main thread.
pub struct Export {
    trace: Trace,
    ply: usize,
    settings: Settings,
    words: Words,
    format: Format,
    dark: bool,
    stop: AtomicBool,
    /// In thousandths.
    done: AtomicU32,
}

impl Painting {
    /// The moves shown as a file in the colours of a theme.
    pub fn export(&self, format: Format, dark: bool) -> Export {
        Export {
            trace: self.trace.clone(),
            ply: self.ply,
            settings: self.settings.clone(),
            words: self.words,
            format,
            dark,
            stop: AtomicBool::new(false),
            done: AtomicU32::new(0),
        }
    }
}

impl Export {
    /// Makes the file; blocks until it is done. `None` where it was stopped.
    pub fn run(&self) -> Option<Vec<u8>> {
        match self.format {
            Format::Drawing => self.goes_on(0.0).then(|| {
                let file = drawing(&self.image(), self.dark).into_bytes();
                self.goes_on(1.0);
                file
            }),
            #[cfg(feature = "raster")]
            Format::Picture(size) => {
                crate::energy::png(&self.image(), size.into(), &inks(self.dark), &mut |part| {
                    self.goes_on(part)
                })
            }
            #[cfg(feature = "raster")]
            Format::Animation => {
                let mut trace = self.trace.clone();
                trace.strokes.truncate(self.ply);
                crate::energy::gif(
                    &trace,
                    &self.settings,
                    ANIMATION,
                    &inks(self.dark),
                    &mut |part| self.goes_on(part),
                )
            }
            #[cfg(not(feature = "raster"))]
            _ => None,
        }
    }

    fn image(&self) -> Image {
        Image::new(&self.trace, self.ply, &self.settings)
    }

    fn goes_on(&self, part: f32) -> bool {
        self.done.store((part * 1000.0) as u32, Ordering::Relaxed);
        !self.stop.load(Ordering::Relaxed)
    }

    /// Which part is done, 0..=1.
    pub fn progress(&self) -> f32 {
        self.done.load(Ordering::Relaxed) as f32 / 1000.0
    }

    /// How far it is, as a sentence.
    pub fn told(&self) -> String {
        let done = self.done.load(Ordering::Relaxed) / 10;
        self.words.counted("energy-exporting", done)
    }

    /// Gives it up within the time of 64 rows or one frame.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// A name for the file: "san-cai-60.png".
    pub fn file_name(&self) -> String {
        format!("san-cai-{}.{}", self.ply, self.format.extension())
    }

    /// Its media type.
    pub const fn media_type(&self) -> &'static str {
        self.format.media_type()
    }
}
