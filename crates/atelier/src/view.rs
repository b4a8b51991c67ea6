//! Who knows what (AT-2.2): all but the hands and the deck; of a hand its size, and the cards that
//! all have seen being taken from the ring.
//!
//! Viewers also remember what was in the discards when they became the deck: cards that have been
//! in a hand since before are not among those that can be drawn now.

use game::{Event, EventOf, Luck, Seat, Sight, Viewer};
use serde::Serialize;

use crate::{
    actions::Action,
    components::{Card, Cards, MOST_SEATS},
    luck::Chance,
    state::{Atelier, Studio},
};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub studio: Studio,
    /// By seat, what is known of the hands.
    pub hands: Vec<SeenHand>,
    /// How many cards the deck has.
    pub pile: usize,
    /// The cards that the viewer cannot place: they are in the deck or in a hand.
    pub unseen: Cards,
}

/// What a viewer knows of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct SeenHand {
    /// The cards that the viewer knows: one's own, and those taken from the ring.
    pub cards: Cards,
    /// How many others there are that were dealt since the deck was last shuffled.
    pub recent: usize,
    /// How many others there are from before (AT-6.4).
    pub older: usize,
}

impl SeenHand {
    /// How many cards the hand has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len() + self.recent + self.older
    }

    /// Whether it has none.
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

    /// Cards are dealt in secret. Whoever plays a canvas shows by it, and by what pays itself, what
    /// their hand can pay.
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
    /// The cards that the viewer cannot place are dealt at random to where some are missing. Whoever
    /// is in the midst of a play is dealt cards until they could be: all that can be paid is known.
    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> Atelier {
        let playing = self.studio.in_play();
        let busy = playing.map(|(seat, _)| seat);
        let mut unseen = self.unseen;
        let mut hands = [Cards::EMPTY; MOST_SEATS];
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

    /// A hand for `seat` that can pay for `card` what is still due. Of all such hands each is as likely
    /// as the others, unless they are so few that none turns up: then cards that could pay are
    /// favored, lest one waits for ever.
    fn deal_payer<L: Luck>(&self, seat: Seat, card: Card, unseen: Cards, luck: &mut L) -> Cards {
        let fits = |hand: &Cards| self.studio.could_hold(*hand);
        let dealt = (0..PATIENCE).map(|_| self.deal(seat, unseen, luck)).find(fits);
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

    /// The same as [`deal`](View::deal), but three of four cards are `helpful` ones if there are any.
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

    /// A hand that looks like the one of `seat`, with cards from among those `unseen`.
    fn deal<L: Luck>(&self, seat: Seat, unseen: Cards, luck: &mut L) -> Cards {
        let seen = self.hands[seat.idx()];
        let stock = self.studio.stock;
        seen.cards
            | some(unseen & stock, seen.recent, luck)
            | some(unseen - stock, seen.older, luck)
    }
}

/// How many hands are dealt before those that can pay are favored. With the cards in the box it takes
/// a few; a deck of one's own may leave one hand in a million.
const PATIENCE: usize = 2_000;

/// So many of `cards` at random.
fn some<L: Luck>(mut cards: Cards, count: usize, luck: &mut L) -> Cards {
    let draw = |_| {
        let card = cards.draw(luck);
        cards.take(card);
        card
    };
    (0..count).map(draw).collect()
}
