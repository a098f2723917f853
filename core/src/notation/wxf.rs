use super::described::{Company, Described, Parsed, Selector, Way};
use crate::board::Kind;

/// The text of a move.
pub(super) fn write(described: Described, company: Company) -> String {
    let letter = letter(described.kind);
    let front = company.from_front;
    let who = if !described.is_marked(company) {
        format!("{letter}{}", described.file)
    } else if company.on_file > 2 || company.tandem_files > 1 {
        format!("{front}{}", described.file)
    } else {
        format!("{letter}{}", if front == 1 { '+' } else { '-' })
    };
    let way = match described.way {
        Way::Forward => '+',
        Way::Back => '-',
        Way::Sideways => '=',
    };
    format!("{who}{way}{}", described.value)
}

/// What a text says: `C2=5`, `C+=5`, `+C=5`, `15=6`.
pub(super) fn parse(text: &str) -> Option<Parsed> {
    let mut chars = text.chars();
    let who = (chars.next()?, chars.next()?);
    let way = way(chars.next()?)?;
    let value = figure(chars.next()?)?;
    if chars.next().is_some() {
        return None;
    }
    let (kind, selector) = piece(who)?;
    Some(Parsed {
        kind,
        selector,
        way,
        value,
    })
}

fn piece((first, second): (char, char)) -> Option<(Kind, Selector)> {
    if let Some(place) = figure(first) {
        return Some((
            Kind::Soldier,
            Selector::FigureOnFile(place, figure(second)?),
        ));
    }
    if let Some(mark) = mark(first) {
        return Some((kind(second)?, mark));
    }
    let selector = match figure(second) {
        Some(file) => Selector::File(file),
        None => mark(second)?,
    };
    Some((kind(first)?, selector))
}

fn mark(letter: char) -> Option<Selector> {
    match letter {
        '+' => Some(Selector::Front),
        '-' => Some(Selector::Rear),
        _ => None,
    }
}

fn way(letter: char) -> Option<Way> {
    match letter {
        '+' => Some(Way::Forward),
        '-' => Some(Way::Back),
        '=' | '.' => Some(Way::Sideways),
        _ => None,
    }
}

fn figure(letter: char) -> Option<u8> {
    letter
        .to_digit(10)
        .filter(|&digit| digit > 0)
        .map(|digit| digit as u8)
}

fn letter(kind: Kind) -> char {
    match kind {
        Kind::General => 'K',
        Kind::Soldier => 'P',
        other => other.people_letter(),
    }
}

fn kind(letter: char) -> Option<Kind> {
    match letter.to_ascii_uppercase() {
        'G' => Some(Kind::General),
        'S' => Some(Kind::Soldier),
        'T' => None,
        other => Kind::from_letter(other),
    }
}
