//! Where luck and the bots' whims come from: two generators that never touch each other, so that
//! asking a bot does not change how the cards fall.

use anyhow::{Context, Result};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generators of one table.
#[derive(Clone, Debug)]
pub(crate) struct Fate {
    /// How the cards fall.
    pub(crate) luck: ChaCha8Rng,
    whims: Xoshiro256PlusPlus,
}

impl Fate {
    /// Everything follows from `seed`.
    pub(crate) fn seeded(seed: u64) -> Fate {
        Fate {
            luck: ChaCha8Rng::seed_from_u64(seed),
            whims: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// Seeded with `seed`, or else by the operating system.
    pub(crate) fn new(seed: Option<u64>) -> Result<Fate> {
        let fresh = || getrandom::u64().context("the system gives no random seed: name one");
        Ok(Fate::seeded(seed.map_or_else(fresh, Ok)?))
    }

    /// The seed of a bot for one decision.
    pub(crate) fn whim(&mut self) -> u64 {
        self.whims.next_u64()
    }
}
