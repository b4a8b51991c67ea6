//! For those who watch over the server, and what is on the shelf.

use std::time::{Duration, Instant};

use axum::{Json, extract::State, http::header, response::IntoResponse};
use serde::Serialize;
use shelf::TitleInfo;
use tokio::sync::Mutex;

use super::Desk;
use crate::problem::Problem;

#[derive(Debug, Serialize)]
pub(crate) struct Health {
    ok: bool,
    version: &'static str,
}

#[derive(Debug, Serialize)]
pub(crate) struct Titles {
    ok: bool,
    titles: Vec<TitleInfo>,
}

/// How the store was when somebody asked last. Nobody is counted who asks for it, so asking often must
/// not cost the store anything.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Option<(Instant, Result<(), Problem>)>>);

impl Pulse {
    const FRESH: Duration = Duration::from_secs(1);

    /// Those who ask at the same time wait for the same answer.
    async fn feel(&self, desk: &Desk) -> Result<(), Problem> {
        let mut last = self.0.lock().await;
        if let Some((_, felt)) = last.as_ref().filter(|(when, _)| when.elapsed() < Pulse::FRESH) {
            return felt.clone();
        }
        let felt = desk.house.store().read(crate::HOUSE, 0).await.map(drop).map_err(Problem::from);
        *last = Some((Instant::now(), felt.clone()));
        felt
    }
}

/// `GET /health`: whether the store answers.
pub(crate) async fn health(State(desk): State<Desk>) -> Result<Json<Health>, Problem> {
    desk.health.feel(&desk).await?;
    Ok(Json(Health { ok: true, version: env!("CARGO_PKG_VERSION") }))
}

/// `GET /metrics`
pub(crate) async fn metrics(State(desk): State<Desk>) -> impl IntoResponse {
    const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, TEXT)], desk.house.metrics().text())
}

/// `GET /api/titles`
pub(crate) async fn titles() -> Json<Titles> {
    Json(Titles { ok: true, titles: shelf::titles() })
}

/// Every other method of a path.
pub(crate) async fn wrong_method() -> Problem {
    Problem::Method
}

/// Every other path.
pub(crate) async fn nothing() -> Problem {
    Problem::Missing("page")
}
