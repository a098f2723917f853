//! Why a move is not possible: exactly one reason for each move that is not, as data with the pieces to be named and
//! marked. Worked out by walking over the boards, not by the generator, with which the tests compare it.
mod movement;
mod safety;
#[cfg(test)]
mod tests;

use super::{Game, Replay};
use crate::board::{Kind, Move, Piece, Plane, Point, Side, lines};
use crate::line::{Step, Why};
use crate::position::stacked::{self, GiacThan, in_palace};
use movement::Boards;

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// What it is.
    pub piece: Piece,
    /// Where.
    pub point: Point,
}

/// Which boards a move is looked at on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The one board of a classical game.
    One,
    /// Ren and Tian.
    Two,
    /// Di.
    Di,
}

/// Why a move is not possible. Articles are those of the classical rules, sections those of San Cai's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The game is over.
    Over,
    /// A point of it lies on a plane that is not in play.
    NoSuchPoint,
    /// Nothing stands where it should begin.
    NothingThere(Point),
    /// The piece is the other side's.
    NotYours(Standing),
    /// Both Giác Thân are placed before the first move (section 2).
    PlaceFirst(Side),
    /// A Giác Thân is placed once (section 2).
    PlacedAlready,
    /// A Giác Thân is placed on a marked point only (section 2).
    Unmarked(Point),
    /// It ends where it begins.
    SamePoint,
    /// A frozen Giác Thân neither moves nor touches for so many turns of its owner, this one included (section 4).
    Frozen {
        /// How many.
        turns: u8,
    },
    /// No piece of this kind goes so, on any point.
    NotItsMove {
        /// The piece.
        piece: Piece,
        /// On which boards.
        ground: Ground,
    },
    /// It would leave its palace.
    Palace(Piece),
    /// It never changes planes (section 3).
    Plane(Piece),
    /// An Elephant never crosses the river.
    River,
    /// A Soldier never goes back.
    Backward,
    /// A Soldier goes sideways beyond the river only.
    SidewaysEarly,
    /// A Soldier changes planes from relative rank 8 on only (section 3).
    VerticalEarly,
    /// A piece of its own side stands there.
    Own(Standing),
    /// A Horse's leg is blocked.
    Leg(Standing),
    /// An Elephant's eye is blocked.
    Eye(Standing),
    /// The nearest piece on the way of a Chariot, or of a Cannon that does not capture.
    Way(Standing),
    /// A Cannon has no screen over which it could capture.
    NoScreen,
    /// The book's Cannon has nothing to jump.
    NoJump,
    /// A Cannon jumps exactly one piece, and these stand between.
    Screens(Vec<Standing>),
    /// A Cannon captures nothing straight up or down: there is no room for a screen (section 3).
    NoRoom,
    /// A General is never captured (San Cai, after a placing that parried no check).
    General(Standing),
    /// A frozen Giác Thân is not touched for so many turns of the toucher, this one included (section 4).
    Immune {
        /// How many.
        turns: u8,
    },
    /// A Giác Thân captures nothing (section 3).
    CapturesNothing(Standing),
    /// Di: the point is reached by an extra step from this point of the palace only (section 7).
    ByExtraStep(Point),
    /// An extra step goes one point on, to an empty point of the palace just entered (section 7).
    ExtraStep,
    /// Only a side without another move passes (section 7).
    Pass,
    /// It would leave the mover's General attacked.
    Check {
        /// By which piece.
        by: Standing,
        /// Whether that piece gives check already.
        already: bool,
    },
    /// The Generals would face each other.
    Facing(Standing),
    /// The rule set forbids it because of what came before.
    Forbidden(Why),
}

impl Obstacle {
    /// The pieces that stand against the move, to be marked.
    pub fn pieces(&self) -> Vec<Standing> {
        match self {
            Self::NotYours(at)
            | Self::Own(at)
            | Self::Leg(at)
            | Self::Eye(at)
            | Self::Way(at)
            | Self::General(at)
            | Self::CapturesNothing(at)
            | Self::Facing(at)
            | Self::Check { by: at, .. } => vec![*at],
            Self::Screens(screens) => screens.clone(),
            _ => Vec::new(),
        }
    }
}

impl Game {
    /// Why a move of the side to move is not possible; `None` if it is.
    pub fn why_not(&self, action: Move) -> Option<Obstacle> {
        if self.outcome.is_some() {
            return Some(Obstacle::Over);
        }
        why_not(self.line(), action)
    }
}

/// Why a move of the side to move is not possible in a line; `None` if it is.
pub fn why_not(line: &dyn Replay, action: Move) -> Option<Obstacle> {
    if line.verdict().is_some() {
        return Some(Obstacle::Over);
    }
    let boards = Boards::of(line);
    let [from, through, to] = [action.from(), action.through(), action.to()];
    let off = |point: Point| point.plane() == Plane::Tian && boards.ground != Ground::Two;
    if [from, through, to].into_iter().flatten().any(off) {
        return Some(Obstacle::NoSuchPoint);
    }
    let unmade = match (from, through, to) {
        (Some(from), None, Some(to)) => boards
            .step(from, to)
            .map(|obstacle| boards.extra_instead(from, to).unwrap_or(obstacle)),
        (Some(from), Some(through), Some(to)) => boards.extra(from, through, to),
        (None, _, Some(to)) => return place(line, to),
        _ => return (line.legal() != [Move::PASS]).then_some(Obstacle::Pass),
    };
    unmade.or_else(|| match line.after(action) {
        Step::Forbidden(why) => Some(Obstacle::Forbidden(why)),
        _ => None,
    })
}

/// Why a Giác Thân cannot be placed on a point.
fn place(line: &dyn Replay, to: Point) -> Option<Obstacle> {
    let side = line.side();
    if line.giac_than(side) != Some(GiacThan::Unplaced) {
        return Some(Obstacle::PlacedAlready);
    }
    let marked = stacked::Position::marks(side).any(|mark| mark == to);
    (!marked).then_some(Obstacle::Unmarked(to))
}

impl Boards<'_> {
    /// Why the side to move cannot go from one point to another.
    fn step(&self, from: Point, to: Point) -> Option<Obstacle> {
        let side = self.line.side();
        let Some(piece) = self.piece(from) else {
            return Some(Obstacle::NothingThere(from));
        };
        if piece.side != side {
            return Some(Obstacle::NotYours(Standing { piece, point: from }));
        }
        if self.line.giac_than(side) == Some(GiacThan::Unplaced) {
            return Some(Obstacle::PlaceFirst(side));
        }
        if from == to {
            return Some(Obstacle::SamePoint);
        }
        self.frozen(piece)
            .or_else(|| self.shape(piece, from, to))
            .or_else(|| self.own(side, to))
            .or_else(|| self.way(piece, from, to))
            .or_else(|| self.target(piece, to))
            .or_else(|| self.danger(piece, from, to))
    }

    fn frozen(&self, piece: Piece) -> Option<Obstacle> {
        let giac_than = self.line.giac_than(piece.side)?;
        let freeze = giac_than.state()?.freeze;
        (piece.kind == Kind::GiacThan && freeze > 0).then(|| Obstacle::Frozen {
            turns: freeze.div_ceil(2),
        })
    }

    fn own(&self, side: Side, to: Point) -> Option<Obstacle> {
        let there = self.standing(to)?;
        (there.piece.side == side).then_some(Obstacle::Own(there))
    }

    /// What an enemy piece on the target has against it.
    fn target(&self, piece: Piece, to: Point) -> Option<Obstacle> {
        let there = self.standing(to)?;
        match (there.piece.kind, piece.kind) {
            (Kind::GiacThan, _) => {
                let freeze = self.line.giac_than(there.piece.side)?.state()?.freeze;
                (freeze > 0).then(|| Obstacle::Immune {
                    turns: freeze.div_ceil(2),
                })
            }
            (_, Kind::GiacThan) => Some(Obstacle::CapturesNothing(there)),
            (Kind::General, _) => Some(Obstacle::General(there)),
            _ => None,
        }
    }

    /// Where a point that a move does not reach is reached by an extra step: through which point of the palace.
    fn extra_instead(&self, from: Point, to: Point) -> Option<Obstacle> {
        lines::ring(to)
            .iter()
            .find(|&through| self.extra(from, through, to).is_none())
            .map(Obstacle::ByExtraStep)
    }

    fn extra(&self, from: Point, through: Point, to: Point) -> Option<Obstacle> {
        let palace = !self.line.side();
        let inside = |point| in_palace(palace, point);
        let goes_on = self.ground == Ground::Di
            && !inside(from)
            && inside(through)
            && inside(to)
            && lines::ring(through).has(to)
            && self.piece(to).is_none();
        if goes_on {
            self.step(from, through)
        } else {
            Some(Obstacle::ExtraStep)
        }
    }
}
