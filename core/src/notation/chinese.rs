use super::described::{Company, Described, Parsed, Selector, Way};
use crate::board::{Kind, Side};

const FIGURES: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The text of a move, in simplified characters.
pub(super) fn write(described: Described, company: Company) -> String {
    let piece = character(described.side, described.kind);
    let who = match mark(described, company) {
        Some(mark) => [mark, piece],
        None => [piece, figure(described.side, described.file)],
    };
    let way = match described.way {
        Way::Forward => '进',
        Way::Back => '退',
        Way::Sideways => '平',
    };
    let value = figure(described.side, described.value);
    who.into_iter().chain([way, value]).collect()
}

/// What tells a piece from others on its file.
fn mark(described: Described, company: Company) -> Option<char> {
    if !described.is_marked(company) {
        return None;
    }
    Some(if company.tandem_files > 1 || company.on_file > 3 {
        figure(Side::Red, company.over_all)
    } else if company.from_front == 1 {
        '前'
    } else if company.from_front == company.on_file {
        '后'
    } else {
        '中'
    })
}

/// What a text says: `炮二平五`, `前炮平五`, `一兵平五`, traditional characters and full-width figures too.
pub(super) fn parse(text: &str) -> Option<Parsed> {
    let mut chars = text.chars();
    let (first, second) = (chars.next()?, chars.next()?);
    let way = way(chars.next()?)?;
    let value = value(chars.next()?)?;
    if chars.next().is_some() {
        return None;
    }
    let (kind, selector) = match kind(first) {
        Some(kind) => (kind, Selector::File(self::value(second)?)),
        None => (kind(second)?, selector(first)?),
    };
    Some(Parsed {
        kind,
        selector,
        way,
        value,
    })
}

fn selector(mark: char) -> Option<Selector> {
    Some(match mark {
        '前' => Selector::Front,
        '中' => Selector::Middle,
        '后' | '後' => Selector::Rear,
        _ => Selector::Figure(value(mark)?),
    })
}

fn way(character: char) -> Option<Way> {
    match character {
        '进' | '進' => Some(Way::Forward),
        '退' => Some(Way::Back),
        '平' => Some(Way::Sideways),
        _ => None,
    }
}

/// A figure 1–9 as a side writes it.
fn figure(side: Side, value: u8) -> char {
    match side {
        Side::Red => FIGURES[usize::from(value.clamp(1, 9)) - 1],
        Side::Black => char::from(b'0' + value),
    }
}

/// The value of a figure 1–9 in characters, digits or full-width digits.
fn value(figure: char) -> Option<u8> {
    let index = match figure {
        '1'..='9' => u32::from(figure) - u32::from('1'),
        '１'..='９' => u32::from(figure) - u32::from('１'),
        _ => FIGURES.iter().position(|&other| other == figure)? as u32,
    };
    Some(index as u8 + 1)
}

fn character(side: Side, kind: Kind) -> char {
    match (side, kind) {
        (Side::Red, Kind::General) => '帅',
        (Side::Red, Kind::Advisor) => '仕',
        (Side::Red, Kind::Elephant) => '相',
        (Side::Red, Kind::Soldier) => '兵',
        (Side::Black, Kind::General) => '将',
        (Side::Black, Kind::Advisor) => '士',
        (Side::Black, Kind::Elephant) => '象',
        (Side::Black, Kind::Soldier) => '卒',
        (_, Kind::Horse) => '马',
        (_, Kind::Chariot) => '车',
        (_, Kind::Cannon) => '炮',
        (_, Kind::GiacThan) => '觉',
    }
}

fn kind(character: char) -> Option<Kind> {
    Some(match character {
        '帅' | '帥' | '将' | '將' => Kind::General,
        '仕' | '士' => Kind::Advisor,
        '相' | '象' => Kind::Elephant,
        '马' | '馬' | '傌' => Kind::Horse,
        '车' | '車' | '俥' => Kind::Chariot,
        '炮' | '砲' => Kind::Cannon,
        '兵' | '卒' => Kind::Soldier,
        _ => return None,
    })
}
