use super::{App, NewGame, Session};
use crate::board::{Kind, Plane};
use crate::game::Game;
use crate::ruleset::Repetition;
use crate::scene::{self, Input, Layout, PieceAt, Planes, Rect, Seal, Shape, Spread, Style};

/// A small picture of a position, without marks.
#[derive(Clone, Debug, PartialEq)]
pub struct Thumbnail {
    /// What it consists of, in painting order; its upper left corner is (0, 0).
    pub shapes: Vec<Shape>,
    /// Where the planes' papers lie, Tian before Ren: for their names.
    pub planes: Vec<(Plane, Rect)>,
}

/// How large a small picture is and how it is arranged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Small {
    /// Width in dp.
    pub width: f32,
    /// Height in dp.
    pub height: f32,
    /// How two planes lie.
    pub spread: Spread,
    /// Whether Black sits at the near edge.
    pub flipped: bool,
}

impl App {
    /// A small picture of a position's text under a rule set (by its name), with the pieces that are set.
    ///
    /// # Errors
    /// A sentence that names the unknown rule set, or every fault of the text.
    pub fn thumbnail(
        &self,
        rules: &str,
        position: &str,
        small: Small,
    ) -> Result<Thumbnail, String> {
        let choice = NewGame {
            rules: rules.to_owned(),
            position: position.to_owned(),
            ..NewGame::default()
        };
        let game = choice.game(self.words(), 0)?;
        Ok(Thumbnail::of(&game, self.settings().pieces, small))
    }
}

impl Session {
    /// A small picture of the game as it stands, seen from the near side.
    pub fn thumbnail(&self, width: f32, height: f32, spread: Spread) -> Thumbnail {
        let small = Small {
            width,
            height,
            spread,
            flipped: self.flipped,
        };
        Thumbnail::of(&self.game, self.settings.pieces, small)
    }
}

impl Thumbnail {
    /// A small picture of a game.
    pub fn of(game: &Game, style: Style, small: Small) -> Self {
        let input = Input {
            planes: planes(game),
            pieces: pieces(game),
            flipped: small.flipped,
            style,
            ..Input::default()
        };
        let place = Rect {
            x: 0.0,
            y: 0.0,
            width: small.width,
            height: small.height,
        };
        let layout = small.spread.layout(input.planes, place);
        let papers = layout.boards.iter().map(|board| (board.plane, board.rect));
        Self {
            planes: papers.collect(),
            shapes: scene::thumbnail(&layout, &input),
        }
    }
}

/// What an input shows on boards of this size with coordinates, each whole; the upper left corner is (0, 0).
pub(super) fn whole(input: &Input, width: f32, height: f32) -> Thumbnail {
    let place = Rect {
        x: 0.0,
        y: 0.0,
        width,
        height,
    };
    let layout = Layout::plain(input.planes, place, true);
    let papers = layout.boards.iter().map(|board| (board.plane, board.rect));
    Thumbnail {
        planes: papers.collect(),
        shapes: scene::diagram(&layout, input),
    }
}

/// The boards of a game as it stands.
pub(super) fn planes(game: &Game) -> Planes {
    match (game.setup().rules.repetition, game.line().on_di()) {
        (Repetition::Descends, true) => Planes::Di,
        (Repetition::Descends, false) => Planes::Two,
        _ => Planes::One,
    }
}

/// Its pieces.
pub(super) fn pieces(game: &Game) -> Vec<PieceAt> {
    let line = game.line();
    let seal = |piece: crate::board::Piece| {
        let state = line
            .giac_than(piece.side)
            .filter(|_| piece.kind == Kind::GiacThan)?
            .state()?;
        Some(Seal {
            reserve: state.reserve,
            frozen_turns: 0,
        })
    };
    let pieces = line.pieces().into_iter();
    pieces
        .map(|(id, piece, point)| PieceAt {
            id: id.0,
            piece,
            point,
            turned: false,
            seal: seal(piece),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Colour;

    const SMALL: Small = Small {
        width: 72.0,
        height: 80.0,
        spread: Spread::Sheets,
        flipped: false,
    };

    fn discs(shapes: &[Shape], colour: Colour) -> usize {
        let is = |shape: &&Shape| matches!(shape, Shape::Disc { ink, .. } if ink.colour == colour);
        shapes.iter().filter(is).count()
    }

    #[test]
    fn a_text_becomes_a_picture_with_every_piece() {
        let app = App::new("en");
        let picture = app.thumbnail("standard", "", SMALL).expect("a start");
        assert_eq!(discs(&picture.shapes, Colour::RedDisc), 16);
        assert_eq!(picture.planes.len(), 1);
        let text = "4k4/9/9/9/9/9/9/9/9/3K5|9/9/9/9/R3t4/9/9/9/9/9 w -/300 - 0 1";
        let two = app.thumbnail("san-cai", text, SMALL).expect("a position");
        assert_eq!(two.planes.len(), 2);
        assert_eq!(discs(&two.shapes, Colour::RedDisc), 2);
    }

    /// Fails if unreadable text is drawn as an empty board.
    #[test]
    fn a_text_that_is_none_is_said_to_be() {
        let app = App::new("en");
        assert!(app.thumbnail("standard", "nothing", SMALL).is_err());
        assert!(app.thumbnail("no such rules", "", SMALL).is_err());
    }
}
