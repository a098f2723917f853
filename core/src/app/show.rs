use super::session::Session;
use super::view::{Banner, BannerKind, Button, Command, Question, SealView, Strip, View, Wants};
use crate::board::{Kind, Piece, Point, Side};
use crate::game::{Ask, Cause, Seat};
use crate::position::stacked::GiacThan;
use crate::scene::{Planes, Style};
use crate::words::{Arg, Event, Status};

impl Session {
    /// What the Game screen shows at `now`, in monotonic milliseconds; a flag whose time it is falls.
    pub fn view(&mut self, now: u64) -> View {
        self.meet(now);
        self.shown()
    }

    pub(super) fn shown(&self) -> View {
        let near = self.near();
        View {
            revision: self.revision,
            scene_revision: self.scene_revision,
            status: self.status(),
            detail: self.detail(),
            banner: self.banner(),
            far: self.strip(!near),
            near: self.strip(near),
            plies: self.plies() as u32,
            place: self.place().map(|place| place as u32),
            buttons: self.buttons(),
            question: self.question(),
            confirm: self.confirm_card(),
            placing: self.placing_card(),
            end: self.end_card(),
            why: self.why_view(),
            lesson: self.lesson_view(),
            notation: self.notation_caption(),
            announce: self.announce.clone(),
            sounds: self.sounds(),
            haptic: self.haptic(),
            wants: self.wants(),
            tick_at: self.tick_at(),
            pause: self.pause_card(),
            seals: self.seals(!near),
            cursor: self.cursor.filter(|_| !self.is_paused()),
            loupe: self.loupe(),
            position: self.game.line().text(),
        }
    }

    fn status(&self) -> String {
        if self.lesson.is_some() {
            return self.coach_text();
        }
        let words = self.words;
        if self.is_paused() {
            return words.text("pause-title");
        }
        if self.review.is_some() {
            return self.review_status();
        }
        if let Some(title) = self.end_title() {
            return title;
        }
        if let Some(sentence) = self.reminder() {
            return sentence;
        }
        if let Some(obstacle) = self.told_obstacle() {
            return words.obstacle(&obstacle);
        }
        if let Some((key, side)) = self.notice.filter(|_| self.hand.from.is_none()) {
            return words.format(key, &[("side", Arg::Side(side))]);
        }
        words.status(self.now())
    }

    /// What the status line tells while the game goes on.
    fn now(&self) -> Status {
        let side = self.game.side();
        if let Some(point) = self.aimed() {
            return Status::Aim(point);
        }
        if let Some((piece, from)) = self
            .hand
            .from
            .and_then(|from| Some((self.game.line().piece(from)?, from)))
        {
            return self.held_status(piece, from);
        }
        match self.game.seat() {
            Seat::Machine(_) if self.wants() == Wants::Think => Status::Thinking,
            Seat::Person if self.must_pass() => Status::MustPass(side),
            Seat::Person if self.placing() => Status::Place(side),
            _ => Status::ToMove(side),
        }
    }

    fn held_status(&self, piece: Piece, from: Point) -> Status {
        if self.hand.through.is_some() {
            Status::ExtraStep
        } else if self.hand.targets(&self.playable()).is_empty() {
            Status::NoMove(piece, from)
        } else {
            Status::Picked(piece, from)
        }
    }

    pub(super) fn placing(&self) -> bool {
        self.game
            .line()
            .legal()
            .iter()
            .any(|action| action.from().is_none() && action.to().is_some())
    }

    fn detail(&self) -> String {
        let stays = Side::ALL.into_iter().filter_map(|side| {
            let turns = self.game.line().stay(side)?;
            let args = [("side", Arg::Side(side)), ("n", Arg::Number(turns.into()))];
            let key = if self.planes() == Planes::Di {
                "detail-stay-di"
            } else if self.game.line().growing_stay(side).is_none() {
                "detail-stay-frozen"
            } else {
                "detail-stay"
            };
            Some(self.words.format(key, &args))
        });
        stays.collect::<Vec<_>>().join(" · ")
    }

    fn banner(&self) -> Option<Banner> {
        let line = self.game.line();
        if let Some(trouble) = &self.trouble {
            return Some(Banner {
                kind: BannerKind::Notice,
                text: trouble.clone(),
                why: false,
            });
        }
        // A banner lies over the status line, which then tells something else.
        let told = self.watch.paused || self.told_obstacle().is_some();
        if self.game.outcome().is_some() || told {
            return None;
        }
        let banner = |kind, text| {
            Some(Banner {
                kind,
                text,
                why: kind == BannerKind::Warning,
            })
        };
        if let Some(advice) = self.advice_sentence() {
            return banner(BannerKind::Notice, advice);
        }
        if self.game.descended() {
            return banner(BannerKind::Notice, self.descent());
        }
        if let Some(warning) = self.game.warning() {
            return banner(BannerKind::Warning, self.words.warning(warning));
        }
        let check = self.words.status(Status::Check(line.side()));
        line.in_check().then(|| banner(BannerKind::Check, check))?
    }

    /// Why the game has just descended.
    fn descent(&self) -> String {
        self.words.event(match self.game.line().descent_quiet() {
            Some(plies) => Event::DescentByQuiet(plies),
            None => Event::DescentByRepetition,
        })
    }

    /// That something of the side that moved last will win by staying once more, in a sentence: its stay has become 1.
    pub(super) fn stay_event(&self) -> Option<String> {
        let line = self.game.line();
        let mover = line.mover(line.moves().len().checked_sub(1)?).0;
        if self.game.outcome().is_some() || line.stay(mover) != Some(1) {
            return None;
        }
        let stays = |&(_, piece, point): &(_, Piece, Point)| {
            piece.side == mover && line.stay_on_di(point) == 1
        };
        let on_di = line.pieces().into_iter().find(stays);
        Some(self.words.event(match on_di {
            Some((_, piece, _)) => Event::StayOnDi(piece),
            None => Event::Stay(mover),
        }))
    }

    /// What the latest touch did, in a sentence.
    pub(super) fn touch_event(&self) -> Option<String> {
        let line = self.game.line();
        let ply = line.moves().len().checked_sub(1)?;
        let mover = line.mover(ply).0;
        if !line.effect(ply).touched {
            return None;
        }
        let event = match line.giac_than(!mover).and_then(GiacThan::state) {
            Some(state) => Event::Touched {
                side: !mover,
                turns: self.frozen_turns(!mover, state.freeze),
            },
            None => Event::Removed(!mover),
        };
        Some(self.words.event(event))
    }

    fn strip(&self, side: Side) -> Strip {
        let line = self.game.line();
        let captured: Vec<(Piece, u32)> = Kind::ALL
            .into_iter()
            .map(|kind| Piece::new(!side, kind))
            .map(|piece| (piece, u32::from(line.captured().count(piece))))
            .filter(|(_, count)| *count > 0)
            .collect();
        let name = self.words.seat(self.game.setup().seats, side);
        let active = self.game.outcome().is_none() && self.game.side() == side;
        let clock = self.clock_view(side);
        let time = clock.as_ref().map_or("", |clock| &clock.spoken);
        Strip {
            side,
            active,
            turned: side != self.near() && self.far_turned(),
            spoken: self.words.strip(&name, side, active, time, &captured),
            clock,
            name,
            captured,
        }
    }

    fn buttons(&self) -> Vec<Button> {
        if let Some(run) = &self.lesson {
            return self.lesson_buttons(run);
        }
        let person = self.person();
        let going = self.game.outcome().is_none();
        // In a pause nothing but going on.
        let paused = self.is_paused();
        let button = |command, key: &str, enabled| Button {
            command,
            caption: self.words.text(key),
            enabled: enabled && paused == (command == Command::Resume),
        };
        if self.review.is_some() && !paused {
            return self.review_buttons();
        }
        let mut buttons = vec![
            button(Command::Undo, "game-undo", self.game.can_undo(person)),
            button(Command::Redo, "game-redo", self.game.can_redo()),
            button(Command::Hint, "game-hint", self.can_ask()),
            button(Command::Flip, "game-flip", true),
            self.letters_button(),
            button(
                Command::OfferDraw,
                "game-draw",
                self.game.can_offer_draw(person),
            ),
            button(Command::Resign, "game-resign", going),
            button(Command::Threat, "game-threat", self.can_ask()),
            button(Command::Review, "review", self.plies() > 0),
        ];
        if paused {
            buttons.push(button(Command::Resume, "pause-resume", true));
        } else if self.has_pause() {
            buttons.push(button(Command::Pause, "game-pause", going));
        }
        buttons
    }

    /// What is drawn on the pieces next.
    pub(super) fn letters_button(&self) -> Button {
        let key = match self.settings.pieces {
            Style::Letters => "game-characters",
            Style::Characters | Style::Pictograms => "game-letters",
        };
        Button {
            command: Command::Letters,
            caption: self.words.text(key),
            enabled: !self.is_paused(),
        }
    }

    fn question(&self) -> Option<Question> {
        let words = self.words;
        if self.watch.paused || self.review.is_some() {
            return None;
        }
        let ask = |side, text, yes: &str, no: &str| Question {
            side,
            turned: side != self.near() && self.far_turned(),
            text,
            yes: words.text(yes),
            no: if no.is_empty() {
                String::new()
            } else {
                words.text(no)
            },
        };
        let side = self.person();
        if self.resigning {
            let text = words.format("resign-ask", &[("side", Arg::Side(side))]);
            return Some(ask(side, text, "resign-yes", "resign-no"));
        }
        if let Some(asked) = self.game.asked().filter(|_| !self.machine_asked()) {
            let key = match asked.what {
                Ask::Draw => "offer-draw-ask",
                Ask::Undo => "offer-undo-ask",
            };
            let text = words.format(
                key,
                &[
                    ("side", Arg::Side(asked.by)),
                    ("other", Arg::Side(!asked.by)),
                ],
            );
            return Some(ask(!asked.by, text, "offer-accept", "offer-decline"));
        }
        self.must_pass()
            .then(|| ask(side, words.status(Status::MustPass(side)), "pass", ""))
    }

    fn end_title(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        Some(self.words.winner(outcome.winner))
    }

    /// How and why the game ended.
    pub(super) fn end_sentence(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        let loser = outcome.winner.map_or(Side::Red, |winner| !winner);
        Some(match &outcome.cause {
            Cause::Board(reason) => self.words.reason(outcome.winner, reason),
            Cause::Resigned => self
                .words
                .format("end-resigned", &[("side", Arg::Side(loser))]),
            Cause::Agreed => self.words.text("end-agreed"),
            Cause::Flag => self.words.format("end-flag", &[("side", Arg::Side(loser))]),
        })
    }

    fn seals(&self, far: Side) -> Vec<SealView> {
        if self.planes() != Planes::Two {
            return Vec::new();
        }
        [far, !far].map(|side| self.seal_view(side)).into()
    }

    fn seal_view(&self, side: Side) -> SealView {
        let (seal, told) = (self.seal_of(side), self.seal_told(side));
        SealView {
            side,
            name: self.words.side(side),
            seal,
            reserve: seal.map_or_else(String::new, |seal| format!("{}:00", seal.reserve)),
            state: self.words.giac_than_short(told),
            spoken: self.words.giac_than(side, told),
        }
    }
}
