//! The words after a command: options `--name value`, and the rest.
use std::str::FromStr;

use sancai::ruleset::RuleSet;

/// What stands after a command.
#[derive(Debug, Default)]
pub struct Args {
    options: Vec<(String, String)>,
    plain: Vec<String>,
}

impl Args {
    /// Sorts words into options, of which only the known ones are read, and plain words.
    ///
    /// # Errors
    /// A sentence naming an option that is unknown, stands twice or has no value.
    pub fn read(words: Vec<String>, known: &[&str]) -> Result<Self, String> {
        let mut args = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some(name) => args.add_option(name, known, words.next())?,
                None => args.plain.push(word),
            }
        }
        Ok(args)
    }

    fn add_option(
        &mut self,
        name: &str,
        known: &[&str],
        value: Option<String>,
    ) -> Result<(), String> {
        let value = value.ok_or_else(|| format!("--{name} needs a value"))?;
        if !known.contains(&name) {
            return Err(format!("there is no option --{name} here"));
        }
        if self.option(name).is_some() {
            return Err(format!("--{name} stands there twice"));
        }
        self.options.push((name.to_owned(), value));
        Ok(())
    }

    /// The value of an option, if it is there.
    pub fn option(&self, name: &str) -> Option<&str> {
        let found = self.options.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The value of an option that must be there, as a number.
    ///
    /// # Errors
    /// A sentence naming the option.
    pub fn number<N: FromStr>(&self, name: &str) -> Result<N, String> {
        let value = self.needed(name)?;
        value
            .parse()
            .map_err(|_| format!("--{name} needs a number, and “{value}” is none that fits"))
    }

    /// The rule set named by `--rules`.
    ///
    /// # Errors
    /// A sentence, if none or an unknown one is named.
    pub fn rules(&self) -> Result<&'static RuleSet, String> {
        let name = self.needed("rules")?;
        RuleSet::named(name).ok_or_else(|| format!("there is no rule set “{name}”"))
    }

    /// The plain words, if there are exactly `N`.
    ///
    /// # Errors
    /// A sentence with what was wanted.
    pub fn plain<const N: usize>(&self, wanted: &str) -> Result<[&str; N], String> {
        let words: Vec<&str> = self.plain.iter().map(String::as_str).collect();
        words
            .try_into()
            .map_err(|_| format!("wanted here: {wanted}"))
    }

    /// The value of an option that must be there.
    ///
    /// # Errors
    /// A sentence naming the option.
    pub fn needed(&self, name: &str) -> Result<&str, String> {
        self.option(name)
            .ok_or_else(|| format!("--{name} is missing"))
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn read(text: &str) -> Result<Args, String> {
        let words = text.split(' ').map(str::to_owned).collect();
        Args::read(words, &["rules", "depth"])
    }

    /// Fails if an option's value is taken for a plain word.
    #[test]
    fn options_and_plain_words_are_told_apart() -> Result<(), String> {
        let args = read("leaves --rules book file.json")?;
        assert_eq!(args.plain("two words")?, ["leaves", "file.json"]);
        assert_eq!(args.rules()?.name, "book");
        Ok(())
    }

    /// Fails if a mistake is let pass, or its sentence does not name what is wrong.
    #[test]
    fn mistakes_are_named() {
        let wrong = |text, part: &str| {
            let sentence = read(text).and_then(|args| {
                args.rules()?
                    .name
                    .parse::<u8>()
                    .map_err(|_| args.number::<u32>("depth").err().unwrap_or_default())
            });
            let sentence = sentence.err().unwrap_or_default();
            assert!(sentence.contains(part), "{text}: {sentence}");
        };
        wrong("--depth 3", "--rules is missing");
        wrong("--rules", "--rules needs a value");
        wrong("--rules chess", "“chess”");
        wrong("--rules book --rules book", "twice");
        wrong("--speed 3", "--speed");
        wrong("--rules book --depth -3", "--depth needs a number");
    }
}
