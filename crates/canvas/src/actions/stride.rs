//! Strides: random events that equal a pick from the list of actions, without making the list.
//!
//! The cards that can be taken and laid are counted, a random number below the count is drawn, and the card
//! with that number is found.

#![expect(clippy::cast_possible_truncation, reason = "hand and row are short")]

use game::{Luck, Seat, Stride, playout::stride_by_list};

use crate::{
    actions::{Action, complete::LAYERS, take::MAX_HAND_CARDS},
    components::Cards,
    round::Step,
    state::Canvas,
};

impl Canvas {
    /// Plays one random event.
    #[inline]
    pub(crate) fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Action>) -> Stride {
        match *self.asked() {
            Step::Turn(seat) => self.stray_in_turn(seat, luck),
            Step::Lay(seat) => {
                let hand = self.painters[seat.idx()].hand;
                self.lay(seat, hand.nth(luck.below(hand.len() as u32)));
            }
            Step::Frame(seat) => {
                let left = self.painters[seat.idx()].backgrounds;
                self.complete(seat, left.nth(luck.below(left.len() as u32)));
            }
            Step::Refill => {
                let card = self.pile.nth(luck.below(self.pile.len() as u32));
                self.reveal(card);
                self.proceed();
                return Stride::Luck;
            }
            Step::Scoring
            | Step::Deal
            | Step::Start
            | Step::Toss
            | Step::Jury
            | Step::Exhibition
            | Step::Standstill => return stride_by_list(self, luck, actions),
        }
        self.proceed();
        Stride::Decision
    }

    #[inline]
    fn stray_in_turn<L: Luck>(&mut self, seat: Seat, luck: &mut L) {
        let painter = &self.painters[seat.idx()];
        let held = painter.hand.len();
        let takes =
            if held < MAX_HAND_CARDS { self.within_reach(painter.tokens) as u32 } else { 0 };
        let layers = if LAYERS <= held { painter.hand } else { Cards::default() };
        match luck.below(takes + layers.len() as u32) {
            n if n < takes => self.take(seat, n as u8 + 1),
            n => self.lay(seat, layers.nth(n - takes)),
        }
    }
}
