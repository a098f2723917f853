#![allow(clippy::unreadable_literal)] // Colours are read as RRGGBB.
//! The tokens of the look: every colour of both themes and every measure that a shell's own parts need. This is the
//! only place that holds them; shells read them over the bindings ([`palette`], [`Colour::name`], [`MEASURES`], [`MOTION`]).

/// Makes the enum of colours and the table of their values from one list.
macro_rules! colours {
    ($($(#[$doc:meta])+ $name:ident $text:literal $light:literal $dark:literal)+) => {
        /// A colour of the look. Its value depends on the theme: see [`palette`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Colour { $($(#[$doc])+ $name,)+ }

        impl Colour {
            /// Every colour, in the order of the palette.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Its name in token lists, in snake case.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }

            /// 0xAARRGGBB on rice paper, or on night ink if `dark`.
            pub const fn argb(self, dark: bool) -> u32 {
                let value: u32 = match self { $(Self::$name => if dark { $dark } else { $light },)+ };
                // Six digits are an opaque colour.
                if value > 0xFFFFFF { value } else { 0xFF00_0000 | value }
            }
        }
    };
}

colours! {
    /// The page.
    Bg "bg" 0xF7F1E4 0x131517
    /// Cards.
    Surface "surface" 0xFFFBF2 0x1D2023
    /// Wells, the idle clock.
    Sunk "sunk" 0xEEE5D2 0x0D0F10
    /// Text, the active clock.
    Ink "ink" 0x221E1A 0xEFE8DA
    /// Secondary text, icons' outlines.
    Ink2 "ink2" 0x5C5348 0xB5AC9C
    /// Hairlines; never the only border of a control.
    Div "div" 0xD9CDB6 0x383632
    /// Ren's paper, and a classical game's.
    Ren "ren" 0xF0E4CA 0x2A2622
    /// Tian's paper.
    Tian "tian" 0xE3EAEA 0x1C2632
    /// Di's paper.
    Di "di" 0xE6D5BC 0x30281F
    /// Lines, river text and position marks of Ren and Di.
    Line "line" 0x6E6253 0x978C79
    /// The same on Tian.
    LineTian "line_tian" 0x536670 0x8298AA
    /// The main button, the seal, the check banner.
    Verm "verm" 0xB02A1E 0xC5382B
    /// Text on it.
    OnVerm "on_verm" 0xFFF8EC 0xFFF6EA
    /// Vermilion as text or mark.
    VermText "verm_text" 0xA8271C 0xFF8A78
    /// The check burst.
    Check "check" 0xB02A1E 0xFF6F5A
    /// What you may do; progress; the best line.
    Jade "jade" 0x0B6B45 0x63D49C
    /// Text on it.
    OnJade "on_jade" 0xFFFFFF 0x06251A
    /// Its wash.
    JadeSoft "jade_soft" 0xDCEBDD 0x1B3329
    /// Last move, warning, turning point.
    Amber "amber" 0x8A5600 0xF0B64A
    /// Text on it.
    OnAmber "on_amber" 0xFFF8EC 0x2A1C00
    /// Its wash.
    AmberSoft "amber_soft" 0xF6E6C4 0x3A2E17
    /// Freeze.
    Frost "frost" 0x1D5E8C 0x8DC9F2
    /// Text on it.
    OnFrost "on_frost" 0xFFFFFF 0x0A2233
    /// A frozen red seal's face.
    FrozenRed "frozen_red" 0xDCEAF2 0xCFE3F0
    /// A frozen black seal's face.
    FrozenBlack "frozen_black" 0x22384B 0x16304A
    /// A stay in the palace.
    Lamp "lamp" 0xD4551A 0xFF9A4D
    /// What lies on it.
    OnLamp "on_lamp" 0xFFF3D6 0x4A1D00
    /// A red piece's disc.
    RedDisc "red_disc" 0xFFF8EA 0xF1E5CD
    /// Its ring.
    RedRing "red_ring" 0xAD271B 0xB02A1E
    /// Its glyph.
    RedGlyph "red_glyph" 0xAD271B 0xA8231A
    /// A black piece's disc.
    BlackDisc "black_disc" 0x282420 0x0C0D0E
    /// Its ring, on night ink only (on rice paper the disc's own colour).
    BlackRing "black_ring" 0x282420 0xC9BFAD
    /// Its thin inner ring.
    BlackInner "black_inner" 0xCFC3AE 0xC9BFAD
    /// Its glyph.
    BlackGlyph "black_glyph" 0xFAF3E4 0xF4ECDC
    /// Shadows under pieces, cards and sheets.
    Shadow "shadow" 0x221E1A 0x000000
    /// The ink blot a picked-up piece casts on the other plane: 42 % on rice paper, 62 % on night ink.
    Blot "blot" 0x6B221E1A 0x9E000000
    /// Order (li) in the energy image: the scale of freedom from here on.
    Energy1 "energy_1" 0xC4301F 0xE0402E
    /// Freedom 2.
    Energy2 "energy_2" 0xBC2E1F 0xDF4A38
    /// Freedom 3.
    Energy3 "energy_3" 0xB12D21 0xDE5644
    /// Freedom 4.
    Energy4 "energy_4" 0x9F2C22 0xDD6554
    /// Freedom 5.
    Energy5 "energy_5" 0x862C24 0xDD7969
    /// Freedom 6.
    Energy6 "energy_6" 0x682A25 0xDE907F
    /// Freedom 7.
    Energy7 "energy_7" 0x4C2A27 0xDAAFA1
    /// Freedom 8.
    Energy8 "energy_8" 0x362624 0xDCC4B6
    /// Freedom 9.
    Energy9 "energy_9" 0x272120 0xE4D5C7
    /// Freedom itself (wu wei), the end of the scale: ink, and light on night ink.
    Energy10 "energy_10" 0x1B1815 0xF3EBDD
}

/// Every colour of [`Colour::ALL`] as 0xAARRGGBB, for rice paper or (`dark`) night ink.
pub fn palette(dark: bool) -> Vec<u32> {
    Colour::ALL.iter().map(|colour| colour.argb(dark)).collect()
}

/// Measures in dp that the shells' own parts need, by name.
pub const MEASURES: &[(&str, f32)] = &[
    ("page_margin", 16.0),
    ("game_margin", 6.0),
    ("gap_tight", 4.0),
    ("gap_small", 8.0),
    ("gap", 12.0),
    ("gap_wide", 16.0),
    ("radius_chip", 16.0),
    ("radius_button", 12.0),
    ("radius_card", 16.0),
    ("radius_sheet", 24.0),
    ("control", 48.0),
    ("segment", 44.0),
    ("chip", 32.0),
    ("display_size", 32.0),
    ("display_line", 40.0),
    ("title_size", 22.0),
    ("title_line", 28.0),
    ("heading_size", 17.0),
    ("heading_line", 24.0),
    ("body_size", 15.0),
    ("body_line", 21.0),
    ("label_size", 14.0),
    ("label_line", 20.0),
    ("small_size", 12.0),
    ("small_line", 16.0),
    ("status_size", 13.0),
    ("clock_size", 19.0),
    ("clock_size_expanded", 24.0),
];

/// Largest text scale inside strips and rail.
pub const STRIP_TEXT_SCALE: f32 = 1.3;
/// A seal's corner radius as a part of its side.
pub const SEAL_RADIUS: f32 = 0.22;

/// How long things move, in ms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// A piece from point to point, also between planes.
    pub step: u32,
    /// A captured piece fades.
    pub capture: u32,
    /// A piece is picked up.
    pub pick_up: u32,
    /// The burst of check swells once.
    pub pulse: u32,
    /// The icicles of a freeze grow.
    pub icicles: u32,
    /// A lantern lights.
    pub lantern: u32,
    /// A plane grows or shrinks.
    pub enlarge: u32,
    /// The boards sink.
    pub descent: u32,
    /// From one landing on Di to the next.
    pub descent_step: u32,
    /// A cross-fade instead of all this, where the system asks for less motion.
    pub reduced: u32,
}

/// How long things move.
pub const MOTION: Motion = Motion {
    step: 150,
    capture: 120,
    pick_up: 80,
    pulse: 300,
    icicles: 200,
    lantern: 250,
    enlarge: 200,
    descent: 600,
    descent_step: 40,
    reduced: 100,
};
