//! The laws every title keeps, checked by playing at random.
//!
//! The whole test of a title is one line, `conformance::laws::<Canvas>()`. Every preset, at every
//! number of seats it allows, plays [`games`] random games, and every game is subject to every
//! [`Law`]. Where a law looks at everything that could happen or at everybody who looks on, it
//! takes one viewer and a few events at random: a thousand games of a hundred events miss little.
//!
//! Seeds are fixed: the same title gives the same answer, whatever the number of threads. Two
//! variables of the environment widen and narrow a run:
//!
//! - `IMPASTO_GAMES=20000` plays more games of each kind,
//! - `IMPASTO_SEED=17` plays the game of that seed alone, to see a [`Breach`] again.

mod law;
mod breach;
mod trial;
mod tally;
mod extent;
mod run;
mod quiet;
mod offer;
mod happened;
mod walk;
mod chi;
mod census;
mod transcript;

pub use crate::{
    breach::Breach,
    census::census,
    extent::games,
    law::Law,
    run::{again, check, fair, laws},
    tally::Tally,
    transcript::transcripts,
    trial::Trial,
};

use game::{Luck, Seat, Viewer};

/// The generator behind every random choice of the suite.
type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// Any seat at a table of `seats`.
fn any_seat(seats: u8, luck: &mut impl Luck) -> Seat {
    Seat(u8::try_from(luck.below(seats.into())).expect("a seat is small"))
}

/// Anybody who looks at a table of `seats`.
fn any_viewer(seats: u8, luck: &mut impl Luck) -> Viewer {
    let nth = luck.below(u32::from(seats) + 1) as usize;
    Viewer::all(seats).nth(nth).expect("the public comes after all seats")
}

/// A number that stands for `value`: equal values have the same, others hardly ever.
fn fingerprint(value: &impl std::hash::Hash) -> u64 {
    // The keys of `DefaultHasher::new` are fixed: what is sorted by it has the same order always.
    let mut hasher = std::hash::DefaultHasher::new();
    value.hash(&mut hasher);
    std::hash::Hasher::finish(&hasher)
}
