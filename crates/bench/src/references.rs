//! The reference cases of every benchmark: the floor and the peer.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Benchmark, floor, peer};

/// A benchmark with the two reference cases, to which others are added.
#[must_use]
pub fn references() -> Benchmark {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut columns = Vec::new();
    let mut own_luck = luck.clone();
    let mut moves = Vec::new();
    Benchmark::new()
        .with(
            "floor: connect four, 24 bytes",
            "decision",
            Box::new(move || (0..100).map(|_| floor::playout(&mut luck, &mut columns)).sum()),
        )
        .with(
            "peer: cozy-chess",
            "decision",
            Box::new(move || peer::playout(&mut own_luck, &mut moves)),
        )
}
