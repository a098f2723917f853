use super::{Arg, Words};
use crate::board::{Kind, Piece};
use crate::game::{Ground, Obstacle, Standing};

impl Words {
    /// Why a move is not possible, as a sentence.
    pub fn obstacle(self, obstacle: &Obstacle) -> String {
        let turns = |key: &str, turns: u8| self.format(key, &[("n", Arg::Number(turns.into()))]);
        let plain = |key| self.text(key);
        match *obstacle {
            Obstacle::NotYours(at) => self.standing("why-not-not-yours", at),
            Obstacle::Own(at) => self.standing("why-not-own", at),
            Obstacle::Leg(at) => self.standing("why-not-leg", at),
            Obstacle::Eye(at) => self.standing("why-not-eye", at),
            Obstacle::Way(at) => self.standing("why-not-way", at),
            Obstacle::Check { by, already: true } => self.standing("why-not-still-check", by),
            Obstacle::Check { by, already: false } => self.standing("why-not-check", by),
            Obstacle::NothingThere(point) => {
                self.format("why-not-nothing-there", &[("point", Arg::Point(point))])
            }
            Obstacle::Unmarked(point) => {
                self.format("why-not-unmarked", &[("point", Arg::Point(point))])
            }
            Obstacle::ByExtraStep(point) => {
                self.format("why-not-by-extra-step", &[("point", Arg::Point(point))])
            }
            Obstacle::PlaceFirst(side) => self.of_side("why-not-place-first", side),
            Obstacle::Frozen { turns: n } => turns("why-not-frozen", n),
            Obstacle::Immune { turns: n } => turns("why-not-immune", n),
            Obstacle::Screens(ref screens) => self.format(
                "why-not-screens",
                &[("n", Arg::Number(screens.len() as i64))],
            ),
            Obstacle::Palace(piece) => self.text(palace_key(piece)),
            Obstacle::Plane(piece) => self.text(plane_key(piece)),
            Obstacle::NotItsMove { piece, ground } => self.text(move_key(piece.kind, ground)),
            Obstacle::Forbidden(why) => self.forbidden(why),
            Obstacle::Over => plain("refusal-over"),
            Obstacle::NoSuchPoint => plain("why-not-no-such-point"),
            Obstacle::PlacedAlready => plain("why-not-placed-already"),
            Obstacle::SamePoint => plain("why-not-same-point"),
            Obstacle::River => plain("why-not-river"),
            Obstacle::Backward => plain("why-not-backward"),
            Obstacle::SidewaysEarly => plain("why-not-sideways-early"),
            Obstacle::VerticalEarly => plain("why-not-vertical-early"),
            Obstacle::NoScreen => plain("why-not-no-screen"),
            Obstacle::NoJump => plain("why-not-no-jump"),
            Obstacle::NoRoom => plain("why-not-no-room"),
            Obstacle::General(_) => plain("why-not-general"),
            Obstacle::CapturesNothing(_) => plain("why-not-captures-nothing"),
            Obstacle::ExtraStep => plain("why-not-extra-step"),
            Obstacle::Pass => plain("why-not-pass"),
            Obstacle::Facing(_) => plain("why-not-facing"),
        }
    }

    fn standing(self, key: &str, at: Standing) -> String {
        self.format(
            key,
            &[
                ("piece", Arg::Piece(at.piece)),
                ("point", Arg::Point(at.point)),
            ],
        )
    }
}

const fn palace_key(piece: Piece) -> &'static str {
    match piece.kind {
        Kind::General => "why-not-palace-general",
        _ => "why-not-palace-advisor",
    }
}

const fn plane_key(piece: Piece) -> &'static str {
    match piece.kind {
        Kind::General => "why-not-plane-general",
        Kind::Advisor => "why-not-plane-advisor",
        _ => "why-not-plane-elephant",
    }
}

/// How a kind goes.
const fn move_key(kind: Kind, ground: Ground) -> &'static str {
    match (kind, ground) {
        (Kind::General, _) => "why-not-move-general",
        (Kind::Advisor, Ground::Di) => "why-not-move-advisor-di",
        (Kind::Advisor, _) => "why-not-move-advisor",
        (Kind::Elephant, _) => "why-not-move-elephant",
        (Kind::Horse, Ground::Two) => "why-not-move-horse-two",
        (Kind::Horse, _) => "why-not-move-horse",
        (Kind::Chariot, Ground::Two) => "why-not-move-chariot-two",
        (Kind::Chariot, _) => "why-not-move-chariot",
        (Kind::Cannon, Ground::Two) => "why-not-move-cannon-two",
        (Kind::Cannon, _) => "why-not-move-cannon",
        (Kind::Soldier, _) => "why-not-move-soldier",
        (Kind::GiacThan, _) => "why-not-move-giac-than",
    }
}
