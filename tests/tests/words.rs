//! No screen shows a mark that a text is missing, in any language.
use sancai::app::{Act, App, Command, NewGame, Opponent, Session};
use sancai::board::Move;
use sancai::scene::Window;

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "zh-Hans", "vi"];

/// Everything a person reads or hears in the session now.
fn told(session: &mut Session) -> String {
    let moves = session.moves(0, usize::MAX);
    let points = session.points();
    format!("{:?} {moves:?} {points:?}", session.view(0))
}

fn complete(text: &str, language: &str) {
    for mark in ["⟨", "{$", "{ $"] {
        assert!(!text.contains(mark), "{language}: {text}");
    }
}

/// Fails if, say, a key of `new_game.rs` is not in the catalogue.
#[test]
fn every_text_is_there_in_every_language() {
    for language in LANGUAGES {
        let mut app = App::new(language);
        let form = app.form();
        complete(&format!("{form:?}"), language);
        for rules in form.rules {
            let choice = NewGame {
                rules: rules.id,
                opponent: Opponent::Here,
                ..NewGame::default()
            };
            let mut session = app.start(&choice, 0, 0).expect("a game");
            session.set_window(Window {
                width: 360.0,
                height: 780.0,
                text_scale: 1.0,
                ..Window::default()
            });
            walk(&mut session, language);
        }
        let faults = app.start(
            &NewGame {
                position: "4k4/9/9/9/9/9/9/9/9/9".to_owned(),
                rules: "asian".to_owned(),
                ..NewGame::default()
            },
            0,
            0,
        );
        complete(&faults.err().expect("a fault"), language);
    }
}

/// A short game with offers, a refusal, taking back and resignation, read at each step.
fn walk(session: &mut Session, language: &str) {
    for _ in 0..8 {
        let action = session.game().line().legal()[0];
        session.act(Act::Move(action), 0).expect("a legal move");
        complete(&told(session), language);
    }
    session.act(Act::OfferDraw, 0).expect("an offer");
    complete(&told(session), language);
    session.act(Act::Answer(false), 0).expect("an answer");
    complete(&told(session), language);
    match session.act(Act::Undo, 0) {
        Ok(()) => {
            complete(&told(session), language);
            session.act(Act::Answer(true), 0).expect("an answer");
        }
        Err(formal) => complete(&session.refusal(formal), language),
    }
    let refusal = session
        .act(Act::Move(Move::PASS), 0)
        .expect_err("no pass here");
    complete(&session.refusal(refusal), language);
    session.command(Command::Resign);
    complete(&told(session), language);
    session.act(Act::Answer(true), 0).expect("an answer");
    complete(&told(session), language);
}
