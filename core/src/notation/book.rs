use super::{Unread, legal};
use crate::board::{Kind, Move, Point};
use crate::position::Position;

/// The text of a move, `Ch2–e2`; `None` for what is no step of a piece.
pub(super) fn write<P: Position>(position: &P, action: Move) -> Option<String> {
    let (from, to) = (action.from()?, action.to()?);
    let letter = position.piece(from)?.kind.people_letter();
    let sign = match position.effect(action).captured {
        Some(_) => '×',
        None => '–',
    };
    let mut after = position.clone();
    after.play(action);
    let check = if after.in_check() { "†" } else { "" };
    Some(format!("{letter}{from}{sign}{to}{check}"))
}

/// The legal move a text names.
pub(super) fn read<P: Position>(position: &P, text: &str) -> Result<Move, Unread> {
    let (kind, action) = parse(text).ok_or(Unread::Form)?;
    let piece = action.from().and_then(|from| position.piece(from));
    if piece.is_some_and(|piece| piece.kind == kind) {
        legal(position, action)
    } else {
        Err(Unread::NoMove)
    }
}

/// The piece and the points a text names; the signs for capture and check may be left out or wrong, as points say all.
fn parse(text: &str) -> Option<(Kind, Move)> {
    let mut chars = text.chars();
    let kind = kind(chars.next()?)?;
    let rest = chars.as_str().trim_start();
    let rest = rest.trim_end_matches(['†', '+']).trim_end();
    let (from, to) = rest.split_once(['–', '-', '×', 'x'])?;
    let (from, to) = (Point::parse(from.trim())?, Point::parse(to.trim())?);
    Some((kind, Move::step(from, to)))
}

fn kind(letter: char) -> Option<Kind> {
    Some(match letter {
        'G' => Kind::General,
        'A' => Kind::Advisor,
        'E' => Kind::Elephant,
        'H' => Kind::Horse,
        'R' => Kind::Chariot,
        'C' => Kind::Cannon,
        'S' => Kind::Soldier,
        _ => return None,
    })
}
