//! The state of the toy title, its agenda of steps, and the effects of each step (SL-1, SL-2).

use std::cell::Cell;

use ::game::{BadSetup, Event, EventOf, PerSeat, Seat, Seats};
use serde::Serialize;

use super::{
    Deck, Fault, Options,
    actions::Refused,
    cards::{Card, Cards, Light, PIGMENTS, Pigment},
    notation::{Action, Chance},
};

/// The number of cards to which a hand is filled (SL-1.2).
const HAND: u8 = 3;
/// The number of cards in a series (SL-3.2).
const SERIES: u8 = 4;

/// The toy title.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Salon {
    pub(crate) deck: Deck,
    pub(crate) fault: Option<Fault>,
    pub(crate) bag: Cards,
    pub(crate) row: Cards,
    pub(crate) light: Option<Light>,
    pub(crate) painters: PerSeat<Painter>,
    /// The number of rounds that are over.
    pub(crate) round: u8,
    /// The agenda, the next step last; empty at the end of the game.
    pub(crate) agenda: Vec<Step>,
}

/// A painter of the toy title, and what lies before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Painter {
    pub(crate) hand: Cards,
    pub(crate) pick: Option<Card>,
    pub(crate) hung: Cards,
    pub(crate) discards: Cards,
    /// The number of cards that were picked in golden light.
    pub(crate) golden: u8,
    /// The number of times that the painter has dozed.
    pub(crate) dozed: u8,
}

/// A step of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Step {
    Deal(Seat),
    Lay,
    Shine,
    Pick,
    Visit(Seat),
    Discard(Seat, Pigment),
    /// Hands are filled: the step is replaced by deals as soon as it is the next one.
    Replenish,
}

thread_local! {
    /// A planted fault: a counter that is not part of the state and that no record knows of.
    static RESTS: Cell<u32> = const { Cell::new(0) };
}

impl Salon {
    /// The state at the start of a game (SL-1).
    pub(crate) fn lay_out(seats: u8, options: Options) -> Result<Salon, BadSetup> {
        let Options { deck, fault } = options;
        if deck == Deck::Small && seats != 2 || fault == Some(Fault::RefusesItsPreset) {
            return Err(BadSetup::by("SL-4.1", Refused::Small));
        }
        let mut agenda = vec![Step::Pick, Step::Shine];
        agenda.extend((0..deck.row()).map(|_| Step::Lay));
        agenda.push(Step::Replenish);
        let painters = (0..seats).map(|_| Painter::default()).collect();
        let (bag, row) = (Cards::first(deck.cards()), Cards::default());
        let mut salon = Salon { deck, fault, bag, row, light: None, painters, round: 0, agenda };
        salon.replenish();
        Ok(salon)
    }

    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.painters.len())
    }

    /// The painters who have not picked yet (SL-2.2).
    pub(crate) fn owing(&self) -> Seats {
        let owes = |seat: &Seat| self.painters[seat.idx()].pick.is_none();
        let mut owing: Seats = self.seats().filter(owes).collect();
        if self.has(Fault::WaitsByTheHand) && 1 < owing.len() {
            let holds = |seat: &Seat| self.painters[seat.idx()].hand.has(Card(1));
            self.seats().filter(holds).for_each(|seat| owing.remove(seat));
        }
        if self.has(Fault::WaitsForAStranger) {
            owing.insert(Seat(7));
        }
        owing
    }

    /// Carries out a legal event.
    pub(crate) fn carry_out(&mut self, event: EventOf<Salon>) {
        match event {
            Event::Chance(chance) => self.fall(chance),
            Event::Choice { seat, action } => match action {
                Action::Pick(card) => self.pick(seat, card),
                Action::Take(card) => self.take(seat, card),
                Action::Discard(card) => self.discard(seat, card),
                Action::Doze => self.doze(seat),
                Action::Rest | Action::Scrawl | Action::Echo | Action::Trail => self.rest(seat),
            },
        }
        self.replenish();
    }

    fn fall(&mut self, chance: Chance) {
        let step = self.agenda.pop().expect("luck was asked");
        match (chance, step) {
            (Chance::Deal(card), Step::Deal(seat)) => {
                self.bag.remove(card);
                self.painters[seat.idx()].hand.insert(card);
            }
            (Chance::Lay(card), _) => {
                self.bag.remove(card);
                self.row.insert(card);
            }
            (Chance::Shine(light), _) => self.light = Some(light),
            (Chance::Deal(_), step) => panic!("dealt in {step:?}"),
        }
    }

    /// Picks a card of the hand (SL-2.2).
    fn pick(&mut self, seat: Seat, card: Card) {
        let painter = &mut self.painters[seat.idx()];
        painter.hand.remove(card);
        painter.pick = Some(card);
        if self.painters.iter().all(|it| it.pick.is_some()) {
            self.unveil();
        }
    }

    /// Turns all picks over once they are complete (SL-2.2), and ends the game if its end has come (SL-3.1,
    /// SL-3.2).
    fn unveil(&mut self) {
        for painter in &mut self.painters {
            painter.hung.insert(painter.pick.take().expect("all have picked"));
            painter.golden += u8::from(self.light == Some(Light::Gold));
        }
        self.round += 1;
        self.agenda.clear();
        if !self.has_series() && self.round < self.deck.rounds() {
            self.agenda.extend([Step::Pick, Step::Shine, Step::Replenish]);
            self.agenda.extend(self.seats().rev().map(Step::Visit));
        }
    }

    /// Whether a painter has a series, which ends the game (SL-3.2).
    pub(crate) fn has_series(&self) -> bool {
        let most = |it: &Painter| PIGMENTS.map(|pigment| it.hung.of(pigment).len());
        self.painters.iter().flat_map(most).any(|len| SERIES <= len)
    }

    /// Rests instead of taking a card (SL-2.3).
    fn rest(&mut self, seat: Seat) {
        self.leave(seat);
        if self.has(Fault::KeepsASecretCount) {
            RESTS.set(RESTS.get() + 1);
            self.painters[seat.idx()].golden += u8::from(RESTS.get().is_multiple_of(2));
        }
    }

    /// Dozes, a nuance of resting (SL-2.3).
    fn doze(&mut self, seat: Seat) {
        self.leave(seat);
        self.painters[seat.idx()].dozed += 1;
        if self.has(Fault::DozesThroughAVisit) {
            self.agenda.pop();
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.agenda.pop();
        if self.has(Fault::NeverEnds) {
            self.agenda.push(Step::Visit(seat));
        }
    }

    /// Takes a card of the row (SL-2.3).
    fn take(&mut self, seat: Seat, card: Card) {
        assert!(self.row.has(card), "{card} lies in the row");
        self.agenda.pop();
        if !self.bag.is_empty() {
            self.agenda.push(Step::Lay);
        }
        self.agenda.push(Step::Discard(seat, card.pigment()));
        if !self.has(Fault::DoublesACard) {
            self.row.remove(card);
        }
        if self.has(Fault::TellsByTaking) {
            let sum = self.bag.iter().fold(0, |sum, it| sum ^ it.0);
            self.painters[seat.idx()].golden += sum;
        }
        self.painters[seat.idx()].hung.insert(card);
    }

    /// Discards a card of the hand (SL-2.3).
    fn discard(&mut self, seat: Seat, card: Card) {
        self.agenda.pop();
        let (loses, spills) = (self.has(Fault::LosesACard), self.has(Fault::SpillsADiscard));
        let painter = &mut self.painters[seat.idx()];
        painter.hand.remove(card);
        painter.golden += u8::from(spills && card.0.is_multiple_of(2));
        if !loses {
            painter.discards.insert(card);
        }
    }

    /// Fills the hands and the row (SL-1.2, SL-2.4).
    fn replenish(&mut self) {
        if self.agenda.last() != Some(&Step::Replenish) {
            return;
        }
        self.agenda.pop();
        let missing = |seat: Seat| HAND - self.painters[seat.idx()].hand.len();
        let deals = self.seats().flat_map(|seat| (0..missing(seat)).map(move |_| seat));
        let mut deals: Vec<Seat> = deals.take(self.bag.len().into()).collect();
        deals.reverse();
        self.agenda.extend(deals.into_iter().map(Step::Deal));
    }
}
