use super::session::Session;
use super::view::{Banner, BannerKind, MoveText, SpokenPoint};
use crate::board::{Kind, Move, Piece, Point, Side};
use crate::game::Refusal;
use crate::notation::Notation;
use crate::position::stacked::GiacThan;
use crate::ruleset::RuleSetId;
use crate::scene::{Board, Planes};
use crate::words::{Arg, Language, MoveTold, PointTold, SealTold, Use};

/// What the points of a board are asked with, worked out once for all of them.
struct Asked {
    pieces: Vec<Piece>,
    at: Vec<Option<usize>>,
    legal: Vec<Move>,
    answering: Vec<Point>,
    targets: Vec<Point>,
}

impl Session {
    /// Every point of the boards in sight, row by row from the upper left, as a screen reader meets it; none in a pause.
    pub fn points(&self) -> Vec<SpokenPoint> {
        if self.is_paused() {
            return Vec::new();
        }
        let asked = self.asked();
        self.layout
            .boards
            .iter()
            .flat_map(|board| self.board_points(board, &asked))
            .collect()
    }

    fn asked(&self) -> Asked {
        let mut at = vec![None; 2 * Point::PLANE as usize];
        let placed = self.game.line().pieces();
        for (index, &(_, _, point)) in placed.iter().enumerate() {
            at[point.index()] = Some(index);
        }
        let legal = if self.may_move() {
            self.playable()
        } else {
            Vec::new()
        };
        Asked {
            pieces: placed.iter().map(|&(_, piece, _)| piece).collect(),
            at,
            answering: self.answering(),
            targets: self.hand.targets(&legal),
            legal,
        }
    }

    fn board_points(&self, board: &Board, asked: &Asked) -> Vec<SpokenPoint> {
        let flipped = self.flipped;
        let point = move |row: i8, column: i8| {
            let (file, rank) = if flipped {
                (8 - column, row)
            } else {
                (column, 9 - row)
            };
            Point::at(board.plane, file, rank)
        };
        let all = (0..10).flat_map(|row| (0..9).filter_map(move |column| point(row, column)));
        all.map(|point| self.spoken_point(board, point, asked))
            .collect()
    }

    fn spoken_point(&self, board: &Board, point: Point, asked: &Asked) -> SpokenPoint {
        let (x, y) = self.centre(point);
        SpokenPoint {
            point,
            x,
            y,
            size: board.sx.min(board.sy),
            text: self.words.spoken_point(&self.told(point, asked)),
            answers: asked.answering.contains(&point),
        }
    }

    fn told(&self, point: Point, asked: &Asked) -> PointTold {
        let line = self.game.line();
        let piece = asked.at[point.index()].map(|index| asked.pieces[index]);
        let last = line.moves().last().filter(|_| !self.game.descended());
        let general = Piece::new(line.side(), Kind::General);
        let warned = self
            .game
            .warning()
            .and_then(|warning| warning.judgement.target);
        PointTold {
            piece,
            seal: piece
                .filter(|piece| piece.kind == Kind::GiacThan)
                .map(|piece| self.seal_told(piece.side)),
            stay: line.stay_on_di(point),
            answer: self.use_of(point, piece, asked),
            last_move: last
                .is_some_and(|action| [action.from(), action.to()].contains(&Some(point))),
            check: piece == Some(general) && line.in_check(),
            warned: warned.is_some_and(|target| target.point == point),
            ..PointTold::new(point, self.planes() == Planes::Two)
        }
    }

    fn use_of(&self, point: Point, piece: Option<Piece>, asked: &Asked) -> Use {
        if asked.targets.contains(&point) {
            return self.use_of_target(point, &asked.legal);
        }
        let may_leave = asked
            .legal
            .iter()
            .any(|action| action.from() == Some(point));
        match piece {
            Some(_) if self.hand.from == Some(point) => Use::LetGo,
            Some(_) if may_leave && self.hand.through.is_none() => Use::PickUp,
            _ => Use::Nothing,
        }
    }

    /// What a tap on a target does; eye and ear are told the same.
    pub(super) fn use_of_target(&self, point: Point, legal: &[Move]) -> Use {
        if self.hand.through == Some(point) {
            return Use::Settle;
        }
        let first = |action: &&Move| {
            action.from() == self.hand.from && action.through().or(action.to()) == Some(point)
        };
        let Some(&action) = legal.iter().find(first) else {
            return Use::Move;
        };
        let effect = self.game.line().would(action);
        match (self.hand.from, effect.touched, effect.captured) {
            (None, ..) => Use::Place,
            (_, true, _) => Use::Touch,
            (_, _, Some(_)) => Use::Capture,
            _ => Use::Move,
        }
    }

    pub(super) fn seal_told(&self, side: Side) -> SealTold {
        match self.game.line().giac_than(side) {
            Some(GiacThan::Unplaced) => SealTold::Unplaced,
            Some(GiacThan::Stands { state, .. }) => SealTold::There {
                reserve: state.reserve,
                frozen: self.frozen_turns(side, state.freeze),
                stay: state.stay,
            },
            Some(GiacThan::Removed) | None => SealTold::Gone,
        }
    }

    /// The centre of a point in dp of the window.
    pub fn centre(&self, point: Point) -> (f32, f32) {
        let dot = self.layout.centre(self.flipped, point).unwrap_or_default();
        (dot.x, dot.y)
    }

    /// The centre of a point by its name, `e4` or `e4'`; `None` where no such point is in sight.
    pub fn named_centre(&self, name: &str) -> Option<(f32, f32)> {
        let dot = self.layout.centre(self.flipped, Point::parse(name)?)?;
        Some((dot.x, dot.y))
    }

    /// `count` moves of the list from ply `from` on (0 = the first).
    pub fn moves(&self, from: usize, count: usize) -> Vec<MoveText> {
        let made = self.whole().line().moves().len();
        (from..made.min(from.saturating_add(count)))
            .map(|ply| self.move_text(ply))
            .collect()
    }

    fn move_text(&self, ply: usize) -> MoveText {
        MoveText {
            ply: ply as u32 + 1,
            number: self.number(ply),
            text: self.written(ply),
            spoken: self.spoken_ply(ply),
        }
    }

    /// The notation of the move list: the one chosen, or the rule set's, or the language's (the table at the head of
    /// classic.md).
    fn notation(&self) -> Notation {
        match (self.game.setup().rules.id, self.words.language()) {
            (RuleSetId::SanCai, _) => Notation::SanCai,
            (id, language) => self.settings.notation.unwrap_or(match (id, language) {
                (RuleSetId::Book, _) => Notation::Book,
                (_, Language::ZhHans) => Notation::Chinese,
                _ => Notation::Wxf,
            }),
        }
    }

    pub(super) fn next_notation(&self) -> Notation {
        let offered = Notation::ONE_BOARD;
        let now = offered
            .iter()
            .position(|notation| *notation == self.notation());
        offered[now.map_or(0, |index| (index + 1) % offered.len())]
    }

    pub(super) fn notation_caption(&self) -> String {
        let key = match self.notation() {
            Notation::Iccs => "settings-notation-iccs",
            Notation::Wxf => "settings-notation-wxf",
            Notation::Chinese => "settings-notation-chinese",
            Notation::Book => "settings-notation-book",
            Notation::SanCai => return String::new(),
        };
        self.words.text(key)
    }

    /// Ply `ply` (0 = the first) as the move list writes it.
    pub(super) fn written(&self, ply: usize) -> String {
        self.whole().line().written(ply, self.notation())
    }

    /// The move number of a ply.
    pub(super) fn number_of(&self, ply: usize) -> u32 {
        self.whole().line().mover(ply).1
    }

    /// The number before a move: at Red's moves, and at the first of the list. Placings have none.
    fn number(&self, ply: usize) -> String {
        let line = self.whole().line();
        let (side, number) = line.mover(ply);
        match (side, ply) {
            _ if line.effect(ply).placed => String::new(),
            (Side::Red, _) => format!("{number}."),
            (Side::Black, 0) => format!("{number}…"),
            (Side::Black, _) => String::new(),
        }
    }

    pub(super) fn spoken_ply(&self, ply: usize) -> String {
        let line = self.whole().line();
        let effect = line.effect(ply);
        self.words.spoken_move(&MoveTold {
            action: line.moves()[ply],
            side: line.mover(ply).0,
            kind: line.moved(ply).map_or(Kind::GiacThan, |piece| piece.kind),
            captured: effect.captured,
            touches: effect.touched,
            check: line.checked(ply),
            two_planes: line.two_planes(ply),
        })
    }

    /// What the latest act is announced with: the move, then what it led to.
    pub(super) fn announcement(&self, plies_before: usize) -> String {
        let made = self.game.line().moves().len();
        let [spoken, touch, stay] = if made > plies_before {
            [
                Some(self.spoken_ply(made - 1)),
                self.touch_event(),
                self.stay_event(),
            ]
        } else {
            [None, None, None]
        };
        let spoken = spoken.unwrap_or_default();
        let view = self.shown();
        // The spoken move says check already.
        let told = |banner: &Banner| spoken.is_empty() || banner.kind != BannerKind::Check;
        let banner = view.banner.filter(told);
        let banner = banner.map_or_else(String::new, |banner| banner.text);
        let end = self.end_sentence().unwrap_or_default();
        // That a side must pass is status and question in one.
        let question = view.question.filter(|asked| asked.text != view.status);
        let question = question.map_or_else(String::new, |question| question.text);
        let parts = [
            spoken,
            touch.unwrap_or_default(),
            stay.unwrap_or_default(),
            banner,
            view.status,
            end,
            question,
        ];
        self.words.sentences(&parts)
    }

    /// A refused act as a sentence.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let key = match refusal {
            Refusal::Forbidden(_, why) => return self.words.forbidden(why),
            Refusal::Illegal(action) => return self.why_not(action),
            Refusal::MustMove(point) => return self.must("touched-must-move", point),
            Refusal::MustTake(point) => return self.must("touched-must-be-taken", point),
            Refusal::Over => "refusal-over",
            Refusal::NotYourTurn => "refusal-not-your-turn",
            Refusal::NothingToUndo => "refusal-nothing-to-undo",
            Refusal::NothingToRedo => "refusal-nothing-to-redo",
            Refusal::Formal => "refusal-formal",
            Refusal::AlreadyOffered => "refusal-already-offered",
            Refusal::NothingAsked => "refusal-nothing-asked",
            Refusal::Asked => "refusal-asked",
            Refusal::FlagFell => "refusal-flag-fell",
            Refusal::Reviewing => "refusal-reviewing",
            Refusal::Paused => "refusal-paused",
            Refusal::TimeLeft => "refusal-time-left",
        };
        self.words.text(key)
    }

    /// Why a move is not possible, as a sentence; empty if it is.
    pub(super) fn why_not(&self, action: Move) -> String {
        let obstacle = self.game.why_not(action);
        obstacle.map_or_else(String::new, |obstacle| self.words.obstacle(&obstacle))
    }

    /// A text that is neither a move nor anything else, named in a sentence.
    pub fn unreadable(&self, text: &str) -> String {
        self.words
            .format("text-unreadable", &[("text", Arg::Quoted(&short(text)))])
    }
}

/// As much of a text from outside as a sentence quotes.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
