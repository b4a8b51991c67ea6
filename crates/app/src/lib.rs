//! What a request means, as a function: who asks for what and when, in; rows to append, an answer or a page, out.
//!
//! There are no sockets here, no storage, no clock and no random generator. An [`Exchange`] is one request on its way to
//! its answer: [`Exchange::step`] returns either the answer or an [`Effect`] that must be performed first, such as a table
//! to be read or a command whose rows are to be appended. The time and random bytes are [`Inputs`]. So the same request
//! with the same inputs and the same results of its effects has the same answer, on a server, in a test, or in a
//! browser.
//!
//! - `crates/server` performs effects with a store, tasks and limits.
//! - [`Memory`] performs them with maps: for tests, and for tables that live in one process.
//!
//! ```
//! use app::Memory;
//!
//! let mut memory = Memory::new([7; 32]);
//! let lobby = memory.answer(http::Request::get("/").body(Vec::new()).unwrap());
//! assert_eq!(lobby.status(), 200);
//! assert!(String::from_utf8_lossy(lobby.body()).contains("Canvas"));
//! ```

mod api;
mod command;
mod context;
mod effect;
mod exchange;
mod hidden_tables;
mod identity;
mod inputs;
mod listing;
mod live;
mod memory;
mod message;
mod problem;
mod read;
pub mod refused;
mod requester;
mod response;
mod routes;
mod scene;
mod web;

pub use crate::{
    api::commands::{CommandFields, CommandKind, carry_out},
    command::Command,
    context::seal_of_rematch,
    effect::{Computed, Effect, Job, Listed, Quota, Reply, Work},
    exchange::{Exchange, Step},
    identity::{Claim, Keys, Person},
    inputs::Inputs,
    live::{Form, PageKey, Shown},
    memory::Memory,
    message::{SocketMessage, SocketRequest, read_message},
    problem::{Problem, ProblemBody},
    read::query,
    requester::Requester,
    response::Response,
    routes::{answer, api_paths, check_route, refusal},
    scene::Scene,
};
