//! Games of every rule set are played through the app in every language, and all it says is looked at.
use sancai::app::{Act, App, Command, Gesture, Key, NewGame, Opponent, Session, View};
use sancai::words::Language;

/// Asserts that a text is whole; an empty one says nothing and is right.
fn whole(text: &str, language: Language) {
    for mark in ["{", "}", "⟨", "⟩", "  "] {
        assert!(!text.contains(mark), "{language:?}: {text:?} has {mark:?}");
    }
    assert_eq!(text.trim(), text, "{language:?}");
}

fn texts(view: &View) -> Vec<String> {
    let mut all = vec![
        view.status.clone(),
        view.detail.clone(),
        view.announce.clone(),
    ];
    all.extend(view.banner.iter().map(|banner| banner.text.clone()));
    for strip in [&view.far, &view.near] {
        all.extend([strip.name.clone(), strip.spoken.clone()]);
    }
    all.extend(view.buttons.iter().map(|button| button.caption.clone()));
    if let Some(question) = &view.question {
        all.extend([
            question.text.clone(),
            question.yes.clone(),
            question.no.clone(),
        ]);
    }
    all.extend(
        view.end
            .iter()
            .flat_map(|end| [end.title.clone(), end.sentence.clone()]),
    );
    all.extend(view.seals.iter().map(|seal| seal.spoken.clone()));
    all
}

fn look(session: &mut Session, language: Language) {
    for text in texts(&session.view(0)) {
        whole(&text, language);
    }
    for point in session.points() {
        assert!(!point.text.is_empty());
        whole(&point.text, language);
    }
}

/// Plays pseudo-random moves, picking up a piece with the keyboard on the way, until the game ends or 150 plies.
fn play(session: &mut Session, language: Language, mut seed: u64) {
    for _ in 0..150 {
        look(session, language);
        session.gesture(Gesture::Key(Key::Enter));
        look(session, language);
        session.gesture(Gesture::Key(Key::Escape));
        let legal = session.game().line().legal();
        if session.game().outcome().is_some() || legal.is_empty() {
            break;
        }
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let action = legal[(seed >> 33) as usize % legal.len()];
        session.act(Act::Move(action), 0).expect("a legal move");
    }
    for shown in session.moves(0, usize::MAX) {
        whole(&shown.spoken, language);
    }
}

/// Fails if `game-draw` is misspelt in `show.rs`, or if a catalogue's status lacks its side.
#[test]
fn nothing_is_missing_in_any_language() {
    for language in Language::ALL {
        let mut app = App::new(language.tag());
        for rules in app.form().rules {
            assert!(!rules.caption.is_empty() && !rules.sentence.is_empty());
            whole(&rules.caption, language);
            whole(&rules.sentence, language);
            for opponent in [Opponent::Here, Opponent::Machine] {
                let choice = NewGame {
                    rules: rules.id.clone(),
                    opponent,
                    ..NewGame::default()
                };
                let mut session = app.start(&choice, 7, 0).expect("a game");
                match opponent {
                    Opponent::Here => ask_and_play(&mut session, language),
                    Opponent::Machine => look(&mut session, language),
                }
            }
        }
    }
}

fn ask_and_play(session: &mut Session, language: Language) {
    play(session, language, 5);
    for act in [
        Act::Undo,
        Act::Answer(true),
        Act::OfferDraw,
        Act::Answer(false),
    ] {
        if let Err(refusal) = session.act(act, 0) {
            whole(&session.refusal(refusal), language);
        }
        look(session, language);
    }
    session.command(Command::Resign);
    look(session, language);
}

/// Fails if a bad position's faults come in English to a German.
#[test]
fn a_bad_position_is_told_in_the_language() {
    for language in Language::ALL {
        let choice = NewGame {
            rules: "standard".to_owned(),
            position: "9/9/9/9/9/9/9/9/9 w".to_owned(),
            ..NewGame::default()
        };
        let told = App::new(language.tag())
            .start(&choice, 1, 0)
            .err()
            .expect("a fault");
        assert!(told.lines().count() > 1, "{told}");
        for line in told.lines() {
            whole(line, language);
        }
        let english = App::new("en").start(&choice, 1, 0).err().expect("a fault");
        assert_eq!(told == english, language == Language::En);
    }
}
