//! Where luck and the bots' whims come from: two generators that never touch each other, so that
//! asking a bot does not change how the cards fall.

use anyhow::{Context, Result};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The generators of one table.
#[derive(Clone, Debug)]
pub(crate) struct Fate {
    /// How the cards fall.
    pub(crate) luck: ChaCha8Rng,
    whims: ChaCha8Rng,
}

/// A stream of the same key that luck never draws from. Programs from outside are told what is drawn
/// here, and from that nobody finds the key.
const WHIMS: u64 = 1;

impl Fate {
    /// Everything follows from `seed`.
    pub(crate) fn seeded(seed: u64) -> Fate {
        let luck = ChaCha8Rng::seed_from_u64(seed);
        let mut whims = luck.clone();
        whims.set_stream(WHIMS);
        Fate { luck, whims }
    }

    /// Seeded with `seed`, or else by the operating system.
    pub(crate) fn new(seed: Option<u64>) -> Result<Fate> {
        Ok(Fate::seeded(seed.map_or_else(fresh, Ok)?))
    }

    /// The seed of a bot for one decision.
    pub(crate) fn whim(&mut self) -> u64 {
        self.whims.next_u64()
    }
}

/// A seed that nobody can guess, and that every language's numbers hold exactly.
pub(crate) fn secret() -> Result<u64> {
    fresh().map(|seed| seed >> 11)
}

fn fresh() -> Result<u64> {
    getrandom::u64().context("the system gives no random seed: name one")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The protocol promises that luck follows from the seed alone.
    #[test]
    fn whims_do_not_touch_luck() {
        let (mut one, mut other) = (Fate::seeded(7), Fate::seeded(7));
        assert_ne!(one.whim(), one.whim());
        let mut pinned = ChaCha8Rng::seed_from_u64(7);
        for _ in 0..100 {
            let fallen = one.luck.next_u64();
            assert_eq!((fallen, fallen), (other.luck.next_u64(), pinned.next_u64()));
            assert_ne!(fallen, one.whim());
        }
    }
}
