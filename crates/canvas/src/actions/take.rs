//! Taking an art card (CV-3.3), and how it differs in the solo puzzle (CV-6.3).

use game::Seat;

use crate::{actions::Action, components::Card, solo::Mode, state::Canvas};

/// With this many cards in hand one must complete a painting (CV-3.2).
pub(crate) const HAND: usize = 5;

impl Canvas {
    /// Every card that `seat` can pay for, while the hand has room (CV-3.2).
    #[inline]
    pub(crate) fn list_takes(&self, seat: Seat, out: &mut Vec<Action>) {
        let painter = &self.painters[seat.idx()];
        if painter.hand.len() < HAND {
            let within_reach = self.row.len().min(usize::from(painter.tokens) + 1);
            out.extend((1..=within_reach).map(|at| Action::Take(u8::try_from(at).expect("five"))));
        }
    }

    /// One token on each card before it; the tokens on it are the player's (CV-3.3).
    pub(crate) fn take(&mut self, seat: Seat, position: u8) {
        let skipped = position - 1;
        let taken = match self.rules.mode {
            Mode::Together | Mode::Vincent => self.take_and_leave_tokens(seat, skipped),
            Mode::Puzzle => self.take_and_clear_the_way(skipped),
        };
        insert_by_number(&mut self.painters[seat.idx()].hand, taken);
        self.end_turn(seat);
    }

    fn take_and_leave_tokens(&mut self, seat: Seat, skipped: u8) -> Card {
        for slot in &mut self.row[..usize::from(skipped)] {
            slot.tokens += 1;
        }
        let taken = self.row.remove(usize::from(skipped));
        let painter = &mut self.painters[seat.idx()];
        painter.tokens = painter.tokens - skipped + taken.tokens;
        taken.card
    }

    /// Tokens go to the reserve, skipped cards leave the game; the first card brings a token.
    fn take_and_clear_the_way(&mut self, skipped: u8) -> Card {
        self.painters[0].tokens -= skipped;
        self.aside += skipped;
        for slot in self.row.drain(..usize::from(skipped)) {
            self.removed.add(slot.card);
        }
        if skipped == 0 {
            self.token_from_reserve();
        }
        self.row.remove(0).card
    }

    /// One token of the reserve, if it has any (CV-6.3).
    pub(crate) fn token_from_reserve(&mut self) {
        let moved = self.aside.min(1);
        self.aside -= moved;
        self.painters[0].tokens += moved;
    }
}

fn insert_by_number(hand: &mut tinyvec::ArrayVec<[Card; 5]>, card: Card) {
    let at = hand.iter().take_while(|it| **it < card).count();
    hand.insert(at, card);
}
