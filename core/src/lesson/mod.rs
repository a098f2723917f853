//! What teaches the game: the course of lessons, as data in `data/lessons/*.txt` (schema: `docs/lessons.md`), how far a
//! person has come in it, and an example for each kind of verdict for the screens with the rules.
mod condition;
mod course;
mod examples;
mod progress;
mod read;
#[cfg(test)]
mod tests;

pub use condition::{Condition, Hanging, Way, hanging};
pub use course::{Chapter, Course, Given, Lesson, Step, Task, Wrong};
pub use examples::{Example, Found, Kind, examples, found};
pub use progress::{Place, Progress};
