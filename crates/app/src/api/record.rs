//! Handlers for finished games: the record, and the proof of its luck.

use std::sync::Arc;

use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{BadProof, Entropy, Proof, Sitting};

use crate::{
    context::Context,
    effect::{Effects, Work},
    problem::Problem,
    read::Invitation,
    response::{self, Response},
};

/// The query of a record or proof.
#[derive(Debug, Deserialize)]
struct RecordQuery {
    #[serde(default)]
    invitation: Invitation,
}

/// The result of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Proven {
    /// Whether every draw made at this table follows from the secret that was sealed before the deal.
    pub(crate) fair: bool,
    /// The error, if it is not fair.
    pub(crate) reason: Option<String>,
    /// The hash of the secret, as it was shown before the deal; `None` for a game that was over when it was brought here,
    /// and came without a proof.
    pub(crate) commitment: Option<String>,
    pub(crate) secret: Option<String>,
    /// The entropy that people added when they sat down.
    pub(crate) entropy: Vec<EntropyEntry>,
    /// The number of draws that were verified.
    pub(crate) draws: usize,
    /// The number of events that came with the opening record: nothing is proven of them.
    pub(crate) given: usize,
}

/// The entropy of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct EntropyEntry {
    pub(crate) seat: Seat,
    pub(crate) entropy: String,
}

/// The response with a proof.
#[derive(Debug, Serialize)]
struct ProofResponse {
    ok: bool,
    #[serde(flatten)]
    proven: Proven,
}

/// `GET /api/tables/{id}/record`: the record of the game as text, once it is over.
pub(crate) async fn record(context: &Context) -> Result<Response, Problem> {
    let sitting = found(context).await?;
    let record = sitting.record().ok_or_else(Problem::not_over)?;
    let name = format!("{}.impasto", sitting.table().title().slug);
    Ok(response::as_file(response::text("text/plain; charset=utf-8", record), &name))
}

/// `GET /api/tables/{id}/proof`: the verification of every draw, once the game is over.
pub(crate) async fn proof(context: &Context) -> Result<Response, Problem> {
    let sitting = found(context).await?;
    let drawn = verify_draws(&context.effects, sitting.clone()).await?;
    let drawn = drawn.ok_or_else(Problem::not_over)?;
    Ok(response::json(&ProofResponse { ok: true, proven: Proven::of(&sitting, &drawn) }))
}

async fn found(context: &Context) -> Result<Arc<Sitting>, Problem> {
    let (id, query): (_, RecordQuery) = (context.table_id()?, context.query()?);
    let Invitation(invitation) = query.invitation;
    context.visible_table(id, context.id(), invitation).await
}

/// Verifies every draw of a finished game, as `impasto verify` does; a long game takes some time.
pub(crate) async fn verify_draws(
    effects: &Effects,
    sitting: Arc<Sitting>,
) -> Result<Option<Result<Proof, BadProof>>, Problem> {
    effects.compute(Work::Replay, move || sitting.proof()).await
}

impl Proven {
    fn of(sitting: &Sitting, drawn: &Result<Proof, BadProof>) -> Proven {
        let fairness = sitting.followed_from(drawn);
        let entry =
            |(seat, it): &(Seat, Entropy)| EntropyEntry { seat: *seat, entropy: it.to_string() };
        Proven {
            fair: drawn.is_ok(),
            reason: drawn.as_ref().err().map(ToString::to_string),
            commitment: fairness.map(|it| it.secret.commitment().to_string()),
            secret: fairness.map(|it| it.secret.to_string()),
            entropy: fairness.map(|it| it.entropy.iter().map(entry).collect()).unwrap_or_default(),
            draws: drawn.as_ref().map_or(0, |it| it.draws),
            given: drawn.as_ref().map_or(sitting.given(), |it| it.given),
        }
    }
}
