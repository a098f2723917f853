use super::session::Session;
use super::view::{Confirm, EndCard, PlacingCard};
use crate::board::{Kind, Piece, Point, Side};
use crate::scene::{CardPlace, Dot, Planes};
use crate::words::{Arg, Status};

impl Session {
    pub(super) fn end_card(&self) -> Option<EndCard> {
        let outcome = self.game.outcome()?;
        if self.card_away || self.why.is_some() || self.lesson.is_some() {
            return None;
        }
        Some(EndCard {
            winner: outcome.winner,
            title: self.words.winner(outcome.winner),
            sentence: self.end_sentence()?,
            note: self.end_note(),
            why: self.judgement().is_some(),
            place: self.card_beside(&self.decided()),
        })
    }

    pub(super) fn placing_card(&self) -> Option<PlacingCard> {
        if self.planes() != Planes::Two
            || self.lesson.is_some()
            || self.game.outcome().is_some()
            || !self.placing()
        {
            return None;
        }
        let side = self.game.side();
        // The near person is spoken to; of the far one, and of the machine, it is told.
        let near = if self.flipped { Side::Black } else { Side::Red };
        let own = side == near && !self.game.seat().is_machine();
        let text = |key: &str| self.words.format(key, &[("side", Arg::Side(side))]);
        Some(PlacingCard {
            side,
            title: text(if own {
                "place-title"
            } else {
                "place-title-other"
            }),
            sentence: text(if own {
                "place-sentence"
            } else {
                "place-sentence-other"
            }),
            place: self.layout.placing_card()?,
        })
    }

    pub(super) fn confirm_card(&self) -> Option<Confirm> {
        let action = self.intended?;
        let (to, from) = (action.to()?, action.from());
        let line = self.game.line();
        let piece = from.and_then(|from| line.piece(from));
        let piece = piece.unwrap_or(Piece::new(line.side(), Kind::GiacThan));
        Some(Confirm {
            text: self.words.status(Status::Intended(piece, to)),
            yes: self.words.text("confirm-yes"),
            no: self.words.text("confirm-no"),
            place: self.card_beside(&from.into_iter().chain([to]).collect::<Vec<_>>()),
        })
    }

    /// Where a card lies that leaves these points in sight.
    pub(super) fn card_beside(&self, points: &[Point]) -> CardPlace {
        let centre = |point: &Point| self.layout.centre(self.flipped, *point);
        self.layout
            .card(&points.iter().filter_map(centre).collect::<Vec<Dot>>())
    }

    /// The points that decided the game, the most important first: the General in check, what stays in a palace, what
    /// is chased and by what, where the last move went.
    fn decided(&self) -> Vec<Point> {
        let line = self.game.line();
        let at = |wanted: &dyn Fn(Piece, Point) -> bool| {
            let found = move |(_, piece, point)| wanted(piece, point).then_some(point);
            line.pieces()
                .into_iter()
                .filter_map(found)
                .collect::<Vec<_>>()
        };
        let general = Piece::new(line.side(), Kind::General);
        let mut points = at(&|piece, _| line.in_check() && piece == general);
        points.extend(at(&|piece, point| {
            let seal = piece.kind == Kind::GiacThan && line.stay(piece.side).is_some_and(|n| n > 0);
            seal || line.stay_on_di(point) > 0
        }));
        if let Some(judgement) = self.judgement() {
            points.extend(
                judgement
                    .target
                    .iter()
                    .chain(&judgement.by)
                    .map(|named| named.point),
            );
        }
        points.extend(line.moves().last().and_then(|action| action.to()));
        points
    }
}
