//! The random number generators of a table: one for luck, one for the seeds of bots. They are
//! independent, so that asking a bot does not change the luck.

use anyhow::{Context, Result};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random number generators of one table.
#[derive(Clone, Debug)]
pub(crate) struct Generators {
    /// The generator of luck.
    pub(crate) luck: ChaCha8Rng,
    bot_seeds: ChaCha8Rng,
}

/// The ChaCha stream of bot seeds. External bots are told their seeds, and nobody can compute the key of
/// ChaCha, and thus the luck, from them.
const BOT_SEED_STREAM: u64 = 1;

impl Generators {
    /// Both generators, from one seed.
    pub(crate) fn seeded(seed: u64) -> Generators {
        let luck = ChaCha8Rng::seed_from_u64(seed);
        let mut bot_seeds = luck.clone();
        bot_seeds.set_stream(BOT_SEED_STREAM);
        Generators { luck, bot_seeds }
    }

    /// Both generators, from `seed`, or from a seed of the operating system.
    pub(crate) fn new(seed: Option<u64>) -> Result<Generators> {
        Ok(Generators::seeded(seed.map_or_else(fresh, Ok)?))
    }

    /// The seed of a bot for one decision.
    pub(crate) fn bot_seed(&mut self) -> u64 {
        self.bot_seeds.next_u64()
    }
}

/// A random seed of 53 bits, which also fits into the floating-point numbers of JSON.
pub(crate) fn secret_seed() -> Result<u64> {
    fresh().map(|seed| seed >> 11)
}

fn fresh() -> Result<u64> {
    getrandom::u64().context("the system gives no random seed: name one")
}

/// Random bytes, which nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system has no randomness to give")?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The protocol promises that luck follows from the seed alone.
    #[test]
    fn bot_seeds_do_not_touch_luck() {
        let (mut one, mut other) = (Generators::seeded(7), Generators::seeded(7));
        assert_ne!(one.bot_seed(), one.bot_seed());
        let mut pinned = ChaCha8Rng::seed_from_u64(7);
        for _ in 0..100 {
            let fallen = one.luck.next_u64();
            assert_eq!((fallen, fallen), (other.luck.next_u64(), pinned.next_u64()));
            assert_ne!(fallen, one.bot_seed());
        }
    }
}
