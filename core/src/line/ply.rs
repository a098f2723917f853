use crate::board::{BySide, Move, Side};
use crate::position::{Counters, Effect, Position};
use crate::ruleset::{QuietLimit, Repetition, RuleSet};

/// A side's checks without a capture after which further ones are no longer counted as quiet plies (`asian`).
const COUNTED_CHECKS: u8 = 10;

/// What a line keeps of each ply beside the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The position's key.
    pub key: u64,
    /// The first ply whose position could still occur again: that of the last capture, touch, placing or descent.
    pub base: u32,
    /// How often the position has occurred, this time included. In `book` the start is made by nobody and has 0.
    pub occurrence: u32,
    /// The counters after the ply.
    pub counters: Counters,
    /// Checks given since the last capture, kept only where the rule set counts them.
    checks: BySide<u8>,
}

impl Ply {
    /// The start of a line.
    pub fn start<P: Position>(rules: &RuleSet, position: &P, counters: Counters) -> Self {
        Self {
            key: position.key(),
            base: 0,
            occurrence: u32::from(rules.repetition != Repetition::Forbidden),
            counters,
            checks: BySide::default(),
        }
    }

    /// Ply `index`: `action` was played on `before` and gave `after`. The occurrence is left at 1.
    pub fn next<P: Position>(
        &self,
        rules: &RuleSet,
        index: usize,
        before: &P,
        action: Move,
        after: &P,
    ) -> Self {
        let effect = before.effect(action);
        let mut next = Self {
            key: after.key(),
            occurrence: 1,
            ..*self
        };
        if let Some(piece) = effect.captured {
            next.counters.captured.add(piece);
        }
        if effect.captured.is_some() || effect.touched || effect.placed {
            next.base = index as u32;
        }
        if !effect.placed {
            let black = u32::from(before.side() == Side::Black);
            next.counters.move_number = next.counters.move_number.saturating_add(black);
            next.count_quiet(rules, effect, before, after);
        }
        next
    }

    /// The first ply on Di, where the quiet count starts anew and nothing is captured.
    pub fn descended<P: Position>(&self, index: usize, di: &P) -> Self {
        Self {
            key: di.key(),
            base: index as u32,
            occurrence: 1,
            counters: Counters {
                move_number: self.counters.move_number,
                ..Counters::default()
            },
            checks: BySide::default(),
        }
    }

    fn count_quiet<P: Position>(&mut self, rules: &RuleSet, effect: Effect, before: &P, after: &P) {
        if effect.captured.is_some() || effect.touched {
            self.counters.quiet = 0;
            self.checks = BySide::default();
            return;
        }
        if matches!(rules.quiet, QuietLimit::DrawCounted(_)) && after.in_check() {
            let checks = &mut self.checks[before.side()];
            if *checks == COUNTED_CHECKS {
                return;
            }
            *checks += 1;
        }
        self.counters.quiet = self.counters.quiet.saturating_add(1);
    }
}
