//! A toy title that has something for every law to bite on, and an option that breaks one.

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
