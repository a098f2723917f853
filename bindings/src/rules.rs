//! The Rules screens as the shells see them.
use std::sync::Arc;

use sancai::app;

use crate::{App, Choice, Refusal, Session, Thumbnail, open, paint, refused};

/// A rule set's page.
#[derive(Clone, Debug, uniffi::Record)]
pub struct RulesPage {
    /// The rule set's name.
    pub id: String,
    /// The rule sets to choose from.
    pub choices: Vec<Choice>,
    /// What the word before some paragraphs means; may be empty.
    pub note: String,
    /// Its parts, in reading order.
    pub sections: Vec<RulesSection>,
}

/// A part of a page.
#[derive(Clone, Debug, uniffi::Record)]
pub struct RulesSection {
    /// Its heading.
    pub title: String,
    /// What stands in it.
    pub items: Vec<RulesItem>,
}

/// Something on a page.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum RulesItem {
    /// A paragraph.
    Paragraph {
        /// What it says.
        text: String,
        /// "House rule" where the app decides; else empty.
        house: String,
    },
    /// A diagram; `rules_diagram` draws it.
    Diagram {
        /// Its name.
        id: String,
    },
    /// An example; `example` replays it.
    Example {
        /// Its name.
        id: String,
        /// What it shows.
        text: String,
    },
}

/// A diagram.
#[derive(Clone, Debug, uniffi::Record)]
pub struct RulesDiagram {
    /// What is painted.
    pub picture: Thumbnail,
    /// Its width in dp.
    pub width: f32,
    /// Its height in dp.
    pub height: f32,
    /// What stands below it; may be empty.
    pub caption: String,
    /// All of it in words.
    pub spoken: String,
}

/// What a search in the rules came to.
#[derive(Clone, Debug, uniffi::Record)]
pub struct RulesSearch {
    /// How much was found, in words.
    pub told: String,
    /// The places.
    pub places: Vec<RulesFound>,
}

/// A place in the rules that a search has found.
#[derive(Clone, Debug, uniffi::Record)]
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

#[uniffi::export]
impl App {
    /// The page of a rule set.
    pub fn rules(&self, name: String) -> RulesPage {
        open(&self.app).rules(&name).into()
    }

    /// Every place in the rules that has all the words of `typed`; first those of this rule set.
    pub fn search_rules(&self, name: String, typed: String) -> RulesSearch {
        let app = open(&self.app);
        let places = app.search_rules(&name, &typed);
        RulesSearch {
            told: app.rules_found(&typed, places.len()),
            places: places.into_iter().map(Into::into).collect(),
        }
    }

    /// A diagram as wide as there is room, at most (dp); `None` if there is none of this name.
    pub fn rules_diagram(&self, id: String, width: f32, dark: bool) -> Option<RulesDiagram> {
        let app = open(&self.app);
        let diagram = app.rules_diagram(&id, width)?;
        Some(RulesDiagram {
            picture: paint::thumbnail(&diagram.picture, app.words(), dark),
            width: diagram.width,
            height: diagram.height,
            caption: diagram.caption,
            spoken: diagram.spoken,
        })
    }

    /// An example of a verdict, to be replayed from its start.
    ///
    /// # Errors
    /// `Refused` if there is none of this name.
    pub fn example(&self, id: String) -> Result<Arc<Session>, Refusal> {
        let app = open(&self.app);
        let session = app
            .example(&id)
            .ok_or_else(|| refused(app.no_example(&id)))?;
        Ok(Session::of(session))
    }
}

impl From<app::RulesPage> for RulesPage {
    fn from(page: app::RulesPage) -> Self {
        Self {
            id: page.id,
            choices: page.choices.into_iter().map(Into::into).collect(),
            note: page.note,
            sections: page.sections.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<app::RulesSection> for RulesSection {
    fn from(section: app::RulesSection) -> Self {
        Self {
            title: section.title,
            items: section.items.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<app::RulesItem> for RulesItem {
    fn from(item: app::RulesItem) -> Self {
        match item {
            app::RulesItem::Text { text, house } => Self::Paragraph { text, house },
            app::RulesItem::Diagram { id } => Self::Diagram { id },
            app::RulesItem::Example { id, text } => Self::Example { id, text },
        }
    }
}

impl From<app::RulesFound> for RulesFound {
    fn from(found: app::RulesFound) -> Self {
        let app::RulesFound {
            rules,
            place,
            section,
            text,
        } = found;
        Self {
            rules,
            place,
            section,
            text,
        }
    }
}
