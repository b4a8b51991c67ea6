//! The rules of Colors of Paris as a [`Game`](::game::Game). A table is opened with options, luck and players take their
//! turns, and the record tells the whole game:
//!
//! ```
//! use colors_of_paris::ColorsOfParis;
//! use game::{Game, NoFiles, Options, Record, Table, Turn};
//! use rand_core::SeedableRng;
//! use rand_xoshiro::Xoshiro256PlusPlus;
//!
//! let options = Options::read("variant=j", &NoFiles)?;
//! let mut table = Table::<ColorsOfParis>::open(3, options)?;
//! table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7)); // Luck deals, until a player has to decide.
//!
//! let Turn::Players(asked) = table.game().turn() else { panic!("a player decides") };
//! let seat = asked.lowest().expect("somebody is asked");
//! let actions = table.actions(seat);
//! assert_eq!(actions[0].to_string(), "pick 1");
//! table.play(seat, actions[0])?;
//!
//! let record = Record::new(table).to_string();
//! assert!(record.starts_with("title    colors-of-paris, rules 1\nseats    3\n"));
//! assert_eq!(Record::<ColorsOfParis>::read(&record)?.to_string(), record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Why it is fast
//!
//! - A reserve is eight counts in one word; the kinds there are any of are one multiplication away. A
//!   painting is nine lanes of three bits, a crowd of assistants three sets of sectors, and the wheel
//!   turns by a rotation of such a set.
//! - What a player can do is one set with a bit for each action (`Studio::feasible`), told without a
//!   branch. At random, what assistants face cannot be foretold: with a question for each of them,
//!   callgrind counted six mispredicted branches a decision. Now it counts fewer than four, and a few
//!   more instructions; a quarter of the time was gone.
//! - Lists are written without asking (`push_if`): an action is put down, and dropped again if it is not
//!   possible.
//! - Nothing comes on the agenda that would settle itself at once: a color that can be mixed in one way
//!   is mixed, and who has no bonus card is not asked for one.
//! - Games at random go by strides. What can be chosen at the five questions asked most, nine of ten decisions,
//!   is a set with a bit for each answer, in the order of the list; one of them is drawn, and no list is
//!   written (`actions/stride.rs`). Callgrind counts 438 instructions a decision so and 2.6 mispredicted
//!   branches, 568 and 3.4 with the list.
//!
//! What follows is the rulebook; the modules are its chapters.
#![doc = include_str!("../RULES.md")]

pub mod components;
pub mod cards;
pub mod reserve;
pub mod cells;
pub mod crowd;
pub mod board;
mod board_file;
pub mod paintings;
pub mod state;
pub mod setup;
pub mod luck;
pub mod round;
pub mod actions;
pub mod prepare;
pub mod bonus;
pub mod painters;
pub mod variants;
mod presets;
pub mod draft;
pub mod scoring;
pub mod view;
mod knowledge;
mod telling;
pub mod obstacle;
pub mod objection;
pub mod refused;
pub mod question;
pub mod notation;
pub mod game;
pub mod audit;

pub use crate::{
    actions::{Action, Stroke},
    board::Board,
    bonus::{Bonus, Bonuses},
    cards::{Card, Cards},
    cells::Cell,
    components::{Deed, Pigment, Tool},
    luck::{Chance, Draw},
    objection::Objection,
    obstacle::{Obstacle, Takes},
    painters::Tile,
    paintings::{Paintings, Picture},
    question::{Asked, Question},
    refused::{Refused, words},
    reserve::Reserve,
    round::Step,
    scoring::End,
    state::{ColorsOfParis, Painter, Studio, Token},
    variants::{Options, Rules},
    view::View,
};
