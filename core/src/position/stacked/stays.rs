use super::decisions::WINNING_STAY;
use super::keys::KEYS;
use crate::board::{Point, PointSet, Side, lines};

/// The stays of one side's pieces in the enemy palace on Di (section 7): two bits for each of its nine points, lowest
/// point first. Points without a piece of that side have 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Stays(u32);

/// The number of a palace point among the nine of either palace, 0..9.
fn slot(point: Point) -> u32 {
    let row = match point.rank() {
        rank @ 0..3 => rank,
        rank => rank.saturating_sub(7),
    };
    u32::from(row * 3 + point.file().saturating_sub(3)).min(8)
}

impl Stays {
    /// The stay of the piece on a point of the palace.
    pub fn get(self, point: Point) -> u8 {
        (self.0 >> (2 * slot(point)) & 3) as u8
    }

    /// Gives a point of the palace another stay, and returns what that changes in the key; `owner` is the pieces'.
    pub fn set(&mut self, owner: Side, point: Point, stay: u8) -> u64 {
        let slot = slot(point);
        let before = self.get(point);
        self.0 = self.0 & !(3 << (2 * slot)) | u32::from(stay) << (2 * slot);
        let numbers = &KEYS.stay[owner as usize][slot as usize];
        numbers[usize::from(before)] ^ numbers[usize::from(stay)]
    }

    /// Whether a stay has won.
    pub fn has_won(self) -> bool {
        (0..9).any(|slot| (self.0 >> (2 * slot) & 3) as u8 >= WINNING_STAY)
    }

    /// The points of `owner`'s pieces with a stay, in rising order.
    pub fn points(self, owner: Side) -> PointSet {
        let mut points = lines::palace(!owner);
        for point in points.iter().filter(|&point| self.get(point) == 0) {
            points.remove(point);
        }
        points
    }
}
