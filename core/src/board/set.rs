use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::{Plane, Point};

/// A set of points of one plane, bit `Point::on_plane()` each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointSet(u128);

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// All 90 points.
    pub const ALL: Self = Self((1 << Point::PLANE) - 1);

    /// The set with these bits; bits from 90 on are dropped.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of one point (its plane is forgotten).
    pub const fn of(point: Point) -> Self {
        Self(1 << point.on_plane())
    }

    /// Whether the point (its plane forgotten) is in it.
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.on_plane() & 1 != 0
    }

    /// Puts a point in.
    pub const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point.on_plane();
    }

    /// Takes a point out.
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point.on_plane());
    }

    /// How many points.
    pub const fn len(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// Whether it has none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its points as points of a plane, in rising order.
    pub fn on(self, plane: Plane) -> impl Iterator<Item = Point> {
        let base = plane as u8 * Point::PLANE;
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Point::new(base + index)
            })
        })
    }

    /// Its points as points of Ren or the only board, in rising order.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        self.on(Plane::Ren)
    }
}

impl BitAnd for PointSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for PointSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for PointSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for PointSet {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}
