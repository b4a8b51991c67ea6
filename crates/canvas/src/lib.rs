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
