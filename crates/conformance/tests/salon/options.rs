//! The options of the toy title: the deck, and the planted fault (SL-4).

use std::fmt;

use ::game::{BadSetup, Clause, Files, OptionInfo};
use serde::Serialize;

use super::{Fault, actions::Refused};

/// The number of cards in the bag (SL-4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Deck {
    #[default]
    Full,
    Small,
}

impl Deck {
    pub(crate) fn cards(self) -> u8 {
        match self {
            Deck::Full => 30,
            Deck::Small => 9,
        }
    }

    pub(crate) fn row(self) -> usize {
        match self {
            Deck::Full => 3,
            Deck::Small => 1,
        }
    }

    pub(crate) fn rounds(self) -> u8 {
        match self {
            Deck::Full => 3,
            Deck::Small => 2,
        }
    }
}

/// The options: what the players agree on before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) deck: Deck,
    pub(crate) fault: Option<Fault>,
}

impl ::game::Options for Options {
    fn read(text: &str, _files: &impl Files) -> Result<Options, BadSetup> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some(("deck", "small")) => options.deck = Deck::Small,
                Some(("fault", name)) => options.fault = Some(fault(name)?),
                _ => return Err(BadSetup::new(Refused::Option { word: word.into() })),
            }
        }
        Ok(options)
    }

    fn describe() -> Vec<OptionInfo> {
        let deck = OptionInfo {
            name: "deck",
            values: vec!["full", "small"],
            default: "full",
            clause: Clause("SL-4.1"),
        };
        vec![deck]
    }
}

fn fault(name: &str) -> Result<Fault, BadSetup> {
    let found = Fault::ALL.into_iter().find(|fault| format!("{fault:?}") == name);
    found.ok_or_else(|| BadSetup::by("SL-4.2", Refused::Fault { name: name.into() }))
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forgets = self.fault == Some(Fault::ForgetsAnOption);
        let deck = if self.deck == Deck::Full || forgets { "" } else { "deck=small" };
        match self.fault {
            None => f.write_str(deck),
            Some(fault) => f.write_str(format!("{deck} fault={fault:?}").trim_start()),
        }
    }
}
