//! The pictures of Canvas: sixty transparent motifs, twenty backgrounds, strips of swatches, ribbons, tokens
//! and pictograms.
//!
//! Motifs, strips and backgrounds are 600 wide and 840 high, so that they compose when they are laid over one
//! another.

mod backgrounds;
mod motifs;
mod strip;
mod table;

use ::canvas::{Background, Card, Deck, Icons};

pub use table::{back, pictogram, ribbon, token};

use crate::Svg;

/// The width and the height of cards, backgrounds and paintings.
pub const SIZE: [i32; 2] = [600, 840];

fn upright(body: String) -> Svg {
    Svg::new(SIZE[0], SIZE[1], body)
}

/// The motif of an art card alone, on a transparent ground.
#[must_use]
pub fn motif(card: Card) -> Svg {
    upright(motifs::motif(card.number()).tell())
}

/// A strip of swatches alone, on a transparent ground: filled swatches are opaque, empty ones are only marked.
#[must_use]
pub fn strip(icons: Icons) -> Svg {
    upright(strip::places(icons) + &strip::strip(icons))
}

/// An art card as it lies in the row or in a hand: its motif and its swatches on a clear sheet.
#[must_use]
pub fn card(deck: Deck, card: Card) -> Svg {
    let icons = deck.icons(card);
    upright(SHEET.to_owned() + &motif(card).body + &strip(icons).body)
}

/// The sheet behind a card: clear, on a gray wall, with a sheen, so that both light and dark motifs can be
/// seen. Pages draw the same sheet in their style.
const SHEET: &str = "<path fill=\"#bdb59d\" d=\"M0 0H600V840H0Z\"/>\
                     <path fill=\"#fff\" opacity=\".16\" d=\"M0 0H430L0 620Z\"/>\
                     <path fill=\"#fff\" opacity=\".14\" d=\"M520 0H600V60L60 840H0V750Z\"/>";

/// A background.
#[must_use]
pub fn background(background: Background) -> Svg {
    upright(backgrounds::background(background.0).tell())
}

/// The visible icons of up to three cards, the lowest first (CV-3.4).
#[must_use]
pub fn seen(deck: Deck, cards: &[Card]) -> Icons {
    cards.iter().fold(Icons::default(), |under, card| under.under(deck.icons(*card)))
}

/// A painting: a background and the motifs of up to three cards, the lowest first, with the strip of visible
/// icons above them.
#[must_use]
pub fn painting(deck: Deck, on: Background, cards: &[Card]) -> Svg {
    let motifs = cards.iter().map(|card| motif(*card).body);
    let picture = motifs.fold(background(on).body, |under, motif| under + &motif);
    upright(picture + &strip(seen(deck, cards)).body)
}
