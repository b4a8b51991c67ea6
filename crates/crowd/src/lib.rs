//! Test clients of the server, over real HTTP and WebSocket connections, as browsers and scripts use it.
//! For tests and load measurements; this crate does not depend on the server's code.

mod client;
mod server_message;
mod test_store;
mod pair;
mod proxy;
mod server_process;
mod socket;

pub use crate::{
    client::{Client, Response},
    pair::Pair,
    proxy::Proxy,
    server_message::{ActionSummary, GameSummary, SceneSummary, ServerMessage},
    server_process::ServerProcess,
    socket::Socket,
    test_store::TestStore,
};

/// An error between a client and a server.
pub type Error = Box<dyn std::error::Error + Send + Sync>;
