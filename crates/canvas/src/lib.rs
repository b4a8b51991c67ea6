//! The rules of Canvas as a [`Game`](::game::Game). A table is opened with options, luck and players take their
//! turns, and the record tells the whole game:
//!
//! ```
//! use canvas::Canvas;
//! use game::{Game, NoFiles, Options, Record, Table, Turn};
//! use rand_core::SeedableRng;
//! use rand_xoshiro::Xoshiro256PlusPlus;
//!
//! let options = Options::read("scenario=first-game", &NoFiles)?;
//! let mut table = Table::<Canvas>::open(2, options)?;
//! table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7)); // Luck deals, until a player has to decide.
//!
//! let Turn::Players(asked) = table.game().turn() else { panic!("a player decides") };
//! let seat = asked.lowest().expect("somebody is asked");
//! let actions = table.actions(seat);
//! assert_eq!(actions[0].to_string(), "take 1");
//! table.play(seat, actions[0])?;
//!
//! let record = Record::new(table).to_string();
//! assert!(record.starts_with("title    canvas, rules 1\nseats    2\n"));
//! assert_eq!(Record::<Canvas>::read(&record)?.to_string(), record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What follows is the rulebook; the modules are its chapters.
#![doc = include_str!("../RULES.md")]

pub mod components;
pub mod deck;
pub mod words;
pub mod setup;
pub mod row;
pub mod state;
pub mod round;
pub mod actions;
pub mod conditions;
pub mod scoring;
pub mod jury;
pub mod solo;
pub mod scenarios;
pub mod variants;
mod presets;
pub mod objectives;
pub mod view;
mod reckoning;
pub mod telling;
pub mod objection;
pub mod refused;
pub mod notation;
pub mod game;
pub mod audit;

pub use crate::{
    actions::{Action, complete::LAYERS, take::MAX_HAND_CARDS},
    components::{
        BACKGROUNDS, Background, Backgrounds, Card, Cards, Color, Element, Icons, STARTING_TOKENS,
        Swatch,
    },
    conditions::Condition,
    deck::Deck,
    objection::Objection,
    objectives::{Collection, Objective},
    refused::Refused,
    round::{Chance, Step},
    row::{ROW_CARDS, Row, Slot},
    scenarios::Scenario,
    scoring::GRAY_POINTS,
    setup::PAINTINGS,
    solo::{Mode, Rank},
    state::{Canvas, Painter, Painting},
    variants::{MAX_SCORING_CARDS, Options, Pick},
    view::View,
    words::{PaintingTitle, Words},
};
