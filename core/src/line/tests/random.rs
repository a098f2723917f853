//! Random positions and games, the same in every run.
use crate::board::{Kind, Move, MoveList, Piece, Point, PointSet, Side, lines};
use crate::line::Line;
use crate::position::{Position, classic};
use crate::ruleset::Cannon;

/// A small generator of even quality (`SplitMix64`).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

fn points_of(piece: Piece) -> PointSet {
    match piece.kind {
        Kind::General => lines::palace(piece.side),
        Kind::Advisor => lines::advisor_points(piece.side),
        Kind::Elephant => lines::elephant_points(piece.side),
        Kind::Soldier => lines::soldier_points(piece.side),
        _ => PointSet::ALL,
    }
}

/// A legal position with about `pieces` pieces beside the Generals, many of them of the kinds in `kinds`.
pub fn position(random: &mut Random, pieces: usize, kinds: &[Kind]) -> classic::Position {
    loop {
        let side = Side::ALL[random.below(2)];
        let mut setup = classic::Setup::new(side);
        for side in Side::ALL {
            scatter(random, &mut setup, Piece::new(side, Kind::General));
        }
        if random.below(3) == 0 {
            pin(random, &mut setup);
        }
        for _ in 0..pieces {
            let piece = Piece::new(
                Side::ALL[random.below(2)],
                random.pick(kinds).unwrap_or(Kind::Soldier),
            );
            scatter(random, &mut setup, piece);
        }
        if let Ok(position) = setup.position(Cannon::Modern)
            && position.has_move()
        {
            return position;
        }
    }
}

/// Puts a Chariot on the leg of a Horse that would otherwise attack its General.
fn pin(random: &mut Random, setup: &mut classic::Setup) -> Option<()> {
    let side = Side::ALL[random.below(2)];
    let general = PointSet::ALL
        .iter()
        .find(|&point| setup.piece(point) == Some(Piece::new(side, Kind::General)))?;
    let (one, two) = (random.pick(&[-1, 1])?, random.pick(&[-2, 2])?);
    let (horse, leg) = if random.below(2) == 0 {
        (general.offset(one, two)?, general.offset(one, two / 2)?)
    } else {
        (general.offset(two, one)?, general.offset(two / 2, one)?)
    };
    setup.set(leg, Some(Piece::new(side, Kind::Chariot)));
    setup.set(horse, Some(Piece::new(!side, Kind::Horse)));
    Some(())
}

fn scatter(random: &mut Random, setup: &mut classic::Setup, piece: Piece) {
    let all = PointSet::ALL.iter();
    let count = all
        .filter(|&point| setup.piece(point) == Some(piece))
        .count();
    if count >= usize::from(piece.kind.full_count()) {
        return;
    }
    let free: Vec<Point> = points_of(piece)
        .iter()
        .filter(|&point| setup.piece(point).is_none())
        .collect();
    if let Some(point) = random.pick(&free) {
        setup.set(point, Some(piece));
    }
}

/// A legal move; in seven of ten turns, where it is possible, the way back of the side's own last move.
pub fn restless<P: Position>(random: &mut Random, line: &Line<P>) -> Option<Move> {
    let legal = line.legal();
    let back = line.moves().iter().rev().nth(1).and_then(|last| {
        let back = Move::step(last.to()?, last.from()?);
        legal.contains(&back).then_some(back)
    });
    match back {
        Some(back) if random.below(10) < 7 => Some(back),
        _ => random.pick(&legal),
    }
}

/// Four plies there and back that take nothing, if they can be found.
pub fn cycle(random: &mut Random, start: &classic::Position) -> Option<[Move; 4]> {
    let mut position = start.clone();
    let there = [
        quiet_move(random, &mut position)?,
        quiet_move(random, &mut position)?,
    ];
    let back = there.map(|action| Some(Move::step(action.to()?, action.from()?)));
    for action in back {
        let action = action.filter(|&action| position.is_legal(action))?;
        position.play(action);
    }
    (position == *start).then_some([there[0], there[1], back[0]?, back[1]?])
}

fn quiet_move(random: &mut Random, position: &mut classic::Position) -> Option<Move> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list.retain(|&action| position.effect(action).captured.is_none());
    let action = random.pick(&list)?;
    position.play(action);
    Some(action)
}

/// Whether both moves of a side in a cycle check, or make a capture possible that was not.
pub fn is_lively(start: &classic::Position, cycle: [Move; 4]) -> bool {
    let mut position = start.clone();
    let lively = cycle.map(|action| {
        let before = captures(&position);
        position.play(action);
        position.in_check()
            || captures(&position.passed()).iter().any(|capture| {
                let same = |old: &Move| old.to() == capture.to() && old.from() == capture.from();
                !before.iter().any(same)
            })
    });
    lively[0] && lively[2] || lively[1] && lively[3]
}

fn captures(position: &classic::Position) -> MoveList {
    let mut list = MoveList::new();
    position.captures(&mut list);
    list
}
