use std::sync::OnceLock;

use super::condition::Condition;
use super::read;
use crate::board::{Move, Piece, Point};
use crate::game::Game;

/// All lessons, in the order in which they are learnt.
pub struct Course {
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// Lessons that belong together.
pub struct Chapter {
    /// Its name; its caption is `chapter-ID`.
    pub id: &'static str,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// A lesson: steps on one board after another.
pub struct Lesson {
    /// Its name; its caption is `lesson-ID`.
    pub id: &'static str,
    /// The piece that stands for it in the list.
    pub emblem: Piece,
    /// Its steps, one at least.
    pub steps: Vec<Step>,
}

/// One thing to be understood or done.
pub struct Step {
    /// Its text: `lesson-ID-NUMBER`, counted from 1.
    pub key: String,
    /// The game before it.
    pub game: Game,
    /// Whether it begins where the step before it ends, its reply made.
    pub goes_on: bool,
    /// What is to be done.
    pub task: Task,
    /// The points lit up.
    pub lit: Vec<Point>,
    /// The arrows drawn.
    pub arrows: Vec<(Point, Point)>,
    /// What its texts speak of beside the solution.
    pub given: Vec<(&'static str, Given)>,
    /// A right move, shown on request; `None` where nothing is moved.
    pub solution: Option<Move>,
    /// What the other side answers.
    pub reply: Option<Move>,
    /// Moves that are allowed but not right, with the text that says why.
    pub wrong: Vec<Wrong>,
    /// Moves that a learner may try and the rules don't allow.
    pub barred: Vec<Move>,
    /// Whether it has a text of its own for when it is done: `lesson-ID-NUMBER-done`.
    pub praise: bool,
}

/// What is to be done in a step.
pub enum Task {
    /// To read.
    Tell,
    /// To tap one of these points.
    Tap(Vec<Point>),
    /// To make a move of which all of this holds.
    Move(Vec<Condition>),
}

/// A value of a text, by its name: a piece, found on its point, or a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A piece and where it stands.
    Piece(Piece, Point),
    /// A point.
    Point(Point),
}

/// A move that is allowed but not right.
pub struct Wrong {
    /// The move.
    pub action: Move,
    /// The text that says why.
    pub key: String,
    /// How the other side makes use of it, drawn on the board.
    pub punished: Option<Move>,
}

impl Course {
    /// The course. A chapter that cannot be read is left out here and found by the tests.
    pub fn get() -> &'static Self {
        static COURSE: OnceLock<Course> = OnceLock::new();
        COURSE.get_or_init(|| Self {
            chapters: read::CHAPTERS
                .iter()
                .filter_map(|text| read::chapter(text).ok())
                .collect(),
        })
    }

    /// Every lesson in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }

    /// The lesson of this name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }

    /// The lesson after this one.
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        self.lessons().skip_while(|lesson| lesson.id != id).nth(1)
    }
}

impl Step {
    /// A value of its texts. Of a solution it is told what moves (`piece`), from where and to where (`from`, `to`) and what
    /// stands there (`target`).
    pub fn value(&self, name: &str) -> Option<Given> {
        let given = self.given.iter().find(|(other, _)| *other == name);
        given
            .map(|(_, given)| *given)
            .or_else(|| self.of_solution(name))
    }

    fn of_solution(&self, name: &str) -> Option<Given> {
        let action = self.solution?;
        let piece = |at: Option<Point>| Some(Given::Piece(self.game.line().piece(at?)?, at?));
        match name {
            "piece" => piece(action.from()),
            "target" => piece(action.to()),
            "from" => action.from().map(Given::Point),
            "to" => action.to().map(Given::Point),
            _ => None,
        }
    }
}
