//! Least squares by Adam (Kingma and Ba, 2014) over all positions at once.
use super::games::expected;
use super::slopes::Slopes;

const STEPS: u16 = 400;
/// The first steps change a value by about so much; the last by a tenth of it.
const PACE: f32 = 1.5;
/// How much a value's distance from where it was counts: a point on which a kind hardly ever stood stays as it is.
const TIE: f32 = 1e-8;
const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;

/// What is to be fitted.
pub struct Fit<'a> {
    pub slopes: &'a Slopes,
    /// For each position the wanted part of a game.
    pub wanted: &'a [f32],
    pub scale: f32,
}

impl Fit<'_> {
    /// The changes of the values, and the mean square error before and after.
    pub fn run(&self) -> (Vec<f32>, f32, f32) {
        let count = self.slopes.values;
        let mut changes = vec![0.; count];
        let (mut mean, mut square) = (vec![0.; count], vec![0.; count]);
        let (mut gradient, before) = self.gradient(&changes);
        let mut after = before;
        for step in 1..=STEPS {
            let pace = PACE * (1. - 0.9 * f32::from(step) / f32::from(STEPS));
            let unbias = |decay: f32| 1. - decay.powi(step.into());
            for index in 0..count {
                let slope = gradient[index];
                mean[index] += (1. - MOMENTUM) * (slope - mean[index]);
                square[index] += (1. - SPREAD) * (slope * slope - square[index]);
                let root = (square[index] / unbias(SPREAD)).sqrt();
                changes[index] -= pace * mean[index] / unbias(MOMENTUM) / (root + 1e-10);
            }
            (gradient, after) = self.gradient(&changes);
        }
        (changes, before, after)
    }

    /// The slope of the error to each value, and the error without the tie.
    fn gradient(&self, changes: &[f32]) -> (Vec<f32>, f32) {
        let count = self.wanted.len() as f32;
        let mut gradient: Vec<f32> = changes.iter().map(|change| 2. * TIE * change).collect();
        let mut error = 0.;
        let rows = self.slopes.evaluations.iter().zip(&self.slopes.rows);
        for ((evaluation, row), wanted) in rows.zip(self.wanted) {
            let change: f32 = row
                .iter()
                .map(|&(index, slope)| changes[usize::from(index)] * slope)
                .sum();
            let part = expected(evaluation + change, self.scale);
            let off = part - wanted;
            error += f64::from(off * off);
            let force = 2. * off * part * (1. - part) * self.scale / count;
            for &(index, slope) in row {
                gradient[usize::from(index)] += force * slope;
            }
        }
        (gradient, error as f32 / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose wanted parts come from hidden changes: the fit finds them. Fails if a step goes up the slope.
    #[test]
    fn hidden_changes_are_found() {
        let hidden = [30., -20., 0.];
        let scale = 0.004;
        let row = |at: usize| {
            let part = |index: usize| ((at * (index + 3) * 7 + at / 5) % 11) as f32 / 5. - 1.;
            (0..3_u16)
                .map(|index| (index, part(index.into())))
                .collect::<Vec<_>>()
        };
        let rows: Vec<_> = (0..400).map(row).collect();
        let value = |row: &Vec<(u16, f32)>| {
            row.iter()
                .map(|&(index, slope)| hidden[usize::from(index)] * slope)
                .sum::<f32>()
        };
        let wanted: Vec<f32> = rows.iter().map(|row| expected(value(row), scale)).collect();
        let slopes = Slopes {
            evaluations: vec![0.; rows.len()],
            rows,
            values: 3,
        };
        let (changes, before, after) = Fit {
            slopes: &slopes,
            wanted: &wanted,
            scale,
        }
        .run();
        assert!(after < before / 20., "{before} {after}");
        for (found, hidden) in changes.iter().zip(hidden) {
            assert!((found - hidden).abs() < 4., "{changes:?}");
        }
    }
}
