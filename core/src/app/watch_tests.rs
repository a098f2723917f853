use super::{Act, App, Command, NewGame, Opponent, Session};
use crate::board::{Move, Side};
use crate::game::{Cause, Clock, Game, Refusal, Seat, Setup};
use crate::ruleset::RuleSet;
use crate::scene::Window;

const CLOCK: Clock = Clock::Increment {
    main: 60_000,
    increment: 5_000,
};

fn session(seats: [Seat; 2], clock: Option<Clock>) -> Session {
    let rules = RuleSet::named("standard").expect("a rule set");
    let [red, black] = seats;
    let seats = crate::board::BySide::new(red, black);
    let game = Game::new(Setup {
        seats,
        clock,
        ..Setup::of(rules)
    });
    let app = App::new("en");
    Session::new(
        game.expect("a game"),
        app.words(),
        super::Settings::default(),
        Window::default(),
        1,
    )
}

fn people() -> Session {
    session([Seat::Person; 2], Some(CLOCK))
}

fn clocks(session: &mut Session, now: u64) -> [String; 2] {
    let view = session.view(now);
    [view.near, view.far].map(|strip| strip.clock.expect("a clock").text)
}

fn step(text: &str) -> Act {
    Act::Move(Move::parse(text).expect("a move"))
}

/// Fails if the game's time begins at the shell's 0 instead of at the first view.
#[test]
fn the_clock_runs_from_the_first_view_on() {
    let mut session = people();
    assert_eq!(clocks(&mut session, 7_000_123), ["1:00", "1:00"]);
    assert_eq!(session.view(7_000_123).tick_at, Some(7_001_123));
    assert_eq!(clocks(&mut session, 7_001_122), ["1:00", "1:00"]);
    assert_eq!(clocks(&mut session, 7_001_123), ["0:59", "1:00"]);
    session.act(step("h2e2"), 7_010_123).expect("a move");
    assert_eq!(clocks(&mut session, 7_010_123), ["0:55", "1:00"]);
    assert!(session.view(7_010_123).far.clock.expect("a clock").runs);
}

/// Fails if `meet` does not tick, or if the late move is made.
#[test]
fn a_flag_falls_in_a_view_and_before_a_late_act() {
    let mut session = people();
    session.view(0);
    let view = session.view(60_000);
    assert_eq!(view.status, "Black wins");
    assert_eq!(view.end.expect("an end").sentence, "Red ran out of time.");
    assert_eq!(view.near.clock.expect("a clock").text, "0:00");
    assert_eq!(view.tick_at, None);
    let mut session = people();
    session.view(0);
    assert_eq!(session.act(step("h2e2"), 60_000), Err(Refusal::FlagFell));
    let outcome = session.game().outcome().expect("an end");
    assert_eq!(
        (outcome.winner, &outcome.cause),
        (Some(Side::Black), &Cause::Flag)
    );
}

/// Fails if time that passes in a pause counts.
#[test]
fn a_pause_covers_the_board_and_stops_the_clocks() {
    let mut session = people();
    session.view(1_000);
    let pause = session.command(Command::Pause).expect("an act");
    session.act(pause, 11_500).expect("a pause");
    let view = session.view(900_000);
    assert_eq!(view.pause.expect("a card").title, "Paused");
    assert_eq!((view.status.as_str(), view.tick_at), ("Paused", None));
    let enabled = view.buttons.iter().filter(|button| button.enabled);
    assert_eq!(
        enabled.map(|button| button.command).collect::<Vec<_>>(),
        [Command::Resume]
    );
    assert_eq!(clocks(&mut session, 900_000), ["0:50", "1:00"]);
    assert!(session.points().is_empty() && session.scene().groups.is_empty());
    assert_eq!(session.act(step("h2e2"), 900_000), Err(Refusal::Paused));
    assert_eq!(session.act(Act::Resign, 900_000), Err(Refusal::Paused));
    session.act(Act::Resume, 900_000).expect("it goes on");
    assert_eq!(clocks(&mut session, 900_500), ["0:49", "1:00"]);
    assert_eq!(session.points().len(), 90);
    session.act(step("h2e2"), 901_000).expect("a move");
    assert_eq!(session.game().log()[0].at, 11_500);
}

#[test]
fn who_leaves_pauses_and_who_comes_back_finds_the_pause() {
    let mut session = people();
    session.view(0);
    session.leave(5_000);
    assert!(session.view(80_000).pause.is_some());
    assert_eq!(clocks(&mut session, 80_000), ["0:55", "1:00"]);
    assert!(people().reopened().is_paused());
    let mut timeless = session_without_clock();
    timeless.leave(5_000);
    assert!(!timeless.is_paused());
}

/// Fails if `leave` forgets the ply that is looked at, or if the cover of the pause lies over it: neither could be left.
#[test]
fn who_leaves_while_looking_back_still_looks_back() {
    let mut session = people();
    session.view(0);
    session.act(step("h2e2"), 10_000).expect("a move");
    session.view(30_000);
    session.gesture(super::Gesture::Seek(0));
    session.leave(40_000);
    let view = session.view(90_000);
    assert_eq!((view.place, view.pause), (Some(0), None));
    session.command(Command::ReviewClose);
    let view = session.view(95_000);
    assert!(view.place.is_none() && view.pause.is_some());
    assert_eq!(clocks(&mut session, 99_000), ["0:55", "0:40"]);
    session.act(Act::Resume, 100_000).expect("it goes on");
    assert_eq!(clocks(&mut session, 101_000), ["0:55", "0:39"]);
    session.gesture(super::Gesture::Seek(0));
    let mut session = session.reopened();
    assert!(session.view(0).pause.is_none());
    session.command(Command::ReviewClose);
    assert!(session.is_paused());
}

fn session_without_clock() -> Session {
    session([Seat::Person; 2], None)
}

/// Fails if the machine thinks in a pause, or is not asked again after it.
#[test]
fn the_machine_waits_in_a_pause() {
    let mut session = session([Seat::Machine(1), Seat::Person], Some(CLOCK));
    let before = session.view(0);
    assert_eq!(before.wants, super::Wants::Think);
    session.act(Act::Pause, 100).expect("a pause");
    assert_eq!(session.view(100).wants, super::Wants::Nothing);
    let late = Act::Engine(before.revision, super::Thought::Nothing);
    session.act(late, 200).expect("dropped");
    session.act(Act::Resume, 300).expect("it goes on");
    let after = session.view(300);
    assert_eq!(after.wants, super::Wants::Think);
    assert_ne!(after.revision, before.revision);
}

/// A level-10 machine on a phone's worst day: its budget never reaches what it has left.
#[test]
fn the_machine_reckons_with_its_clock() {
    let mut session = session([Seat::Machine(10), Seat::Person], Some(CLOCK));
    session.view(0);
    let most = |session: &Session| session.most_nodes(Side::Red);
    let at_first = most(&session);
    session.view(58_000);
    assert!(most(&session) < at_first);
    assert!(most(&session) / 40 < 2_000);
}

#[test]
fn what_is_set_for_two_people_turns() {
    let mut session = people();
    let mut settings = session.settings().clone();
    settings.far_turned = true;
    session.set_settings(settings.clone());
    session.act(Act::OfferDraw, 0).expect("an offer");
    let view = session.view(0);
    assert!(view.far.turned && !view.near.turned);
    let question = view.question.expect("a question");
    assert!(question.turned && question.side == Side::Black);
    assert!(session.input().far_turned);
    session.act(Act::Answer(false), 0).expect("an answer");
    settings.flip_after = true;
    session.set_settings(settings);
    assert!(!session.view(0).far.turned);
    session.act(step("h2e2"), 0).expect("a move");
    assert_eq!(session.view(0).near.side, Side::Black);
    session.act(step("h9g7"), 0).expect("a move");
    assert_eq!(session.view(0).near.side, Side::Red);
}

#[test]
fn against_the_machine_nothing_turns() {
    let mut app = App::new("en");
    let choice = NewGame {
        rules: "standard".to_owned(),
        opponent: Opponent::Machine,
        ..NewGame::default()
    };
    let mut session = app.start(&choice, 0, 0).expect("a game");
    let mut settings = session.settings().clone();
    (settings.far_turned, settings.flip_after) = (true, true);
    session.set_settings(settings);
    session.act(step("h2e2"), 0).expect("a move");
    let view = session.view(0);
    assert!(!view.far.turned && view.near.side == Side::Red);
}
