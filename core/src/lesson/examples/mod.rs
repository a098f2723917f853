//! An example for each kind of verdict, as data (`data/verdicts.txt`).
#[cfg(test)]
mod tests;

use crate::board::{Move, Side};
use crate::line::{Conduct, Judgement, Line, Reason, Step, Why};
use crate::position::classic::{Position, Start};
use crate::ruleset::RuleSet;
use crate::words::Words;

/// A kind of verdict that an example shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One side checked on every move (article 4).
    PerpetualCheck,
    /// One side chased one piece on every move (article 4).
    PerpetualChase,
    /// `asian`: one side chased a Chariot pinned by a Horse on every move (article 4).
    PinnedChariot,
    /// Both sides checked on every move: a draw (article 4).
    BothCheck,
    /// The conduct of both sides was neutral: a draw (article 4).
    Neutral,
    /// `book`: the move would make a position a third time (article 2).
    MadeTwice,
    /// `threefold`: a position occurred for the third time.
    ThirdOccurrence,
    /// The side to move has no legal move and is not in check (article 1).
    Stalemate,
    /// Nobody has a piece that can cross the river: a draw (article 0).
    DeadDraw,
}

/// The kinds by their names in the data.
const KINDS: [(&str, Kind); 9] = [
    ("perpetual-check", Kind::PerpetualCheck),
    ("perpetual-chase", Kind::PerpetualChase),
    ("pinned-chariot", Kind::PinnedChariot),
    ("both-check", Kind::BothCheck),
    ("neutral", Kind::Neutral),
    ("made-twice", Kind::MadeTwice),
    ("third-occurrence", Kind::ThirdOccurrence),
    ("stalemate", Kind::Stalemate),
    ("dead-draw", Kind::DeadDraw),
];

/// What an example comes to: the kind of verdict, and the side that loses by it or may not move so (`None`: a draw).
pub type Found = (Option<Side>, Kind);

/// An example for a kind of verdict.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its name, in lower case with hyphens.
    pub id: &'static str,
    /// The rule set it is judged by.
    pub rules: &'static RuleSet,
    /// Where it begins.
    pub start: Start,
    /// The moves up to the one on which the verdict falls, so their number is its ply.
    pub moves: Vec<Move>,
    /// The verdict that it shows.
    pub found: Found,
}

impl Example {
    /// What the example shows, in one sentence.
    pub fn sentence(&self, words: Words) -> String {
        words.text(&format!("example-{}", self.id))
    }

    /// The line before the last move.
    pub fn line(&self) -> Line<Position> {
        let mut line = Line::new(self.rules, self.start.position.clone(), self.start.counters);
        let before = self.moves.len().saturating_sub(1);
        for &action in &self.moves[..before] {
            line.push(action);
        }
        line
    }

    fn read(row: &'static str) -> Option<Self> {
        let fields: Vec<&str> = row.split('|').map(str::trim).collect();
        let [id, rules, position, moves, ply, found] = fields[..] else {
            return None;
        };
        let rules = RuleSet::named(rules)?;
        Some(Self {
            id,
            rules,
            start: Start::read(position, rules.cannon).ok()?,
            moves: repeated(moves, ply.parse().ok()?)?,
            found: read_found(found)?,
        })
    }
}

/// As many moves, those given over and over.
fn repeated(moves: &str, plies: usize) -> Option<Vec<Move>> {
    let texts = moves.split(' ').cycle().take(plies);
    texts.map(Move::parse).collect()
}

fn read_found(text: &str) -> Option<Found> {
    let (side, kind) = text.split_once(' ')?;
    let loser = match side {
        "red" => Some(Side::Red),
        "black" => Some(Side::Black),
        "draw" => None,
        _ => return None,
    };
    let kind = KINDS.iter().find(|(name, _)| *name == kind)?;
    Some((loser, kind.1))
}

/// The examples, in the order in which they are shown. A row that cannot be read is left out here and found by the
/// tests.
pub fn examples() -> Vec<Example> {
    rows().filter_map(Example::read).collect()
}

fn rows() -> impl Iterator<Item = &'static str> {
    include_str!("../../../data/verdicts.txt")
        .lines()
        .filter(|row| !row.starts_with('#'))
}

/// What a move by this side came to, if an example shows verdicts of this kind.
pub fn found<P>(step: &Step<P>, mover: Side) -> Option<Found> {
    match step {
        Step::Forbidden(Why::MadeTwice { .. }) => Some((Some(mover), Kind::MadeTwice)),
        Step::Ends(verdict) => {
            let kind = match &verdict.reason {
                Reason::Repetition(judgement) | Reason::RepetitionDraw(judgement) => {
                    judged(judgement)?
                }
                Reason::ThirdOccurrence => Kind::ThirdOccurrence,
                Reason::Stalemate => Kind::Stalemate,
                Reason::DeadDraw => Kind::DeadDraw,
                _ => return None,
            };
            Some((verdict.winner.map(|winner| !winner), kind))
        }
        Step::Goes | Step::Warned(_) | Step::Descends(_) => None,
    }
}

fn judged(judgement: &Judgement) -> Option<Kind> {
    let worst = judgement.conduct.red.max(judgement.conduct.black);
    match (judgement.loser, worst) {
        (Some(_), Conduct::PerpetualCheck) => Some(Kind::PerpetualCheck),
        (Some(_), Conduct::PinnedChariot) => Some(Kind::PinnedChariot),
        (Some(_), Conduct::PerpetualChase) => Some(Kind::PerpetualChase),
        (None, Conduct::PerpetualCheck) => Some(Kind::BothCheck),
        (None, Conduct::Neutral) => Some(Kind::Neutral),
        _ => None,
    }
}
