//! What is in the box (AT-1): canvases of three types that give colors, and jokers.
//!
//! Cards are numbered by type, with room to spare for custom decks. So the type of a card follows from its
//! number in every deck, and every type is one mask.

use game::{Bag, Piece};
use serde::{Serialize, Serializer};

/// The greatest number of players (AT-1.1).
pub const MAX_SEATS: usize = 5;

/// A color that canvases give (AT-1.2), in the order in which it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// A primary color.
    Cyan,
    /// A primary color.
    Magenta,
    /// A primary color.
    Yellow,
    /// White. A *blank* canvas has nothing to do with it.
    White,
    /// Black, which costs write as K, as printers do.
    Black,
}

impl Color {
    /// The five colors.
    pub const ALL: [Color; 5] =
        [Color::Cyan, Color::Magenta, Color::Yellow, Color::White, Color::Black];

    /// The primary colors (AT-1.2), which jokers stand for (AT-4.6).
    pub const PRIMARIES: [Color; 3] = [Color::Cyan, Color::Magenta, Color::Yellow];

    /// The name of the color.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Cyan => "cyan",
            Color::Magenta => "magenta",
            Color::Yellow => "yellow",
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The letter of the color in costs.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Cyan => 'C',
            Color::Magenta => 'M',
            Color::Yellow => 'Y',
            Color::White => 'W',
            Color::Black => 'K',
        }
    }

    /// The color with this letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Color> {
        Color::ALL.into_iter().find(|it| it.letter() == letter)
    }
}

/// The type of a card (AT-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A blank canvas.
    Blank,
    /// A drawn canvas.
    Drawn,
    /// A painted canvas.
    Painted,
    /// A joker.
    Joker,
}

impl Kind {
    /// The four types.
    pub const ALL: [Kind; 4] = [Kind::Blank, Kind::Drawn, Kind::Painted, Kind::Joker];

    /// The name of the type, with which the names of its cards begin.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Blank => "blank",
            Kind::Drawn => "drawn",
            Kind::Painted => "painted",
            Kind::Joker => "joker",
        }
    }

    /// The greatest number of cards of the type in a deck.
    #[must_use]
    pub const fn room(self) -> u8 {
        match self {
            Kind::Blank => 48,
            Kind::Drawn => 36,
            Kind::Painted => 28,
            Kind::Joker => 16,
        }
    }

    /// The greatest number of canvases of the type that are laid down in a turn (AT-3.3).
    #[must_use]
    pub const fn limit(self) -> u8 {
        match self {
            Kind::Blank => 3,
            Kind::Drawn => 2,
            Kind::Painted => 1,
            Kind::Joker => 0,
        }
    }

    /// The index of the first card of the type.
    const fn first(self) -> u8 {
        match self {
            Kind::Blank => 0,
            Kind::Drawn => 48,
            Kind::Painted => 84,
            Kind::Joker => 112,
        }
    }

    /// All cards of the type.
    #[must_use]
    pub const fn cards(self) -> Cards {
        Cards::of_bits(((1 << self.room()) - 1) << self.first())
    }
}

/// The blank canvases.
pub const BLANK: Cards = Kind::Blank.cards();
/// The drawn canvases.
pub const DRAWN: Cards = Kind::Drawn.cards();
/// The painted canvases.
pub const PAINTED: Cards = Kind::Painted.cards();
/// The jokers.
pub const JOKERS: Cards = Kind::Joker.cards();

/// A card, by its type and its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards.
pub type Cards = Bag<Card>;

impl Card {
    /// The greatest number of cards in a deck.
    pub const MAX_CARDS: usize = 128;

    /// The card of a type with this number, from 1.
    #[must_use]
    pub const fn new(kind: Kind, number: u8) -> Option<Card> {
        if number == 0 || kind.room() < number {
            return None;
        }
        Some(Card(kind.first() + number - 1))
    }

    /// The type of the card.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..48 => Kind::Blank,
            48..84 => Kind::Drawn,
            84..112 => Kind::Painted,
            _ => Kind::Joker,
        }
    }

    /// The number of the card within its type, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 - self.kind().first() + 1
    }

    /// The index of the card in a list of all cards.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        // The mask tells the compiler what every constructor has seen to.
        self.0 as usize & (Card::MAX_CARDS - 1)
    }
}

impl Piece for Card {
    #[inline]
    fn bit(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_bit(bit: u8) -> Card {
        Card(bit)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_card() {
        let mut all = Cards::EMPTY;
        for kind in Kind::ALL {
            assert!(Card::new(kind, 0).is_none() && Card::new(kind, kind.room() + 1).is_none());
            for number in 1..=kind.room() {
                let card = Card::new(kind, number).unwrap();
                assert_eq!((card.kind(), card.number()), (kind, number));
                assert!(kind.cards().contains(card) && !all.contains(card));
                all.add(card);
            }
        }
        assert_eq!(all.len(), Card::MAX_CARDS);
    }
}
