//! Amounts of the five colors (AT-1.2), counted side by side in one word.
//!
//! Whether a cost can be paid is asked for every card in hand at every turn. With a byte for each color,
//! compared all at once, that is a handful of instructions. No count reaches 128, the top bit of a byte,
//! because no deck has that many cards that give a color.

use crate::components::Color;

/// An amount of each color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paints(u64);

const BYTE: u32 = 8;
const ONES: u64 = 0x01_0101_0101;
const TOPS: u64 = 0x80 * ONES;

impl Paints {
    /// Nothing of any color.
    pub const NOTHING: Paints = Paints(0);

    /// One unit of `color`.
    #[must_use]
    #[inline]
    pub const fn one(color: Color) -> Paints {
        Paints(1 << (color as u32 * BYTE))
    }

    /// The paints with these amounts, by color.
    #[must_use]
    #[inline]
    pub fn of(amounts: [u32; 5]) -> Paints {
        let lanes = amounts.iter().rev();
        Paints(lanes.fold(0, |word, amount| word << BYTE | u64::from(*amount)))
    }

    /// The amount of `color`.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a byte is cut out")]
    pub const fn count(self, color: Color) -> u8 {
        (self.0 >> (color as u32 * BYTE)) as u8
    }

    /// The sum of all amounts.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u32 {
        (self.0.wrapping_mul(ONES) >> (4 * BYTE) & 0xFF) as u32
    }

    /// The first color with an amount above 0, in the order of payment.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Color> {
        match self.0.trailing_zeros() / BYTE {
            0 => Some(Color::Cyan),
            1 => Some(Color::Magenta),
            2 => Some(Color::Yellow),
            3 => Some(Color::White),
            4 => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether all amounts are 0.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of both amounts, color by color.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Paints) -> Paints {
        Paints(self.0 + other.0)
    }

    /// The amounts by which these exceed `have`, color by color.
    #[must_use]
    #[inline]
    pub const fn beyond(self, have: Paints) -> Paints {
        // The top bit of a byte survives exactly where there is no need to borrow.
        let difference = (self.0 | TOPS) - have.0;
        let enough = (difference & TOPS) >> 7;
        Paints(difference & !TOPS & (enough * 0xFF))
    }

    /// Whether `room` has at least this amount of every color.
    #[must_use]
    #[inline]
    pub const fn fits(self, room: Paints) -> bool {
        ((room.0 | TOPS) - self.0) & TOPS == TOPS
    }

    /// These amounts, with 0 for the colors of which `others` has none.
    #[must_use]
    #[inline]
    pub const fn where_any(self, others: Paints) -> Paints {
        let any = ((others.0 | TOPS) - ONES) & TOPS;
        Paints(self.0 & ((any >> 7) * 0xFF))
    }

    /// The amounts of the colors that are paid after `color`.
    #[must_use]
    #[inline]
    pub const fn after(self, color: Color) -> Paints {
        let first = (color as u32 + 1) * BYTE;
        Paints(self.0 >> first << first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AMOUNTS: [[u32; 5]; 5] =
        [[0; 5], [1, 0, 2, 0, 3], [0, 5, 1, 127, 0], [112, 1, 0, 3, 3], [1, 1, 1, 1, 1]];

    /// The result of `f` for each pair of bytes, computed one by one.
    fn each(ours: [u32; 5], theirs: [u32; 5], f: impl Fn(u32, u32) -> u32) -> Paints {
        Paints::of(std::array::from_fn(|at| f(ours[at], theirs[at])))
    }

    #[test]
    fn amounts_are_compared_side_by_side() {
        for ours in AMOUNTS {
            for theirs in AMOUNTS {
                let (left, right) = (Paints::of(ours), Paints::of(theirs));
                assert_eq!(left.beyond(right), each(ours, theirs, u32::saturating_sub));
                assert_eq!(left.fits(right), ours.iter().zip(theirs).all(|(a, b)| *a <= b));
                let masked = each(ours, theirs, |a, b| if b == 0 { 0 } else { a });
                assert_eq!(left.where_any(right), masked);
            }
        }
    }

    #[test]
    fn amounts_are_told_apart() {
        let paints = Paints::of([1, 2, 3, 4, 5]);
        assert_eq!(Color::ALL.map(|color| paints.count(color)), [1, 2, 3, 4, 5]);
        assert_eq!(paints.total(), 15);
        assert_eq!(paints.after(Color::Yellow), Paints::of([0, 0, 0, 4, 5]));
        assert_eq!(paints.after(Color::Black), Paints::NOTHING);
        assert_eq!(paints.and(Paints::one(Color::White)), Paints::of([1, 2, 3, 5, 5]));
        assert_eq!(paints.after(Color::Yellow).first(), Some(Color::White));
        assert_eq!(Paints::NOTHING.first(), None);
    }
}
