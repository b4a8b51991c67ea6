//! A PostgreSQL server for the length of a test, in a fresh folder, with a Unix socket in it and no TCP
//! port.
//!
//! The server has its default settings, so committed rows are on disk. It ends when its guard is dropped,
//! or with the process of the test if that is killed.

mod paused;
mod breakable_proxy;
mod programs;
mod process;
mod server;

pub use breakable_proxy::BreakableProxy;
pub use paused::PausedConnections;
pub use server::Server;
