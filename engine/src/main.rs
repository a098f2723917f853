//! `sancai-engine`: the rules and the machine opponent for other programs and for measuring.
mod args;
mod bench;
mod check;
mod contest;
mod perft;
mod player;
mod protocol;
mod random;
mod root;
mod tune;

use std::io::{self, Write};
use std::process::ExitCode;

use args::Args;
use protocol::Dialect;

const USAGE: &str = "\
sancai-engine perft --rules R [--position TEXT] --depth N
sancai-engine bench
sancai-engine uci
sancai-engine ucci
sancai-engine match --rules R --a PLAYER --b PLAYER --games N --seed S [--opening PLIES]
sancai-engine levels --rules R --games N --seed S [--to LEVEL]
sancai-engine tune --rules R --games N --nodes N --seed S --out FILE
sancai-engine check leaves|games|repetition --rules R FILE.json
R is standard, asian, book, threefold or san-cai; PLAYER is the number of a level, greedy, random,
or FILE:NODES (values of tune, nodes a move).";

/// A shell's status for a program that wrote into a closed pipe.
const CLOSED_PIPE: i32 = 141;

/// What a command ends with: a status, or a sentence on what was wrong with how it was asked.
type Outcome = Result<ExitCode, String>;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1);
    let words = words.map(|word| word.to_string_lossy().into_owned());
    run(words.collect()).unwrap_or_else(|wrong| {
        eprintln!("sancai-engine: {wrong}\n\n{USAGE}");
        ExitCode::from(2)
    })
}

/// Writes a line at once. When nobody listens any more, the program ends as SIGPIPE would end it.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        std::process::exit(CLOSED_PIPE);
    }
}

fn run(words: Vec<String>) -> Outcome {
    let mut words = words.into_iter();
    let command = words.next().ok_or("a command is missing")?;
    let words: Vec<String> = words.collect();
    match command.as_str() {
        "perft" => perft::run(&Args::read(words, &["rules", "position", "depth"])?),
        "bench" => bench::run(&Args::read(words, &[])?),
        "check" => check::run(&Args::read(words, &["rules"])?),
        "uci" => protocol::run(&Args::read(words, &[])?, Dialect::Uci),
        "ucci" => protocol::run(&Args::read(words, &[])?, Dialect::Ucci),
        "match" => contest::run(&Args::read(
            words,
            &["rules", "a", "b", "games", "seed", "opening"],
        )?),
        "levels" => contest::levels(&Args::read(words, &["rules", "games", "seed", "to"])?),
        "tune" => tune::run(&Args::read(
            words,
            &["rules", "games", "nodes", "seed", "out"],
        )?),
        "help" | "--help" | "-h" => {
            say(USAGE);
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(format!("there is no command “{command}”")),
    }
}
