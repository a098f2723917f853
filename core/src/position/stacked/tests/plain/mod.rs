//! San Cai once more, slow and plain, from the rules' text alone. It shares nothing with the program but the texts of
//! positions and moves, so that the two can be compared.
mod play;
mod reach;
mod text;

use std::collections::BTreeMap;

/// Plane (0 Ren or Di, 1 Tian), file, rank.
pub type At = (usize, i32, i32);

/// A side's Giác Thân.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    Unplaced,
    Removed,
    Has([u32; 3]),
}

/// Everything a position text says; the array index of a side is 0 for Red.
#[derive(Clone)]
pub struct Plain {
    pub on: BTreeMap<At, char>,
    pub di: bool,
    pub mover: usize,
    pub state: [State; 2],
    pub stays: BTreeMap<At, u32>,
    pub captured: Vec<char>,
    pub quiet: u32,
    pub number: u32,
}

pub const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
pub const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

pub fn owner(piece: char) -> usize {
    usize::from(piece.is_ascii_lowercase())
}

pub fn on_board((_, file, rank): At) -> bool {
    (0..9).contains(&file) && (0..10).contains(&rank)
}

pub fn relative(side: usize, rank: i32) -> i32 {
    if side == 0 { rank + 1 } else { 10 - rank }
}

pub fn in_palace(side: usize, (plane, file, rank): At) -> bool {
    plane == 0 && (3..=5).contains(&file) && (1..=3).contains(&relative(side, rank))
}

pub fn name((plane, file, rank): At) -> String {
    let letter = char::from(b'a' + file as u8);
    format!("{letter}{rank}{}", if plane == 1 { "'" } else { "" })
}

/// The points a move text names.
fn points(text: &str) -> Vec<At> {
    let mut found: Vec<At> = Vec::new();
    let letters: Vec<char> = text.chars().filter(|c| *c != '@').collect();
    for (at, letter) in letters.iter().enumerate() {
        match letter {
            'a'..='i' => found.push((
                0,
                *letter as i32 - 'a' as i32,
                letters[at + 1] as i32 - '0' as i32,
            )),
            '\'' => found.last_mut().expect("a point before the tick").0 = 1,
            _ => {}
        }
    }
    found
}

impl Plain {
    fn find(&self, piece: char) -> Option<At> {
        self.on
            .iter()
            .find(|(_, c)| **c == piece)
            .map(|(at, _)| *at)
    }

    fn giac_than(side: usize) -> char {
        ['T', 't'][side]
    }

    pub fn attacked(&self, side: usize) -> bool {
        let (Some(own), Some(other)) = (self.find(['K', 'k'][side]), self.find(['k', 'K'][side]))
        else {
            return false;
        };
        let (low, high) = (own.2.min(other.2), own.2.max(other.2));
        let open = own.1 == other.1
            && (low + 1..high).all(|rank| !self.on.contains_key(&(0, own.1, rank)));
        let mut enemies = self.on.iter().filter(|(_, c)| owner(**c) != side);
        open || enemies.any(|(at, _)| self.reach(*at).0.contains(&own))
    }

    pub fn won(&self) -> bool {
        let two = |state: &State| matches!(state, State::Has([_, _, 2]));
        self.state.iter().any(two) || self.stays.values().any(|stay| *stay == 2)
    }

    /// Every legal action.
    pub fn actions(&self) -> Vec<String> {
        if self.won() {
            return Vec::new();
        }
        if self.di {
            return self.actions_on_di();
        }
        if self.state[self.mover] == State::Unplaced {
            let rank = [2, 7][self.mover];
            return [0, 2, 4, 6, 8]
                .map(|file| format!("@{}", name((0, file, rank))))
                .to_vec();
        }
        let mut found = Vec::new();
        for (from, piece) in &self.on {
            if owner(*piece) == self.mover {
                for to in self.ends(*from) {
                    let action = name(*from) + &name(to);
                    if !self.after(&action).attacked(self.mover) {
                        found.push(action);
                    }
                }
            }
        }
        found
    }

    /// Where a piece may go, capture or touch, its own General left aside.
    fn ends(&self, from: At) -> Vec<At> {
        let is_giac_than = self.on[&from] == Self::giac_than(self.mover);
        if is_giac_than && matches!(self.state[self.mover], State::Has([_, 1..=6, _])) {
            return Vec::new();
        }
        let (captures, mut ends) = self.reach(from);
        let enemy = Self::giac_than(1 - self.mover);
        let frozen = matches!(self.state[1 - self.mover], State::Has([_, 1..=6, _]));
        for at in captures {
            let piece = self.on[&at];
            if owner(piece) != self.mover && !"Kk".contains(piece) && (piece != enemy || !frozen) {
                ends.push(at);
            }
        }
        if is_giac_than
            && !frozen
            && let Some(at) = self.find(enemy)
        {
            let far =
                (at.0.abs_diff(from.0) as i32) + (at.1 - from.1).abs() + (at.2 - from.2).abs();
            if far == 1 {
                ends.push(at);
            }
        }
        ends
    }

    fn actions_on_di(&self) -> Vec<String> {
        let mut found = Vec::new();
        let enemy = 1 - self.mover;
        for from in self
            .on
            .iter()
            .filter(|(_, c)| owner(**c) == self.mover)
            .map(|(at, _)| *at)
        {
            let (mut captures, moves) = self.reach(from);
            captures.retain(|at| owner(self.on[at]) != self.mover);
            for to in moves.into_iter().chain(captures) {
                found.push(name(from) + &name(to));
                if in_palace(enemy, to) && !in_palace(enemy, from) {
                    for by in ORTHOGONAL.iter().chain(&DIAGONAL) {
                        let end = (0, to.1 + by.0, to.2 + by.1);
                        if in_palace(enemy, end) && !self.on.contains_key(&end) {
                            found.push(name(from) + &name(to) + &name(end));
                        }
                    }
                }
            }
        }
        if found.is_empty() {
            found.push("--".into());
        }
        found
    }

    /// The position on Di.
    pub fn descended(&self) -> Self {
        let mut di = Self::read("di:9/9/9/9/9/9/9/9/9/9 w - - 0 1");
        (di.mover, di.number) = (self.mover, self.number);
        for (kind, files, rank) in [
            ("A", "fd", 0),
            ("B", "gc", 0),
            ("N", "hb", 0),
            ("R", "ia", 0),
            ("C", "hb", 2),
            ("P", "igeca", 3),
        ] {
            for side in 0..2 {
                let letter = if side == 0 {
                    kind.to_uppercase()
                } else {
                    kind.to_lowercase()
                };
                let lost = self.captured.iter().filter(|c| c.to_string() == letter);
                for (piece, file) in lost.zip(files.bytes()) {
                    let file = i32::from(file - b'a');
                    let at = if side == 0 {
                        (0, file, rank)
                    } else {
                        (0, 8 - file, 9 - rank)
                    };
                    di.on.insert(at, *piece);
                }
            }
        }
        di
    }
}
