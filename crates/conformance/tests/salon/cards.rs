//! The cards of the toy title, their pigments, and sets of cards (SL-1.1).

use std::fmt;

use ::game::Luck;
use serde::Serialize;

/// A card, by its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) struct Card(pub(crate) u8);

impl Card {
    /// The pigment of the card: the pigments take turns by the number of the card (SL-1.1).
    pub(crate) fn pigment(self) -> Pigment {
        PIGMENTS[usize::from(self.0 % 3)]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A pigment of the toy title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Pigment {
    Ochre,
    Azure,
    Carmine,
}

/// All pigments.
pub(crate) const PIGMENTS: [Pigment; 3] = [Pigment::Ochre, Pigment::Azure, Pigment::Carmine];

/// The light of a round (SL-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Light {
    Gray,
    Gold,
}

/// A set of cards, without an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Cards(u32);

impl Cards {
    /// The cards 1 to `n`.
    pub(crate) fn first(n: u8) -> Cards {
        (1..=n).map(Card).collect()
    }

    pub(crate) fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("a word has few bits")
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        (0..32).map(Card).filter(move |card| self.has(*card))
    }

    /// The cards of the set with this pigment.
    pub(crate) fn of(self, pigment: Pigment) -> Cards {
        self.iter().filter(|card| card.pigment() == pigment).collect()
    }

    /// The cards that are in both sets.
    pub(crate) fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are in either set.
    pub(crate) fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in the other set.
    pub(crate) fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// A random card of the set, each as likely as the others.
    pub(crate) fn any(self, luck: &mut impl Luck) -> Card {
        Card(u8::try_from(luck.bit(self.0.into())).expect("a card's number is small"))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
