use std::sync::Arc;

use super::App;
use super::session::Session;
use super::speech::short;
use super::view::{ChapterView, LearnView, LessonCard};
use crate::lesson::{Chapter, Course, Lesson, Place, Progress};
use crate::words::Arg;

impl App {
    /// The list of lessons: chapters with their captions, what is done, and what comes next.
    pub fn lessons(&self) -> LearnView {
        let course = Course::get();
        let progress = self.progress();
        let current = current(course, &progress);
        let done = course
            .lessons()
            .filter(|lesson| progress.of(lesson.id).done);
        let counts = [
            ("n", Arg::Number(done.count() as i64)),
            ("most", Arg::Number(course.lessons().count() as i64)),
        ];
        LearnView {
            title: self.words().text("learn-title"),
            progress: self.words().format("learn-progress", &counts),
            sentence: self.words().format("learn-sentence", &counts),
            done: course
                .lessons()
                .filter(|it| progress.of(it.id).done)
                .count() as u32,
            total: course.lessons().count() as u32,
            chapters: course
                .chapters
                .iter()
                .map(|chapter| self.chapter(chapter, &progress, current))
                .collect(),
        }
    }

    fn chapter(
        &self,
        chapter: &Chapter,
        progress: &Progress,
        current: Option<&str>,
    ) -> ChapterView {
        let card = |lesson: &Lesson| {
            let place = progress.of(lesson.id);
            self.card(lesson, place, current == Some(lesson.id))
        };
        ChapterView {
            caption: self.words().text(&format!("chapter-{}", chapter.id)),
            lessons: chapter.lessons.iter().map(card).collect(),
        }
    }

    fn card(&self, lesson: &Lesson, place: Place, current: bool) -> LessonCard {
        let caption = self.words().text(&format!("lesson-{}", lesson.id));
        let state = match (place.done, current) {
            (true, _) => "done",
            (false, true) => "current",
            (false, false) => "open",
        };
        let told = [("text", Arg::Text(&caption)), ("state", Arg::Text(state))];
        let go_on = if place.step > 0 {
            "learn-go-on"
        } else {
            "learn-begin"
        };
        LessonCard {
            id: lesson.id.to_owned(),
            emblem: lesson.emblem,
            spoken: self.words().format("learn-spoken", &told),
            go_on: if current {
                self.words().text(go_on)
            } else {
                String::new()
            },
            done: place.done,
            caption,
        }
    }

    /// A lesson, at the step where it was left; `None` if there is none of this name.
    pub fn lesson(&self, id: &str) -> Option<Session> {
        let lesson = Course::get().lesson(id)?;
        let step = self.progress().of(id).step;
        let settings = self.settings();
        Some(Session::of_lesson(
            lesson,
            step,
            Arc::clone(&self.library),
            self.words(),
            settings,
        ))
    }

    /// That there is no lesson of this name, in a sentence.
    pub fn no_lesson(&self, id: &str) -> String {
        let named = short(id);
        self.words()
            .format("learn-none", &[("text", Arg::Quoted(&named))])
    }

    /// How far a person has come.
    pub fn progress(&self) -> Progress {
        self.library.progress()
    }
}

/// The lesson to go on with: the first that is not done.
fn current<'c>(course: &'c Course, progress: &Progress) -> Option<&'c str> {
    let open = course.lessons().find(|lesson| !progress.of(lesson.id).done);
    open.map(|lesson| lesson.id)
}
