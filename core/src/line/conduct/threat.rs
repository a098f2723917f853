use super::table::Table;
use crate::board::{Kind, Point, PointSet, Side, lines};

/// A capture that the pieces of a side could make, by where they stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Pair {
    pub capturer: Point,
    pub target: Point,
}

/// Why an attack is no threat: the numbers are those of section 3.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoThreat {
    /// The capture would expose the capturer's own General.
    Exposes,
    /// 2: Generals and Soldiers do not threaten.
    Capturer,
    /// 3: a Soldier that has not crossed the river.
    UncrossedSoldier,
    /// 4: an offer to exchange.
    Exchange,
    /// 5: protected; by the piece on this point.
    Protected(Point),
}

/// One side's attacks on a board, with what section 3 needs of both Generals.
pub(super) struct Threats<'a> {
    pub table: &'a Table,
    side: Side,
    /// The pieces that already attack the General of the side that threatens, and of the other.
    on_own: PointSet,
    on_other: PointSet,
    /// `asian`: a Chariot pinned by a Horse is threatened even if it is protected.
    pins: bool,
}

impl<'a> Threats<'a> {
    pub fn new(table: &'a Table, side: Side, pins: bool) -> Self {
        Self {
            table,
            side,
            on_own: table.checkers(side),
            on_other: table.checkers(!side),
            pins,
        }
    }

    /// Every attack on pieces at these points; attacks on the General are checks and not among them (1).
    pub fn attacks(&self, targets: PointSet) -> impl Iterator<Item = Pair> {
        let general = self.table.general(!self.side);
        let others = self.table.side(!self.side) & targets;
        self.table.side(self.side).iter().flat_map(move |capturer| {
            (self.table.reach(capturer) & others)
                .iter()
                .filter(move |&target| Some(target) != general)
                .map(move |target| Pair { capturer, target })
        })
    }

    /// Whether an attack is a threat, and if not, why.
    pub fn examine(&self, pair: Pair) -> Result<(), NoThreat> {
        let Pair { capturer, target } = pair;
        let (Some(by), Some(on)) = (self.table.piece(capturer), self.table.piece(target)) else {
            return Err(NoThreat::Exposes);
        };
        if matches!(by.kind, Kind::General | Kind::Soldier) {
            return Err(NoThreat::Capturer);
        }
        if on.kind == Kind::Soldier && lines::half(on.side).has(target) {
            return Err(NoThreat::UncrossedSoldier);
        }
        if !self.table.is_safe(capturer, target, self.on_own) {
            return Err(NoThreat::Exposes);
        }
        if by.kind == on.kind && self.can_answer(pair) {
            return Err(NoThreat::Exchange);
        }
        if on.kind == Kind::Chariot && self.ignores_protection(by.kind, target) {
            return Ok(());
        }
        self.protector(pair)
            .map_or(Ok(()), |by| Err(NoThreat::Protected(by)))
    }

    /// Whether the target could legally capture the capturer.
    fn can_answer(&self, Pair { capturer, target }: Pair) -> bool {
        self.table.reach(target).has(capturer)
            && self.table.is_safe(target, capturer, self.on_other)
    }

    fn ignores_protection(&self, capturer: Kind, chariot: Point) -> bool {
        matches!(capturer, Kind::Horse | Kind::Cannon)
            || self.pins && self.table.is_pinned_by_horse(chariot)
    }

    /// A piece that could legally recapture ("real protector").
    fn protector(&self, Pair { capturer, target }: Pair) -> Option<Point> {
        let taken = self.table.moved(capturer, target);
        taken
            .attackers(target, !self.side)
            .iter()
            .find(|&by| taken.is_safe(by, target, self.on_other))
    }
}
