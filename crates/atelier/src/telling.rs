//! A view as JSON: the position in the words of the rulebook, and the prints of all cards. Programs that know
//! the cards can ask for the position alone.

use std::collections::BTreeMap;

use game::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::{
    components::{Card, Cards, Color, Kind},
    deck::Deck,
    objectives::Objective,
    ring::Ring,
    round::Step,
    scoring::Works,
    variants::Rules,
    view::{SeenHand, View},
};

#[derive(Serialize)]
struct ViewData<'v> {
    #[serde(flatten)]
    position: Position<'v>,
    #[serde(flatten)]
    print: CardPrints<'v>,
}

/// The position that a view shows: which card lies where.
#[derive(Debug, Serialize)]
pub struct Position<'v> {
    viewer: Viewer,
    rules: Rules,
    step: Step,
    round: u16,
    first: Seat,
    ring: Ring,
    pile: usize,
    unseen: Cards,
    discards: Cards,
    objectives: BTreeMap<&'static str, Option<Seat>>,
    painters: Vec<PainterData<'v>>,
}

/// The prints of the deck: the secondary colors, and by its name what every canvas gives and costs.
#[derive(Debug, Serialize)]
pub struct CardPrints<'v> {
    secondaries: Vec<(char, &'v str, [Color; 2])>,
    canvases: BTreeMap<String, Canvas>,
}

#[derive(Debug, Serialize)]
struct PainterData<'v> {
    hand: &'v SeenHand,
    /// The stacks of the palette, each from the bottom to the top.
    stacks: Vec<Vec<Card>>,
    turned: Cards,
    works: Works,
    points: i32,
}

#[derive(Debug, Serialize)]
struct Canvas {
    gives: Color,
    subject: Option<&'static str>,
    cost: String,
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
        let studio = &self.studio;
        let owner = |it: Objective| (it.name(), studio.objectives[it as usize]);
        Position {
            viewer: self.viewer,
            rules: studio.rules,
            step: studio.step,
            round: studio.round,
            first: studio.first,
            ring: studio.ring,
            pile: self.pile,
            unseen: self.unseen,
            discards: studio.discards,
            objectives: Objective::ALL.into_iter().map(owner).collect(),
            painters: studio.all_seats().map(|seat| self.seated(seat)).collect(),
        }
    }

    /// The prints of all cards of the deck.
    #[must_use]
    pub fn print(&self) -> CardPrints<'_> {
        let deck = self.studio.deck;
        let secondaries = deck.secondaries().iter();
        CardPrints {
            secondaries: secondaries.map(|it| (it.letter, &*it.name, it.parts)).collect(),
            canvases: canvases(deck),
        }
    }

    fn seated(&self, seat: Seat) -> PainterData<'_> {
        let palette = self.studio.palette(seat);
        PainterData {
            hand: &self.hands[seat.idx()],
            stacks: self.stacks(seat),
            turned: self.studio.turned & palette,
            works: self.studio.works(seat),
            points: self.studio.points(seat),
        }
    }

    /// The stacks in the palette of `seat`, each from the bottom to the top.
    #[must_use]
    pub fn stacks(&self, seat: Seat) -> Vec<Vec<Card>> {
        let visible = self.studio.palette(seat) - self.studio.covered;
        visible.iter().map(|top| self.stack(top)).collect()
    }

    fn stack(&self, top: Card) -> Vec<Card> {
        match top.kind() {
            Kind::Blank | Kind::Joker => vec![top],
            Kind::Drawn | Kind::Painted => {
                let mut stack = self.stack(self.studio.beneath(top));
                stack.push(top);
                stack
            }
        }
    }
}

fn canvases(deck: Deck) -> BTreeMap<String, Canvas> {
    let canvases = deck.cards().iter().filter(|card| card.kind() != Kind::Joker);
    let print = |card: Card| Canvas {
        gives: deck.gives(card),
        subject: deck.subject(card),
        cost: deck.cost(card),
    };
    canvases.map(|card| (card.to_string(), print(card))).collect()
}
