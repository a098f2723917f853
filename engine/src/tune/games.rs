//! Games of the machine against itself, and the quiet positions in them.
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use sancai::ai::{Analysis, Evaluate, Limits, Machine, Score};
use sancai::board::Side;
use sancai::line::Line;

use crate::random::Random;

/// Plies played at random first, so that no two games are alike.
const OPENING: usize = 8;
/// A game as long as this is a draw.
const LONGEST: usize = 240;
/// A lead that a game is not played on from, once it has lasted so many plies.
const CLEAR_LEAD: Score = 1_500;
const CLEAR_PLIES: usize = 6;
/// Scores up to this are learned from.
const LARGEST: Score = 1_200;
/// How much the end of the game counts beside what the search said.
const OUTCOME: f32 = 0.6;

/// A quiet position and what it was worth to its side to move.
pub struct Sample<P> {
    pub position: P,
    /// What the search said.
    pub score: Score,
    /// How the game ended: 0, ½ or 1.
    pub outcome: f32,
}

impl<P> Sample<P> {
    /// What the evaluation should say, as a part of a game.
    pub fn wanted(&self, scale: f32) -> f32 {
        OUTCOME * self.outcome + (1. - OUTCOME) * expected(self.score as f32, scale)
    }
}

/// The part of a game that a score is worth.
pub fn expected(score: f32, scale: f32) -> f32 {
    1. / (1. + (-score * scale).exp())
}

/// The scale by which the searches' scores foretell the outcomes best.
pub fn scale<P>(samples: &[Sample<P>]) -> f32 {
    let error = |scale: f32| -> f64 {
        let errors = samples
            .iter()
            .map(|sample| expected(sample.score as f32, scale) - sample.outcome);
        errors.map(|error| f64::from(error * error)).sum()
    };
    let scales = (1..=100_u8).map(|step| f32::from(step) * 1e-4);
    scales
        .min_by(|&a, &b| error(a).total_cmp(&error(b)))
        .unwrap_or(3e-3)
}

/// Games from one start.
pub struct SelfPlay<'a, P: Evaluate> {
    pub start: &'a Line<P>,
    pub nodes: u64,
    pub seed: u64,
}

impl<P: Evaluate> SelfPlay<'_, P> {
    /// The quiet positions of so many games, which are played on every core. The same seed gives the same positions.
    pub fn games(&self, count: u64) -> Vec<Sample<P>> {
        let next = AtomicU64::new(0);
        let played = Mutex::new(Vec::new());
        let play = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return;
                }
                let samples = self.game(Random::new(self.seed.wrapping_add(number << 20)));
                let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
                played.push((number, samples));
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(play);
            }
        });
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_by_key(|&(number, _)| number);
        played
            .into_iter()
            .flat_map(|(_, samples)| samples)
            .collect()
    }

    fn game(&self, mut random: Random) -> Vec<Sample<P>> {
        let mut line = self.start.clone();
        random.open(&mut line, OPENING);
        let mut machine = Machine::new(1);
        let mut samples = Vec::new();
        let mut clear = 0;
        let mut lead = 0;
        while line.verdict().is_none() && line.plies() < LONGEST && clear < CLEAR_PLIES {
            let analysis = self.analyse(&mut machine, &line);
            let Some(best) = analysis.best else { break };
            lead = analysis.score * sign(line.position().side());
            clear = if lead.abs() >= CLEAR_LEAD {
                clear + 1
            } else {
                0
            };
            samples.extend(sample(&line, &analysis));
            line.push(best);
        }
        let winner = match line.verdict() {
            Some(verdict) => verdict.winner.map_or(0, sign),
            None if clear >= CLEAR_PLIES => lead.signum(),
            None => 0,
        };
        for sample in &mut samples {
            sample.outcome = (winner * sign(sample.position.side()) + 1) as f32 / 2.;
        }
        samples
    }

    fn analyse(&self, machine: &mut Machine, line: &Line<P>) -> Analysis {
        let stop = AtomicBool::new(false);
        let limits = Limits {
            nodes: self.nodes,
            ..Limits::until(&stop)
        };
        machine.analyse(line, &limits, &mut |_| ())
    }
}

const fn sign(side: Side) -> i32 {
    match side {
        Side::Red => 1,
        Side::Black => -1,
    }
}

/// The position, if nothing is being taken and nobody is in check: what the evaluation says of others is not asked.
fn sample<P: Evaluate>(line: &Line<P>, analysis: &Analysis) -> Option<Sample<P>> {
    let position = line.position();
    let best = analysis.best?;
    let takes = best
        .through()
        .or(best.to())
        .is_some_and(|point| position.piece(point).is_some());
    let is_quiet = !takes && !position.in_check() && analysis.score.abs() <= LARGEST;
    is_quiet.then(|| Sample {
        position: position.clone(),
        score: analysis.score,
        outcome: 0.,
    })
}
