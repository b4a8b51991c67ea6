//! People who are programs: they speak to a server as browsers and scripts do, over real
//! connections. For tests and for load; nothing here knows what the server is made of.

mod client;
mod heard;
mod kept;
mod pair;
mod proxy;
mod service;
mod socket;

pub use crate::{
    client::{Answer, Client},
    heard::{Choice, Game, Glimpse, Heard},
    kept::Kept,
    pair::Pair,
    proxy::Proxy,
    service::Service,
    socket::Socket,
};

/// What can go wrong between a client and a server.
pub type Error = Box<dyn std::error::Error + Send + Sync>;
