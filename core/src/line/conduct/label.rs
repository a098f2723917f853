//! What each move of a repetition does, piece by piece: for a verdict's "Why?".
use super::Named;
use super::chase::{NoChase, Turn};
use super::table::Table;
use super::threat::NoThreat;
use crate::board::{Point, PointSet, Side};
use crate::line::{Line, Pieces};
use crate::position::Position;
use crate::ruleset::Repetition;

/// What a move did, in the words of section 3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The move's ply, 1 = the first move.
    pub ply: usize,
    /// Who moved.
    pub side: Side,
    /// The pieces that check after it.
    pub checks: Vec<Named>,
    /// The mover's attacks on pieces after it, with why they are no chase.
    pub attacks: Vec<Attack>,
}

/// An attack of one piece on another after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The piece that could capture.
    pub capturer: Named,
    /// The piece that it could capture.
    pub target: Named,
    /// Why the move does not chase through this attack; `None`: it does.
    pub excuse: Option<Excuse>,
}

/// Why an attack is not a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// Generals and Soldiers may chase.
    Capturer,
    /// The target is a Soldier that has not crossed the river.
    UncrossedSoldier,
    /// The capture would expose the capturer's own General.
    Exposes,
    /// Both pieces are of one kind and the target could capture as well.
    Exchange,
    /// The target is protected by this piece.
    Protected(Named),
    /// The same piece threatened the same piece before the move already.
    Before,
}

impl Label {
    /// The attacks through which the move chases.
    pub fn chases(&self) -> impl Iterator<Item = &Attack> {
        self.attacks.iter().filter(|attack| attack.excuse.is_none())
    }
}

impl<P: Position> Line<P> {
    /// The labels of the moves after ply `first` up to and including ply `last`: with a judgement's rounds, those of
    /// the moves it judged. Only for a game on one board.
    ///
    /// # Panics
    /// If `last` is more than `plies()`.
    pub fn labels(&self, [first, last]: [usize; 2]) -> Vec<Label> {
        let pins = self.rules().repetition == Repetition::Asian;
        let mut pieces = self.pieces_at(first);
        (first + 1..=last)
            .map(|ply| {
                let (before, after) = (self.at(ply - 1), self.at(ply));
                let action = self.moves()[ply - 1];
                pieces.follow(before, action, after);
                let (table, next) = (Table::of(before), Table::of(after));
                let turn = Turn::new(&table, action, &next, before.side(), pins);
                label(ply, before.side(), &turn, &pieces)
            })
            .collect()
    }
}

fn label(ply: usize, side: Side, turn: &Turn, pieces: &Pieces) -> Label {
    let table = turn.after.table;
    let named = |point| named(table, pieces, point);
    let attacks = turn.after.attacks(PointSet::ALL).filter_map(|pair| {
        Some(Attack {
            capturer: named(pair.capturer)?,
            target: named(pair.target)?,
            excuse: turn.examine(pair).err().and_then(|why| excuse(why, &named)),
        })
    });
    Label {
        ply,
        side,
        checks: table.checkers(!side).iter().filter_map(named).collect(),
        attacks: attacks.collect(),
    }
}

fn excuse(why: NoChase, named: &impl Fn(Point) -> Option<Named>) -> Option<Excuse> {
    Some(match why {
        NoChase::Before => Excuse::Before,
        NoChase::NoThreat(NoThreat::Capturer) => Excuse::Capturer,
        NoChase::NoThreat(NoThreat::UncrossedSoldier) => Excuse::UncrossedSoldier,
        NoChase::NoThreat(NoThreat::Exposes) => Excuse::Exposes,
        NoChase::NoThreat(NoThreat::Exchange) => Excuse::Exchange,
        NoChase::NoThreat(NoThreat::Protected(by)) => Excuse::Protected(named(by)?),
    })
}

pub(super) fn named(table: &Table, pieces: &Pieces, point: Point) -> Option<Named> {
    Some(Named {
        id: pieces.on(point)?,
        piece: table.piece(point)?,
        point,
    })
}
