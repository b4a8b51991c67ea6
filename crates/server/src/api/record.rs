//! After the end: the record of a game, and what it proves.

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

#[derive(Debug, Deserialize)]
pub(crate) struct RecordQuery {
    #[serde(default)]
    invitation: Invitation,
}

/// What the luck of a game followed from, and whether every draw did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Proven {
    /// Whether every draw that was made at this table follows from what was promised before the deal.
    pub(crate) fair: bool,
    /// Why not.
    pub(crate) reason: Option<String>,
    /// The hash of the secret, as it was shown before the deal; nothing for a game that was over when
    /// it came here, and brought no proof.
    pub(crate) commitment: Option<String>,
    pub(crate) secret: Option<String>,
    /// What people have added as they sat down.
    pub(crate) entropy: Vec<EntropyEntry>,
    /// How many draws were made again.
    pub(crate) draws: usize,
    /// How many events were there when the table was opened: of these nothing is proven.
    pub(crate) given: usize,
}

/// What somebody has added to the luck of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct EntropyEntry {
    pub(crate) seat: Seat,
    pub(crate) entropy: String,
}

#[derive(Debug, Serialize)]
pub(crate) struct ProofResponse {
    ok: bool,
    #[serde(flatten)]
    proven: Proven,
}

/// `GET /api/tables/{id}/record`: the whole game as text, once it is over.
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

/// `GET /api/tables/{id}/proof`: every card drawn again, once the game is over.
pub(crate) async fn proof(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    QueryParams(query): QueryParams<RecordQuery>,
) -> Result<Json<ProofResponse>, Problem> {
    let Invitation(invitation) = query.invitation;
    let (_, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    let drawn = drawn_again(sitting.clone()).await?.ok_or_else(Problem::not_over)?;
    Ok(Json(ProofResponse { ok: true, proven: Proven::of(&sitting, &drawn) }))
}

/// Every card of a game that is over drawn again, as `impasto verify` does. A long game takes some time,
/// and others wait for this thread.
pub(crate) async fn drawn_again(
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
        let entry = |(seat, it): &(Seat, Entropy)| EntropyEntry { seat: *seat, entropy: it.to_string() };
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
