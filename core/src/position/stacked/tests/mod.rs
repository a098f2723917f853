//! Tests against a second program (`plain`), of the texts and of single rules.
mod agreement;
mod plain;
mod random;
mod rules;
mod texts;
