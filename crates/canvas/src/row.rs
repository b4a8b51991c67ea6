//! The row of art cards (CV-2.2) as two machine words: one has a byte for each card, the other a byte for the
//! tokens on each card.
//!
//! When a card is taken, the later ones slide (CV-3.3): this is a shift of all bytes above a mask, without a
//! loop and without a branch.

#![expect(clippy::cast_possible_truncation, reason = "a byte is cut out of a word")]

use serde::{Serialize, Serializer};

use crate::components::Card;

/// The number of cards in a full row (CV-2.2).
pub const ROW_CARDS: usize = 5;

/// The row of open art cards, the card farthest from the deck first.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Row {
    /// The numbers of the cards, a byte for each, the first card in the lowest byte; 0 means no card.
    cards: u64,
    tokens: u64,
}

/// A card in the row with its tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Slot {
    /// The card.
    pub card: Card,
    /// The number of tokens on the card.
    pub tokens: u8,
}

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;

impl Row {
    /// The number of cards in the row.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        8 - self.cards.leading_zeros() as usize / 8
    }

    /// Whether the row is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cards == 0
    }

    /// The cards with their tokens, the one farthest from the deck first.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        (0..self.len()).map(move |at| self.slot(at))
    }

    /// Lays `card` at the end of the row.
    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        self.cards |= (card.number() as u64) << (8 * self.len());
    }

    /// Takes the card that has `before` cards before it; the later cards slide.
    #[inline]
    pub(crate) fn take(&mut self, before: usize) -> Slot {
        let slot = self.slot(before);
        let stay = bytes(before);
        self.cards = self.cards & stay | self.cards >> 8 & !stay;
        self.tokens = self.tokens & stay | self.tokens >> 8 & !stay;
        slot
    }

    /// Puts a token on each of the first `n` cards.
    #[inline]
    pub(crate) const fn inspire(&mut self, n: usize) {
        self.tokens += EVERY_BYTE & bytes(n);
    }

    #[inline]
    fn slot(self, at: usize) -> Slot {
        let card = Card::new((self.cards >> (8 * at)) as u8);
        Slot { card: card.expect("the row is that long"), tokens: (self.tokens >> (8 * at)) as u8 }
    }
}

/// A mask of the lowest `n` bytes.
const fn bytes(n: usize) -> u64 {
    (1 << (8 * n)) - 1
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_cards_slide_with_their_tokens() {
        let mut row = Row::default();
        for number in [7, 128, 9] {
            row.push(Card::new(number).unwrap());
        }
        row.inspire(3);
        row.inspire(1);
        let taken = row.take(1);
        assert_eq!((taken.card.number(), taken.tokens), (128, 1));
        let left: Vec<_> = row.iter().map(|it| (it.card.number(), it.tokens)).collect();
        assert_eq!(left, [(7, 2), (9, 1)]);
        assert_eq!((row.len(), row.is_empty()), (2, false));
    }
}
