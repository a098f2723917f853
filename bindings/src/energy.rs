//! The energy image of a game: what is shown around it, its list of marks as bytes, and its files.
use std::sync::{Arc, Mutex};

use sancai::app;
use sancai::energy::{Preset, Slider, Toggle, UNIT};
use sancai::scene::Colour;

use crate::{App, Session, open};

/// The energy image of a game, open beside it.
#[derive(uniffi::Object)]
pub struct Painting {
    painting: Mutex<app::Painting>,
}

/// A file in the making.
#[derive(uniffi::Object)]
pub struct Export {
    export: app::Export,
}

/// What is shown around the image.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PaintingView {
    /// Changes when the image must be fetched again.
    pub revision: u64,
    /// The title.
    pub title: String,
    /// All moves.
    pub plies: u32,
    /// The moves shown.
    pub ply: u32,
    /// How many moves, or which of them, in words.
    pub moves: String,
    /// Whether it plays: then `step` is to be called every `step_ms`.
    pub playing: bool,
    /// Caption of the button that plays or pauses.
    pub play: String,
    /// Milliseconds between two steps.
    pub step_ms: u32,
    /// The switches.
    pub toggles: Vec<PaintingToggle>,
    /// The sliders.
    pub sliders: Vec<PaintingSlider>,
    /// The presets.
    pub presets: Vec<PaintingPreset>,
    /// The scale of colours.
    pub legend: Vec<LegendEntry>,
    /// What colour, size and marks mean.
    pub meaning: String,
    /// What the image shows; a screen reader says it for the image.
    pub description: String,
    /// The files it can be exported as.
    pub exports: Vec<ExportChoice>,
}

/// A switch.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PaintingToggle {
    /// Its name in `turn`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// Whether it is on.
    pub on: bool,
}

/// A slider.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PaintingSlider {
    /// Its name in `slide`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// Its value.
    pub value: u8,
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// The value as people read it.
    pub text: String,
}

/// A preset.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PaintingPreset {
    /// Its name in `choose`.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// Whether it is what is set.
    pub chosen: bool,
}

/// A kind of piece on the scale of colours.
#[derive(Clone, Debug, uniffi::Record)]
pub struct LegendEntry {
    /// Its colour token; a piece that grows freer has another at the end.
    pub from: String,
    /// The token of its greatest freedom.
    pub to: String,
    /// Its name and its freedom.
    pub caption: String,
}

/// A kind of file.
#[derive(Clone, Debug, uniffi::Record)]
pub struct ExportChoice {
    /// Its name in `export`.
    pub id: String,
    /// Its caption.
    pub caption: String,
}

/// The list of marks. Each is, in little-endian bytes: its shape (0 area, 1 disc, 2 ring, 3 line), tone (1 to 10), alpha
/// (of 255) and side in a byte each; ply, width and number of points in two bytes each; then two bytes, signed, for each
/// coordinate. A disc's radius is its width, a ring's is the first coordinate of its second point.
#[derive(Clone, Debug, uniffi::Record)]
pub struct PaintingImage {
    /// The marks.
    pub bytes: Vec<u8>,
    /// Units to the side of the image.
    pub unit: u16,
    /// Colours of tone 1 to tone 10 as 0xAARRGGBB.
    pub tones: Vec<u32>,
    /// The paper's colour.
    pub paper: u32,
}

#[uniffi::export]
impl App {
    /// The energy image of a session's game, with what was last set.
    pub fn painting(&self, session: &Session) -> Arc<Painting> {
        let painting = open(&self.app).painting(&open(&session.session));
        Arc::new(Painting {
            painting: Mutex::new(painting),
        })
    }

    /// Keeps what is set in an image for the next one.
    pub fn keep_energy(&self, painting: &Painting) {
        open(&self.app).keep_energy(&open(&painting.painting));
    }
}

#[uniffi::export]
impl Painting {
    /// Takes over the game as it stands now.
    pub fn follow(&self, session: &Session) {
        open(&self.painting).follow(open(&session.session).game());
    }

    /// Speaks another language from now on.
    pub fn set_language(&self, language: String) {
        let language = sancai::words::Language::from_tag(&language);
        open(&self.painting).set_words(sancai::words::Words::new(language));
    }

    /// What is shown around the image.
    pub fn view(&self) -> PaintingView {
        open(&self.painting).view().into()
    }

    /// The list of marks of the moves shown, with the colours of a theme.
    pub fn image(&self, dark: bool) -> PaintingImage {
        // The list is made without holding what a finger may want to change.
        let painting = open(&self.painting).clone();
        let colours = app::TONES.iter().map(|tone| tone.argb(dark));
        PaintingImage {
            bytes: painting.image().bytes(),
            unit: UNIT.unsigned_abs(),
            tones: colours.collect(),
            paper: Colour::Bg.argb(dark),
        }
    }

    /// The digest of the list of marks, the same wherever the game, the moves shown and the settings are the same.
    pub fn digest(&self) -> String {
        open(&self.painting).image().digest()
    }

    /// Turns the switch with this name.
    pub fn turn(&self, toggle: String, on: bool) {
        if let Some(toggle) = Toggle::named(&toggle) {
            open(&self.painting).turn(toggle, on);
        }
    }

    /// Sets the slider with this name.
    pub fn slide(&self, slider: String, value: u8) {
        if let Some(slider) = Slider::named(&slider) {
            open(&self.painting).slide(slider, value);
        }
    }

    /// Takes over the preset with this name.
    pub fn choose(&self, preset: String) {
        if let Some(preset) = Preset::named(&preset) {
            open(&self.painting).choose(preset);
        }
    }

    /// Shows the first `ply` moves, and stands still.
    pub fn seek(&self, ply: u32) {
        open(&self.painting).seek(ply as usize);
    }

    /// Plays or pauses.
    pub fn play(&self) {
        open(&self.painting).play();
    }

    /// While it plays: one move on.
    pub fn step(&self) {
        open(&self.painting).step();
    }

    /// The moves shown as a file of the kind with this name, in the colours of a theme; `None` for a name of none.
    pub fn export(&self, format: String, dark: bool) -> Option<Arc<Export>> {
        let format = app::Format::named(&format)?;
        let export = open(&self.painting).export(format, dark);
        Some(Arc::new(Export { export }))
    }
}

#[uniffi::export]
impl Export {
    /// Makes the file and blocks until it is done; `None` where it was stopped.
    pub fn run(&self) -> Option<Vec<u8>> {
        self.export.run()
    }

    /// Which part is done, 0..=1.
    pub fn progress(&self) -> f32 {
        self.export.progress()
    }

    /// How far it is, as a sentence.
    pub fn told(&self) -> String {
        self.export.told()
    }

    /// Gives it up.
    pub fn stop(&self) {
        self.export.stop();
    }

    /// A name for the file.
    pub fn file_name(&self) -> String {
        self.export.file_name()
    }

    /// Its media type.
    pub fn media_type(&self) -> String {
        self.export.media_type().to_owned()
    }
}

impl From<app::PaintingView> for PaintingView {
    fn from(view: app::PaintingView) -> Self {
        Self {
            revision: view.revision,
            title: view.title,
            plies: view.plies,
            ply: view.ply,
            moves: view.moves,
            playing: view.playing,
            play: view.play,
            step_ms: view.step_ms,
            toggles: view.toggles.into_iter().map(Into::into).collect(),
            sliders: view.sliders.into_iter().map(Into::into).collect(),
            presets: view.presets.into_iter().map(Into::into).collect(),
            legend: view.legend.into_iter().map(Into::into).collect(),
            meaning: view.meaning,
            description: view.description,
            exports: view.exports.into_iter().map(choice).collect(),
        }
    }
}

impl From<app::ToggleView> for PaintingToggle {
    fn from(view: app::ToggleView) -> Self {
        Self {
            id: view.toggle.name().to_owned(),
            caption: view.caption,
            on: view.on,
        }
    }
}

impl From<app::SliderView> for PaintingSlider {
    fn from(view: app::SliderView) -> Self {
        Self {
            id: view.slider.name().to_owned(),
            caption: view.caption,
            value: view.value,
            least: view.least,
            most: view.most,
            text: view.text,
        }
    }
}

impl From<app::PresetView> for PaintingPreset {
    fn from(view: app::PresetView) -> Self {
        Self {
            id: view.preset.name().to_owned(),
            caption: view.caption,
            chosen: view.chosen,
        }
    }
}

impl From<app::Entry> for LegendEntry {
    fn from(entry: app::Entry) -> Self {
        let token = |tone: u8| app::TONES[usize::from(tone) - 1].name().to_owned();
        Self {
            from: token(entry.tones.0),
            to: token(entry.tones.1),
            caption: entry.caption,
        }
    }
}

fn choice((format, caption): (app::Format, String)) -> ExportChoice {
    ExportChoice {
        id: format.name(),
        caption,
    }
}
