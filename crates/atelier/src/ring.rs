//! The ring of eight open cards (AT-2.1): slot 8 neighbors slot 1, and a gap makes nobody neighbors
//! (AT-6.4).

use serde::{Serialize, Serializer};

use crate::components::{Card, Cards};

/// How many slots the ring has.
pub const RING: u8 = 8;

/// A slot of the ring, from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Slot> {
        if 1 <= number && number <= RING { Some(Slot(number)) } else { None }
    }

    /// Every slot.
    pub fn all() -> impl Iterator<Item = Slot> {
        (1..=RING).map(Slot)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The two slots beside it (AT-3.1), the lower one first.
    #[must_use]
    #[inline]
    pub fn neighbors(self) -> [Slot; 2] {
        let beside = |steps: u8| Slot((self.0 - 1 + steps) % RING + 1);
        let [one, other] = [beside(RING - 1), beside(1)];
        [one.min(other), one.max(other)]
    }

    #[inline]
    const fn idx(self) -> usize {
        (self.0 as usize - 1) & 7
    }
}

/// The open cards by slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring([u8; RING as usize]);

/// What stands in a slot without a card: no card has this number.
const GAP: u8 = 0xFF;
const EVERY_TOP: u64 = 0x8080_8080_8080_8080;

impl Ring {
    /// A ring of gaps.
    pub(crate) const EMPTY: Ring = Ring([GAP; RING as usize]);

    /// The card in `slot`.
    #[must_use]
    #[inline]
    pub fn at(&self, slot: Slot) -> Option<Card> {
        let number = self.0[slot.idx()];
        (number != GAP).then(|| game::Piece::of_bit(number))
    }

    /// The slots that have a card, slot 1 first.
    #[inline]
    pub fn filled(&self) -> impl Iterator<Item = Slot> {
        slots(!u64::from_le_bytes(self.0) & EVERY_TOP)
    }

    /// The first slot without a card.
    #[must_use]
    #[inline]
    pub fn gap(&self) -> Option<Slot> {
        slots(u64::from_le_bytes(self.0) & EVERY_TOP).next()
    }

    /// Whether no slot has a card.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Ring::EMPTY
    }

    /// All its cards.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.filled().filter_map(|slot| self.at(slot)).collect()
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, card: Card) {
        self.0[slot.idx()] = game::Piece::bit(card);
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> Card {
        let card = self.at(slot).expect("the slot has a card");
        self.0[slot.idx()] = GAP;
        card
    }
}

/// The slots whose bytes have their top bit set.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
fn slots(mut tops: u64) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        let slot = (tops != 0).then(|| Slot((tops.trailing_zeros() / 8 + 1) as u8));
        tops &= tops.wrapping_sub(1);
        slot
    })
}

impl Serialize for Ring {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Slot::all().map(|slot| self.at(slot)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_is_closed() {
        let neighbors = |number| Slot(number).neighbors().map(Slot::number);
        assert_eq!(neighbors(1), [2, 8]);
        assert_eq!(neighbors(8), [1, 7]);
        assert_eq!(neighbors(4), [3, 5]);
    }

    #[test]
    fn gaps_are_found_in_order() {
        let mut ring = Ring::EMPTY;
        for slot in Slot::all() {
            assert_eq!(ring.gap(), Some(slot));
            ring.put(slot, game::Piece::of_bit(slot.number()));
        }
        assert_eq!((ring.gap(), ring.cards().len()), (None, 8));
        ring.take(Slot(3));
        assert_eq!((ring.gap(), ring.filled().count()), (Some(Slot(3)), 7));
    }
}
