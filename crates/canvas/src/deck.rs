//! The art cards (CV-1.1): the sixty in the box, or a custom deck (CV-3.7).
//!
//! A deck never changes, so a state contains only a reference to it. Decks that are read from files are kept
//! until the program ends, equal ones once.

use std::{
    fmt::Write,
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use game::{Archive, BadSetup, Blank, Quote, Reason, deck_file};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cards, Element, Icon, Icons, Swatch},
    refused::Refused,
};

/// The side of a card on which its word stands (CV-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The left side of a card, which has adjectives.
    Left,
    /// The right side of a card, which has nouns.
    Right,
}

/// What is printed on an art card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Print {
    icons: Icons,
    side: Side,
}

/// A deck: all art cards of a game. Two decks are equal if they are printed alike.
#[derive(Clone, Copy)]
pub struct Deck(&'static Prints);

#[derive(Debug, PartialEq, Eq, Hash)]
struct Prints {
    cards: Vec<Print>,
}

/// The header of a deck's file.
const HEADER: &str = "id,word_side,red,yellow,green,blue,violet";
/// The smallest number of cards in a deck: enough to fill the row (CV-3.7).
const MIN_CARDS: usize = 5;

static BOX: LazyLock<Prints> = LazyLock::new(|| {
    read(include_str!("../data/art-cards.csv")).expect("the file is checked by a test")
});
static KEPT: Archive<Prints> = Archive::new();

impl Deck {
    /// The sixty cards in the box.
    #[must_use]
    pub fn standard() -> Deck {
        Deck(&BOX)
    }

    /// Reads a deck from the text of a file like `data/art-cards.csv`.
    ///
    /// # Errors
    ///
    /// Names the line, its mistake, and what would be right.
    pub fn read(text: &str) -> Result<Deck, BadSetup> {
        let prints = read(text)?;
        Ok(if prints == *BOX { Deck::standard() } else { Deck(KEPT.keep(prints)) })
    }

    /// All cards of the deck.
    #[must_use]
    pub fn cards(self) -> Cards {
        Cards::first(u8::try_from(self.0.cards.len()).expect("a deck has at most 128 cards"))
    }

    /// The icons on `card`.
    #[must_use]
    #[inline]
    pub fn icons(self, card: Card) -> Icons {
        self.0.cards[card.idx()].icons
    }

    /// The side of `card` on which its word stands.
    #[must_use]
    pub fn side(self, card: Card) -> Side {
        self.0.cards[card.idx()].side
    }

    /// The visible icons of three cards, bottom to top (CV-3.4).
    #[must_use]
    #[inline]
    pub fn layered(self, [bottom, middle, top]: [Card; 3]) -> Icons {
        self.icons(bottom).under(self.icons(middle)).under(self.icons(top))
    }

    /// The number of cards before `card` in the deck that have their word on the same side.
    #[must_use]
    pub fn rank(self, card: Card) -> usize {
        let side = self.side(card);
        self.0.cards[..card.idx()].iter().filter(|print| print.side == side).count()
    }

    /// The deck as the text of a file.
    #[must_use]
    pub fn to_csv(self) -> String {
        let mut text = format!("{HEADER}\n");
        for card in self.cards().iter() {
            let side = match self.side(card) {
                Side::Left => "left",
                Side::Right => "right",
            };
            let swatches = Swatch::ALL.map(|swatch| icons_text(self.icons(card), swatch));
            writeln!(text, "{},{side},{}", card.number(), swatches.join(","))
                .expect("a string takes all");
        }
        text
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Deck::standard() {
            self.0.cards.hash(state);
        }
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Deck of {}", self.0.cards.len())
    }
}

/// The icons in a swatch, in the format of a deck's file: `hue+bonus_tone`.
#[must_use]
pub fn icons_text(icons: Icons, swatch: Swatch) -> String {
    let names = icons.at(swatch).map(|icon| match icon {
        Icon::Element(element) => element.name().to_owned(),
        Icon::Bonus(element) => format!("bonus_{}", element.name()),
    });
    names.collect::<Vec<_>>().join("+")
}

#[derive(Deserialize)]
struct CardRow {
    id: String,
    word_side: String,
    red: String,
    yellow: String,
    green: String,
    blue: String,
    violet: String,
}

fn read(text: &str) -> Result<Prints, BadSetup> {
    let mut cards = Vec::new();
    for line in deck_file::lines::<CardRow>(text, HEADER).map_err(refuse)? {
        cards.push(print(cards.len() + 1, &line)?);
        if usize::from(Card::MAX_CARDS) < cards.len() {
            break;
        }
    }
    if !(MIN_CARDS..=usize::from(Card::MAX_CARDS)).contains(&cards.len()) {
        let (fewest, most) = (MIN_CARDS, Card::MAX_CARDS);
        let few = cards.len() < fewest;
        let found = if few { Blank::from(cards.len()) } else { Refused::DeckMore.into() };
        return Err(refuse(Refused::DeckSize { fewest, most, found }));
    }
    Ok(Prints { cards })
}

fn print(number: usize, line: &CardRow) -> Result<Print, BadSetup> {
    if line.id != number.to_string() {
        return Err(refuse(Refused::DeckNumber { number, found: Quote::new(&line.id) }));
    }
    let side = match line.word_side.as_str() {
        "left" => Side::Left,
        "right" => Side::Right,
        other => {
            return Err(refuse(Refused::DeckSide { number, side: Quote::new(other) }));
        }
    };
    let texts = [&line.red, &line.yellow, &line.green, &line.blue, &line.violet];
    let mut icons = Icons::default();
    for (swatch, text) in Swatch::ALL.into_iter().zip(texts) {
        icons = add_icons(icons, swatch, text).map_err(|why| {
            let (swatch, text) = (swatch.name(), Quote::new(text));
            refuse(Refused::DeckSwatch { number, swatch, text, why: why.into() })
        })?;
    }
    Ok(Print { icons, side })
}

fn add_icons(icons: Icons, swatch: Swatch, text: &str) -> Result<Icons, Refused> {
    let mut all = icons;
    for (at, name) in text.split('+').map(str::trim).filter(|_| !text.is_empty()).enumerate() {
        let icon = icon(name).ok_or(Refused::DeckIcon)?;
        if at == 2 || all.shows(swatch, icon) {
            return Err(Refused::DeckIcons);
        }
        all = all.with(swatch, icon);
    }
    Ok(all)
}

fn icon(name: &str) -> Option<Icon> {
    let (kind, name): (fn(Element) -> Icon, _) = match name.strip_prefix("bonus_") {
        Some(name) => (Icon::Bonus, name),
        None => (Icon::Element, name),
    };
    Element::ALL.into_iter().find(|it| it.name() == name).map(kind)
}

fn refuse(reason: impl Into<Reason>) -> BadSetup {
    BadSetup::by("CV-1.1", reason)
}
