use super::session::Session;
use crate::board::{Kind, Move, Piece, Point, Side};
use crate::line::PieceId;
use crate::scene::{Group, Input, Loupe, Mark, Passage, PieceAt, Planes, Scene, Seal};
use crate::words::Use;

impl Session {
    /// The whole board as it should be painted now.
    pub fn scene(&self) -> Scene {
        let mut scene = Scene::new(&self.layout, &self.input());
        scene.passage = self.passage();
        if let (Some(slide), Some(id)) = (self.slide, self.held_id()) {
            carry(&mut scene, id, slide.at);
        }
        scene
    }

    /// How this scene follows the one before; a finger that slides is followed at once whatever the system asks for.
    fn passage(&self) -> Passage {
        match self.passage {
            Passage::Jump => Passage::Jump,
            other if self.slide.is_some() || !self.window.reduced_motion => other,
            _ => Passage::Fade,
        }
    }

    /// What the scene is made from.
    pub fn input(&self) -> Input {
        Input {
            planes: self.planes(),
            pieces: self.pieces(),
            flipped: self.flipped,
            style: self.settings.pieces,
            marks: self.marks(),
            cursor: self.cursor.filter(|_| !self.is_paused()),
            far_turned: self.far_turned(),
        }
    }

    /// The piece held and the point where it hovers: its own, or the palace point before an extra step.
    pub(super) fn held(&self) -> Option<(Point, Point)> {
        if let Some(action) = self.intended {
            let from = action.from()?;
            // A toucher stays where it stands.
            let at = if self.touches(action) {
                from
            } else {
                action.to()?
            };
            return Some((from, at));
        }
        let from = self.hand.from?;
        Some((from, self.hand.through.unwrap_or(from)))
    }

    fn held_id(&self) -> Option<u8> {
        let (from, _) = self.held()?;
        self.game
            .line()
            .pieces()
            .into_iter()
            .find(|piece| piece.2 == from)
            .map(|(id, _, _)| id.0)
    }

    fn pieces(&self) -> Vec<PieceAt> {
        let held = self.held();
        let turned = |side| side != self.near() && self.far_turned();
        let placed = if self.is_paused() {
            Vec::new()
        } else {
            self.placed()
        };
        let pieces = placed.into_iter();
        pieces
            .filter(|&(_, _, point)| held.is_none_or(|(from, at)| point != at || point == from))
            .map(|(PieceId(id), piece, point)| PieceAt {
                id,
                piece,
                point: held
                    .filter(|&(from, _)| from == point)
                    .map_or(point, |(_, at)| at),
                turned: turned(piece.side),
                seal: self.seal(piece),
            })
            .collect()
    }

    fn seal(&self, piece: Piece) -> Option<Seal> {
        if piece.kind == Kind::GiacThan {
            self.seal_of(piece.side)
        } else {
            None
        }
    }

    pub(super) fn seal_of(&self, side: Side) -> Option<Seal> {
        let state = self.game.line().giac_than(side)?.state()?;
        Some(Seal {
            reserve: state.reserve,
            frozen_turns: self.frozen_turns(side, state.freeze),
        })
    }

    /// A side's own turns that a freeze of so many plies still covers. In the last ply of a freeze, the other side's, it is
    /// 1: the Giác Thân may not be touched yet.
    pub(super) fn frozen_turns(&self, side: Side, freeze: u8) -> u8 {
        if self.game.side() == side || freeze == 1 {
            freeze.div_ceil(2)
        } else {
            freeze / 2
        }
    }

    fn marks(&self) -> Vec<Mark> {
        if let Some(why) = &self.why {
            return self.why_marks(why);
        }
        if self.is_paused() {
            return Vec::new();
        }
        let mut marks = Vec::new();
        self.mark_past(&mut marks);
        self.mark_dangers(&mut marks);
        self.mark_stays(&mut marks);
        marks.extend(self.lesson_marks());
        marks.extend(self.advice_mark());
        self.mark_tried(&mut marks);
        if self.may_move() {
            self.mark_targets(&mut marks);
        }
        marks
    }

    fn mark_past(&self, marks: &mut Vec<Mark>) {
        let last = self.game.line().moves().last().copied();
        if self.game.descended() {
            return;
        }
        let mark = match self.intended {
            Some(action) => last_move(action, self.touches(action)),
            None => last.and_then(|action| last_move(action, self.touched_last())),
        };
        marks.extend(mark);
    }

    fn touches(&self, action: Move) -> bool {
        self.game.line().would(action).touched
    }

    fn touched_last(&self) -> bool {
        let line = self.game.line();
        let ply = line.moves().len().checked_sub(1);
        ply.is_some_and(|ply| line.effect(ply).touched)
    }

    fn mark_dangers(&self, marks: &mut Vec<Mark>) {
        let line = self.game.line();
        if line.in_check() {
            let general = Piece::new(line.side(), Kind::General);
            let at = line
                .pieces()
                .into_iter()
                .find(|&(_, piece, _)| piece == general);
            marks.extend(at.map(|(_, _, point)| Mark::Check(point)));
        }
        if let Some(warned) = self
            .game
            .warning()
            .and_then(|warning| warning.judgement.target.as_ref())
        {
            marks.push(Mark::Warning(warned.point));
        }
    }

    fn mark_stays(&self, marks: &mut Vec<Mark>) {
        for side in Side::ALL {
            if let Some(turns) = self.game.line().growing_stay(side) {
                marks.push(Mark::Stay {
                    palace: !side,
                    turns,
                });
            }
        }
    }

    fn mark_targets(&self, marks: &mut Vec<Mark>) {
        let legal = self.playable();
        if let Some((from, at)) = self.held() {
            marks.push(Mark::PickedUp(at));
            if self.planes() == Planes::Two {
                marks.push(Mark::Shadow(self.aimed().unwrap_or(at).vertical()));
            }
            if self.slide.is_some_and(|slide| slide.picked) && at == from {
                marks.push(Mark::Carried(at));
            }
        }
        let targets = self.hand.targets(&legal).into_iter();
        let marked = targets.map(|to| self.target_mark(to, &legal));
        // Where a Giác Thân may be placed is always shown: the card speaks of the marks.
        marks.extend(
            marked.filter(|mark| self.settings.targets || matches!(mark, Mark::Placing(_))),
        );
        let placed = self.intended.filter(|action| action.from().is_none());
        marks.extend(placed.and_then(Move::to).map(Mark::Wanted));
        marks.extend(self.aimed().map(Mark::Crosshair));
    }

    /// The mark of a target, by what the spoken text says of it.
    fn target_mark(&self, to: Point, legal: &[Move]) -> Mark {
        match self.use_of_target(to, legal) {
            Use::Place => Mark::Placing(to),
            Use::Touch => Mark::Touch(to),
            Use::Capture => Mark::Capture(to),
            _ => Mark::Move(to),
        }
    }

    /// The point a sliding finger aims at, whether it answers or not.
    pub(super) fn aimed(&self) -> Option<Point> {
        let (x, y) = self.slide?.at;
        self.layout.aim(self.flipped, &self.answering(), x, y)
    }

    /// The loupe over a sliding finger.
    pub(super) fn loupe(&self) -> Option<Loupe> {
        let (x, y) = self.slide?.at;
        Some(self.layout.loupe(self.flipped, &self.answering(), x, y))
    }
}

/// What a move leaves to be seen of it.
pub(super) fn last_move(action: Move, touched: bool) -> Option<Mark> {
    let to = action.to()?;
    Some(match action.from().filter(|_| touched) {
        Some(from) => Mark::LastTouch { from, to },
        None => Mark::LastMove {
            from: action.from(),
            to,
        },
    })
}

/// No piece's identity: that of the pale picture left behind.
const GHOST: u8 = u8::MAX;
/// How much of that picture is seen, at most.
const PALE: f32 = 0.4;

/// Lifts a piece's group to the finger, over everything; its pale picture stays where the piece stands.
fn carry(scene: &mut Scene, id: u8, (x, y): (f32, f32)) {
    let Some(index) = scene.groups.iter().position(|group| group.id == id) else {
        return;
    };
    let pale = scene.groups[index].clone();
    let mut carried = std::mem::replace(
        &mut scene.groups[index],
        Group {
            id: GHOST,
            alpha: pale.alpha.min(PALE),
            ..pale
        },
    );
    (carried.x, carried.y, carried.alpha) = (x, y, 1.0);
    scene.groups.push(carried);
}
