//! A random sample without replacement, by a seeded generator.

/// A random sample of `count` of `items`, in their order; every sample is equally likely. All items if there
/// are fewer.
pub(crate) fn draw<T>(items: &[T], count: usize, seed: u64) -> Vec<&T> {
    let mut generator = SplitMix64(seed);
    let mut places: Vec<usize> = (0..items.len()).collect();
    let count = count.min(items.len());
    // The first steps of a Fisher-Yates shuffle.
    for done in 0..count {
        let picked = done + generator.below(items.len() - done);
        places.swap(done, picked);
    }
    places.truncate(count);
    places.sort_unstable();
    places.into_iter().map(|place| &items[place]).collect()
}

/// The generator `SplitMix64` (Steele, Lea and Flood, 2014).
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; the bias of the multiplication is less than `bound` in 2^64.
    fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.next()) * bound as u128;
        usize::try_from(product >> 64).expect("it is below a usize")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_published_one() {
        // The first values of the reference implementation for the seed 1234567.
        let mut generator = SplitMix64(1_234_567);
        let first = [generator.next(), generator.next(), generator.next()];
        assert_eq!(
            first,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn a_seed_draws_the_same_items_again_and_another_seed_others() {
        let items: Vec<u32> = (0..1000).collect();
        assert_eq!(draw(&items, 30, 7), draw(&items, 30, 7));
        assert_ne!(draw(&items, 30, 7), draw(&items, 30, 8));
    }

    #[test]
    fn no_item_is_drawn_twice_and_none_is_missing_from_a_whole_draw() {
        let items: Vec<u32> = (0..50).collect();
        let drawn = draw(&items, 80, 3);
        assert_eq!(drawn.into_iter().copied().collect::<Vec<_>>(), items);
    }

    #[test]
    fn every_item_is_drawn_about_equally_often() {
        let items: Vec<usize> = (0..20).collect();
        let mut times = [0_u32; 20];
        for seed in 0..4000 {
            for &item in draw(&items, 5, seed) {
                times[item] += 1;
            }
        }
        // 1000 expected, with a standard deviation of 27.
        assert!(times.iter().all(|&times| (880..1120).contains(&times)), "{times:?}");
    }
}
