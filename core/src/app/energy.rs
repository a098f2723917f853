use crate::energy::Inks;
use crate::scene::Colour;

/// The scale of freedom, tone 1 to tone 10.
const TONES: [Colour; 10] = [
    Colour::Energy1,
    Colour::Energy2,
    Colour::Energy3,
    Colour::Energy4,
    Colour::Energy5,
    Colour::Energy6,
    Colour::Energy7,
    Colour::Energy8,
    Colour::Energy9,
    Colour::Energy10,
];

/// The energy image's colours in a theme.
pub fn inks(dark: bool) -> Inks {
    let rgb = |colour: Colour| {
        let [_, red, green, blue] = colour.argb(dark).to_be_bytes();
        [red, green, blue]
    };
    Inks {
        paper: rgb(Colour::Bg),
        tones: TONES.map(rgb),
    }
}
