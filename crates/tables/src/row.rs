//! The rows of a table's log, as text.
//!
//! ```text
//! open private secret=5e.. invitation=0c.. host=a1..     and the head of a record on more lines
//! sit A person a1.. 77.. Berthe Morisot
//! sit B bot master
//! begin
//! luck row 1 #12
//! A take 3
//! undo A
//! say a1.. well played
//! pace calm
//! rematch 3b.. a1..
//! ```

use std::{fmt, str::FromStr};

use bots::Level;
use game::Seat;

use crate::{Holder, Name, Pace, PersonId, Secret, Speech, Token};

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// The opening, which is the first row.
    Open(Opening),
    /// A person or a bot takes a chair.
    Sit(Seat, Holder),
    /// The holder leaves a chair for good.
    Leave(Seat),
    /// All chairs are taken, and the game begins.
    Begin,
    /// A bot plays for a person who is away.
    Substitute(Seat, Level),
    /// The person takes the seat back from the bot.
    Return(Seat),
    /// A player undoes a decision.
    Undo(Seat),
    /// A person sends a remark to the chat.
    Say(PersonId, Speech),
    /// A player changes their name.
    Rename(Seat, Name),
    /// The pace of the bots changes.
    Pace(Pace),
    /// The same people play a rematch at this table, as one of them asked. Old logs do not name that person.
    Rematch(Token, Option<PersonId>),
    /// A player decides.
    Move(Seat, String),
    /// Luck is drawn.
    Luck(String),
}

/// The content of the first row: the terms on which a table is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The visibility of the table.
    pub privacy: Privacy,
    /// The key of the table's luck.
    pub secret: Secret,
    /// The token that admits others to the table.
    pub invitation: Token,
    /// The person who opened the table.
    pub host: PersonId,
    /// Whether pages show players what an action would bring before they take it.
    pub previews: bool,
    /// The pace of the bots: how much time they leave to people.
    pub pace: Pace,
    /// The record that the game begins with: title, seats, options and the files they name; then events, if the game
    /// began elsewhere.
    pub head: String,
}

/// The word for a table without previews in the first row; a table with previews has none.
const NO_PREVIEWS: &str = "previews=off";
/// The prefix of the pace in the first row; the briskest pace is not written.
const PACE: &str = "pace=";

/// The visibility of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// Listed, and visible to everybody.
    Public,
    /// Visible only to those who were invited.
    Private,
}

/// The error for a text that is no row, or no row that fits here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("row {number}: {reason}")]
pub struct BadRow {
    /// The number of the row, from 0.
    pub number: u64,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Row::Open(opening) => opening.fmt(f),
            Row::Sit(seat, holder) => write!(f, "sit {seat} {}", Sitter(holder)),
            Row::Leave(seat) => write!(f, "leave {seat}"),
            Row::Begin => f.write_str("begin"),
            Row::Substitute(seat, level) => write!(f, "substitute {seat} {}", level.name()),
            Row::Return(seat) => write!(f, "return {seat}"),
            Row::Undo(seat) => write!(f, "undo {seat}"),
            Row::Say(person, speech) => write!(f, "say {person} {speech}"),
            Row::Rename(seat, name) => write!(f, "rename {seat} {name}"),
            Row::Pace(pace) => write!(f, "pace {}", pace.name()),
            Row::Rematch(table, None) => write!(f, "rematch {table}"),
            Row::Rematch(table, Some(who)) => write!(f, "rematch {table} {who}"),
            Row::Move(seat, action) => write!(f, "{seat} {action}"),
            Row::Luck(chance) => write!(f, "luck {chance}"),
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Opening { privacy, secret, invitation, host, previews, pace, head } = self;
        let privacy = match privacy {
            Privacy::Public => "public",
            Privacy::Private => "private",
        };
        write!(f, "open {privacy} secret={secret} invitation={invitation} host={host}")?;
        if !previews {
            write!(f, " {NO_PREVIEWS}")?;
        }
        if *pace != Pace::default() {
            write!(f, " {PACE}{}", pace.name())?;
        }
        write!(f, "\n{head}")
    }
}

/// The holder of a chair, in the form in which the row of a taken chair writes the holder.
struct Sitter<'h>(&'h Holder);

impl fmt::Display for Sitter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Holder::Nobody => f.write_str("nobody"),
            Holder::Bot(level) => write!(f, "bot {}", level.name()),
            Holder::Person { id, name, entropy } => write!(f, "person {id} {entropy} {name}"),
        }
    }
}

impl FromStr for Row {
    type Err = String;

    fn from_str(text: &str) -> Result<Row, String> {
        read(text).ok_or_else(|| {
            // Its first word alone: what follows may be a secret, and this goes into logs.
            let first: String = word(text).0.chars().take(20).collect();
            format!("what begins with «{first}» is no row of a table")
        })
    }
}

fn read(text: &str) -> Option<Row> {
    let (first, rest) = word(text);
    let seat = |text: &str| Seat::from_str(text).ok();
    Some(match first {
        "open" => Row::Open(opening(rest)?),
        "sit" => {
            let (at, who) = word(rest);
            Row::Sit(seat(at)?, holder(who)?)
        }
        "leave" => Row::Leave(seat(rest)?),
        "begin" if rest.is_empty() => Row::Begin,
        "substitute" => {
            let (at, level) = word(rest);
            Row::Substitute(seat(at)?, Level::named(level)?)
        }
        "return" => Row::Return(seat(rest)?),
        "undo" => Row::Undo(seat(rest)?),
        "say" => {
            let (person, speech) = word(rest);
            Row::Say(person.parse().ok()?, Speech::logged(speech)?)
        }
        "rename" => {
            let (at, name) = word(rest);
            Row::Rename(seat(at)?, Name::logged(name)?)
        }
        "pace" => Row::Pace(Pace::named(rest)?),
        "rematch" => {
            let (table, who) = word(rest);
            let who = if who.is_empty() { None } else { Some(who.parse().ok()?) };
            Row::Rematch(table.parse().ok()?, who)
        }
        "luck" => Row::Luck(rest.to_owned()),
        letter => Row::Move(seat(letter)?, rest.to_owned()),
    })
}

fn opening(text: &str) -> Option<Opening> {
    let (line, head) = text.split_once('\n')?;
    let mut words = line.split(' ');
    let privacy = match words.next()? {
        "public" => Privacy::Public,
        "private" => Privacy::Private,
        _ => return None,
    };
    let secret = words.next()?.strip_prefix("secret=")?.parse().ok()?;
    let invitation = words.next()?.strip_prefix("invitation=")?.parse().ok()?;
    let host = words.next()?.strip_prefix("host=")?.parse().ok()?;
    let said: Vec<&str> = words.collect();
    let previews = !said.contains(&NO_PREVIEWS);
    let pace = said.iter().find_map(|it| it.strip_prefix(PACE));
    let pace = pace.map_or(Some(Pace::default()), Pace::named)?;
    Some(Opening { privacy, secret, invitation, host, previews, pace, head: head.to_owned() })
}

fn holder(text: &str) -> Option<Holder> {
    let (kind, rest) = word(text);
    match kind {
        "bot" => Some(Holder::Bot(Level::named(rest)?)),
        "person" => {
            let (id, rest) = word(rest);
            let (entropy, name) = word(rest);
            let (id, entropy) = (id.parse().ok()?, entropy.parse().ok()?);
            Some(Holder::Person { id, name: Name::logged(name)?, entropy })
        }
        _ => None,
    }
}

fn word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entropy;

    #[test]
    fn rows_read_back() {
        let id = PersonId::new([1; 16]);
        let holder = Holder::Person {
            id,
            name: "Berthe  M.".parse().unwrap(),
            entropy: Entropy::new([2; 16]),
        };
        let opening = Opening {
            privacy: Privacy::Private,
            secret: Secret::new([3; 32]),
            invitation: Token::new([4; 16]),
            host: id,
            previews: false,
            pace: Pace::Calm,
            head: "title    canvas, rules 1\nseats    2\noptions\n".to_owned(),
        };
        let rows = [
            Row::Open(Opening { previews: true, ..opening.clone() }),
            Row::Open(Opening { pace: Pace::Brisk, ..opening.clone() }),
            Row::Open(opening),
            Row::Sit(Seat(0), holder),
            Row::Sit(Seat(1), Holder::Bot(Level::Master)),
            Row::Leave(Seat(0)),
            Row::Begin,
            Row::Substitute(Seat(0), Level::Student),
            Row::Return(Seat(0)),
            Row::Undo(Seat(1)),
            Row::Say(id, "well played".parse().unwrap()),
            Row::Rename(Seat(0), "B".parse().unwrap()),
            Row::Pace(Pace::Slow),
            Row::Rematch(Token::new([5; 16]), Some(id)),
            Row::Rematch(Token::new([5; 16]), None),
            Row::Move(Seat(0), "take 3".to_owned()),
            Row::Luck("row 1 #12".to_owned()),
        ];
        for row in rows {
            assert_eq!(row.to_string().parse(), Ok(row));
        }
    }

    #[test]
    fn other_texts_are_no_rows() {
        let bad =
            ["", "open", "open public\n", "sit Z bot master", "sit A bot genius", "begin now"];
        for text in bad.into_iter().chain([
            "say 00 hello",
            "sit A person 1 2 3",
            "I take 3",
            "sit A nobody",
            "pace presto",
            "rematch 05 who",
        ]) {
            assert!(text.parse::<Row>().is_err(), "{text}");
        }
    }
}
