//! `check`: the project against the corpora.
mod games;
mod leaves;
mod repetition;

use std::process::ExitCode;

use serde::de::DeserializeOwned;

use crate::Outcome;
use crate::args::Args;
use crate::say;

/// How many failures are printed.
const SHOWN: usize = 10;

/// What a case that failed says of itself.
type Failure = String;

/// The command.
///
/// # Errors
/// What is wrong with the arguments or the file.
pub fn run(args: &Args) -> Outcome {
    let [corpus, file] = args.plain("a corpus and a file")?;
    let rules = args.rules()?;
    match corpus {
        "leaves" => Ok(report(&read::<Vec<_>>(file)?, |case| {
            leaves::check(rules, case)
        })),
        "games" => Ok(report(&read::<Vec<_>>(file)?, |case| {
            games::check(rules, case)
        })),
        "repetition" => {
            // Lives as long as the program, as every rule set does.
            let rules = Box::leak(Box::new(repetition::conduct_only(rules)));
            let cases = read::<repetition::Corpus>(file)?.cases();
            Ok(report(&cases, |case| repetition::check(rules, case)))
        }
        _ => Err(format!("there is no corpus “{corpus}”")),
    }
}

/// What a JSON file holds.
fn read<C: DeserializeOwned>(file: &str) -> Result<C, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{file}: {error}"))
}

/// Checks every case, prints the first failures and how many passed; the status tells whether all did.
fn report<C>(cases: &[C], check: impl Fn(&C) -> Result<(), Failure>) -> ExitCode {
    let results = cases.iter().map(check);
    let failures: Vec<Failure> = results.filter_map(Result::err).collect();
    for failure in failures.iter().take(SHOWN) {
        say(failure);
    }
    say(&format!(
        "{} passed, {} failed",
        cases.len() - failures.len(),
        failures.len()
    ));
    ExitCode::from(u8::from(!failures.is_empty()))
}
