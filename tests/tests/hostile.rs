//! What a person may do at any time, wildly mixed: every act is either done or refused without a trace, and the view
//! promises only what is then done.
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sancai::app::{Act, App, Command, Gesture, Key, NewGame, Opponent, Session, Thought, Wants};
use sancai::board::{Move, Plane, Point};
use sancai::game::Refusal;
use sancai::scene::{Insets, Window};

const STARTS: [(&str, &str); 14] = [
    ("standard", ""),
    ("asian", ""),
    ("book", ""),
    ("threefold", ""),
    ("san-cai", ""),
    ("standard", "4k4/4a4/9/9/9/9/9/9/3R5/3K5 b - - 0 1"),
    ("standard", "3k5/9/9/9/9/9/9/8R/9/4K4 w - - 98 60"),
    ("threefold", "3k5/9/9/9/9/9/9/8R/9/4K4 w - - 0 1"),
    ("book", "3k5/9/9/9/9/9/9/8R/9/4K4 w - - 0 1"),
    (
        "san-cai",
        "3k5/9/9/9/9/9/9/9/9/4K4|9/9/9/9/R3t4/9/9/9/9/9 w -/300 - 0 1",
    ),
    (
        "san-cai",
        "3k5/9/4T4/9/9/9/9/9/9/4K4|9/9/9/9/R3t4/9/9/9/9/9 w 300/350 PPrr 97 40",
    ),
    ("san-cai", "di:9/9/9/9/9/9/9/9/8r/8P b - - 0 20"),
    ("san-cai", "di:9/4p4/3n5/9/3R1N3/9/2h6/9/9/9 w - - 0 20"),
    (
        "san-cai",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR|9/9/9/9/9/9/9/9/9/9 b ?/? - 0 1",
    ),
];

fn session(rng: &mut StdRng, rules: &str, position: &str) -> (App, Session) {
    let opponent = if rng.random_bool(0.5) {
        Opponent::Here
    } else {
        Opponent::Machine
    };
    let choice = NewGame {
        rules: rules.to_owned(),
        opponent,
        colour: None,
        position: position.to_owned(),
        ..NewGame::default()
    };
    let mut app = App::new("en");
    let session = app.start(&choice, rng.random(), 0).expect("a game");
    (app, session)
}

fn size(rng: &mut StdRng) -> f32 {
    let sizes = [
        f32::NAN,
        f32::INFINITY,
        -300.0,
        0.0,
        200.0,
        360.0,
        780.0,
        4000.0,
        f32::MAX,
    ];
    sizes[rng.random_range(0..sizes.len())]
}

fn window_of(width: f32, height: f32) -> Window {
    Window {
        width,
        height,
        text_scale: 1.0,
        ..Window::default()
    }
}

fn window(rng: &mut StdRng) -> Window {
    if rng.random_bool(0.7) {
        return window_of(360.0, 780.0);
    }
    Window {
        width: size(rng),
        height: size(rng),
        insets: Insets {
            top: size(rng),
            left: size(rng),
            ..Insets::default()
        },
        text_scale: size(rng),
        left_handed: rng.random(),
        ..Window::default()
    }
}

fn place(rng: &mut StdRng, session: &Session) -> (f32, f32) {
    match rng.random_range(0..10) {
        0 => (size(rng), size(rng)),
        1 => (
            rng.random_range(-50.0..500.0),
            rng.random_range(-50.0..900.0),
        ),
        2 => session.centre(Point::new(rng.random_range(0..180))),
        _ => {
            let answering = session.points().into_iter().filter(|point| point.answers);
            let answering: Vec<_> = answering.collect();
            if answering.is_empty() {
                return (10.0, 10.0);
            }
            let point = &answering[rng.random_range(0..answering.len())];
            (point.x, point.y)
        }
    }
}

fn gesture(rng: &mut StdRng, session: &Session) -> Gesture {
    let keys = [
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Enter,
        Key::Escape,
        Key::Undo,
        Key::Flip,
    ];
    let (x, y) = place(rng, session);
    match rng.random_range(0..12) {
        0 => Gesture::Press(x, y),
        1 => Gesture::Slide(x, y),
        2 => Gesture::Lift(x, y),
        3 => Gesture::Cancel,
        5 => Gesture::Seek(rng.random_range(0..40)),
        4 => Gesture::Key(keys[rng.random_range(0..keys.len())]),
        _ => Gesture::Tap(x, y),
    }
}

fn command(rng: &mut StdRng) -> Command {
    let commands = [
        Command::Undo,
        Command::Redo,
        Command::Flip,
        Command::OfferDraw,
        Command::Resign,
        Command::Letters,
        Command::Enlarge(Plane::Tian),
        Command::Enlarge(Plane::Ren),
        Command::Review,
        Command::ReviewBack,
        Command::ReviewNext,
        Command::ReviewFirst,
        Command::ReviewClose,
    ];
    commands[rng.random_range(0..commands.len())]
}

fn any_move(rng: &mut StdRng, session: &Session) -> Move {
    let legal = session.game().line().legal();
    if legal.is_empty() || rng.random_bool(0.2) {
        let texts = ["h2e2", "--", "@c2", "a0a1'", "d5d7d8", "e0e9"];
        return Move::parse(texts[rng.random_range(0..texts.len())]).expect("a move");
    }
    legal[rng.random_range(0..legal.len())]
}

fn act(rng: &mut StdRng, session: &mut Session) -> Act {
    let revision = session.view(0).revision - u64::from(rng.random_bool(0.2));
    match rng.random_range(0..9) {
        0 => Act::Undo,
        1 => Act::Redo,
        2 => Act::OfferDraw,
        3 => Act::Answer(rng.random_bool(0.3)),
        4 => Act::Engine(revision, Thought::Draw(rng.random_bool(0.1))),
        5 => Act::Engine(revision, Thought::Nothing),
        6 | 7 => Act::Engine(revision, Thought::Move(any_move(rng, session))),
        _ => Act::Move(any_move(rng, session)),
    }
}

/// Passes an act on: refused ones leave the view as it was, and are told in a sentence.
fn pass_on(session: &mut Session, act: &Act) {
    let before = session.view(0);
    if let Err(refusal) = session.act(act.clone(), 0) {
        assert_eq!(session.view(0), before, "{act:?} was refused: {refusal:?}");
        assert!(session.refusal(refusal).ends_with('.'), "{refusal:?}");
    } else if session.view(0).revision == before.revision {
        assert_eq!(session.view(0), before, "{act:?} was dropped");
    }
}

/// What the view says is so: enabled buttons do something, the others don't, a question can be answered.
fn promises(session: &mut Session) {
    let view = session.view(0);
    let over = session.game().outcome().is_some();
    assert_eq!(view.wants == Wants::Think, session.job().is_some());
    assert!(!over || view.wants == Wants::Nothing);
    assert!(!view.announce.contains(['{', '}', '$']));
    for button in &view.buttons {
        // Looking back holds up all but taking the end back.
        if session.place().is_some() && !button.enabled {
            continue;
        }
        let mut game = session.game().clone();
        let person = session.person();
        let act = match button.command {
            Command::Undo => sancai::game::Act::Undo,
            Command::Redo => sancai::game::Act::Redo,
            Command::OfferDraw => sancai::game::Act::OfferDraw,
            Command::Resign => sancai::game::Act::Resign,
            _ => continue,
        };
        let done = game.act(act, person, 0);
        assert_eq!(
            done.is_ok(),
            button.enabled,
            "{:?}: {done:?}",
            button.command
        );
    }
    if over && let Some(asked) = session.game().asked() {
        assert_eq!(asked.what, sancai::game::Ask::Undo, "{}", view.position);
    }
    let targets = session.points().into_iter().filter(|point| point.answers);
    assert!(!over || targets.count() == 0);
    session.scene();
    session.moves(0, usize::MAX);
}

/// Leaves the game and goes on with it from the store: the same game, the same place.
fn reopen(app: &mut App, session: &mut Session) {
    let told = |session: &mut Session| {
        let game = session.game();
        let (outcome, log) = (game.outcome().cloned(), game.log().to_vec());
        let text = game.line().text();
        let plies = session.view(0).plies;
        (text, plies, outcome, log, session.moves(0, usize::MAX))
    };
    let place = session.place();
    session.leave(0);
    let before = told(session);
    let id = session.record().expect("it is stored");
    *session = app.resume(id, 1, 0).expect("it is gone on with");
    let over = session.game().outcome().is_some();
    assert_eq!(session.place(), place.or(over.then_some(before.1 as usize)));
    session.set_window(window_of(360.0, 780.0));
    session.command(Command::ReviewClose);
    assert_eq!(told(session), before);
}

/// Fails if, say, a refused act clears the notice, or a standing draw offer outlives the move that ends the game.
#[test]
fn anything_at_any_time() {
    for seed in 0..28 {
        let mut rng = StdRng::seed_from_u64(seed);
        let (rules, position) = STARTS[seed as usize % STARTS.len()];
        let (mut app, mut session) = session(&mut rng, rules, position);
        for _ in 0..100 {
            match rng.random_range(0..20) {
                0 if rng.random() => reopen(&mut app, &mut session),
                0 => session.set_window(window(&mut rng)),
                1 | 2 => {
                    let asked = session.command(command(&mut rng));
                    if let Some(act) = asked {
                        pass_on(&mut session, &act);
                    }
                }
                3..=8 => {
                    let act = act(&mut rng, &mut session);
                    pass_on(&mut session, &act);
                }
                _ => {
                    let gesture = gesture(&mut rng, &session);
                    if let Some(act) = session.gesture(gesture) {
                        pass_on(&mut session, &act);
                    }
                }
            }
            promises(&mut session);
        }
    }
}

/// Plays the first legal moves of both sides, the machine's too, until it is the person's turn after so many plies.
fn played(rules: &str, plies: u32) -> Session {
    let choice = NewGame {
        rules: rules.to_owned(),
        ..NewGame::default()
    };
    let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
    while session.view(0).plies < plies {
        let ply = session.view(0).plies as usize;
        let legal = session.game().line().legal();
        let action = legal[ply * 7 % legal.len()];
        let act = match session.view(0).wants {
            Wants::Think => Act::Engine(session.view(0).revision, Thought::Move(action)),
            Wants::Nothing => Act::Move(action),
        };
        session.act(act, 0).expect("a legal move");
    }
    assert!(session.game().outcome().is_none());
    session
}

/// Fails if `Session::answer` answers what the machine is asked.
#[test]
fn nobody_answers_for_the_machine() {
    let mut session = played("standard", 30);
    session.act(Act::OfferDraw, 0).expect("an offer");
    assert_eq!(session.view(0).question, None);
    assert_eq!(session.view(0).wants, Wants::Think);
    let answer = session.act(Act::Answer(true), 0);
    assert_eq!(answer, Err(Refusal::NothingAsked));
    assert_eq!(session.view(0).end, None);
}

/// Fails if a stopped search accepts, or plays what it has found by then.
#[test]
fn a_stopped_search_comes_to_nothing() {
    let mut session = played("standard", 30);
    session.act(Act::OfferDraw, 0).expect("an offer");
    let job = session.job().expect("a question");
    session.stop();
    assert_eq!(job.think().1, Thought::Nothing);
    let mut session = played("standard", 1);
    let job = session.job().expect("a move");
    session.stop();
    assert_eq!(job.think().1, Thought::Nothing);
}

/// Fails if an answer that comes too late clears the notice.
#[test]
fn a_late_answer_leaves_no_trace() {
    let mut session = played("standard", 1);
    let revision = session.view(0).revision;
    session.act(Act::OfferDraw, 0).expect("an offer");
    let told = session.view(0);
    assert_eq!(told.status, "Black declines the draw");
    let late = Thought::Move(session.game().line().legal()[0]);
    let late = session.act(Act::Engine(revision, late), 0);
    assert_eq!(late, Ok(()));
    assert_eq!(session.view(0), told);
}

/// Fails if `set_window`, a flip or an enlarged plane keeps what a finger was carrying.
#[test]
fn a_window_that_changes_in_mid_drag_lets_go() {
    let changes: [fn(&mut Session); 3] = [
        |session| session.set_window(Window::default()),
        |session| assert_eq!(session.command(Command::Flip), None),
        |session| assert_eq!(session.command(Command::Enlarge(Plane::Ren)), None),
    ];
    for change in changes {
        let mut session = played("san-cai", 2);
        session.set_window(window_of(360.0, 780.0));
        let (x, y) = session.named_centre("a3").expect("a point");
        session.gesture(Gesture::Press(x, y));
        session.gesture(Gesture::Slide(x + 9.0, y));
        change(&mut session);
        let view = session.view(0);
        assert_eq!((view.status.as_str(), view.loupe), ("Red to move", None));
        assert_eq!(session.gesture(Gesture::Lift(x, y)), None);
    }
}

/// Fails if the cursor stays on a plane that is out of sight.
#[test]
fn the_cursor_never_stays_on_a_board_that_is_gone() {
    let choice = NewGame {
        rules: "san-cai".to_owned(),
        opponent: Opponent::Here,
        position: "3k5/9/9/9/9/9/9/9/9/R3K4|9/9/9/9/9/9/9/9/9/9 w -/- CPrp 99 9".to_owned(),
        ..NewGame::default()
    };
    let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
    session.set_window(window_of(360.0, 780.0));
    for _ in 0..15 {
        session.gesture(Gesture::Key(Key::Up));
    }
    let on_tian = session.view(0).cursor.map(Point::plane);
    assert_eq!(on_tian, Some(Plane::Tian));
    let first = Move::parse("a0a1").expect("a move");
    session.act(Act::Move(first), 0).expect("the descent");
    assert!(session.game().line().on_di());
    assert_eq!(session.view(0).cursor, None);
}
