//! The pictures of Canvas: sixty transparent layers, twenty backgrounds, the strip of swatches, and
//! what lies on the table beside them.
//!
//! Everything is 600 wide and 840 high, so pictures laid over one another at the same size compose.

mod backgrounds;
mod motifs;
mod strip;

use ::canvas::{Background, Card, Deck, Icons};

use crate::Svg;

/// How wide and how high cards, backgrounds and paintings are.
pub const SIZE: [i32; 2] = [600, 840];

fn sheet(body: String) -> Svg {
    Svg::new(SIZE[0], SIZE[1], body)
}

/// The motif of an art card alone, on nothing.
#[must_use]
pub fn motif(card: Card) -> Svg {
    sheet(motifs::motif(card.number()).tell())
}

/// The swatches that show something, alone, on nothing.
#[must_use]
pub fn swatches(icons: Icons) -> Svg {
    sheet(strip::strip(icons))
}

/// An art card as a transparent layer: its motif and its swatches.
#[must_use]
pub fn layer(deck: Deck, card: Card) -> Svg {
    sheet(motifs::motif(card.number()).tell() + &strip::strip(deck.icons(card)))
}

/// A background, with the places of the swatches.
#[must_use]
pub fn background(background: Background) -> Svg {
    sheet(backgrounds::background(background.0).tell() + &strip::places())
}

/// A whole painting: a background and up to three cards, the lowest first.
#[must_use]
pub fn painting(deck: Deck, on: Background, cards: &[Card]) -> Svg {
    let layers = cards.iter().map(|card| layer(deck, *card).body);
    sheet(layers.fold(background(on).body, |under, layer| under + &layer))
}
