//! Every lesson is played through the app in every language: its solution, its wrong moves, its attempts at what can't be.
use std::collections::HashSet;

use sancai::app::{Act, App, Command, Gesture, Session, Thought, Tone, Wants};
use sancai::board::{Kind, Move, Point, Side};
use sancai::lesson::{Course, Lesson, Step, Task};
use sancai::scene::{Mark, Window};
use sancai::words::{Language, Words};

const WINDOW: Window = Window {
    width: 360.0,
    height: 640.0,
    insets: sancai::scene::Insets {
        top: 24.0,
        bottom: 0.0,
        left: 0.0,
        right: 0.0,
    },
    text_scale: 1.0,
    dark: false,
    left_handed: false,
    reduced_motion: false,
};

/// What the coach says, which must be whole.
fn coach(session: &mut Session) -> (Tone, String) {
    let view = session.view(0);
    let lesson = view.lesson.expect("a lesson");
    for text in [&lesson.title, &lesson.text, &view.announce] {
        for mark in ["{", "}", "⟨", "⟩", "  "] {
            assert!(!text.contains(mark), "{text:?} has {mark:?}");
        }
        assert!(!text.trim().is_empty(), "{}", lesson.title);
    }
    (lesson.tone, lesson.text)
}

fn tap(session: &mut Session, point: Point) {
    let (x, y) = session.centre(point);
    if let Some(act) = session.gesture(Gesture::Tap(x, y)) {
        session.act(act, 0).expect("what a tap asks for is allowed");
    }
}

fn tap_move(session: &mut Session, action: Move) {
    let points = [action.from(), action.through(), action.to()];
    for point in points.into_iter().flatten() {
        tap(session, point);
    }
}

fn told(session: &mut Session, tone: Tone) -> String {
    let (found, text) = coach(session);
    assert_eq!(found, tone, "{text}");
    text
}

/// Tries all that is not right, then does what is.
fn play(session: &mut Session, step: &Step) -> Vec<String> {
    let mut texts = vec![told(session, Tone::Plain)];
    for barred in &step.barred {
        tap_move(session, *barred);
        texts.push(told(session, Tone::Wrong));
        assert!(
            session
                .input()
                .marks
                .iter()
                .any(|mark| matches!(mark, Mark::Refused { .. }))
        );
        session.command(Command::Again);
    }
    for wrong in &step.wrong {
        tap_move(session, wrong.action);
        texts.push(told(session, Tone::Wrong));
        session.act(Act::Undo, 0).expect("another try");
        assert_eq!(told(session, Tone::Plain), texts[0]);
    }
    match &step.task {
        Task::Tell => {
            session.command(Command::Next);
        }
        Task::Tap(points) => tap(session, points[0]),
        Task::Move(_) => {
            session.command(Command::Hint);
            texts.push(told(session, Tone::Hint));
            session.command(Command::Show);
            texts.push(told(session, Tone::Hint));
            tap_move(session, step.solution.expect("a solution"));
        }
    }
    if let Some(reply) = step.reply {
        assert_eq!(session.wants(), Wants::Think, "{}", step.key);
        let revision = session.view(0).revision;
        session
            .act(Act::Engine(revision, Thought::Move(reply)), 0)
            .expect("the reply");
    }
    assert_eq!(session.wants(), Wants::Nothing);
    texts
}

fn play_lesson(app: &App, lesson: &Lesson) -> Vec<String> {
    let mut session = app.lesson(lesson.id).expect("a lesson");
    session.set_window(WINDOW);
    let mut texts = Vec::new();
    for (index, step) in lesson.steps.iter().enumerate() {
        let view = session.view(0).lesson.expect("a lesson");
        assert_eq!(
            (view.step, view.steps),
            (index as u32 + 1, lesson.steps.len() as u32)
        );
        let said = play(&mut session, step);
        for text in &said {
            only_what_is_there(app.words(), text, step);
        }
        texts.extend(said);
        let (tone, text) = coach(&mut session);
        if tone == Tone::Right {
            only_what_is_there(app.words(), &text, step);
            texts.push(text);
            if index + 1 < lesson.steps.len() {
                session.command(Command::Next);
            }
        }
    }
    assert!(app.progress().of(lesson.id).done, "{}", lesson.id);
    texts
}

/// How a language names a kind within a sentence, all forms.
fn names(words: Words, kind: Kind) -> Vec<String> {
    let mut names = vec![words.kind(kind)];
    let more: &[&str] = match (words.language(), kind) {
        (Language::Fr, Kind::Horse) => &["chevaux"],
        (Language::Fr, Kind::General) => &["généraux"],
        (Language::De, Kind::Advisor) => &["Leibwächter"],
        (Language::ZhHans, Kind::General) => &["帅"],
        (Language::ZhHans, Kind::Advisor) => &["仕"],
        (Language::ZhHans, Kind::Elephant) => &["相"],
        (Language::ZhHans, Kind::Soldier) => &["卒"],
        _ => &[],
    };
    names.extend(more.iter().map(|name| (*name).to_owned()));
    names
}

/// Words that hold a piece's name and don't mean it.
const OTHERWISE: [&str; 8] = [
    "将军", "将死", "象眼", "马腿", "炮架", "互相", "象棋", "兵卒",
];

/// A text names no point by itself, and no kind of piece that is not on the board. Fails if a text says "the horse" in a
/// lesson without one, or writes a point instead of `{ $to }`.
fn only_what_is_there(words: Words, text: &str, step: &Step) {
    let plain = OTHERWISE
        .iter()
        .fold(text.to_owned(), |text, word| text.replace(word, ""));
    let pieces = step.game.line().pieces();
    for kind in Kind::ALL {
        let there = pieces.iter().any(|(_, piece, _)| piece.kind == kind);
        // One that is yet to be placed may be spoken of.
        let there =
            there || kind == Kind::GiacThan && step.game.line().giac_than(Side::Red).is_some();
        for name in names(words, kind) {
            let low = plain.to_lowercase();
            let said = match words.language() {
                Language::ZhHans | Language::Vi => plain.contains(&name),
                _ => low
                    .split(|c: char| !c.is_alphanumeric())
                    .any(|word| word.trim_end_matches('s') == name.to_lowercase()),
            };
            assert!(!said || there, "{}: {text:?} names {name}", step.key);
        }
    }
}

/// Fails if a solution's conditions don't hold, a reply is illegal, a wrong move is taken for right, or a text is missing.
#[test]
fn every_lesson_is_played_in_every_language() {
    let mut english = Vec::new();
    for language in Language::ALL {
        let app = App::new(language.tag());
        let mut texts = Vec::new();
        for lesson in Course::get().lessons() {
            texts.extend(play_lesson(&app, lesson));
        }
        let list = app.lessons();
        assert_eq!(
            (list.done, list.total as usize),
            (list.total, Course::get().lessons().count())
        );
        if language == Language::En {
            english = texts;
        } else {
            let same = texts
                .iter()
                .zip(&english)
                .filter(|(ours, theirs)| ours == theirs);
            assert_eq!(same.collect::<Vec<_>>(), Vec::new(), "{language:?}");
        }
    }
}

/// A point in a text is a value given by the data. Fails if a catalogue writes "e4" in a lesson's text.
#[test]
fn no_text_names_a_point_by_itself() {
    for language in Language::ALL {
        let path = format!(
            "{}/data/words/{}/lessons.ftl",
            env!("CARGO_MANIFEST_DIR"),
            language.tag()
        );
        let text = std::fs::read_to_string(path).expect("a catalogue");
        for line in text.lines().filter(|line| line.starts_with("lesson-")) {
            let (_, said) = line.split_once(" = ").expect("a text");
            let chars: Vec<char> = said.chars().collect();
            for at in chars.windows(3) {
                let point = !at[0].is_alphanumeric()
                    && ('a'..='i').contains(&at[1])
                    && at[2].is_ascii_digit();
                assert!(!point, "{line}");
            }
        }
    }
}

/// Every text of the catalogue belongs to a lesson that is there. Fails if a step is taken out and its text stays.
#[test]
fn no_text_is_left_over() {
    let mut keys: HashSet<String> = HashSet::new();
    for lesson in Course::get().lessons() {
        keys.insert(format!("lesson-{}", lesson.id));
        for step in &lesson.steps {
            keys.insert(step.key.clone());
            if step.praise {
                keys.insert(format!("{}-done", step.key));
            }
            keys.extend(step.wrong.iter().map(|wrong| wrong.key.clone()));
        }
    }
    let path = format!("{}/data/words/en/lessons.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a catalogue");
    for line in text.lines().filter(|line| line.starts_with("lesson-")) {
        let (key, _) = line.split_once(" = ").expect("a text");
        assert!(keys.contains(key), "{key}");
    }
}

/// Left in the middle, a lesson goes on where it was; finished, it begins anew and stays done. Fails if `reach` forgets
/// the step or `finish` the mark.
#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = std::env::temp_dir().join(format!("sancai-lesson-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let lesson = Course::get().lessons().next().expect("a lesson");
    let app = App::open("en", &folder, 0, 0);
    let mut session = app.lesson(lesson.id).expect("a lesson");
    session.set_window(WINDOW);
    session.command(Command::Next);
    drop((app, session));
    let mut app = App::open("de", &folder, 0, 0);
    let mut session = app.lesson(lesson.id).expect("a lesson");
    assert_eq!(session.view(0).lesson.expect("a lesson").step, 2);
    assert_eq!(app.lessons().chapters[0].lessons[0].go_on, "Weiter");
    play_lesson_from(&mut app, lesson);
    assert_eq!(
        (app.progress().of(lesson.id).step, app.lessons().done),
        (0, 1)
    );
    let _ = std::fs::remove_dir_all(&folder);
}

fn play_lesson_from(app: &mut App, lesson: &Lesson) {
    let mut session = app.lesson(lesson.id).expect("a lesson");
    session.set_window(WINDOW);
    let first = session.view(0).lesson.expect("a lesson").step as usize - 1;
    for step in &lesson.steps[first..] {
        play(&mut session, step);
        session.command(Command::Next);
    }
}
