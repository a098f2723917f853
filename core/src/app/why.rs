use super::paint::last_move;
use super::session::Session;
use super::view::{Wants, WhyView};
use crate::board::{Kind, Move, Piece, Point};
use crate::game::Cause;
use crate::line::{Judgement, Label, Named, PieceId, Reason};
use crate::ruleset::Repetition;
use crate::scene::Mark;
use crate::words::Arg;

/// The rounds of a repetition, replayed move by move with what each of them does.
#[derive(Clone, Debug)]
pub(super) struct Why {
    labels: Vec<Label>,
    step: usize,
}

impl Why {
    fn label(&self) -> &Label {
        &self.labels[self.step]
    }
}

impl Why {
    /// The points of all rounds, so that the card need not move: those of the first move come first.
    fn points(&self, moves: &[Move]) -> Vec<Point> {
        let ends = |label: &Label| {
            let action = moves[label.ply - 1];
            [action.to(), action.from()]
        };
        self.labels.iter().flat_map(ends).flatten().collect()
    }
}

impl Session {
    /// The judgement behind the verdict or the standing warning.
    pub(super) fn judgement(&self) -> Option<&Judgement> {
        match self.game.outcome().map(|outcome| &outcome.cause) {
            Some(Cause::Board(
                Reason::Repetition(judgement) | Reason::RepetitionDraw(judgement),
            )) => Some(judgement),
            Some(_) => None,
            None => self.game.warning().map(|warning| &warning.judgement),
        }
    }

    /// Opens the replay at the first move of the rounds.
    pub(super) fn explain(&mut self) {
        let Some(rounds) = self.judgement().map(|judgement| judgement.rounds) else {
            return;
        };
        let labels = self.game.line().labels(rounds);
        self.hand.let_go();
        self.slide = None;
        // Nobody waits for the machine while the replay is read, and the clocks stand.
        self.stop();
        self.stand();
        self.why = (!labels.is_empty()).then_some(Why { labels, step: 0 });
    }

    /// Closes the replay. If the machine is to move, the revision grows, so that a shell asks it once more.
    pub(super) fn close_why(&mut self) {
        self.why = None;
        if self.wants() == Wants::Think {
            self.revision += 1;
            self.announce.clear();
            self.cues.clear();
        }
    }

    /// Goes to the next or the previous move of the replay.
    pub(super) fn step_why(&mut self, forward: bool) {
        let Some(why) = &mut self.why else { return };
        let last = why.labels.len() - 1;
        why.step = if forward {
            (why.step + 1).min(last)
        } else {
            why.step.saturating_sub(1)
        };
    }

    pub(super) fn why_view(&self) -> Option<WhyView> {
        let why = self.why.as_ref()?;
        let label = why.label();
        let ply = label.ply - 1;
        let (number, text) = (self.number_of(ply), self.written(ply));
        let said = [
            ("move", Arg::Text(&text)),
            ("n", Arg::Number(number.into())),
        ];
        Some(WhyView {
            title: self.end_sentence().or_else(|| {
                self.game
                    .warning()
                    .map(|warning| self.words.warning(warning))
            })?,
            text: self.words.format("why-move", &said),
            label: self.words.label(label),
            step: why.step as u32 + 1,
            steps: why.labels.len() as u32,
            place: self.card_beside(&why.points(self.game.line().moves())),
        })
    }

    /// That the position occurred so often, and who was warned; only where a warning comes before the verdict.
    pub(super) fn end_note(&self) -> String {
        let loser = self.judgement().and_then(|judgement| judgement.loser);
        match (self.game.setup().rules.repetition, loser) {
            (Repetition::Club, Some(side)) if self.game.outcome().is_some() => self
                .words
                .format("end-fourth-time", &[("side", Arg::Side(side))]),
            _ => String::new(),
        }
    }

    /// The pieces in sight: of the replayed move, or of the position to move in.
    pub(super) fn placed(&self) -> Vec<(PieceId, Piece, Point)> {
        match &self.why {
            Some(why) => self.game.line().pieces_at(why.label().ply),
            None => self.game.line().pieces(),
        }
    }

    /// What the replayed move is and does.
    pub(super) fn why_marks(&self, why: &Why) -> Vec<Mark> {
        let label = why.label();
        let action = self.game.line().moves()[label.ply - 1];
        let touched = self.game.line().effect(label.ply - 1).touched;
        let mut marks: Vec<Mark> = last_move(action, touched).into_iter().collect();
        let general = Piece::new(!label.side, Kind::General);
        let at = self
            .placed()
            .into_iter()
            .find(|&(_, piece, _)| piece == general)
            .map(|(_, _, point)| point);
        if let Some(at) = at.filter(|_| !label.checks.is_empty()) {
            marks.push(Mark::Check(at));
            marks.extend(label.checks.iter().map(|by| threat(*by, at)));
        }
        for attack in label.chases() {
            marks.push(Mark::Warning(attack.target.point));
            marks.push(threat(attack.capturer, attack.target.point));
        }
        marks
    }
}

fn threat(by: Named, to: Point) -> Mark {
    Mark::Threat { from: by.point, to }
}
