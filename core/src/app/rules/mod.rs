//! The Rules screens: a page for each rule set, with diagrams, examples and a search over all of it.
mod diagrams;
mod pages;
mod search;
#[cfg(test)]
mod tests;

use super::thumbnail::{Thumbnail, whole};
use super::{App, Choice, Session};
use crate::board::Move;
use crate::game::{Act, Game, Setup};
use crate::lesson::{self, Example};
use crate::position::classic::Start;
use crate::ruleset::{RULE_SETS, RuleSet};
use crate::scene::{Planes, Window};
use crate::words::Arg;
use diagrams::Diagram;
use pages::{Item, Section, sections};
use search::Query;

/// A rule set's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// The rule set's name.
    pub id: String,
    /// The rule sets to choose from.
    pub choices: Vec<Choice>,
    /// What the word before some paragraphs means; empty where there are none such.
    pub note: String,
    /// Its parts, in reading order.
    pub sections: Vec<RulesSection>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// Its heading.
    pub title: String,
    /// What stands in it.
    pub items: Vec<RulesItem>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesItem {
    /// A paragraph.
    Text {
        /// What it says.
        text: String,
        /// "House rule" where the sources leave it open and the app decides; else empty.
        house: String,
    },
    /// A diagram, to be asked for by its name.
    Diagram {
        /// Its name.
        id: String,
    },
    /// An example, to be replayed.
    Example {
        /// Its name.
        id: String,
        /// What it shows.
        text: String,
    },
}

/// A diagram: what is painted and what is said.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesDiagram {
    /// What is painted; its upper left corner is (0, 0).
    pub picture: Thumbnail,
    /// Its width in dp.
    pub width: f32,
    /// Its height in dp.
    pub height: f32,
    /// What stands below it: why the piece can't go where it is crossed out; may be empty.
    pub caption: String,
    /// The whole diagram in words.
    pub spoken: String,
}

/// A place in the rules that a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFound {
    /// The rule set's name.
    pub rules: String,
    /// Where: rule set and heading.
    pub place: String,
    /// The section of the rule set's page, from 0.
    pub section: u32,
    /// What it says.
    pub text: String,
}

/// One board in a diagram is at most so wide.
const WIDEST: f32 = 280.0;
/// How high a board is for its width.
const HIGH: f32 = 10.0 / 9.0;
/// In a narrower place two planes lie one above the other, at most so wide, with room for their names beside them.
const NARROW: f32 = 400.0;
const STACKED: f32 = 200.0;
const NAMES: f32 = 84.0;

/// How large a diagram is in a place of this width: two planes side by side, or one above the other where they would be
/// too small to read.
fn size(planes: Planes, width: f32) -> (f32, f32) {
    match planes {
        Planes::Two if width < NARROW => {
            let width = (width - NAMES).clamp(1.0, STACKED);
            (width, 2.0 * width * HIGH)
        }
        Planes::Two => {
            let width = width.min(2.0 * WIDEST);
            (width, width / 2.0 * HIGH)
        }
        Planes::One | Planes::Di => {
            let width = width.clamp(1.0, WIDEST);
            (width, width * HIGH)
        }
    }
}

impl App {
    /// The page of a rule set; of an unknown one, the first.
    pub fn rules(&self, name: &str) -> RulesPage {
        let rules = RuleSet::named(name).unwrap_or(&RULE_SETS[0]);
        let parts = sections(rules);
        let mut items = parts.iter().flat_map(|section| &section.items);
        let note = if items.any(|item| matches!(item, Item::House(_))) {
            self.words().text("rules-house-note")
        } else {
            String::new()
        };
        RulesPage {
            note,
            id: rules.name.to_owned(),
            choices: self.form().rules,
            sections: parts.iter().map(|section| self.section(section)).collect(),
        }
    }

    fn section(&self, section: &Section) -> RulesSection {
        RulesSection {
            title: self.words().text(section.head),
            items: section.items.iter().map(|item| self.item(*item)).collect(),
        }
    }

    fn item(&self, item: Item) -> RulesItem {
        let words = self.words();
        match item {
            Item::Text(key) => RulesItem::Text {
                text: words.text(key),
                house: String::new(),
            },
            Item::House(key) => RulesItem::Text {
                text: words.text(key),
                house: words.text("rules-house"),
            },
            Item::Diagram(id) => RulesItem::Diagram { id: id.to_owned() },
            Item::Example(id) => RulesItem::Example {
                id: id.to_owned(),
                text: words.text(&format!("example-{id}")),
            },
        }
    }

    /// Every place in the rules that has all the words of `typed`, whatever their case and marks: first those of this
    /// rule set. What several rule sets share is found once.
    pub fn search_rules(&self, name: &str, typed: &str) -> Vec<RulesFound> {
        let query = Query::new(typed);
        let mut found: Vec<RulesFound> = Vec::new();
        if query.is_empty() {
            return found;
        }
        let first = RULE_SETS.iter().filter(|rules| rules.name == name);
        let others = RULE_SETS.iter().filter(|rules| rules.name != name);
        for place in first.chain(others).flat_map(|rules| self.places(rules)) {
            let known = |other: &RulesFound| other.text == place.text;
            if query.finds(&format!("{} {}", place.place, place.text)) && !found.iter().any(known) {
                found.push(place);
            }
        }
        found
    }

    /// Everything with words on a page.
    fn places(&self, rules: &RuleSet) -> Vec<RulesFound> {
        let page = self.rules(rules.name);
        let name = self.words().text(&format!("new-game-rules-{}", rules.name));
        let mut all = Vec::new();
        for (index, section) in page.sections.into_iter().enumerate() {
            for item in section.items {
                let (RulesItem::Text { text, .. } | RulesItem::Example { text, .. }) = item else {
                    continue;
                };
                all.push(RulesFound {
                    rules: rules.name.to_owned(),
                    place: format!("{name} · {}", section.title),
                    section: index as u32,
                    text,
                });
            }
        }
        all
    }

    /// What a search came to, in words.
    pub fn rules_found(&self, typed: &str, found: usize) -> String {
        let typed = super::speech::short(typed.trim());
        let args = [
            ("n", Arg::Number(found as i64)),
            ("text", Arg::Quoted(&typed)),
        ];
        self.words().format("rules-found", &args)
    }

    /// A diagram of this width (dp); `None` if there is none of this name. Two planes lie side by side.
    pub fn rules_diagram(&self, id: &str, width: f32) -> Option<RulesDiagram> {
        let diagram = Diagram::named(id)?;
        let input = diagram.input(self.settings().pieces);
        let (width, height) = size(input.planes, width);
        Some(RulesDiagram {
            picture: whole(&input, width, height),
            width,
            height,
            caption: self.barred(&diagram),
            spoken: self.diagram_spoken(&diagram),
        })
    }

    /// Why a diagram's piece does not go where it is crossed out.
    fn barred(&self, diagram: &Diagram) -> String {
        let told: Vec<String> = diagram
            .barred
            .iter()
            .map(|(to, obstacle)| {
                let why = self.words().obstacle(obstacle);
                let args = [("point", Arg::Point(*to)), ("text", Arg::Text(&why))];
                self.words().format("rules-barred", &args)
            })
            .collect();
        told.join("\n")
    }

    fn diagram_spoken(&self, diagram: &Diagram) -> String {
        let words = self.words();
        let Some(piece) = diagram.game().line().piece(diagram.from()) else {
            return String::new();
        };
        let (mut goes, mut takes) = (Vec::new(), Vec::new());
        for action in diagram.moves() {
            let effect = diagram.game().line().would(action);
            let captures = effect.captured.is_some() && action.through().is_none();
            let list = if captures || effect.touched {
                &mut takes
            } else {
                &mut goes
            };
            list.extend(action.to().map(|to| to.to_string().replace('\'', "′")));
        }
        let told = |key: &str, points: &[String]| {
            let list = words.list(points);
            let args = [
                ("piece", Arg::Piece(piece)),
                ("point", Arg::Point(diagram.from())),
                ("list", Arg::Text(&list)),
            ];
            (!points.is_empty()).then(|| words.format(key, &args))
        };
        let parts = [
            told("rules-diagram-goes", &goes),
            told("rules-diagram-takes", &takes),
        ];
        let goes = words.sentences(&parts.map(Option::unwrap_or_default));
        let barred = self.barred(diagram);
        [goes, barred].join("\n").trim().to_owned()
    }

    /// That there is no such example, in a sentence.
    pub fn no_example(&self, id: &str) -> String {
        self.rules_found(id, 0)
    }

    /// An example to be replayed, before its first move; `None` if there is none of this name.
    pub fn example(&self, id: &str) -> Option<Session> {
        let example = lesson::examples()
            .into_iter()
            .find(|other| other.id == id)?;
        let (game, refused) = played(&example)?;
        let mut session = Session::new(
            game,
            self.words(),
            self.settings().clone(),
            Window::default(),
            0,
        );
        if let Some(action) = refused {
            session.tell_why_not(action);
        }
        session.seek(0);
        Some(session)
    }
}

/// The whole game of an example, and the move that is forbidden after it, if that is what it shows.
fn played(example: &Example) -> Option<(Game, Option<Move>)> {
    let start = Start {
        position: example.start.position.clone(),
        counters: example.start.counters,
    };
    let mut game = Game::new(Setup {
        start: Some(start.to_string()),
        ..Setup::of(example.rules)
    })
    .ok()?;
    for &action in &example.moves {
        let by = game.side();
        if game.act(Act::Move(action), by, 0).is_err() {
            return Some((game, Some(action)));
        }
    }
    Some((game, None))
}
