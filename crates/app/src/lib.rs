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
//! What a reader would not guess:
//!
//! - *Identity.* A person is a signed cookie. The key is the first row of a log of its own, so all servers on one store
//!   share it. A browser gets its cookie with the first page that has a form, so that two clicks are one person.
//! - *Lists.* A label stays on a table for good, so a list reads the logs before it names a table: a hundred at most, the
//!   rest on the next page. What was folded for a list is cached and read on.
//! - *Hidden tables.* Tables that somebody took off their own list are rows of a log of their own (`aside/PERSON`). A row
//!   names the length of the table's log at that time, so a game comes back when it waits for that person again.
//! - *Rematches.* The id of a rematch is computed from the table's id, so two people who ask open the same table.
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
