//! The options of the conversation.
use std::str::FromStr;

use sancai::ai::Level;
use sancai::ruleset::{RULE_SETS, RuleSet};

use super::Dialect;

const MOST_MEGABYTES: usize = 1024;
const MOST_LINES: usize = 64;

/// What `setoption` sets.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The table's size.
    pub megabytes: usize,
    /// How many lines are shown.
    pub lines: usize,
    /// A level's play, or (0) as well as the limits allow.
    pub level: Option<Level>,
    /// The rule set.
    pub rules: &'static RuleSet,
}

impl Default for Options {
    fn default() -> Self {
        let rules = RuleSet::named("asian").unwrap_or(&RULE_SETS[0]);
        Self {
            megabytes: 16,
            lines: 1,
            level: None,
            rules,
        }
    }
}

impl Options {
    /// The lines that declare them.
    pub fn declared(&self, dialect: Dialect) -> Vec<String> {
        let spin = |name, default, min, max| {
            (
                name,
                format!("type spin default {default} min {min} max {max}"),
            )
        };
        let names: Vec<String> = RULE_SETS
            .iter()
            .map(|rules| format!(" var {}", rules.name))
            .collect();
        let rules = format!("type combo default {}{}", self.rules.name, names.concat());
        [
            spin("Hash", self.megabytes, 1, MOST_MEGABYTES),
            spin("Threads", 1, 1, 1),
            spin("MultiPV", self.lines, 1, MOST_LINES),
            spin("Level", 0, 0, Level::COUNT.into()),
            ("Ruleset", rules),
        ]
        .map(|(name, form)| match dialect {
            Dialect::Uci => format!("option name {name} {form}"),
            Dialect::Ucci => format!("option {name} {form}"),
        })
        .to_vec()
    }

    /// Sets one; letters of a name may be of either case.
    ///
    /// # Errors
    /// A sentence on an unknown name or a value out of range.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "hash" | "hashsize" => self.megabytes = number(name, value, 1, MOST_MEGABYTES)?,
            "threads" => {
                number(name, value, 1, 1)?;
            }
            "multipv" => self.lines = number(name, value, 1, MOST_LINES)?,
            "level" => self.level = Level::new(number(name, value, 0, Level::COUNT)?),
            "ruleset" => {
                self.rules =
                    RuleSet::named(value).ok_or_else(|| format!("no rule set {value:?}"))?;
            }
            _ => return Err(format!("no option {name:?}")),
        }
        Ok(())
    }
}

fn number<N: FromStr + PartialOrd + Copy>(
    name: &str,
    value: &str,
    min: N,
    max: N,
) -> Result<N, String> {
    value
        .parse()
        .ok()
        .filter(|number| (min..=max).contains(number))
        .ok_or_else(|| format!("{value:?} is no value of {name}"))
}
