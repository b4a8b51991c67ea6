//! A toy title with something for every law to check, and an option that plants a fault which breaks one.

mod actions;
mod cards;
mod fault;
mod game;
mod notation;
mod options;
mod scoring;
mod state;
mod view;

pub(crate) use self::{
    fault::Fault,
    options::{Deck, Options},
    state::Salon,
};
