//! Strides: random events that equal a pick from the list of actions. For the most frequent questions the list
//! is not made.
//!
//! The answers are a bit set in the order of the list. The bits are counted, a random number below the count is
//! drawn, and the bit with that number is found.

use game::{
    Luck, Stride,
    luck::{nth_bit, nth_bit_of_16},
    playout::stride_by_list,
};

use crate::{
    actions::{Action, lay::AssistantPlaces},
    components::Pigment,
    round::Step,
    state::{ColorsOfParis, Studio},
};

impl ColorsOfParis {
    /// Plays one random event.
    #[inline]
    pub(crate) fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Action>) -> Stride {
        if self.studio.stray_openly(luck) {
            self.studio.proceed();
            return Stride::Decision;
        }
        stride_by_list(self, luck, actions)
    }
}

impl Studio {
    /// Plays a random decision if the question is one of the most frequent ones. Returns whether it is.
    #[inline]
    fn stray_openly<L: Luck>(&mut self, luck: &mut L) -> bool {
        match *self.asked() {
            Step::Place(seat) => {
                let place = any_bit(self.free_places(seat), luck);
                self.place(seat, self.board.deed_at(place));
            }
            // Cards are few and far between; who has some goes by the list.
            Step::Act(seat) if self.painter(seat).cards.is_empty() => {
                let ways = self.turns(seat).ways();
                let way = nth_bit(ways.into(), luck.below(ways.count_ones()));
                let (deed, acts) = (self.board.deed_at(way / 2), way & 1 == 0);
                self.decline(seat, deed);
                if acts {
                    self.perform(seat, deed);
                }
            }
            Step::Pay(seat, ..) | Step::PayAgain(seat, ..) => {
                self.pay(seat, any_of(self.can_pay_with(seat), luck));
            }
            Step::Dry(seat) => self.dry(seat, any_of(self.can_dry(seat), luck)),
            Step::Stand(seat) => {
                let place = any_bit(self.facing(self.painter(seat).lying.any()), luck);
                self.stand(seat, self.board.deed_at(place));
            }
            Step::Luck(_)
            | Step::Keep
            | Step::Tint(_)
            | Step::Pick(_)
            | Step::Unveil
            | Step::Act(_)
            | Step::After(_)
            | Step::Visit(_)
            | Step::Bought(..)
            | Step::Exhibit(_)
            | Step::Show(_)
            | Step::Copy(_)
            | Step::MixAny(_)
            | Step::Mix(..)
            | Step::Again(..)
            | Step::Reward(..)
            | Step::Tools(..)
            | Step::Exchange(..)
            | Step::Paint { .. }
            | Step::Dab { .. }
            | Step::Degas { .. }
            | Step::Prepare
            | Step::Turn(_)
            | Step::Next
            | Step::Over => return false,
        }
        true
    }
}

impl AssistantPlaces {
    /// The ways to lay an assistant down, with two bits for every place: one to act and one to decline.
    #[inline]
    fn ways(self) -> u32 {
        spread(self.able.into()) | spread(self.standing.into()) << 1
    }
}

/// Moves each of the sixteen lowest bits from position *i* to position 2*i*.
#[inline]
const fn spread(bits: u32) -> u32 {
    let bytes = (bits | bits << 8) & 0x00FF_00FF;
    let nibbles = (bytes | bytes << 4) & 0x0F0F_0F0F;
    let pairs = (nibbles | nibbles << 2) & 0x3333_3333;
    (pairs | pairs << 1) & 0x5555_5555
}

/// The number of a random bit of those that are set in `bits`.
#[inline]
fn any_bit<L: Luck>(bits: u16, luck: &mut L) -> u32 {
    nth_bit_of_16(bits, luck.below(bits.count_ones()))
}

/// A random pigment of the set `kinds`.
#[inline]
fn any_of<L: Luck>(kinds: u8, luck: &mut L) -> Pigment {
    Pigment::ALL[any_bit(kinds.into(), luck) as usize & 7]
}
