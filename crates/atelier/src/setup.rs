//! Laying out the table (AT-2). Who begins, the hands and the ring come later, as luck.

use game::Seat;

use crate::{
    components::{Cards, MOST_SEATS},
    ring::Ring,
    round::Step,
    state::{Agenda, Atelier, Studio},
    variants::Options,
};

/// How many cards the seats draw, from the first player on (AT-2.1).
const HANDS: [usize; MOST_SEATS] = [5, 6, 6, 7, 7];

impl Atelier {
    pub(crate) fn lay_out(seats: u8, options: &Options) -> Atelier {
        let mut agenda = Agenda::new();
        agenda.push(Step::Start);
        let studio = Studio {
            palettes: [Cards::EMPTY; MOST_SEATS],
            discards: Cards::EMPTY,
            known: Cards::EMPTY,
            stock: options.deck.cards(),
            covered: Cards::EMPTY,
            turned: Cards::EMPTY,
            fakes: Cards::EMPTY,
            under: Studio::NOTHING_UNDER,
            ring: Ring::EMPTY,
            deck: options.deck,
            objectives: [None; 5],
            round: 0,
            seats,
            first: Seat(0),
            passes: 0,
            rules: options.settle(seats),
            agenda,
        };
        Atelier { studio, hands: [Cards::EMPTY; MOST_SEATS], pile: options.deck.cards() }
    }

    /// The first player is known: hands are dealt from there on, then the ring is laid out (AT-2.1).
    pub(crate) fn begin(&mut self, first: Seat) {
        self.studio.first = first;
        self.studio.round = 1;
        self.studio.agenda.clear();
        self.studio.agenda.push(Step::Turn(first));
        self.studio.agenda.push(Step::Refill);
        self.studio.agenda.push(Step::Hands(first));
    }

    /// Whether `seat` has all the cards it starts with, or there are no more.
    pub(crate) fn is_dealt(&self, seat: Seat) -> bool {
        let Studio { seats, first, .. } = self.studio;
        let place = (seat.0 + seats - first.0) % seats;
        self.hands[seat.idx()].len() == HANDS[usize::from(place)] || self.pile.is_empty()
    }
}
