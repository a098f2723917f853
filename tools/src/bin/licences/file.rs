//! The form of core/data/licences.txt: a line for each part (`part`, shells, name, version, licence, number of its text,
//! between tabs), then the texts, each after a line `text`, its number, its count of lines. The same text stands there once.
use std::fmt::Write;

/// Which apps carry a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shells {
    /// Every one.
    All,
    /// Those in Kotlin: for Android and for a computer.
    Kotlin,
}

/// Something the app carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub shells: Shells,
    pub name: String,
    pub version: String,
    /// An SPDX expression.
    pub licence: String,
    pub text: String,
}

impl Part {
    /// Name and version.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

/// The word of a text that follows a mark.
pub fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split(mark).nth(1)?.split_whitespace().next()
}

/// The file.
pub fn written(parts: &[Part]) -> String {
    let (mut head, mut body) = (String::new(), String::new());
    let mut texts: Vec<&str> = Vec::new();
    for part in parts {
        let known = texts.iter().position(|text| *text == part.text);
        let number = known.unwrap_or_else(|| {
            texts.push(&part.text);
            texts.len() - 1
        });
        let shells = match part.shells {
            Shells::All => "all",
            Shells::Kotlin => "kotlin",
        };
        let cells = [shells, &part.name, &part.version, &part.licence];
        let _ = writeln!(head, "part\t{}\t{number}", cells.join("\t"));
    }
    for (number, text) in texts.into_iter().enumerate() {
        let _ = writeln!(body, "text\t{number}\t{}", text.lines().count());
        for line in text.lines() {
            let _ = writeln!(body, "{}", line.trim_end());
        }
    }
    head + &body
}

/// Names and versions of a file's parts.
pub fn names(text: &str) -> impl Iterator<Item = String> {
    let parts = text.lines().take_while(|line| line.starts_with("part\t"));
    parts.filter_map(|line| {
        let mut cells = line.split('\t').skip(2);
        Some(format!("{} {}", cells.next()?, cells.next()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, text: &str) -> Part {
        Part {
            shells: Shells::All,
            name: name.to_owned(),
            version: "1.0".to_owned(),
            licence: "MIT".to_owned(),
            text: text.to_owned(),
        }
    }

    /// Fails if `known` is not asked for.
    #[test]
    fn a_text_stands_there_once() {
        let file = written(&[part("a", "x\ny\n"), part("b", "z"), part("c", "x\ny\n")]);
        let heads =
            "part\tall\ta\t1.0\tMIT\t0\npart\tall\tb\t1.0\tMIT\t1\npart\tall\tc\t1.0\tMIT\t0\n";
        assert_eq!(file, format!("{heads}text\t0\t2\nx\ny\ntext\t1\t1\nz\n"));
        assert_eq!(
            names(&file).collect::<Vec<_>>(),
            ["a 1.0", "b 1.0", "c 1.0"]
        );
    }
}
