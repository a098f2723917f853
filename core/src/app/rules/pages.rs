//! What the pages say: for each rule set its sections, and what stands in them, by the keys of `rules.ftl`.
use crate::ruleset::{Cannon, QuietLimit, Repetition, RuleSet};

/// Something on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A paragraph.
    Text(&'static str),
    /// A paragraph with a decision of the house: the sources leave it open.
    House(&'static str),
    /// A diagram by its name.
    Diagram(&'static str),
    /// An example of a verdict by its name.
    Example(&'static str),
}

use Item::{Diagram, House, Text};

/// A part of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// The key of its heading.
    pub head: &'static str,
    /// What stands in it.
    pub items: Vec<Item>,
}

fn section(head: &'static str, items: &[Item]) -> Section {
    Section {
        head,
        items: items.to_vec(),
    }
}

/// The sections of a rule set's page, in reading order.
pub fn sections(rules: &RuleSet) -> Vec<Section> {
    let mut all = match rules.repetition {
        Repetition::Descends => san_cai(),
        _ => one_board(rules),
    };
    all.extend(examples(rules));
    all.retain(|section| !section.items.is_empty());
    all
}

fn one_board(rules: &RuleSet) -> Vec<Section> {
    vec![
        section("rules-head-board", &board(rules)),
        section("rules-head-pieces", &pieces(rules.cannon)),
        section(
            "rules-head-check",
            &[
                Text("rules-check"),
                Text("rules-facing"),
                Diagram("facing"),
                Text("rules-mate"),
            ],
        ),
        section("rules-head-repetition", &repetition(rules)),
        section("rules-head-draws", &draws(rules)),
        section("rules-head-table", &table(rules)),
        section("rules-head-notation", &notation(rules)),
    ]
}

fn board(rules: &RuleSet) -> Vec<Item> {
    let intro = match rules.repetition {
        Repetition::Asian => "rules-intro-asian",
        Repetition::Forbidden => "rules-intro-book",
        Repetition::Loses => "rules-intro-threefold",
        _ => "rules-intro-standard",
    };
    vec![
        Text(intro),
        Text("rules-board"),
        Text("rules-palace"),
        Text("rules-goal"),
    ]
}

fn pieces(cannon: Cannon) -> Vec<Item> {
    let mut all = vec![
        Text("rules-general"),
        Diagram("general"),
        Text("rules-advisor"),
        Diagram("advisor"),
        Text("rules-elephant"),
        Diagram("elephant"),
        Text("rules-horse"),
        Diagram("horse"),
        Text("rules-chariot"),
        Diagram("chariot"),
    ];
    all.extend(match cannon {
        Cannon::Modern => [Text("rules-cannon"), Diagram("cannon")],
        Cannon::Jumping => [Text("rules-cannon-jumping"), Diagram("jumper")],
    });
    all.extend([
        Text("rules-soldier"),
        Diagram("soldier"),
        Diagram("crossed"),
        Text("rules-setup"),
    ]);
    all
}

fn repetition(rules: &RuleSet) -> Vec<Item> {
    let mut all = vec![Text("rules-same")];
    match rules.repetition {
        Repetition::Forbidden => {
            all.extend([Text("rules-repetition-book"), Text("rules-no-conduct")]);
        }
        Repetition::Loses => {
            all.extend([Text("rules-repetition-threefold"), Text("rules-no-conduct")]);
        }
        Repetition::Asian => {
            all.push(Text("rules-repetition-asian"));
            all.extend(CONDUCT);
            all.extend([Text("rules-pinned"), House("rules-checks-counted")]);
        }
        _ => {
            all.push(Text("rules-repetition-standard"));
            all.extend(CONDUCT);
        }
    }
    all
}

/// What a side did over a repetition (articles 3 and 4).
const CONDUCT: [Item; 5] = [
    Text("rules-conduct"),
    Text("rules-neutral"),
    Text("rules-chase"),
    Text("rules-no-chase"),
    Text("rules-protected"),
];

fn draws(rules: &RuleSet) -> Vec<Item> {
    let quiet = match rules.quiet {
        QuietLimit::Draw(_) => "rules-quiet-standard",
        QuietLimit::DrawCounted(_) => "rules-quiet-asian",
        _ => "rules-quiet-none",
    };
    vec![
        Text(quiet),
        Text("rules-dead-draw"),
        Text("rules-offer"),
        Text("rules-order"),
    ]
}

fn table(rules: &RuleSet) -> Vec<Item> {
    let mut all = vec![
        Text("rules-resign"),
        Text("rules-undo"),
        Text("rules-touch-move"),
        Text("rules-touch-move-both"),
        Text("rules-formal"),
    ];
    if rules.formal_by_default {
        all.push(Text("rules-formal-asian"));
    }
    all.push(Text("rules-handicap"));
    all.push(Text(if rules.beginner_choosable {
        "rules-begins"
    } else {
        "rules-begins-book"
    }));
    all
}

fn notation(rules: &RuleSet) -> Vec<Item> {
    let mut all = vec![Text("rules-points")];
    if rules.repetition == Repetition::Forbidden {
        all.push(Text("rules-notation-book"));
    }
    all.extend([Text("rules-notation-wxf"), Text("rules-notation-chinese")]);
    all
}

fn san_cai() -> Vec<Section> {
    vec![
        section(
            "rules-head-boards",
            &[
                Text("rules-intro-san-cai"),
                Text("rules-planes"),
                House("rules-planes-palace"),
                Text("rules-vertical"),
            ],
        ),
        section(
            "rules-head-placing",
            &[
                Text("rules-placing"),
                House("rules-placing-points"),
                House("rules-placing-check"),
            ],
        ),
        section("rules-head-moves", &two_planes()),
        section("rules-head-touch", &touch()),
        section("rules-head-winning", &winning()),
        section("rules-head-descent", &descent()),
        section("rules-head-di", &di()),
        section(
            "rules-head-table",
            &[
                Text("rules-resign"),
                Text("rules-offer"),
                Text("rules-undo"),
                Text("rules-undo-di"),
                Text("rules-touch-move"),
                Text("rules-touch-move-both"),
                Text("rules-formal"),
                Text("rules-handicap"),
                Text("rules-handicap-di"),
                Text("rules-begins"),
            ],
        ),
        section(
            "rules-head-notation",
            &[Text("rules-points"), Text("rules-notation-san-cai")],
        ),
    ]
}

fn two_planes() -> Vec<Item> {
    vec![
        Text("rules-moves"),
        Text("rules-general"),
        Diagram("general"),
        Text("rules-advisor"),
        Diagram("advisor"),
        Text("rules-elephant"),
        Diagram("elephant"),
        Text("rules-bound"),
        Text("rules-horse"),
        House("rules-horse-planes"),
        Diagram("horse-planes"),
        Text("rules-chariot"),
        Text("rules-chariot-planes"),
        Diagram("chariot-planes"),
        Text("rules-cannon"),
        Text("rules-cannon-planes"),
        Diagram("cannon-planes"),
        Text("rules-soldier"),
        House("rules-soldier-planes"),
        Diagram("soldier-planes"),
        Text("rules-giac-than"),
        Diagram("giac-than"),
        Text("rules-check"),
        Text("rules-check-planes"),
        Text("rules-facing"),
    ]
}

fn touch() -> Vec<Item> {
    vec![
        Text("rules-touch"),
        House("rules-touch-stays"),
        Diagram("touch"),
        House("rules-touch-own"),
        House("rules-reserve"),
        House("rules-freeze"),
        Text("rules-removed"),
    ]
}

fn winning() -> Vec<Item> {
    vec![
        House("rules-mate-san-cai"),
        Text("rules-infiltration"),
        House("rules-stay"),
        Diagram("infiltration"),
        House("rules-both-results"),
    ]
}

fn descent() -> Vec<Item> {
    vec![
        Text("rules-descent"),
        House("rules-same-san-cai"),
        House("rules-descent-quiet"),
        House("rules-arrival"),
        House("rules-descent-nothing"),
    ]
}

fn di() -> Vec<Item> {
    vec![
        Text("rules-di-moves"),
        Diagram("di-advisor"),
        Diagram("di-elephant"),
        House("rules-di-extra"),
        Diagram("di-extra"),
        Text("rules-di-winning"),
        House("rules-di-pass"),
        Text("rules-di-draws"),
    ]
}

/// The verdicts of a rule set to be replayed; those that every rule set on one board shares are `standard`'s.
fn examples(rules: &RuleSet) -> Option<Section> {
    let shared = ["stalemate", "dead-draw"];
    let items: Vec<Item> = crate::lesson::examples()
        .iter()
        .filter(|example| {
            example.rules == rules
                || rules.repetition != Repetition::Descends && shared.contains(&example.id)
        })
        .map(|example| Item::Example(example.id))
        .collect();
    (!items.is_empty()).then_some(Section {
        head: "rules-head-examples",
        items,
    })
}
