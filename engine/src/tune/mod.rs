//! `tune`: plays games against itself and fits the values of the evaluation to how they ended.
mod fit;
mod games;
mod slopes;

use std::fs::{self, OpenOptions};
use std::io;
use std::process::ExitCode;

use sancai::ai::{Evaluate, Values};
use sancai::line::Line;
use sancai::position::Counters;
use sancai::ruleset::RuleSet;

use crate::Outcome;
use crate::args::Args;
use crate::root::{Task, with_root};
use crate::say;
use games::{Sample, SelfPlay};

/// How often the evaluation is taken for a linear one anew: it is nearly one.
const ROUNDS: usize = 3;

/// What the games are to be like.
struct Tuning {
    rules: &'static RuleSet,
    games: u64,
    nodes: u64,
    seed: u64,
}

impl Task for Tuning {
    type Output = Result<Values, String>;

    fn run<P: Evaluate>(self, position: P, counters: Counters) -> Self::Output {
        let start = Line::new(self.rules, position, counters);
        let play = SelfPlay {
            start: &start,
            nodes: self.nodes,
            seed: self.seed,
        };
        let samples = play.games(self.games);
        if samples.is_empty() {
            return Err("the games have no quiet position to learn from".to_owned());
        }
        say(&format!(
            "{} quiet positions of {} games",
            samples.len(),
            self.games
        ));
        Ok(fitted(&samples, P::values()))
    }
}

/// The values that foretell best how the games ended.
fn fitted<P: Evaluate>(samples: &[Sample<P>], built_in: &Values) -> Values {
    let scale = games::scale(samples);
    say(&format!(
        "a score of {:.0} is worth three games of four",
        3_f32.ln() / scale
    ));
    let wanted: Vec<f32> = samples.iter().map(|sample| sample.wanted(scale)).collect();
    let mut values = built_in.clone();
    for round in 1..=ROUNDS {
        let slopes = slopes::of(samples, &values);
        let fit = fit::Fit {
            slopes: &slopes,
            wanted: &wanted,
            scale,
        };
        let (changes, before, after) = fit.run();
        values = changed(&values, &changes);
        say(&format!(
            "round {round}: error {before:.6}, fitted {after:.6}"
        ));
    }
    values
}

fn changed(values: &Values, changes: &[f32]) -> Values {
    let mut numbers = *values.numbers();
    for (number, change) in numbers.iter_mut().zip(changes) {
        *number += change.round() as i16;
    }
    Values::new(numbers)
}

/// The command.
///
/// # Errors
/// What is wrong with the arguments, or why the file cannot be written.
pub fn run(args: &Args) -> Outcome {
    args.plain::<0>("options only")?;
    let rules = args.rules()?;
    let out = args.needed("out")?;
    let tuning = Tuning {
        rules,
        games: args.number("games")?,
        nodes: args.number("nodes")?,
        seed: args.number("seed")?,
    };
    let told = |fault: io::Error| format!("{out}: {fault}");
    // Hours of games are not to end in a file that cannot be written; what it holds stays until then.
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(out)
        .map_err(told)?;
    let values = with_root(rules, None, tuning)??;
    fs::write(out, values.to_string()).map_err(told)?;
    say(&format!("written: {out}"));
    Ok(ExitCode::SUCCESS)
}
