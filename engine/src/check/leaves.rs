//! The corpora of leaf counts.
use sancai::ruleset::RuleSet;
use serde::Deserialize;

use super::Failure;
use crate::perft::Leaves;
use crate::root::with_root;

/// A position and how many move sequences of each length it has.
#[derive(Deserialize)]
pub struct Case {
    position: String,
    /// At depth 1, 2, …
    leaves: Vec<u64>,
}

/// Counts a case's leaves at every depth it gives, until one differs.
pub fn check(rules: &RuleSet, case: &Case) -> Result<(), Failure> {
    for (depth, &expected) in (1..).zip(&case.leaves) {
        let found = with_root(rules, Some(&case.position), Leaves { depth })
            .map_err(|wrong| format!("{}: {wrong}", case.position))?;
        if found != expected {
            let position = &case.position;
            return Err(format!(
                "{position}: depth {depth}: {found} leaves, not {expected}"
            ));
        }
    }
    Ok(())
}
