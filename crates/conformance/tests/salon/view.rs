//! The secrets of the toy title: views, sight of events, and states imagined from a view.

use ::game::{Event, EventOf, Luck, Seat, Sight, Viewer};
use serde::Serialize;

use super::{
    Deck, Fault, Salon,
    cards::{Card, Cards, Light, PIGMENTS, Pigment},
    state::{Painter, Step},
};

/// A view: what one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct View {
    viewer: Viewer,
    deck: Deck,
    fault: Option<Fault>,
    bag: u8,
    row: Cards,
    light: Option<Light>,
    painters: Vec<Seen>,
    round: u8,
    agenda: Vec<Step>,
}

/// A painter as one viewer knows them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
struct Seen {
    hand: Hand,
    pick: Pick,
    hung: Cards,
    discards: Discards,
    golden: u8,
    dozed: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
enum Hand {
    Known(Cards),
    Hidden(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
enum Pick {
    Known(Option<Card>),
    Hidden,
}

/// What a viewer knows of a discard. Its pigment is known to all, from the card that was taken for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
enum Discards {
    Known(Cards),
    Hidden([u8; 3]),
}

impl Salon {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let light = if self.has(Fault::ForgetsTheLight) { None } else { self.light };
        let painters = self.seats().map(|seat| self.look_at(seat, viewer)).collect();
        View {
            viewer,
            deck: self.deck,
            fault: self.fault,
            bag: self.bag.len(),
            row: self.row,
            light,
            painters,
            round: self.round,
            agenda: self.agenda.clone(),
        }
    }

    fn look_at(&self, seat: Seat, viewer: Viewer) -> Seen {
        let Painter { hand, pick, hung, discards, golden, dozed } = self.painters[seat.idx()];
        let own = viewer.is(seat);
        let leaks = match viewer {
            Viewer::Seat(it) => self.has(Fault::LeaksAHand) && seat == it.next(2),
            Viewer::Public => self.has(Fault::LeaksToThePublic) && seat == Seat(0),
        };
        let by_pigment = || Discards::Hidden(PIGMENTS.map(|pigment| discards.of(pigment).len()));
        Seen {
            hand: if own || leaks { Hand::Known(hand) } else { Hand::Hidden(hand.len()) },
            pick: if own || pick.is_none() { Pick::Known(pick) } else { Pick::Hidden },
            hung,
            discards: if own { Discards::Known(discards) } else { by_pigment() },
            golden,
            dozed,
        }
    }

    pub(crate) fn witness(&self, viewer: Viewer, event: EventOf<Salon>) -> Sight {
        let step = *self.agenda.last().expect("the game goes on");
        let sight = self.sees(viewer, event, step);
        match (self.fault, step) {
            (Some(Fault::UnveilsOpenly), Step::Pick) if sight == Sight::Unveils => Sight::Open,
            (Some(Fault::ShowsThePublicMore), Step::Deal(_)) if viewer == Viewer::Public => {
                Sight::Open
            }
            (Some(Fault::UnveilsSecrets), Step::Deal(_)) if sight == Sight::Hidden => {
                Sight::Unveils
            }
            (Some(Fault::BlindsTheChooser), Step::Discard(..))
            | (Some(Fault::ConcealsTheRow), Step::Lay) => Sight::Hidden,
            _ => sight,
        }
    }

    fn sees(&self, viewer: Viewer, event: EventOf<Salon>, step: Step) -> Sight {
        match (step, event) {
            (Step::Pick, _) if self.unveils() => Sight::Unveils,
            (Step::Deal(seat) | Step::Discard(seat, _), _)
            | (Step::Pick, Event::Choice { seat, .. }) => {
                if viewer.is(seat) {
                    Sight::Open
                } else {
                    Sight::Hidden
                }
            }
            (Step::Lay | Step::Shine | Step::Visit(_) | Step::Replenish | Step::Pick, _) => {
                Sight::Open
            }
        }
    }

    /// Whether the next pick of a player is the last one, which turns all picks over (SL-2.2).
    fn unveils(&self) -> bool {
        self.painters.iter().filter(|it| it.pick.is_none()).count() == 1
    }
}

impl View {
    /// A state with this view: the cards that the viewer has not seen are dealt to places where they may lie.
    ///
    /// A player who has taken a card and not yet discarded holds one that fits. Dealing again until this is so
    /// keeps all such deals equally likely; putting a fitting card there first would not.
    pub(crate) fn imagine(&self, luck: &mut impl Luck) -> Salon {
        loop {
            let salon = self.deal(luck);
            let stuck = match salon.agenda.last() {
                Some(Step::Discard(seat, pigment)) => {
                    salon.painters[seat.idx()].hand.of(*pigment).is_empty()
                }
                _ => false,
            };
            if !stuck || self.has(Fault::ImaginesTheStuck) {
                return salon;
            }
        }
    }

    fn deal(&self, luck: &mut impl Luck) -> Salon {
        let mut unseen = self.unseen();
        // Discards first: they alone are tied to a pigment.
        let discards: Vec<Cards> =
            self.painters.iter().map(|it| it.discards.imagine(&mut unseen, luck)).collect();
        let mut painters = Vec::new();
        for (seat, (seen, discards)) in
            Seat::first(discards.len()).zip(self.painters.iter().zip(discards))
        {
            let pick = match seen.pick {
                Pick::Known(pick) => pick,
                Pick::Hidden => Some(draw(&mut unseen, luck)),
            };
            let hand = self.imagine_hand(seat, &mut unseen, luck);
            let Seen { hung, golden, dozed, .. } = *seen;
            painters.push(Painter { hand, pick, hung, discards, golden, dozed });
        }
        let mut salon = Salon {
            deck: self.deck,
            fault: self.fault,
            bag: unseen,
            row: self.row,
            light: self.light,
            painters: painters.into_iter().collect(),
            round: self.round,
            agenda: self.agenda.clone(),
        };
        self.plant(&mut salon, luck);
        salon
    }

    /// The cards that this viewer has not seen, or whose present place the viewer has not seen.
    fn unseen(&self) -> Cards {
        let mut unseen = Cards::first(self.deck.cards()).without(self.row);
        for painter in &self.painters {
            unseen = unseen.without(painter.hung);
            if let Hand::Known(hand) = painter.hand {
                unseen = unseen.without(hand);
            }
            if let Pick::Known(pick) = painter.pick {
                unseen = unseen.without(pick.into_iter().collect());
            }
            if let Discards::Known(discards) = painter.discards {
                unseen = unseen.without(discards);
            }
        }
        unseen
    }

    fn imagine_hand(&self, seat: Seat, unseen: &mut Cards, luck: &mut impl Luck) -> Cards {
        let len = match self.painters[seat.idx()].hand {
            Hand::Known(hand) => return hand,
            Hand::Hidden(len) => len,
        };
        let mut hand = Cards::default();
        if let Some(card) = self.forced(seat, *unseen) {
            unseen.remove(card);
            hand.insert(card);
        }
        while hand.len() < len {
            let card = unseen.any(luck);
            let card = if self.has(Fault::ImaginesLow) { card.min(unseen.any(luck)) } else { card };
            unseen.remove(card);
            hand.insert(card);
        }
        hand
    }

    /// A planted fault: the first of `unseen` that fits, if `seat` is to discard.
    fn forced(&self, seat: Seat, unseen: Cards) -> Option<Card> {
        match self.agenda.last() {
            Some(Step::Discard(who, pigment))
                if *who == seat && self.has(Fault::ImaginesByForce) =>
            {
                unseen.of(*pigment).iter().next()
            }
            _ => None,
        }
    }

    /// Plants faults in the imagined state.
    fn plant(&self, salon: &mut Salon, luck: &mut impl Luck) {
        if self.has(Fault::ImaginesLess) && !salon.bag.is_empty() {
            salon.bag.remove(salon.bag.any(luck));
        }
        if self.has(Fault::ImaginesCopies) && !salon.bag.is_empty() && !salon.row.is_empty() {
            salon.bag.remove(salon.bag.any(luck));
            salon.bag.insert(salon.row.any(luck));
        }
        if self.has(Fault::ForgetsTheLight) {
            salon.light = Some(luck.weighted(&[(Light::Gray, 3), (Light::Gold, 1)]));
        }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

impl Discards {
    fn imagine(&self, unseen: &mut Cards, luck: &mut impl Luck) -> Cards {
        let lens = match self {
            Discards::Known(cards) => return *cards,
            Discards::Hidden(lens) => lens,
        };
        let pigments = PIGMENTS.into_iter().zip(lens);
        let each = pigments.flat_map(|(pigment, len)| (0..*len).map(move |_| pigment));
        each.map(|pigment| draw_of(unseen, pigment, luck)).collect()
    }
}

fn draw(from: &mut Cards, luck: &mut impl Luck) -> Card {
    let card = from.any(luck);
    from.remove(card);
    card
}

fn draw_of(from: &mut Cards, pigment: Pigment, luck: &mut impl Luck) -> Card {
    let card = from.of(pigment).any(luck);
    from.remove(card);
    card
}
