//! Runners that the tests of this crate share: scenarios over a session.
mod scenario;

pub use scenario::run;
