//! `match`: two players, many games, a raw table.
mod table;

use std::cmp::Ordering;
use std::process::ExitCode;

use sancai::ai::{Evaluate, Level};
use sancai::board::{BySide, Move, Piece, Side};
use sancai::line::{Line, Reason};
use sancai::position::Counters;
use sancai::ruleset::RuleSet;

use crate::Outcome;
use crate::args::Args;
use crate::player::Player;
use crate::random::Random;
use crate::root::{Task, with_root};
use crate::say;
use table::Table;

/// A game as long as this is a draw: two of the rule sets have no end of their own.
const LONGEST_GAME: usize = 600;

/// One game to be played.
struct Game {
    rules: &'static RuleSet,
    red: Player,
    black: Player,
    seed: u64,
    /// Plies played at random before the players play.
    opening: usize,
}

/// How a game went.
struct Played {
    winner: Option<Side>,
    reason: String,
    moves: Vec<Move>,
    descent: Option<Descent>,
}

/// A descent to Di.
struct Descent {
    /// The ply that brought it.
    ply: usize,
    /// The side that had lost more on Ren and Tian, by what its pieces are worth there.
    behind: Option<Side>,
}

impl Task for Game {
    type Output = Played;

    fn run<P: Evaluate>(self, position: P, counters: Counters) -> Played {
        let mut line = Line::new(self.rules, position, counters);
        let mut random = Random::new(self.seed);
        random.open(&mut line, self.opening);
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
            descent: descent(&line),
        }
    }
}

fn descent<P: Evaluate>(line: &Line<P>) -> Option<Descent> {
    let ply = line.descent()?;
    // A move that descends captures nothing: all that was captured was so before it.
    let captured = line.counters_at(ply - 1).captured;
    let lost = BySide::from_fn(|side| {
        let pieces = captured.pieces().filter(|piece| piece.side == side);
        pieces.map(|Piece { kind, .. }| P::worth(kind)).sum::<i32>()
    });
    let behind = match lost.red.cmp(&lost.black) {
        Ordering::Greater => Some(Side::Red),
        Ordering::Equal => None,
        Ordering::Less => Some(Side::Black),
    };
    Some(Descent { ply, behind })
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

/// Two players and how often they meet.
#[derive(Clone, Copy)]
struct Match {
    rules: &'static RuleSet,
    a: Player,
    b: Player,
    games: u64,
    seed: u64,
    opening: usize,
}

impl Match {
    /// Plays the games, in which the players take turns with Red; tells of each.
    fn play(self, mut told: impl FnMut(&str)) -> Result<Table, String> {
        let Self { rules, a, b, .. } = self;
        let mut table = Table::default();
        let mut seeds = Random::new(self.seed);
        for number in 1..=self.games {
            let a_is_red = number % 2 == 1;
            let (red, black) = if a_is_red { (a, b) } else { (b, a) };
            // Both play the same random opening with either side.
            let seed = match self.opening {
                0 => seeds.next(),
                _ if a_is_red => Random::new(self.seed + number).next(),
                _ => Random::new(self.seed + number - 1).next(),
            };
            let game = Game {
                rules,
                red,
                black,
                seed,
                opening: self.opening,
            };
            let played = with_root(rules, None, game)?;
            let result = match played.winner {
                Some(Side::Red) => "1-0",
                None => "1/2",
                Some(Side::Black) => "0-1",
            };
            told(&format!(
                "{number:>4} {red} – {black}: {result} {} ({} plies)",
                played.reason,
                played.moves.len()
            ));
            table.add(played, a_is_red);
        }
        Ok(table)
    }
}

/// The command `match`.
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
    let opening = args
        .option("opening")
        .map_or(Ok(0), |_| args.number("opening"))?;
    let contest = Match {
        rules,
        a,
        b,
        games,
        seed,
        opening,
    };
    let table = contest.play(say)?;
    say(&format!(
        "rules {} A {a} B {b} games {games} seed {seed}",
        rules.name
    ));
    table.print();
    say(&format!(
        "command: sancai-engine match --rules {} --a {} --b {} --games {games} --seed {seed}{}",
        rules.name,
        args.needed("a")?,
        args.needed("b")?,
        args.option("opening")
            .map_or(String::new(), |plies| format!(" --opening {plies}"))
    ));
    Ok(ExitCode::SUCCESS)
}

/// The highest level that `levels` looks at unless told: the others take too long for every change of the code.
const HIGHEST: u8 = 5;
/// What a level has to score against the one below, in hundredths of the points: far less than it does.
const LEAST: f64 = 55.;

/// The command `levels`: each level up to the fifth, or `--to` another, against the one below; status 1 if one is not
/// clearly stronger.
///
/// # Errors
/// What is wrong with the arguments.
pub fn levels(args: &Args) -> Outcome {
    args.plain::<0>("options only")?;
    let rules = args.rules()?;
    let games: u64 = args.number("games")?;
    let seed: u64 = args.number("seed")?;
    let to: u8 = args
        .option("to")
        .map_or(Ok(HIGHEST), |_| args.number("to"))?;
    if to < 2 || Level::new(to).is_none() {
        return Err(format!("--to needs a level from 2 to {}", Level::COUNT));
    }
    let mut weak = 0;
    for number in 2..=to {
        let named = |number: u8| Player::named(&number.to_string());
        let contest = Match {
            rules,
            a: named(number)?,
            b: named(number - 1)?,
            games,
            seed,
            opening: 0,
        };
        let table = contest.play(|_| ())?;
        let is_stronger = table.percent() >= LEAST;
        weak += u8::from(!is_stronger);
        say(&format!(
            "{} {number} – {}: {} {}",
            rules.name,
            number - 1,
            table.score(),
            if is_stronger { "ok" } else { "NOT STRONGER" }
        ));
    }
    Ok(ExitCode::from(u8::from(weak > 0)))
}
