//! The transposition table: what earlier searches found out about a position, by Zobrist key.
use super::score::Score;
use crate::board::Move;

/// How a kept score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// The true score.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The best move, if one was found.
    pub best: Option<Move>,
    /// The score, wins and losses counted from this position.
    pub score: Score,
    /// The static evaluation; `None` where the side to move was in check.
    pub evaluation: Option<Score>,
    /// The depth in plies to which it was searched.
    pub depth: i32,
    /// How `score` is meant.
    pub bound: Bound,
}

/// 16 bytes. `Move::PASS` stands for no move: a pass is only played where it is the only move.
#[derive(Clone, Copy)]
struct Entry {
    check: u32,
    score: i16,
    evaluation: i16,
    best: Move,
    depth: i8,
    /// Bits 0–1: 0 for an empty entry, else the bound and 1; bits 2–7: the age.
    mark: u8,
}

impl Entry {
    const fn is_empty(&self) -> bool {
        self.mark.trailing_zeros() >= 2
    }
}

const EMPTY: Entry = Entry {
    check: 0,
    score: 0,
    evaluation: 0,
    best: Move::PASS,
    depth: 0,
    mark: 0,
};
const NO_EVALUATION: i16 = i16::MIN;
const AGES: u8 = 64;
/// Entries that share a place, one cache line of them.
const BUCKET: usize = 4;

/// The table. Its size never changes; a new one is made for another size.
pub struct Table {
    buckets: Vec<[Entry; BUCKET]>,
    age: u8,
}

impl Table {
    /// A table of this many MiB (at least one bucket).
    pub fn new(megabytes: usize) -> Self {
        Self::with_bytes(megabytes << 20)
    }

    /// A table of at most this many bytes (at least one bucket).
    pub fn with_bytes(bytes: usize) -> Self {
        let count = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        Self {
            buckets: vec![[EMPTY; BUCKET]; count],
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([EMPTY; BUCKET]);
    }

    /// A new search begins: older entries are the first to give way.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Known> {
        let entry = self.buckets[self.place(key)]
            .iter()
            .find(|entry| entry.check == key as u32 && !entry.is_empty())?;
        Some(Known {
            best: (entry.best != Move::PASS).then_some(entry.best),
            score: entry.score.into(),
            evaluation: (entry.evaluation != NO_EVALUATION).then_some(entry.evaluation.into()),
            depth: entry.depth.into(),
            bound: bound(entry.mark),
        })
    }

    /// Keeps what was found out. A best move known before is kept if the new finding has none.
    pub fn put(&mut self, key: u64, known: Known) {
        let (place, age) = (self.place(key), self.age);
        let check = key as u32;
        let bucket = &mut self.buckets[place];
        let same = bucket
            .iter()
            .position(|entry| !entry.is_empty() && entry.check == check);
        let slot = same.unwrap_or_else(|| least_useful(bucket, age));
        let old = bucket[slot];
        if same.is_some()
            && known.bound != Bound::Exact
            && known.depth + 3 < i32::from(old.depth)
            && age_of(old.mark) == age
        {
            return;
        }
        let kept = if same.is_some() { old.best } else { Move::PASS };
        bucket[slot] = Entry {
            check,
            score: known.score as i16,
            evaluation: known.evaluation.map_or(NO_EVALUATION, |score| score as i16),
            best: known.best.unwrap_or(kept),
            depth: known.depth.clamp(-100, 100) as i8,
            mark: (age << 2) | (known.bound as u8 + 1),
        };
    }

    /// How full the table is with entries of the present search, in thousandths of the first thousand places.
    pub fn permille(&self) -> usize {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flatten()
            .filter(|entry| !entry.is_empty() && age_of(entry.mark) == self.age)
            .count();
        used * 1000 / (sample.len() * BUCKET)
    }

    /// The high bits of the key choose the place, the low ones tell entries apart.
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

fn age_of(mark: u8) -> u8 {
    mark >> 2
}

fn bound(mark: u8) -> Bound {
    match mark & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    }
}

/// The entry to give up: an empty one, else the shallowest, eight plies a search of age.
fn least_useful(bucket: &[Entry; BUCKET], age: u8) -> usize {
    let use_of = |entry: &Entry| {
        if entry.is_empty() {
            i32::MIN
        } else {
            let searches = (age + AGES - age_of(entry.mark)) % AGES;
            i32::from(entry.depth) - 8 * i32::from(searches)
        }
    };
    (0..BUCKET)
        .min_by_key(|&slot| use_of(&bucket[slot]))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    fn known(depth: i32) -> Known {
        Known {
            best: Some(Move::step(Point::new(3), Point::new(100))),
            score: -29_990,
            evaluation: Some(-17),
            depth,
            bound: Bound::Lower,
        }
    }

    /// Fails if `put` drops the move, or `get` compares less than the whole check.
    #[test]
    fn keeps_what_it_is_given() {
        let mut table = Table::new(1);
        let key = 0xfedc_ba98_7654_3210;
        table.put(key, known(7));
        assert_eq!(table.get(key), Some(known(7)));
        assert_eq!(table.get(key ^ 1), None);
        table.put(
            key,
            Known {
                best: None,
                ..known(9)
            },
        );
        assert_eq!(table.get(key), Some(known(9)), "a known best move is kept");
        table.clear();
        assert_eq!(table.get(key), None);
    }

    /// Fails if `least_useful` forgets the age.
    #[test]
    fn old_findings_give_way_first() {
        let mut table = Table::with_bytes(1);
        for (key, depth) in [(1, 9), (2, 8), (3, 7), (4, 6)] {
            table.put(key, known(depth));
        }
        table.put(5, known(1));
        assert_eq!(table.get(4), None, "the shallowest gives way");
        table.grow_older();
        table.put(6, known(1));
        table.put(7, known(2));
        assert!(
            table.get(6).is_some(),
            "an entry of this search outlives a deeper one of the last"
        );
    }

    #[test]
    fn an_entry_has_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
    }
}
