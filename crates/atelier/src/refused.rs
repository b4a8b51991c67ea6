//! The reasons why options, decks and notation of Atelier are refused, and the names of cards and colors in
//! them.

use game::{Blank, Quote, Reason, reasons, words};

use crate::{
    components::{Card, Color, Kind},
    ring::Slot,
};

reasons! {
    /// A reason why options, files or a text in notation are refused.
    pub enum Refused {
        ActionNotation
            = "no-notation-atelier", "an action: draw ring SLOT, draw deck, lay CARD, on CARD, turn COLOR, pay CARD, discard CARD, done or pass";
        ChanceNotation
            = "no-notation-atelier-luck", "luck: start SEAT, deal SEAT CARD or ring SLOT CARD";
        CardNotation
            = "no-notation-card", "a card, such as blank-07, drawn-12, painted-01 or joker-10";

        TwoFiles
            = "no-at-two-files", "deck and secondaries are two files: give them different names";
        EmptyDeck = "no-at-empty", "a deck has at least one card";
        Card { card: Quote, why: Reason } = "no-at-card", "the card «{card}»: {why}";
        Type
            = "no-at-type", "its type is blank, drawn, painted or joker, and its id begins with it";
        JokerPlain = "no-at-joker-plain", "a joker gives *, has no subject and costs nothing";
        Gives = "no-at-gives", "it gives one color: C, M, Y, W or K";
        Room { room: u8, kind: &'static str }
            = "no-at-room", "a deck has at most {room} cards of the type {kind}, this one has more";
        Number { found: Quote, next: String }
            = "no-at-number", "«{found}» stands where {next} is expected: number each type 01, 02, …";
        BlankSubject = "no-at-blank-subject", "a blank canvas has no subject";
        NoSubject = "no-at-no-subject", "its subject is missing";
        Subject
            = "no-at-subject", "a subject is written without commas and quotes, on one line";
        Cost { most: usize } = "no-at-cost", "a cost has at most {most} letters";
        CostSecondary { letter: char }
            = "no-at-cost-secondary", "«{letter}»: only painted canvases ask for secondary colors";
        CostColor { letter: char }
            = "no-at-cost-color", "«{letter}» is no color of a cost: C, M, Y, W, K or a secondary color";

        Secondaries { why: String, example: &'static str }
            = "no-at-secondaries", "the secondary colors cannot be read: {why}; write [secondary] and lines such as {example}";
        SameParts { one: char, other: char }
            = "no-at-same-parts", "{one} and {other} are mixed from the same colors";
        Letter { letter: Quote }
            = "no-at-letter", "«{letter}» cannot stand for a secondary color: take a capital letter other than C, M, Y, W and K";
        Nameless { letter: String }
            = "no-at-nameless", "the secondary color {letter} has no name";
        Parts { letter: char }
            = "no-at-parts", "the secondary color {letter} is mixed from two different colors of C, M, Y, W and K";

        BlankCard { number: String } = "no-card-blank", "blank-{number}";
        DrawnCard { number: String } = "no-card-drawn", "drawn-{number}";
        PaintedCard { number: String } = "no-card-painted", "painted-{number}";
        JokerCard { number: String } = "no-card-joker", "joker-{number}";
    }
}

words! {
    "color" => Color,
    "kind" => Kind,
}

/// The name of a card in a reason, which other languages translate; in English it is the notation.
impl From<Card> for Blank {
    fn from(card: Card) -> Blank {
        let number = format!("{:02}", card.number());
        match card.kind() {
            Kind::Blank => Refused::BlankCard { number },
            Kind::Drawn => Refused::DrawnCard { number },
            Kind::Painted => Refused::PaintedCard { number },
            Kind::Joker => Refused::JokerCard { number },
        }
        .into()
    }
}

impl From<Slot> for Blank {
    fn from(slot: Slot) -> Blank {
        slot.number().into()
    }
}
