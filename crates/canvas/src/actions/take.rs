//! Taking an art card (CV-3.3), and what is different in the solo puzzle (CV-6.3).

use game::Seat;

use crate::{actions::Action, components::Card, row::ROW_CARDS, solo::Mode, state::Canvas};

/// The maximum number of cards in hand: a player who has this many must complete a painting (CV-3.2).
pub const MAX_HAND_CARDS: usize = 5;

const TAKES: [Action; ROW_CARDS] =
    [Action::Take(1), Action::Take(2), Action::Take(3), Action::Take(4), Action::Take(5)];

impl Canvas {
    /// Lists every card that can be paid for with this many tokens.
    #[inline]
    pub(crate) fn list_takes(&self, tokens: u8, out: &mut Vec<Action>) {
        out.extend_from_slice(&TAKES[..self.within_reach(tokens)]);
    }

    /// The number of cards that can be paid for with this many tokens.
    #[inline]
    pub(crate) fn within_reach(&self, tokens: u8) -> usize {
        self.row.len().min(usize::from(tokens) + 1)
    }

    /// Takes the card at `position`: a token goes on each card before it, and the player gets the tokens on it
    /// (CV-3.3).
    pub(crate) fn take(&mut self, seat: Seat, position: u8) {
        let skipped = position - 1;
        let taken = match self.rules.mode {
            Mode::Together | Mode::Vincent => self.take_and_leave_tokens(seat, skipped),
            Mode::Puzzle => self.take_and_clear_the_way(skipped),
        };
        self.painters[seat.idx()].hand.add(taken);
        self.end_turn(seat);
    }

    fn take_and_leave_tokens(&mut self, seat: Seat, skipped: u8) -> Card {
        self.row.inspire(usize::from(skipped));
        let taken = self.row.take(usize::from(skipped));
        let painter = &mut self.painters[seat.idx()];
        painter.tokens = painter.tokens - skipped + taken.tokens;
        taken.card
    }

    /// Takes a card of the solo puzzle: tokens go to the reserve and skipped cards leave the game; the first
    /// card of the row brings a token (CV-6.3).
    fn take_and_clear_the_way(&mut self, skipped: u8) -> Card {
        self.painters[0].tokens -= skipped;
        self.aside += skipped;
        for _ in 0..skipped {
            self.removed.add(self.row.take(0).card);
        }
        if skipped == 0 {
            self.token_from_reserve();
        }
        self.row.take(0).card
    }

    /// Gives the player a token from the reserve of the solo puzzle, if the reserve has any (CV-6.3).
    pub(crate) fn token_from_reserve(&mut self) {
        let moved = self.aside.min(1);
        self.aside -= moved;
        self.painters[0].tokens += moved;
    }
}
