use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::catalogue::source;
use super::{Arg, Language, Words};
use crate::board::{Kind, Piece, Plane, Point, Side};
use crate::position::{Fault, Field};

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
            assert_eq!(uses.values, english[key].values, "{language:?} {key}");
            for referred in &uses.messages {
                assert!(other.contains_key(referred.as_str()), "{language:?} {key}");
            }
        }
    }
}

/// Asserts that what is said is whole in each language.
fn everywhere(say: impl Fn(Words) -> String) {
    for language in Language::ALL {
        whole(&say(Words::new(language)), language.tag());
    }
}

#[test]
fn nouns_are_whole_in_every_language() {
    for side in Side::ALL {
        everywhere(|words| words.side(side));
        for kind in Kind::ALL {
            everywhere(|words| words.kind(kind));
            everywhere(|words| words.piece(Piece::new(side, kind)));
        }
    }
    for plane in [Plane::Ren, Plane::Tian] {
        everywhere(|words| words.plane(plane));
        everywhere(|words| words.point(Point::new(40 + 90 * plane as u8), true));
    }
}

fn faults() -> Vec<Fault> {
    let point = Point::new(95);
    let plane = Plane::Tian;
    let mut all = vec![
        Fault::TooLong(100_000),
        Fault::Empty,
        Fault::Planes(1),
        Fault::Fields(1),
        Fault::DiStay(point),
    ];
    for found in [1, 9] {
        all.push(Fault::Ranks { plane, found });
        all.push(Fault::Width {
            plane,
            rank: 3,
            found,
        });
    }
    all.push(Fault::Letter {
        plane,
        rank: 0,
        letter: '\u{7}',
    });
    for field in [
        Field::Side,
        Field::State,
        Field::Captured,
        Field::Quiet,
        Field::MoveNumber,
    ] {
        all.push(Fault::Field {
            field,
            text: "x\ny".to_owned(),
        });
    }
    for side in Side::ALL {
        all.extend([
            Fault::NoGeneral(side),
            Fault::SoldierMisplaced { side, point },
            Fault::SoldiersOnFile { side, file: 4 },
            Fault::CheckOutOfTurn(side),
            Fault::StateWithoutGiacThan(side),
            Fault::GiacThanWithoutState(side),
            Fault::TwoGiacThan(side),
            Fault::Reserve(side, 4),
            Fault::Freeze(side, 7),
            Fault::Stay(side, 3),
            Fault::StayOutside(side),
            Fault::StayFrozen(side),
            Fault::UnplacedAfterStart(side),
            Fault::UnplacedOutOfTurn(side),
            Fault::MarkOccupied(side, point),
        ]);
        for kind in Kind::ALL {
            let piece = Piece::new(side, kind);
            all.push(Fault::TooMany { piece, found: 6 });
            all.push(Fault::Misplaced { piece, point });
            all.push(Fault::NotOnDi(piece, point));
        }
    }
    all
}

#[test]
fn faults_are_whole_in_every_language() {
    for fault in faults() {
        everywhere(|words| words.fault(&fault));
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
