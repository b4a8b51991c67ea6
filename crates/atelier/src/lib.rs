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
    actions::Action,
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
