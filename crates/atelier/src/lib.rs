//! The rules of Atelier as a [`Game`](::game::Game). A table is opened with options, luck and players take their
//! turns, and the record tells the whole game:
//!
//! ```
//! use atelier::Atelier;
//! use game::{Game, NoFiles, Options, Record, Table, Turn};
//! use rand_core::SeedableRng;
//! use rand_xoshiro::Xoshiro256PlusPlus;
//!
//! let options = Options::read("mixing=pairs", &NoFiles)?;
//! let mut table = Table::<Atelier>::open(4, options)?;
//! table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7)); // Luck deals, until a player has to decide.
//!
//! let Turn::Players(asked) = table.game().turn() else { panic!("a player decides") };
//! let seat = asked.lowest().expect("somebody is asked");
//! let actions = table.actions(seat);
//! assert_eq!(actions[0].to_string(), "draw ring 1");
//! table.play(seat, actions[0])?;
//!
//! let record = Record::new(table).to_string();
//! assert!(record.starts_with("title    atelier, rules 1\nseats    4\n"));
//! assert_eq!(Record::<Atelier>::read(&record)?.to_string(), record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What follows is the rulebook; the modules are its chapters.
#![doc = include_str!("../RULES.md")]

pub mod components;
pub mod paints;
pub mod secondaries;
pub mod deck;
mod deck_file;
mod lack;
pub mod ring;
pub mod state;
pub mod setup;
pub mod round;
pub mod luck;
pub mod actions;
pub mod paying;
pub mod objectives;
pub mod scoring;
pub mod variants;
mod switches;
mod presets;
pub mod view;
pub mod telling;
pub mod objection;
pub mod refused;
pub mod notation;
pub mod game;
pub mod audit;

pub use crate::{
    actions::{Action, draw::MAX_HAND_CARDS},
    components::{Card, Cards, Color, Kind},
    deck::Deck,
    luck::Chance,
    objection::Objection,
    objectives::Objective,
    paints::Paints,
    paying::Purse,
    refused::{Refused, words},
    ring::{Ring, Slot},
    round::{First, Step},
    scoring::End,
    secondaries::{Secondaries, Secondary},
    state::{Atelier, Studio},
    switches::{BlankPoints, Drawing, Jokers, Mixing, Reach},
    variants::{Options, Rules},
    view::{SeenHand, View},
};
