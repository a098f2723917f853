use serde::{Deserialize, Serialize};

/// What a person has set for the image. Numbers are per cent, but for the layers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// Whether Red's moves are painted.
    pub red: bool,
    /// Whether Black's are.
    pub black: bool,
    /// Whether moves are fields of colour.
    pub fill: bool,
    /// Whether older moves fade.
    pub fade: bool,
    /// Whether captures are blots.
    pub captures: bool,
    /// Whether touches are rings.
    pub touches: bool,
    /// Whether moves are brush strokes.
    pub lines: bool,
    /// Whether Red's fields are hatched and Black's dotted.
    pub patterns: bool,
    /// How large the fields are.
    pub spread: u8,
    /// How rough their edges are.
    pub roughness: u8,
    /// Of how many layers a field consists, 1..=12.
    pub layers: u8,
    /// How much the fields cover.
    pub opacity: u8,
    /// How soon moves fade.
    pub fading: u8,
    /// How wide strokes, rings and blots are.
    pub weight: u8,
    /// How fast the game plays.
    pub speed: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            red: true,
            black: true,
            fill: true,
            fade: true,
            captures: true,
            touches: true,
            lines: true,
            patterns: false,
            spread: 50,
            roughness: 50,
            layers: 6,
            opacity: 50,
            fading: 30,
            weight: 40,
            speed: 50,
        }
    }
}

/// A switch of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// [`Settings::red`]
    Red,
    /// [`Settings::black`]
    Black,
    /// [`Settings::fill`]
    Fill,
    /// [`Settings::fade`]
    Fade,
    /// [`Settings::captures`]
    Captures,
    /// [`Settings::touches`]
    Touches,
    /// [`Settings::lines`]
    Lines,
    /// [`Settings::patterns`]
    Patterns,
}

impl Toggle {
    /// Every switch, in the order of the controls.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Black,
        Self::Fill,
        Self::Fade,
        Self::Captures,
        Self::Touches,
        Self::Lines,
        Self::Patterns,
    ];

    /// The switch with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name, also in keys of texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
            Self::Fill => "fill",
            Self::Fade => "fade",
            Self::Captures => "captures",
            Self::Touches => "touches",
            Self::Lines => "lines",
            Self::Patterns => "patterns",
        }
    }
}

/// A number of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slider {
    /// [`Settings::spread`]
    Spread,
    /// [`Settings::roughness`]
    Roughness,
    /// [`Settings::layers`]
    Layers,
    /// [`Settings::opacity`]
    Opacity,
    /// [`Settings::fading`]
    Fading,
    /// [`Settings::weight`]
    Weight,
    /// [`Settings::speed`]
    Speed,
}

impl Slider {
    /// Every number, in the order of the controls.
    pub const ALL: [Self; 7] = [
        Self::Spread,
        Self::Roughness,
        Self::Layers,
        Self::Opacity,
        Self::Fading,
        Self::Weight,
        Self::Speed,
    ];

    /// The slider with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name, also in keys of texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spread => "spread",
            Self::Roughness => "roughness",
            Self::Layers => "layers",
            Self::Opacity => "opacity",
            Self::Fading => "fading",
            Self::Weight => "weight",
            Self::Speed => "speed",
        }
    }

    /// The least and the most.
    pub const fn range(self) -> (u8, u8) {
        match self {
            Self::Layers => (1, 12),
            _ => (0, 100),
        }
    }
}

/// Settings with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Ink and vermilion on damp paper: the settings to begin with.
    Damp,
    /// Few soft clouds of colour.
    Mist,
    /// Brush strokes and blots alone.
    Calligraphy,
    /// The whole game at once, nothing fades.
    Memory,
}

impl Preset {
    /// Every preset, in the order of the controls.
    pub const ALL: [Self; 4] = [Self::Damp, Self::Mist, Self::Calligraphy, Self::Memory];

    /// The preset with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name, also in keys of texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Damp => "damp",
            Self::Mist => "mist",
            Self::Calligraphy => "calligraphy",
            Self::Memory => "memory",
        }
    }

    /// Its settings. What is no matter of looks (whose moves, patterns, the speed) stays as it is in `old`.
    pub fn settings(self, old: &Settings) -> Settings {
        let begin = Settings {
            red: old.red,
            black: old.black,
            patterns: old.patterns,
            speed: old.speed,
            ..Settings::default()
        };
        match self {
            Self::Damp => begin,
            Self::Mist => Settings {
                lines: false,
                captures: false,
                spread: 80,
                roughness: 35,
                layers: 10,
                opacity: 40,
                ..begin
            },
            Self::Calligraphy => Settings {
                fill: false,
                fade: false,
                weight: 65,
                ..begin
            },
            Self::Memory => Settings {
                fade: false,
                lines: false,
                spread: 40,
                roughness: 70,
                ..begin
            },
        }
    }
}

impl Settings {
    /// Whether a switch is on.
    pub const fn is_on(&self, toggle: Toggle) -> bool {
        match toggle {
            Toggle::Red => self.red,
            Toggle::Black => self.black,
            Toggle::Fill => self.fill,
            Toggle::Fade => self.fade,
            Toggle::Captures => self.captures,
            Toggle::Touches => self.touches,
            Toggle::Lines => self.lines,
            Toggle::Patterns => self.patterns,
        }
    }

    /// Turns a switch.
    pub const fn set_on(&mut self, toggle: Toggle, on: bool) {
        *match toggle {
            Toggle::Red => &mut self.red,
            Toggle::Black => &mut self.black,
            Toggle::Fill => &mut self.fill,
            Toggle::Fade => &mut self.fade,
            Toggle::Captures => &mut self.captures,
            Toggle::Touches => &mut self.touches,
            Toggle::Lines => &mut self.lines,
            Toggle::Patterns => &mut self.patterns,
        } = on;
    }

    /// A number, within its range whatever was read from a file.
    pub fn value(&self, slider: Slider) -> u8 {
        let (least, most) = slider.range();
        let value = match slider {
            Slider::Spread => self.spread,
            Slider::Roughness => self.roughness,
            Slider::Layers => self.layers,
            Slider::Opacity => self.opacity,
            Slider::Fading => self.fading,
            Slider::Weight => self.weight,
            Slider::Speed => self.speed,
        };
        value.clamp(least, most)
    }

    /// Sets a number, within its range.
    pub fn set_value(&mut self, slider: Slider, value: u8) {
        let (least, most) = slider.range();
        *match slider {
            Slider::Spread => &mut self.spread,
            Slider::Roughness => &mut self.roughness,
            Slider::Layers => &mut self.layers,
            Slider::Opacity => &mut self.opacity,
            Slider::Fading => &mut self.fading,
            Slider::Weight => &mut self.weight,
            Slider::Speed => &mut self.speed,
        } = value.clamp(least, most);
    }

    /// A number as a part of 100, 0..=1.
    pub(super) fn part(&self, slider: Slider) -> f32 {
        f32::from(self.value(slider)) / 100.0
    }

    /// Milliseconds from one move to the next while the game plays: 1200 to 60.
    pub fn step_ms(&self) -> u32 {
        let slow = 100 - u32::from(self.value(Slider::Speed));
        60 + slow * slow * 1140 / 10_000
    }

    /// The preset these are.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.settings(self) == *self)
    }
}
