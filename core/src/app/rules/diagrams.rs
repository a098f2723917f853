//! Movement diagrams: a position and one piece of it. Where it can go is asked of the generator, why not elsewhere of
//! [`crate::game::why_not`]: neither can be wrong.
use crate::app::thumbnail::{pieces, planes};
use crate::board::{Move, Point, Side};
use crate::game::{Game, Obstacle};
use crate::scene::{Input, Mark, Style};

use super::super::NewGame;
use crate::words::Words;

/// A diagram as data.
#[derive(Debug)]
pub struct Given {
    /// Its name.
    pub id: &'static str,
    /// A rule set that it is drawn under.
    rules: &'static str,
    /// The position.
    position: &'static str,
    /// Where its piece stands.
    from: &'static str,
    /// Where that piece can't go, to be explained; by blanks.
    pub not: &'static str,
}

const fn given(
    id: &'static str,
    rules: &'static str,
    position: &'static str,
    from: &'static str,
    not: &'static str,
) -> Given {
    Given {
        id,
        rules,
        position,
        from,
        not,
    }
}

/// Every diagram.
pub const ALL: [Given; 20] = [
    given(
        "general",
        "standard",
        "3k5/9/9/8p/9/9/9/9/4K4/9 w",
        "e1",
        "d1",
    ),
    given(
        "facing",
        "standard",
        "4k4/9/9/9/4P4/9/9/9/4R4/4K4 w",
        "e1",
        "",
    ),
    given(
        "advisor",
        "standard",
        "3k5/9/9/8p/9/9/9/9/4A4/4K4 w",
        "e1",
        "",
    ),
    given(
        "elephant",
        "standard",
        "3k5/9/9/9/9/9/3n5/4B4/9/4K4 w",
        "e2",
        "c4",
    ),
    given(
        "horse",
        "standard",
        "3k5/9/9/9/4P1p2/4N4/9/9/9/4K4 w",
        "e4",
        "d6",
    ),
    given(
        "chariot",
        "standard",
        "3k5/9/4n4/9/9/4R1P2/9/9/9/4K4 w",
        "e4",
        "h4",
    ),
    given(
        "cannon",
        "standard",
        "3k5/9/4n4/9/4P4/4C1p2/9/9/9/4K4 w",
        "e4",
        "g4 e6",
    ),
    given(
        "jumper",
        "book",
        "3k5/9/4n4/9/4P4/4C1p2/9/9/9/4K4 w",
        "e4",
        "c4",
    ),
    given(
        "soldier",
        "standard",
        "3k5/9/9/9/9/9/2P6/9/9/4K4 w",
        "c3",
        "b3",
    ),
    given(
        "crossed",
        "standard",
        "3k5/9/9/4P4/9/9/9/9/9/4K4 w",
        "e6",
        "e5",
    ),
    given(
        "horse-planes",
        "san-cai",
        "3k5/9/9/9/4P4/4N4/9/9/9/4K4|9/9/9/9/9/9/4R4/9/9/9 w -/- - 0 9",
        "e4",
        "d6'",
    ),
    given(
        "chariot-planes",
        "san-cai",
        "3k5/9/9/9/9/4R4/9/9/9/4K4|9/9/9/9/9/4h4/9/9/9/9 w -/- - 0 9",
        "e4",
        "",
    ),
    given(
        "cannon-planes",
        "san-cai",
        "3k5/9/4n4/9/4P4/4C4/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 w -/- - 0 9",
        "e4",
        "",
    ),
    given(
        "soldier-planes",
        "san-cai",
        "3k5/9/4P4/9/9/9/9/9/9/4K4|9/9/4n4/9/9/9/9/9/9/9 w -/- - 0 9",
        "e7",
        "",
    ),
    given(
        "giac-than",
        "san-cai",
        "3k5/9/9/9/2n6/2T6/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 w 300/- - 0 9",
        "c4",
        "c5",
    ),
    given(
        "touch",
        "san-cai",
        "3k5/9/9/4t4/9/4P4/9/4C4/9/4K4|9/9/9/9/9/9/9/9/9/9 w -/300 - 0 9",
        "e2",
        "",
    ),
    given(
        "infiltration",
        "san-cai",
        "3k5/4T4/9/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9 w 301/- - 0 9",
        "e8",
        "",
    ),
    given(
        "di-advisor",
        "san-cai",
        "di:9/9/9/7n1/9/4A4/9/9/9/9 w - - 0 30",
        "e4",
        "",
    ),
    given(
        "di-elephant",
        "san-cai",
        "di:9/9/9/7n1/9/2B6/9/9/9/9 w - - 0 30",
        "c4",
        "",
    ),
    given(
        "di-extra",
        "san-cai",
        "di:9/4n4/9/1N7/9/9/9/9/9/9 w - - 0 30",
        "b6",
        "",
    ),
];

/// A diagram, looked at.
pub struct Diagram {
    game: Game,
    from: Point,
    /// Why the piece does not go to these points.
    pub barred: Vec<(Point, Obstacle)>,
}

impl Diagram {
    /// The diagram of this name.
    pub fn named(id: &str) -> Option<Self> {
        let given = ALL.iter().find(|given| given.id == id)?;
        let choice = NewGame {
            rules: given.rules.to_owned(),
            position: given.position.to_owned(),
            ..NewGame::default()
        };
        let game = choice.game(Words::default(), 0).ok()?;
        let from = Point::parse(given.from)?;
        let points = given.not.split_whitespace().filter_map(Point::parse);
        let barred = points
            .filter_map(|to| Some((to, game.why_not(Move::step(from, to))?)))
            .collect();
        Some(Self { game, from, barred })
    }

    /// The game it shows.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where its piece stands.
    pub const fn from(&self) -> Point {
        self.from
    }

    /// The moves of its piece, one for each point where they end.
    pub fn moves(&self) -> Vec<Move> {
        let mut all = self.game.line().legal();
        all.retain(|action| action.from() == Some(self.from));
        all.sort_by_key(|action| (action.to(), action.through()));
        all.dedup_by_key(|action| action.to());
        all
    }

    /// What is painted.
    pub fn input(&self, style: Style) -> Input {
        let mut marks = vec![Mark::PickedUp(self.from)];
        marks.extend(
            self.moves()
                .into_iter()
                .filter_map(|action| self.mark(action)),
        );
        for side in Side::ALL {
            let turns = self.game.line().growing_stay(side);
            marks.extend(turns.map(|turns| Mark::Stay {
                palace: !side,
                turns,
            }));
        }
        for (to, obstacle) in &self.barred {
            let by = obstacle.pieces().first().map(|at| at.point);
            let by = by.filter(|point| point != to);
            let attacks = matches!(obstacle, Obstacle::Check { .. } | Obstacle::Facing(_));
            marks.push(Mark::Refused {
                from: self.from,
                to: *to,
                blocked: by.filter(|_| !attacks),
            });
            // In the diagrams it is the General itself that would go where it is attacked.
            let threat = by
                .filter(|_| attacks)
                .map(|from| Mark::Threat { from, to: *to });
            marks.extend(threat);
        }
        Input {
            planes: planes(&self.game),
            pieces: pieces(&self.game),
            style,
            marks,
            ..Input::default()
        }
    }

    fn mark(&self, action: Move) -> Option<Mark> {
        let to = action.to()?;
        let effect = self.game.line().would(action);
        Some(match (effect.touched, effect.captured) {
            (true, _) => Mark::Touch(to),
            (_, Some(_)) if action.through().is_none() => Mark::Capture(to),
            _ => Mark::Move(to),
        })
    }
}
