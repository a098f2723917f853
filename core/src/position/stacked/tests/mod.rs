//! Tests against a second program (`plain`), of the texts and of single rules.
mod agreement;
mod plain;
pub(crate) mod random;
mod rules;
mod texts;
