//! Kill −9 at any moment loses nothing that was acknowledged. A child process plays through the bindings and says in a pipe
//! what it has done; it is killed; the store must have it.
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sancai::game::{Act, Game, Read, Record, Setup};
use sancai::ruleset::RULE_SETS;
use sancai_bindings as bindings;

/// Names the folder of the child's store, and its seed.
const FOLDER: &str = "SANCAI_KILLED_FOLDER";
const SEED: &str = "SANCAI_KILLED_SEED";

/// How often the child is killed.
const KILLS: u64 = 200;

/// Acts a child does unless it is killed.
const ACTS: usize = 60;

/// A game of random moves that goes on for all of [`ACTS`], with undos in between; the same for the same seed.
fn script(seed: u64) -> (Setup, Vec<Act>) {
    let mut lot = StdRng::seed_from_u64(seed);
    let setup = Setup {
        formal: false,
        ..Setup::of(&RULE_SETS[seed as usize % RULE_SETS.len()])
    };
    let mut game = Game::new(setup.clone()).expect("a start");
    let mut acts = Vec::new();
    while acts.len() < ACTS && game.outcome().is_none() {
        let legal = game.line().legal();
        let action = legal[lot.random_range(0..legal.len())];
        let act = Act::Move(action);
        if game.act(act, game.side(), 0).is_ok() {
            acts.push(act);
        }
    }
    (setup, acts)
}

/// Not a test of its own: what the child process runs.
#[test]
fn child() {
    let Ok(folder) = std::env::var(FOLDER) else {
        return;
    };
    let seed = std::env::var(SEED).ok().and_then(|it| it.parse().ok());
    let (setup, acts) = script(seed.expect("a seed"));
    let app = bindings::App::open("en".into(), folder, 0, 1_764_475_200_000);
    let choice = bindings::NewGame {
        rules: setup.rules.name.into(),
        opponent: "here".into(),
        ..app.form().last
    };
    let session = app.start(choice, 7, 0).expect("a game");
    let mut pipe = std::io::stdout();
    writeln!(pipe, "acknowledged {}", 0).expect("the pipe");
    for (index, act) in acts.iter().enumerate() {
        let Act::Move(action) = act else { continue };
        let text = action.to_string();
        session
            .act(bindings::Act::Move { text }, 0)
            .expect("an act");
        writeln!(pipe, "acknowledged {}", index + 1).expect("the pipe");
    }
    sleep(Duration::from_mins(1));
}

/// Plays in a child and kills it up to 20 ms after a random act; how many acts it had acknowledged.
fn play_and_kill(folder: &Path, seed: u64) -> usize {
    let mut lot = StdRng::seed_from_u64(!seed);
    let (_, acts) = script(seed);
    let stop_at = lot.random_range(0..=acts.len());
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "child", "--nocapture"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut counts = lines.map_while(Result::ok).filter_map(|line| {
        let count = line.split_once("acknowledged ")?.1.parse().ok()?;
        Some(count)
    });
    let mut acknowledged = counts
        .find(|&count: &usize| count >= stop_at)
        .expect("the act");
    sleep(Duration::from_micros(lot.random_range(0..20_000)));
    child.kill().expect("kill -9");
    child.wait().expect("its end");
    // What was acknowledged between the act and the end is in the pipe.
    acknowledged = counts.last().unwrap_or(acknowledged);
    acknowledged
}

/// The acts that the store has of the game begun last.
fn stored(folder: &Path) -> Vec<Act> {
    let app = bindings::App::open("en".into(), folder.to_string_lossy().into_owned(), 0, 0);
    assert_eq!(app.notices(), Vec::<String>::new());
    let all = bindings::GameFilter {
        text: String::new(),
        rules: String::new(),
        result: String::new(),
    };
    let games = app.games(all, 0, 1_000).expect("the library opens");
    let latest = games.iter().map(|game| game.id).max().expect("a game");
    let json = app.export_game(latest).expect("a record");
    let read: Vec<Read> = Record::read(&json).expect("its own text");
    let (record, _) = read.into_iter().next().expect("one").expect("a game");
    app.resume(latest, 0, 0).expect("it can be gone on with");
    record.acts.iter().map(|logged| logged.act).collect()
}

fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sancai-killed-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Fails if an act is stored after its function has returned, or if `append` leaves out `change.commit()`; also (rarely) if
/// the file is opened with `journal_mode = OFF`.
#[test]
fn kill_9_loses_nothing_that_was_acknowledged() {
    if std::env::var(FOLDER).is_ok() {
        return;
    }
    let folder = folder();
    for seed in 0..KILLS {
        let acknowledged = play_and_kill(&folder, seed);
        let (_, acts) = script(seed);
        let kept = stored(&folder);
        assert!(
            kept.len() == acknowledged || kept.len() == acknowledged + 1,
            "seed {seed}: {} kept of {acknowledged} acknowledged",
            kept.len()
        );
        assert_eq!(kept, acts[..kept.len()], "seed {seed}");
    }
    let _ = fs::remove_dir_all(&folder);
}
