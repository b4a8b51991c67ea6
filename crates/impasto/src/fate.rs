//! The random number generators of a table: one for luck, one for the seeds of bots. They are
//! independent, so that asking a bot does not change the luck.

use anyhow::{Context, Result};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random number generators of one table.
#[derive(Clone, Debug)]
pub(crate) struct Fate {
    /// The generator of luck.
    pub(crate) luck: ChaCha8Rng,
    whims: ChaCha8Rng,
}

/// The ChaCha stream of bot seeds. External bots are told their seeds, and nobody can compute the key of
/// ChaCha, and thus the luck, from them.
const WHIMS: u64 = 1;

impl Fate {
    /// Both generators, from one seed.
    pub(crate) fn seeded(seed: u64) -> Fate {
        let luck = ChaCha8Rng::seed_from_u64(seed);
        let mut whims = luck.clone();
        whims.set_stream(WHIMS);
        Fate { luck, whims }
    }

    /// Both generators, from `seed`, or from a seed of the operating system.
    pub(crate) fn new(seed: Option<u64>) -> Result<Fate> {
        Ok(Fate::seeded(seed.map_or_else(fresh, Ok)?))
    }

    /// The seed of a bot for one decision.
    pub(crate) fn whim(&mut self) -> u64 {
        self.whims.next_u64()
    }
}

/// A random seed of 53 bits, which also fits into the floating-point numbers of JSON.
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
