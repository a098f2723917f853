//! The files of values: `#` begins a comment, a name stands before its numbers.
use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{COUNT, HALF, TERMS, Values};

/// What is wrong with a file of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another word than this name, or the end, where it should stand.
    Name(&'static str),
    /// This term lacks a number, or has something that is none within ±32,767.
    Number(&'static str),
    /// Something follows the last number.
    More,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "“{name}” is missing, or stands in another place"),
            Self::Number(name) => write!(f, "“{name}” lacks a number within ±32767"),
            Self::More => f.write_str("something follows the last number"),
        }
    }
}

/// Reads the numbers of a file; the compiler does so for the built-in ones.
pub(super) const fn read(text: &[u8]) -> Result<[i16; COUNT], Fault> {
    let mut numbers = [0; COUNT];
    let mut at = 0;
    let mut term = 0;
    while term < TERMS.len() {
        let name = TERMS[term].name;
        let word = word(text, at);
        if !is_same(text, word, name.as_bytes()) {
            return Err(Fault::Name(name));
        }
        at = word.1;
        let mut index = 0;
        while index < TERMS[term].len {
            let word = self::word(text, at);
            let Some(number) = number(text, word) else {
                return Err(Fault::Number(name));
            };
            numbers[TERMS[term].at + index] = number;
            at = word.1;
            index += 1;
        }
        term += 1;
    }
    let (from, to) = word(text, at);
    if from < to {
        Err(Fault::More)
    } else {
        Ok(numbers)
    }
}

/// Where the next word begins and ends; the comments before it are skipped.
const fn word(text: &[u8], mut at: usize) -> (usize, usize) {
    let mut in_comment = false;
    while at < text.len() && (in_comment || text[at] == b'#' || text[at].is_ascii_whitespace()) {
        in_comment = text[at] == b'#' || in_comment && text[at] != b'\n';
        at += 1;
    }
    let from = at;
    while at < text.len() && !text[at].is_ascii_whitespace() {
        at += 1;
    }
    (from, at)
}

const fn is_same(text: &[u8], (from, to): (usize, usize), name: &[u8]) -> bool {
    let mut index = 0;
    while index < name.len() && from + index < to && text[from + index] == name[index] {
        index += 1;
    }
    index == name.len() && from + index == to
}

const fn number(text: &[u8], (from, to): (usize, usize)) -> Option<i16> {
    let is_negative = from < to && text[from] == b'-';
    let mut at = if is_negative { from + 1 } else { from };
    if at >= to {
        return None;
    }
    let mut number: i32 = 0;
    while at < to {
        if !text[at].is_ascii_digit() {
            return None;
        }
        number = number * 10 + (text[at] - b'0') as i32;
        if number > i16::MAX as i32 {
            return None;
        }
        at += 1;
    }
    Some(if is_negative { -number } else { number } as i16)
}

impl FromStr for Values {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read(text.as_bytes()).map(Self::new)
    }
}

/// The file itself.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("# Written by `sancai-engine tune`; hundredths of a Soldier at home.\n")?;
        for term in TERMS {
            write!(f, "\n# {}\n{}", term.about, term.name)?;
            let numbers = &self.numbers[term.at..term.at + term.len];
            let a_row = if term.len == HALF { 5 } else { HALF };
            for row in numbers.chunks(a_row) {
                f.write_char(if term.len == HALF { '\n' } else { ' ' })?;
                let row: Vec<String> = row.iter().map(|number| format!("{number:>4}")).collect();
                f.write_str(row.join(" ").trim_start_matches(if term.len == HALF {
                    '\0'
                } else {
                    ' '
                }))?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CLASSIC, SAN_CAI};
    use super::*;

    /// Fails if the writer or the reader swaps two terms.
    #[test]
    fn what_is_written_is_read_again() {
        for (values, text) in [
            (
                &CLASSIC,
                include_str!("../../../../data/values/classic.txt"),
            ),
            (
                &SAN_CAI,
                include_str!("../../../../data/values/san-cai.txt"),
            ),
        ] {
            assert_eq!(values.to_string(), text);
            assert_eq!(text.parse().as_ref(), Ok(values));
        }
    }

    /// Fails if a fault is passed over, or named by another term.
    #[test]
    fn faults_are_named() {
        let text = CLASSIC.to_string();
        let fault = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1).parse::<Values>().err()
        };
        assert_eq!(fault("\nworth ", "\nworths "), Some(Fault::Name("worth")));
        assert_eq!(fault("\npair ", "\npair x"), Some(Fault::Number("pair")));
        assert_eq!(
            fault("\npair ", "\npair 40000 "),
            Some(Fault::Number("pair"))
        );
        assert_eq!(fault("\npair ", "\npair - "), Some(Fault::Number("pair")));
        assert_eq!(fault("\npair ", "\npair 1 "), Some(Fault::Name("tempo")));
        assert_eq!(format!("{text} 7").parse::<Values>(), Err(Fault::More));
        assert_eq!("".parse::<Values>(), Err(Fault::Name("worth")));
    }
}
