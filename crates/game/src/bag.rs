//! The bag: a set of components of one kind, as a bit set. Face-down piles and hands are bags: nobody knows
//! their order, so a state has no order either, and equal tables are equal values.

use std::{
    fmt,
    marker::PhantomData,
    ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign},
};

use serde::{Serialize, Serializer};

use crate::{Luck, luck::nth_bit};

/// A component of a bag, with a number of its own below 128.
pub trait Piece: Copy {
    /// The number of the component.
    fn bit(self) -> u8;

    /// The component with this number, which must exist.
    fn of_bit(bit: u8) -> Self;
}

/// A set of components: up to 128 different ones, copied as two words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<T> {
    bits: u128,
    of: PhantomData<T>,
}

impl<T> Bag<T> {
    /// The empty bag.
    pub const EMPTY: Bag<T> = Bag::of_bits(0);

    /// The components whose numbers are set in `bits`.
    #[must_use]
    #[inline]
    pub const fn of_bits(bits: u128) -> Bag<T> {
        Bag { bits, of: PhantomData }
    }

    /// The set as a word, with a bit for each component.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// The number of components.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the bag is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Piece> Bag<T> {
    /// Whether `piece` is in the bag.
    #[must_use]
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.bits >> (piece.bit() & 127) & 1 == 1
    }

    /// Puts `piece` into the bag.
    #[inline]
    pub fn add(&mut self, piece: T) {
        self.bits |= only(piece.bit());
    }

    /// Takes `piece` out of the bag.
    #[inline]
    pub fn take(&mut self, piece: T) {
        self.bits &= !only(piece.bit());
    }

    /// The components numbered below `piece`.
    #[must_use]
    #[inline]
    pub fn below(self, piece: T) -> Bag<T> {
        Bag::of_bits(self.bits & ((1 << (piece.bit() & 127)) - 1))
    }

    /// The component with the lowest number.
    #[must_use]
    #[inline]
    pub fn lowest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::of_bit(lowest(self.bits)))
    }

    /// The bag of the component with the lowest number alone; empty if this one is.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Bag<T> {
        Bag::of_bits(self.bits & self.bits.wrapping_neg())
    }

    /// The component with the `n`th lowest number, from 0.
    ///
    /// # Panics
    ///
    /// May panic if the bag has fewer components.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below 128")]
    pub fn nth(self, n: u32) -> T {
        T::of_bit(nth_bit(self.bits, n) as u8)
    }

    /// A random component, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if the bag is empty.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below 128")]
    pub fn draw<L: Luck>(self, luck: &mut L) -> T {
        T::of_bit(luck.bit(self.bits) as u8)
    }

    /// The components, the lowest number first.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word is cut into halves")]
    #[must_use]
    pub fn iter(self) -> Iter<T> {
        Iter { low: self.bits as u64, high: (self.bits >> 64) as u64, of: PhantomData }
    }
}

/// The components of a bag, the lowest number first: an iterator over two halves, because machines count bits
/// in words of 64.
#[derive(Clone, Debug)]
pub struct Iter<T> {
    low: u64,
    high: u64,
    of: PhantomData<T>,
}

impl<T: Piece> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
    fn next(&mut self) -> Option<T> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(T::of_bit(bit));
        }
        if self.high != 0 {
            let bit = self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            return Some(T::of_bit(64 + bit));
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.low.count_ones() + self.high.count_ones()) as usize;
        (left, Some(left))
    }
}

impl<T: Piece> ExactSizeIterator for Iter<T> {}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a word has 128 bits")]
const fn lowest(bits: u128) -> u8 {
    bits.trailing_zeros() as u8
}

/// The word of 128 bits in which only this bit is set. The word is built from two halves, because the compiler
/// turns a shift of 128 bits into a write of 32 bits to memory, and the next read of a half has to wait for
/// that write. This wait and two others like it took a quarter of a random game of Atelier, where every draw
/// takes a card and looks at the pile.
#[inline]
#[must_use]
pub const fn only(bit: u8) -> u128 {
    let one = 1 << (bit & 63);
    let (low, high): (u64, u64) = if bit & 64 == 0 { (one, 0) } else { (0, one) };
    (high as u128) << 64 | low as u128
}

impl<T: Piece> IntoIterator for Bag<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T> Default for Bag<T> {
    fn default() -> Bag<T> {
        Bag::EMPTY
    }
}

/// The intersection.
impl<T> BitAnd for Bag<T> {
    type Output = Bag<T>;

    #[inline]
    fn bitand(self, other: Bag<T>) -> Bag<T> {
        Bag::of_bits(self.bits & other.bits)
    }
}

/// The union.
impl<T> BitOr for Bag<T> {
    type Output = Bag<T>;

    #[inline]
    fn bitor(self, other: Bag<T>) -> Bag<T> {
        Bag::of_bits(self.bits | other.bits)
    }
}

impl<T> BitOrAssign for Bag<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Bag<T>) {
        self.bits |= other.bits;
    }
}

/// The difference: the components of the first bag that are not in the second.
impl<T> Sub for Bag<T> {
    type Output = Bag<T>;

    #[inline]
    fn sub(self, other: Bag<T>) -> Bag<T> {
        Bag::of_bits(self.bits & !other.bits)
    }
}

impl<T> SubAssign for Bag<T> {
    #[inline]
    fn sub_assign(&mut self, other: Bag<T>) {
        self.bits &= !other.bits;
    }
}

impl<T: Piece> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Bag<T> {
        let mut bag = Bag::EMPTY;
        pieces.into_iter().for_each(|piece| bag.add(piece));
        bag
    }
}

impl<T: Piece + fmt::Debug> fmt::Debug for Bag<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Piece + Serialize> Serialize for Bag<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Piece for u8 {
        fn bit(self) -> u8 {
            self
        }

        fn of_bit(bit: u8) -> u8 {
            bit
        }
    }

    fn bag(numbers: &[u8]) -> Bag<u8> {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_bag_is_a_set() {
        let mut all = bag(&[127, 0, 64]);
        all.add(64);
        assert_eq!(all.iter().collect::<Vec<_>>(), [0, 64, 127]);
        assert_eq!((all.len(), all.lowest(), bag(&[]).lowest()), (3, Some(0), None));
        all.take(0);
        assert!(!all.contains(0) && all.contains(127));
        assert_eq!(all.below(127), bag(&[64]));
        assert_eq!(all.below(64), Bag::EMPTY);
    }

    #[test]
    fn bags_are_compared() {
        let (ours, theirs) = (bag(&[1, 2, 100]), bag(&[2, 3, 100]));
        assert_eq!(ours & theirs, bag(&[2, 100]));
        assert_eq!(ours | theirs, bag(&[1, 2, 3, 100]));
        assert_eq!(ours - theirs, bag(&[1]));
    }
}
