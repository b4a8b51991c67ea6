//! The contract every title keeps, and the table it is played on.
//!
//! A game is its options and its [events](Event); everything else is a fold of them. A title
//! implements [`Game`]; people, bots, pages and files meet it through a [`Table`], a [`Viewer`]'s
//! view, and text in the title's [`Notation`]. Nothing in this crate knows any title.

pub mod contract;
pub mod title;
pub mod foreign;
pub mod options;
pub mod switch;
pub mod house_rules;
pub mod deck_file;
pub mod seat;
pub mod event;
pub mod notation;
pub mod reason;
pub mod reasons;
pub mod refused;
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
    event::{Event, EventOf, Sight, TextEvent, Turn},
    luck::Luck,
    notation::{BadNotation, Notation},
    objection::{Clause, Objection},
    options::{BadSetup, File, Files, NoFiles, OptionInfo, Options},
    outcome::{Outcome, Source, Verdict, places_by},
    playout::{Stride, playout, rollout},
    reason::{Blank, Quote, Reason},
    reasons::{Reasons, Sentence},
    record::{BadRecord, Record},
    refused::Refused,
    rulebook::Rulebook,
    seat::{MOST_SEATS, PerSeat, Seat, Seats, Viewer},
    table::{BadReplay, Illegal, Table},
    title::{Preset, Title},
    undo::Irrevocable,
};
