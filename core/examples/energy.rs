//! Draws energy images of games that the machine plays against itself, for looking at them:
//! `cargo run --release -p sancai --features raster --example energy -- FOLDER [SIZE]`.
//! `--time` instead of a folder measures the list and the picture of a game of 300 moves.
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sancai::ai::{self, Evaluate, Level};
use sancai::board::Move;
use sancai::energy::{Image, Preset, Raster, Settings, Trace, png};
use sancai::game::{Act, Game, Lines, Setup};
use sancai::line::Line;
use sancai::ruleset::RULE_SETS;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        None => eprintln!("usage: energy FOLDER [SIZE] | --time"),
        Some("--time") => time(),
        Some(folder) => {
            let size = args.get(1).and_then(|size| size.parse().ok());
            draw(folder, size.unwrap_or(720));
        }
    }
}

fn draw(folder: &str, size: u32) {
    for seed in 0..10 {
        let plies = [24, 60, 90, 140, 200, 300][seed as usize % 6];
        let trace = Trace::of(&game(seed, plies));
        for dark in [false, true] {
            let theme = if dark { "night" } else { "paper" };
            save(
                folder,
                &format!("{seed}-{theme}"),
                &trace,
                &Settings::default(),
                size,
                dark,
            );
        }
        if seed % 5 == 2 {
            for preset in Preset::ALL {
                let settings = preset.settings(&Settings::default());
                save(
                    folder,
                    &format!("{seed}-{}", preset.name()),
                    &trace,
                    &settings,
                    size,
                    false,
                );
            }
            let settings = Settings {
                patterns: true,
                ..Settings::default()
            };
            save(
                folder,
                &format!("{seed}-patterns"),
                &trace,
                &settings,
                size,
                false,
            );
        }
    }
}

fn save(folder: &str, name: &str, trace: &Trace, settings: &Settings, size: u32, dark: bool) {
    let image = Image::new(trace, trace.plies(), settings);
    let bytes = png(&image, size, &sancai::app::inks(dark), &mut |_| true).unwrap_or_default();
    println!(
        "{name}: {} moves, {} marks, {} points",
        trace.plies(),
        image.marks.len(),
        image.points.len()
    );
    if let Err(error) = std::fs::write(format!("{folder}/{name}.png"), bytes) {
        eprintln!("{name}: {error}");
    }
}

/// A game of at most so many plies between two machines of level 2, each game in another rule set than the one before.
fn game(seed: u64, plies: usize) -> Game {
    let rules = &RULE_SETS[seed as usize % 5];
    let mut game = Game::new(Setup::of(rules)).expect("a rule set's own start");
    while game.outcome().is_none() && game.line().moves().len() < plies {
        let seed = seed * 1000 + game.line().moves().len() as u64;
        let action = match game.lines() {
            Lines::Classic(line) => answer(line, seed),
            Lines::Stacked(line) => answer(line, seed),
        };
        let by = game.side();
        if action.is_none_or(|action| game.act(Act::Move(action), by, 0).is_err()) {
            break;
        }
    }
    game
}

fn answer<P: Evaluate>(line: &Line<P>, seed: u64) -> Option<Move> {
    ai::think(
        line,
        Level::new(2)?,
        seed,
        &AtomicBool::new(false),
        &mut |_| {},
    )
}

/// The list and the picture of a long game, the fastest of ten runs.
fn time() {
    let mut trace = Trace::of(&game(0, 300));
    let played = trace.strokes.clone();
    trace.strokes = played.into_iter().cycle().take(300).collect();
    let settings = Settings::default();
    let best = |run: &dyn Fn()| {
        let timed = |_| {
            let start = Instant::now();
            run();
            start.elapsed()
        };
        (0..10).map(timed).min().unwrap_or(Duration::ZERO)
    };
    let image = Image::new(&trace, 300, &settings);
    println!(
        "{} moves, {} marks, {} points",
        trace.plies(),
        image.marks.len(),
        image.points.len()
    );
    println!(
        "list: {:?}",
        best(&|| drop(Image::new(&trace, 300, &settings)))
    );
    let inks = sancai::app::inks(false);
    println!(
        "raster: {:?}",
        best(&|| drop(Raster::new(&image, 1080, 0..1080)))
    );
    println!(
        "1080 × 1080 pixels: {:?}",
        best(&|| drop(Raster::new(&image, 1080, 0..1080).rgb(&inks)))
    );
    println!(
        "as a PNG file: {:?}",
        best(&|| drop(png(&image, 1080, &inks, &mut |_| true)))
    );
}
