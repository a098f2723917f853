//! Sections 2–4 of the classical rules once more, slow and plain: a mailbox, walked step by step, pieces with names from
//! the start, every set written out. Shares nothing with `conduct` but the vocabulary.
use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Kind, Move, Piece, Plane, Point, Side};

/// A piece and its name.
type Cell = Option<(Piece, u8)>;

#[derive(Clone, PartialEq)]
pub struct Slow {
    cells: Vec<Cell>,
    side: Side,
}

/// What one rule set says of a game.
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct Outcome {
    /// Without one, but with a verdict, a draw.
    pub winner: Option<Side>,
    pub falls_at: Option<usize>,
    pub warned_at: Option<usize>,
    /// Red's and Black's conduct at the verdict, 0..=3.
    pub conduct: [u8; 2],
}

fn cell(board: &Slow, file: i8, rank: i8) -> Cell {
    Point::at(Plane::Ren, file, rank).and_then(|point| board.cells[point.index()])
}

fn place(index: usize) -> (i8, i8) {
    ((index % 9) as i8, (index / 9) as i8)
}

fn in_palace(file: i8, rank: i8, side: Side) -> bool {
    (3..=5).contains(&file)
        && match side {
            Side::Red => rank <= 2,
            Side::Black => rank >= 7,
        }
}

fn crossed(rank: i8, side: Side) -> bool {
    match side {
        Side::Red => rank >= 5,
        Side::Black => rank <= 4,
    }
}

impl Slow {
    pub fn new(pieces: impl Fn(Point) -> Option<Piece>, side: Side) -> Self {
        let cells = (0..90).map(|index| pieces(Point::new(index)).map(|piece| (piece, index)));
        Self {
            cells: cells.collect(),
            side,
        }
    }

    fn moved(&self, from: usize, to: usize) -> Self {
        let mut next = self.clone();
        next.cells[to] = next.cells[from].take();
        next
    }

    pub fn play(&self, action: Move) -> Self {
        let (from, to) = (action.from().expect("from"), action.to().expect("to"));
        let mut next = self.moved(from.index(), to.index());
        next.side = !self.side;
        next
    }

    /// How many pieces stand strictly between two points of one line.
    fn between(&self, from: usize, to: usize) -> Option<usize> {
        let ((f, r), (tf, tr)) = (place(from), place(to));
        if from == to || (f != tf && r != tr) {
            return None;
        }
        let (df, dr) = ((tf - f).signum(), (tr - r).signum());
        let (mut f, mut r, mut count) = (f + df, r + dr, 0);
        while (f, r) != (tf, tr) {
            count += usize::from(cell(self, f, r).is_some());
            (f, r) = (f + df, r + dr);
        }
        Some(count)
    }

    /// Whether the piece on one point could take on another by its rule of capture.
    fn reaches(&self, from: usize, to: usize) -> bool {
        let Some((piece, _)) = self.cells[from] else {
            return false;
        };
        let ((f, r), (tf, tr)) = (place(from), place(to));
        let (df, dr) = (tf - f, tr - r);
        match piece.kind {
            Kind::General => df.abs() + dr.abs() == 1 && in_palace(tf, tr, piece.side),
            Kind::Advisor => df.abs() == 1 && dr.abs() == 1 && in_palace(tf, tr, piece.side),
            Kind::Elephant => {
                df.abs() == 2
                    && dr.abs() == 2
                    && !crossed(tr, piece.side)
                    && cell(self, f + df / 2, r + dr / 2).is_none()
            }
            Kind::Horse => {
                (df.abs(), dr.abs()) == (1, 2) && cell(self, f, r + dr / 2).is_none()
                    || (df.abs(), dr.abs()) == (2, 1) && cell(self, f + df / 2, r).is_none()
            }
            Kind::Chariot => self.between(from, to) == Some(0),
            Kind::Cannon => self.between(from, to) == Some(1),
            Kind::Soldier => {
                let forward = if piece.side == Side::Red { 1 } else { -1 };
                (df, dr) == (0, forward) || crossed(r, piece.side) && df.abs() == 1 && dr == 0
            }
            Kind::GiacThan => false,
        }
    }

    fn squares(&self, side: Side) -> Vec<usize> {
        (0..90)
            .filter(|&index| self.cells[index].is_some_and(|(piece, _)| piece.side == side))
            .collect()
    }

    fn general(&self, side: Side) -> usize {
        let king = Piece::new(side, Kind::General);
        (0..90)
            .find(|&index| self.cells[index].is_some_and(|(piece, _)| piece == king))
            .expect("a General")
    }

    fn name(&self, index: usize) -> u8 {
        self.cells[index].expect("a piece").1
    }

    fn kind(&self, index: usize) -> Kind {
        self.cells[index].expect("a piece").0.kind
    }

    /// The names of the pieces that attack a side's General.
    fn checkers(&self, side: Side) -> BTreeSet<u8> {
        let general = self.general(side);
        let facing = self.general(!side);
        self.squares(!side)
            .into_iter()
            .filter(|&from| {
                self.reaches(from, general)
                    || from == facing
                        && place(from).0 == place(general).0
                        && self.between(from, general) == Some(0)
            })
            .map(|from| self.name(from))
            .collect()
    }

    fn legal_for_section_3(&self, from: usize, to: usize, already: &BTreeSet<u8>) -> bool {
        let side = self.cells[from].expect("a piece").0.side;
        let left = self.moved(from, to).checkers(side);
        if self.kind(from) == Kind::General {
            left.is_empty()
        } else {
            left.is_subset(already)
        }
    }

    fn pinned_by_horse(&self, chariot: usize) -> bool {
        let side = self.cells[chariot].expect("a piece").0.side;
        let mut without = self.clone();
        without.cells[chariot] = None;
        let general = self.general(side);
        self.squares(!side).into_iter().any(|from| {
            self.kind(from) == Kind::Horse
                && without.reaches(from, general)
                && !self.reaches(from, general)
        })
    }

    fn is_threat(&self, from: usize, to: usize, asian: bool) -> bool {
        let (capturer, side) = (self.kind(from), self.cells[from].expect("a piece").0.side);
        let target = self.kind(to);
        if target == Kind::General || matches!(capturer, Kind::General | Kind::Soldier) {
            return false;
        }
        if target == Kind::Soldier && !crossed(place(to).1, !side) {
            return false;
        }
        let (own, other) = (self.checkers(side), self.checkers(!side));
        if !self.reaches(from, to) || !self.legal_for_section_3(from, to, &own) {
            return false;
        }
        if capturer == target
            && self.reaches(to, from)
            && self.legal_for_section_3(to, from, &other)
        {
            return false;
        }
        let exempt = matches!(capturer, Kind::Horse | Kind::Cannon)
            || asian && target == Kind::Chariot && self.pinned_by_horse(to);
        if target == Kind::Chariot && exempt {
            return true;
        }
        let taken = self.moved(from, to);
        !taken
            .squares(!side)
            .into_iter()
            .any(|by| taken.reaches(by, to) && taken.legal_for_section_3(by, to, &other))
    }

    /// The threats of a side, by names.
    fn threats(&self, side: Side, asian: bool) -> BTreeSet<(u8, u8)> {
        let mut all = BTreeSet::new();
        for from in self.squares(side) {
            for to in self.squares(!side) {
                if self.is_threat(from, to, asian) {
                    all.insert((self.name(from), self.name(to)));
                }
            }
        }
        all
    }

    /// The chases of a move, by names: capturer and target.
    pub fn chases(before: &Self, after: &Self, side: Side, asian: bool) -> BTreeSet<(u8, u8)> {
        let old = before.threats(side, asian);
        let new = after.threats(side, asian);
        new.difference(&old).copied().collect()
    }

    fn same(&self, other: &Self) -> bool {
        let pieces = |board: &Self| -> Vec<Option<Piece>> {
            board
                .cells
                .iter()
                .map(|cell| cell.map(|(piece, _)| piece))
                .collect()
        };
        self.side == other.side && pieces(self) == pieces(other)
    }

    fn pinned_names(&self, side: Side) -> BTreeSet<u8> {
        self.squares(side)
            .into_iter()
            .filter(|&at| self.kind(at) == Kind::Chariot && self.pinned_by_horse(at))
            .map(|at| self.name(at))
            .collect()
    }
}

fn conduct(boards: &[Slow], rounds: [usize; 2], side: Side, asian: bool) -> u8 {
    let mut checks = true;
    let mut targets: Option<BTreeSet<u8>> = None;
    let mut pinned: Option<BTreeSet<u8>> = None;
    for ply in rounds[0] + 1..=rounds[1] {
        let (before, after) = (&boards[ply - 1], &boards[ply]);
        if before.side != side {
            continue;
        }
        checks &= !after.checkers(!side).is_empty();
        let pairs = Slow::chases(before, after, side, asian);
        let chased: BTreeSet<u8> = pairs.into_iter().map(|(_, target)| target).collect();
        let held = &chased & &after.pinned_names(!side);
        targets = Some(targets.map_or(chased.clone(), |old| &old & &chased));
        pinned = Some(pinned.map_or(held.clone(), |old| &old & &held));
    }
    if checks {
        3
    } else if asian && pinned.is_some_and(|names| !names.is_empty()) {
        2
    } else {
        u8::from(targets.is_some_and(|names| !names.is_empty()))
    }
}

fn enough_checks(boards: &[Slow], side: Side) -> bool {
    let mut run = 0;
    let mut names = BTreeSet::new();
    for ply in (1..boards.len()).rev() {
        if boards[ply].side == side {
            continue;
        }
        let checkers = boards[ply].checkers(!side);
        if checkers.is_empty() {
            break;
        }
        run += 1;
        names.extend(checkers);
    }
    run >= 6 * names.len().clamp(1, 3)
}

/// Plays moves until a verdict by conduct falls. `moves` may be longer than needed.
pub fn outcome(start: &Slow, moves: impl IntoIterator<Item = Move>, asian: bool) -> Outcome {
    let mut boards = vec![start.clone()];
    let mut result = Outcome {
        winner: None,
        falls_at: None,
        warned_at: None,
        conduct: [0; 2],
    };
    for action in moves {
        let next = boards.last().expect("a board").play(action);
        boards.push(next);
        let ply = boards.len() - 1;
        let seen: Vec<usize> = (0..=ply)
            .filter(|&at| boards[at].same(&boards[ply]))
            .collect();
        if seen.len() < 3 {
            continue;
        }
        let rounds = [seen[seen.len() - 3], ply];
        let of: BTreeMap<Side, u8> = Side::ALL
            .into_iter()
            .map(|side| (side, conduct(&boards, rounds, side, asian)))
            .collect();
        let (red, black) = (of[&Side::Red], of[&Side::Black]);
        let loser = match red.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::Red),
            std::cmp::Ordering::Less => Some(Side::Black),
            std::cmp::Ordering::Equal => None,
        };
        let falls = if asian {
            loser.is_none_or(|side| of[&side] != 3 || enough_checks(&boards, side))
        } else {
            seen.len() >= 4
        };
        if falls {
            result.winner = loser.map(|side| !side);
            result.falls_at = Some(ply);
            result.conduct = [red, black];
            return result;
        }
        if loser.is_some() && result.warned_at.is_none() {
            result.warned_at = Some(ply);
        }
    }
    result
}
