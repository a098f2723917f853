//! Who thinks, for whom, and when it ends.
use std::time::{Duration, Instant};

use sancai::app::{
    Act, App, Command, Gesture, Job, Key, NewGame, Opponent, Session, Thought, Wants,
};
use sancai::board::{Move, Side};

fn session(rules: &str, opponent: Opponent, level: u8) -> Session {
    let choice = NewGame {
        rules: rules.to_owned(),
        opponent,
        level,
        colour: Some(Side::Red),
        ..NewGame::default()
    };
    App::new("en").start(&choice, 7, 0).expect("a game")
}

fn step(text: &str) -> Act {
    Act::Move(Move::parse(text).expect("a move"))
}

fn press(session: &mut Session, command: Command) -> Result<(), String> {
    let Some(act) = session.command(command) else {
        return Ok(());
    };
    session.act(act, 0).map_err(|why| session.refusal(why))
}

/// Nothing thinks when nobody waits: before the machine's turn, once it has answered, in a pause, while its game is
/// looked back at, once it is over. Fails if `job` does not ask `wants`.
#[test]
fn nothing_thinks_unless_somebody_waits() {
    let mut game = session("standard", Opponent::Machine, 1);
    assert!(game.job().is_none());
    game.act(step("h2e2"), 0).expect("legal");
    let (revision, thought) = game.job().map(Job::think).expect("the machine's turn");
    game.act(Act::Engine(revision, thought), 0)
        .expect("its move");
    assert!(game.job().is_none(), "it is the person's turn");
    let any = game.game().line().legal()[0];
    game.act(Act::Move(any), 0).expect("legal");
    assert!(game.job().is_some());
    game.gesture(Gesture::Seek(1));
    assert!(game.job().is_none(), "the game is looked back at");
    press(&mut game, Command::ReviewClose).expect("the game again");
    assert!(game.job().is_some());
    press(&mut game, Command::Resign).expect("a question");
    game.act(Act::Answer(true), 0).expect("resigned");
    assert!(game.job().is_none(), "it is over");
}

/// The first level answers within a few milliseconds; nobody can follow that. A lower bound, so no matter how busy the
/// machine is. Fails if `think` does not wait; a stop ends the waiting (`no_answer_of_an_old_revision_is_played`).
#[test]
fn no_answer_is_too_quick_for_the_eye() {
    let mut game = session("standard", Opponent::Machine, 1);
    game.act(step("h2e2"), 0).expect("legal");
    let job = game.job().expect("the machine's turn");
    let began = Instant::now();
    assert!(matches!(job.think().1, Thought::Move(_)));
    assert!(began.elapsed() >= Duration::from_millis(400));
}

/// A move taken back ends the thinking about it, and what was thought is never played. Fails if `acted` does not stop,
/// or `is_stale` looks at no revision.
#[test]
fn no_answer_of_an_old_revision_is_played() {
    let mut game = session("standard", Opponent::Machine, 10);
    game.act(step("h2e2"), 0).expect("legal");
    let job = game.job().expect("the machine's turn");
    press(&mut game, Command::Undo).expect("taken back");
    let (revision, thought) = job.think();
    assert_eq!(thought, Thought::Nothing, "it was stopped");
    game.act(step("b2e2"), 0).expect("legal");
    let late = Thought::Move(Move::parse("h9g7").expect("a move"));
    game.act(Act::Engine(revision, late), 0).expect("dropped");
    assert_eq!(game.game().line().moves().len(), 1);
    assert_eq!(game.wants(), Wants::Think);
}

/// Leaving ends the thinking, of the machine and for a hint. Fails if `leave` does not stop.
#[test]
fn leaving_ends_the_thinking() {
    let mut game = session("standard", Opponent::Machine, 10);
    press(&mut game, Command::Hint).expect("asked");
    let hint = game.job().expect("a hint is waited for");
    game.leave(0);
    assert_eq!(hint.think().1, Thought::Nothing);
    assert!(game.job().is_none(), "nobody waits for the hint any more");
    game.act(step("h2e2"), 0).expect("legal");
    let job = game.job().expect("the machine's turn");
    game.leave(0);
    assert_eq!(job.think().1, Thought::Nothing);
}

/// A hint that comes after the next move is dropped; one that comes in time stands until the next act. Fails if advice
/// is shown whatever its revision, or `acted` leaves it on the board.
#[test]
fn a_hint_is_for_its_own_position() {
    let mut game = session("standard", Opponent::Here, 1);
    press(&mut game, Command::Hint).expect("asked");
    let late = game.job().expect("a hint is waited for");
    game.act(step("h2e2"), 0).expect("legal");
    let (revision, _) = late.think();
    press(&mut game, Command::Hint).expect("asked");
    let (other, thought) = game.job().map(Job::think).expect("a hint");
    assert!(matches!(thought, Thought::Advice(_)));
    game.act(Act::Engine(revision, thought), 0)
        .expect("dropped");
    assert!(game.view(0).banner.is_none());
    game.act(Act::Engine(other, thought), 0).expect("shown");
    assert!(game.view(0).banner.is_some());
    game.act(step("h9g7"), 0).expect("legal");
    assert!(game.view(0).banner.is_none());
}

/// Fails if a formal match's hints are only disabled.
#[test]
fn a_formal_match_refuses_hints() {
    let mut game = session("asian", Opponent::Here, 1);
    for command in [Command::Hint, Command::Threat] {
        let why = press(&mut game, command).expect_err("refused");
        assert!(why.contains("no hints"), "{why}");
    }
    let key = game.gesture(Gesture::Key(Key::Threat)).expect("an act");
    assert!(game.act(key, 0).is_err());
    assert!(game.job().is_none());
    let view = game.view(0);
    let advice = |command| matches!(command, Command::Hint | Command::Threat);
    let buttons = view.buttons.iter().filter(|button| advice(button.command));
    assert!(buttons.map(|button| button.enabled).eq([false, false]));
}

/// Fails if giving back memory closes anything.
#[test]
fn an_app_that_has_given_back_memory_goes_on() {
    let mut app = App::new("en");
    app.free_memory();
    assert!(app.start(&NewGame::default(), 1, 0).is_ok());
}
