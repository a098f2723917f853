use crate::board::{Kind, Move, Piece, Plane, Point, lines};
use crate::game::{Lines, Replay};
use crate::line::{Step, Verdict};
use crate::position::{Position as _, classic};

/// What must hold of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Any legal move will do.
    Any,
    /// It is one of these.
    List(Vec<Move>),
    /// A piece of this kind moves.
    Piece(Kind),
    /// It ends on one of these points.
    Reach(Vec<Point>),
    /// It captures a piece of this kind.
    Capture(Kind),
    /// It gives check.
    Check,
    /// It mates.
    Mate,
    /// It leaves the other side without a move, not in check.
    Stalemate,
    /// It answers a check in this way.
    Escape(Way),
    /// After it no piece of the mover's can be captured at a loss.
    Safe,
    /// After it the mover guards the piece on this point.
    Guard(Point),
    /// It goes to the other plane.
    Cross,
    /// It touches the enemy Giác Thân.
    Touch,
    /// After it the mover's Giác Thân can't be touched.
    Hidden,
    /// The Giác Thân stands in the enemy palace after it.
    Enter,
    /// It wins the game.
    Win,
    /// It brings the descent to Di.
    Descend,
    /// It makes the extra step.
    Extra,
}

/// A way to answer a check on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The General goes away.
    Away,
    /// The checking piece is captured.
    Take,
    /// Something steps between.
    Block,
    /// Something steps on the leg of the checking Horse.
    Leg,
    /// The screen of the checking Cannon leaves the line.
    ScreenAway,
    /// A second piece steps between the checking Cannon and the General.
    ScreenAdded,
}

/// A piece that can be captured at a loss, and what captures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// The capturer.
    pub by: (Piece, Point),
    /// The piece.
    pub target: (Piece, Point),
}

impl Condition {
    /// Whether it holds of a legal move.
    pub fn holds(&self, before: &Lines, action: Move) -> bool {
        let line = before.get();
        let effect = line.would(action);
        match self {
            Self::Any => true,
            Self::List(moves) => moves.contains(&action),
            Self::Piece(kind) => mover(line, action).is_some_and(|piece| piece.kind == *kind),
            Self::Reach(points) => action.to().is_some_and(|to| points.contains(&to)),
            Self::Capture(kind) => effect.captured.is_some_and(|piece| piece.kind == *kind),
            Self::Cross => action.from().map(Point::plane) != action.to().map(Point::plane),
            Self::Touch => effect.touched,
            Self::Extra => action.through().is_some(),
            Self::Escape(way) => way_of(before, action) == Some(*way),
            _ => self.holds_after(before, action),
        }
    }

    /// Whether it holds of the position that the move leads to.
    fn holds_after(&self, before: &Lines, action: Move) -> bool {
        let mover = before.get().side();
        let mut after = before.clone();
        let step = after.get_mut().push(action);
        let line = after.get();
        match self {
            Self::Check => line.in_check(),
            Self::Mate => line.in_check() && ends(&step, |verdict| verdict.winner == Some(mover)),
            Self::Stalemate => {
                !line.in_check() && ends(&step, |verdict| verdict.winner == Some(mover))
            }
            Self::Win => ends(&step, |verdict| verdict.winner == Some(mover)),
            Self::Descend => matches!(step, Step::Descends(())),
            Self::Hidden => line.legal().iter().all(|reply| !line.would(*reply).touched),
            Self::Enter => line.stay(mover).is_some(),
            Self::Safe => hanging(before, action).is_none(),
            Self::Guard(point) => guards(&after, *point),
            _ => false,
        }
    }
}

fn ends(step: &Step<()>, how: impl Fn(&Verdict) -> bool) -> bool {
    matches!(step, Step::Ends(verdict) if how(verdict))
}

fn mover(line: &dyn Replay, action: Move) -> Option<Piece> {
    action.from().and_then(|from| line.piece(from))
}

/// What a piece is worth to a learner, in soldiers before the river.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::General | Kind::GiacThan => 0,
        Kind::Soldier => 1,
        Kind::Advisor | Kind::Elephant => 2,
        Kind::Horse => 4,
        Kind::Cannon => 5,
        Kind::Chariot => 9,
    }
}

/// The most valuable piece of the mover's, more than a Soldier, that could be captured at a loss after a move: nobody takes
/// back, or what takes back is paid for with more than it gets.
pub fn hanging(before: &Lines, action: Move) -> Option<Hanging> {
    let mut after = before.clone();
    after.get_mut().push(action);
    let line = after.get();
    let mut found: Vec<(u8, Hanging)> = Vec::new();
    for capture in line.legal() {
        let (Some(from), Some(to)) = (capture.from(), capture.to()) else {
            continue;
        };
        let (Some(by), Some(target)) = (line.piece(from), line.would(capture).captured) else {
            continue;
        };
        let mut then = after.clone();
        then.get_mut().push(capture);
        let taken_back = takes(then.get(), to);
        let gain = if taken_back {
            worth(target.kind).saturating_sub(worth(by.kind))
        } else {
            worth(target.kind)
        };
        if gain > 1 {
            found.push((
                gain,
                Hanging {
                    by: (by, from),
                    target: (target, to),
                },
            ));
        }
    }
    found
        .into_iter()
        .max_by_key(|(gain, _)| *gain)
        .map(|(_, hanging)| hanging)
}

/// Whether the side to move can capture on a point.
fn takes(line: &dyn Replay, point: Point) -> bool {
    line.legal()
        .iter()
        .any(|action| action.to() == Some(point) && line.would(*action).captured.is_some())
}

/// Whether any capture of the piece on a point, by the side to move, is answered by a capture there, and such a capture is
/// possible.
fn guards(after: &Lines, point: Point) -> bool {
    let line = after.get();
    let captures: Vec<Move> = line
        .legal()
        .into_iter()
        .filter(|action| action.to() == Some(point) && line.would(*action).captured.is_some())
        .collect();
    !captures.is_empty()
        && captures.into_iter().all(|capture| {
            let mut then = after.clone();
            then.get_mut().push(capture);
            takes(then.get(), point)
        })
}

/// How a legal move answers a check by one piece on one board.
fn way_of(before: &Lines, action: Move) -> Option<Way> {
    let Lines::Classic(line) = before else {
        return None;
    };
    let position = line.position();
    let checkers: Vec<Point> = position.checkers().on(Plane::Ren).collect();
    let [checker] = checkers[..] else {
        return None;
    };
    let (from, to) = (action.from()?, action.to()?);
    if to == checker {
        return Some(Way::Take);
    }
    let general = position.general(before.get().side());
    if from == general {
        return Some(Way::Away);
    }
    interposed(position, checker, general, [from, to])
}

fn interposed(
    position: &classic::Position,
    checker: Point,
    general: Point,
    [from, to]: [Point; 2],
) -> Option<Way> {
    let between = lines::between(checker, general);
    match kind_at(position, checker)? {
        Kind::Horse => Some(Way::Leg),
        Kind::Chariot | Kind::General if between.has(to) => Some(Way::Block),
        Kind::Cannon if between.has(from) => Some(Way::ScreenAway),
        Kind::Cannon if between.has(to) => Some(Way::ScreenAdded),
        _ => None,
    }
}

fn kind_at(position: &classic::Position, point: Point) -> Option<Kind> {
    position.piece(point).map(|piece| piece.kind)
}
