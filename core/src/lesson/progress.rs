use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How far a person has come in each lesson that was begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    lessons: BTreeMap<String, Place>,
}

/// How far a person has come in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The step to go on with, 0 = the first.
    pub step: usize,
    /// Whether the lesson was once finished.
    pub done: bool,
}

impl Progress {
    /// How far a lesson has come; a lesson never begun is at its first step.
    pub fn of(&self, lesson: &str) -> Place {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Every lesson that was begun.
    pub fn lessons(&self) -> impl Iterator<Item = (&str, Place)> {
        self.lessons
            .iter()
            .map(|(lesson, place)| (lesson.as_str(), *place))
    }

    /// Puts a lesson where it was left, as a store tells it.
    pub fn put(&mut self, lesson: &str, place: Place) {
        self.lessons.insert(lesson.to_owned(), place);
    }

    /// A step is reached.
    pub(crate) fn reach(&mut self, lesson: &str, step: usize) {
        let done = self.of(lesson).done;
        self.put(lesson, Place { step, done });
    }

    /// A lesson is finished; taken up again, it begins at its first step.
    pub(crate) fn finish(&mut self, lesson: &str) {
        self.put(
            lesson,
            Place {
                step: 0,
                done: true,
            },
        );
    }
}
