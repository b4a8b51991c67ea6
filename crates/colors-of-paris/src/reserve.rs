//! The reserve of a player (CP-1.3): eight counts of pigments in one word.

#![expect(clippy::cast_possible_truncation, reason = "bytes are cut out of a word on purpose")]

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{cards::bits, components::Pigment};

/// A reserve: the number of each pigment, a byte each, red in the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reserve(u64);

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const LOW_BITS: u64 = 0x7F7F_7F7F_7F7F_7F7F;
/// The factor that gathers the lowest bits of all bytes in the highest byte.
const GATHER: u64 = 0x0102_0408_1020_4080;

impl Reserve {
    /// The reserve with one of each of `pigments`.
    #[must_use]
    pub fn of(pigments: &[Pigment]) -> Reserve {
        let mut reserve = Reserve::default();
        for pigment in pigments {
            reserve.add(*pigment, 1);
        }
        reserve
    }

    /// The number of `pigment`.
    #[must_use]
    #[inline]
    pub const fn count(self, pigment: Pigment) -> u8 {
        (self.0 >> (pigment as u32 * 8)) as u8
    }

    /// By pigment, its number, in the order of [`Pigment::ALL`].
    #[must_use]
    #[inline]
    pub const fn counts(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// The number of all pigments.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(EVERY_BYTE) >> 56) as u8
    }

    /// The number of pigments that can pay: all but black (CP-4.4).
    #[must_use]
    #[inline]
    pub const fn payable(self) -> u8 {
        self.total() - self.count(Pigment::Black)
    }

    /// The pigments of which there is one or more, a bit for each.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> u8 {
        let any = (((self.0 & LOW_BITS) + LOW_BITS) | self.0) >> 7 & EVERY_BYTE;
        (any.wrapping_mul(GATHER) >> 56) as u8
    }

    /// Whether there is at least one of each pigment of the set `kinds`.
    #[must_use]
    #[inline]
    pub const fn has(self, kinds: u8) -> bool {
        self.kinds() & kinds == kinds
    }

    /// Adds `n` of `pigment`.
    #[inline]
    pub const fn add(&mut self, pigment: Pigment, n: u8) {
        self.0 += (n as u64) << (pigment as u32 * 8);
    }

    /// Removes one of `pigment`.
    #[inline]
    pub const fn take(&mut self, pigment: Pigment) {
        self.0 -= 1 << (pigment as u32 * 8);
    }

    /// Removes `n` of `pigment`.
    #[inline]
    pub const fn take_many(&mut self, pigment: Pigment, n: u8) {
        self.0 -= (n as u64) << (pigment as u32 * 8);
    }
}

/// The pigments of a set.
#[inline]
pub(crate) fn pigments(kinds: u8) -> impl Iterator<Item = Pigment> {
    bits(u32::from(kinds)).map(|bit| Pigment::ALL[usize::from(bit & 7)])
}

impl Serialize for Reserve {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Pigment::ALL.len()))?;
        for pigment in Pigment::ALL {
            map.serialize_entry(pigment.name(), &self.count(pigment))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_kinds() {
        let mut reserve = Reserve::of(&[Pigment::Red, Pigment::Black]);
        reserve.add(Pigment::White, 200);
        assert_eq!((reserve.count(Pigment::White), reserve.total()), (200, 202));
        assert_eq!(reserve.payable(), 201);
        assert_eq!(
            pigments(reserve.kinds()).map(Pigment::name).collect::<Vec<_>>(),
            ["red", "white", "black"]
        );
        reserve.take(Pigment::Red);
        assert!(!reserve.has(Pigment::Red.bit()));
        assert!(reserve.has(Pigment::White.bit() | Pigment::Black.bit()));
    }
}
