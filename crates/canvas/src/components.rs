//! What is in the box (CV-1): art cards with their icons, backgrounds, ribbons.
//!
//! The icons of a card are one machine word of nine lanes of five bits; in each lane there is a bit for each
//! swatch, from left to right. Four lanes say in which swatches an element shows, four say the same of its
//! bonus icon, and the last lane says which swatches show anything. So laying a card on a painting is an `and`
//! and an `or`.

#![expect(clippy::cast_possible_truncation, reason = "words are cut into halves on purpose")]

use std::num::NonZeroU8;

use game::{bag::only, luck::nth_bit};
use serde::Serialize;

/// The number of swatches on a card.
pub const SWATCHES: u32 = 5;
/// The number of backgrounds in the box (CV-1.4).
pub const BACKGROUNDS: u8 = 20;
/// The number of inspiration tokens that each player starts with (CV-2.3).
pub const STARTING_TOKENS: u8 = 4;

/// An element of design (CV-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Element {
    /// The element hue: color.
    Hue,
    /// The element shape: form.
    Shape,
    /// The element texture: surface.
    Texture,
    /// The element tone: light and dark.
    Tone,
}

impl Element {
    /// The four elements, in the order of their lanes.
    pub const ALL: [Element; 4] = [Element::Hue, Element::Shape, Element::Texture, Element::Tone];

    /// The name of the element, as files write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Element::Hue => "hue",
            Element::Shape => "shape",
            Element::Texture => "texture",
            Element::Tone => "tone",
        }
    }
}

/// One of the five places for icons, from left to right (CV-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Swatch {
    /// The leftmost swatch.
    Red,
    /// The second swatch from the left.
    Yellow,
    /// The middle swatch.
    Green,
    /// The fourth swatch from the left.
    Blue,
    /// The rightmost swatch.
    Violet,
}

impl Swatch {
    /// The five swatches, from left to right.
    pub const ALL: [Swatch; 5] =
        [Swatch::Red, Swatch::Yellow, Swatch::Green, Swatch::Blue, Swatch::Violet];

    /// The name of the swatch, which is its color.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Swatch::Red => "red",
            Swatch::Yellow => "yellow",
            Swatch::Green => "green",
            Swatch::Blue => "blue",
            Swatch::Violet => "violet",
        }
    }
}

/// One icon: an element, or the bonus icon of an element (CV-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// An element, which counts for conditions.
    Element(Element),
    /// A bonus icon, which earns ribbons for the elements of its kind.
    Bonus(Element),
}

impl Icon {
    const fn lane(self) -> u32 {
        match self {
            Icon::Element(element) => element as u32,
            Icon::Bonus(element) => 4 + element as u32,
        }
    }
}

/// The icons of a card, or the visible icons of a painting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u64);

const LANE: u64 = 0b1_1111;
const FILLED: u32 = 8;
/// A word with the lowest bit of every lane set. Multiplied by the content of one lane, it copies that content
/// into all lanes.
const EVERY_LANE: u64 = 0x108_4210_8421;

impl Icons {
    /// These icons with `icon` added in `swatch`.
    #[must_use]
    pub const fn with(self, swatch: Swatch, icon: Icon) -> Icons {
        let bit = 1 << swatch as u32;
        Icons(self.0 | bit << (icon.lane() * SWATCHES) | bit << (FILLED * SWATCHES))
    }

    /// Whether `icon` shows in `swatch`.
    #[must_use]
    pub const fn shows(self, swatch: Swatch, icon: Icon) -> bool {
        self.lane(icon.lane()) >> swatch as u32 & 1 == 1
    }

    /// The visible icons when a card with the icons `top` is laid on these (CV-3.4): a swatch of the upper card
    /// that shows anything covers what lies beneath.
    #[must_use]
    #[inline]
    pub const fn under(self, top: Icons) -> Icons {
        Icons(self.0 & !(top.lane(FILLED) * EVERY_LANE) | top.0)
    }

    /// The swatches that show `element`, the leftmost as the lowest bit.
    #[must_use]
    #[inline]
    pub const fn of(self, element: Element) -> u64 {
        self.lane(element as u32)
    }

    /// The swatches that show the bonus icon of `element`.
    #[must_use]
    #[inline]
    pub const fn bonus(self, element: Element) -> u64 {
        self.lane(4 + element as u32)
    }

    /// The swatches that show any icon.
    #[must_use]
    #[inline]
    pub const fn filled(self) -> u64 {
        self.lane(FILLED)
    }

    /// All lanes of elements side by side: hue, shape, texture, tone, five bits each.
    #[must_use]
    #[inline]
    pub const fn elements(self) -> u64 {
        self.0 & 0xF_FFFF
    }

    /// The icons in `swatch`, elements first.
    pub fn at(self, swatch: Swatch) -> impl Iterator<Item = Icon> {
        let all = Element::ALL.map(Icon::Element).into_iter().chain(Element::ALL.map(Icon::Bonus));
        all.filter(move |icon| self.shows(swatch, *icon))
    }

    #[inline]
    const fn lane(self, lane: u32) -> u64 {
        self.0 >> (lane * SWATCHES) & LANE
    }
}

/// An art card, by the number on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Card(NonZeroU8);

impl Card {
    /// The greatest number of cards in a deck.
    pub const MAX_CARDS: u8 = 128;

    /// The card with this number, from 1 to [`Card::MAX_CARDS`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Card::MAX_CARDS => Some(Card(number)),
            _ => None,
        }
    }

    /// The number on the card.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The index of the card in a list of all cards.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

/// A set of art cards. Piles and hands are sets, because nobody may know the order of a pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub u128);

impl Cards {
    /// The first `n` cards.
    #[must_use]
    pub const fn first(n: u8) -> Cards {
        Cards(if n < 128 { (1 << n) - 1 } else { u128::MAX })
    }

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

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds `card`.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 |= only(card.idx() as u8);
    }

    /// Removes `card`.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        self.0 &= !only(card.idx() as u8);
    }

    /// The `n`th card by number, from 0. The set must have more than `n`.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Card {
        Card::new(nth_bit(self.0, n) as u8 + 1).expect("a bit is a card")
    }

    /// The cards, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(|bit| Card::new(bit + 1).expect("a bit is a card"))
    }
}

/// The numbers of the bits that are set, the lowest first. The two words are taken one after the other, because
/// the second is often empty.
#[inline]
fn bits(set: u128) -> impl Iterator<Item = u8> {
    let (mut low, mut high) = (set as u64, (set >> 64) as u64);
    std::iter::from_fn(move || {
        let (word, first) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
        let bit = word.trailing_zeros() as u8;
        let is_left = *word != 0;
        *word &= word.wrapping_sub(1);
        is_left.then_some(first + bit)
    })
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A background, by its number from 1 (CV-1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Background(pub u8);

impl Background {
    const fn bit(self) -> u32 {
        1 << (self.0 - 1)
    }
}

/// A set of backgrounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Backgrounds(pub u32);

impl Backgrounds {
    /// All backgrounds of the box.
    pub const ALL: Backgrounds = Backgrounds((1 << BACKGROUNDS) - 1);

    /// Whether `background` is in the set.
    #[must_use]
    pub const fn contains(self, background: Background) -> bool {
        self.0 & background.bit() != 0
    }

    /// The number of backgrounds.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds `background`.
    #[inline]
    pub const fn add(&mut self, background: Background) {
        self.0 |= background.bit();
    }

    /// Removes `background`.
    #[inline]
    pub const fn take(&mut self, background: Background) {
        self.0 &= !background.bit();
    }

    /// The `n`th background by number, from 0. The set must have more than `n`.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Background {
        Background(nth_bit(self.0.into(), n) as u8 + 1)
    }

    /// The backgrounds, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Background> {
        bits(u128::from(self.0)).map(|bit| Background(bit + 1))
    }
}

impl Serialize for Backgrounds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The colors of ribbons (CV-1.3): one for each place of a scoring card, and gray for bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Red: the color of the first scoring card.
    Red,
    /// Green: the color of the second scoring card.
    Green,
    /// Blue: the color of the third scoring card.
    Blue,
    /// Violet: the color of the fourth scoring card.
    Violet,
    /// Gray: the color of ribbons for bonus icons.
    Gray,
}

impl Color {
    /// The colors, in the order of the places.
    pub const ALL: [Color; 5] = [Color::Red, Color::Green, Color::Blue, Color::Violet, Color::Gray];

    /// The name of the color.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Green => "green",
            Color::Blue => "blue",
            Color::Violet => "violet",
            Color::Gray => "gray",
        }
    }
}
