//! Paint lists as text, kept in `golden`: guards every measure of board, pieces and marks.
#[path = "../examples/boards/samples.rs"]
mod samples;

use sancai::scene::{Command, Entrance, Ink, Input, Insets, Layout, Scene, Shape, Sign, Window};
use std::fmt::Write;

/// The sample in a window of 360 × 780 dp.
fn scene(input: &Input) -> Scene {
    let insets = Insets {
        top: 24.0,
        bottom: 20.0,
        ..Insets::default()
    };
    let window = Window {
        width: 360.0,
        height: 780.0,
        insets,
        ..Window::default()
    };
    Scene::new(&Layout::new(&window, input.planes, None, false), input)
}

fn numbers(values: &[f32]) -> String {
    let text = |value: &f32| {
        let text = format!("{value:.1}");
        if text == "-0.0" {
            "0.0".to_owned()
        } else {
            text
        }
    };
    values.iter().map(text).collect::<Vec<_>>().join(" ")
}

fn ink(ink: Ink) -> String {
    let alpha = if ink.alpha < 1.0 {
        format!(" {:.2}", ink.alpha)
    } else {
        String::new()
    };
    format!("{}{alpha}", ink.colour.name())
}

fn dashes(dash: &[f32]) -> String {
    if dash.is_empty() {
        String::new()
    } else {
        format!(" dash {}", numbers(dash))
    }
}

/// A path's size rather than its steps: where it begins, how long it is.
fn path(path: &[Command]) -> String {
    match path.first() {
        Some(Command::Move(at)) => format!("{} steps {}", numbers(&[at.x, at.y]), path.len()),
        _ => "no beginning".to_owned(),
    }
}

fn line(shape: &Shape) -> String {
    match shape {
        Shape::Rect {
            x,
            y,
            width,
            height,
            radius,
            stroke,
            dash,
            ink: i,
        } => {
            let numbers = numbers(&[*x, *y, *width, *height, *radius, *stroke]);
            format!("rect {numbers} {}{}", ink(*i), dashes(dash))
        }
        Shape::Disc {
            x,
            y,
            radius,
            ink: i,
        } => format!("disc {} {}", numbers(&[*x, *y, *radius]), ink(*i)),
        Shape::Ring {
            x,
            y,
            radius,
            width,
            dash,
            ink: i,
        } => {
            format!(
                "ring {} {}{}",
                numbers(&[*x, *y, *radius, *width]),
                ink(*i),
                dashes(dash)
            )
        }
        Shape::Line {
            points,
            width,
            dash,
            ink: i,
            ..
        } => {
            let ends: Vec<f32> = points.iter().take(3).flat_map(|p| [p.x, p.y]).collect();
            let (count, width) = (points.len(), numbers(&[*width]));
            format!(
                "line {} of {count} width {width} {}{}",
                numbers(&ends),
                ink(*i),
                dashes(dash)
            )
        }
        Shape::Area { path: p, ink: i } => format!("area {} {}", path(p), ink(*i)),
        Shape::Glyph {
            glyph,
            x,
            y,
            size,
            rotation,
            ink: i,
            ..
        } => {
            format!(
                "glyph {} {} {}",
                glyph.name(),
                numbers(&[*x, *y, *size, *rotation]),
                ink(*i)
            )
        }
    }
}

/// Where a sign lies, and how it enters if not at once.
fn title(layer: &str, sign: &Sign) -> String {
    match sign.entrance {
        Entrance::AtOnce => format!("{layer} on {}", sign.board),
        other => {
            let at = numbers(&[sign.at.x, sign.at.y]);
            format!("{layer} on {} enters by {other:?} about {at}", sign.board)
        }
    }
}

fn text(scene: &Scene) -> String {
    let mut out = String::new();
    let mut list = |title: &str, shapes: &[Shape]| {
        let _ = writeln!(out, "{title}");
        for shape in shapes {
            let _ = writeln!(out, "  {}", line(shape));
        }
    };
    for paper in &scene.papers {
        list("paper", &paper.shapes);
    }
    for sign in &scene.below {
        list(&title("below", sign), &sign.shapes);
    }
    for group in &scene.groups {
        let place = numbers(&[group.x, group.y, group.scale, group.alpha]);
        let title = format!(
            "group {} on {} at {place} z {}",
            group.id, group.board, group.z
        );
        list(&title, &group.shapes);
    }
    for sign in &scene.above {
        list(&title("above", sign), &sign.shapes);
    }
    out
}

/// The samples whose paint lists are kept.
const KEPT: [&str; 5] = ["chariot", "warned", "lesson", "placing", "touched"];

/// The paint lists of five samples are those kept in `golden`. After a wanted change run with `BLESS=1`, look at the
/// pictures (`--example boards`) and at the difference. Fails if any measure of a mark or piece changes.
#[test]
fn paint_lists_are_as_kept() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let bless = std::env::var_os("BLESS").is_some();
    let mut changed = Vec::new();
    let kept = |sample: &(&str, Input)| KEPT.contains(&sample.0);
    for (name, input) in samples::all().into_iter().filter(kept) {
        let is = text(&scene(&input));
        let file = format!("{folder}/scene-{name}.txt");
        if bless {
            std::fs::write(&file, &is).expect("the golden folder can be written");
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        let first = is.lines().zip(kept.lines()).find(|(is, kept)| is != kept);
        if is != kept {
            changed.push(format!("{name}: {first:?}"));
        }
    }
    assert!(changed.is_empty(), "{changed:#?}");
}
