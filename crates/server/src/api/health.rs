//! For those who watch over the server, and what is on the shelf.

use std::time::{Duration, Instant};

use axum::{Json, extract::State, http::header, response::IntoResponse};
use display::TitleInfo;
use serde::Serialize;
use store::Store;
use tokio::{sync::Mutex, task::JoinHandle};

use super::AppState;
use crate::{
    problem::{Problem, Unwell},
    refused::Missing,
};

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

/// How the store is. Nobody is counted who asks for it, so asking often must not cost the store anything.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Felt>);

#[derive(Debug, Default)]
struct Felt {
    /// How it was when somebody asked last.
    last: Option<(Instant, Result<(), Unwell>)>,
    /// Who waits for a store that has not answered yet: it is not asked again meanwhile. What it has
    /// answered later is of a time when nobody asked.
    waiting: Option<JoinHandle<Result<(), Unwell>>>,
}

impl Pulse {
    const FRESH: Duration = Duration::from_secs(1);
    /// Whoever watches over a server waits for seconds, and takes no answer for a bad one.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// Those who ask at the same time wait for the same answer.
    async fn feel(&self, app: &AppState) -> Result<(), Unwell> {
        let mut felt = self.0.lock().await;
        if let Some((_, last)) =
            felt.last.as_ref().filter(|(when, _)| when.elapsed() < Pulse::FRESH)
        {
            return *last;
        }
        let asked = || tokio::spawn(ask(app.registry.store().clone()));
        let mut waiting = felt.waiting.take().filter(|it| !it.is_finished()).unwrap_or_else(asked);
        let last = if let Ok(answer) = tokio::time::timeout(Pulse::PATIENCE, &mut waiting).await {
            answer.unwrap_or(Err(Unwell("the store could not be asked")))
        } else {
            felt.waiting = Some(waiting);
            Err(Unwell("the store does not answer"))
        };
        felt.last = Some((Instant::now(), last));
        last
    }
}

/// Whether the store can be read and, as far as it knows, written to. The log says why not.
async fn ask(store: Store) -> Result<(), Unwell> {
    let unwell = |what: &'static str| {
        move |error: store::Error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "{what}");
            Unwell(what)
        }
    };
    store.check_writes().await.map_err(unwell("the store takes no rows"))?;
    let read = store.read(crate::KEY_LOG, 0).await.map(drop);
    read.map_err(unwell("the store cannot be read"))
}

/// `GET /health`: whether the store answers, and takes rows.
pub(crate) async fn health(State(app): State<AppState>) -> Result<Json<Health>, Unwell> {
    app.health.feel(&app).await?;
    Ok(Json(Health { ok: true, version: env!("CARGO_PKG_VERSION") }))
}

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, TEXT)], app.registry.metrics().text())
}

/// `GET /api/titles`
pub(crate) async fn titles() -> Json<Titles> {
    Json(Titles { ok: true, titles: display::titles() })
}

/// Every other method of a path.
pub(crate) async fn wrong_method() -> Problem {
    Problem::Method
}

/// Every other path.
pub(crate) async fn nothing() -> Problem {
    Problem::Missing(Missing::Page)
}
