//! `match`: two players, many games, a raw table.
use std::collections::{BTreeMap, HashSet};
use std::process::ExitCode;

use sancai::ai::Evaluate;
use sancai::board::{Move, Side};
use sancai::line::{Line, Reason};
use sancai::position::Counters;
use sancai::ruleset::RuleSet;

use crate::Outcome;
use crate::args::Args;
use crate::player::Player;
use crate::random::Random;
use crate::root::{Task, with_root};

/// A game as long as this is a draw: two of the rule sets have no end of their own.
const LONGEST_GAME: usize = 600;

/// One game to be played.
struct Game {
    rules: &'static RuleSet,
    red: Player,
    black: Player,
    seed: u64,
}

/// How a game went.
struct Played {
    winner: Option<Side>,
    reason: String,
    moves: Vec<Move>,
    descended: bool,
}

impl Task for Game {
    type Output = Played;

    fn run<P: Evaluate>(self, position: P, counters: Counters) -> Played {
        let mut line = Line::new(self.rules, position, counters);
        let mut random = Random::new(self.seed);
        while line.verdict().is_none() && line.plies() < LONGEST_GAME {
            let player = match line.position().side() {
                Side::Red => self.red,
                Side::Black => self.black,
            };
            let Some(action) = player.choose(&line, &mut random) else {
                break;
            };
            line.push(action);
        }
        Played {
            winner: line.verdict().and_then(|verdict| verdict.winner),
            reason: line
                .verdict()
                .map_or("too long".to_owned(), |verdict| name(&verdict.reason)),
            moves: line.moves().to_vec(),
            descended: line.descent().is_some(),
        }
    }
}

/// A reason in a few words.
fn name(reason: &Reason) -> String {
    match reason {
        Reason::Repetition(_) => "repetition".to_owned(),
        Reason::RepetitionDraw(_) => "repetition draw".to_owned(),
        other => {
            let text = format!("{other:?}");
            text.split([' ', '{'])
                .next()
                .unwrap_or_default()
                .to_lowercase()
        }
    }
}

/// What a match adds up to.
#[derive(Default)]
struct Table {
    /// Wins, draws and losses of A.
    score: [u32; 3],
    /// Red's.
    red: [u32; 3],
    reasons: BTreeMap<String, u32>,
    plies: usize,
    descents: u32,
    different: HashSet<Vec<Move>>,
}

impl Table {
    fn add(&mut self, played: Played, a_is_red: bool) {
        let red = match played.winner {
            Some(Side::Red) => 0,
            None => 1,
            Some(Side::Black) => 2,
        };
        self.red[red] += 1;
        self.score[if a_is_red { red } else { 2 - red }] += 1;
        *self.reasons.entry(played.reason).or_default() += 1;
        self.plies += played.moves.len();
        self.descents += u32::from(played.descended);
        self.different.insert(played.moves);
    }

    fn print(&self) {
        let games = self.score.iter().sum::<u32>().max(1);
        let percent =
            |[wins, draws, _]: [u32; 3]| f64::from(2 * wins + draws) * 50. / f64::from(games);
        let [wins, draws, losses] = self.score;
        println!(
            "A: wins {wins} draws {draws} losses {losses} score {:.1} %",
            percent(self.score)
        );
        println!(
            "Red: wins {} draws {} losses {} score {:.1} %",
            self.red[0],
            self.red[1],
            self.red[2],
            percent(self.red)
        );
        println!(
            "plies a game {} different games {} descents {}",
            self.plies / games as usize,
            self.different.len(),
            self.descents
        );
        for (reason, count) in &self.reasons {
            println!("  {reason}: {count}");
        }
    }
}

/// The command. The players take turns with Red.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(args: &Args) -> Outcome {
    args.plain::<0>("options only")?;
    let rules = args.rules()?;
    let a = Player::named(args.needed("a")?)?;
    let b = Player::named(args.needed("b")?)?;
    let games: u64 = args.number("games")?;
    let seed: u64 = args.number("seed")?;
    let mut table = Table::default();
    let mut seeds = Random::new(seed);
    for number in 1..=games {
        let a_is_red = number % 2 == 1;
        let (red, black) = if a_is_red { (a, b) } else { (b, a) };
        let seed = seeds.next();
        let played = with_root(
            rules,
            None,
            Game {
                rules,
                red,
                black,
                seed,
            },
        )?;
        let result = match played.winner {
            Some(Side::Red) => "1-0",
            None => "1/2",
            Some(Side::Black) => "0-1",
        };
        println!(
            "{number:>4} {red} – {black}: {result} {} ({} plies)",
            played.reason,
            played.moves.len()
        );
        table.add(played, a_is_red);
    }
    println!("rules {} A {a} B {b} games {games} seed {seed}", rules.name);
    table.print();
    println!(
        "command: sancai-engine match --rules {} --a {} --b {} --games {games} --seed {seed}",
        rules.name,
        args.needed("a")?,
        args.needed("b")?
    );
    Ok(ExitCode::SUCCESS)
}
