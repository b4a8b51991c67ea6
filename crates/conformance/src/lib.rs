//! The conformance suite: the laws that every title keeps, checked on random games; transcripts, the census,
//! and scripts for rule tests.
//!
//! The test of a title is one line, `conformance::laws::<Canvas>()`. For every preset and every number of
//! seats, [`games`] random games are played, and every [`Law`] is checked on each of them. How often a law is
//! checked depends on its cost:
//!
//! - *Every event of every game*: plays, ends, asks, counts, reads back, replays, sees, strides,
//!   and each single draw. These laws cost a few microseconds an event.
//! - *Every event of a game of up to 256, and some spells of a longer one*, about 256 events in all
//!   and its first and last positions always: imagines, leaks no moves, hides, remembers, refuses,
//!   nuances, takes back, equal hashes of equal states. They imagine worlds or try what might happen, for one
//!   viewer and a few events at random. Refusing, and taking back, copy or replay the game so far,
//!   so they come the seldomer the longer it already is.
//! - *A fixed number of times for a preset and number of seats*: draws in the long run (once for
//!   every shape of weights in four games), and imagining the deal fairly (a thousand deals of each
//!   length up to eight events). [`check`] with fewer than fifty games begins fewer deals.
//!
//! Spells and viewers are drawn with the random numbers of the game. The [`Tally`], which is printed, says how
//! often each law was checked.
//!
//! Seeds are fixed: the same title gives the same answer, whatever the number of threads. Two environment
//! variables widen and narrow a run:
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
mod watch;
mod walk;
mod chi;
mod fingerprint;
mod census;
mod transcript;
mod script;

pub use crate::{
    breach::Breach,
    census::census,
    extent::games,
    law::Law,
    run::{again, check, check_each, fair, laws},
    script::Script,
    tally::{Looks, Tally},
    transcript::transcripts,
    trial::Trial,
};

use game::{Luck, Seat, Viewer};

use crate::fingerprint::fingerprint;

/// The random number generator of the suite.
type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// A random seat at a table of `seats`.
fn any_seat(seats: u8, luck: &mut impl Luck) -> Seat {
    Seat(u8::try_from(luck.below(seats.into())).expect("a seat is small"))
}

/// A random viewer of a table of `seats`.
fn any_viewer(seats: u8, luck: &mut impl Luck) -> Viewer {
    let nth = luck.below(u32::from(seats) + 1) as usize;
    Viewer::all(seats).nth(nth).expect("the public comes after all seats")
}
