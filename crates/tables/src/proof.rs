//! The proof that no draw was bent: what a record of a finished game tells beside the game, and how
//! anybody checks it without trusting those who kept the table.

use game::{Seat, TextEvent, Turn};
use shelf::{AnyTable, Refusal};

use crate::{Commitment, Entropy, Fairness, Holder, Secret, Sitting};

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const ENTROPY: &str = "entropy-";
const GIVEN: &str = "given";

/// A record has been proven fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What the luck of the game followed from, as the record tells it.
    pub fairness: Fairness,
    /// How many draws were made again.
    pub draws: usize,
    /// How many events were there when the table was opened: of these nothing is proven.
    pub given: usize,
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
    /// What the luck of the game follows from that fell here; nothing before the deal, and nothing for
    /// a game that ended elsewhere: it has the proof that it brought with it, if any.
    #[must_use]
    pub fn promised(&self) -> Option<&Fairness> {
        self.fairness().filter(|_| !self.is_over() || self.given() < self.table().at())
    }

    /// The seal of the luck that falls here: the hash of its secret.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        let is_from_elsewhere = self.is_over() && self.promised().is_none();
        (!is_from_elsewhere).then(|| self.opening().secret.commitment())
    }

    /// Every card drawn again, from the record alone, once the game is over.
    #[must_use]
    pub fn proof(&self) -> Option<Result<Proof, BadProof>> {
        self.record().map(|record| verify(&record))
    }

    /// What luck followed from: as the record proves it or, where it does not, as it was here.
    #[must_use]
    pub fn followed_from<'s>(&'s self, proof: &'s Result<Proof, BadProof>) -> Option<&'s Fairness> {
        proof.as_ref().map_or_else(|_| self.promised(), |it| Some(&it.fairness))
    }

    /// The whole game as text, with who played and what proves its luck, once the game is over:
    /// until then a record would tell what nobody may know.
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

/// Draws every card of `record` again.
///
/// # Errors
///
/// Says what is missing, or which draw does not follow from the secret.
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

/// Plays the game anew; wherever luck fell at this table, draws and compares.
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
