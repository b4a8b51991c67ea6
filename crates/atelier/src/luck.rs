//! Chances: the first player, and the cards that are dealt or laid open.

use game::{Luck, Seat};

use crate::{
    components::Card,
    ring::Slot,
    round::{First, Nth, Step, Then},
    state::Atelier,
};

/// A chance: one thing that luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The player who begins (AT-2.1).
    Start(Seat),
    /// A card that a player is dealt and no other player sees (AT-2.1, AT-3.1).
    Deal(Seat, Card),
    /// A card that is laid open in a slot of the ring (AT-2.1, AT-3.1).
    Ring(Slot, Card),
}

/// The place to which the next card of the deck goes.
enum DealTarget {
    Hand(Seat),
    Ring(Slot),
}

impl DealTarget {
    #[inline]
    fn with(&self, card: Card) -> Chance {
        match self {
            DealTarget::Hand(seat) => Chance::Deal(*seat, card),
            DealTarget::Ring(slot) => Chance::Ring(*slot, card),
        }
    }
}

impl Atelier {
    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        if self.studio.step == Step::Start {
            out.extend(self.studio.all_seats().map(|seat| (Chance::Start(seat), 1)));
        } else if let Some(deal_target) = self.deal_target() {
            out.extend(self.pile.iter().map(|card| (deal_target.with(card), 1)));
        }
    }

    #[inline]
    pub(crate) fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        if let Some(deal_target) = self.deal_target() {
            return deal_target.with(self.pile.draw(luck));
        }
        assert!(self.studio.step == Step::Start, "luck is not asked");
        let seat = luck.below(u32::from(self.studio.seats));
        Chance::Start(Seat(u8::try_from(seat).expect("five at most")))
    }

    #[inline]
    fn deal_target(&self) -> Option<DealTarget> {
        match self.studio.step {
            Step::Hands(seat) | Step::Deal(seat, _) => Some(DealTarget::Hand(seat)),
            Step::Refill(_) => self.studio.ring.gap().map(DealTarget::Ring),
            Step::Start
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Place(..)
            | Step::Pay(_)
            | Step::Over(_) => None,
        }
    }

    #[inline]
    pub(crate) fn fall(&mut self, chance: Chance) {
        match chance {
            Chance::Start(seat) => self.begin(seat),
            Chance::Deal(seat, card) => {
                self.pile.take(card);
                self.hands[seat.idx()].add(card);
                let Step::Deal(_, nth) = self.studio.step else { return self.deal_hands(seat) };
                match nth {
                    Nth::First => self.ask_second(seat, First::Deck),
                    Nth::Second => self.refill(Then::Trim(seat)),
                }
            }
            Chance::Ring(slot, card) => {
                self.pile.take(card);
                self.studio.ring.put(slot, card);
                let Step::Refill(then) = self.studio.step else { panic!("the ring has no gap") };
                self.refill(then);
            }
        }
    }
}
