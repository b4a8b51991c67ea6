//! A view as JSON: the position in the words of the rulebook, and the prints of all cards. Programs that know
//! the cards can ask for the position alone.

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
struct ViewData<'v> {
    #[serde(flatten)]
    position: Position<'v>,
    #[serde(flatten)]
    print: CardPrints,
}

/// The position that a view shows: which component lies where.
#[derive(Debug, Serialize)]
pub struct Position<'v> {
    viewer: game::Viewer,
    #[serde(flatten)]
    rules: Rules,
    step: Step,
    scoring: Vec<ScoringCard>,
    row: Row,
    desk: &'v [Card],
    painters: Vec<PainterData<'v>>,
    aside: u8,
    pile: Cards,
    removed: Cards,
    votes: &'v [Vote],
}

/// The prints of all cards of the deck, by number.
#[derive(Debug, Serialize)]
pub struct CardPrints {
    art: BTreeMap<u8, Art>,
}

#[derive(Debug, Serialize)]
struct ScoringCard {
    name: Condition,
    track: &'static [u8],
}

#[derive(Debug, Serialize)]
struct PainterData<'v> {
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
        ViewData { position: self.position(), print: self.print() }.serialize(serializer)
    }
}

impl View {
    /// The position, without the prints of the cards.
    #[must_use]
    pub fn position(&self) -> Position<'_> {
        let scoring = |it: &Condition| ScoringCard { name: *it, track: it.track() };
        let painters = self.painters.iter().map(|it| PainterData {
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

    /// The prints of all cards of the deck.
    #[must_use]
    pub fn print(&self) -> CardPrints {
        let cards = self.deck.cards();
        CardPrints { art: cards.iter().map(|card| (card.number(), art(self.deck, card))).collect() }
    }
}

fn art(deck: Deck, card: Card) -> Art {
    let icons = deck.icons(card);
    Art { side: deck.side(card), swatches: Swatch::ALL.map(|swatch| icons_text(icons, swatch)) }
}
