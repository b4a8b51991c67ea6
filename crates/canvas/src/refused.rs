//! The reasons why options, decks and notation of Canvas are refused.

use game::{Blank, Quote, Reason, reasons};

use crate::components::{Background, Card};

reasons! {
    /// A reason why options, a deck or a text in notation are refused.
    pub enum Refused {
        ActionNotation
            = "no-notation-canvas", "an action: take POSITION, lay CARD, background NUMBER, vote SEAT or abstain";
        ChanceNotation
            = "no-notation-canvas-luck", "luck: scoring NAME, row POSITION #CARD, background SEAT NUMBER, start SEAT or toss NUMBER";

        NoOption { name: Quote }
            = "no-cv-option", "there is no option «{name}»: the options are scenario, cards, solo, jury, deck and rules";
        NoCards { value: Quote, names: String }
            = "no-cv-cards", "cards cannot be «{value}»: it is some of {names}, with commas";
        PickedTwice = "no-cv-picked-twice", "a scoring card is picked twice";
        PicksFour { picked: usize }
            = "no-cv-picks-four", "the table picks four scoring cards, not {picked}";
        ScenarioCards { name: &'static str, free: u8, picked: usize }
            = "no-cv-scenario-cards", "{name} is played with {free} scoring cards, not {picked}";
        PickedWhen
            = "no-cv-picked-when", "scoring cards are picked with scenario=picked or scenario=chill only";
        Solo = "no-cv-solo", "the solo modes are for one player";
        Jury = "no-cv-jury", "one player alone needs no jury";
        Places = "no-cv-places", "there are places for four scoring cards";

        DeckSize { fewest: usize, most: u8, found: Blank }
            = "no-cv-deck-size", "a deck has {fewest} to {most} cards, this one has {found}";
        DeckMore = "no-cv-deck-more", "more";
        DeckNumber { number: usize, found: Quote }
            = "no-cv-deck-number", "card {number} is numbered «{found}»: number them 1, 2, 3, …";
        DeckSide { number: usize, side: Quote }
            = "no-cv-deck-side", "card {number} has its word on side «{side}»: it is left or right";
        DeckSwatch { number: usize, swatch: &'static str, text: Quote, why: Reason }
            = "no-cv-deck-swatch", "card {number}, swatch {swatch}: «{text}»: {why}";
        DeckIcon
            = "no-cv-deck-icon", "an icon is hue, shape, texture, tone, bonus_hue, bonus_shape, bonus_texture or bonus_tone";
        DeckIcons
            = "no-cv-deck-icons", "a swatch shows one icon, or two different ones joined by +";
    }
}

impl From<Card> for Blank {
    fn from(card: Card) -> Blank {
        card.number().into()
    }
}

impl From<Background> for Blank {
    fn from(Background(number): Background) -> Blank {
        number.into()
    }
}
