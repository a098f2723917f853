//! What a move does to the game: `classic.md` section 5 and `san-cai.md` sections 5–7 in the order of results.
use super::conduct::{self, History};
use super::ply::Ply;
use super::{Line, Reason, Step, Verdict, Why};
use crate::board::{Move, MoveList, Side};
use crate::position::{Ending, Position};
use crate::ruleset::{QuietLimit, Repetition};

/// The occurrence that has consequences in most rule sets.
const THIRD: u32 = 3;
/// The occurrence at which `standard` judges.
const FOURTH: u32 = 4;

impl<P: Position> Line<P> {
    /// The verdict of a start position: mate, stalemate, a completed stay, dead draw.
    pub(super) fn ended_at_start(&self) -> Option<Verdict> {
        let start = &self.positions[0];
        let ending = start
            .ending()
            .map(|ending| Verdict::of_ending(start.winner(), ending));
        let dead = || self.rules.dead_draw && start.is_dead();
        ending.or_else(|| dead().then(|| Verdict::draw(Reason::DeadDraw)))
    }

    /// What the move that led to `after` does. Without `mates`, mate is looked at only where something else would
    /// happen.
    pub(super) fn judge(&self, action: Move, after: &P, ply: &Ply, mates: bool) -> Step<P> {
        let step = self.by_history(action, after, ply);
        if matches!(step, Step::Forbidden(_)) || matches!(step, Step::Goes) && !mates {
            return step;
        }
        match self.ending_of(after, ply) {
            Some(ending) => Step::Ends(Verdict::of_ending(after.winner(), ending)),
            None => step,
        }
    }

    /// Repetition, then the quiet count, then the dead draw.
    fn by_history(&self, action: Move, after: &P, ply: &Ply) -> Step<P> {
        if after.on_di() {
            return self.on_di(action, ply);
        }
        let repeated = self.by_repetition(action, after, ply);
        if !matches!(repeated, Step::Goes | Step::Warned(_)) {
            return repeated;
        }
        self.by_quiet(after, ply)
            .or_else(|| self.by_death(after, ply))
            .unwrap_or(repeated)
    }

    fn on_di(&self, action: Move, ply: &Ply) -> Step<P> {
        let reason = if action == Move::PASS && self.moves.last() == Some(&Move::PASS) {
            Reason::DiBothPassed
        } else if ply.occurrence >= THIRD {
            Reason::DiRepetition
        } else {
            match self.rules.quiet {
                QuietLimit::Descends(plies) if ply.counters.quiet >= plies => {
                    Reason::DiQuiet { plies }
                }
                _ => return Step::Goes,
            }
        };
        Step::Ends(Verdict::draw(reason))
    }

    fn by_repetition(&self, action: Move, after: &P, ply: &Ply) -> Step<P> {
        if ply.occurrence < THIRD {
            return Step::Goes;
        }
        match self.rules.repetition {
            Repetition::Descends => descend(after, ply),
            Repetition::Loses => Step::Ends(Verdict::win(after.side(), Reason::ThirdOccurrence)),
            Repetition::Forbidden => self.forbidden(action).map_or(Step::Goes, Step::Forbidden),
            Repetition::Club => {
                let judgement = conduct::judge(&self.history(action, after, ply), false);
                if ply.occurrence < FOURTH {
                    Step::Warned(judgement.warning(None))
                } else {
                    Step::Ends(Verdict::judged(judgement))
                }
            }
            Repetition::Asian => {
                let history = self.history(action, after, ply);
                let judgement = conduct::judge(&history, true);
                match conduct::unfinished_checks(&history, &judgement) {
                    Some(run) => Step::Warned(judgement.warning(Some(run))),
                    None => Step::Ends(Verdict::judged(judgement)),
                }
            }
        }
    }

    fn by_quiet(&self, after: &P, ply: &Ply) -> Option<Step<P>> {
        let quiet = ply.counters.quiet;
        match self.rules.quiet {
            QuietLimit::Draw(plies) | QuietLimit::DrawCounted(plies) if quiet >= plies => {
                Some(Step::Ends(Verdict::draw(Reason::QuietDraw { plies })))
            }
            QuietLimit::Descends(plies) if quiet >= plies => Some(descend(after, ply)),
            _ => None,
        }
    }

    /// Only a capture can leave a board on which nobody can win.
    fn by_death(&self, after: &P, ply: &Ply) -> Option<Step<P>> {
        let captured = ply.base as usize == self.positions.len();
        (self.rules.dead_draw && captured && after.is_dead())
            .then(|| Step::Ends(Verdict::draw(Reason::DeadDraw)))
    }

    /// How `after` ends the game by itself; in `book` forbidden moves are none.
    fn ending_of(&self, after: &P, ply: &Ply) -> Option<Ending> {
        let ending = after.ending();
        let twice = self.made_twice(after.side(), ply.base);
        if ending.is_some() || twice.is_empty() {
            return ending;
        }
        let mut list = MoveList::new();
        after.moves(&mut list);
        let stuck = list
            .iter()
            .all(|&action| self.third(&twice, after, action).is_some());
        match (stuck, after.in_check()) {
            (false, _) => None,
            (true, true) => Some(Ending::Checkmate),
            (true, false) => Some(Ending::Stalemate),
        }
    }

    /// Why a legal move is forbidden, if it is.
    pub fn forbidden(&self, action: Move) -> Option<Why> {
        let position = self.position();
        let base = self.plies[self.plies()].base;
        let twice = self.made_twice(position.side(), base);
        self.third(&twice, position, action)
    }

    /// Under a rule set that forbids a third time: the plies since `base` at which a side made a position a second time.
    fn made_twice(&self, mover: Side, base: u32) -> Vec<usize> {
        if self.rules.repetition != Repetition::Forbidden {
            return Vec::new();
        }
        (base as usize..self.positions.len())
            .filter(|&at| self.plies[at].occurrence >= 2 && self.positions[at].side() != mover)
            .collect()
    }

    /// Why a move in `before` is forbidden, given the plies whose positions may not be made again.
    fn third(&self, twice: &[usize], before: &P, action: Move) -> Option<Why> {
        if twice.is_empty() {
            return None;
        }
        let mut after = before.clone();
        after.play(action);
        let second = *twice.iter().find(|&&at| self.positions[at] == after)?;
        let first = self
            .occurrences(&after, &self.plies[second], second)
            .next()?;
        Some(Why::MadeTwice {
            plies: [first, second],
        })
    }

    /// The last ply with this position before the new one.
    pub(super) fn last_occurrence(&self, after: &P, ply: &Ply) -> Option<usize> {
        self.occurrences(after, ply, self.positions.len()).next()
    }

    /// The plies before `index` with the position of ply `index`, the latest first. Only every second ply has the same
    /// side to move; placings, which may differ from that, are never among the plies compared.
    fn occurrences<'a>(
        &'a self,
        position: &'a P,
        ply: &Ply,
        index: usize,
    ) -> impl Iterator<Item = usize> + 'a {
        let Ply { key, base, .. } = *ply;
        (base as usize..index)
            .rev()
            .skip(1)
            .step_by(2)
            .filter(move |&at| self.plies[at].key == key && self.positions[at] == *position)
    }

    /// The history that ends with the move that led to `after`, and its occurrences, the present one included.
    fn history<'a>(&'a self, action: Move, after: &'a P, ply: &Ply) -> History<'a, P> {
        let mut occurrences: Vec<usize> =
            self.occurrences(after, ply, self.positions.len()).collect();
        occurrences.reverse();
        occurrences.push(self.positions.len());
        History {
            line: self,
            action,
            after,
            occurrences,
        }
    }
}

/// The descent to Di.
fn descend<P: Position>(after: &P, ply: &Ply) -> Step<P> {
    if ply.counters.captured.is_empty() {
        return Step::Ends(Verdict::draw(Reason::DiNothing));
    }
    after
        .descended(&ply.counters.captured)
        .map_or(Step::Goes, Step::Descends)
}
