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
    actions::Action,
    components::{Background, Backgrounds, Card, Cards, Color, Element, Icons, Swatch},
    conditions::Condition,
    deck::Deck,
    objection::Objection,
    objectives::{Collection, Objective},
    refused::Refused,
    round::{Chance, Step},
    row::{Row, Slot},
    scenarios::Scenario,
    solo::{Mode, Rank},
    state::{Canvas, Painter, Painting},
    variants::{Options, Pick},
    view::View,
    words::{Title, Words},
};
