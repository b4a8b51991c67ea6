//! Text for actions and luck of the toy title.

use std::{fmt, str::FromStr};

use ::game::{
    BadNotation,
    notation::{number, verb},
};

use super::{
    actions::Refused,
    cards::{Card, Light},
};

/// An action: one decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    /// Pick a card of the hand (SL-2.2).
    Pick(Card),
    /// Rest instead of taking a card (SL-2.3).
    Rest,
    /// Doze: a nuance of resting (SL-2.3).
    Doze,
    /// Take a card of the row (SL-2.3).
    Take(Card),
    /// Discard a card of the hand (SL-2.3).
    Discard(Card),
    /// A planted fault: a rest whose text cannot be read back.
    Scrawl,
    /// A planted fault: a rest with the same text as another action.
    Echo,
    /// A planted fault: a rest whose text ends with a space.
    Trail,
}

/// A chance: one thing that luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Chance {
    /// A card is dealt to a player (SL-1.2, SL-2.4).
    Deal(Card),
    /// A card is laid in the row (SL-1.3, SL-2.3).
    Lay(Card),
    /// The light of the round is drawn (SL-2.1).
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
