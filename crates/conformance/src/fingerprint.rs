//! Fingerprints: hashes of values, cheap enough to compute at every event.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The hash of `value`.
pub(crate) fn fingerprint(value: &impl Hash) -> u64 {
    let mut ink = FastHasher::default();
    value.hash(&mut ink);
    ink.finish()
}

/// The hash builder for sets that are queried at every event.
pub(crate) type FastHashBuilder = BuildHasherDefault<FastHasher>;

/// A hasher that takes one multiplication a word. The hasher of the standard library withstands attackers, whom
/// tests do not have, and took more than half of the time of a run. No release of a library can change this
/// one, so what is sorted by it is always in the same order.
pub(crate) struct FastHasher(u64);

/// The fractional part of the golden ratio as a multiplier: odd, with about half of its bits set.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Default for FastHasher {
    fn default() -> FastHasher {
        FastHasher(GOLDEN)
    }
}

impl FastHasher {
    /// Mixes a word into the hash by both halves of a product, so that every bit of the word reaches every bit
    /// of the hash.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a product is folded into one word")]
    fn blend(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(GOLDEN);
        // The sum keeps a hash that happens to be the next word from forgetting all before it.
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(GOLDEN);
    }
}

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.blend(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.blend(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.blend(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.blend(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.blend(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.blend(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.blend(n.cast_unsigned() as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn values_that_differ_by_a_hair_have_different_fingerprints() {
        let mut seen = HashSet::new();
        for a in 0..64_u8 {
            for b in 0..64_u8 {
                for c in 0..64_u16 {
                    assert!(seen.insert(fingerprint(&(a, b, [c, 0, 1], "end"))));
                }
            }
        }
    }

    #[test]
    fn a_fingerprint_never_changes() {
        assert_eq!(fingerprint(&(7_u8, [1_u32, 2], "seven")), 4_910_064_027_552_106_984);
    }
}
