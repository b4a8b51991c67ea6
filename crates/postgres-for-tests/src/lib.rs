//! A PostgreSQL server of one's own, for the length of a test: a fresh folder, a socket in it that
//! nobody else knows, no port that could be taken.
//!
//! Settings are the server's own: what a test sees committed is on disk. The server ends with its
//! guard, and, should the test be killed, with the test.

mod hush;
mod line;
mod programs;
mod process;
mod server;

pub use hush::Hush;
pub use line::Line;
pub use server::Server;
