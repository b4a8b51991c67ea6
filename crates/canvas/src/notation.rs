//! Text for actions and luck: `take 3`, `lay 12`, `background 7`, `vote B`, `row 5 #18`.

use std::{fmt, str::FromStr};

use game::{
    BadNotation, Seat,
    notation::{number, verb},
};

use crate::{
    actions::Action,
    components::{BACKGROUNDS, Background, Card},
    conditions::Condition,
    refused::Refused,
    round::Chance,
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(position) => write!(f, "take {position}"),
            Action::Lay(card) => write!(f, "lay {}", card.number()),
            Action::Frame(background) => write!(f, "background {}", background.0),
            Action::Vote(seat) => write!(f, "vote {seat}"),
            Action::Abstain => f.write_str("abstain"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let action = match verb(text) {
            ("take", position) => number(position).map(Action::Take),
            ("lay", card) => read_card(card).map(Action::Lay),
            ("background", number) => background(number).map(Action::Frame),
            ("vote", seat) => seat.parse().ok().map(Action::Vote),
            ("abstain", "") => Some(Action::Abstain),
            _ => None,
        };
        action.ok_or_else(|| BadNotation::new(text, Refused::ActionNotation))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Scoring(condition) => write!(f, "scoring {}", condition.name()),
            Chance::Row(position, card) => write!(f, "row {position} #{}", card.number()),
            Chance::Background(seat, background) => write!(f, "background {seat} {}", background.0),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Toss(up) => write!(f, "toss {up}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let chance = match verb(text) {
            ("scoring", name) => Condition::named(name).map(Chance::Scoring),
            ("row", rest) => row(rest),
            ("background", rest) => dealt(rest),
            ("start", seat) => seat.parse().ok().map(Chance::Start),
            ("toss", up) => number(up).map(Chance::Toss),
            _ => None,
        };
        chance.ok_or_else(|| BadNotation::new(text, Refused::ChanceNotation))
    }
}

fn row(text: &str) -> Option<Chance> {
    let (position, card) = verb(text);
    Some(Chance::Row(number(position)?, read_card(card)?))
}

fn dealt(text: &str) -> Option<Chance> {
    let (seat, rest) = verb(text);
    Some(Chance::Background(seat.parse::<Seat>().ok()?, background(rest)?))
}

fn background(text: &str) -> Option<Background> {
    number(text).filter(|it| (1..=BACKGROUNDS).contains(it)).map(Background)
}

/// Reads a card by its number, with or without a `#` before the number.
fn read_card(text: &str) -> Option<Card> {
    number(text.strip_prefix('#').unwrap_or(text)).and_then(Card::new)
}
