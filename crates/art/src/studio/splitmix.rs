//! The random number generator of the pictures, `SplitMix64`, seeded by the name of a picture.

/// A seeded generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub(crate) struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator seeded by a name: the same name gives the same strokes.
    pub(crate) fn of(name: &str) -> SplitMix64 {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        SplitMix64(name.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A random number from 0 to 1.
    pub(crate) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A random number from `-reach` to `reach`.
    pub(crate) fn sway(&mut self, reach: f64) -> f64 {
        (self.share() * 2.0 - 1.0) * reach
    }

    /// A random number from `low` to `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + self.share() * (high - low)
    }

    /// A random one of `things`.
    pub(crate) fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[(self.next() % things.len() as u64) as usize]
    }
}
