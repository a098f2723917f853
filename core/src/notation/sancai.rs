//! San Cai's notation for people (`san-cai.md` section 8).
use super::Unread;
use crate::board::{Kind, Move, Point};
use crate::position::Position;

/// The text of a legal action: `Hb8–d7′`, `Rh8′~f5′` for a touch, `†` behind it for a check, `Rd5×d7–d8` with an extra
/// step; `T@c2` for a placing and `--` for a pass.
pub fn write<P: Position>(position: &P, action: Move) -> String {
    let mut after = position.clone();
    after.play(action);
    let check = if after.in_check() { "†" } else { "" };
    format!("{}{check}", written(position, action))
}

fn written<P: Position>(position: &P, action: Move) -> String {
    let Some(to) = action.to() else {
        return action.to_string();
    };
    let Some(from) = action.from() else {
        return format!("{}@{}", Kind::GiacThan.people_letter(), named(to));
    };
    let letter = position
        .piece(from)
        .map_or('?', |piece| piece.kind.people_letter());
    let effect = position.effect(action);
    let sign = match (effect.captured, effect.touched) {
        (Some(_), _) => '×',
        (None, true) => '~',
        (None, false) => '–',
    };
    let (from, to) = (named(from), named(to));
    match action.through() {
        Some(through) => format!("{letter}{from}{sign}{}–{to}", named(through)),
        None => format!("{letter}{from}{sign}{to}"),
    }
}

/// A point as people see it, `e4` or `e4′`.
fn named(point: Point) -> String {
    point.to_string().replace('\'', "′")
}

/// The legal action a text names. The signs between the points may be any of `–-×x~`, and `†` or `+` may be left out, as
/// the points say all; the letter must be right.
///
/// # Errors
/// If the text has not this form or fits no legal action.
pub fn read<P: Position>(position: &P, text: &str) -> Result<Move, Unread> {
    let (letter, action) = parse(text.trim()).ok_or(Unread::Form)?;
    let piece = action.from().and_then(|from| position.piece(from));
    let fits = letter.is_none_or(|letter| piece.is_some_and(|p| p.kind.people_letter() == letter));
    if fits && position.is_legal(action) {
        Ok(action)
    } else {
        Err(Unread::NoMove)
    }
}

/// The letter of a piece that moves, and the action.
fn parse(text: &str) -> Option<(Option<char>, Move)> {
    let text = text.trim_end_matches(['†', '+']).trim_end();
    if let Some(at) = text.strip_prefix("T@") {
        return Some((None, Move::place(Point::parse(at)?)));
    }
    if text == Move::PASS.to_string() {
        return Some((None, Move::PASS));
    }
    let mut chars = text.chars();
    let letter = chars.next()?;
    let points: Option<Vec<Point>> = chars
        .as_str()
        .split(['–', '-', '×', 'x', '~'])
        .map(|point| Point::parse(point.trim()))
        .collect();
    let action = match points?[..] {
        [from, to] => Move::step(from, to),
        [from, through, to] => Move::extra(from, through, to),
        _ => return None,
    };
    Some((Some(letter), action))
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::board::{Move, MoveList};
    use crate::notation::Unread;
    use crate::position::Position as _;
    use crate::position::stacked::{Position, Start};

    fn position(text: &str) -> Position {
        Start::read(text).expect("a position").position
    }

    fn text(position: &Position, action: &str) -> String {
        write(position, Move::parse(action).expect("a move text"))
    }

    /// Fails if a touch is written as a capture, or Tian's points without their mark.
    #[test]
    fn signs_and_planes() {
        let above = position(
            "5k3/1N7/9/9/9/9/9/9/9/3K5|7R1/9/9/9/5t1R1/9/9/9/9/9 w -/300 AABBNCCPPPPPaabbnnrrccppppp 0 1",
        );
        assert_eq!(text(&above, "b8d7'"), "Hb8–d7′");
        assert_eq!(text(&above, "h5'f5'"), "Rh5′~f5′");
        assert_eq!(text(&above, "h9'f9'"), "Rh9′–f9′†");
        let start = Start::array(crate::board::Side::Red).position;
        assert_eq!(text(&start, "@c2"), "T@c2");
    }

    /// Fails if an extra step loses its capture or its middle point.
    #[test]
    fn extra_steps_and_passes() {
        let di = position("di:9/9/3p5/9/3R5/9/9/9/9/9 w - - 0 30");
        assert_eq!(text(&di, "d5d7d8"), "Rd5×d7–d8");
        let bare = position("di:9/9/9/9/3R5/9/9/9/9/9 b - - 0 30");
        assert_eq!(text(&bare, "--"), "--");
    }

    /// Fails if any written text is not read as its action.
    #[test]
    fn texts_are_read_back() {
        for start in [
            "1rb1ka3/4a4/9/p7p/3tRTp2/2B6/P5P1P/9/4N4/2BAKA3|7n1/3C5/1n7/7c1/9/9/9/3N5/9/R8 b 300/220 CPPbrcpp 0 48",
            "di:1n7/9/9/9/9/9/9/9/9/5A1N1 w - - 0 15",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR|9/9/9/9/9/9/9/9/9/9 w ?/? - 0 1",
            "di:9/9/9/9/9/9/9/9/9/9 w - - 0 15",
        ] {
            let position = position(start);
            let mut list = MoveList::new();
            position.moves(&mut list);
            assert!(!list.is_empty());
            for action in list {
                assert_eq!(read(&position, &write(&position, action)), Ok(action));
            }
        }
    }

    /// Fails if a wrong letter or rubbish names a move.
    #[test]
    fn what_fits_nothing_is_refused() {
        let start = "5k3/1N7/9/9/9/9/9/9/9/3K5|9/9/9/9/9/9/9/9/9/9 w -/- - 0 1";
        let position = position(start);
        assert_eq!(read(&position, "Rb8–d7′"), Err(Unread::NoMove));
        assert_eq!(read(&position, "Hb8–d5"), Err(Unread::NoMove));
        for rubbish in [
            "",
            "H",
            "H–",
            "Hb8",
            "b8–d7",
            "Hb8–d7–e7–e8",
            "†",
            "T@",
            "T@z9",
        ] {
            assert_eq!(read(&position, rubbish), Err(Unread::Form), "{rubbish}");
        }
    }
}
