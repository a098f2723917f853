use std::collections::BTreeSet;

use super::diagrams::{ALL, Diagram};
use super::*;
use crate::app::Command;
use crate::board::{Move, Point};
use crate::line::Step;
use crate::position::{Position, classic, stacked};
use crate::scene::{Mark, Style};
use crate::words::Language;

fn apps() -> impl Iterator<Item = App> {
    Language::ALL
        .into_iter()
        .map(|language| App::new(language.tag()))
}

fn whole(text: &str) {
    assert!(!text.trim().is_empty());
    for mark in ["{", "}", "⟨", "⟩", "  "] {
        assert!(!text.contains(mark), "{text}");
    }
}

/// Fails if a key of `pages.rs` is in no catalogue, or a diagram is named that is not there.
#[test]
fn every_rule_set_has_its_page_in_every_language() {
    for app in apps() {
        for rules in &RULE_SETS {
            let page = app.rules(rules.name);
            assert_eq!(page.id, rules.name);
            assert!(page.sections.len() > 6);
            let mut seen = BTreeSet::new();
            for section in &page.sections {
                whole(&section.title);
                assert!(seen.insert(section.title.clone()), "{}", section.title);
                for item in &section.items {
                    look(&app, item);
                }
            }
        }
        assert_eq!(app.rules("no such rules").id, "san-cai");
    }
}

fn look(app: &App, item: &RulesItem) {
    match item {
        RulesItem::Text { text, .. } => whole(text),
        RulesItem::Example { id, text } => {
            whole(text);
            assert!(app.example(id).is_some(), "{id}");
        }
        RulesItem::Diagram { id } => {
            let diagram = app.rules_diagram(id, 300.0).expect("a diagram");
            whole(&diagram.spoken);
            assert!(!diagram.picture.shapes.is_empty());
        }
    }
}

/// The moves of a position that begin at a point, straight from the generator.
fn generated(position: &impl Position, from: Point) -> BTreeSet<Point> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mine = list
        .into_iter()
        .filter(|action: &Move| action.from() == Some(from));
    mine.filter_map(Move::to).collect()
}

/// Fails if a mark is left out, or one is put where the piece can't go.
#[test]
fn marks_are_the_generators_moves() {
    for given in &ALL {
        let diagram = Diagram::named(given.id).expect("a diagram");
        let text = diagram.game().line().text();
        let moves = if let Ok(start) = classic::Start::read(&text, diagram.game().setup().cannon) {
            generated(&start.position, diagram.from())
        } else {
            let start = stacked::Start::read(&text).expect("a position");
            generated(&start.position, diagram.from())
        };
        let marks = diagram.input(Style::Characters).marks;
        let marked: BTreeSet<Point> = marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Move(to) | Mark::Capture(to) | Mark::Touch(to) => Some(*to),
                _ => None,
            })
            .collect();
        assert_eq!(marked, moves, "{}", given.id);
        assert!(!moves.is_empty(), "{}", given.id);
        let barred = diagram.barred.iter().map(|(to, _)| *to);
        assert!(
            barred.clone().all(|to| !moves.contains(&to)),
            "{}",
            given.id
        );
        assert_eq!(
            barred.count(),
            given.not.split_whitespace().count(),
            "{}",
            given.id
        );
    }
}

#[test]
fn diagrams_show_what_the_text_says() {
    let reached = |id: &str| -> Vec<String> {
        let diagram = Diagram::named(id).expect("a diagram");
        let ends = diagram.moves().into_iter().filter_map(Move::to);
        ends.map(|to| to.to_string()).collect()
    };
    assert_eq!(reached("general"), ["e0", "f1", "e2"]);
    assert_eq!(reached("soldier"), ["c4"]);
    assert_eq!(reached("crossed"), ["d6", "f6", "e7"]);
    assert_eq!(reached("elephant"), ["c0", "g0", "g4"]);
    assert_eq!(reached("giac-than"), ["c3", "b4", "d4", "c4'"]);
    assert!(reached("touch").contains(&"e6".to_owned()));
    assert!(reached("soldier-planes").contains(&"e7'".to_owned()));
    assert!(
        reached("jumper")
            .iter()
            .all(|to| !["d4", "c4"].contains(&to.as_str()))
    );
    assert!(reached("di-elephant").contains(&"e6".to_owned()));
    assert!(reached("di-extra").contains(&"d8".to_owned()));
}

/// Fails if an example begins anywhere but at its start, or ends in something else than its verdict.
#[test]
fn every_example_is_replayed_to_its_verdict() {
    let app = App::new("en");
    for example in lesson::examples() {
        let mut session = app.example(example.id).expect("an example");
        assert_eq!(session.place(), Some(0), "{}", example.id);
        for _ in &example.moves {
            session.command(Command::ReviewNext);
        }
        session.command(Command::ReviewClose);
        let made = session.game().line().moves();
        let last = example.moves[example.moves.len() - 1];
        let (line, side) = (example.line(), example.line().position().side());
        let Some(step) = lesson::found(&line.after(last), side) else {
            panic!("{}", example.id);
        };
        assert_eq!(step, example.found, "{}", example.id);
        let forbidden = matches!(example.line().after(last), Step::Forbidden(_));
        assert_eq!(
            session.game().outcome().is_none(),
            forbidden,
            "{}",
            example.id
        );
        assert_eq!(made.len() + usize::from(forbidden), example.moves.len());
        if forbidden {
            assert!(session.view(0).status.contains("third time"));
        } else {
            assert!(session.view(0).end.is_some(), "{}", example.id);
        }
    }
}

/// Fails if marks or case matter, if a word may be missing, or if what rule sets share is found five times.
#[test]
fn words_are_found_in_every_language() {
    let looked = [
        ("en", "SCREEN cannon", "rules-cannon"),
        ("de", "uberquert fluss nie", "rules-elephant"),
        ("fr", "echec perpetuel", "rules-conduct"),
        ("zh-Hans", "炮架", "rules-cannon"),
        ("vi", "chieu mai", "rules-conduct"),
    ];
    for (language, typed, key) in looked {
        let app = App::new(language);
        let found = app.search_rules("standard", typed);
        let text = app.words().text(key);
        let places: Vec<_> = found.iter().filter(|place| place.text == text).collect();
        assert_eq!(places.len(), 1, "{language}: {found:?}");
        assert_eq!(places[0].rules, "standard");
        let section = &app.rules("standard").sections[places[0].section as usize];
        assert!(section.items.contains(&RulesItem::Text {
            text,
            house: String::new(),
        }));
        assert!(app.search_rules("standard", "xyzzy").is_empty());
        whole(&app.rules_found("xyzzy", 0));
        whole(&app.rules_found("a", 3));
    }
    assert!(App::new("en").search_rules("book", "  ").is_empty());
    let others = App::new("en").search_rules("book", "infiltration");
    assert!(others.iter().all(|place| place.rules == "san-cai") && !others.is_empty());
}

/// Every decision for players is marked: fails if a house rule of San Cai is written as if the sources said it.
#[test]
fn the_houses_decisions_are_marked() {
    let page = App::new("en").rules("san-cai");
    let items = page.sections.iter().flat_map(|section| &section.items);
    let marked =
        items.filter(|item| matches!(item, RulesItem::Text { house, .. } if !house.is_empty()));
    // Decisions 1 to 18 of docs/san-cai.md, some of them in one paragraph, and 19 in the order of draws.
    assert_eq!(marked.count(), 18);
}
