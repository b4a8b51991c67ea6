//! Who sits where at a table in the terminal: people, and bots by their level.

use std::str::FromStr;

use anyhow::{Result, bail};
use bots::Level;
use game::{Seat, Viewer};
use pages::{Name, Names, english};
use shelf::AnyTable;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Person,
    /// A program.
    Bot(Level),
}

/// By seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players(Vec<Player>);

/// A person, in a list of seats.
const ME: &str = "me";

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> Result<Player> {
        match Level::named(word) {
            Some(level) => Ok(Player::Bot(level)),
            None if word == ME => Ok(Player::Person),
            None => {
                let levels: Vec<&str> = bots::levels().iter().map(|it| it.name()).collect();
                let levels = levels.join(" or ");
                bail!("«{word}» is no player: write {ME} for a person, {levels} for a program")
            }
        }
    }
}

/// `me,random,random`, or `3` for one person among random players.
impl FromStr for Players {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Players> {
        match text.parse::<u8>() {
            Ok(0) => bail!("somebody has to play"),
            Ok(seats) => Ok(Players::one_person(seats)),
            Err(_) if text.bytes().all(|byte| byte.is_ascii_digit()) && !text.is_empty() => {
                bail!("no table has room for {text} players")
            }
            Err(_) => Ok(Players(text.split(',').map(str::parse).collect::<Result<_, _>>()?)),
        }
    }
}

impl Players {
    /// One person, the others random.
    pub(crate) fn one_person(seats: u8) -> Players {
        let player = |seat: Seat| match seat {
            Seat(0) => Player::Person,
            Seat(_) => Player::Bot(Level::Random),
        };
        Players(Seat::first(usize::from(seats)).map(player).collect())
    }

    /// Everybody is a person.
    pub(crate) fn people_only(seats: u8) -> Players {
        Players(vec![Player::Person; usize::from(seats)])
    }

    /// Those who played a game, if its tags tell it of every seat.
    pub(crate) fn tagged(table: &dyn AnyTable) -> Option<Players> {
        let player = |seat: Seat| {
            let (_, value) = table.tags().iter().find(|(name, _)| *name == seat.to_string())?;
            value.parse().ok()
        };
        let players = Seat::first(usize::from(table.seats())).map(player);
        players.collect::<Option<Vec<_>>>().map(Players)
    }

    /// Tells `table` who plays.
    pub(crate) fn sign(&self, table: &mut dyn AnyTable) {
        for (seat, player) in Seat::first(self.0.len()).zip(&self.0) {
            let player = match player {
                Player::Person => ME,
                Player::Bot(level) => level.name(),
            };
            table.tag(&seat.to_string(), player);
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn at(&self, seat: Seat) -> Player {
        self.0.get(seat.idx()).copied().unwrap_or(Player::Person)
    }

    /// How many people there are.
    pub(crate) fn people(&self) -> usize {
        self.0.iter().filter(|player| **player == Player::Person).count()
    }

    /// Through whose eyes the game is told: the only person's, else the public's.
    pub(crate) fn reader(&self) -> Viewer {
        let mut people = Seat::first(self.0.len()).filter(|seat| self.at(*seat) == Player::Person);
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Public,
        }
    }

    /// What everybody is called when one looks on through the eyes of `reader`.
    pub(crate) fn names(&self, reader: Viewer) -> Names {
        let name = |seat: Seat| match self.at(seat) {
            Player::Person if reader.is(seat) => Name::You,
            Player::Person => Name::Called(seat.to_string()),
            Player::Bot(level) => {
                Name::Called(format!("{} {seat}", english::capitalized(level.name())))
            }
        };
        Names::new(Seat::first(self.0.len()).map(name).collect())
    }
}
