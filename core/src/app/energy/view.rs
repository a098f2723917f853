use super::{Format, Painting};
use crate::board::{Kind, Side};
use crate::energy::{Figures, Preset, Slider, Toggle};
use crate::words::Arg;

/// What is shown around the image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaintingView {
    /// Changes when the image must be fetched again.
    pub revision: u64,
    /// "Energy image".
    pub title: String,
    /// All moves.
    pub plies: u32,
    /// The moves shown.
    pub ply: u32,
    /// "23 moves", or "Move 12 of 23".
    pub moves: String,
    /// Whether it plays.
    pub playing: bool,
    /// Caption of the button that plays or pauses.
    pub play: String,
    /// Milliseconds to the next step while it plays.
    pub step_ms: u32,
    /// The switches, in their order.
    pub toggles: Vec<ToggleView>,
    /// The sliders, in their order.
    pub sliders: Vec<SliderView>,
    /// The presets, in their order.
    pub presets: Vec<PresetView>,
    /// The scale of colours with the kinds of pieces.
    pub legend: Vec<Entry>,
    /// What colour, size and marks mean, in sentences.
    pub meaning: String,
    /// What the image shows, from the game's figures; read aloud for the image itself.
    pub description: String,
    /// The files it can be exported as.
    pub exports: Vec<(Format, String)>,
}

/// A switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToggleView {
    /// Which.
    pub toggle: Toggle,
    /// Its caption.
    pub caption: String,
    /// Whether it is on.
    pub on: bool,
}

/// A slider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliderView {
    /// Which.
    pub slider: Slider,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetView {
    /// Which.
    pub preset: Preset,
    /// Its caption.
    pub caption: String,
    /// Whether its settings are the ones set.
    pub chosen: bool,
}

/// A kind of piece on the scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The tones of its least and its greatest freedom, 1..=10.
    pub tones: (u8, u8),
    /// Its name and its freedom.
    pub caption: String,
}

impl Painting {
    /// What is shown around the image.
    pub fn view(&self) -> PaintingView {
        let figures = Figures::of(&self.trace.strokes[..self.ply]);
        PaintingView {
            revision: self.revision,
            title: self.words.text("energy-title"),
            plies: self.trace.plies() as u32,
            ply: self.ply as u32,
            moves: self.moves(),
            playing: self.playing,
            play: self.words.text(if self.playing {
                "energy-pause"
            } else {
                "energy-play"
            }),
            step_ms: self.settings.step_ms(),
            toggles: self.toggles(),
            sliders: Slider::ALL.map(|slider| self.slider(slider)).into(),
            presets: Preset::ALL.map(|preset| self.preset(preset)).into(),
            legend: self.legend(),
            meaning: self.meaning(),
            description: self.words.energy(&figures, self.planes),
            exports: Format::all()
                .map(|format| (format, format.caption(self.words)))
                .collect(),
        }
    }

    fn moves(&self) -> String {
        let (ply, plies) = (self.ply as i64, self.trace.plies() as i64);
        if ply == plies {
            return self.words.counted("energy-moves", plies as u32);
        }
        let args = [("n", Arg::Number(ply)), ("most", Arg::Number(plies))];
        self.words.format("energy-move-of", &args)
    }

    /// The switches; where nobody can be touched there is none for touches.
    fn toggles(&self) -> Vec<ToggleView> {
        let offered = |toggle: &Toggle| self.planes || *toggle != Toggle::Touches;
        let view = |toggle: Toggle| ToggleView {
            toggle,
            caption: match toggle {
                Toggle::Red => self.words.side(Side::Red),
                Toggle::Black => self.words.side(Side::Black),
                _ => self.caption(toggle.name()),
            },
            on: self.settings.is_on(toggle),
        };
        Toggle::ALL.into_iter().filter(offered).map(view).collect()
    }

    fn slider(&self, slider: Slider) -> SliderView {
        let (least, most) = slider.range();
        let value = self.settings.value(slider);
        SliderView {
            slider,
            caption: self.caption(slider.name()),
            value,
            least,
            most,
            text: match slider {
                Slider::Layers => value.to_string(),
                _ => self.words.counted("energy-percent", value.into()),
            },
        }
    }

    fn preset(&self, preset: Preset) -> PresetView {
        PresetView {
            preset,
            caption: self.caption(preset.name()),
            chosen: self.settings.preset() == Some(preset),
        }
    }

    fn caption(&self, name: &str) -> String {
        self.words.text(&format!("energy-{name}"))
    }

    fn legend(&self) -> Vec<Entry> {
        let there = |kind: &Kind| self.planes || *kind != Kind::GiacThan;
        let mut kinds: Vec<Kind> = Kind::ALL.into_iter().filter(there).collect();
        kinds.sort_by_key(|kind| kind.freedom(1));
        kinds.into_iter().map(|kind| self.entry(kind)).collect()
    }

    fn entry(&self, kind: Kind) -> Entry {
        let tones = (kind.freedom(1), kind.freedom(10));
        let args = [
            ("kind", Arg::Kind(kind)),
            ("n", Arg::Number(tones.0.into())),
            ("most", Arg::Number(tones.1.into())),
        ];
        let key = if tones.0 == tones.1 {
            "energy-legend-entry"
        } else {
            "energy-legend-entry-grown"
        };
        Entry {
            tones,
            caption: self.words.format(key, &args),
        }
    }

    /// What is to be seen now: only of marks that are shown.
    fn meaning(&self) -> String {
        let set = &self.settings;
        let told = [
            (true, "energy-legend-colour"),
            (set.fill, "energy-legend-size"),
            (self.planes, "energy-legend-planes"),
            (set.captures, "energy-legend-captures"),
            (self.planes && set.touches, "energy-legend-touches"),
            (set.lines, "energy-legend-lines"),
            (set.fill && set.patterns, "energy-legend-patterns"),
            (true, "energy-legend-ink-light"),
        ];
        let told = told.into_iter().filter(|(shown, _)| *shown);
        let sentences: Vec<String> = told.map(|(_, key)| self.words.text(key)).collect();
        self.words.sentences(&sentences)
    }
}
