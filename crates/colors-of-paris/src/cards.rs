//! Painting cards by their numbers (CP-1.4), and sets of them. Their prints are in `paintings`.

use std::num::NonZeroU8;

use serde::Serialize;

/// A painting card, by its number from 1 (CP-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Card(NonZeroU8);

impl Card {
    /// The number of painting cards.
    pub const ALL: u8 = 32;

    /// The card with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Card::ALL => Some(Card(number)),
            _ => None,
        }
    }

    /// The number of the card.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The index of the card in a list of all cards.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        // The mask tells the compiler what the constructor has checked.
        (self.0.get() as usize - 1) & 31
    }
}

impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

/// A set of painting cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(pub u32);

impl Cards {
    /// All cards of the box.
    pub const ALL: Cards = Cards(u32::MAX);

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.idx() & 1 == 1
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds `card`.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card.idx();
    }

    /// Removes `card`.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.idx());
    }

    /// The cards that are not in `others`.
    #[must_use]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// The cards, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(|bit| Card(NonZeroU8::MIN.saturating_add(bit)))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The numbers of the bits that are set, the lowest first.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a word has 32 bits")]
pub(crate) fn bits(mut word: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as u8;
        let is_left = word != 0;
        word &= word.wrapping_sub(1);
        is_left.then_some(bit)
    })
}
