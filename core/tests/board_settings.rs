//! What the settings of the board do: by taps, presses and slides at places of a window.
use sancai::app::{Act, App, Gesture, Key, Moving, NewGame, Opponent, Session, Settings};
use sancai::board::{Move, Point};
use sancai::scene::{Planes, Window};

fn session(rules: &str, change: impl FnOnce(&mut Settings)) -> Session {
    let choice = NewGame {
        rules: rules.to_owned(),
        opponent: Opponent::Here,
        ..NewGame::default()
    };
    let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
    session.set_window(Window {
        width: 412.0,
        height: 740.0,
        text_scale: 1.0,
        ..Window::default()
    });
    let mut settings = session.settings().clone();
    change(&mut settings);
    session.set_settings(settings);
    session
}

fn place(session: &Session, point: &str) -> (f32, f32) {
    session.named_centre(point).expect("a point in sight")
}

fn tap(session: &mut Session, point: &str) -> Option<Act> {
    let (x, y) = place(session, point);
    session.gesture(Gesture::Tap(x, y))
}

fn drag(session: &mut Session, from: &str, to: &str) -> Option<Act> {
    let ((x, y), (to_x, to_y)) = (place(session, from), place(session, to));
    session.gesture(Gesture::Press(x, y));
    session.gesture(Gesture::Slide(to_x, to_y));
    session.gesture(Gesture::Lift(to_x, to_y))
}

fn makes(text: &str) -> Act {
    Act::Move(Move::parse(text).expect("a move"))
}

fn point(text: &str) -> Point {
    Point::parse(text).expect("a point")
}

/// Fails if the first tap on the end makes the move, or if the second doesn't.
#[test]
fn a_move_waits_for_its_confirmation() {
    let mut session = session("standard", |settings| settings.confirm = true);
    tap(&mut session, "h2");
    assert_eq!(tap(&mut session, "e2"), None);
    let asked = session.view(0).confirm.expect("a question");
    assert_eq!(asked.text, "Red cannon to e2?");
    assert!(
        session
            .input()
            .pieces
            .iter()
            .any(|piece| piece.point == point("e2"))
    );
    assert_eq!(tap(&mut session, "e2"), Some(makes("h2e2")));
}

#[test]
fn a_confirmation_is_given_and_refused_by_its_buttons() {
    let mut session = session("standard", |settings| settings.confirm = true);
    for (yes, made) in [(false, 0), (true, 1)] {
        assert_eq!(drag(&mut session, "h2", "e2"), None);
        session.act(Act::Answer(yes), 0).expect("an answer");
        assert!(session.view(0).confirm.is_none());
        assert_eq!(session.game().line().moves().len(), made);
    }
}

/// Fails if another tap, or Escape, leaves the intended move standing.
#[test]
fn another_tap_takes_the_intended_move_back() {
    let mut session = session("standard", |settings| settings.confirm = true);
    for undo in [Gesture::Tap(1.0, 1.0), Gesture::Key(Key::Escape)] {
        tap(&mut session, "h2");
        tap(&mut session, "e2");
        session.gesture(undo);
        assert!(session.view(0).confirm.is_none());
        assert_eq!(tap(&mut session, "e2"), None);
    }
}

/// Fails if a drag is not heard where pieces are tapped, or the other way round.
#[test]
fn fingers_move_as_they_are_set_to() {
    for (input, tapped, dragged) in [
        (Moving::Both, true, true),
        (Moving::Tap, true, false),
        (Moving::Drag, false, true),
    ] {
        let mut session = session("standard", |settings| settings.input = input);
        tap(&mut session, "h2");
        assert_eq!(tap(&mut session, "e2").is_some(), tapped, "{input:?}");
        assert_eq!(
            drag(&mut session, "b2", "c2").is_some(),
            dragged,
            "{input:?}"
        );
    }
}

/// Whoever does not use a finger moves in any case; so does a tap that places.
#[test]
fn screen_readers_and_placings_tap_where_fingers_drag() {
    let drag = |settings: &mut Settings| settings.input = Moving::Drag;
    let mut session = session("standard", drag);
    let ((x, y), (to_x, to_y)) = (place(&session, "h2"), place(&session, "e2"));
    session.gesture(Gesture::Choose(x, y));
    assert_eq!(
        session.gesture(Gesture::Choose(to_x, to_y)),
        Some(makes("h2e2"))
    );
    let mut stacked = self::session("san-cai", drag);
    assert_eq!(tap(&mut stacked, "e2"), Some(makes("@e2")));
}

#[test]
fn targets_are_shown_if_they_are_set_to_be() {
    for shown in [true, false] {
        let mut session = session("standard", |settings| settings.targets = shown);
        let before = session.input().marks.len();
        tap(&mut session, "h2");
        let marks = session.input().marks.len() - before;
        assert_eq!(marks > 1, shown, "{marks} marks");
    }
    // The five squares of a placing are the question itself.
    let stacked = session("san-cai", |settings| settings.targets = false);
    assert_eq!(stacked.input().marks.len(), 5);
}

/// Fails if left-handed and coordinates are mixed up.
#[test]
fn coordinates_and_the_hand_are_the_layouts() {
    let plain = session("san-cai", |_| {});
    assert_eq!(plain.input().planes, Planes::Two);
    let left = session("san-cai", |settings| settings.left_handed = true);
    let named = session("san-cai", |settings| settings.coordinates = true);
    let rail = |session: &Session| session.layout().rail.expect("a rail").x;
    assert!(rail(&left) < rail(&plain) && rail(&named) > rail(&left));
    assert!(named.layout().boards.iter().all(|board| board.coordinates));
    assert!(plain.layout().boards.iter().all(|board| !board.coordinates));
}

/// Both sides read the card, each what concerns it; it lies on Tian. Fails if it stays after the placings.
#[test]
fn a_placing_is_explained_on_the_empty_tian() {
    let mut session = session("san-cai", |_| {});
    for (square, title) in [("e2", "Place your Giác Thân"), ("e7", "Black places")] {
        let card = session.view(0).placing.expect("a card");
        assert_eq!(card.title, title);
        let tian = session.layout().boards[0].rect;
        assert!(tian.has(card.place.x, card.place.y, 0.0));
        assert!(tian.has(card.place.right(), card.place.bottom(), 0.0));
        let act = tap(&mut session, square).expect("a placing");
        session.act(act, 0).expect("legal");
    }
    assert!(session.view(0).placing.is_none());
}
