use serde_json::Value;

use super::new_game::Choice;
use super::settings::Settings;
use crate::notation::Notation;
use crate::words::{Language, Words};

/// A group of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsGroup {
    /// Its heading.
    pub title: String,
    /// What can be set.
    pub rows: Vec<SettingsRow>,
}

/// Something that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsRow {
    /// Its name for [`super::App::set`].
    pub key: String,
    /// Its caption.
    pub caption: String,
    /// What can be chosen; empty for a switch.
    pub choices: Vec<Choice>,
    /// The value that is set; of a switch [`ON`] or [`OFF`].
    pub value: String,
}

/// The value of a switch that is on.
pub const ON: &str = "on";
/// The value of a switch that is off.
pub const OFF: &str = "off";
/// The value of what follows the system, or the game.
const AUTOMATIC: &str = "system";

/// The settings in their order: a group's heading and its settings.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "settings-board",
        &[
            "pieces",
            "notation",
            "coordinates",
            "targets",
            "left-handed",
        ],
    ),
    ("settings-input", &["input", "confirm"]),
    ("settings-hot-seat", &["far-turned", "flip-after"]),
    ("settings-app", &["language", "theme", "sounds", "haptics"]),
];

/// The settings as groups of rows.
pub(super) fn groups(settings: &Settings, words: Words) -> Vec<SettingsGroup> {
    let values = serde_json::to_value(settings).unwrap_or_default();
    let group = |&(title, keys): &(&str, &[&str])| SettingsGroup {
        title: words.text(title),
        rows: keys
            .iter()
            .map(|key| row(key, &values[*key], words))
            .collect(),
    };
    GROUPS.iter().map(group).collect()
}

fn row(key: &str, value: &Value, words: Words) -> SettingsRow {
    let caption = if key == "input" {
        "settings-input-how".into()
    } else {
        format!("settings-{key}")
    };
    SettingsRow {
        key: key.to_owned(),
        caption: words.text(&caption),
        choices: choices(key, words),
        value: match value {
            Value::Bool(on) => if *on { ON } else { OFF }.to_owned(),
            Value::String(text) => text.clone(),
            _ => AUTOMATIC.to_owned(),
        },
    }
}

/// What can be chosen; nothing for a switch.
fn choices(key: &str, words: Words) -> Vec<Choice> {
    let choice = |value: &str, caption: String| Choice {
        id: value.to_owned(),
        caption,
        sentence: String::new(),
    };
    let named = |value: &&str| choice(value, words.text(&format!("settings-{key}-{value}")));
    match key {
        "language" => {
            let own = |language: Language| Words::new(language).text("settings-language-own");
            let all = Language::ALL.map(|language| choice(language.tag(), own(language)));
            [vec![named(&AUTOMATIC)], all.to_vec()].concat()
        }
        "theme" => [AUTOMATIC, "light", "dark"].iter().map(named).collect(),
        "pieces" => ["characters", "letters", "pictograms"]
            .iter()
            .map(named)
            .collect(),
        "input" => ["both", "tap", "drag"].iter().map(named).collect(),
        "notation" => {
            let each = Notation::ONE_BOARD
                .iter()
                .filter_map(|it| serde_json::to_value(it).ok());
            let each = each.filter_map(|it| Some(named(&it.as_str()?)));
            std::iter::once(named(&AUTOMATIC)).chain(each).collect()
        }
        _ => Vec::new(),
    }
}

impl Settings {
    /// These settings with another value of one of them; `None` if there is no such setting or no such value.
    pub(super) fn with(&self, key: &str, value: &str) -> Option<Self> {
        let mut values = serde_json::to_value(self).ok()?;
        GROUPS.iter().find(|(_, keys)| keys.contains(&key))?;
        let slot = values.get_mut(key)?;
        *slot = match (value, &*slot) {
            (ON, Value::Bool(_)) => Value::Bool(true),
            (OFF, Value::Bool(_)) => Value::Bool(false),
            (AUTOMATIC, Value::Null | Value::String(_)) if key != "theme" => Value::Null,
            (text, _) => Value::String(text.to_owned()),
        };
        serde_json::from_value(values).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every value of every setting can be set, is shown as set then, and changes nothing else. Fails if a key of `GROUPS`
    /// is misspelt or a choice's value is none of its enum's.
    #[test]
    fn each_value_can_be_set() {
        let words = Words::new(Language::En);
        for row in groups(&Settings::default(), words)
            .into_iter()
            .flat_map(|it| it.rows)
        {
            let listed: Vec<String> = row.choices.into_iter().map(|it| it.id).collect();
            let values = if listed.is_empty() {
                vec![ON.into(), OFF.into()]
            } else {
                listed
            };
            assert!(values.contains(&row.value), "{}", row.key);
            for value in values {
                let set = Settings::default().with(&row.key, &value).expect("a value");
                let back = set.with(&row.key, &row.value).expect("a value");
                assert_eq!(back, Settings::default(), "{} {value}", row.key);
                let rows: Vec<SettingsRow> = groups(&set, words)
                    .into_iter()
                    .flat_map(|it| it.rows)
                    .collect();
                let shown = rows.iter().find(|it| it.key == row.key).expect("the row");
                assert_eq!(shown.value, value, "{}", row.key);
            }
        }
    }

    #[test]
    fn every_switch_and_choice_of_the_settings_is_offered() {
        let values = serde_json::to_value(Settings::default()).expect("JSON");
        let keys = values.as_object().expect("an object").keys();
        let plain = keys.filter(|key| !values[*key].is_object());
        for key in plain {
            let offered = GROUPS.iter().any(|(_, keys)| keys.contains(&key.as_str()));
            assert!(offered, "{key} is in no group");
        }
    }

    #[test]
    fn what_is_no_setting_is_refused() {
        let settings = Settings::default();
        for (key, value) in [
            ("sounds", "loud"),
            ("sounds", "system"),
            ("pieces", "on"),
            ("pieces", "san-cai"),
            ("noise", "on"),
            ("", ""),
            ("language", "tlh"),
        ] {
            assert_eq!(settings.with(key, value), None, "{key} {value}");
        }
    }

    #[test]
    fn every_language_has_the_captions() {
        for language in Language::ALL {
            for group in groups(&Settings::default(), Words::new(language)) {
                let captions = group.rows.iter().flat_map(|row| {
                    let choices = row.choices.iter().map(|it| &it.caption);
                    choices.chain([&row.caption, &group.title])
                });
                for caption in captions {
                    assert!(!caption.contains('⟨'), "{language:?}: {caption}");
                }
            }
        }
    }
}
