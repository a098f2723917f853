//! The marks of San Cai: what a session marks, and that what is marked can be seen.
#[path = "../examples/boards/samples.rs"]
mod samples;

use samples::at;
use sancai::app::{Act, App, Gesture, NewGame, Opponent, Session};
use sancai::board::{Move, Plane, Side};
use sancai::scene::{Board, Colour, Dot, Input, Layout, Mark, Planes, Scene, Shape, Sign, Window};

const WINDOWS: [(f32, f32); 4] = [
    (360.0, 640.0),
    (360.0, 780.0),
    (780.0, 360.0),
    (1280.0, 800.0),
];

fn session(position: &str, moves: &str) -> Session {
    let choice = NewGame {
        rules: "san-cai".to_owned(),
        opponent: Opponent::Here,
        position: position.to_owned(),
        ..NewGame::default()
    };
    let mut session = App::new("en").start(&choice, 0, 0).expect("a position");
    session.set_window(Window {
        width: 360.0,
        height: 780.0,
        ..Window::default()
    });
    play(&mut session, moves);
    session
}

fn play(session: &mut Session, moves: &str) {
    for text in moves.split_whitespace() {
        let action = Move::parse(text).expect(text);
        session.act(Act::Move(action), 0).expect(text);
    }
}

fn sample(name: &str) -> Input {
    let named = samples::all().into_iter().find(|it| it.0 == name);
    named.expect("a sample").1
}

fn layout((width, height): (f32, f32), planes: Planes) -> Layout {
    let window = Window {
        width,
        height,
        ..Window::default()
    };
    Layout::new(&window, planes, None, false)
}

/// What is painted in a colour on a board, in the order of painting.
fn painted(scene: &Scene, board: usize, colour: Colour) -> Vec<&Shape> {
    let signs = scene.below.iter().chain(&scene.above);
    let here = signs.filter(|sign| usize::from(sign.board) == board);
    here.flat_map(|sign| &sign.shapes)
        .filter(|shape| shape.ink().colour == colour)
        .collect()
}

/// Black's Giác Thân on d2 has stayed a turn; Red's chariot stands straight above.
const GUEST: &str = "5k3/9/9/9/9/9/9/3t5/9/4K4|9/9/9/9/9/9/9/3R5/9/9 w -/301 - 0 1";

fn stays(session: &Session) -> Vec<u8> {
    let marks = session.input().marks.into_iter();
    let turns = |mark| match mark {
        Mark::Stay { palace, turns } => {
            assert_eq!(palace, Side::Red);
            Some(turns)
        }
        _ => None,
    };
    marks.filter_map(turns).collect()
}

/// Wash and lanterns stand while the stay can grow, and the line beside the board says why they do not. Fails if
/// `growing_stay` does not look at the freeze.
#[test]
fn a_frozen_guest_lights_no_lantern() {
    let mut session = session(GUEST, "");
    assert_eq!(stays(&session), [1]);
    play(&mut session, "d2'd2");
    assert_eq!(stays(&session), [0u8; 0]);
    let detail = session.view(0).detail;
    assert_eq!(detail, "Black’s Giác Thân in the palace: frozen");
    play(&mut session, "f9f8 d2'd3' f8f9 d3'd2' f9f8");
    assert_eq!(stays(&session), [0u8; 0], "frozen for the ply that is left");
    play(&mut session, "d2'd3'");
    assert_eq!(stays(&session), [0]);
    assert_eq!(
        session.view(0).detail,
        "Black’s Giác Thân in the palace: 0 of 2"
    );
}

/// On Di nothing freezes. Fails if `growing_stay` asks for a Giác Thân that is not frozen.
#[test]
fn on_di_every_stay_counts() {
    let rows = "9/4P4/9/p8/9/9/9/9/9/9";
    let session = session(&format!("di:{rows} b e8=1 - 10 40"), "a6a5");
    let marks = session.input().marks;
    let stay = Mark::Stay {
        palace: Side::Black,
        turns: 1,
    };
    assert!(marks.contains(&stay), "{marks:?}");
}

/// Fails if `touched_last` is always false.
#[test]
fn a_touch_is_marked_at_both_ends() {
    let mark = Mark::LastTouch {
        from: at("d2'"),
        to: at("d2"),
    };
    let session = session(GUEST, "d2'd2");
    assert!(session.input().marks.contains(&mark));
    let scene = session.scene();
    for board in [0, 1] {
        let corners = painted(&scene, board, Colour::Amber);
        assert_eq!(corners.len(), 4, "board {board}");
    }
}

/// A touch that is still to be confirmed leaves its toucher where it stands, and the touched in sight. Fails if `held` takes
/// the move's end.
#[test]
fn an_intended_touch_moves_nothing() {
    let mut session = session(GUEST, "");
    let mut settings = session.settings().clone();
    settings.confirm = true;
    session.set_settings(settings);
    let before: Vec<_> = session.input().pieces.iter().map(|it| it.point).collect();
    for name in ["d2'", "d2"] {
        let (x, y) = session.named_centre(name).expect(name);
        assert!(session.gesture(Gesture::Tap(x, y)).is_none());
    }
    let input = session.input();
    let after: Vec<_> = input.pieces.iter().map(|it| it.point).collect();
    assert_eq!(before, after);
    let intended = |mark: &Mark| matches!(mark, Mark::LastTouch { .. });
    assert!(input.marks.iter().any(intended));
}

fn place(signs: &[Sign], board: u8, colour: Colour) -> Option<usize> {
    let has = |sign: &Sign| sign.shapes.iter().any(|shape| shape.ink().colour == colour);
    signs
        .iter()
        .position(|sign| sign.board == board && has(sign))
}

/// Fails if `ON_ICE` is painted before the ice.
#[test]
fn brackets_lie_on_the_ice() {
    let input = sample("touched");
    let scene = Scene::new(&layout((360.0, 780.0), input.planes), &input);
    let (frost, amber) = (
        place(&scene.below, 1, Colour::Frost),
        place(&scene.below, 1, Colour::Amber),
    );
    assert!(frost.is_some() && frost < amber, "{frost:?} {amber:?}");
}

/// The corner at which the badge sits reaches out from under it on both sides. Fails if `bare` is measured to the badge's
/// middle.
#[test]
fn a_badge_hides_no_corner() {
    let input = sample("touched");
    for window in WINDOWS {
        let layout = layout(window, input.planes);
        let scene = Scene::new(&layout, &input);
        let board = layout.board(Plane::Ren).expect("Ren");
        let (at, d) = (board.centre(false, samples::at("g4")), board.piece);
        let badge = (at.x + 0.5 * d, at.y - 0.49 * d);
        let radius = (0.187 * d).max(6.0).min(0.3 * d) + 1.2;
        let arms = painted(&scene, 1, Colour::Amber);
        let seen = arms.iter().filter_map(|shape| match shape {
            Shape::Line { points, .. } => Some([points[0], points[2]]),
            _ => None,
        });
        let near = |dot: &Dot| (dot.x - badge.0).hypot(dot.y - badge.1) < 2.0 * d;
        for end in seen.flatten().filter(near) {
            let far = (end.x - badge.0).hypot(end.y - badge.1);
            assert!(far > radius + 1.0, "{window:?}: {end:?}");
        }
    }
}

fn shadow(point: &str, more: &[Mark]) -> Scene {
    let mut input = sample("chariot");
    input.marks = [Mark::PickedUp(at("d2'")), Mark::Shadow(at(point))].to_vec();
    input.marks.extend_from_slice(more);
    Scene::new(&layout((360.0, 780.0), input.planes), &input)
}

fn dashed(scene: &Scene) -> bool {
    let dashes = |shape: &&&Shape| matches!(shape, Shape::Ring { dash, .. } if !dash.is_empty());
    painted(scene, 1, Colour::Ink).iter().any(|it| dashes(&it))
}

fn blot(scene: &Scene) -> f32 {
    let blots = painted(scene, 1, Colour::Blot);
    blots.first().map_or(0.0, |shape| shape.ink().alpha)
}

/// Dashes only where the piece may go; under what it does not reach the blot is faint. Fails if `blot` paints its dashes
/// always, or if `FAINT` is 1.
#[test]
fn a_shadow_says_whether_the_piece_may_go_there() {
    let (empty, horse, seal) = ("d4", "c2", "d2");
    let elsewhere = shadow(empty, &[]);
    assert_eq!((dashed(&elsewhere), blot(&elsewhere)), (false, 1.0));
    let target = shadow(empty, &[Mark::Move(at(empty))]);
    assert_eq!((dashed(&target), blot(&target)), (true, 1.0));
    let own = shadow(horse, &[]);
    assert!(!dashed(&own) && blot(&own) <= 0.5);
    let touch = shadow(seal, &[Mark::Touch(at(seal))]);
    assert_eq!((dashed(&touch), blot(&touch)), (false, 1.0));
    assert!(!painted(&touch, 1, Colour::Jade).is_empty());
}

/// Every place a shape of a mark touches, roughly.
fn reach(shape: &Shape) -> Vec<Dot> {
    use sancai::scene::Command;
    match shape {
        Shape::Disc { x, y, .. } => vec![Dot { x: *x, y: *y }],
        Shape::Area { path, .. } => path
            .iter()
            .filter_map(|command| match command {
                Command::Move(at) | Command::Line(at) => Some(*at),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn inside(board: &Board, at: Dot) -> bool {
    let place = board.rect;
    (place.x..=place.right()).contains(&at.x) && (place.y..=place.bottom()).contains(&at.y)
}

/// A best move and a threat between the planes: a ring at either end and a head at the last, on their boards, wherever the
/// ends are. Fails if `arrow` returns unless both points are here, `comes` draws no ring, or `is_free` is always true.
#[test]
fn an_arrow_between_the_planes_shows_both_ends() {
    let corners = ["a0", "i0", "a9", "i9", "e4", "d2", "f2"];
    for window in WINDOWS {
        for name in corners {
            let (low, high) = (at(name), at(name).vertical());
            for (from, to) in [(low, high), (high, low)] {
                let arrow = Mark::Arrow {
                    from,
                    to,
                    jumps: false,
                };
                ends(window, &arrow, (from.plane(), to.plane()), Colour::Jade);
                let threat = Mark::Threat { from, to };
                ends(window, &threat, (from.plane(), to.plane()), Colour::Amber);
            }
        }
    }
}

fn ends(window: (f32, f32), mark: &Mark, (from, to): (Plane, Plane), colour: Colour) {
    let input = Input {
        planes: Planes::Two,
        marks: vec![mark.clone()],
        ..Input::default()
    };
    let layout = layout(window, input.planes);
    let scene = Scene::new(&layout, &input);
    let index = |plane| {
        let found = layout.boards.iter().position(|board| board.plane == plane);
        found.expect("the board")
    };
    let (start, end) = (
        painted(&scene, index(from), colour),
        painted(&scene, index(to), colour),
    );
    let ring = |shape: &&Shape| matches!(shape, Shape::Ring { .. });
    let head = |shape: &&Shape| matches!(shape, Shape::Area { .. });
    assert!(
        start.iter().any(ring) && end.iter().any(ring),
        "{mark:?}: no ring"
    );
    assert!(end.iter().any(head), "{mark:?}: no head");
    for (shapes, plane) in [(start, from), (end, to)] {
        let board = &layout.boards[index(plane)];
        for at in shapes.into_iter().flat_map(reach) {
            assert!(inside(board, at), "{window:?} {mark:?}: {at:?}");
        }
    }
}

/// Fails if `is_free` does not look for lanterns.
#[test]
fn a_head_between_the_planes_meets_no_lantern() {
    let mut input = sample("chariot");
    let arrow = Mark::Arrow {
        from: at("d2'"),
        to: at("d2"),
        jumps: false,
    };
    input.marks = vec![
        Mark::Stay {
            palace: Side::Red,
            turns: 1,
        },
        arrow,
    ];
    let layout = layout((360.0, 780.0), input.planes);
    let scene = Scene::new(&layout, &input);
    let board = layout.board(Plane::Ren).expect("Ren");
    let lantern = Dot {
        x: board.left + 2.5 * board.sx,
        y: board.top + 6.5 * board.sy,
    };
    let jade = painted(&scene, 1, Colour::Jade);
    let far = |at: Dot| (at.x - lantern.x).hypot(at.y - lantern.y);
    let heads = jade
        .into_iter()
        .filter(|it| matches!(it, Shape::Area { .. }));
    let nearest = heads.flat_map(reach).map(far).fold(f32::MAX, f32::min);
    assert!(nearest > 0.35 * board.sy, "{nearest}");
}

/// The head comes in from where no piece stands that would seem to move. Fails if `aside` takes the first that is free.
#[test]
fn a_head_between_the_planes_comes_from_no_piece() {
    let mut input = sample("chariot");
    let (from, to) = (at("g3'"), at("f5"));
    let jumps = false;
    input.marks = vec![Mark::Arrow { from, to, jumps }];
    let layout = layout((360.0, 780.0), input.planes);
    let scene = Scene::new(&layout, &input);
    let board = layout.board(Plane::Ren).expect("Ren");
    assert!(input.pieces.iter().any(|it| it.point == at("e6")));
    let soldier = board.centre(false, at("e6"));
    let jade = painted(&scene, 1, Colour::Jade);
    let far = |at: Dot| (at.x - soldier.x).hypot(at.y - soldier.y);
    let nearest = jade.into_iter().flat_map(reach).map(far);
    assert!(nearest.fold(f32::MAX, f32::min) > board.sy);
}
