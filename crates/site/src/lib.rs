//! The pages of the web table: lobby, set-up, table.
//!
//! Pure: what a page shows is a function of what its reader may know, in the reader's language. A
//! page works without scripts, by plain links and forms; with them it also comes alive.

pub mod assets;
mod frame;
mod lobby;
mod seats;
mod setup;
mod table;

pub use crate::{
    frame::{Reader, missing},
    lobby::{Entry, Lobby, lobby},
    seats::{chair_name, names},
    setup::{Setup, setup},
    table::{Looking, live, page, plan, plan_page},
};
