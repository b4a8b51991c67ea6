//! The pages of the web site: lobby, set-up form, table, replay, rules.
//!
//! Pure functions: a page shows what its reader may know, in the reader's language. A page works without
//! scripts, by links and forms; scripts update it while it is open.
//!
//! # How a page works
//!
//! The server renders the whole table as a pure function of one viewer's view: `pages::HtmlBoard` renders what lies on
//! the table, this crate what stands around it. The HTML is sent compressed through the viewer's WebSocket, and the browser
//! morphs it into the page; the latest state wins. Every legal action is one element with `data-action`, on the
//! thing that the action is about where it has a place (a test demands it). A click sends the action's text and the
//! number of rows that the page knows. Without scripts the same elements are the buttons of a plain form.
//!
//! - *One element for each action.* If another element stands for the same action, it is a `<label>` of the first. Cells
//!   of one color on a painting are an exception: each cell is an element of its own, with a nuance of the action that
//!   names the cell, so that the cell that was clicked is the one that changes.
//! - *Plans.* An element with `data-plan` proposes several decisions (`turn cyan;pay blank-07`). The script plays them one
//!   after the other, so that each can be undone; without scripts the first one is played. `GET /table/{id}/plan` shows
//!   what a viewer would make of their cards, from their view alone.
//! - *One morph for each click.* Elements whose place has changed glide there over the finished page (`motion.js`: at most
//!   a dozen, by transforms alone), so nothing waits for an animation. View transitions took a snapshot of every named
//!   element: half a second a click.
//! - *Positions are classes.* The content security policy forbids inline styles, so the position of an element on the wheel
//!   of Colors of Paris is given by classes (`at3` the sector, `o2` the space in it, `t5` the rotation of the wheel), and
//!   the style sheet computes the coordinates.
//! - *Cards keep their pictures.* A card is a `<button>` while it can be clicked and a `<div>` otherwise. When that changes,
//!   the script moves the children into the new element before it morphs (`keepPictures` in `table.js`), so that images
//!   are not loaded anew.
//! - *Style sheets* are written in chapters (`assets/<title>/*.css`) and sent as one file each.
//! - *Nothing moves under a pointer.* The prompt bar has room for two lines, a refusal is shown over the table, and the
//!   places of elements that come and go are reserved.
//! - *A press counts.* Between the press of a pointer and its release the page may change, or a card may still glide.
//!   `press.js` remembers what was pressed, gives it the click, and keeps a new rendering waiting until the release.
//! - *Unread chat* is known to the browser alone: it remembers the last remark that was shown, for some sixty tables.
//! - *The set-up form* is a preset, then a file of house rules, then what is set by hand. The file is split into options
//!   first, so that every switch shows its present value.
//! - *A replay* is the table rewound, rendered for the same viewer. A fork is a new table that begins with the same events;
//!   a game that others still play cannot be forked, because the end of a game reveals its secrets.
//! - *Help.* Every question links to its clause (`Telling::clause`) on the rules page of the table, which lists what was
//!   agreed on first and what is not in play last; each title says in which games a clause matters
//!   (`pages/src/<title>/clauses.rs`).

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
    fields::{Fields, TablePromise},
    frame::{Reader, missing, refused},
    help::{rules, table_rules},
    lobby::{Lobby, TableEntry, TableList, lobby},
    plain::plain,
    proof::proof,
    refused::Refused,
    replay::{ReplayPage, replay},
    seats::{chair_name, names},
    setup::{Setup, differences, options, preset, setup},
    table::{TablePage, live, page, plan, plan_page},
    turn::steps_of_turn,
};
