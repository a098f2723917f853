//! Random positions, the same in every run.
use crate::board::{Kind, Piece, Plane, Point, Side, lines};
use crate::position::stacked::setup::{Given, Setup};
use crate::position::stacked::{Position, Start};

/// A small generator.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    fn side(&mut self) -> Side {
        *self.one_of(&Side::ALL)
    }

    /// Any point; half of the time one near a palace, where the rules are densest.
    fn point(&mut self) -> Point {
        let palace = lines::palace(self.side());
        let anywhere = Point::new(self.below(180) as u8);
        if self.chance(50) {
            return anywhere;
        }
        let near: Vec<Point> = palace.on(anywhere.plane()).collect();
        let at = *self.one_of(&near);
        at.offset(self.below(5) as i8 - 2, self.below(5) as i8 - 2)
            .unwrap_or(at)
    }

    /// A set-up without faults, on Ren and Tian.
    pub fn start_above(&mut self) -> Start {
        loop {
            let mut setup = Setup::new(self.side(), false);
            for side in Side::ALL {
                self.put(&mut setup, Piece::new(side, Kind::General));
            }
            self.fill(&mut setup);
            for side in Side::ALL {
                if self.chance(80) {
                    self.put(&mut setup, Piece::new(side, Kind::GiacThan));
                }
                setup.giac_than[side] = self.given(&setup, side);
            }
            setup.counters.quiet = *self.one_of(&[0, 3, 98]);
            if let Ok(start) = setup.start() {
                return start;
            }
        }
    }

    /// A set-up without faults on Di.
    pub fn start_on_di(&mut self) -> Start {
        loop {
            let mut setup = Setup::new(self.side(), true);
            self.fill(&mut setup);
            setup.counters = crate::position::Counters::default();
            setup.counters.quiet = *self.one_of(&[0, 3, 98]);
            let pieces: Vec<_> = setup.pieces().collect();
            for (point, piece) in pieces {
                if lines::palace(!piece.side).has(point) && self.chance(50) {
                    setup.stays.push((point, 1));
                }
            }
            if let Ok(start) = setup.start() {
                return start;
            }
        }
    }

    /// Puts pieces of the other kinds on the boards, few or many, and counts the rest as captured.
    fn fill(&mut self, setup: &mut Setup) {
        let density = *self.one_of(&[10, 30, 60, 90]);
        for side in Side::ALL {
            for kind in &Kind::ALL[1..7] {
                for _ in 0..kind.full_count() {
                    let piece = Piece::new(side, *kind);
                    if !self.chance(density) || !self.put(setup, piece) {
                        setup.counters.captured.add(piece);
                    }
                }
            }
        }
    }

    /// Puts a piece on an empty point where it may stand, if one is found.
    fn put(&mut self, setup: &mut Setup, piece: Piece) -> bool {
        for _ in 0..60 {
            let point = self.point();
            let free =
                setup.piece(point).is_none() && !(setup.on_di && point.plane() == Plane::Tian);
            if free && setup.place_fault(piece, point).is_none() {
                setup.set(point, Some(piece));
                return true;
            }
        }
        false
    }

    fn given(&mut self, setup: &Setup, side: Side) -> Given {
        let Some(at) = setup.find(Piece::new(side, Kind::GiacThan)).next() else {
            return Given::Removed;
        };
        let inside = at.plane() == Plane::Ren && lines::palace(!side).has(at);
        let freeze = if self.chance(60) {
            0
        } else {
            self.below(7) as u32
        };
        Given::Stands {
            reserve: *self.one_of(&[0, 0, 1, 2, 3]),
            freeze,
            stay: u32::from(inside && freeze == 0 && self.chance(50)),
        }
    }
}

/// The position's text with no counters, for messages and comparing.
pub fn key_text(position: &Position) -> String {
    format!("{position:?}")
}
