//! A view as machines read it: the names of the rulebook, and the print of every card.

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
    /// By number, what is printed on every card of the deck.
    art: BTreeMap<u8, Print>,
}

#[derive(Serialize)]
struct ScoringCard {
    name: Condition,
    track: &'static [u8],
}

#[derive(Serialize)]
struct Seated<'v> {
    hand: Cards,
    tokens: u8,
    backgrounds: Backgrounds,
    paintings: &'v [Painting],
    ribbons: [u8; 5],
}

#[derive(Serialize)]
struct Print {
    side: Side,
    swatches: [String; 5],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scoring = |it: &Condition| ScoringCard { name: *it, track: it.track() };
        let painters = self.painters.iter().map(|it| Seated {
            hand: it.hand,
            tokens: it.tokens,
            backgrounds: it.backgrounds,
            paintings: &it.paintings,
            ribbons: it.ribbons,
        });
        let told = Told {
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
            art: self
                .deck
                .cards()
                .iter()
                .map(|card| (card.number(), print(self.deck, card)))
                .collect(),
        };
        told.serialize(serializer)
    }
}

fn print(deck: Deck, card: Card) -> Print {
    let icons = deck.icons(card);
    Print { side: deck.side(card), swatches: Swatch::ALL.map(|swatch| icons_text(icons, swatch)) }
}
