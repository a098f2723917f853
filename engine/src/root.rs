//! The one place where a rule set picks its geometry.
use sancai::ai::Evaluate;
use sancai::board::Side;
use sancai::position::{Counters, Fault, classic, stacked};
use sancai::ruleset::{RuleSet, RuleSetId};
use sancai::words::{Language, Words};

/// Something to do with a position, whatever its geometry.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it, from a position and what its text says beside it.
    fn run<P: Evaluate>(self, position: P, counters: Counters) -> Self::Output;
}

/// Does a task from the position of a text, or from a rule set's own start.
///
/// # Errors
/// The faults of the text, as sentences.
pub fn with_root<T: Task>(
    rules: &RuleSet,
    text: Option<&str>,
    task: T,
) -> Result<T::Output, String> {
    let told = |faults: Vec<Fault>| sentences(&faults);
    if rules.id == RuleSetId::SanCai {
        let array = || Ok(stacked::Start::array(Side::Red));
        let start = text.map_or_else(array, stacked::Start::read);
        return start
            .map(|start| task.run(start.position, start.counters))
            .map_err(told);
    }
    let array = || Ok(classic::Start::array(rules.cannon));
    let start = text.map_or_else(array, |text| classic::Start::read(text, rules.cannon));
    start
        .map(|start| task.run(start.position, start.counters))
        .map_err(told)
}

/// Faults in English sentences.
pub fn sentences(faults: &[Fault]) -> String {
    let words = Words::new(Language::En);
    let sentences: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
    format!("this is no position: {}", sentences.join(" "))
}
