//! How long storing takes: `cargo run --release -p sancai --example store`.
use std::time::Instant;

use sancai::app::{Act, App, NewGame, Opponent};
use sancai::store::{Filter, Head, Standing, Store};

/// Acts that are timed.
const ACTS: usize = 5_000;

/// Records of the large library.
const GAMES: u32 = 10_000;

fn main() {
    let folder = std::env::temp_dir().join(format!("sancai-bench-{}", std::process::id()));
    acts(&folder.join("acts"));
    lists(&folder.join("lists"));
    let _ = std::fs::remove_dir_all(&folder);
}

/// Every act, committed and synced, as the app does it.
fn acts(folder: &std::path::Path) {
    let mut app = App::open("en", folder, 0, 0);
    let choice = NewGame {
        rules: "threefold".into(),
        opponent: Opponent::Here,
        ..NewGame::default()
    };
    let mut times = Vec::new();
    for seed in 0.. {
        let mut session = app.start(&choice, seed, 0).expect("a game");
        for turn in 0..100 {
            let legal = session.game().line().legal();
            let Some(action) = legal.get((turn * 13 + seed as usize) % legal.len().max(1)) else {
                break;
            };
            let start = Instant::now();
            if session.act(Act::Move(*action), 0).is_err() {
                break;
            }
            times.push(start.elapsed());
        }
        if times.len() >= ACTS {
            break;
        }
    }
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{} acts: median {:.2} ms, 99 % {:.2} ms, longest {:.2} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// The list of a large library: opened, counted, first page, a page in its middle, searched.
fn lists(folder: &std::path::Path) {
    let store = Store::open(folder, 0);
    let acts: Vec<String> = (0..80)
        .map(|n| {
            format!(
                "{{\"act\":{{\"move\":\"h2e{}\"}},\"by\":\"red\",\"at\":0}}",
                n % 10
            )
        })
        .collect();
    for n in 0..GAMES {
        let head = Head {
            key: format!("{n:032x}"),
            name: format!("Game {n}"),
            players: "Red – Black".into(),
            rules: "standard".into(),
            head: String::new(),
            started: u64::from(n),
        };
        let standing = Standing {
            plies: 80,
            changed: u64::from(n),
            ..Standing::default()
        };
        store.begin(&head, &acts, &standing).expect("a record");
    }
    drop(store);
    let timed = |what: &str, work: &dyn Fn() -> usize| {
        let start = Instant::now();
        let n = work();
        println!(
            "{GAMES} games, {what}: {:.2} ms ({n})",
            start.elapsed().as_secs_f64() * 1e3
        );
    };
    timed("opened", &|| Store::open(folder, 0).notices().len());
    let store = Store::open(folder, 0);
    let all = Filter::default();
    let named = Filter {
        text: "game 9".into(),
        ..Filter::default()
    };
    timed("counted", &|| store.count(&all).expect("a count") as usize);
    timed("the first 50", &|| {
        store.find(&all, 0, 50).expect("a page").len()
    });
    timed("50 in the middle", &|| {
        store.find(&all, GAMES / 2, 50).expect("a page").len()
    });
    timed("the last 50", &|| {
        store.find(&all, GAMES - 50, 50).expect("a page").len()
    });
    timed("searched", &|| {
        store.find(&named, 0, 50).expect("a page").len()
    });
}
