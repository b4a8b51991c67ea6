//! A view as machines read it: the names of the rulebook, and the print of every card. What lies where
//! is told by itself too, for those who know the cards.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::{
    components::{Backgrounds, Card, Cards, Swatch},
    conditions::Condition,
    deck::{Deck, Side, icons_text},
    round::Step,
    row::Row,
    state::Painting,
    variants::Rules,
    view::{View, Vote},
};

#[derive(Serialize)]
struct Told<'v> {
    #[serde(flatten)]
    position: Position<'v>,
    #[serde(flatten)]
    print: Print,
}

/// What lies where.
#[derive(Debug, Serialize)]
pub struct Position<'v> {
    viewer: game::Viewer,
    #[serde(flatten)]
    rules: Rules,
    step: Step,
    scoring: Vec<ScoringCard>,
    row: Row,
    desk: &'v [Card],
    painters: Vec<Seated<'v>>,
    aside: u8,
    pile: Cards,
    removed: Cards,
    votes: &'v [Vote],
}

/// What is printed on every card of the deck, by number.
#[derive(Debug, Serialize)]
pub struct Print {
    art: BTreeMap<u8, Art>,
}

#[derive(Debug, Serialize)]
struct ScoringCard {
    name: Condition,
    track: &'static [u8],
}

#[derive(Debug, Serialize)]
struct Seated<'v> {
    hand: Cards,
    tokens: u8,
    backgrounds: Backgrounds,
    paintings: &'v [Painting],
    ribbons: [u8; 5],
}

#[derive(Debug, Serialize)]
struct Art {
    side: Side,
    swatches: [String; 5],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Told { position: self.position(), print: self.print() }.serialize(serializer)
    }
}

impl View {
    /// What lies where, without what is printed on every card.
    #[must_use]
    pub fn position(&self) -> Position<'_> {
        let scoring = |it: &Condition| ScoringCard { name: *it, track: it.track() };
        let painters = self.painters.iter().map(|it| Seated {
            hand: it.hand,
            tokens: it.tokens,
            backgrounds: it.backgrounds,
            paintings: &it.paintings,
            ribbons: it.ribbons,
        });
        Position {
            viewer: self.viewer,
            rules: self.rules,
            step: self.step(),
            scoring: self.scoring.iter().map(scoring).collect(),
            row: self.row,
            desk: &self.desk,
            painters: painters.collect(),
            aside: self.aside,
            pile: self.pile,
            removed: self.removed,
            votes: &self.votes[..self.painters.len()],
        }
    }

    /// What is printed on every card, in whatever pile it lies.
    #[must_use]
    pub fn print(&self) -> Print {
        let cards = self.deck.cards();
        Print { art: cards.iter().map(|card| (card.number(), art(self.deck, card))).collect() }
    }
}

fn art(deck: Deck, card: Card) -> Art {
    let icons = deck.icons(card);
    Art { side: deck.side(card), swatches: Swatch::ALL.map(|swatch| icons_text(icons, swatch)) }
}
