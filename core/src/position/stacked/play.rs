//! Making a move on Ren and Tian (sections 2 to 5).
use super::Position;
use super::decisions::{FREEZE, TOUCH_COST, WINNING_STAY, in_palace};
use super::giac_than::{GiacThan, State};
use super::keys::KEYS;
use crate::board::{Kind, Move, Piece, Point, Side};
use crate::position::Effect;

impl Position {
    /// What a placing, a move or a touch on Ren and Tian does.
    pub(super) fn effect_above(&self, action: Move) -> Effect {
        let touched = action.from().is_some() && self.touches(action);
        Effect {
            captured: action
                .to()
                .filter(|_| !touched)
                .and_then(|to| self.planes.piece(to)),
            touched,
            placed: action.from().is_none(),
        }
    }

    /// Whether a move's target is the enemy Giác Thân.
    pub(super) fn touches(&self, action: Move) -> bool {
        action.to().is_some() && action.to() == self.giac_than[!self.side].at()
    }

    pub(super) fn play_above(&mut self, action: Move) {
        let before = self.giac_than[self.side];
        match (action.from(), action.to()) {
            (None, Some(to)) => return self.place(to),
            (Some(_), Some(_)) if self.touches(action) => {
                self.thaw();
                self.touch();
            }
            (Some(from), Some(to)) => {
                self.thaw();
                self.go(from, to);
            }
            _ => return,
        }
        self.grow_stay(before);
        self.turn_over();
    }

    fn place(&mut self, at: Point) {
        self.planes.put(at, Piece::new(self.side, Kind::GiacThan));
        let state = State::FRESH;
        self.set_giac_than(self.side, GiacThan::Stands { at, state });
        self.turn_over();
    }

    /// One ply of every freeze goes by.
    fn thaw(&mut self) {
        for side in Side::ALL {
            if let GiacThan::Stands { at, state } = self.giac_than[side]
                && state.freeze > 0
            {
                let state = State {
                    freeze: state.freeze - 1,
                    ..state
                };
                self.set_giac_than(side, GiacThan::Stands { at, state });
            }
        }
    }

    /// Section 4. Ours: the toucher stays where it stands, so a touch only changes the Giác Thân touched. The fourth
    /// removes it.
    fn touch(&mut self) {
        let touched = !self.side;
        let GiacThan::Stands { at, state } = self.giac_than[touched] else {
            return;
        };
        let after = if let Some(reserve) = state.reserve.checked_sub(TOUCH_COST) {
            let (freeze, stay) = (FREEZE, 0);
            let state = State {
                reserve,
                freeze,
                stay,
            };
            GiacThan::Stands { at, state }
        } else {
            self.planes.take(at);
            GiacThan::Removed
        };
        self.set_giac_than(touched, after);
    }

    fn go(&mut self, from: Point, to: Point) {
        self.planes.take(to);
        let Some(piece) = self.planes.take(from) else {
            return;
        };
        self.planes.put(to, piece);
        match (piece.kind, self.giac_than[piece.side]) {
            (Kind::General, _) => self.generals[piece.side] = Some(to),
            (Kind::GiacThan, GiacThan::Stands { state, .. }) => {
                self.set_giac_than(piece.side, GiacThan::Stands { at: to, state });
            }
            _ => {}
        }
    }

    /// Counts the mover's turn in the enemy palace, or ends its stay.
    fn grow_stay(&mut self, before: GiacThan) {
        if let GiacThan::Stands { at, state } = self.giac_than[self.side] {
            let stay = grown_stay(self.side, before, at);
            if stay != state.stay {
                let state = State { stay, ..state };
                self.set_giac_than(self.side, GiacThan::Stands { at, state });
            }
        }
    }

    fn turn_over(&mut self) {
        self.side = !self.side;
        self.key ^= KEYS.black;
    }

    fn set_giac_than(&mut self, side: Side, after: GiacThan) {
        let numbers = &KEYS.giac_than[side as usize];
        self.key ^= numbers[self.giac_than[side].code()] ^ numbers[after.code()];
        self.giac_than[side] = after;
    }
}

/// Ours (section 5.2): the stay at the end of its owner's turn, whatever the owner did on it. It grows where the Giác
/// Thân stood in the enemy palace before and after and was not frozen at the start of the turn.
fn grown_stay(side: Side, before: GiacThan, at: Point) -> u8 {
    match before {
        GiacThan::Stands { at: from, state } if in_palace(!side, at) && in_palace(!side, from) => {
            (state.stay + u8::from(state.freeze == 0)).min(WINNING_STAY)
        }
        _ => 0,
    }
}
