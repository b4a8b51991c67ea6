//! The set-up (AT-2). The first player, the hands and the ring follow as events.

use game::Seat;

use crate::{
    components::{Cards, MAX_SEATS},
    ring::Ring,
    round::{Step, Then},
    state::{Atelier, Studio},
    variants::Options,
};

/// The number of cards that the players are dealt, from the first player on (AT-2.1).
const STARTING_HANDS: [usize; MAX_SEATS] = [5, 6, 6, 7, 7];

impl Atelier {
    pub(crate) fn lay_out(seats: u8, options: &Options) -> Atelier {
        let studio = Studio {
            palettes: [Cards::EMPTY; MAX_SEATS],
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
            step: Step::Start,
        };
        Atelier { studio, hands: [Cards::EMPTY; MAX_SEATS], pile: options.deck.cards() }
    }

    /// Begins the deal of the hands from the first player on; then the ring is laid out (AT-2.1).
    pub(crate) fn begin(&mut self, first: Seat) {
        self.studio.first = first;
        self.studio.round = 1;
        self.deal_hands(first);
    }

    /// Deals a card to `seat`, or to the next player if `seat` has all its starting cards. Stops when the deck
    /// is empty.
    pub(crate) fn deal_hands(&mut self, seat: Seat) {
        let Studio { seats, first, .. } = self.studio;
        let mut seat = seat;
        while self.is_dealt(seat) {
            seat = seat.next(seats);
            if seat == first {
                return self.refill(Then::Turn(first));
            }
        }
        self.studio.step = Step::Hands(seat);
    }

    fn is_dealt(&self, seat: Seat) -> bool {
        let Studio { seats, first, .. } = self.studio;
        let place = (seat.0 + seats - first.0) % seats;
        self.hands[seat.idx()].len() == STARTING_HANDS[usize::from(place)] || self.pile.is_empty()
    }
}
