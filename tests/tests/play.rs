//! Random games by taps: what the session says may be tapped is legal, and what was played can be replayed and taken back.
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sancai::app::{Act, App, Gesture, NewGame, Opponent, Session};
use sancai::board::{Move, Point};
use sancai::game::Refusal;
use sancai::scene::Window;

fn session(rules: &str) -> Session {
    let choice = NewGame {
        rules: rules.to_owned(),
        opponent: Opponent::Here,
        ..NewGame::default()
    };
    let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
    session.set_window(Window {
        width: 360.0,
        height: 780.0,
        text_scale: 1.0,
        ..Window::default()
    });
    session
}

fn tap(session: &mut Session, point: Point) -> Option<Act> {
    let (x, y) = session.centre(point);
    session.gesture(Gesture::Tap(x, y))
}

fn answering(session: &Session) -> Vec<Point> {
    session
        .points()
        .iter()
        .filter(|spoken| spoken.answers)
        .map(|spoken| spoken.point)
        .collect()
}

/// Taps at answering points until a move is whole; `None` where the side can only pass.
fn tapped_move(session: &mut Session, rng: &mut StdRng) -> Option<Move> {
    for _ in 0..1000 {
        let answering = answering(session);
        if answering.is_empty() {
            return None;
        }
        let point = answering[rng.random_range(0..answering.len())];
        if let Some(Act::Move(action)) = tap(session, point) {
            return Some(action);
        }
    }
    panic!(
        "a thousand taps and no move in {}",
        session.view(0).position
    );
}

/// Plays up to `plies` plies by taps; the texts of the positions in order.
fn play(session: &mut Session, rng: &mut StdRng, plies: usize) -> Vec<String> {
    let mut texts = vec![session.view(0).position];
    while texts.len() <= plies && session.game().outcome().is_none() {
        let legal = session.game().line().legal();
        let act = if let Some(action) = tapped_move(session, rng) {
            assert!(
                legal.contains(&action),
                "{action} in {}",
                texts[texts.len() - 1]
            );
            Act::Move(action)
        } else {
            assert_eq!(legal, [Move::PASS]);
            Act::Answer(true)
        };
        session.act(act, 0).expect("a legal move");
        texts.push(session.view(0).position);
    }
    texts
}

fn replayed(rules: &str, moves: &[Move]) -> String {
    let mut session = session(rules);
    for &action in moves {
        session
            .act(Act::Move(action), 0)
            .expect("a move made before");
    }
    session.view(0).position
}

fn take_back(session: &mut Session) {
    session.act(Act::Undo, 0).expect("something to take back");
    session.act(Act::Answer(true), 0).expect("an answer");
}

/// Fails if, say, `Hand::targets` forgets to filter by the piece picked up.
#[test]
fn random_games_by_taps_replay_and_take_back_to_the_letter() {
    for (rules, seeds) in [
        ("standard", 0..3),
        ("book", 0..3),
        ("san-cai", 0..6),
        ("asian", 0..2),
        ("threefold", 0..2),
    ] {
        for seed in seeds {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut session = session(rules);
            let mut texts = play(&mut session, &mut rng, 200);
            let moves = session.game().line().moves().to_vec();
            assert_eq!(
                texts.pop().as_deref(),
                Some(replayed(rules, &moves).as_str()),
                "{rules} {seed}"
            );
            if session.game().setup().formal {
                assert_eq!(session.act(Act::Undo, 0), Err(Refusal::Formal), "{rules}");
                continue;
            }
            while let Some(text) = texts.pop() {
                take_back(&mut session);
                assert_eq!(session.view(0).position, text, "{rules} {seed}");
            }
        }
    }
}

/// Wild taps, slides and keys anywhere never break anything, and only whole moves change the position. Fails if, say,
/// `gesture` played the move itself.
#[test]
fn wild_gestures_change_nothing_by_themselves() {
    use sancai::app::Key;
    let keys = [
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Enter,
        Key::Escape,
        Key::Flip,
    ];
    for rules in ["standard", "san-cai"] {
        let mut rng = StdRng::seed_from_u64(7);
        let mut session = session(rules);
        let start = session.view(0).position;
        for _ in 0..3000 {
            let (x, y) = (
                rng.random_range(-50.0..500.0),
                rng.random_range(-50.0..900.0),
            );
            let gesture = match rng.random_range(0..6) {
                0 => Gesture::Tap(x, y),
                1 => Gesture::Press(x, y),
                2 => Gesture::Slide(x, y),
                3 => Gesture::Lift(x, y),
                4 => Gesture::Cancel,
                _ => Gesture::Key(keys[rng.random_range(0..keys.len())]),
            };
            session.gesture(gesture);
            assert_eq!(session.view(0).position, start);
            let scene = session.scene();
            assert!(scene.groups.len() >= 32, "{gesture:?}");
        }
    }
}
