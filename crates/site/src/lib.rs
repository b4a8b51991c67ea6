//! The pages of the web table: lobby, set-up, table.
//!
//! Pure: what a page shows is a function of what its reader may know, in the reader's language. A
//! page works without scripts, by plain links and forms; with them it also comes alive.

mod agreed;
pub mod assets;
mod chart;
mod device;
mod fields;
mod frame;
mod help;
mod levels;
mod lobby;
mod plain;
mod proof;
mod refused;
mod replay;
mod seats;
mod setup;
mod table;
mod turn;

pub use crate::{
    device::{LinkState, device, device_link},
    fields::{Fields, Promise},
    frame::{Reader, missing, refused},
    help::{rules, table_rules},
    lobby::{Entry, Lobby, Tables, lobby},
    plain::plain,
    proof::proof,
    refused::Refused,
    replay::{Replay, replay},
    seats::{chair_name, names},
    setup::{Setup, differences, options, preset, setup},
    table::{Looking, live, page, plan, plan_page},
    turn::steps_of_turn,
};
