use super::table::Table;
use super::threat::{NoThreat, Pair, Threats};
use crate::board::{Move, Point, PointSet, Side};

/// Why an attack that stands after a move makes the move no chase.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoChase {
    /// It is no threat.
    NoThreat(NoThreat),
    /// The side had this threat already, with the same two pieces.
    Before,
}

/// A side's move with the boards before and after it.
pub(super) struct Turn<'a> {
    before: Threats<'a>,
    pub after: Threats<'a>,
    action: Move,
}

impl<'a> Turn<'a> {
    pub fn new(before: &'a Table, action: Move, after: &'a Table, side: Side, pins: bool) -> Self {
        Self {
            before: Threats::new(before, side, pins),
            after: Threats::new(after, side, pins),
            action,
        }
    }

    /// Whether the move chases through this attack, one of those that stand after it.
    pub fn examine(&self, pair: Pair) -> Result<(), NoChase> {
        self.after.examine(pair).map_err(NoChase::NoThreat)?;
        if self.threatened_before(pair) {
            return Err(NoChase::Before);
        }
        Ok(())
    }

    /// Which of these pieces of the other side the move chases.
    pub fn chased(&self, targets: PointSet) -> PointSet {
        let mut chased = PointSet::EMPTY;
        for pair in self.after.attacks(targets) {
            if !chased.has(pair.target) && self.examine(pair).is_ok() {
                chased.insert(pair.target);
            }
        }
        chased
    }

    /// The pieces through which the move chases this piece.
    pub fn chasers(&self, target: Point) -> PointSet {
        let mut chasers = PointSet::EMPTY;
        for pair in self.after.attacks(PointSet::of(target)) {
            if self.examine(pair).is_ok() {
                chasers.insert(pair.capturer);
            }
        }
        chasers
    }

    fn threatened_before(&self, pair: Pair) -> bool {
        let pair = Pair {
            capturer: earlier(self.action, pair.capturer),
            ..pair
        };
        self.before.table.reach(pair.capturer).has(pair.target) && self.before.examine(pair).is_ok()
    }
}

/// Where the piece that stands on a point after a move stood before it.
pub(super) fn earlier(action: Move, point: Point) -> Point {
    match (action.from(), action.to()) {
        (Some(from), Some(to)) if to == point => from,
        _ => point,
    }
}

/// Where the pieces that stand on these points after a move stood before it.
pub(super) fn all_earlier(action: Move, points: PointSet) -> PointSet {
    let mut before = PointSet::EMPTY;
    for point in points.iter() {
        before.insert(earlier(action, point));
    }
    before
}
