//! How fast the titles are, and how their random games end.
//!
//! Speed is measured in one run, in turns, in CPU time, beside a floor and a peer. A number of
//! nanoseconds says little on a machine that other work shares; a ratio to something measured in the
//! same second says more. The floor is a game with almost no rules; the peer is a chess library known
//! to be fast.

pub mod contest;
mod crew;
pub mod ends;
pub mod floor;
pub mod peer;
mod references;
mod scenarios;
pub mod searches;
pub mod titles;

pub use contest::{Contest, Effort};
pub use crew::Crew;
pub use references::references;
pub use scenarios::Scenarios;
