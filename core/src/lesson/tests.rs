use super::read::{CHAPTERS, chapter};
use super::{Course, Lesson, Step, Task};
use crate::board::{Kind, Move};
use crate::game::{Act, Game};

fn each_step(mut look: impl FnMut(&Lesson, usize, &Step)) {
    for lesson in Course::get().lessons() {
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
    let faults: Vec<String> = CHAPTERS.iter().filter_map(|text| chapter(text).err()).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    let mut ids: Vec<&str> = Course::get().lessons().map(|lesson| lesson.id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "two lessons of one name");
}

/// Fails if a solution, a reply or a wrong move of the data is put on another point.
#[test]
fn solutions_are_right_and_wrong_moves_are_not() {
    each_step(|lesson, index, step| {
        let what = format!("{} {}", lesson.id, index + 1);
        assert!(step.game.outcome().is_none(), "{what}: over");
        let legal = step.game.line().legal();
        match (&step.task, step.solution) {
            (Task::Move(_), Some(solution)) => {
                assert!(right(step, solution), "{what}: {solution}");
                let then = after(&step.game, solution);
                step.reply.map(|reply| after(&then, reply));
            }
            (Task::Move(_), None) => panic!("{what}: no solution"),
            (Task::Tap(points), None) => assert!(!points.is_empty(), "{what}"),
            (_, solution) => assert_eq!(solution, None, "{what}"),
        }
        for wrong in &step.wrong {
            assert!(legal.contains(&wrong.action), "{what}: {}", wrong.action);
            if let Some(punished) = wrong.punished {
                after(&after(&step.game, wrong.action), punished);
            }
        }
        for barred in &step.barred {
            assert!(!legal.contains(barred), "{what}: {barred}");
        }
    });
}

/// A step goes on from the one before only if that has one right move: nobody is put into another position than the one
/// they made. Fails if such a step's condition is made wider.
#[test]
fn what_goes_on_was_the_only_way() {
    for lesson in Course::get().lessons() {
        for pair in lesson.steps.windows(2) {
            if let (Task::Move(_), true) = (&pair[0].task, pair[1].goes_on) {
                let legal = pair[0].game.line().legal();
                let all = legal.into_iter().filter(|action| right(&pair[0], *action));
                let all: Vec<Move> = all.collect();
                assert_eq!(all, Vec::from_iter(pair[0].solution), "{}", pair[0].key);
            }
        }
    }
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
    let told: Vec<(Kind, u8)> = Course::get().lessons().filter_map(first).collect();
    let freedoms: Vec<u8> = told.iter().map(|(_, freedom)| *freedom).collect();
    let all = [1, 2, 3, 4, 7, 8, 9, 10];
    assert_eq!(freedoms, all[..freedoms.len()]);
    assert!(freedoms.len() >= 7, "{told:?}");
}
