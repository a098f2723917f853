use super::everywhere;
use crate::board::{Kind, Move, Piece, Plane, Point, Side};
use crate::game::{Ground, Obstacle, Standing};
use crate::line::Why;
use crate::position::{Fault, Field};
use crate::words::{Event, Language, MoveTold, PointTold, SealTold, Status, Use, Words};

#[test]
fn nouns_are_whole_in_every_language() {
    for side in Side::ALL {
        everywhere(|words| words.side(side));
        for kind in Kind::ALL {
            everywhere(|words| words.kind(kind));
            everywhere(|words| words.piece(Piece::new(side, kind)));
        }
    }
    for plane in [Plane::Ren, Plane::Tian] {
        everywhere(|words| words.plane(plane));
        everywhere(|words| words.point(Point::new(40 + 90 * plane as u8), true));
    }
}

fn faults() -> Vec<Fault> {
    let point = Point::new(95);
    let plane = Plane::Tian;
    let mut all = vec![
        Fault::TooLong(100_000),
        Fault::Empty,
        Fault::Planes(1),
        Fault::Fields(1),
        Fault::DiStay(point),
    ];
    for found in [1, 9] {
        all.push(Fault::Ranks { plane, found });
        all.push(Fault::Width {
            plane,
            rank: 3,
            found,
        });
    }
    all.push(Fault::Letter {
        plane,
        rank: 0,
        letter: '\u{7}',
    });
    for field in [
        Field::Side,
        Field::State,
        Field::Captured,
        Field::Quiet,
        Field::MoveNumber,
    ] {
        all.push(Fault::Field {
            field,
            text: "x\ny".to_owned(),
        });
    }
    for side in Side::ALL {
        all.extend([
            Fault::NoGeneral(side),
            Fault::SoldierMisplaced { side, point },
            Fault::SoldiersOnFile { side, file: 4 },
            Fault::CheckOutOfTurn(side),
            Fault::StateWithoutGiacThan(side),
            Fault::GiacThanWithoutState(side),
            Fault::TwoGiacThan(side),
            Fault::Reserve(side, 4),
            Fault::Freeze(side, 7),
            Fault::Stay(side, 3),
            Fault::StayOutside(side),
            Fault::StayFrozen(side),
            Fault::UnplacedAfterStart(side),
            Fault::UnplacedOutOfTurn(side),
            Fault::MarkOccupied(side, point),
        ]);
        for kind in Kind::ALL {
            let piece = Piece::new(side, kind);
            all.push(Fault::TooMany { piece, found: 6 });
            all.push(Fault::Misplaced { piece, point });
            all.push(Fault::NotOnDi(piece, point));
        }
    }
    all
}

#[test]
fn faults_are_whole_in_every_language() {
    for fault in faults() {
        everywhere(|words| words.fault(&fault));
    }
}

fn point(text: &str) -> Point {
    Point::parse(text).expect("a point")
}

#[test]
fn status_and_events_are_whole_in_every_language() {
    let at = point("e4'");
    let mut statuses = vec![
        Status::Thinking,
        Status::ExtraStep,
        Status::Over,
        Status::Aim(at),
    ];
    let mut events = vec![Event::DescentByRepetition, Event::DescentByQuiet(100)];
    for side in Side::ALL {
        statuses.extend([
            Status::ToMove(side),
            Status::Check(side),
            Status::NotYourTurn(side),
            Status::Place(side),
            Status::Waiting(side),
            Status::MustPass(side),
        ]);
        events.extend([Event::Removed(side), Event::Stay(side), Event::Passed(side)]);
        events.extend([1, 3].map(|turns| Event::Touched { side, turns }));
        for kind in Kind::ALL {
            let piece = Piece::new(side, kind);
            statuses.extend([Status::Picked(piece, at), Status::NoMove(piece, at)]);
            events.push(Event::StayOnDi(piece));
        }
    }
    for status in statuses {
        everywhere(|words| words.status(status));
    }
    for event in events {
        everywhere(|words| words.event(event));
    }
}

fn told(text: &str, kind: Kind) -> MoveTold {
    MoveTold {
        action: Move::parse(text).expect("a move"),
        side: Side::Red,
        kind,
        captured: None,
        touches: false,
        check: false,
        two_planes: false,
    }
}

/// Fails if the captured piece is named before the way.
#[test]
fn moves_are_read_aloud() {
    let mut told = told("h2e2", Kind::Cannon);
    told.captured = Some(Piece::new(Side::Black, Kind::Horse));
    told.check = true;
    let say = |language, told: &MoveTold| Words::new(language).spoken_move(told);
    assert_eq!(
        say(Language::En, &told),
        "red cannon from h2 to e2, takes the black horse, check"
    );
    assert_eq!(
        say(Language::De, &told),
        "rote Kanone von h2 nach e2, schlägt das schwarze Pferd, Schach"
    );
    assert_eq!(
        say(Language::Fr, &told),
        "canon rouge de h2 en e2, prend le cheval noir, échec"
    );
    assert_eq!(
        say(Language::ZhHans, &told),
        "红炮从 h2 到 e2，吃黑马，将军"
    );
    assert_eq!(
        say(Language::Vi, &told),
        "Pháo đỏ từ h2 đến e2, ăn Mã đen, chiếu tướng"
    );
}

#[test]
fn every_move_is_whole_in_every_language() {
    for text in ["h2e2", "b0c2'", "@c2", "d5e7f8", "--"] {
        for kind in Kind::ALL {
            for (touches, two_planes) in [(false, false), (true, true)] {
                let told = MoveTold {
                    touches,
                    two_planes,
                    ..told(text, kind)
                };
                everywhere(|words| words.spoken_move(&told));
            }
        }
    }
}

/// Fails if a point of Tian is said without its plane.
#[test]
fn points_are_read_aloud() {
    let words = Words::new(Language::En);
    let mut told = PointTold::new(point("e4"), false);
    told.piece = Some(Piece::new(Side::Red, Kind::Cannon));
    told.answer = Use::PickUp;
    assert_eq!(words.spoken_point(&told), "red cannon, e4, can move");
    let empty = PointTold::new(point("c6'"), true);
    assert_eq!(words.spoken_point(&empty), "Heaven, c6, empty");
}

#[test]
fn every_point_is_whole_in_every_language() {
    let there = SealTold::There {
        reserve: 1,
        frozen: 1,
        stay: 1,
    };
    for answer in [
        Use::Nothing,
        Use::PickUp,
        Use::LetGo,
        Use::Move,
        Use::Capture,
        Use::Touch,
        Use::Place,
        Use::Settle,
    ] {
        let told = PointTold {
            piece: Some(Piece::new(Side::Black, Kind::GiacThan)),
            seal: Some(there),
            stay: 1,
            answer,
            check: true,
            warned: true,
            last_move: true,
            ..PointTold::new(point("e4'"), true)
        };
        everywhere(|words| words.spoken_point(&told));
    }
    for seal in [there, SealTold::Unplaced, SealTold::Gone] {
        everywhere(|words| words.giac_than(Side::Black, seal));
    }
}

/// Fails if a name equal to its side is said twice.
#[test]
fn captured_pieces_and_strips_are_read_aloud() {
    let captured = [
        (Piece::new(Side::Black, Kind::Soldier), 2),
        (Piece::new(Side::Black, Kind::Elephant), 1),
        (Piece::new(Side::Black, Kind::Horse), 0),
    ];
    let words = Words::new(Language::De);
    assert_eq!(
        words.strip("Rot", Side::Red, true, "", &captured),
        "Rot, am Zug, geschlagen: 2 schwarze Soldaten, schwarzer Elefant"
    );
    for kind in Kind::ALL {
        let one = [
            (Piece::new(Side::Red, kind), 1),
            (Piece::new(Side::Red, kind), 2),
        ];
        everywhere(|words| words.strip("Minh", Side::Black, true, "", &one));
    }
    everywhere(|words| words.captured(&[]));
}

/// Fails if `faults` drops a line, or if Chinese sentences are joined with blanks.
#[test]
fn parts_are_joined() {
    let words = Words::new(Language::De);
    let told = words.faults(&[Fault::Empty, Fault::NoGeneral(Side::Red)]);
    assert_eq!(told.lines().count(), 3);
    let parts = ["将军！", "", "红方走棋"].map(str::to_owned);
    let chinese = Words::new(Language::ZhHans);
    assert_eq!(chinese.sentences(&parts), "将军！红方走棋。");
    assert_eq!(words.sentences(&[]), "");
}

/// Fails if a plane is named twice within it, or not at all across.
#[test]
fn a_move_names_its_planes() {
    let say = |language, text: &str| {
        let told = MoveTold {
            two_planes: true,
            ..told(text, Kind::Chariot)
        };
        Words::new(language).spoken_move(&told)
    };
    assert_eq!(
        say(Language::En, "a5'e5'"),
        "red chariot from Heaven a5 to e5"
    );
    assert_eq!(
        say(Language::En, "a0a0'"),
        "red chariot from Human a0 to Heaven a0"
    );
    assert_eq!(
        say(Language::Fr, "a0a0'"),
        "char rouge de a0 sur l’Homme en a0 sur le Ciel"
    );
}

fn obstacles() -> Vec<Obstacle> {
    let side = Side::Black;
    let mut all = vec![
        Obstacle::Over,
        Obstacle::NoSuchPoint,
        Obstacle::NothingThere(Point::new(95)),
        Obstacle::PlaceFirst(side),
        Obstacle::PlacedAlready,
        Obstacle::Unmarked(Point::new(95)),
        Obstacle::SamePoint,
        Obstacle::River,
        Obstacle::Backward,
        Obstacle::SidewaysEarly,
        Obstacle::VerticalEarly,
        Obstacle::NoScreen,
        Obstacle::NoJump,
        Obstacle::NoRoom,
        Obstacle::ByExtraStep(Point::new(66)),
        Obstacle::ExtraStep,
        Obstacle::Pass,
    ];
    for kind in Kind::ALL {
        let piece = Piece::new(side, kind);
        let at = Standing {
            piece,
            point: Point::new(95),
        };
        all.extend([
            Obstacle::NotYours(at),
            Obstacle::Own(at),
            Obstacle::Leg(at),
            Obstacle::Eye(at),
            Obstacle::Way(at),
            Obstacle::General(at),
            Obstacle::CapturesNothing(at),
            Obstacle::Facing(at),
            Obstacle::Palace(piece),
            Obstacle::Plane(piece),
            Obstacle::Screens(vec![at; 3]),
        ]);
        for already in [false, true] {
            all.push(Obstacle::Check { by: at, already });
        }
        for ground in [Ground::One, Ground::Two, Ground::Di] {
            all.push(Obstacle::NotItsMove { piece, ground });
        }
    }
    for turns in 1..=3 {
        all.extend([Obstacle::Frozen { turns }, Obstacle::Immune { turns }]);
    }
    all
}

/// About as wide as a status line of 344 dp holds at its smallest; Chinese characters take two.
const STATUS_WIDTH: usize = 66;

/// Fails if a reason lacks its sentence, or if German's Cannon explains at length why nothing fits between two planes.
#[test]
fn reasons_are_whole_and_fit_a_status_line_in_every_language() {
    let width = |text: &str| -> usize {
        let wide = |letter: char| 1 + usize::from(('\u{2e80}'..'\u{ffff}').contains(&letter));
        text.chars().map(wide).sum()
    };
    for obstacle in obstacles() {
        everywhere(|words| {
            let told = words.obstacle(&obstacle);
            assert!(width(&told) <= STATUS_WIDTH, "{}: {told}", width(&told));
            told
        });
    }
    let plies = [3, 5];
    everywhere(|words| words.obstacle(&Obstacle::Forbidden(Why::MadeTwice { plies })));
}
