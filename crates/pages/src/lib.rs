//! Views as text and as HTML: the table, the prompt, the labels, the story, the result.
//!
//! Invariant: a page is a pure function of what one viewer knows. The only states in this crate are imagined
//! from a view (`foresight`), so nothing here can leak a secret. There is one module for each title; they
//! share grammar and layout.

mod telling;
pub mod board;
mod names;
mod scope;
mod foresight;
mod calculator;
mod refused;
pub mod english;
pub mod words;
mod grid;
mod score_sheet;
pub mod atelier;
pub mod canvas;
pub mod colors_of_paris;

pub use crate::{
    board::{HtmlBoard, Offer, Offers, Panel, Parts},
    calculator::{BadQuestion, Calculator},
    names::{Names, PlayerName},
    refused::Refused,
    scope::{Agreed, Scope},
    telling::{EventContext, Seen, StoryEntry, Telling},
};
