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

use std::process::ExitCode;

use args::Args;
use protocol::Dialect;

const USAGE: &str = "\
sancai-engine perft --rules R [--position TEXT] --depth N
sancai-engine bench
sancai-engine uci
sancai-engine ucci
sancai-engine match --rules R --a PLAYER --b PLAYER --games N --seed S
sancai-engine check leaves|games|repetition --rules R FILE.json
R is standard, asian, book, threefold or san-cai; PLAYER is the number of a level, greedy or random.";

/// What a command ends with: a status, or a sentence on what was wrong with how it was asked.
type Outcome = Result<ExitCode, String>;

fn main() -> ExitCode {
    run(std::env::args().skip(1).collect()).unwrap_or_else(|wrong| {
        eprintln!("sancai-engine: {wrong}\n\n{USAGE}");
        ExitCode::from(2)
    })
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
        "match" => contest::run(&Args::read(words, &["rules", "a", "b", "games", "seed"])?),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(format!("there is no command “{command}”")),
    }
}
