//! Views (AT-2.2): a viewer knows everything but the hands of others and the deck. Of a hand they know its
//! size, and the cards that were taken from the ring.
//!
//! Viewers also remember the discards that became the deck: cards that have been in a hand since before cannot
//! be drawn now.

use game::{Event, EventOf, Luck, Seat, Sight, Viewer};
use serde::Serialize;

use crate::{
    actions::Action,
    components::{Card, Cards, MAX_SEATS},
    luck::Chance,
    state::{Atelier, Studio},
};

/// A view: what one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The open part of the state.
    pub studio: Studio,
    /// For each seat, the hand as the viewer knows it.
    pub hands: Vec<SeenHand>,
    /// The number of cards in the deck.
    pub pile: usize,
    /// The cards whose place the viewer does not know: they are in the deck or in a hand.
    pub unseen: Cards,
}

/// A hand as a viewer knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct SeenHand {
    /// The known cards: all of the viewer's own hand, and those taken from the ring.
    pub cards: Cards,
    /// The number of unknown cards that were dealt since the deck was last shuffled.
    pub recent: usize,
    /// The number of unknown cards that were dealt before the deck was last shuffled (AT-6.4).
    pub older: usize,
}

impl SeenHand {
    /// The number of cards in the hand.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len() + self.recent + self.older
    }

    /// Whether the hand is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Atelier {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let studio = self.studio;
        let mut unseen = self.pile;
        let hands = studio.all_seats().map(|seat| {
            let hand = self.hands[seat.idx()];
            if viewer.is(seat) {
                return SeenHand { cards: hand, recent: 0, older: 0 };
            }
            let secret = hand - studio.known;
            unseen |= secret;
            SeenHand {
                cards: hand & studio.known,
                recent: (secret & studio.stock).len(),
                older: (secret - studio.stock).len(),
            }
        });
        View { viewer, studio, hands: hands.collect(), pile: self.pile.len(), unseen }
    }

    /// What `viewer` sees of `event`. Dealt cards are secret. A play unveils something: payments that are made
    /// without a question show what the hand can pay.
    pub(crate) fn sight(viewer: Viewer, event: EventOf<Atelier>) -> Sight {
        let to = |seat: Seat, others: Sight| if viewer.is(seat) { Sight::Open } else { others };
        match event {
            Event::Chance(Chance::Deal(seat, _)) => to(seat, Sight::Hidden),
            Event::Chance(Chance::Start(_) | Chance::Ring(..)) => Sight::Open,
            Event::Choice { seat, action } => match action {
                Action::Lay(_) | Action::On(_) | Action::Turn(_) | Action::Pay(_) => {
                    to(seat, Sight::Unveils)
                }
                Action::Ring(_)
                | Action::Deck
                | Action::Discard(_)
                | Action::Done
                | Action::Pass => Sight::Open,
            },
        }
    }
}

impl View {
    /// Whether some seat knows something that others do not: hands are secret in every game (AT-2.2).
    #[must_use]
    pub fn is_secret(&self) -> bool {
        true
    }

    /// A state with this view: the cards whose place is unknown are dealt at random. A player in the middle of
    /// a play is dealt hands until one can pay for it.
    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> Atelier {
        let playing = self.studio.in_play();
        let busy = playing.map(|(seat, _)| seat);
        let mut unseen = self.unseen;
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        if let Some((seat, card)) = playing {
            hands[seat.idx()] = self.deal_payer(seat, card, unseen, luck);
            unseen -= hands[seat.idx()];
        }
        for seat in self.studio.all_seats().filter(|seat| Some(*seat) != busy) {
            hands[seat.idx()] = self.deal(seat, unseen, luck);
            unseen -= hands[seat.idx()];
        }
        Atelier { studio: self.studio, hands, pile: unseen }
    }

    /// A random hand for `seat` that can pay the rest of the cost of `card`. All such hands are equally likely
    /// (rejection sampling), unless they are so rare that none turns up: then cards that could pay are favored.
    fn deal_payer<L: Luck>(&self, seat: Seat, card: Card, unseen: Cards, luck: &mut L) -> Cards {
        let fits = |hand: &Cards| self.studio.could_hold(*hand);
        let dealt = (0..MAX_FAIR_DEALS).map(|_| self.deal(seat, unseen, luck)).find(fits);
        dealt.unwrap_or_else(|| {
            let helpful = self.studio.helps_to_pay(card);
            loop {
                let hand = self.deal_favoring(seat, unseen, helpful, luck);
                if fits(&hand) {
                    break hand;
                }
            }
        })
    }

    /// A random hand as by [`deal`](View::deal), but with three of four cards from `helpful` if there are any.
    fn deal_favoring<L: Luck>(
        &self,
        seat: Seat,
        unseen: Cards,
        helpful: Cards,
        luck: &mut L,
    ) -> Cards {
        let seen = self.hands[seat.idx()];
        let stock = self.studio.stock;
        let mut hand = seen.cards;
        for (from, count) in [(unseen & stock, seen.recent), (unseen - stock, seen.older)] {
            for _ in 0..count {
                let left = from - hand;
                let favored = left & helpful;
                let favors = !favored.is_empty() && luck.below(4) != 0;
                hand.add(if favors { favored } else { left }.draw(luck));
            }
        }
        hand
    }

    /// A random hand for `seat` that is consistent with the view, with cards from `unseen`.
    fn deal<L: Luck>(&self, seat: Seat, unseen: Cards, luck: &mut L) -> Cards {
        let seen = self.hands[seat.idx()];
        let stock = self.studio.stock;
        seen.cards
            | some(unseen & stock, seen.recent, luck)
            | some(unseen - stock, seen.older, luck)
    }
}

/// The greatest number of hands that are dealt before cards that can pay are favored. With the cards in the box
/// a few are enough; in a custom deck one hand in a million may fit.
const MAX_FAIR_DEALS: usize = 2_000;

/// A random subset of `cards` with `count` elements.
fn some<L: Luck>(mut cards: Cards, count: usize, luck: &mut L) -> Cards {
    let draw = |_| {
        let card = cards.draw(luck);
        cards.take(card);
        card
    };
    (0..count).map(draw).collect()
}
