//! What must hold for every mark, piece and glyph that is painted.
#[path = "../examples/boards/samples.rs"]
mod samples;

use sancai::board::{Kind, Piece, Side};
use sancai::scene::{
    Colour, Command, Glyph, Group, Input, Insets, Layout, Mark, Planes, Rect, Scene, Seal, Shape,
    Style, Window, outline, svg, thumbnail,
};

fn window(width: f32, height: f32) -> Window {
    let insets = Insets {
        top: 24.0,
        bottom: 20.0,
        ..Insets::default()
    };
    Window {
        width,
        height,
        insets,
        ..Window::default()
    }
}

fn scene(input: &Input) -> Scene {
    let layout = Layout::new(&window(360.0, 780.0), input.planes, None, false);
    Scene::new(&layout, input)
}

// --- marks -----------------------------------------------------------------------------------------------------------

fn marks() -> Vec<(Mark, Colour)> {
    use samples::at;
    let e4 = at("e4");
    vec![
        (Mark::Move(e4), Colour::Jade),
        (Mark::Capture(e4), Colour::Jade),
        (Mark::Touch(e4), Colour::Jade),
        (Mark::Placing(e4), Colour::Jade),
        (Mark::Wanted(e4), Colour::Jade),
        (Mark::Crosshair(e4), Colour::Jade),
        (
            Mark::Arrow {
                from: at("a1"),
                to: e4,
                jumps: false,
            },
            Colour::Jade,
        ),
        (
            Mark::Arrow {
                from: at("a1"),
                to: e4,
                jumps: true,
            },
            Colour::Jade,
        ),
        (
            Mark::LastMove {
                from: Some(at("a4")),
                to: e4,
            },
            Colour::Amber,
        ),
        (
            Mark::LastTouch {
                from: at("a4"),
                to: e4,
            },
            Colour::Amber,
        ),
        (Mark::Warning(e4), Colour::Amber),
        (
            Mark::Threat {
                from: at("a4"),
                to: e4,
            },
            Colour::Amber,
        ),
        (Mark::Check(e4), Colour::Check),
        (
            Mark::Refused {
                from: at("e1"),
                to: e4,
                blocked: Some(at("e3")),
            },
            Colour::VermText,
        ),
        (
            Mark::Stay {
                palace: Side::Red,
                turns: 2,
            },
            Colour::Lamp,
        ),
    ]
}

fn marks_of(scene: &Scene) -> impl Iterator<Item = &Shape> {
    let signs = scene.below.iter().chain(&scene.above);
    signs.flat_map(|sign| &sign.shapes)
}

/// Every mark is painted, in its colour, and in the paper's colour round it. Fails if `cased` keeps the mark's colour.
#[test]
fn every_mark_has_its_colour_and_a_casing() {
    for planes in [Planes::One, Planes::Di] {
        let paper = if planes == Planes::Di {
            Colour::Di
        } else {
            Colour::Ren
        };
        for (mark, colour) in marks() {
            let input = Input {
                planes,
                marks: vec![mark.clone()],
                ..Input::default()
            };
            let scene = scene(&input);
            let shapes: Vec<&Shape> = marks_of(&scene).collect();
            let has = |colour: Colour| shapes.iter().position(|shape| shape.ink().colour == colour);
            let (first, casing) = (has(colour), has(paper));
            assert!(
                first.is_some() && casing.is_some(),
                "{mark:?} on {planes:?}"
            );
            // The palace's wash lies on the paper itself; everything else follows its casing.
            let washed = matches!(mark, Mark::Stay { .. });
            assert!(
                washed || casing < first,
                "{mark:?}: the casing lies over the mark"
            );
        }
    }
}

/// No mark on one plane paints anything on the other, but for those that name both.
#[test]
fn marks_stay_on_their_plane() {
    for (mark, _) in marks() {
        let plain = scene(&Input {
            planes: Planes::Two,
            ..Input::default()
        });
        let input = Input {
            planes: Planes::Two,
            marks: vec![mark.clone()],
            ..Input::default()
        };
        let marked = scene(&input);
        assert_eq!(
            plain.papers, marked.papers,
            "{mark:?} touches the static layer"
        );
        let tian = marks_of(&marked)
            .filter(|shape| shape.ink().colour == Colour::Tian)
            .count();
        assert_eq!(tian, 0, "{mark:?} has a casing on Tian");
    }
}

#[test]
fn marks_of_points_that_are_not_shown_are_left_out() {
    let away = samples::at("e4'");
    let input = Input {
        marks: vec![Mark::Move(away), Mark::PickedUp(away)],
        cursor: Some(away),
        ..samples::check()
    };
    let scene = scene(&input);
    let jade = |shape: &&Shape| shape.ink().colour == Colour::Jade;
    assert_eq!(marks_of(&scene).filter(jade).count(), 0);
}

// --- pieces ----------------------------------------------------------------------------------------------------------

fn group(scene: &Scene, id: u8) -> &Group {
    scene
        .groups
        .iter()
        .find(|group| group.id == id)
        .expect("the piece is painted")
}

/// A piece keeps its identity from move to move and tells its board. Fails if `group` takes the index for the identity.
#[test]
fn a_piece_keeps_its_identity_between_planes() {
    let mut input = samples::chariot();
    input.pieces.reverse();
    let before = scene(&input);
    let horse = input
        .pieces
        .iter_mut()
        .find(|piece| piece.point == samples::at("g3'"));
    let horse = horse.expect("the horse on Tian");
    horse.point = samples::at("f5");
    let id = horse.id;
    let after = scene(&input);
    assert_eq!((group(&before, id).board, group(&after, id).board), (0, 1));
    assert_eq!(
        group(&before, id).shapes.len(),
        group(&after, id).shapes.len()
    );
}

#[test]
fn the_picked_up_piece_is_larger_and_last() {
    let scene = scene(&samples::chariot());
    let last = scene.groups.last().expect("pieces");
    assert_eq!((last.scale, last.z), (1.12, 1));
    assert!(
        last.shapes
            .iter()
            .any(|shape| shape.ink().colour == Colour::Jade)
    );
    assert_eq!(scene.groups.iter().filter(|group| group.z > 0).count(), 1);
}

/// How many bars are full, and how many are outlines of half the strength.
fn bars(seal: Seal) -> (usize, usize) {
    let mut input = samples::di();
    input.marks.clear();
    for piece in &mut input.pieces {
        piece.seal = piece.seal.map(|_| seal);
    }
    let scene = scene(&input);
    let red = input
        .pieces
        .iter()
        .find(|piece| piece.piece == Piece::new(Side::Red, Kind::GiacThan));
    let shapes = &group(&scene, red.expect("Red's seal").id).shapes;
    let bar = |shape: &&Shape, hollow: bool| {
        let small = |width: f32, height: f32| width < 8.0 && height < 4.0;
        let strength = if hollow { 0.5 } else { 1.0 };
        matches!(shape, Shape::Rect { width, height, stroke, ink, .. }
            if small(*width, *height) && (*stroke > 0.0) == hollow && (ink.alpha - strength).abs() < 0.01)
    };
    let count = |hollow| shapes.iter().filter(|shape| bar(shape, hollow)).count();
    (count(false), count(true))
}

/// Fails if `bar < left` is `bar <= left`, and if `SPENT` is 1.
#[test]
fn a_spent_minute_of_reserve_is_a_faint_outline() {
    for reserve in 0..=5u8 {
        let full = usize::from(reserve.min(3));
        assert_eq!(
            bars(Seal {
                reserve,
                frozen_turns: 0
            }),
            (full, 3 - full)
        );
    }
}

/// Turned pieces turn their glyph; badge and icicles stay upright.
#[test]
fn only_the_face_of_a_far_piece_is_turned() {
    let mut input = samples::chariot();
    for piece in &mut input.pieces {
        piece.turned = true;
    }
    let scene = scene(&input);
    let frozen = input
        .pieces
        .iter()
        .find(|piece| piece.point == samples::at("f5'"))
        .expect("the frozen seal");
    let turns: Vec<(&str, f32)> = group(&scene, frozen.id)
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Glyph {
                glyph, rotation, ..
            } => Some((glyph.name(), *rotation)),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [("覺", 180.0), ("1", 0.0)]);
}

// --- glyphs ----------------------------------------------------------------------------------------------------------

/// Fails if a character is taken out of `make.py`'s lists.
#[test]
fn every_glyph_has_an_outline_inside_its_square() {
    for style in [Style::Characters, Style::Letters, Style::Pictograms] {
        for side in Side::ALL {
            for kind in Kind::ALL {
                let glyph = Glyph::of(Piece::new(side, kind), style);
                check_outline(glyph.expect("a glyph for every piece"));
            }
        }
    }
    let bold = "天人地三才勝敗和師0123456789".chars().map(Glyph::bold);
    let regular = "楚河漢界天0123456789abcdefghi".chars().map(Glyph::regular);
    for glyph in bold.chain(regular) {
        check_outline(glyph.expect("a glyph"));
    }
}

fn check_outline(glyph: Glyph) {
    let outline = outline(glyph).expect("an outline");
    assert!(outline.len() > 3, "{}", glyph.name());
    assert_eq!(Glyph::from_number(glyph.number()), Some(glyph));
    for command in outline {
        let end = match command {
            Command::Move(a) | Command::Line(a) | Command::Quad(_, a) | Command::Cubic(_, _, a) => {
                *a
            }
            Command::Close => continue,
        };
        let inside = |value: f32| (-0.12..=1.12).contains(&value);
        assert!(
            inside(end.x) && inside(end.y),
            "{} at {end:?}",
            glyph.name()
        );
    }
}

#[test]
fn elephant_and_horse_share_no_pictogram() {
    let of = |kind| Glyph::of(Piece::new(Side::Red, kind), Style::Pictograms);
    let all: std::collections::BTreeSet<_> = Kind::ALL.map(of).into_iter().collect();
    assert_eq!(all.len(), 8);
}

// --- SVG -------------------------------------------------------------------------------------------------------------

#[test]
fn svg_has_no_holes() {
    for (name, input) in samples::all() {
        let picture = svg(&scene(&input), name.len() % 2 == 0, 360.0, 780.0);
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
        assert!(
            !picture.contains("NaN") && !picture.contains("inf"),
            "{name}"
        );
        assert_eq!(picture.matches("<g ").count(), input.pieces.len());
    }
}

/// Tian's pieces lie under Ren's sheet. Fails if `thumbnail` paints all boards before the pieces.
#[test]
fn a_small_picture_is_two_overlapping_sheets() {
    let place = Rect {
        width: 72.0,
        height: 80.0,
        ..Rect::default()
    };
    let input = samples::chariot();
    let shapes = thumbnail(&Layout::sheets(input.planes, place), &input);
    let at = |colour| shapes.iter().position(|shape| shape.ink().colour == colour);
    let first_piece = shapes
        .iter()
        .position(|shape| shape.ink().colour == Colour::BlackDisc);
    assert!(at(Colour::Tian) < first_piece && first_piece < at(Colour::Ren));
    assert!(at(Colour::Jade).is_none(), "marks are left out");
}
