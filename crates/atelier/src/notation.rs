//! Text for actions and luck: `draw ring 3`, `draw deck`, `lay drawn-04`, `on blank-07`,
//! `turn white`, `pay blank-33`, `discard joker-01`, `ring 3 blank-12`, `deal B painted-02`.

use std::{fmt, str::FromStr};

use game::{
    BadNotation, Seat,
    notation::{number, verb},
};

use crate::{
    actions::Action,
    components::{Card, Color, Kind},
    luck::Chance,
    refused::Refused,
    ring::Slot,
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.kind().name(), self.number())
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    /// Reads the name of a card, with or without the leading zero.
    fn from_str(text: &str) -> Result<Card, BadNotation> {
        let card = text.split_once('-').and_then(|(kind, digits)| {
            let kind = Kind::ALL.into_iter().find(|it| it.name() == kind)?;
            let digits = if digits.len() == 2 { digits.trim_start_matches('0') } else { digits };
            Card::new(kind, number(digits)?)
        });
        card.ok_or_else(|| BadNotation::new(text, Refused::CardNotation))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Ring(slot) => write!(f, "draw ring {}", slot.number()),
            Action::Deck => f.write_str("draw deck"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::On(card) => write!(f, "on {card}"),
            Action::Turn(color) => write!(f, "turn {}", color.name()),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let action = match verb(text) {
            ("draw", "deck") => Some(Action::Deck),
            ("draw", rest) => match verb(rest) {
                ("ring", slot) => number(slot).and_then(Slot::new).map(Action::Ring),
                _ => None,
            },
            ("lay", card) => card.parse().ok().map(Action::Lay),
            ("on", card) => card.parse().ok().map(Action::On),
            ("turn", color) => {
                Color::ALL.into_iter().find(|it| it.name() == color).map(Action::Turn)
            }
            ("pay", card) => card.parse().ok().map(Action::Pay),
            ("discard", card) => card.parse().ok().map(Action::Discard),
            ("done", "") => Some(Action::Done),
            ("pass", "") => Some(Action::Pass),
            _ => None,
        };
        action.ok_or_else(|| BadNotation::new(text, Refused::ActionNotation))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Chance::Ring(slot, card) => write!(f, "ring {} {card}", slot.number()),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let chance = match verb(text) {
            ("start", seat) => seat.parse().ok().map(Chance::Start),
            ("deal", rest) => dealt(rest),
            ("ring", rest) => laid_open(rest),
            _ => None,
        };
        chance.ok_or_else(|| BadNotation::new(text, Refused::ChanceNotation))
    }
}

fn dealt(text: &str) -> Option<Chance> {
    let (seat, card) = verb(text);
    Some(Chance::Deal(seat.parse::<Seat>().ok()?, card.parse().ok()?))
}

fn laid_open(text: &str) -> Option<Chance> {
    let (slot, card) = verb(text);
    Some(Chance::Ring(Slot::new(number(slot)?)?, card.parse().ok()?))
}
