//! Positions and marks for looking at the board and for its golden texts.
use sancai::board::{Kind, Piece, Point, Side};
use sancai::scene::{Input, Mark, PieceAt, Planes, Seal};

/// The point of a name such as `e4` or `e4'`.
pub fn at(name: &str) -> Point {
    Point::parse(name).expect("the name of a point")
}

/// The pieces of a plane drawn as ten rows of nine letters, rank 9 first; `tick` is "'" for Tian.
fn pieces(rows: &str, tick: &str, out: &mut Vec<PieceAt>) {
    for (row, line) in rows.split_whitespace().enumerate() {
        for (file, letter) in line.chars().enumerate() {
            if let Some(piece) = Piece::from_letter(letter) {
                let file = char::from(b'a' + file as u8);
                let point = at(&format!("{file}{}{tick}", 9 - row));
                let seal = (piece.kind == Kind::GiacThan).then_some(Seal {
                    reserve: 3,
                    frozen_turns: 0,
                });
                let id = out.len() as u8;
                out.push(PieceAt {
                    id,
                    piece,
                    point,
                    turned: false,
                    seal,
                });
            }
        }
    }
}

/// Two planes from drawings of Tian and Ren.
fn two(tian: &str, ren: &str, marks: Vec<Mark>) -> Input {
    let mut list = Vec::new();
    pieces(tian, "'", &mut list);
    pieces(ren, "", &mut list);
    Input {
        planes: Planes::Two,
        pieces: list,
        marks,
        ..Input::default()
    }
}

/// One board from a drawing.
fn one(rows: &str, marks: Vec<Mark>) -> Input {
    let mut list = Vec::new();
    pieces(rows, "", &mut list);
    Input {
        pieces: list,
        marks,
        ..Input::default()
    }
}

const TIAN: &str = "......... ......... ...n..... .C....... r....T... ......... ......N.. ...R..... ......... .........";
const REN: &str = "..bakab.r ......... ......nc. p...p...p ..p...... ......... P...P.P.P ..Nt...C. ....A.... ..B.KA..R";

fn moves(points: &[&str]) -> Vec<Mark> {
    points.iter().map(|point| Mark::Move(at(point))).collect()
}

fn last(from: &str, to: &str) -> Mark {
    Mark::LastMove {
        from: Some(at(from)),
        to: at(to),
    }
}

/// A San Cai game: a chariot on Tian picked up, with a capture and a touch; a stay; a frozen seal.
pub fn chariot() -> Input {
    let mut marks = moves(&[
        "a2'", "b2'", "c2'", "e2'", "f2'", "g2'", "h2'", "i2'", "d0'", "d1'", "d3'", "d4'", "d5'",
        "d6'",
    ]);
    marks.extend([
        Mark::PickedUp(at("d2'")),
        Mark::Capture(at("d7'")),
        Mark::Touch(at("d2")),
        Mark::Shadow(at("d2")),
        last("b8", "d7'"),
        Mark::Stay {
            palace: Side::Red,
            turns: 1,
        },
    ]);
    let mut input = two(TIAN, REN, marks);
    for piece in &mut input.pieces {
        if piece.point == at("f5'") {
            piece.seal = Some(Seal {
                reserve: 1,
                frozen_turns: 1,
            });
        }
    }
    input
}

/// The same game with the cannon picked up: its shadow falls on an empty point of Ren that is a target.
pub fn cannon() -> Input {
    let mut input = chariot();
    input.marks = moves(&[
        "b9'", "b8'", "b7'", "b5'", "b4'", "b3'", "b2'", "b1'", "b0'", "a6'", "c6'", "d6'", "e6'",
        "f6'", "g6'", "h6'", "i6'", "b6",
    ]);
    input.marks.extend([
        Mark::PickedUp(at("b6'")),
        Mark::Shadow(at("b6")),
        last("b8", "d7'"),
        Mark::Stay {
            palace: Side::Red,
            turns: 1,
        },
    ]);
    input
}

/// The same game with a horse picked up: its shadow falls on a piece; press and slide on Tian.
pub fn slide() -> Input {
    let mut input = chariot();
    input.marks = moves(&["b9'", "b8'", "b7'", "b5'", "c6'", "d6'", "e6'", "f6'", "b6"]);
    input.marks.extend([
        Mark::Carried(at("b6'")),
        Mark::Crosshair(at("f6'")),
        Mark::Shadow(at("g3")),
        Mark::Stay {
            palace: Side::Black,
            turns: 2,
        },
        last("b8", "d7'"),
    ]);
    input.cursor = Some(at("h2"));
    input
}

/// Placing: five marks for Black, Red's seal stands.
pub fn placing() -> Input {
    let empty = "......... ......... ......... ......... ......... ......... ......... ......... ......... .........";
    let start = "rnbakabnr ......... .c.....c. p.p.p.p.p ......... ......... P.P.P.P.P .CT....C. ......... RNBAKABNR";
    let marks = ["a7", "c7", "e7", "g7", "i7"].map(|point| Mark::Placing(at(point)));
    two(empty, start, marks.to_vec())
}

/// Hot-seat: Red is in check, a horse is picked up; the far side is turned.
pub fn check() -> Input {
    let rows = "..bakabr. ......... .cn...n.. p.p...p.p ....r.... ..N...... P.P...P.P .C....NC. ......... R.BAKAB..";
    let mut marks = moves(&["e3"]);
    marks.extend([
        Mark::PickedUp(at("c4")),
        Mark::Capture(at("e5")),
        Mark::Check(at("e0")),
        last("h5", "e5"),
    ]);
    let mut input = one(rows, marks);
    input.far_turned = true;
    for piece in &mut input.pieces {
        piece.turned = piece.piece.side == Side::Black;
    }
    input
}

/// A warned chase with its threat, and a cannon picked up.
pub fn warned() -> Input {
    let rows = ".rbakab.r ......... ..n...n.. p...p.p.p .cp..N... ......... P.P.P.P.P ..N.C.... ......... R.BAKAB.R";
    let mut marks = moves(&["d2", "f2", "g2", "h2", "i2", "e1"]);
    marks.extend([
        Mark::PickedUp(at("e2")),
        Mark::Capture(at("e6")),
        Mark::Warning(at("f5")),
        Mark::Threat {
            from: at("b5"),
            to: at("f5"),
        },
        last("b7", "b5"),
    ]);
    one(rows, marks)
}

/// A lesson: a refused horse move, a wanted point, the best move as an arrow.
pub fn lesson() -> Input {
    let rows = "...ak.... ......... ....b.... p...p...p ..p...... ..P...p.. P.N.P...P ....B.... ....A.... ..BAK....";
    let marks = vec![
        Mark::Refused {
            from: at("c3"),
            to: at("b5"),
            blocked: Some(at("c4")),
        },
        Mark::Arrow {
            from: at("c3"),
            to: at("e4"),
            jumps: false,
        },
        Mark::Wanted(at("e4")),
        Mark::Arrow {
            from: at("i3"),
            to: at("i6"),
            jumps: true,
        },
    ];
    one(rows, marks)
}

/// Di: one board with both seals, an extra step, a stay.
pub fn di() -> Input {
    let rows = "..bakab.r ......... ......nc. p...p...p ..p...... .T....... P...P.P.P ..N....C. ...tA.... ..B.KA..R";
    let mut input = one(rows, moves(&["d2", "e2"]));
    input.planes = Planes::Di;
    input.marks.extend([
        Mark::PickedUp(at("d1")),
        Mark::Stay {
            palace: Side::Red,
            turns: 1,
        },
        last("c2", "d1"),
    ]);
    input
}

/// A seal frozen by the soldier below it, and a best move from Tian to Ren.
pub fn touched() -> Input {
    let ren = REN
        .replace(
            "..p...... ......... P...P.P.P",
            "..p...... ......t.. P...P.P.P",
        )
        .replace("..Nt...C.", "..N....C.");
    let marks = vec![
        Mark::LastTouch {
            from: at("g3"),
            to: at("g4"),
        },
        Mark::Arrow {
            from: at("d2'"),
            to: at("d2"),
            jumps: false,
        },
    ];
    let mut input = two(TIAN, &ren, marks);
    for piece in &mut input.pieces {
        if piece.point == at("g4") {
            piece.seal = Some(Seal {
                reserve: 2,
                frozen_turns: 3,
            });
        }
    }
    input
}

/// Every sample with its name.
pub fn all() -> Vec<(&'static str, Input)> {
    vec![
        ("chariot", chariot()),
        ("cannon", cannon()),
        ("touched", touched()),
        ("slide", slide()),
        ("placing", placing()),
        ("check", check()),
        ("warned", warned()),
        ("lesson", lesson()),
        ("di", di()),
    ]
}
