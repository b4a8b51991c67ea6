//! Counts by sector of the lower board (CP-1.1), such as of assistants or of spaces, as three bit sets.

use serde::Serialize;

use crate::components::SECTORS;

/// The greatest number of spaces of a sector (CP-1.1).
pub const MAX_SPACES: usize = 3;

/// A count from 0 to 3 for each sector. The first set contains the sectors with a count of one or more, the
/// second those of two or more, the third those of three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Crowd([u16; MAX_SPACES]);

impl Crowd {
    /// The crowd with these numbers by sector.
    #[must_use]
    pub fn of(counts: &[u8; SECTORS]) -> Crowd {
        let mut crowd = Crowd::default();
        for (sector, count) in counts.iter().enumerate() {
            (0..*count).for_each(|_| crowd.add(1 << sector));
        }
        crowd
    }

    /// The set of sectors with a count of one or more.
    #[must_use]
    #[inline]
    pub const fn any(self) -> u16 {
        self.0[0]
    }

    /// The sets of sectors with a count of one or more, of two or more, of three.
    #[must_use]
    #[inline]
    pub const fn layers(self) -> [u16; MAX_SPACES] {
        self.0
    }

    /// Whether all sectors are empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// The sum over all sectors.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "36 at most")]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    /// The counts, by sector.
    #[must_use]
    pub fn counts(self) -> [u8; SECTORS] {
        let count = |sector: usize| self.0.iter().filter(|set| **set >> sector & 1 == 1).count();
        std::array::from_fn(|sector| u8::try_from(count(sector)).expect("three at most"))
    }

    /// Adds one to the count of the sector with this bit.
    #[inline]
    pub const fn add(&mut self, sector: u16) {
        self.0[2] |= self.0[1] & sector;
        self.0[1] |= self.0[0] & sector;
        self.0[0] |= sector;
    }

    /// Subtracts one from the count of the sector with this bit.
    #[inline]
    pub const fn take(&mut self, sector: u16) {
        self.0[0] &= !sector | self.0[1];
        self.0[1] &= !sector | self.0[2];
        self.0[2] &= !sector;
    }
}

impl Serialize for Crowd {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_to_three() {
        let mut crowd = Crowd::of(&[0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!((crowd.len(), crowd.any()), (7, 0b1000_0000_1110));
        crowd.take(1 << 3);
        crowd.take(1 << 2);
        crowd.take(1 << 1);
        crowd.add(1);
        assert_eq!(crowd.counts(), [1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
    }
}
