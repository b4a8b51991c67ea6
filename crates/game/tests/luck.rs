//! Golden vectors: the same seed gives the same game for ever, on every machine.

use game::Luck;
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

/// The draws that need a second try are the ones a careless version gets wrong.
#[test]
fn a_huge_bound_is_drawn_fairly() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let bound = 3 << 30;
    let low = (0..30_000).filter(|_| luck.below(bound) < bound / 3).count();
    assert!((9_700..=10_300).contains(&low), "{low} of 30000 in the lowest third");
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
