//! Golden vectors: the same seed gives the same game for ever, on every machine.

use game::{
    Luck,
    luck::{nth_bit, nth_bit_of_16},
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn chacha_is_pinned() {
    let mut luck = ChaCha8Rng::seed_from_u64(7);
    let draws: Vec<u32> = (0..12).map(|_| luck.below(60)).collect();
    assert_eq!(draws, [8, 9, 10, 10, 16, 42, 2, 43, 4, 36, 48, 21]);
    let mut cards: Vec<u8> = (1..=12).collect();
    luck.shuffle(&mut cards);
    assert_eq!(cards, [6, 4, 11, 2, 5, 7, 9, 10, 8, 12, 1, 3]);
    assert_eq!(luck.bit(0b1011_0000 << 64 | 0b101), 2);
    assert_eq!(
        (0..8).map(|_| luck.weighted(&[('a', 1), ('b', 3)])).collect::<String>(),
        "bbbbbbab"
    );
}

#[test]
fn xoshiro_is_pinned() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let draws: Vec<u32> = (0..12).map(|_| luck.below(60)).collect();
    assert_eq!(draws, [3, 10, 43, 25, 57, 27, 43, 19, 58, 4, 6, 10]);
    let mut cards: Vec<u8> = (1..=12).collect();
    luck.shuffle(&mut cards);
    assert_eq!(cards, [6, 10, 7, 3, 4, 12, 8, 11, 1, 5, 2, 9]);
}

/// Of the 2^32 numbers of a generator, a bound of 3 times 2^30 leaves 2^30 over: without rejection sampling
/// every third outcome would be twice as likely.
#[test]
fn a_huge_bound_is_drawn_fairly() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let thirds = (0..30_000).filter(|_| luck.below(3 << 30).is_multiple_of(3)).count();
    assert!((9_700..=10_300).contains(&thirds), "{thirds} of 30000 are multiples of three");
}

/// The function `nth_bit` finds the same bit as counting from the lowest.
#[test]
fn bits_are_found_in_their_order() {
    struct Low(u32);
    impl rand_core::TryRng for Low {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(u64::from(self.0))
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            Ok(())
        }
    }
    let bits: u128 = 0x8000_0F01_0000_0000_8421_0000_0000_00F1;
    let counted: Vec<u32> = (0..128).filter(|at| bits >> at & 1 == 1).collect();
    for (n, bit) in (0..).zip(&counted) {
        // The number that draws exactly `n` of so many.
        let count = u64::from(bits.count_ones());
        let drawn = u32::try_from((n << 32) / count + 1).expect("below 2^32");
        assert_eq!(Low(drawn).bit(bits), *bit);
    }
}

/// `nth_bit_of_16` and `nth_bit` find the same bit.
#[test]
fn bits_of_small_sets_are_found_too() {
    for bits in 1..=u16::MAX {
        let n = u32::from(bits) % bits.count_ones();
        assert_eq!(nth_bit_of_16(bits, n), nth_bit(bits.into(), n), "{n} of {bits:b}");
    }
}

#[test]
fn coins_are_even() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let heads: u32 = (0..10_000).map(|_| u32::from(luck.heads(8))).sum();
    assert!((39_500..=40_500).contains(&heads), "{heads} of 80000");
    assert_eq!(luck.heads(0), 0);
    assert_eq!(
        (0..8).map(|_| luck.heads(32)).collect::<Vec<_>>(),
        [22, 21, 10, 16, 16, 18, 14, 18]
    );
}

#[test]
#[should_panic(expected = "weights are small")]
fn weights_do_not_wrap() {
    Xoshiro256PlusPlus::seed_from_u64(1).weighted(&[('a', u32::MAX), ('b', 2)]);
}

#[test]
fn every_bit_is_found() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    for bits in [1, u128::MAX, 1 << 127, 0xF0F0 << 60, 1 << 63 | 1 << 64] {
        let mut seen = 0;
        for _ in 0..5_000 {
            seen |= 1 << luck.bit(bits);
        }
        assert_eq!(seen, bits);
    }
}

#[test]
#[should_panic(expected = "nothing is below 0")]
fn nothing_is_below_zero() {
    Xoshiro256PlusPlus::seed_from_u64(1).below(0);
}
