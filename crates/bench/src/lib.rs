//! Benchmarks: the speed of the titles and of searches, statistics of random games, and tools to
//! tune and compare bots.
//!
//! Speed is measured in CPU time, with all cases of a run sampled in turns, beside a floor and a
//! peer. A number of nanoseconds says little on a machine that other work shares; a ratio to
//! something measured in the same second says more. The floor is a game with almost no rules; the
//! peer is a chess library known to be fast.

pub mod benchmark;
mod threads;
pub mod ends;
pub mod floor;
pub mod peer;
mod references;
mod scenarios;
pub mod searches;
pub mod titles;

pub use benchmark::{Benchmark, Sampling};
pub use references::references;
pub use scenarios::Scenarios;
pub use threads::Threads;
