//! The proof that no draw was bent: what a record of a finished game tells beside the game, and how
//! anybody checks it without trusting those who kept the table.

use std::fmt::Write;

use game::{Seat, Turn};
use shelf::AnyTable;

use crate::{Commitment, Entropy, Fairness, Holder, Secret, Sitting};

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const ENTROPY: &str = "entropy-";
const NUMBERS: &str = "numbers";
const GIVEN: &str = "given";

/// A record has been proven fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was shown before the deal.
    pub commitment: Commitment,
    /// How many draws were made again.
    pub draws: usize,
    /// How many events were there when the table was opened: of these nothing is proven.
    pub given: u64,
    /// How many numbers were passed over: decisions that were taken back, and each time one more.
    pub passed: u64,
}

/// Why a record proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadProof {
    /// It lacks something, or it cannot be read.
    #[error("{0}")]
    Missing(String),
    /// The secret is not the one that was promised.
    #[error("the secret is not the one whose hash was shown before the deal")]
    Secret,
    /// Events are numbered in an order in which nothing can have happened.
    #[error("the numbers of the events do not grow")]
    Numbers,
    /// A draw that does not follow.
    #[error("event {at}: luck fell as «{fell}», but «{follows}» follows from the secret")]
    Bent {
        /// Which event, from 1.
        at: usize,
        /// What the record says.
        fell: String,
        /// What follows from the secret.
        follows: String,
    },
}

impl Sitting {
    /// The whole game as text, with who played and what proves its luck, once the game is over:
    /// until then a record would tell what nobody may know.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let fairness = self.fairness().filter(|_| self.is_over())?;
        // A game that ended elsewhere has the proof that it brought with it, if any.
        if self.numbers().iter().all(|number| *number < self.given()) {
            return Some(self.table().record());
        }
        let mut table = self.table().untagged();
        for (seat, chair) in Seat::first(self.chairs().len()).zip(self.players()) {
            let player = match &chair.holder {
                Holder::Person { name, .. } => name.to_string(),
                Holder::Bot(level) => level.name().to_owned(),
                Holder::Nobody => "nobody".to_owned(),
            };
            table.tag(&seat.to_string(), &player);
        }
        table.tag(COMMITMENT, &fairness.secret.commitment().to_string());
        table.tag(SECRET, &fairness.secret.to_string());
        for (seat, entropy) in &fairness.entropy {
            table.tag(&format!("{ENTROPY}{seat}"), &entropy.to_string());
        }
        if (0..).zip(self.numbers()).any(|(at, number)| at != *number) {
            table.tag(NUMBERS, &ranges(self.numbers()));
        }
        if 0 < self.given() {
            table.tag(GIVEN, &self.given().to_string());
        }
        Some(table.record())
    }
}

/// Draws every card of `record` again.
///
/// # Errors
///
/// Says what is missing, or which draw does not follow from the secret.
pub fn verify(record: &str) -> Result<Proof, BadProof> {
    let missing = |error: &dyn ToString| BadProof::Missing(error.to_string());
    let table = shelf::read_record(record).map_err(|it| missing(&it))?;
    let commitment: Commitment = tagged(&*table, COMMITMENT)?;
    let fairness =
        Fairness { secret: tagged::<Secret>(&*table, SECRET)?, entropy: entropy(&*table)? };
    if fairness.secret.commitment() != commitment {
        return Err(BadProof::Secret);
    }
    let given = tag(&*table, GIVEN).map_or(Ok(0), |_| tagged(&*table, GIVEN))?;
    let numbers = numbers(&*table)?;
    let draws = draw_again(&*table, &fairness, &numbers, given)?;
    let passed = numbers.last().map_or(0, |last| last + 1 - numbers.len() as u64);
    Ok(Proof { commitment, draws, given, passed })
}

/// Plays the game anew; wherever luck fell at this table, draws and compares.
fn draw_again(
    table: &dyn AnyTable,
    fairness: &Fairness,
    numbers: &[u64],
    given: u64,
) -> Result<usize, BadProof> {
    let known = numbers.iter().take_while(|number| **number < given).count();
    let mut again = table.rewound(known);
    let mut draws = 0;
    for (event, number) in table.events(known).into_iter().zip(&numbers[known..]) {
        if again.turn() == Turn::Chance {
            again.fall(&mut fairness.luck(*number));
            draws += 1;
            let follows = again.events(again.at() - 1).pop().unwrap_or_default();
            if follows != event {
                return Err(BadProof::Bent { at: again.at(), fell: event, follows });
            }
        } else {
            let (seat, action) = event.split_once(' ').unwrap_or((&event, ""));
            let seat = seat.parse().map_err(|_| BadProof::Numbers)?;
            again.play(seat, action).map_err(|it| BadProof::Missing(it.to_string()))?;
        }
    }
    Ok(draws)
}

fn tag<'t>(table: &'t dyn AnyTable, name: &str) -> Option<&'t str> {
    table.tags().iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
}

fn tagged<T: std::str::FromStr>(table: &dyn AnyTable, name: &str) -> Result<T, BadProof> {
    let missing = || BadProof::Missing(format!("the record has no readable tag «{name}»"));
    tag(table, name).and_then(|it| it.parse().ok()).ok_or_else(missing)
}

fn entropy(table: &dyn AnyTable) -> Result<Vec<(Seat, Entropy)>, BadProof> {
    let added = |seat: Seat| {
        let name = format!("{ENTROPY}{seat}");
        tag(table, &name).is_some().then(|| Ok((seat, tagged(table, &name)?)))
    };
    Seat::first(usize::from(table.seats())).filter_map(added).collect()
}

/// The number of each event; they count from 0 if the record does not say otherwise.
fn numbers(table: &dyn AnyTable) -> Result<Vec<u64>, BadProof> {
    let events = table.at();
    let Some(text) = tag(table, NUMBERS) else { return Ok((0..).take(events).collect()) };
    let mut numbers: Vec<u64> = Vec::new();
    for range in text.split(',') {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let (Ok(first), Ok(last)) = (first.parse::<u64>(), last.parse::<u64>()) else {
            return Err(BadProof::Missing(format!("«{range}» is no range of numbers")));
        };
        let grows = numbers.last().is_none_or(|before| *before < first) && first <= last;
        // Nobody makes us count beyond the events that there are.
        if !grows || (events as u64) <= last - first {
            return Err(BadProof::Numbers);
        }
        numbers.extend(first..=last);
    }
    if numbers.len() == events { Ok(numbers) } else { Err(BadProof::Numbers) }
}

/// `0-11,13-40`.
fn ranges(numbers: &[u64]) -> String {
    let mut text = String::new();
    let mut rest = numbers;
    while let Some(first) = rest.first() {
        let length = rest.iter().zip(*first..).take_while(|(number, due)| *number == due).count();
        let comma = if text.is_empty() { "" } else { "," };
        let _ = match rest[length - 1] {
            last if last == *first => write!(text, "{comma}{first}"),
            last => write!(text, "{comma}{first}-{last}"),
        };
        rest = &rest[length..];
    }
    text
}
