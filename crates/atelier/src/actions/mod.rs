//! The actions of players, one file for each kind.

pub mod discard;
pub mod draw;
pub mod lay;
pub mod pay;
mod stride;

use game::Seat;

use crate::{
    components::{Card, Cards, Color, Kind},
    paying::Due,
    ring::Slot,
    round::Step,
    state::Atelier,
};

/// An action: one small decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draw the card of a slot of the ring (AT-3.1).
    Ring(Slot),
    /// Draw the top card of the deck (AT-3.1).
    Deck,
    /// Play this canvas (AT-3.3).
    Lay(Card),
    /// Lay the canvas in play on this one (AT-3.4).
    On(Card),
    /// Pay the next unit by turning a canvas of the palette that gives the color (AT-4.1).
    Turn(Color),
    /// Pay the next unit by discarding this card (AT-4.1).
    Pay(Card),
    /// Discard this card because the hand is too large (AT-3.2).
    Discard(Card),
    /// End the turn without laying down more canvases (AT-3.3).
    Done,
    /// Pass, which is possible only if there is nothing else to do (AT-3.5).
    Pass,
}

/// Appends an action for each of `cards`. The list grows once for all of them, which saves a tenth of a random
/// game.
#[inline]
fn list(cards: Cards, action: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
    let before = out.len();
    out.resize(before + cards.len(), Action::Pass);
    for (entry, card) in out[before..].iter_mut().zip(cards) {
        *entry = action(card);
    }
}

impl Atelier {
    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.studio.step {
            Step::Turn(asked) if asked == seat => self.list_turn(seat, out),
            Step::Second(asked, first) if asked == seat => self.second_draws(first).list(out),
            Step::Trim(asked) if asked == seat => list(self.discards(seat), Action::Discard, out),
            Step::Play(asked, kind, _) if asked == seat => self.list_more(seat, kind, out),
            Step::Place(asked, card, _) if asked == seat => {
                list(self.studio.places(seat, card), Action::On, out);
            }
            Step::Pay(due) if due.play.seat == seat => self.list_payments(due, out),
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Place(..)
            | Step::Pay(_)
            | Step::Over(_) => (),
        }
    }

    /// Lists the actions of a turn: draws and plays, or to pass if there are none (AT-3.5).
    #[inline]
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        self.draws().list(out);
        list(self.plays(seat), Action::Lay, out);
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    /// Lists more canvases of the same type, and to end the turn (AT-3.3).
    fn list_more(&self, seat: Seat, kind: Kind, out: &mut Vec<Action>) {
        list(self.plays_of(seat, kind), Action::Lay, out);
        out.push(Action::Done);
    }

    fn list_payments(&self, due: Due, out: &mut Vec<Action>) {
        let sources = self.sources(due);
        if sources.turns {
            out.push(Action::Turn(due.color));
        }
        list(sources.cards, Action::Pay, out);
    }

    // A call of its own, so that `apply` is small and stands where it is called: an event that is
    // passed in memory is read otherwise than it was written and waited for, a twentieth of a game.
    #[inline(never)]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Ring(slot) => self.draw_from_ring(seat, slot),
            Action::Deck => self.draw_from_deck(seat),
            Action::Lay(card) => self.play(seat, card),
            Action::On(beneath) => self.place(beneath),
            Action::Turn(_) => self.pay_by_turning(self.due()),
            Action::Pay(card) => self.pay_from_hand(self.due(), card),
            Action::Discard(card) => self.discard(seat, card),
            Action::Done => self.end_turn(seat),
            Action::Pass => self.pass(seat),
        }
    }

    fn pass(&mut self, seat: Seat) {
        self.studio.passes += 1;
        self.end_turn(seat);
    }

    fn due(&self) -> Due {
        match self.studio.step {
            Step::Pay(due) => due,
            step => panic!("nothing is to be paid in {step:?}"),
        }
    }
}
