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
//! # Why it is fast
//!
//! - The icons of a card are one word: nine lanes of five bits. Layering is `under & !(filled * 9 lanes) |
//!   top`; a condition is a handful of instructions; the two conditions that pair icons look up a maximum
//!   matching in a table made at compile time.
//! - The row is two words, and sliding it is a shift. Hands, piles and backgrounds are bit sets.
//! - What is printed on cards never changes, so a state points to it. Custom decks are kept for the
//!   life of the program, each once; a server counts what strangers bring.
//! - Drawing a card is finding the n-th bit of a set, without a loop (`game::luck`).
//! - Games at random go by strides (`actions/stride.rs`): what can be taken and laid is counted, one of it is
//!   drawn, and no list is written. Callgrind counts 440 instructions a decision so and 4.6 mispredicted
//!   branches, 508 and 6.1 with the list.
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
