//! Contrast (WCAG 2) of every text and mark with what it lies on, in both themes: text 4.5, marks and edges 3.
use sancai::scene::Colour;

fn linear(channel: u32) -> f64 {
    let part = f64::from(channel & 0xFF) / 255.0;
    if part <= 0.040_45 {
        part / 12.92
    } else {
        ((part + 0.055) / 1.055).powf(2.4)
    }
}

fn luminance(rgb: u32) -> f64 {
    0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb)
}

fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What a colour with some transparency looks like on another.
fn over(top: u32, alpha: f64, ground: u32) -> u32 {
    let channel = |shift: u32| {
        let mix = |argb: u32| f64::from(argb >> shift & 0xFF);
        (mix(top) * alpha + mix(ground) * (1.0 - alpha)).round() as u32
    };
    channel(16) << 16 | channel(8) << 8 | channel(0)
}

const TEXT: f64 = 4.5;
const MARK: f64 = 3.0;

/// What is written or drawn, on what, and the least contrast.
fn pairs() -> Vec<(Colour, Colour, f64)> {
    use Colour as C;
    let mut pairs = vec![
        (C::Ink, C::Bg, TEXT),
        (C::Ink, C::Surface, TEXT),
        (C::Ink, C::Sunk, TEXT),
        (C::Ink2, C::Bg, TEXT),
        (C::Ink2, C::Surface, TEXT),
        (C::Ink2, C::Sunk, TEXT),
        (C::Bg, C::Ink, TEXT),
        (C::Ink, C::JadeSoft, TEXT),
        (C::Ink2, C::JadeSoft, TEXT),
        (C::Ink, C::AmberSoft, TEXT),
        (C::Amber, C::AmberSoft, TEXT),
        (C::OnVerm, C::Verm, TEXT),
        (C::VermText, C::Bg, TEXT),
        (C::VermText, C::Surface, TEXT),
        (C::OnJade, C::Jade, TEXT),
        (C::OnAmber, C::Amber, TEXT),
        (C::OnFrost, C::Frost, TEXT),
        (C::OnLamp, C::Lamp, MARK),
        (C::Line, C::Ren, TEXT),
        (C::LineTian, C::Tian, TEXT),
        // River text on Di is 16 dp or more and bold enough to count as a mark.
        (C::Line, C::Di, 4.0),
        (C::RedGlyph, C::RedDisc, TEXT),
        (C::RedGlyph, C::FrozenRed, TEXT),
        (C::BlackGlyph, C::BlackDisc, TEXT),
        (C::BlackGlyph, C::FrozenBlack, TEXT),
        (C::RedDisc, C::BlackDisc, TEXT),
        (C::RedRing, C::RedDisc, MARK),
        (C::BlackInner, C::BlackDisc, MARK),
    ];
    for paper in [C::Ren, C::Tian, C::Di] {
        let marks = [
            C::Jade,
            C::Amber,
            C::Frost,
            C::Check,
            C::VermText,
            C::Ink,
            C::BlackRing,
        ];
        pairs.extend(marks.map(|mark| (mark, paper, MARK)));
    }
    // A Giác Thân stays only in a palace, and Tian has none; on Di at night the lantern has its ink outline too.
    pairs.push((C::Lamp, C::Ren, MARK));
    pairs
}

/// Fails if a colour is moved towards what it lies on, e.g. `Amber` on rice paper to 0xB07A20.
#[test]
fn every_text_and_mark_can_be_read() {
    let mut faults = Vec::new();
    for (front, ground, least) in pairs() {
        for dark in [false, true] {
            let is = contrast(front.argb(dark), ground.argb(dark));
            if is < least {
                faults.push(format!(
                    "{} on {} (dark {dark}): {is:.2}",
                    front.name(),
                    ground.name()
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A red piece is known by its ring on rice paper and by its disc on night ink.
#[test]
fn a_red_piece_has_an_edge() {
    for paper in [Colour::Ren, Colour::Tian, Colour::Di] {
        assert!(contrast(Colour::RedRing.argb(false), paper.argb(false)) >= MARK);
        assert!(contrast(Colour::RedDisc.argb(true), paper.argb(true)) >= MARK);
    }
}

/// The dashes in the blot, and the blot's own dots, stand out from it. Fails with 0x6B made 0xC0.
#[test]
fn what_lies_in_the_blot_can_be_seen() {
    for paper in [Colour::Ren, Colour::Tian] {
        for dark in [false, true] {
            let blot = Colour::Blot.argb(dark);
            let alpha = f64::from(blot >> 24) / 255.0;
            let ground = over(blot, alpha, paper.argb(dark));
            assert!(
                contrast(Colour::Ink.argb(dark), ground) >= MARK,
                "{} {dark}",
                paper.name()
            );
        }
    }
}

/// A full bar of the reserve is read as a text; a spent one is seen, but clearly less. Fails if the half here is 0.1 or 0.9.
#[test]
fn a_spent_bar_is_seen_less_than_a_full_one() {
    use Colour as C;
    let seals = [
        (C::RedGlyph, C::RedDisc),
        (C::RedGlyph, C::FrozenRed),
        (C::BlackGlyph, C::BlackDisc),
        (C::BlackGlyph, C::FrozenBlack),
    ];
    for (bar, face) in seals {
        for dark in [false, true] {
            let (bar, ground) = (bar.argb(dark), face.argb(dark));
            let full = contrast(bar, ground);
            let spent = contrast(over(bar, 0.5, ground), ground);
            let names = (face.name(), dark);
            assert!(full >= TEXT, "{names:?}: {full:.2}");
            assert!(
                (1.5..0.6 * full).contains(&spent),
                "{names:?}: {spent:.2} of {full:.2}"
            );
        }
    }
}

/// The figures of the look itself, to a tenth.
#[test]
fn the_figures_of_the_look_hold() {
    use Colour as C;
    let figures = [
        (C::Ink, C::Bg, 14.7, 15.0),
        (C::Ink2, C::Bg, 6.7, 8.1),
        (C::OnVerm, C::Verm, 6.2, 4.9),
        (C::Line, C::Ren, 4.7, 4.5),
        (C::LineTian, C::Tian, 4.9, 5.1),
        (C::Line, C::Di, 4.1, 4.4),
        (C::Jade, C::Ren, 5.2, 8.2),
        (C::Jade, C::Tian, 5.4, 8.3),
        (C::Amber, C::Ren, 4.9, 8.2),
        (C::Frost, C::Ren, 5.5, 8.4),
        (C::Lamp, C::Ren, 3.3, 7.1),
        (C::RedGlyph, C::RedDisc, 6.4, 5.8),
        (C::BlackGlyph, C::BlackDisc, 13.9, 16.6),
        (C::RedDisc, C::BlackDisc, 14.6, 15.6),
    ];
    for (front, ground, light, dark) in figures {
        for (theme, wanted) in [(false, light), (true, dark)] {
            let is = contrast(front.argb(theme), ground.argb(theme));
            let names = (front.name(), ground.name());
            assert!(
                (is - wanted).abs() < 0.1,
                "{names:?} dark {theme}: {is:.2}, not {wanted}"
            );
        }
    }
}
