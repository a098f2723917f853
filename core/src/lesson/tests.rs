use std::fs;
use std::path::Path;

use super::read::{CHAPTERS, chapter};
use super::{Course, Lesson, Step, Task};
use crate::board::{Kind, Move};
use crate::game::{Act, Game};

/// The chapters as they stand in the files now, so that whoever writes lessons need not build the core anew.
fn texts() -> Vec<&'static str> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/lessons");
    let names = ["board", "mate", "tactics", "san-cai"];
    let text = |name: &str| fs::read_to_string(folder.join(format!("{name}.txt")));
    let texts = names.map(|name| text(name).expect("a chapter"));
    texts.into_iter().map(|text| &*text.leak()).collect()
}

fn lessons() -> Vec<&'static Lesson> {
    let chapters = texts().into_iter().filter_map(|text| chapter(text).ok());
    let course: &Course = Box::leak(Box::new(Course {
        chapters: chapters.collect(),
    }));
    course.lessons().collect()
}

fn each_step(mut look: impl FnMut(&Lesson, usize, &Step)) {
    for lesson in lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            look(lesson, index, step);
        }
    }
}

fn right(step: &Step, action: Move) -> bool {
    let Task::Move(conditions) = &step.task else {
        return false;
    };
    let known = step.wrong.iter().any(|wrong| wrong.action == action);
    let lines = step.game.lines();
    !known
        && conditions
            .iter()
            .all(|condition| condition.holds(lines, action))
}

fn after(game: &Game, action: Move) -> Game {
    let mut after = game.clone();
    after
        .act(Act::Move(action), game.side(), 0)
        .unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    after
}

/// Fails if a word of a chapter's text is misspelt.
#[test]
fn every_chapter_is_read() {
    let faults: Vec<String> = texts()
        .into_iter()
        .filter_map(|text| chapter(text).err())
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(texts(), CHAPTERS);
    let mut ids: Vec<&str> = lessons().into_iter().map(|lesson| lesson.id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "two lessons of one name");
}

/// What is wrong with a step's data.
fn faults(step: &Step) -> Vec<String> {
    let mut faults = Vec::new();
    let mut check = |holds: bool, what: String| {
        if !holds {
            faults.push(format!("{}: {what}", step.key));
        }
    };
    check(step.game.outcome().is_none(), "over".to_owned());
    let legal = step.game.line().legal();
    match (&step.task, step.solution) {
        (Task::Move(_), Some(solution)) if legal.contains(&solution) => {
            check(right(step, solution), format!("{solution} is not right"));
            let then = after(&step.game, solution);
            let answered = step.reply.is_none_or(|reply| then.line().is_legal(reply));
            check(answered, format!("the reply {:?}", step.reply));
        }
        (Task::Move(_), solution) => check(false, format!("the solution {solution:?}")),
        (Task::Tap(points), None) => check(!points.is_empty(), "no point".to_owned()),
        (_, solution) => check(solution.is_none(), "a solution".to_owned()),
    }
    for wrong in &step.wrong {
        let there = legal.contains(&wrong.action);
        check(there, format!("wrong {}", wrong.action));
        if let (true, Some(punished)) = (there, wrong.punished) {
            let then = after(&step.game, wrong.action);
            check(then.line().is_legal(punished), format!("{punished}"));
        }
    }
    for barred in &step.barred {
        check(!legal.contains(barred), format!("{barred} is allowed"));
    }
    faults
}

/// Fails if a solution, a reply or a wrong move of the data is put on another point.
#[test]
fn solutions_are_right_and_wrong_moves_are_not() {
    let mut all = Vec::new();
    each_step(|_, _, step| all.extend(faults(step)));
    assert!(all.is_empty(), "{all:#?}");
}

/// A step goes on from the one before only if that has one right move: nobody is put into another position than the one
/// they made. Fails if such a step's condition is made wider.
#[test]
fn what_goes_on_was_the_only_way() {
    let mut open = Vec::new();
    for lesson in lessons() {
        for pair in lesson.steps.windows(2) {
            if let (Task::Move(_), true) = (&pair[0].task, pair[1].goes_on) {
                let legal = pair[0].game.line().legal();
                let all = legal.into_iter().filter(|action| right(&pair[0], *action));
                let all: Vec<Move> = all.collect();
                if all != Vec::from_iter(pair[0].solution) {
                    open.push(format!("{}: {all:?}", pair[0].key));
                }
            }
        }
    }
    assert!(open.is_empty(), "{open:#?}");
}

/// Fails if the pieces' lessons change places or one begins without its freedom.
#[test]
fn pieces_come_from_the_least_free_to_the_freest() {
    let first = |lesson: &'static Lesson| {
        let step = &lesson.steps[0];
        let Some(super::Given::Piece(piece, at)) = step.value("piece") else {
            return None;
        };
        let plain = matches!(step.task, Task::Tell) && lesson.id == piece.kind.name();
        plain.then(|| (piece.kind, piece.kind.freedom(at.relative_rank(piece.side))))
    };
    let told: Vec<(Kind, u8)> = lessons().into_iter().filter_map(first).collect();
    let freedoms: Vec<u8> = told.iter().map(|(_, freedom)| *freedom).collect();
    let all = [1, 2, 3, 4, 7, 8, 9, 10];
    assert_eq!(freedoms, all[..freedoms.len()]);
    assert!(freedoms.len() >= 7, "{told:?}");
}
