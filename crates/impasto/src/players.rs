//! The players at a table in the terminal: people, bots of the built-in levels, and external bots.

use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use bots::Level;
use game::{Seat, Viewer};
use pages::{Names, PlayerName, english};
use shelf::AnyTable;

use crate::commands::strength;

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Person,
    /// A built-in bot.
    Bot(Level),
    /// An external bot: the command that starts it, once it is known.
    External(Option<String>),
}

/// The players of all seats, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players(Vec<Player>);

/// The argument `--seats`, which is read before the title is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seating {
    /// The number of players; the first one is a person.
    Count(u8),
    /// The players by name.
    Named(Players),
}

/// The word for a person in a list of seats.
const ME: &str = "me";
/// The word for an external bot in a list of seats, and in the tags of a record.
const EXTERNAL: &str = "bot";
/// `bot python3 my_bot.py`, as a record has it, is an external bot without a command: a
/// record must not start a program.
impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> Result<Player> {
        let first = word.split_whitespace().next();
        match Level::named(word) {
            Some(level) => Ok(Player::Bot(level)),
            None if word == ME => Ok(Player::Person),
            None if first == Some(EXTERNAL) => Ok(Player::External(None)),
            None => {
                let no_level = ladder::level(word, None).err();
                let levels = no_level.map(|it| it.reason).unwrap_or_default();
                bail!(
                    "«{word}» is not a player: type {ME} for a person, {EXTERNAL} for a program of \
                     --bot, or a level; {levels}\n\n{}",
                    strength::table()
                )
            }
        }
    }
}

/// `me,student,student`, or `3` for one person among bots.
impl FromStr for Seating {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Seating> {
        match text.parse::<u8>() {
            Ok(0) => bail!("somebody has to play"),
            Ok(seats) => Ok(Seating::Count(seats)),
            Err(_) if text.bytes().all(|byte| byte.is_ascii_digit()) && !text.is_empty() => {
                bail!("no table has room for {text} players")
            }
            Err(_) => {
                let players = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
                Ok(Seating::Named(Players(players)))
            }
        }
    }
}

impl Seating {
    /// The players at a table of `title`.
    pub(crate) fn players(&self, title: &str) -> Players {
        match self {
            Seating::Count(seats) => Players::one_person(*seats, title),
            Seating::Named(players) => players.clone(),
        }
    }
}

impl Players {
    /// One person, and bots of the level for newcomers to `title`.
    pub(crate) fn one_person(seats: u8, title: &str) -> Players {
        let found = display::titles().into_iter().find(|it| it.slug == title);
        let usual = found.expect("whoever asks has found the title").usual;
        Players::person_and(seats, &Player::Bot(usual))
    }

    /// One person, the others external bots.
    pub(crate) fn person_and_external_bots(seats: u8) -> Players {
        Players::person_and(seats, &Player::External(None))
    }

    fn person_and(seats: u8, others: &Player) -> Players {
        let player = |seat: Seat| match seat {
            Seat(0) => Player::Person,
            Seat(_) => others.clone(),
        };
        Players(Seat::first(usize::from(seats)).map(player).collect())
    }

    /// Only people.
    pub(crate) fn people_only(seats: u8) -> Players {
        Players(vec![Player::Person; usize::from(seats)])
    }

    /// The players of a game by the tags of its record, if every seat has one.
    pub(crate) fn tagged(table: &dyn AnyTable) -> Option<Players> {
        let player = |seat: Seat| {
            let (_, value) = table.tags().iter().find(|(name, _)| *name == seat.to_string())?;
            value.parse().ok()
        };
        let players = Seat::first(usize::from(table.seats())).map(player);
        players.collect::<Option<Vec<_>>>().map(Players)
    }

    /// Checks that no seat of a resumed game needs a program of --bot.
    pub(crate) fn check_known(&self, table: &dyn AnyTable) -> Result<()> {
        let is_external = |seat: &Seat| matches!(self.at(*seat), Player::External(None));
        let Some(seat) = Seat::first(self.0.len()).find(is_external) else { return Ok(()) };
        let tag = table.tags().iter().find(|(name, _)| *name == seat.to_string());
        let command = tag.and_then(|(_, value)| value.strip_prefix(EXTERNAL)).map_or("", str::trim);
        // Without control characters, which could manipulate the terminal.
        let command: String = command.chars().filter(|it| !it.is_control()).collect();
        bail!(
            "who plays {seat}? It was a program of your own, «{command}», and a file starts no \
             program: name it with --bot COMMAND, or somebody else with --seats"
        )
    }

    /// Gives each seat of an external bot its program, in order; the last one serves all that are left.
    pub(crate) fn invite(mut self, commands: &[String]) -> Result<Players> {
        let (mut used, mut left) = (0, commands.iter());
        let mut command = None;
        for (seat, player) in Seat::first(self.0.len()).zip(&mut self.0) {
            let Player::External(program) = player else { continue };
            command = left.next().or(command);
            let nobody = || format!("who plays {seat}? PlayerName the program with --bot COMMAND");
            *program = Some(command.with_context(nobody)?.clone());
            used += 1;
        }
        let spare = "there are more programs than seats for them: write bot in --seats";
        ensure!(commands.len() <= used, "{spare}");
        Ok(self)
    }

    /// Writes the players into the tags of the record.
    pub(crate) fn sign(&self, table: &mut dyn AnyTable) {
        for (seat, player) in Seat::first(self.0.len()).zip(&self.0) {
            let player = match player {
                Player::Person => ME.to_owned(),
                Player::Bot(level) => level.name().to_owned(),
                Player::External(command) => external_tag(command.as_deref().unwrap_or_default()),
            };
            table.tag(&seat.to_string(), &player);
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn at(&self, seat: Seat) -> &Player {
        self.0.get(seat.idx()).unwrap_or(&Player::Person)
    }

    /// The number of people.
    pub(crate) fn people(&self) -> usize {
        self.0.iter().filter(|player| **player == Player::Person).count()
    }

    /// The viewer of the story: the only person, or else the public.
    pub(crate) fn reader(&self) -> Viewer {
        let mut people = Seat::first(self.0.len()).filter(|seat| *self.at(*seat) == Player::Person);
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Public,
        }
    }

    /// The names of all players in a story for `reader`.
    pub(crate) fn names(&self, reader: Viewer) -> Names {
        let name = |seat: Seat| match self.at(seat) {
            Player::Person if reader.is(seat) => PlayerName::You,
            Player::Person => PlayerName::Called(seat.to_string()),
            Player::Bot(level) => {
                PlayerName::Called(format!("{} {seat}", english::capitalized(level.name())))
            }
            Player::External(_) => PlayerName::Called(format!("Bot {seat}")),
        };
        Names::new(Seat::first(self.0.len()).map(name).collect())
    }
}

/// The tag of an external bot in a record.
pub(crate) fn external_tag(command: &str) -> String {
    format!("{EXTERNAL} {command}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(seats: &str) -> Players {
        seats.parse::<Seating>().unwrap().players("canvas")
    }

    /// A player who gives only the number of seats meets bots of the level for newcomers, which the web pages
    /// use too.
    #[test]
    fn whoever_counts_the_seats_meets_the_usual_level() {
        let others = |title: &str| "3".parse::<Seating>().unwrap().players(title).0[1..].to_vec();
        assert_eq!(others("canvas"), [Player::Bot(Level::Student), Player::Bot(Level::Student)]);
        assert_eq!(others("colors-of-paris")[0], Player::Bot(Level::Journeyman));
    }

    #[test]
    fn programs_take_the_seats_of_external_bots_in_order() {
        let commands = ["a".to_owned(), "b".to_owned()];
        let players = seated("bot,me,bot,bot").invite(&commands).unwrap();
        let external = |command: &str| Player::External(Some(command.to_owned()));
        assert_eq!(players.0, [external("a"), Player::Person, external("b"), external("b")]);
    }

    #[test]
    fn every_external_bot_and_every_program_has_a_place() {
        let refused = |seats: &str, commands: &[String]| {
            seated(seats).invite(commands).unwrap_err().to_string()
        };
        assert!(refused("me,bot", &[]).starts_with("who plays B?"));
        assert!(refused("me,random", &["a".to_owned()]).starts_with("there are more programs"));
    }

    /// Resuming a record must not start a program that its tags name.
    #[test]
    fn a_tag_names_no_program() {
        assert_eq!("bot rm -rf x".parse::<Player>().unwrap(), Player::External(None));
    }
}
