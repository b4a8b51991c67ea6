//! Text for actions and luck.

use std::{fmt, str::FromStr};

use ::game::{
    BadNotation,
    notation::{number, verb},
};

use super::{
    actions::Refused,
    cards::{Card, Light},
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    /// SL-2.2.
    Pick(Card),
    /// SL-2.3.
    Rest,
    /// SL-2.3: a nuance of resting.
    Doze,
    /// SL-2.3.
    Take(Card),
    /// SL-2.3.
    Discard(Card),
    /// Planted: a rest that cannot be read back.
    Scrawl,
    /// Planted: a rest that is written as another action is.
    Echo,
    /// Planted: a rest with a space at its end.
    Trail,
}

/// One thing luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Chance {
    /// SL-1.2, SL-2.4.
    Deal(Card),
    /// SL-1.3, SL-2.3.
    Lay(Card),
    /// SL-2.1.
    Shine(Light),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::Rest | Action::Echo => f.write_str("rest"),
            Action::Doze => f.write_str("rest dozing"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Scrawl => f.write_str("r~st"),
            Action::Trail => f.write_str("trail "),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        match verb(text) {
            ("rest", "") => Some(Action::Rest),
            ("rest", "dozing") => Some(Action::Doze),
            ("trail", "") => Some(Action::Trail),
            ("pick", card) => number(card).map(|it| Action::Pick(Card(it))),
            ("take", card) => number(card).map(|it| Action::Take(Card(it))),
            ("discard", card) => number(card).map(|it| Action::Discard(Card(it))),
            _ => None,
        }
        .ok_or_else(|| BadNotation::new(text, Refused::ActionNotation))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Lay(card) => write!(f, "lay {card}"),
            Chance::Shine(Light::Gray) => f.write_str("light gray"),
            Chance::Shine(Light::Gold) => f.write_str("light gold"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        match verb(text) {
            ("light", "gray") => Some(Chance::Shine(Light::Gray)),
            ("light", "gold") => Some(Chance::Shine(Light::Gold)),
            ("deal", card) => number(card).map(|it| Chance::Deal(Card(it))),
            ("lay", card) => number(card).map(|it| Chance::Lay(Card(it))),
            _ => None,
        }
        .ok_or_else(|| BadNotation::new(text, Refused::ChanceNotation))
    }
}
