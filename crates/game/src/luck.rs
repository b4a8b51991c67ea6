//! Bounded draws over any generator, ours so that no release of a library can move them.
//!
//! Rules never see a generator's numbers, only outcomes; what is drawn becomes an event. The
//! golden vectors at the end pin every function: the same seed gives the same game for ever.

#![expect(clippy::cast_possible_truncation, reason = "words are cut into halves on purpose")]

use rand_core::Rng;

/// A generator one can ask for outcomes instead of bits.
pub trait Luck: Rng {
    /// A number below `n`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n != 0, "nothing is below 0");
        // Lemire's multiplication: the high half is the draw, the low half tells the few draws
        // that would favor some outcome, and the division is needed for those alone.
        let (mut high, mut low) = wide(self.next_u32(), n);
        if low < n {
            let unfair = n.wrapping_neg() % n;
            while low < unfair {
                (high, low) = wide(self.next_u32(), n);
            }
        }
        high
    }

    /// One of `items`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if there is nothing to choose from.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(count(items.len())) as usize]
    }

    /// One of `items`, as likely as its weight says.
    ///
    /// # Panics
    ///
    /// Panics if there is nothing to choose from, or if the weights pass `u32::MAX` in all.
    fn weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total = items.iter().map(|(_, weight)| weight).sum();
        let mut at = self.below(total);
        for (item, weight) in items {
            match at.checked_sub(*weight) {
                Some(left) => at = left,
                None => return *item,
            }
        }
        unreachable!("the weights sum to the total")
    }

    /// Puts `items` into an order, each as likely as the others.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(count(last + 1)) as usize);
        }
    }

    /// The number of one of the bits set in `bits`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    #[inline]
    fn bit(&mut self, bits: u128) -> u32 {
        nth_bit(bits, self.below(bits.count_ones()))
    }
}

impl<R: Rng> Luck for R {}

/// The number of the `n`th bit set in `bits`, counted from 0 and from the lowest.
#[inline]
fn nth_bit(bits: u128, n: u32) -> u32 {
    const HALF: u32 = 64;
    let (low, high) = (bits as u64, (bits >> HALF) as u64);
    let below = low.count_ones();
    if n < below { nth_bit_of_word(low, n) } else { HALF + nth_bit_of_word(high, n - below) }
}

/// Halves the word until one bit is left: six steps, whatever is asked.
#[inline]
fn nth_bit_of_word(mut word: u64, mut n: u32) -> u32 {
    let mut at = 0;
    let mut width = 32;
    while width != 0 {
        let below = (word & ((1 << width) - 1)).count_ones();
        if below <= n {
            n -= below;
            word >>= width;
            at += width;
        }
        width /= 2;
    }
    at
}

#[inline]
fn wide(random: u32, n: u32) -> (u32, u32) {
    let product = u64::from(random) * u64::from(n);
    ((product >> 32) as u32, product as u32)
}

fn count(len: usize) -> u32 {
    u32::try_from(len).expect("no list in a game is that long")
}
