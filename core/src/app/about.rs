//! What the app is and what it is made of. `tools/src/bin/licences` collects the licences.
use super::App;
use crate::words::Arg;

/// A list of parts, and the texts of their licences; its form is told in the program that writes it.
const LICENCES: &str = include_str!("../../data/licences.txt");

/// Which app asks: they carry different parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shell {
    /// The apps for Android and for a computer.
    Kotlin,
    /// The app for Apple's phones and tablets.
    Swift,
}

/// The About screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its heading.
    pub title: String,
    /// "Version 0.1.0".
    pub version: String,
    /// What the app and its games are, a paragraph each.
    pub lines: Vec<String>,
    /// The heading of the parts.
    pub licences: String,
    /// Everything the app carries, itself first.
    pub parts: Vec<Part>,
}

/// Something the app carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Its licence's short name (SPDX).
    pub licence: &'static str,
    /// The licence; lines end with a line feed.
    pub text: &'static str,
}

impl App {
    /// What the About screen of a shell shows.
    pub fn about(&self, shell: Shell) -> About {
        let words = self.words();
        let version = Arg::Text(env!("CARGO_PKG_VERSION"));
        About {
            title: words.text("about-title"),
            version: words.format("about-version", &[("version", version)]),
            lines: ["about-app", "about-san-cai", "about-licence"]
                .map(|key| words.text(key))
                .into(),
            licences: words.text("about-licences"),
            parts: parts(LICENCES, shell),
        }
    }
}

/// The parts that a shell carries.
fn parts(file: &'static str, shell: Shell) -> Vec<Part> {
    let texts = texts(file);
    file.lines()
        .map_while(|line| line.strip_prefix("part\t"))
        .filter_map(|line| part(line, shell, &texts))
        .collect()
}

fn part(line: &'static str, shell: Shell, texts: &[&'static str]) -> Option<Part> {
    let cells: Vec<&'static str> = line.split('\t').collect();
    let &[shells, name, version, licence, text] = &cells[..] else {
        return None;
    };
    (shells == "all" || shell == Shell::Kotlin).then_some(Part {
        name,
        version,
        licence,
        text: texts.get(text.parse::<usize>().ok()?)?,
    })
}

/// The licences in the order of their numbers.
fn texts(file: &'static str) -> Vec<&'static str> {
    let (_, mut rest) = file.split_once("\ntext\t").unwrap_or_default();
    let mut texts = Vec::new();
    while let Some((head, body)) = rest.split_once('\n') {
        let lines = head
            .rsplit('\t')
            .next()
            .and_then(|count| count.parse().ok());
        let length: usize = body
            .split_inclusive('\n')
            .take(lines.unwrap_or(0))
            .map(str::len)
            .sum();
        let (text, next) = body.split_at(length);
        texts.push(text);
        rest = next.strip_prefix("text\t").unwrap_or_default();
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    const FILE: &str = "part\tall\ta\t1\tMIT\t0\npart\tkotlin\tb\t2\tZlib\t1\ntext\t0\t2\nx\ny\ntext\t1\t1\ntext\n";

    /// Fails if `part` forgets the shell, or `texts` the count of lines.
    #[test]
    fn a_shell_has_its_own_parts() {
        let named = |shell| {
            let parts = parts(FILE, shell);
            parts
                .iter()
                .map(|part| (part.name, part.text))
                .collect::<Vec<_>>()
        };
        assert_eq!(named(Shell::Swift), [("a", "x\ny\n")]);
        assert_eq!(named(Shell::Kotlin), [("a", "x\ny\n"), ("b", "text\n")]);
    }

    #[test]
    fn every_part_has_its_licence() {
        let about = App::new("en").about(Shell::Kotlin);
        let named: Vec<&str> = about.parts.iter().map(|part| part.name).collect();
        for name in [
            "San Cai",
            "SQLite",
            "LXGW WenKai",
            "uniffi",
            "serde",
            "net.java.dev.jna",
            "org.jetbrains.skiko",
        ] {
            assert!(named.contains(&name), "{name} is missing");
        }
        for part in &about.parts {
            assert!(
                !part.version.is_empty() && !part.licence.is_empty(),
                "{part:?}"
            );
            assert!(part.text.len() > 150, "{}: {}", part.name, part.text);
        }
        let swift = App::new("en").about(Shell::Swift).parts;
        assert!(swift.len() < about.parts.len());
        assert!(swift.iter().all(|part| !part.name.contains('.')));
    }

    #[test]
    fn it_speaks_every_language() {
        for language in Language::ALL {
            let about = App::new(language.tag()).about(Shell::Swift);
            assert!(
                about.version.contains(env!("CARGO_PKG_VERSION")),
                "{}",
                about.version
            );
            assert_eq!(about.lines.len(), 3);
        }
    }
}
