//! Chance by whole numbers: the same number always gives the same chance, on every machine.

/// Mixes a number so that neighbours have nothing in common (the finaliser of `SplitMix64`).
pub(super) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A source of chance. Sources made from one by different numbers are independent, so what is drawn for one move
/// never depends on how much was drawn for another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// A source by its number.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Another source, for the thing with this number.
    pub const fn of(self, number: u64) -> Self {
        Self(mix(self.0 ^ mix(number)))
    }

    /// 0..1.
    pub fn part(self) -> f32 {
        // 24 bits are a whole number in an f32.
        (mix(self.0) >> 40) as f32 / 16_777_216.0
    }

    /// `from`..`to`.
    pub fn between(self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.part()
    }

    /// Around 0, mostly within -1..1: three throws together.
    pub fn spread(self) -> f32 {
        let bits = mix(self.0);
        let throw = |shift: u32| (bits >> shift & 0xF_FFFF) as f32 / 1_048_576.0;
        (throw(0) + throw(20) + throw(40)) * 2.0 - 3.0
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    /// Fails if `mix` or `of` changes: every picture would.
    #[test]
    fn chance_is_fixed() {
        let chance = Chance::new(7).of(3);
        assert_eq!(chance.part().to_bits(), 1_061_191_932);
        assert!((0.0..1.0).contains(&chance.part()));
        assert!((-3.0..3.0).contains(&chance.spread()));
    }
}
