//! What the games of a match add up to.
use std::collections::{BTreeMap, HashSet};

use crate::say;
use sancai::board::{Move, Side};

use super::Played;

/// Standard errors either side of a mean between which 95 of 100 measurements lie.
const NINETY_FIVE: f64 = 1.96;

/// Wins, draws and losses of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([u32; 3]);

impl Score {
    fn add(&mut self, winner: Option<Side>, side: Side) {
        let at = match winner {
            None => 1,
            Some(winner) if winner == side => 0,
            Some(_) => 2,
        };
        self.0[at] += 1;
    }

    fn games(self) -> u32 {
        self.0.iter().sum()
    }

    /// The points per game, 0..=1, and half the width of their 95 % interval (normal, from the games' own variance).
    fn mean(self) -> (f64, f64) {
        let [wins, draws, _] = self.0.map(f64::from);
        let games = f64::from(self.games().max(1));
        let mean = (wins + draws / 2.) / games;
        let variance = (wins + draws / 4.) / games - mean * mean;
        (mean, NINETY_FIVE * (variance.max(0.) / games).sqrt())
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [wins, draws, losses] = self.0;
        let (mean, half) = self.mean();
        write!(
            f,
            "wins {wins} draws {draws} losses {losses} score {:.1} % ± {:.1}",
            100. * mean,
            100. * half
        )
    }
}

/// The table of a match.
#[derive(Default)]
pub struct Table {
    a: Score,
    red: Score,
    reasons: BTreeMap<String, u32>,
    plies: Vec<usize>,
    descents: Descents,
    different: HashSet<Vec<Move>>,
}

/// The games that went down to Di.
#[derive(Default)]
struct Descents {
    plies: Vec<usize>,
    red: Score,
    /// Of the side that had lost more on Ren and Tian, where one had.
    behind: Score,
}

impl Table {
    /// Counts a game.
    pub fn add(&mut self, played: Played, a_is_red: bool) {
        let winner = played.winner;
        let a = if a_is_red { Side::Red } else { Side::Black };
        self.a.add(winner, a);
        self.red.add(winner, Side::Red);
        *self.reasons.entry(played.reason).or_default() += 1;
        self.plies.push(played.moves.len());
        if let Some(descent) = played.descent {
            self.descents.plies.push(descent.ply);
            self.descents.red.add(winner, Side::Red);
            if let Some(behind) = descent.behind {
                self.descents.behind.add(winner, behind);
            }
        }
        self.different.insert(played.moves);
    }

    /// The first player's wins, draws and losses.
    pub fn score(&self) -> Score {
        self.a
    }

    /// The first player's points, in hundredths of those there were.
    pub fn percent(&self) -> f64 {
        100. * self.a.mean().0
    }

    /// The table, for people and to be copied into the documents.
    pub fn print(&self) {
        say(&format!("A: {}", self.a));
        say(&format!("Red: {}", self.red));
        say(&format!(
            "games {} different {}, plies {}",
            self.plies.len(),
            self.different.len(),
            spread(&self.plies)
        ));
        for (reason, count) in &self.reasons {
            say(&format!("  {reason}: {count}"));
        }
        let Descents { plies, red, behind } = &self.descents;
        if !plies.is_empty() {
            say(&format!(
                "descents {}, at ply {}",
                plies.len(),
                spread(plies)
            ));
            say(&format!("  Red: {red}"));
            say(&format!("  the side behind on Ren and Tian: {behind}"));
        }
    }
}

/// Least, middle, greatest and mean.
fn spread(numbers: &[usize]) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let [Some(least), Some(middle), Some(greatest)] =
        [sorted.first(), sorted.get(sorted.len() / 2), sorted.last()]
    else {
        return "-".to_owned();
    };
    let mean = sorted.iter().sum::<usize>() as f64 / sorted.len() as f64;
    format!("least {least} median {middle} greatest {greatest} mean {mean:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if a draw counts as nothing, or the interval is that of games without draws.
    #[test]
    fn a_score_has_its_interval() {
        let score = Score([40, 20, 40]);
        assert_eq!(
            score.to_string(),
            "wins 40 draws 20 losses 40 score 50.0 % ± 8.8"
        );
        assert_eq!(
            Score::default().to_string(),
            "wins 0 draws 0 losses 0 score 0.0 % ± 0.0"
        );
    }

    /// Fails if a game of A with Black is counted for Red, or the side behind for the side ahead.
    #[test]
    fn sides_are_told_apart() {
        let mut table = Table::default();
        for (winner, behind, a_is_red) in [
            (Some(Side::Black), Some(Side::Red), false),
            (Some(Side::Black), Some(Side::Black), true),
            (None, None, true),
        ] {
            let descent = Some(super::super::Descent { ply: 30, behind });
            let played = Played {
                winner,
                reason: "reason".to_owned(),
                moves: Vec::new(),
                descent,
            };
            table.add(played, a_is_red);
        }
        assert_eq!(table.a, Score([1, 1, 1]));
        assert_eq!(table.red, Score([0, 1, 2]));
        assert_eq!(table.descents.red, Score([0, 1, 2]));
        assert_eq!(table.descents.behind, Score([1, 0, 1]));
    }

    /// Fails if the numbers are not sorted first.
    #[test]
    fn a_spread_is_of_sorted_numbers() {
        assert_eq!(
            spread(&[9, 1, 5, 3, 4]),
            "least 1 median 4 greatest 9 mean 4.4"
        );
        assert_eq!(spread(&[]), "-");
    }
}
