//! Handlers for finished games: the record, and the proof of its luck.

use std::sync::Arc;

use axum::{Json, extract::State, http::header, response::IntoResponse};
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{BadProof, Entropy, Proof, Sitting};

use super::{
    AppState, Requester,
    extract::{Invitation, QueryParams, TableId},
};
use crate::problem::Problem;

/// The query of a record or proof.
#[derive(Debug, Deserialize)]
pub(crate) struct RecordQuery {
    #[serde(default)]
    invitation: Invitation,
}

/// The result of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Proven {
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
pub(crate) struct EntropyEntry {
    pub(crate) seat: Seat,
    pub(crate) entropy: String,
}

/// The response with a proof.
#[derive(Debug, Serialize)]
pub(crate) struct ProofResponse {
    ok: bool,
    #[serde(flatten)]
    proven: Proven,
}

/// `GET /api/tables/{id}/record`: the record of the game as text, once it is over.
pub(crate) async fn record(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    QueryParams(query): QueryParams<RecordQuery>,
) -> Result<impl IntoResponse, Problem> {
    let Invitation(invitation) = query.invitation;
    let (_, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    let record = sitting.record().ok_or_else(Problem::not_over)?;
    let name = format!("attachment; filename=\"{}.impasto\"", sitting.table().title().slug);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record))
}

/// `GET /api/tables/{id}/proof`: the verification of every draw, once the game is over.
pub(crate) async fn proof(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    QueryParams(query): QueryParams<RecordQuery>,
) -> Result<Json<ProofResponse>, Problem> {
    let Invitation(invitation) = query.invitation;
    let (_, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    let drawn = verify_draws(sitting.clone()).await?.ok_or_else(Problem::not_over)?;
    Ok(Json(ProofResponse { ok: true, proven: Proven::of(&sitting, &drawn) }))
}

/// Verifies every draw of a finished game, as `impasto verify` does, on a blocking thread: a long game takes some
/// time.
pub(crate) async fn verify_draws(
    sitting: Arc<Sitting>,
) -> Result<Option<Result<Proof, BadProof>>, Problem> {
    tokio::task::spawn_blocking(move || sitting.proof()).await.map_err(|error| {
        tracing::error!(%error, "a record could not be proven");
        Problem::Failed
    })
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
