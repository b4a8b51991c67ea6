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
//! # Why it is fast
//!
//! - The number of a card tells its type: 48 numbers for blank canvases, 36 for drawn ones, 28 for painted
//!   ones, 16 for jokers, whatever the deck. So a type is a mask, a name needs no deck to be read, and
//!   what lies under a canvas takes 64 bytes. A state has 384.
//! - Whether a cost can be paid is asked for every canvas in hand at every turn. A canvas gives one color,
//!   so the colors do not compete, and no matching has to be searched for: for every color, and for every
//!   amount of it that one may have, the canvases that ask for more are a set (`lack.rs`). Five sets
//!   joined are what is too dear. With one joker those that lack two units are; with two jokers or more,
//!   which is rare, the canvases that are left are looked at one by one.
//! - A payment is asked for color by color, and within a color in one order: palette, hand, jokers. So
//!   whatever set of cards pays is chosen once; a source is offered only if the rest can be paid after it;
//!   what has one source pays itself. A second telling in the tests tries everything and finds the same.
//!   No question has more than nineteen answers.
//! - Games at random go by strides (`actions/stride.rs`): the step is asked for once and not by `turn`,
//!   `actions` and `apply` one after the other, cards are drawn from sets, and no list is written. Callgrind
//!   counts 560 instructions a decision so and 3.6 mispredicted branches, 632 and 6.7 with the list.
//! - There is no list of steps to come: a step names the one question there is, and every step knows what
//!   comes after it. That was worth a quarter of a random game.
//! - Cards in secret hands are remembered as two sets: those that all saw being taken, and what the deck was
//!   made of when it was last shuffled. A world is imagined by dealing from these; whoever is in the
//!   midst of a play is dealt hands until one fits.
//! - What bots ask of a purse, how much is missing for a canvas, is the same counting: it is given the hand,
//!   so it tells nothing about one.
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
