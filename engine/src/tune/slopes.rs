//! How the evaluation of each position changes with each value.
use std::thread;

use sancai::ai::{Evaluate, Values};

use super::games::Sample;

/// By how much a value is changed to see what it does: more than what the evaluation's divisions round away.
const STEP: i16 = 8;

/// The evaluations and their slopes, most of which are zero.
pub struct Slopes {
    pub evaluations: Vec<f32>,
    /// Of each position, which values count, and how much.
    pub rows: Vec<Vec<(u16, f32)>>,
    /// How many values there are.
    pub values: usize,
}

/// The slopes at these values, worked out on every core.
pub fn of<P: Evaluate>(samples: &[Sample<P>], values: &Values) -> Slopes {
    let changed: Vec<Values> = (0..values.numbers().len())
        .map(|index| {
            let mut numbers = *values.numbers();
            numbers[index] += STEP;
            Values::new(numbers)
        })
        .collect();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let row = |sample: &Sample<P>| row(&sample.position, values, &changed);
    let part = |samples: &[Sample<P>]| samples.iter().map(row).collect::<Vec<_>>();
    let parts = thread::scope(|scope| {
        let parts = samples.chunks(samples.len().div_ceil(cores).max(1));
        let parts: Vec<_> = parts.map(|samples| scope.spawn(|| part(samples))).collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap_or_default())
            .collect::<Vec<_>>()
    });
    let (evaluations, rows) = parts.into_iter().unzip();
    Slopes {
        evaluations,
        rows,
        values: changed.len(),
    }
}

fn row<P: Evaluate>(position: &P, values: &Values, changed: &[Values]) -> (f32, Vec<(u16, f32)>) {
    let evaluation = position.evaluate_by(values);
    let slopes = changed.iter().enumerate().filter_map(|(index, changed)| {
        let change = position.evaluate_by(changed) - evaluation;
        (change != 0).then(|| (index as u16, change as f32 / f32::from(STEP)))
    });
    (evaluation as f32, slopes.collect())
}
