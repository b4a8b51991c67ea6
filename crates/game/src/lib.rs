//! The contract that every title implements, and the table it is played on.
//!
//! A game is its options and its [events](Event); everything else is a fold of them. A title implements
//! [`Game`]; people, bots, pages and files use it through a [`Table`], a [`Viewer`]'s view, and text in the
//! title's [`Notation`]. Nothing in this crate knows a title.

pub mod contract;
pub mod title;
pub mod options;
pub mod switch;
pub mod house_rules;
pub mod deck_file;
pub mod seat;
pub mod event;
pub mod notation;
pub mod reason;
pub mod objection;
pub mod outcome;
pub mod luck;
pub mod table;
pub mod undo;
pub mod record;
pub mod rulebook;
pub mod playout;
pub mod bag;
pub mod archive;

pub use crate::{
    archive::Archive,
    bag::{Bag, Piece},
    contract::Game,
    event::{Event, EventOf, Sight, Turn},
    luck::Luck,
    notation::{BadNotation, Notation},
    objection::{Clause, Objection},
    options::{BadSetup, File, Files, NoFiles, OptionInfo, Options},
    outcome::{Outcome, Source, Verdict, places_by},
    playout::{Stride, playout, rollout},
    reason::{Blank, Reason},
    record::{BadRecord, Record},
    rulebook::Rulebook,
    seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer},
    table::{BadReplay, Illegal, Table},
    title::{Preset, Title},
    undo::Irrevocable,
};
