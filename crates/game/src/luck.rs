//! Random draws within bounds over any random number generator. They are our own code, so that no release of a
//! library can change a game.
//!
//! Rules never see the numbers of a generator, only outcomes, and every outcome becomes an event. Golden
//! vectors in the tests pin every function: the same seed gives the same game for ever.

#![expect(clippy::cast_possible_truncation, reason = "words are cut into halves on purpose")]

use std::hint::select_unpredictable;

use rand_core::Rng;

/// A random number generator that gives outcomes instead of bits.
pub trait Luck: Rng {
    /// A random number below `n`, each as likely as the others.
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

    /// A random item, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if `items` is empty.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(count(items.len())) as usize]
    }

    /// A random item, with a probability in proportion to its weight.
    ///
    /// # Panics
    ///
    /// Panics if `items` is empty, or if the sum of the weights is above `u32::MAX`.
    fn weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total = items.iter().try_fold(0_u32, |sum, (_, weight)| sum.checked_add(*weight));
        let total = total.expect("weights are small");
        let mut at = self.below(total);
        for (item, weight) in items {
            match at.checked_sub(*weight) {
                Some(left) => at = left,
                None => return *item,
            }
        }
        unreachable!("the weights sum to the total")
    }

    /// Shuffles `items`: every order is as likely as the others.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(count(last + 1)) as usize);
        }
    }

    /// The number of heads among this many fair coins.
    ///
    /// # Panics
    ///
    /// Panics if there are more than 32 coins.
    #[inline]
    fn heads(&mut self, coins: u8) -> u8 {
        assert!(coins <= 32, "a toss has a bit for each coin");
        let faces = u64::from(self.next_u32()) & ((1 << coins) - 1);
        faces.count_ones() as u8
    }

    /// The number of a random bit of those set in `bits`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if no bit is set.
    #[inline]
    fn bit(&mut self, bits: u128) -> u32 {
        nth_bit(bits, self.below(bits.count_ones()))
    }
}

impl<R: Rng> Luck for R {}

/// The number of the `n`th bit set in `bits`, counted from 0 and from the lowest.
///
/// # Panics
///
/// May panic if fewer bits are set.
///
/// The half of the word is selected without a branch, because a processor cannot predict which half it is:
/// mispredicted branches took a fifth of the time of random decisions in Atelier.
#[inline]
#[must_use]
pub fn nth_bit(bits: u128, n: u32) -> u32 {
    let (low, high) = (bits as u64, (bits >> u64::BITS) as u64);
    if high == 0 {
        return nth_in_word(low, n);
    }
    let lower = low.count_ones();
    let is_high = lower <= n;
    let word = select_unpredictable(is_high, high, low);
    let passed = select_unpredictable(is_high, lower, 0);
    nth_in_word(word, n - passed) + (u32::from(is_high) * u64::BITS)
}

/// The number of the `n`th bit set in a word of 16 bits, in a quarter of the instructions of [`nth_bit`].
///
/// # Panics
///
/// May panic if fewer bits are set.
#[inline]
#[must_use]
pub fn nth_bit_of_16(bits: u16, n: u32) -> u32 {
    let (low, high) = (bits & 0xFF, bits >> 8);
    let lower = low.count_ones();
    let is_high = lower <= n;
    let byte = select_unpredictable(is_high, high, low);
    let passed = select_unpredictable(is_high, lower, 0);
    u32::from(NTH_IN_BYTE[usize::from(byte)][(n - passed) as usize & 7]) + u32::from(is_high) * 8
}

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// The number of the `n`th bit set in `word`.
///
/// Every draw of a card calls this function. Eight bytes are counted and compared side by side, without a loop
/// and without instructions that old processors lack.
#[inline]
fn nth_in_word(word: u64, n: u32) -> u32 {
    // How many bits are set up to and including each byte.
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    let ranks = bytes.wrapping_mul(EVERY_BYTE);
    // A byte is passed over when no more bits than n are set up to its end.
    let passed = (((u64::from(n) * EVERY_BYTE) | TOP_BITS) - ranks) >> 7 & EVERY_BYTE;
    let first = (passed.wrapping_mul(EVERY_BYTE) >> 56) as u32 * 8;
    let before = ranks << 8 >> first & 0xFF;
    let byte = (word >> first & 0xFF) as usize;
    first + u32::from(NTH_IN_BYTE[byte][(n as usize - before as usize) & 7])
}

/// For each byte, the numbers of the bits set in it.
const NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[inline]
fn wide(random: u32, n: u32) -> (u32, u32) {
    let product = u64::from(random) * u64::from(n);
    ((product >> 32) as u32, product as u32)
}

fn count(len: usize) -> u32 {
    u32::try_from(len).expect("no list in a game is that long")
}
