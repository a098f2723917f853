//! What an action does.
use super::{At, Plain, State, in_palace, owner, points};

impl Plain {
    /// The position after an action.
    pub fn after(&self, action: &str) -> Self {
        let mut next = self.clone();
        next.mover = 1 - self.mover;
        let points = points(action);
        if action.starts_with('@') {
            next.on.insert(points[0], Self::giac_than(self.mover));
            next.state[self.mover] = State::Has([3, 0, 0]);
            return next;
        }
        next.quiet += 1;
        next.number += self.mover as u32;
        if self.di {
            next.play_on_di(&points, self.mover);
        } else {
            next.play(self, points[0], points[1]);
        }
        next
    }

    fn play(&mut self, before: &Self, from: At, to: At) {
        let (mover, enemy) = (before.mover, 1 - before.mover);
        for state in &mut self.state {
            if let State::Has([_, freeze, _]) = state {
                *freeze = freeze.saturating_sub(1);
            }
        }
        if self.on.get(&to) == Some(&Self::giac_than(enemy)) {
            self.quiet = 0;
            if let State::Has([0, ..]) = self.state[enemy] {
                self.state[enemy] = State::Removed;
                self.on.remove(&to);
            } else if let State::Has([reserve, ..]) = self.state[enemy] {
                self.state[enemy] = State::Has([reserve - 1, 6, 0]);
            }
        } else {
            let piece = self.on.remove(&from).expect("a piece to move");
            if let Some(lost) = self.on.insert(to, piece) {
                self.captured.push(lost);
                self.quiet = 0;
            }
        }
        let giac_than = Self::giac_than(mover);
        let inside = |plain: &Self| plain.find(giac_than).is_some_and(|at| in_palace(enemy, at));
        if let (State::Has([_, froze, stayed]), State::Has([_, _, stay])) =
            (before.state[mover], &mut self.state[mover])
        {
            let (was, is) = (
                inside(before),
                inside(&Self {
                    on: self.on.clone(),
                    ..before.clone()
                }),
            );
            *stay = if was && is {
                stayed + u32::from(froze == 0)
            } else {
                0
            };
        }
    }

    fn play_on_di(&mut self, points: &[At], mover: usize) {
        let enemy = 1 - mover;
        let mut arrived = None;
        if let (Some(from), Some(landing), Some(to)) =
            (points.first(), points.get(1), points.last())
        {
            let piece = self.on.remove(from).expect("a piece to move");
            let stay = self.stays.remove(from);
            if self.on.remove(landing).is_some() {
                self.quiet = 0;
                self.stays.remove(landing);
            }
            self.on.insert(*to, piece);
            if in_palace(enemy, *from) && in_palace(enemy, *to) {
                self.stays.insert(*to, stay.unwrap_or(0));
            } else {
                arrived = Some(*to);
            }
        }
        for (at, piece) in &self.on {
            if owner(*piece) == mover && in_palace(enemy, *at) && arrived != Some(*at) {
                *self.stays.entry(*at).or_insert(0) += 1;
            }
        }
    }
}
