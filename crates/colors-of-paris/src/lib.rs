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
