//! The ring of eight open cards (AT-2.1): slot 8 is beside slot 1, and the slots on both sides of a gap are no
//! neighbors (AT-6.4).

#![expect(clippy::cast_possible_truncation, reason = "slots are bits of a byte")]

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use game::luck::nth_bit;
use serde::{Serialize, Serializer};

use crate::components::{Card, Cards};

/// The number of slots of the ring.
pub const RING_SLOTS: u8 = 8;

/// A slot of the ring, from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Slot> {
        if 1 <= number && number <= RING_SLOTS { Some(Slot(number)) } else { None }
    }

    /// The slots of the ring.
    pub fn all() -> impl Iterator<Item = Slot> {
        (1..=RING_SLOTS).map(Slot)
    }

    /// The number of the slot.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The two slots beside this one (AT-3.1), the lower one first.
    #[must_use]
    #[inline]
    pub fn neighbors(self) -> [Slot; 2] {
        let beside = |steps: u8| Slot((self.0 - 1 + steps) % RING_SLOTS + 1);
        let [one, other] = [beside(RING_SLOTS - 1), beside(1)];
        [one.min(other), one.max(other)]
    }

    #[inline]
    const fn idx(self) -> u32 {
        (self.0 as u32 - 1) & 7
    }

    /// The position of the slot's byte in a word, in bits.
    #[inline]
    const fn shift(self) -> u32 {
        8 * self.idx()
    }
}

/// The ring: by slot the open card, a byte for each, slot 1 in the lowest. It is written as one word, because
/// it is read as one word right after a slot has changed, and such a read would have to wait for the store of a
/// byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ring(u64);

/// The byte of a slot without a card; no card has it as its number.
const GAP: u8 = 0xFF;
const EVERY_TOP: u64 = 0x8080_8080_8080_8080;

impl Ring {
    /// The ring without cards.
    pub(crate) const EMPTY: Ring = Ring(u64::MAX);

    /// The card in `slot`.
    #[must_use]
    #[inline]
    pub fn at(&self, slot: Slot) -> Option<Card> {
        let number = (self.0 >> slot.shift()) as u8;
        (number != GAP).then(|| game::Piece::of_bit(number))
    }

    /// The slots that have a card.
    #[must_use]
    #[inline]
    pub(crate) fn slots(self) -> Slots {
        Slots::of_tops(!self.0 & EVERY_TOP)
    }

    /// The slots that have a card, slot 1 first.
    #[inline]
    pub fn filled(&self) -> impl Iterator<Item = Slot> + use<> {
        self.slots().iter()
    }

    /// The first slot without a card.
    #[must_use]
    #[inline]
    pub fn gap(&self) -> Option<Slot> {
        // The top bits of the bytes before it are clear.
        let gaps = self.0 & EVERY_TOP;
        Slot::new(u8::try_from(gaps.trailing_zeros() / 8 + 1).unwrap_or(u8::MAX))
    }

    /// Whether no slot has a card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Ring::EMPTY
    }

    /// All cards of the ring.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.filled().filter_map(|slot| self.at(slot)).collect()
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, card: Card) {
        self.set(slot, game::Piece::bit(card));
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> Card {
        let card = self.at(slot).expect("the slot has a card");
        self.set(slot, GAP);
        card
    }

    #[inline]
    const fn set(&mut self, slot: Slot, number: u8) {
        self.0 = self.0 & !(0xFF << slot.shift()) | (number as u64) << slot.shift();
    }
}

/// A set of slots, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slots(u8);

impl Slots {
    pub(crate) const NONE: Slots = Slots(0);
    pub(crate) const ALL: Slots = Slots(0xFF);

    /// The slots whose bytes have their top bit set in `tops`, which has no other bits.
    #[inline]
    fn of_tops(tops: u64) -> Slots {
        // The product puts the top bit of every byte beside those of the others.
        Slots(((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The slots of this set that are beside `slot` (AT-3.1).
    #[inline]
    pub(crate) fn beside(self, slot: Slot) -> Slots {
        let slot = 1_u8 << slot.idx();
        Slots(self.0 & (slot.rotate_left(1) | slot.rotate_right(1)))
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The `n`th slot of the set, from 0, slot 1 first.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Slot {
        // Nearly always the ring is full.
        let idx = if self == Slots::ALL { n } else { nth_bit(self.0.into(), n) };
        Slot(idx as u8 + 1)
    }

    /// The slots, slot 1 first.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Slot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let slot = (bits != 0).then(|| Slot(bits.trailing_zeros() as u8 + 1));
            bits &= bits.wrapping_sub(1);
            slot
        })
    }
}

/// Hashes the ring as eight bytes.
impl Hash for Ring {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_le_bytes().hash(state);
    }
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ring").field(&self.0.to_le_bytes()).finish()
    }
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

    #[test]
    fn slots_are_counted_in_order() {
        let mut ring = Ring::EMPTY;
        for number in [2, 5, 8] {
            ring.put(Slot(number), game::Piece::of_bit(number));
        }
        let slots = ring.slots();
        let found: Vec<u8> = (0..slots.len()).map(|n| slots.nth(n).number()).collect();
        assert_eq!(found, [2, 5, 8]);
        assert_eq!(slots.beside(Slot(1)).iter().map(Slot::number).collect::<Vec<_>>(), [2, 8]);
        assert_eq!(Slots::ALL.nth(7), Slot(8));
    }
}
