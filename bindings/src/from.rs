//! From the core's types to the shells' records.
use std::sync::Arc;

use sancai::ai::Topic;
use sancai::app;
use sancai::board::{Move, Plane, Side as CoreSide};
use sancai::scene;

use crate::paint::{Paint, glyph};

#[allow(clippy::wildcard_imports, reason = "every record is made here")]
use crate::view::*;

const EMBLEM: f32 = 28.0;
const CAPTURED: f32 = 22.0;
const PAPER: scene::Colour = scene::Colour::Bg;
const CARD: scene::Colour = scene::Colour::Surface;
const WON: &str = "勝";
const DRAWN: &str = "和";

impl From<CoreSide> for Side {
    fn from(side: CoreSide) -> Self {
        match side {
            CoreSide::Red => Self::Red,
            CoreSide::Black => Self::Black,
        }
    }
}

pub(crate) fn view(session: &mut app::Session, now: u64) -> View {
    let paint = Paint {
        dark: session.window().dark,
    };
    let view = session.view(now);
    let session = &*session;
    View {
        revision: view.revision,
        scene_revision: view.scene_revision,
        status: view.status,
        detail: view.detail,
        banner: view.banner.map(Into::into),
        far: strip(session, paint, view.far),
        near: strip(session, paint, view.near),
        plies: view.plies,
        place: view.place,
        buttons: view.buttons.into_iter().map(Into::into).collect(),
        question: view.question.map(Into::into),
        confirm: view.confirm.map(Into::into),
        placing: view.placing.map(|card| placing(session, paint, card)),
        end: view.end.map(Into::into),
        why: view.why.map(Into::into),
        lesson: view.lesson.map(Into::into),
        notation: view.notation,
        announce: view.announce,
        sounds: view.sounds.into_iter().map(Into::into).collect(),
        haptic: view.haptic.map(Into::into),
        wants: view.wants.into(),
        tick_at: view.tick_at,
        pause: view.pause.map(Into::into),
        seals: view
            .seals
            .into_iter()
            .map(|seal| seal_view(session, paint, seal))
            .collect(),
        cursor: view.cursor.map(|point| point.index() as u32),
        loupe: view.loupe.map(Into::into),
        position: view.position,
    }
}

fn strip(session: &app::Session, paint: Paint, strip: app::Strip) -> Strip {
    let general = sancai::board::Piece::new(strip.side, sancai::board::Kind::General);
    let captured = strip.captured.into_iter().map(|(piece, count)| Captured {
        shapes: paint.shapes(&scene::piece(
            piece,
            CAPTURED,
            session.settings().pieces,
            None,
            PAPER,
        )),
        count,
    });
    Strip {
        side: strip.side.into(),
        name: strip.name,
        clock: strip.clock.map(Into::into),
        turned: strip.turned,
        active: strip.active,
        emblem: paint.shapes(&scene::piece(
            general,
            EMBLEM,
            session.settings().pieces,
            None,
            PAPER,
        )),
        captured: captured.collect(),
        spoken: strip.spoken,
    }
}

fn seal_view(session: &app::Session, paint: Paint, view: app::SealView) -> Seal {
    let piece = sancai::board::Piece::new(view.side, sancai::board::Kind::GiacThan);
    let shapes = view
        .seal
        .map(|seal| scene::piece(piece, EMBLEM, session.settings().pieces, Some(seal), PAPER));
    Seal {
        side: view.side.into(),
        shapes: shapes.map_or_else(Vec::new, |shapes| paint.shapes(&shapes)),
        name: view.name,
        reserve: view.reserve,
        bars: view.seal.map(|seal| seal.reserve),
        state: view.state,
        spoken: view.spoken,
    }
}

fn placing(session: &app::Session, paint: Paint, card: app::PlacingCard) -> PlacingCard {
    let piece = sancai::board::Piece::new(card.side, sancai::board::Kind::GiacThan);
    let style = session.settings().pieces;
    PlacingCard {
        shapes: paint.shapes(&scene::piece(piece, EMBLEM, style, None, CARD)),
        title: card.title,
        sentence: card.sentence,
        place: card.place.into(),
    }
}

impl From<scene::CardPlace> for CardPlace {
    fn from(place: scene::CardPlace) -> Self {
        Self {
            rect: place.rect.into(),
            hangs: place.hangs,
            margin: place.margin,
        }
    }
}

impl From<app::Confirm> for Confirm {
    fn from(confirm: app::Confirm) -> Self {
        Self {
            text: confirm.text,
            yes: confirm.yes,
            no: confirm.no,
            place: confirm.place.into(),
        }
    }
}

impl From<app::Banner> for Banner {
    fn from(banner: app::Banner) -> Self {
        let kind = match banner.kind {
            app::BannerKind::Check => BannerKind::Check,
            app::BannerKind::Warning => BannerKind::Warning,
            app::BannerKind::Notice => BannerKind::Notice,
        };
        Self {
            kind,
            text: banner.text,
            why: banner.why,
        }
    }
}

impl From<app::ClockView> for ClockView {
    fn from(clock: app::ClockView) -> Self {
        Self {
            text: clock.text,
            runs: clock.runs,
            low: clock.low,
        }
    }
}

impl From<app::PauseCard> for PauseCard {
    fn from(card: app::PauseCard) -> Self {
        Self {
            title: card.title,
            resume: card.resume,
        }
    }
}

impl From<app::Button> for Button {
    fn from(button: app::Button) -> Self {
        Self {
            command: button.command.into(),
            caption: button.caption,
            enabled: button.enabled,
        }
    }
}

impl From<app::Command> for Command {
    fn from(command: app::Command) -> Self {
        match command {
            app::Command::Undo => Self::Undo,
            app::Command::Redo => Self::Redo,
            app::Command::Flip => Self::Flip,
            app::Command::OfferDraw => Self::OfferDraw,
            app::Command::Resign => Self::Resign,
            app::Command::Letters => Self::Letters,
            app::Command::Enlarge(Plane::Tian) => Self::EnlargeTian,
            app::Command::Enlarge(Plane::Ren) => Self::EnlargeRen,
            app::Command::Review => Self::Review,
            app::Command::ReviewFirst => Self::ReviewFirst,
            app::Command::ReviewBack => Self::ReviewBack,
            app::Command::ReviewNext => Self::ReviewNext,
            app::Command::ReviewLast => Self::ReviewLast,
            app::Command::ReviewClose => Self::ReviewClose,
            app::Command::Why => Self::Why,
            app::Command::WhyNext => Self::WhyNext,
            app::Command::WhyBack => Self::WhyBack,
            app::Command::WhyClose => Self::WhyClose,
            app::Command::Notation => Self::Notation,
            app::Command::Hint => Self::Hint,
            app::Command::Threat => Self::Threat,
            app::Command::Show => Self::Show,
            app::Command::Again => Self::Again,
            app::Command::Next => Self::Next,
            app::Command::Pause => Self::Pause,
            app::Command::Resume => Self::Resume,
        }
    }
}

impl From<Command> for app::Command {
    fn from(command: Command) -> Self {
        match command {
            Command::Undo => Self::Undo,
            Command::Redo => Self::Redo,
            Command::Flip => Self::Flip,
            Command::OfferDraw => Self::OfferDraw,
            Command::Resign => Self::Resign,
            Command::Letters => Self::Letters,
            Command::EnlargeTian => Self::Enlarge(Plane::Tian),
            Command::EnlargeRen => Self::Enlarge(Plane::Ren),
            Command::Review => Self::Review,
            Command::ReviewFirst => Self::ReviewFirst,
            Command::ReviewBack => Self::ReviewBack,
            Command::ReviewNext => Self::ReviewNext,
            Command::ReviewLast => Self::ReviewLast,
            Command::ReviewClose => Self::ReviewClose,
            Command::Why => Self::Why,
            Command::WhyNext => Self::WhyNext,
            Command::WhyBack => Self::WhyBack,
            Command::WhyClose => Self::WhyClose,
            Command::Notation => Self::Notation,
            Command::Hint => Self::Hint,
            Command::Threat => Self::Threat,
            Command::Show => Self::Show,
            Command::Again => Self::Again,
            Command::Next => Self::Next,
            Command::Pause => Self::Pause,
            Command::Resume => Self::Resume,
        }
    }
}

impl From<app::Question> for Question {
    fn from(question: app::Question) -> Self {
        Self {
            side: question.side.into(),
            turned: question.turned,
            text: question.text,
            yes: question.yes,
            no: question.no,
        }
    }
}

impl From<app::EndCard> for EndCard {
    fn from(card: app::EndCard) -> Self {
        let character = if card.winner.is_some() { WON } else { DRAWN };
        Self {
            glyph: glyph(character),
            title: card.title,
            sentence: card.sentence,
            note: card.note,
            why: card.why,
            place: card.place.into(),
        }
    }
}

impl From<app::WhyView> for WhyView {
    fn from(why: app::WhyView) -> Self {
        let app::WhyView {
            title,
            text,
            label,
            step,
            steps,
            place,
        } = why;
        Self {
            title,
            text,
            label,
            step,
            steps,
            place: place.into(),
        }
    }
}

impl From<app::Cue> for Cue {
    fn from(cue: app::Cue) -> Self {
        match cue {
            app::Cue::Move => Self::Move,
            app::Cue::Capture => Self::Capture,
            app::Cue::Touch => Self::Touch,
            app::Cue::Check => Self::Check,
            app::Cue::Descent => Self::Descent,
            app::Cue::End => Self::End,
        }
    }
}

impl From<Cue> for app::Cue {
    fn from(cue: Cue) -> Self {
        match cue {
            Cue::Move => Self::Move,
            Cue::Capture => Self::Capture,
            Cue::Touch => Self::Touch,
            Cue::Check => Self::Check,
            Cue::Descent => Self::Descent,
            Cue::End => Self::End,
        }
    }
}

impl From<app::Wants> for Wants {
    fn from(wants: app::Wants) -> Self {
        match wants {
            app::Wants::Nothing => Self::Nothing,
            app::Wants::Think => Self::Think,
        }
    }
}

impl From<Gesture> for app::Gesture {
    fn from(gesture: Gesture) -> Self {
        match gesture {
            Gesture::Tap { x, y } => Self::Tap(x, y),
            Gesture::Choose { x, y } => Self::Choose(x, y),
            Gesture::Press { x, y } => Self::Press(x, y),
            Gesture::Slide { x, y } => Self::Slide(x, y),
            Gesture::Lift { x, y } => Self::Lift(x, y),
            Gesture::Cancel => Self::Cancel,
            Gesture::Seek { ply } => Self::Seek(ply),
            Gesture::Typed { key } => Self::Key(key.into()),
        }
    }
}

impl From<Key> for app::Key {
    fn from(key: Key) -> Self {
        match key {
            Key::Left => Self::Left,
            Key::Right => Self::Right,
            Key::Up => Self::Up,
            Key::Down => Self::Down,
            Key::Enter => Self::Enter,
            Key::Escape => Self::Escape,
            Key::Undo => Self::Undo,
            Key::Flip => Self::Flip,
            Key::Next => Self::Next,
            Key::Hint => Self::Hint,
            Key::Threat => Self::Threat,
        }
    }
}

impl From<app::Act> for Act {
    fn from(act: app::Act) -> Self {
        match act {
            app::Act::Move(action) => Self::Move {
                text: action.to_string(),
            },
            app::Act::Undo => Self::Undo,
            app::Act::Redo => Self::Redo,
            app::Act::Resign => Self::Resign,
            app::Act::OfferDraw => Self::OfferDraw,
            app::Act::Answer(yes) => Self::Answer { yes },
            app::Act::Pause => Self::Pause,
            app::Act::Resume => Self::Resume,
            app::Act::Ask(topic) => Self::Ask {
                threat: topic == Topic::Threat,
            },
            app::Act::Engine(revision, thought) => Self::Engine {
                answer: (revision, thought).into(),
            },
        }
    }
}

impl From<(u64, app::Thought)> for Answer {
    fn from((revision, thought): (u64, app::Thought)) -> Self {
        let mut answer = Self {
            revision,
            text: String::new(),
            draw: None,
            advice: None,
        };
        match thought {
            app::Thought::Move(action) => answer.text = action.to_string(),
            app::Thought::Draw(yes) => answer.draw = Some(yes),
            app::Thought::Advice(advice) => answer.advice = Some(Arc::new(Advice(advice))),
            app::Thought::Nothing => {}
        }
        answer
    }
}

/// The core's act, or the text that is no move.
pub(crate) fn act(act: Act) -> Result<app::Act, String> {
    let parse = |text: String| Move::parse(&text).ok_or(text);
    Ok(match act {
        Act::Move { text } => app::Act::Move(parse(text)?),
        Act::Undo => app::Act::Undo,
        Act::Redo => app::Act::Redo,
        Act::Resign => app::Act::Resign,
        Act::OfferDraw => app::Act::OfferDraw,
        Act::Answer { yes } => app::Act::Answer(yes),
        Act::Pause => app::Act::Pause,
        Act::Resume => app::Act::Resume,
        Act::Ask { threat: true } => app::Act::Ask(Topic::Threat),
        Act::Ask { threat: false } => app::Act::Ask(Topic::Hint),
        Act::Engine {
            answer:
                Answer {
                    revision,
                    text,
                    draw,
                    advice,
                },
        } => {
            let thought = match (draw, advice) {
                (_, Some(advice)) => app::Thought::Advice(advice.0),
                (Some(yes), None) => app::Thought::Draw(yes),
                (None, None) if text.is_empty() => app::Thought::Nothing,
                (None, None) => app::Thought::Move(parse(text)?),
            };
            app::Act::Engine(revision, thought)
        }
    })
}

impl From<app::SpokenPoint> for SpokenPoint {
    fn from(spoken: app::SpokenPoint) -> Self {
        Self {
            point: spoken.point.index() as u32,
            name: spoken.point.to_string(),
            x: spoken.x,
            y: spoken.y,
            size: spoken.size,
            text: spoken.text,
            answers: spoken.answers,
        }
    }
}

impl From<app::MoveText> for MoveText {
    fn from(text: app::MoveText) -> Self {
        Self {
            ply: text.ply,
            number: text.number,
            text: text.text,
            spoken: text.spoken,
        }
    }
}
