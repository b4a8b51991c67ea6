//! What everything else is compared with: the floor and the peer.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Contest, floor, peer};

/// A contest with the floor and the peer in it, to which others are added.
#[must_use]
pub fn references() -> Contest {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut columns = Vec::new();
    let mut own_luck = luck.clone();
    let mut moves = Vec::new();
    Contest::new()
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
