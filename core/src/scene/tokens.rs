//! The tokens of the look: every colour of both themes and every measure that a shell's own parts need. This is the
//! only place that holds them; shells read them over the bindings ([`palette`], [`Colour::name`], [`MEASURES`]).

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

            /// Red, green and blue (0xRRGGBB) on rice paper, or on night ink if `dark`.
            pub const fn rgb(self, dark: bool) -> u32 {
                match self { $(Self::$name => if dark { $dark } else { $light },)+ }
            }
        }
    };
}

colours! {
    /// The page.
    Bg "bg" 0xF7_F1_E4 0x13_15_17
    /// Cards.
    Surface "surface" 0xFF_FB_F2 0x1D_20_23
    /// Wells, the idle clock.
    Sunk "sunk" 0xEE_E5_D2 0x0D_0F_10
    /// Text, the active clock.
    Ink "ink" 0x22_1E_1A 0xEF_E8_DA
    /// Secondary text, icons' outlines.
    Ink2 "ink2" 0x5C_53_48 0xB5_AC_9C
    /// Hairlines; never the only border of a control.
    Div "div" 0xD9_CD_B6 0x38_36_32
    /// Ren's paper, and a classical game's.
    Ren "ren" 0xF0_E4_CA 0x2A_26_22
    /// Tian's paper.
    Tian "tian" 0xE3_EA_EA 0x1C_26_32
    /// Di's paper.
    Di "di" 0xE6_D5_BC 0x30_28_1F
    /// Lines, river text and position marks of Ren and Di.
    Line "line" 0x6E_62_53 0x97_8C_79
    /// The same on Tian.
    LineTian "line_tian" 0x53_66_70 0x82_98_AA
    /// The main button, the seal, the check banner.
    Verm "verm" 0xB0_2A_1E 0xC5_38_2B
    /// Text on it.
    OnVerm "on_verm" 0xFF_F8_EC 0xFF_F6_EA
    /// Vermilion as text or mark.
    VermText "verm_text" 0xA8_27_1C 0xFF_8A_78
    /// The check burst.
    Check "check" 0xB0_2A_1E 0xFF_6F_5A
    /// What you may do; progress; the best line.
    Jade "jade" 0x0B_6B_45 0x63_D4_9C
    /// Text on it.
    OnJade "on_jade" 0xFF_FF_FF 0x06_25_1A
    /// Its wash.
    JadeSoft "jade_soft" 0xDC_EB_DD 0x1B_33_29
    /// Last move, warning, turning point.
    Amber "amber" 0x8A_56_00 0xF0_B6_4A
    /// Text on it.
    OnAmber "on_amber" 0xFF_F8_EC 0x2A_1C_00
    /// Its wash.
    AmberSoft "amber_soft" 0xF6_E6_C4 0x3A_2E_17
    /// Freeze.
    Frost "frost" 0x1D_5E_8C 0x8D_C9_F2
    /// Text on it.
    OnFrost "on_frost" 0xFF_FF_FF 0x0A_22_33
    /// A frozen red seal's face.
    FrozenRed "frozen_red" 0xDC_EA_F2 0xCF_E3_F0
    /// A frozen black seal's face.
    FrozenBlack "frozen_black" 0x22_38_4B 0x16_30_4A
    /// A stay in the palace.
    Lamp "lamp" 0xD4_55_1A 0xFF_9A_4D
    /// What lies on it.
    OnLamp "on_lamp" 0xFF_F3_D6 0x4A_1D_00
    /// A red piece's disc.
    RedDisc "red_disc" 0xFF_F8_EA 0xF1_E5_CD
    /// Its ring.
    RedRing "red_ring" 0xAD_27_1B 0xB0_2A_1E
    /// Its glyph.
    RedGlyph "red_glyph" 0xAD_27_1B 0xA8_23_1A
    /// A black piece's disc.
    BlackDisc "black_disc" 0x28_24_20 0x0C_0D_0E
    /// Its ring, on night ink only (on rice paper the disc's own colour).
    BlackRing "black_ring" 0x28_24_20 0xC9_BF_AD
    /// Its thin inner ring.
    BlackInner "black_inner" 0xCF_C3_AE 0xC9_BF_AD
    /// Its glyph.
    BlackGlyph "black_glyph" 0xFA_F3_E4 0xF4_EC_DC
    /// Shadows of pieces, cards and sheets.
    Shadow "shadow" 0x22_1E_1A 0x00_00_00
}

/// Every colour of [`Colour::ALL`] as 0xAARRGGBB, for rice paper or (`dark`) night ink.
pub fn palette(dark: bool) -> Vec<u32> {
    Colour::ALL
        .iter()
        .map(|colour| 0xFF00_0000 | colour.rgb(dark))
        .collect()
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

/// How long things move, in ms, by name.
pub const MOTION: &[(&str, u32)] = &[
    ("move", 150),
    ("capture", 120),
    ("pick_up", 80),
    ("icicles", 200),
    ("lantern", 250),
    ("enlarge", 200),
    ("descent", 600),
    ("descent_step", 40),
    ("reduced", 100),
];
