use std::collections::HashSet;
use std::fs;
use std::path::Path;

use super::{Example, KINDS, examples, found, rows};
use crate::board::{Point, Side};
use crate::line::{Excuse, Reason};
use crate::position::Position as _;
use crate::words::{Language, Words};

fn example(id: &str) -> Example {
    let all = examples();
    let one = all.into_iter().find(|example| example.id == id);
    one.expect("an example")
}

/// Every move is legal, nothing but warnings comes before the last, and the last brings the verdict named. Fails if a
/// row's ply, side or kind is another, or if `standard` judges at the third occurrence.
#[test]
fn each_example_gets_the_verdict_it_names() {
    for example in examples() {
        let mut line = example.line();
        let last = example.moves.len() - 1;
        assert_eq!(
            (line.moves(), line.verdict()),
            (&example.moves[..last], None),
            "{}",
            example.id
        );
        for ply in 0..=last {
            let legal = line.at(ply).is_legal(example.moves[ply]);
            assert!(legal, "{} at {ply}", example.id);
        }
        let mover = line.position().side();
        let step = line.push(example.moves[last]);
        assert_eq!(found(&step, mover), Some(example.found), "{}", example.id);
    }
}

/// Fails if a row cannot be read, or if the last example of a kind is deleted.
#[test]
fn every_row_is_read_and_every_kind_is_there() {
    let all = examples();
    assert_eq!(all.len(), rows().count());
    for (name, kind) in KINDS {
        assert!(all.iter().any(|example| example.found.1 == kind), "{name}");
    }
    let mut ids: Vec<&str> = all.iter().map(|example| example.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all.len());
}

/// The catalogues themselves are read, as a missing text would be given in English. Fails if one of them lacks an
/// example, has one that no row names, or says two in the same words.
#[test]
fn each_example_has_its_sentence_in_every_language() {
    let mut ids: Vec<String> = examples().iter().map(|it| it.id.to_owned()).collect();
    ids.sort_unstable();
    for language in Language::ALL {
        let file = format!("data/words/{}/app.ftl", language.tag());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let catalogue = fs::read_to_string(path).expect("a catalogue");
        let keys = catalogue.lines().filter_map(|line| {
            let (id, _) = line.strip_prefix("example-")?.split_once(" = ")?;
            Some(id.to_owned())
        });
        let mut told: Vec<String> = keys.collect();
        told.sort_unstable();
        assert_eq!(told, ids, "{language:?}");
        let words = Words::new(language);
        let sentences: HashSet<String> = examples().iter().map(|it| it.sentence(words)).collect();
        assert_eq!(sentences.len(), ids.len(), "{language:?}");
        assert!(
            sentences.iter().all(|text| !text.contains('⟨')),
            "{sentences:?}"
        );
    }
}

/// All of Black's moves in the rounds attack one piece and only the excuse saves them. Fails if an exchange, or a
/// protected target, counts as a chase.
#[test]
fn what_is_no_chase_is_so_for_the_reason_told() {
    let told = |id: &str, excuse: &Excuse| match excuse {
        Excuse::Exchange => id == "exchange",
        Excuse::Protected(_) => id == "protected",
        _ => false,
    };
    for id in ["exchange", "protected"] {
        let line = example(id).line();
        for label in line.labels([4, line.plies()]) {
            let black = label.side == Side::Black;
            let excuses = label.attacks.iter().map(|attack| attack.excuse);
            let excused = excuses.flatten().filter(|excuse| told(id, excuse)).count();
            assert_eq!(
                (excused > 0, label.chases().count()),
                (black, 0),
                "{id} {label:?}"
            );
        }
    }
}

/// Fails if Black chases another piece, or if the sentence's "both sides chase" is untrue.
#[test]
fn the_pinned_chariot_is_the_one_named() {
    let example = example("pinned-chariot");
    let mut line = example.line();
    line.push(example.moves[example.moves.len() - 1]);
    let Some(Reason::Repetition(judgement)) = line.verdict().map(|verdict| &verdict.reason) else {
        panic!("{:?}", line.verdict());
    };
    let target = judgement.target.map(|target| target.point);
    assert_eq!(target, Point::parse("d1"));
    let labels = line.labels(judgement.rounds);
    assert!(labels.iter().all(|label| label.chases().count() > 0));
}
