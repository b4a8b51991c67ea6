//! Strides: random events that equal a pick from the list of actions, without making the list.
//!
//! Sets of cards are counted, a number is drawn, and the card of that number is found. A stride branches on the
//! step once; `turn`, `actions` and `apply` one after the other branch on it three times, each time as hard to
//! predict.

use game::{Luck, Seat, Stride};

use crate::{
    actions::draw::Draws,
    components::{Cards, Kind},
    luck::Chance,
    paying::Due,
    round::Step,
    state::Atelier,
};

impl Atelier {
    /// Plays one random event.
    #[inline]
    pub(crate) fn stride<L: Luck>(&mut self, luck: &mut L) -> Stride {
        match self.studio.step {
            Step::Over(_) => return Stride::Over,
            Step::Start => return self.let_fall(luck),
            Step::Hands(seat) | Step::Deal(seat, _) => {
                self.fall(Chance::Deal(seat, self.pile.draw(luck)));
                return Stride::Luck;
            }
            Step::Refill(_) => {
                let slot = self.studio.ring.gap().expect("there is a gap to fill");
                self.fall(Chance::Ring(slot, self.pile.draw(luck)));
                return Stride::Luck;
            }
            Step::Turn(seat) => self.stray_in_turn(seat, luck),
            Step::Second(seat, first) => {
                let draws = self.second_draws(first);
                self.draw_nth(seat, draws, luck.below(draws.len()));
            }
            Step::Trim(seat) => self.discard(seat, self.discards(seat).draw(luck)),
            Step::Play(seat, kind, _) => self.stray_in_play(seat, kind, luck),
            Step::Place(seat, card, _) => self.place(self.studio.places(seat, card).draw(luck)),
            Step::Pay(due) => self.stray_in_payment(due, luck),
        }
        Stride::Decision
    }

    #[cold]
    fn let_fall<L: Luck>(&mut self, luck: &mut L) -> Stride {
        self.fall(self.draw(luck));
        Stride::Luck
    }

    #[inline]
    fn stray_in_turn<L: Luck>(&mut self, seat: Seat, luck: &mut L) {
        let (draws, plays) = (self.draws(), self.plays(seat));
        let all = draws.len() + count(plays);
        if all == 0 {
            // Who picks from a list takes luck for a single action too.
            luck.below(1);
            return self.pass(seat);
        }
        match luck.below(all) {
            n if n < draws.len() => self.draw_nth(seat, draws, n),
            n => self.play(seat, plays.nth(n - draws.len())),
        }
    }

    #[inline]
    fn draw_nth(&mut self, seat: Seat, draws: Draws, n: u32) {
        match draws.nth(n) {
            Some(slot) => self.draw_from_ring(seat, slot),
            None => self.draw_from_deck(seat),
        }
    }

    #[inline]
    fn stray_in_play<L: Luck>(&mut self, seat: Seat, kind: Kind, luck: &mut L) {
        let plays = self.plays_of(seat, kind);
        match luck.below(count(plays) + 1) {
            n if n < count(plays) => self.play(seat, plays.nth(n)),
            _ => self.end_turn(seat),
        }
    }

    #[inline]
    fn stray_in_payment<L: Luck>(&mut self, due: Due, luck: &mut L) {
        let sources = self.sources(due);
        let turns = u32::from(sources.turns);
        match luck.below(turns + count(sources.cards)) {
            n if n < turns => self.pay_by_turning(due),
            n => self.pay_from_hand(due, sources.cards.nth(n - turns)),
        }
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "at most 128")]
fn count(cards: Cards) -> u32 {
    cards.len() as u32
}
