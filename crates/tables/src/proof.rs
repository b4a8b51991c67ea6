//! The proof of fair luck: the tags of a finished game's record, and their verification by anybody, without trust in
//! the operator of the server.

use game::{Seat, TextEvent, Turn};
use shelf::{AnyTable, Refusal};

use crate::{Commitment, Entropy, Fairness, Holder, Secret, Sitting};

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const ENTROPY: &str = "entropy-";
const GIVEN: &str = "given";

/// The result of a verified record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The input of the game's luck, as the record tells it.
    pub fairness: Fairness,
    /// The number of draws that were verified.
    pub draws: usize,
    /// The number of events that were in the record with which the table was opened; the proof does not cover them.
    pub given: usize,
}

/// The reason why a record proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadProof {
    /// A missing or unreadable part.
    #[error("{0}")]
    Missing(String),
    /// A secret that does not have the commitment shown before the deal.
    #[error("the secret is not the one whose hash was shown before the deal")]
    Secret,
    /// A draw that does not follow from the secret.
    #[error("event {at}: luck fell as «{fell}», but «{follows}» follows from the secret")]
    Bent {
        /// The number of the event, from 1.
        at: usize,
        /// The outcome of the draw in the record.
        fell: String,
        /// The outcome of the draw that follows from the secret.
        follows: String,
    },
}

impl Sitting {
    /// The input of the luck that was drawn here: `None` before the deal, and for a game that ended elsewhere, which
    /// has the proof that it came with, if any.
    #[must_use]
    pub fn promised(&self) -> Option<&Fairness> {
        self.fairness().filter(|_| !self.is_over() || self.given() < self.table().at())
    }

    /// The commitment to the luck that is drawn here: the hash of its secret.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        let is_from_elsewhere = self.is_over() && self.promised().is_none();
        (!is_from_elsewhere).then(|| self.opening().secret.commitment())
    }

    /// The verification of the record, once the game is over: every card is drawn again from the record alone.
    #[must_use]
    pub fn proof(&self) -> Option<Result<Proof, BadProof>> {
        self.record().map(|record| verify(&record))
    }

    /// The input of the luck: from the proof if the record is proven, else from this table.
    #[must_use]
    pub fn followed_from<'s>(&'s self, proof: &'s Result<Proof, BadProof>) -> Option<&'s Fairness> {
        proof.as_ref().map_or_else(|_| self.promised(), |it| Some(&it.fairness))
    }

    /// The record of the whole game as text, with its players and the proof of its luck. There is none before the end,
    /// because it tells every secret.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        if !self.is_over() {
            return None;
        }
        let Some(fairness) = self.promised() else { return Some(self.table().record()) };
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
        if 0 < self.given() {
            table.tag(GIVEN, &self.given().to_string());
        }
        Some(table.record())
    }
}

/// Verifies `record` by drawing every card again.
///
/// # Errors
///
/// Returns what is missing, or the draw that does not follow from the secret.
pub fn verify(record: &str) -> Result<Proof, BadProof> {
    let missing = |error: &dyn ToString| BadProof::Missing(error.to_string());
    let table = shelf::read_record(record).map_err(|it| missing(&it))?;
    if table.turn() != Turn::Over {
        return Err(missing(&"the game is not over"));
    }
    let commitment: Commitment = tagged(&*table, COMMITMENT)?;
    let fairness =
        Fairness { secret: tagged::<Secret>(&*table, SECRET)?, entropy: entropy(&*table)? };
    if fairness.secret.commitment() != commitment {
        return Err(BadProof::Secret);
    }
    let given = tag(&*table, GIVEN).map_or(Ok(0), |_| tagged(&*table, GIVEN))?;
    if table.at() <= given {
        return Err(missing(&"nothing of it was played at this table"));
    }
    let draws = draw_again(&*table, &fairness, given)?;
    Ok(Proof { fairness, draws, given })
}

/// Replays the game, and compares every draw that was made at this table.
fn draw_again(table: &dyn AnyTable, fairness: &Fairness, given: usize) -> Result<usize, BadProof> {
    let mut again = table.rewound(0);
    let (mut fallen, mut drawn) = (0, 0);
    for (at, event) in table.events(0).into_iter().enumerate() {
        if event.is_luck() && given <= at {
            again.fall(&mut fairness.luck(fallen));
            drawn += 1;
            check_follows(at, &event, again.events(at).pop().as_ref())?;
        } else {
            again.witness(&event).map_err(|it: Refusal| BadProof::Missing(it.to_string()))?;
        }
        fallen += u64::from(event.is_luck());
    }
    Ok(drawn)
}

fn check_follows(at: usize, fell: &TextEvent, follows: Option<&TextEvent>) -> Result<(), BadProof> {
    if follows == Some(fell) {
        return Ok(());
    }
    let follows = follows.map(TextEvent::line).unwrap_or_default();
    Err(BadProof::Bent { at: at + 1, fell: fell.line(), follows })
}

fn tag<'t>(table: &'t dyn AnyTable, name: &str) -> Option<&'t str> {
    table.tags().iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
}

fn tagged<T: std::str::FromStr>(table: &dyn AnyTable, name: &str) -> Result<T, BadProof> {
    let missing = || BadProof::Missing(format!("the record has no readable tag «{name}»"));
    let is_single = table.tags().iter().filter(|(it, _)| it == name).count() == 1;
    tag(table, name).filter(|_| is_single).and_then(|it| it.parse().ok()).ok_or_else(missing)
}

fn entropy(table: &dyn AnyTable) -> Result<Vec<(Seat, Entropy)>, BadProof> {
    let added = |seat: Seat| {
        let name = format!("{ENTROPY}{seat}");
        tag(table, &name).is_some().then(|| Ok((seat, tagged(table, &name)?)))
    };
    Seat::first(usize::from(table.seats())).filter_map(added).collect()
}
