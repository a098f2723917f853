//! From an input and a layout to shapes.
mod board;
mod brush;
mod marks;
mod piece;
mod signs;

pub use piece::piece;
pub use signs::{lantern, star, triangle};

use brush::Brush;
use piece::Look;

use super::{
    Board, Colour, Dot, Group, Input, Layout, Mark, Paper, PieceAt, Planes, Scene, Shape, Sign,
};
use crate::board::{Plane, Point};

/// How much a picked-up piece grows, and how far it rises as a part of its diameter.
const LIFT: f32 = 1.12;
const RISE: f32 = 0.07;
/// How much of a carried piece is left at its place.
const PALE: f32 = 0.35;

/// A board under the brush.
struct Sheet<'a> {
    board: &'a Board,
    flipped: bool,
    /// The smaller spacing, which all measures are parts of.
    s: f32,
    paper: Colour,
    line: Colour,
    brush: Brush,
}

impl<'a> Sheet<'a> {
    fn new(board: &'a Board, input: &Input) -> Self {
        let (paper, line) = match (input.planes, board.plane) {
            (Planes::Di, _) => (Colour::Di, Colour::Line),
            (_, Plane::Ren) => (Colour::Ren, Colour::Line),
            (_, Plane::Tian) => (Colour::Tian, Colour::LineTian),
        };
        Self {
            board,
            flipped: input.flipped,
            s: board.spacing(),
            paper,
            line,
            brush: Brush::default(),
        }
    }

    fn plane(&self) -> Plane {
        self.board.plane
    }

    /// A place counted in columns and rows of the screen.
    fn cell(&self, column: f32, row: f32) -> Dot {
        Dot {
            x: self.board.left + column * self.board.sx,
            y: self.board.top + row * self.board.sy,
        }
    }

    fn centre(&self, point: Point) -> Dot {
        self.board.centre(self.flipped, point)
    }
}

impl Scene {
    /// What is painted in a layout. Pieces and marks on planes the layout does not show are left out.
    pub fn new(layout: &Layout, input: &Input) -> Self {
        let mut scene = Self::default();
        for (index, board) in layout.boards.iter().enumerate() {
            let mut sheet = Sheet::new(board, input);
            board::paint(&mut sheet, input.far_turned);
            scene.papers.push(Paper {
                place: board.rect,
                shapes: std::mem::take(&mut sheet.brush.shapes),
            });
            let signs = |signs: Vec<Sign>| on(signs, index as u8);
            scene.below.extend(signs(marks::below(&mut sheet, input)));
            let here = input
                .pieces
                .iter()
                .filter(|piece| piece.point.plane() == board.plane);
            scene
                .groups
                .extend(here.map(|piece| group(&sheet, input, *piece, index as u8)));
            scene.above.extend(signs(marks::above(&mut sheet, input)));
        }
        scene.groups.sort_by_key(|group| group.z);
        scene
    }
}

/// Signs of a board.
fn on(signs: Vec<Sign>, board: u8) -> impl Iterator<Item = Sign> {
    signs.into_iter().map(move |sign| Sign { board, ..sign })
}

/// A small picture of a position without marks as one list: pieces lie on their board and under the sheet before it.
pub fn thumbnail(layout: &Layout, input: &Input) -> Vec<Shape> {
    let mut out = Vec::new();
    for board in &layout.boards {
        let mut sheet = Sheet::new(board, input);
        if layout.overlap() && !out.is_empty() {
            board::edge(&mut sheet);
        }
        board::paint(&mut sheet, false);
        out.append(&mut sheet.brush.shapes);
        for piece in input
            .pieces
            .iter()
            .filter(|piece| piece.point.plane() == board.plane)
        {
            let mut shapes = Look {
                iced: true,
                ..look(&sheet, input, *piece, false)
            }
            .paint();
            signs::shift(&mut shapes, sheet.centre(piece.point));
            out.append(&mut shapes);
        }
    }
    out
}

/// A picture of a position with its marks as one list.
pub fn diagram(layout: &Layout, input: &Input) -> Vec<Shape> {
    let scene = Scene::new(layout, input);
    let mut out: Vec<Shape> = scene
        .papers
        .into_iter()
        .flat_map(|paper| paper.shapes)
        .collect();
    out.extend(scene.below.into_iter().flat_map(|sign| sign.shapes));
    for mut group in scene.groups {
        signs::shift(
            &mut group.shapes,
            Dot {
                x: group.x,
                y: group.y,
            },
        );
        out.append(&mut group.shapes);
    }
    out.extend(scene.above.into_iter().flat_map(|sign| sign.shapes));
    out
}

fn look(sheet: &Sheet, input: &Input, at: PieceAt, lifted: bool) -> Look {
    Look {
        piece: at.piece,
        d: sheet.board.piece,
        style: input.style,
        turned: at.turned,
        seal: at.seal,
        lifted,
        iced: false,
        paper: sheet.paper,
    }
}

fn group(sheet: &Sheet, input: &Input, at: PieceAt, board: u8) -> Group {
    let lifted = input.marks.contains(&Mark::PickedUp(at.point));
    let carried = input.marks.contains(&Mark::Carried(at.point));
    let d = sheet.board.piece;
    let centre = sheet.centre(at.point);
    Group {
        id: at.id,
        board,
        x: centre.x,
        y: if lifted {
            centre.y - RISE * d
        } else {
            centre.y
        },
        scale: if lifted { LIFT } else { 1.0 },
        alpha: if carried { PALE } else { 1.0 },
        z: u8::from(lifted),
        shapes: look(sheet, input, at, lifted).paint(),
    }
}
