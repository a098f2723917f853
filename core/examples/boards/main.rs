//! Draws sample boards into a folder, for looking at them:
//! `cargo run -p sancai --features pictures --example boards -- FOLDER [NAME …]`.
//! `--time` instead of a folder measures how long a scene of two full planes takes.
mod samples;

use sancai::board::Plane;
use sancai::scene::{
    Colour, Input, Insets, Layout, Rect, Scene, Style, Window, png, shapes_svg, svg, thumbnail,
};
use std::fmt::Write;

/// Windows: name, width, height, insets above and below.
const WINDOWS: [(&str, f32, f32, f32, f32); 8] = [
    ("360x640", 360.0, 640.0, 24.0, 0.0),
    ("360x780", 360.0, 780.0, 28.0, 20.0),
    ("412x915", 412.0, 915.0, 28.0, 20.0),
    ("780x360", 780.0, 360.0, 0.0, 20.0),
    ("600x960", 600.0, 960.0, 24.0, 24.0),
    ("960x600", 960.0, 600.0, 24.0, 0.0),
    ("1280x800", 1280.0, 800.0, 24.0, 20.0),
    ("400x400", 400.0, 400.0, 0.0, 0.0),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((folder, wanted)) = args.split_first() else {
        eprintln!("usage: boards FOLDER [NAME …]");
        return;
    };
    if folder == "--time" {
        return time();
    }
    small_pictures(folder);
    for (name, input) in inputs() {
        for (window_name, width, height, top, bottom) in WINDOWS {
            for dark in [false, true] {
                let theme = if dark { "dark" } else { "light" };
                let file = format!("{name}-{window_name}-{theme}");
                if !wanted.iter().all(|part| file.contains(part.as_str())) {
                    continue;
                }
                let insets = Insets {
                    top,
                    bottom,
                    ..Insets::default()
                };
                let window = Window {
                    width,
                    height,
                    insets,
                    dark,
                    ..Window::default()
                };
                let picture = picture(&window, &input, name);
                let bytes = png(&picture, 2.0).unwrap_or_default();
                if let Err(error) = std::fs::write(format!("{folder}/{file}.png"), bytes) {
                    eprintln!("{file}: {error}");
                }
            }
        }
    }
}

/// The samples, and the same with other pieces.
fn inputs() -> Vec<(&'static str, Input)> {
    let mut all = samples::all();
    all.push((
        "letters",
        Input {
            style: Style::Letters,
            ..samples::chariot()
        },
    ));
    all.push((
        "pictograms",
        Input {
            style: Style::Pictograms,
            ..samples::placing()
        },
    ));
    all.push((
        "pictograms-one",
        Input {
            style: Style::Pictograms,
            ..samples::check()
        },
    ));
    all.push((
        "flipped",
        Input {
            flipped: true,
            ..samples::chariot()
        },
    ));
    all.push(("enlarged", samples::chariot()));
    all.push(("coordinates", samples::chariot()));
    all
}

/// The scene with the layout's other parts as outlines.
fn picture(window: &Window, input: &Input, name: &str) -> String {
    let enlarged = (name == "enlarged").then_some(Plane::Tian);
    let layout = Layout::new(window, input.planes, enlarged, name == "coordinates");
    let scene = Scene::new(&layout, input);
    let mut picture = svg(&scene, window.dark, window.width, window.height);
    picture.truncate(picture.len() - "</svg>".len());
    let named = layout.plane_names.iter().map(|name| name.rect);
    let parts = [
        layout.far_strip,
        layout.near_strip,
        layout.status,
        layout.moves,
        layout.actions,
    ];
    let line = Colour::Div.argb(window.dark) & 0xFF_FFFF;
    for Rect {
        x,
        y,
        width,
        height,
    } in parts.into_iter().chain(named).chain(layout.seals)
    {
        let _ = write!(
            picture,
            r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="none" stroke="#{line:06X}"/>"##
        );
    }
    picture + "</svg>"
}

/// Every sample as a small picture of 72 × 80 dp, and as a picture to share.
fn small_pictures(folder: &str) {
    let small_place = Rect {
        width: 72.0,
        height: 80.0,
        ..Rect::default()
    };
    for (name, input) in samples::all() {
        let small = thumbnail(&Layout::sheets(input.planes, small_place), &input);
        let place = Rect {
            x: 0.0,
            y: 0.0,
            width: 300.0,
            height: 160.0,
        };
        let plain = Scene::new(&Layout::plain(input.planes, place, false), &input);
        for (kind, picture) in [
            ("small", shapes_svg(&small, false, 72.0, 80.0)),
            ("plain", svg(&plain, false, 300.0, 160.0)),
        ] {
            let bytes = png(&picture, 4.0).unwrap_or_default();
            if let Err(error) = std::fs::write(format!("{folder}/{name}-{kind}.png"), bytes) {
                eprintln!("{name}: {error}");
            }
        }
    }
}

/// The time of a layout and a scene, the fastest of twenty runs of a hundred.
fn time() {
    let input = samples::chariot();
    let window = Window {
        width: 360.0,
        height: 780.0,
        ..Window::default()
    };
    let run = || {
        let start = std::time::Instant::now();
        for _ in 0..100 {
            let layout = Layout::new(&window, input.planes, None, false);
            std::hint::black_box(Scene::new(&layout, &input));
        }
        start.elapsed() / 100
    };
    let best = (0..20).map(|_| run()).min().unwrap_or_default();
    let scene = Scene::new(&Layout::new(&window, input.planes, None, false), &input);
    let groups: usize = scene.groups.iter().map(|group| group.shapes.len()).sum();
    let papers: usize = scene.papers.iter().map(|paper| paper.shapes.len()).sum();
    let signs = scene.below.iter().chain(&scene.above);
    let shapes = papers + groups + signs.map(|sign| sign.shapes.len()).sum::<usize>();
    println!("{} groups, {shapes} shapes: {best:?}", scene.groups.len());
}
