use super::Setup;
use crate::board::{Move, MoveList, Piece, Point, Side, lines};
use crate::line::{Label, Line, PieceId, Step, Verdict};
use crate::notation::Notation;
use crate::position::stacked::{GiacThan, in_palace};
use crate::position::{Captured, Counters, Effect, Fault, Position, classic, stacked};
use crate::ruleset::{Cannon, QuietLimit, RuleSetId};

/// What only the two geometries know of themselves.
trait Geometry: Position {
    /// The position's text with these counters, strictly written.
    fn text(&self, counters: &Counters) -> String;

    /// How Cannons move.
    fn cannon(&self) -> Cannon {
        Cannon::Modern
    }

    /// A side's Giác Thân; `None` where the game has none.
    fn giac_than(&self, _side: Side) -> Option<GiacThan> {
        None
    }

    /// The longest stay of a side in the enemy palace; `None` where nothing of it stands there.
    fn stay(&self, _side: Side) -> Option<u8> {
        None
    }

    /// The stay of the piece on a point of Di; 0 anywhere else.
    fn stay_at(&self, _point: Point) -> u8 {
        0
    }
}

impl Geometry for classic::Position {
    fn text(&self, counters: &Counters) -> String {
        classic::Start {
            position: self.clone(),
            counters: *counters,
        }
        .to_string()
    }

    fn cannon(&self) -> Cannon {
        Self::cannon(self)
    }
}

impl Geometry for stacked::Position {
    fn text(&self, counters: &Counters) -> String {
        stacked::Start {
            position: self.clone(),
            counters: *counters,
        }
        .to_string()
    }

    fn giac_than(&self, side: Side) -> Option<GiacThan> {
        (!self.on_di()).then(|| Self::giac_than(self, side))
    }

    fn stay(&self, side: Side) -> Option<u8> {
        if let Some(state) = Self::giac_than(self, side).state() {
            return Self::giac_than(self, side)
                .at()
                .filter(|&at| in_palace(!side, at))
                .map(|_| state.stay);
        }
        let guests = lines::palace(!side).iter().filter(|&point| {
            self.on_di() && self.piece(point).is_some_and(|piece| piece.side == side)
        });
        guests.map(|point| self.stay_at(point)).max()
    }

    fn stay_at(&self, point: Point) -> u8 {
        self.all_stays()
            .find(|&(other, _)| other == point)
            .map_or(0, |(_, stay)| stay)
    }
}

/// A line of either geometry, as everything but the search sees it.
pub trait Replay {
    /// The side to move.
    fn side(&self) -> Side;
    /// What stands on a point.
    fn piece(&self, point: Point) -> Option<Piece>;
    /// Every move that may be made.
    fn legal(&self) -> MoveList;
    /// Whether the rules of movement allow it (it may still be forbidden).
    fn is_legal(&self, action: Move) -> bool;
    /// Plays a legal move; what it means. A forbidden one is not played.
    fn push(&mut self, action: Move) -> Step<()>;
    /// What a legal move would mean.
    fn after(&self, action: Move) -> Step<()>;
    /// How the game has ended on the board, if it has.
    fn verdict(&self) -> Option<&Verdict>;
    /// Takes the last ply back.
    fn pop(&mut self) -> Option<Move>;
    /// The moves so far.
    fn moves(&self) -> &[Move];
    /// What ply `ply` (0 = the first) did.
    fn effect(&self, ply: usize) -> Effect;
    /// What a legal move would do on the board.
    fn would(&self, action: Move) -> Effect;
    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;
    /// Whether the game has descended.
    fn on_di(&self) -> bool;
    /// The pieces on the boards with their identities.
    fn pieces(&self) -> Vec<(PieceId, Piece, Point)>;
    /// The pieces after ply `ply`, 0 = at the start, with their identities.
    fn pieces_at(&self, ply: usize) -> Vec<(PieceId, Piece, Point)>;
    /// What each move of these rounds does (after the first ply, up to and including the last).
    fn labels(&self, rounds: [usize; 2]) -> Vec<Label>;
    /// How Cannons move.
    fn cannon(&self) -> Cannon;
    /// The pieces captured so far (on Di: captured there).
    fn captured(&self) -> &Captured;
    /// A side's Giác Thân; `None` where the game has none.
    fn giac_than(&self, side: Side) -> Option<GiacThan>;
    /// The longest stay of this side in the enemy palace; `None` where nothing of it stands there.
    fn stay(&self, side: Side) -> Option<u8>;
    /// That stay if the next turn of its owner lets it grow: a frozen one counts nothing until it thaws.
    fn growing_stay(&self, side: Side) -> Option<u8> {
        let state = self.giac_than(side).and_then(GiacThan::state);
        self.stay(side)
            .filter(|_| state.is_none_or(|state| state.freeze == 0))
    }
    /// The side and the move number of ply `ply` (0 = the first).
    fn mover(&self, ply: usize) -> (Side, u32);
    /// The piece that ply `ply` moved, placed or touched with; `None` for a pass.
    fn moved(&self, ply: usize) -> Option<Piece>;
    /// Whether ply `ply` gave check.
    fn checked(&self, ply: usize) -> bool;
    /// Whether ply `ply` (0 = the first) was made on two planes.
    fn two_planes(&self, ply: usize) -> bool;
    /// The stay of the piece on a point of Di; 0 anywhere else.
    fn stay_on_di(&self, point: Point) -> u8;
    /// Ply `ply` in a notation.
    fn written(&self, ply: usize, notation: Notation) -> String;
    /// Where the latest ply descended for want of captures and touches: how many plies that took.
    fn descent_quiet(&self) -> Option<u16>;
    /// The position's text, strictly written.
    fn text(&self) -> String;
    /// The text of the position the line began with.
    fn start_text(&self) -> String;
}

impl<P: Geometry> Replay for Line<P> {
    fn side(&self) -> Side {
        self.position().side()
    }

    fn piece(&self, point: Point) -> Option<Piece> {
        self.position().piece(point)
    }

    fn legal(&self) -> MoveList {
        Self::legal(self)
    }

    fn is_legal(&self, action: Move) -> bool {
        self.position().is_legal(action)
    }

    fn push(&mut self, action: Move) -> Step<()> {
        plain(Self::push(self, action))
    }

    fn after(&self, action: Move) -> Step<()> {
        plain(Self::after(self, action))
    }

    fn verdict(&self) -> Option<&Verdict> {
        Self::verdict(self)
    }

    fn pop(&mut self) -> Option<Move> {
        Self::pop(self)
    }

    fn moves(&self) -> &[Move] {
        Self::moves(self)
    }

    fn effect(&self, ply: usize) -> Effect {
        self.at(ply).effect(self.moves()[ply])
    }

    fn would(&self, action: Move) -> Effect {
        self.position().effect(action)
    }

    fn in_check(&self) -> bool {
        self.position().in_check()
    }

    fn on_di(&self) -> bool {
        self.position().on_di()
    }

    fn pieces(&self) -> Vec<(PieceId, Piece, Point)> {
        Replay::pieces_at(self, self.plies())
    }

    fn pieces_at(&self, ply: usize) -> Vec<(PieceId, Piece, Point)> {
        let pieces = Self::pieces_at(self, ply);
        (0..2 * Point::PLANE)
            .map(Point::new)
            .filter_map(|point| Some((pieces.on(point)?, self.at(ply).piece(point)?, point)))
            .collect()
    }

    fn labels(&self, rounds: [usize; 2]) -> Vec<Label> {
        Self::labels(self, rounds)
    }

    fn cannon(&self) -> Cannon {
        self.position().cannon()
    }

    fn captured(&self) -> &Captured {
        &self.counters().captured
    }

    fn giac_than(&self, side: Side) -> Option<GiacThan> {
        self.position().giac_than(side)
    }

    fn stay(&self, side: Side) -> Option<u8> {
        self.position().stay(side)
    }

    fn mover(&self, ply: usize) -> (Side, u32) {
        (self.at(ply).side(), self.counters_at(ply).move_number)
    }

    fn moved(&self, ply: usize) -> Option<Piece> {
        let action = self.moves()[ply];
        match action.from() {
            Some(from) => self.at(ply).piece(from),
            None => self.at(ply + 1).piece(action.to()?),
        }
    }

    fn checked(&self, ply: usize) -> bool {
        self.at(ply + 1).in_check()
    }

    fn two_planes(&self, ply: usize) -> bool {
        self.rules().id == RuleSetId::SanCai && !self.at(ply).on_di()
    }

    fn stay_on_di(&self, point: Point) -> u8 {
        self.position().stay_at(point)
    }

    fn written(&self, ply: usize, notation: Notation) -> String {
        notation.write(self.at(ply), self.moves()[ply])
    }

    fn descent_quiet(&self) -> Option<u16> {
        let last = self.plies().checked_sub(1)?;
        let QuietLimit::Descends(limit) = self.rules().quiet else {
            return None;
        };
        (self.descent() == Some(last + 1)
            && self.counters_at(last).quiet.saturating_add(1) >= limit)
            .then_some(limit)
    }

    fn text(&self) -> String {
        self.position().text(self.counters())
    }

    fn start_text(&self) -> String {
        self.at(0).text(self.counters_at(0))
    }
}

fn plain<P>(step: Step<P>) -> Step<()> {
    match step {
        Step::Goes => Step::Goes,
        Step::Warned(warning) => Step::Warned(warning),
        Step::Ends(verdict) => Step::Ends(verdict),
        Step::Forbidden(why) => Step::Forbidden(why),
        Step::Descends(_) => Step::Descends(()),
    }
}

/// A line on one board or on two: the one match on geometry.
#[derive(Clone)]
pub enum Lines {
    /// One board.
    Classic(Line<classic::Position>),
    /// Ren, Tian and Di.
    Stacked(Line<stacked::Position>),
}

impl Lines {
    /// The line that a game begins with.
    ///
    /// # Errors
    /// Every fault of the start position's text.
    pub(super) fn begin(setup: &Setup) -> Result<Self, Vec<Fault>> {
        match setup.rules.id {
            RuleSetId::SanCai => stacked_line(setup).map(Self::Stacked),
            _ => classic_line(setup).map(Self::Classic),
        }
    }

    /// The line, whatever its geometry.
    pub fn get(&self) -> &dyn Replay {
        match self {
            Self::Classic(line) => line,
            Self::Stacked(line) => line,
        }
    }

    /// The line, to be changed.
    pub fn get_mut(&mut self) -> &mut dyn Replay {
        match self {
            Self::Classic(line) => line,
            Self::Stacked(line) => line,
        }
    }
}

fn classic_line(setup: &Setup) -> Result<Line<classic::Position>, Vec<Fault>> {
    let classic::Start { position, counters } = setup.classic_start()?;
    Ok(Line::new(setup.rules, position, counters))
}

fn stacked_line(setup: &Setup) -> Result<Line<stacked::Position>, Vec<Fault>> {
    let stacked::Start { position, counters } = setup.stacked_start()?;
    Ok(Line::new(setup.rules, position, counters))
}
