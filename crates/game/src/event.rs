//! Events, the steps that a game consists of; turns; and what a viewer sees of an event.

use std::fmt;

use crate::{Game, Seat, Seats};

/// An event: one step of a game. A game is its options and its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event<A, C> {
    /// The decision of a player.
    Choice {
        /// The seat of the player.
        seat: Seat,
        /// The action that the player chose.
        action: A,
    },
    /// The outcome of luck.
    Chance(C),
}

/// The type of the events of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// An event of a game of any title: its action or its chance as text in notation.
pub type TextEvent = Event<String, String>;

impl<A, C> Event<A, C> {
    /// The seat that has decided; none if luck has.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Choice { seat, .. } => Some(*seat),
            Event::Chance(_) => None,
        }
    }

    /// Whether the event is an outcome of luck.
    pub fn is_luck(&self) -> bool {
        self.seat().is_none()
    }
}

impl<A: fmt::Display, C: fmt::Display> Event<A, C> {
    /// The same event in notation.
    pub fn to_text(&self) -> TextEvent {
        match self {
            Event::Choice { seat, action } => {
                Event::Choice { seat: *seat, action: action.to_string() }
            }
            Event::Chance(chance) => Event::Chance(chance.to_string()),
        }
    }

    /// The event as protocols write it: `A take 3`, `luck row 5 #18`. A record writes the same in columns,
    /// which is its `Display`.
    pub fn line(&self) -> String {
        match self {
            Event::Choice { seat, action } => format!("{seat} {action}"),
            Event::Chance(chance) => format!("luck {chance}"),
        }
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Choice { seat, action } => write!(f, "{seat}     {action}"),
            Event::Chance(chance) => write!(f, "luck  {chance}"),
        }
    }
}

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these players, in any order: every one of them must decide.
    Players(Seats),
    /// Luck.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

impl Turn {
    /// Whether the table waits for `seat`.
    #[must_use]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Turn::Players(seats) if seats.contains(seat))
    }
}

/// How much a viewer learns of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Only that something happened: a card was moved face down.
    Hidden,
    /// The event itself, and nothing else.
    Open,
    /// The event, and with it something that was hidden before: cards are turned over. If the event itself
    /// stays secret, turning the cards over is a separate event.
    Unveils,
}
