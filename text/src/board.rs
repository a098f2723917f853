//! The board in letters: Red upper case, Black lower case, as in position texts.
use sancai::board::{Plane, Point};
use sancai::game::Replay;

/// The planes in sight, Tian left of Ren, rank 9 above.
pub fn drawn(line: &dyn Replay, two_planes: bool) -> String {
    let planes: &[Plane] = if two_planes {
        &[Plane::Tian, Plane::Ren]
    } else {
        &[Plane::Ren]
    };
    let mut rows: Vec<String> = (0..10).rev().map(|rank| row(line, planes, rank)).collect();
    rows.push(
        planes
            .iter()
            .map(|_| "   a b c d e f g h i ")
            .collect::<Vec<_>>()
            .join("    "),
    );
    rows.join("\n")
}

fn row(line: &dyn Replay, planes: &[Plane], rank: i8) -> String {
    let plane = |&plane: &Plane| {
        let tick = if plane == Plane::Tian { '\'' } else { ' ' };
        let letters: Vec<String> = (0..9)
            .map(|file| letter(line, plane, file, rank).to_string())
            .collect();
        format!("{rank}{tick} {} ", letters.join(" "))
    };
    planes.iter().map(plane).collect::<Vec<_>>().join("    ")
}

fn letter(line: &dyn Replay, plane: Plane, file: i8, rank: i8) -> char {
    let point = Point::at(plane, file, rank);
    point
        .and_then(|point| line.piece(point))
        .map_or('.', sancai::board::Piece::letter)
}
