//! The pictures of Canvas: sixty transparent layers, twenty backgrounds, the strip of swatches, and
//! what lies on the table beside them.
//!
//! Everything is 600 wide and 840 high, so pictures laid over one another at the same size compose.

mod backgrounds;
mod motifs;
mod strip;
mod table;

use ::canvas::{Background, Card, Deck, Icons};

pub use table::{back, pictogram, ribbon, token};

use crate::Svg;

/// How wide and how high cards, backgrounds and paintings are.
pub const SIZE: [i32; 2] = [600, 840];

fn upright(body: String) -> Svg {
    Svg::new(SIZE[0], SIZE[1], body)
}

/// The motif of an art card alone, on nothing.
#[must_use]
pub fn motif(card: Card) -> Svg {
    upright(motifs::motif(card.number()).tell())
}

/// A strip of swatches alone, on nothing: what shows something is opaque, the other places are
/// only marked.
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

/// A clear sheet on a gray wall, with a sheen: neither light nor dark motifs are lost on it. Pages lay
/// motif and strip on the same sheet, drawn in their style.
const SHEET: &str = "<path fill=\"#bdb59d\" d=\"M0 0H600V840H0Z\"/>\
                     <path fill=\"#fff\" opacity=\".16\" d=\"M0 0H430L0 620Z\"/>\
                     <path fill=\"#fff\" opacity=\".14\" d=\"M520 0H600V60L60 840H0V750Z\"/>";

/// A background.
#[must_use]
pub fn background(background: Background) -> Svg {
    upright(backgrounds::background(background.0).tell())
}

/// What one sees of up to three cards, the lowest first (CV-3.4).
#[must_use]
pub fn seen(deck: Deck, cards: &[Card]) -> Icons {
    cards.iter().fold(Icons::default(), |under, card| under.under(deck.icons(*card)))
}

/// A whole painting: a background and up to three cards, the lowest first. Motifs lie over one
/// another; above them all is the strip, as the rules count it.
#[must_use]
pub fn painting(deck: Deck, on: Background, cards: &[Card]) -> Svg {
    let motifs = cards.iter().map(|card| motif(*card).body);
    let picture = motifs.fold(background(on).body, |under, motif| under + &motif);
    upright(picture + &strip(seen(deck, cards)).body)
}
