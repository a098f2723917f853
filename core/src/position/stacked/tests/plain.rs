//! San Cai once more, slow and plain, from the rules' text alone. It shares nothing with the program but the texts of
//! positions and moves, so that the two can be compared.
use std::collections::BTreeMap;
use std::fmt::Write as _;

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
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let di = fields[0].starts_with("di:");
        let mut on = BTreeMap::new();
        for (plane, ranks) in fields[0].trim_start_matches("di:").split('|').enumerate() {
            for (row, rank) in ranks.split('/').zip((0..10).rev()) {
                let mut file = 0;
                for letter in row.chars() {
                    if let Some(blanks) = letter.to_digit(10) {
                        file += blanks as i32;
                    } else {
                        on.insert((plane, file, rank), letter);
                        file += 1;
                    }
                }
            }
        }
        let mut plain = Self {
            on,
            di,
            mover: usize::from(fields[1] == "b"),
            state: [State::Removed; 2],
            stays: BTreeMap::new(),
            captured: fields[3].chars().filter(|c| *c != '-').collect(),
            quiet: fields[4].parse().expect("quiet"),
            number: fields[5].parse().expect("number"),
        };
        if di && fields[2] != "-" {
            for entry in fields[2].split(',') {
                let (point, stay) = entry.split_once('=').expect("a stay");
                plain
                    .stays
                    .insert(points(point)[0], stay.parse().expect("stay"));
            }
        } else if !di {
            for (side, text) in fields[2].split('/').enumerate() {
                plain.state[side] = match text {
                    "?" => State::Unplaced,
                    "-" => State::Removed,
                    _ => {
                        let figures: Vec<u32> =
                            text.chars().filter_map(|c| c.to_digit(10)).collect();
                        State::Has([figures[0], figures[1], figures[2]])
                    }
                };
            }
        }
        plain
    }

    /// Points, side and state: what repetition compares.
    pub fn key(&self) -> String {
        let mut text = String::from(if self.di { "di:" } else { "" });
        for plane in 0..if self.di { 1 } else { 2 } {
            if plane == 1 {
                text.push('|');
            }
            for rank in (0..10).rev() {
                let mut blanks = 0;
                for file in 0..9 {
                    if let Some(piece) = self.on.get(&(plane, file, rank)) {
                        if blanks > 0 {
                            let _ = write!(text, "{blanks}");
                        }
                        text.push(*piece);
                        blanks = 0;
                    } else {
                        blanks += 1;
                    }
                }
                if blanks > 0 {
                    let _ = write!(text, "{blanks}");
                }
                if rank > 0 {
                    text.push('/');
                }
            }
        }
        text.push_str([" w ", " b "][self.mover]);
        text + &self.state_text()
    }

    fn state_text(&self) -> String {
        if self.di {
            let mut order: Vec<_> = self.stays.iter().filter(|(_, stay)| **stay > 0).collect();
            order.sort_by_key(|((_, file, rank), _)| (*rank, *file));
            let texts: Vec<String> = order
                .iter()
                .map(|(at, stay)| format!("{}={stay}", name(**at)))
                .collect();
            return if texts.is_empty() {
                "-".into()
            } else {
                texts.join(",")
            };
        }
        let texts = self.state.map(|state| match state {
            State::Unplaced => "?".to_string(),
            State::Removed => "-".to_string(),
            State::Has([reserve, freeze, stay]) => format!("{reserve}{freeze}{stay}"),
        });
        texts.join("/")
    }

    pub fn text(&self) -> String {
        let mut captured = String::new();
        for letter in "KABNRCPkabnrcp".chars() {
            captured.extend(self.captured.iter().filter(|c| **c == letter));
        }
        if captured.is_empty() || self.di {
            captured = "-".into();
        }
        format!("{} {captured} {} {}", self.key(), self.quiet, self.number)
    }

    fn find(&self, piece: char) -> Option<At> {
        self.on
            .iter()
            .find(|(_, c)| **c == piece)
            .map(|(at, _)| *at)
    }

    fn giac_than(side: usize) -> char {
        ['T', 't'][side]
    }

    /// The points a piece reaches: as a capture, and as a move to an empty point.
    pub fn reach(&self, from: At) -> (Vec<At>, Vec<At>) {
        let piece = self.on[&from];
        let side = owner(piece);
        let (plane, file, rank) = from;
        let above = (1 - plane, file, rank);
        let step = |by: (i32, i32)| (plane, file + by.0, rank + by.1);
        let empty = |at: At| on_board(at) && !self.on.contains_key(&at);
        let mut both: Vec<At> = Vec::new();
        let (mut only_capture, mut only_move) = (Vec::new(), Vec::new());
        match piece.to_ascii_uppercase() {
            'K' => both.extend(
                ORTHOGONAL
                    .map(step)
                    .iter()
                    .filter(|at| in_palace(side, **at)),
            ),
            'A' if self.di => {
                both.extend(ORTHOGONAL.map(step).into_iter().chain(DIAGONAL.map(step)))
            }
            'A' => both.extend(DIAGONAL.map(step).iter().filter(|at| in_palace(side, **at))),
            'B' => {
                for by in DIAGONAL {
                    let to = step((2 * by.0, 2 * by.1));
                    if empty(step(by)) && (self.di || relative(side, to.2) <= 5) {
                        both.push(to);
                    }
                }
            }
            'N' => {
                for by in ORTHOGONAL {
                    for turn in [-1, 1] {
                        let to = step((2 * by.0 + turn * by.1, 2 * by.1 + turn * by.0));
                        if empty(step(by)) {
                            both.push(to);
                            if !self.di {
                                both.push((1 - plane, to.1, to.2));
                            }
                        }
                    }
                }
            }
            'R' | 'C' => {
                let cannon = piece.to_ascii_uppercase() == 'C';
                for by in ORTHOGONAL {
                    let mut far = (1..10)
                        .map(|n| step((n * by.0, n * by.1)))
                        .filter(|at| on_board(*at));
                    let mut stop = None;
                    for at in far.by_ref() {
                        if !empty(at) {
                            stop = Some(at);
                            break;
                        }
                        only_move.push(at);
                    }
                    if cannon {
                        only_capture.extend(far.find(|at| !empty(*at)));
                    } else {
                        only_capture.extend(stop);
                    }
                }
                if !self.di {
                    only_move.push(above);
                    if !cannon {
                        only_capture.push(above);
                    }
                }
            }
            'P' => {
                both.push(step((0, if side == 0 { 1 } else { -1 })));
                if relative(side, rank) >= 6 {
                    both.extend([step((1, 0)), step((-1, 0))]);
                }
                if relative(side, rank) >= 8 && !self.di {
                    both.push(above);
                }
            }
            _ => {
                only_move.extend(ORTHOGONAL.map(step));
                only_move.push(above);
            }
        }
        only_capture.extend(both.iter().copied());
        only_move.extend(both);
        only_capture.retain(|at| self.on.contains_key(at));
        only_move.retain(|at| empty(*at));
        (only_capture, only_move)
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
