//! From the core's lessons to the shells' records.
use sancai::{app, scene};

use crate::paint::Paint;
use crate::view::{ChapterView, LearnView, LessonCard, LessonView, Tone};

const EMBLEM: f32 = 28.0;

impl From<app::LessonView> for LessonView {
    fn from(lesson: app::LessonView) -> Self {
        let app::LessonView {
            title,
            text,
            tone,
            step,
            steps,
            spoken,
            main,
            finish,
        } = lesson;
        Self {
            title,
            text,
            tone: match tone {
                app::Tone::Plain => Tone::Plain,
                app::Tone::Hint => Tone::Hint,
                app::Tone::Wrong => Tone::Wrong,
                app::Tone::Right => Tone::Right,
            },
            step,
            steps,
            spoken,
            main: main.map(Into::into),
            finish,
        }
    }
}

/// The list of lessons, its pieces painted for a theme.
pub(crate) fn list(app: &app::App, dark: bool) -> LearnView {
    let view = app.lessons();
    let style = app.settings().pieces;
    let card = |card: app::LessonCard| LessonCard {
        id: card.id,
        caption: card.caption,
        emblem: Paint { dark }.shapes(&scene::piece(
            card.emblem,
            EMBLEM,
            style,
            None,
            scene::Colour::Bg,
        )),
        done: card.done,
        go_on: card.go_on,
        spoken: card.spoken,
    };
    let chapter = |chapter: app::ChapterView| ChapterView {
        caption: chapter.caption,
        lessons: chapter.lessons.into_iter().map(card).collect(),
    };
    LearnView {
        title: view.title,
        progress: view.progress,
        sentence: view.sentence,
        done: view.done,
        total: view.total,
        chapters: view.chapters.into_iter().map(chapter).collect(),
    }
}
