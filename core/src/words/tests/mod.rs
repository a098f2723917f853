mod advice;
mod results;
mod typed;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::catalogue::source;
use super::{Arg, Language, Words};
use crate::board::{Kind, Piece, Plane, Point, Side};
use crate::position::Fault;

/// Values and references of a pattern.
#[derive(Default, PartialEq, Eq)]
struct Uses {
    values: BTreeSet<String>,
    messages: BTreeSet<String>,
    unsupported: Vec<String>,
}

impl Uses {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    /// The values, without the number that only says whether `$by` names one piece or more: not every verb agrees.
    fn told(&self) -> BTreeSet<&str> {
        let by = self.values.contains("by");
        let values = self.values.iter().map(String::as_str);
        values.filter(|&value| !(by && value == "n")).collect()
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let base = id.name.split('-').next().unwrap_or_default();
                self.values.insert(base.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.unsupported.push(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Every message of a language with the values it uses.
fn messages(language: Language) -> BTreeMap<&'static str, Uses> {
    let resource = parser::parse_runtime(source(language)).expect("the catalogue is well formed");
    let mut found = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let value = message.value.as_ref().expect("every message has a value");
                let before = found.insert(message.id.name, Uses::of(value));
                assert!(before.is_none(), "{language:?}: {} twice", message.id.name);
            }
            other => panic!("{language:?}: only messages are used, not {other:?}"),
        }
    }
    found
}

/// Asserts that a text is whole, in the language it was asked for.
fn whole(text: &str, what: &str) {
    assert!(!text.trim().is_empty(), "{what}: empty");
    assert_eq!(text, text.trim(), "{what}: blanks around");
    for mark in ["{", "}", "⟨", "⟩", "  ", "\n"] {
        assert!(!text.contains(mark), "{what}: {text:?} has {mark:?}");
    }
}

/// Fails if a line of one catalogue is deleted, or `$n` is misspelt in one.
#[test]
fn every_catalogue_has_every_key_with_the_same_values() {
    let english = messages(Language::En);
    for language in Language::ALL {
        let other = messages(language);
        let (ours, theirs): (Vec<_>, Vec<_>) = (english.keys().collect(), other.keys().collect());
        assert_eq!(ours, theirs, "{language:?}");
        for (key, uses) in &other {
            assert!(uses.unsupported.is_empty(), "{language:?} {key}");
            // What a noun's message is told is fixed, and languages name pieces by other messages.
            let noun = ["side", "kind", "piece", "plane"].contains(key);
            assert!(
                noun || uses.told() == english[key].told(),
                "{language:?} {key}"
            );
            for referred in &uses.messages {
                assert!(other.contains_key(referred.as_str()), "{language:?} {key}");
            }
        }
    }
}

/// Values for every name the catalogues use, the `index`-th of each.
fn values(index: usize) -> Vec<(&'static str, Arg<'static>)> {
    let side = Side::ALL[index % 2];
    let kind = Kind::ALL[index / 2 % 8];
    let number = Arg::Number([1, 0, 2, 5][index % 4]);
    let mut all = vec![
        ("side", Arg::Side(side)),
        ("kind", Arg::Kind(kind)),
        ("piece", Arg::Piece(Piece::new(side, kind))),
        ("target", Arg::Piece(Piece::new(!side, kind))),
        ("other", Arg::Piece(Piece::new(!side, kind))),
        ("screen", Arg::Piece(Piece::new(side, kind))),
        ("plane", Arg::Plane([Plane::Ren, Plane::Tian][index % 2])),
        ("point", Arg::Point(Point::new(94))),
        ("letter", Arg::Letter('q')),
    ];
    let numbers = [
        "n", "most", "limit", "rank", "minutes", "seconds", "first", "second", "periods", "least",
    ];
    all.extend(numbers.map(|name| (name, number)));
    let texts = [
        "text", "file", "by", "goal", "state", "from", "through", "to", "move", "list", "commands",
        "version", "time", "who", "why", "name", "ending", "of",
    ];
    all.extend(texts.map(|name| (name, Arg::Text("x"))));
    all
}

/// Fails if German's `piece` loses an attribute that a sentence uses, `.acc`.
#[test]
fn every_message_is_whole_with_any_values() {
    let keys = messages(Language::En);
    for index in 0..16 {
        let args = values(index);
        for key in keys.keys() {
            everywhere(|words| words.format(key, &args));
        }
    }
}

/// Asserts that what is said is whole in each language.
fn everywhere(say: impl Fn(Words) -> String) {
    for language in Language::ALL {
        whole(&say(Words::new(language)), language.tag());
    }
}

/// Fails if German's `acc` takes the article of another gender.
#[test]
fn german_inflects() {
    let words = Words::new(Language::De);
    let fault = |kind| {
        words.fault(&Fault::Misplaced {
            piece: Piece::new(Side::Red, kind),
            point: Point::new(94),
        })
    };
    assert_eq!(
        fault(Kind::Horse),
        "Das rote Pferd kann nicht auf e0′ stehen."
    );
    assert_eq!(
        fault(Kind::Cannon),
        "Die rote Kanone kann nicht auf e0′ stehen."
    );
    assert_eq!(
        words.piece(Piece::new(Side::Black, Kind::Elephant)),
        "schwarzer Elefant"
    );
}

/// Fails if `from_tag` compares the whole tag.
#[test]
fn any_tag_finds_its_language() {
    for (tag, language) in [
        ("de-AT", Language::De),
        ("zh-CN", Language::ZhHans),
        ("zh-Hans-CN", Language::ZhHans),
        ("zh_TW", Language::ZhHans),
        ("FR", Language::Fr),
        ("vi-VN", Language::Vi),
        ("en-US", Language::En),
        ("pl", Language::En),
        ("", Language::En),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), language);
    }
}

/// Fails if `format` unwraps.
#[test]
fn unknown_keys_and_missing_values_do_not_panic() {
    let words = Words::new(Language::Vi);
    assert_eq!(words.text("no-such-key"), "⟨no-such-key⟩");
    assert!(words.text("fault-fields").contains("{$n}"));
    assert!(
        words
            .format("fault-fields", &[("n", Arg::Text("x"))])
            .contains('x')
    );
}

/// Every key the source writes, `text("…")` and the like, is in the catalogue. Fails if a key in `status.rs` is misspelt.
#[test]
fn every_key_in_the_source_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let known = messages(Language::En);
    let groups: BTreeSet<&str> = known.keys().filter_map(|key| group(key)).collect();
    let mut seen = 0;
    for file in sources(&root) {
        let text = fs::read_to_string(&file).expect("a source file");
        for literal in text.split('"').skip(1).step_by(2) {
            let is_key = group(literal).is_some_and(|group| groups.contains(group));
            if is_key && !file.ends_with("tests/mod.rs") {
                assert!(known.contains_key(literal), "{}: {literal}", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen} keys were looked at");
}

/// The first word of something that looks like a key.
fn group(key: &str) -> Option<&str> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let (group, rest) = key.split_once('-')?;
    (key.chars().all(plain) && group.len() > 1 && !rest.is_empty()).then_some(group)
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
    found
}

/// Fails if a French sentence gets a plain blank before its colon, where a line could break.
#[test]
fn french_punctuation_does_not_break_away() {
    for line in source(Language::Fr)
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        for pair in [" :", " ;", " !", " ?", " »", "« "] {
            assert!(!line.contains(pair), "{line}");
        }
    }
}

/// Captions under the icons of a 360 dp wide row. Fails if German's undo becomes "Zurücknehmen".
#[test]
fn button_captions_are_short() {
    for language in Language::ALL {
        for key in [
            "undo", "redo", "flip", "hint", "draw", "resign", "pause", "more",
        ] {
            let caption = Words::new(language).text(&format!("game-{key}"));
            assert!(caption.chars().count() <= 10, "{language:?}: {caption}");
        }
    }
}
