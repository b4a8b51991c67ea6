//! Handlers for operators of the server: health and metrics.

use std::time::{Duration, Instant};

use app::Problem;
use axum::{
    Json,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use store::Store;
use tokio::{sync::Mutex, task::JoinHandle};

use crate::app_state::AppState;

/// A failure of the server itself, for its operators.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unhealthy(&'static str);

impl IntoResponse for Unhealthy {
    fn into_response(self) -> Response {
        Problem::Failed.response_because(self.0).map(Body::from)
    }
}

/// The response of the health check.
#[derive(Debug, Serialize)]
pub(crate) struct HealthResponse {
    ok: bool,
    version: &'static str,
}

/// The health of the store, cached for a moment: requests for it are not rate-limited, so they must not cost the store
/// anything.
#[derive(Debug, Default)]
pub(crate) struct StoreHealth(Mutex<CheckState>);

/// The state of the health checks.
#[derive(Debug, Default)]
struct CheckState {
    /// The last result, and its time.
    last: Option<(Instant, Result<(), Unhealthy>)>,
    /// The check of a store that has not answered yet; no other is started meanwhile. A late result is discarded, because
    /// it belongs to a time when nobody asked.
    waiting: Option<JoinHandle<Result<(), Unhealthy>>>,
}

impl StoreHealth {
    const MAX_AGE: Duration = Duration::from_secs(1);
    /// The timeout of a check. Monitors wait for some seconds, and take no response for a bad one.
    const STORE_TIMEOUT: Duration = Duration::from_secs(2);

    /// The result of the last check, or of a new one. Concurrent requests wait for the same check.
    async fn check(&self, app: &AppState) -> Result<(), Unhealthy> {
        let mut state = self.0.lock().await;
        if let Some((_, last)) =
            state.last.as_ref().filter(|(when, _)| when.elapsed() < StoreHealth::MAX_AGE)
        {
            return *last;
        }
        let asked = || tokio::spawn(ask(app.registry.store().clone()));
        let mut waiting = state.waiting.take().filter(|it| !it.is_finished()).unwrap_or_else(asked);
        let last = if let Ok(answer) =
            tokio::time::timeout(StoreHealth::STORE_TIMEOUT, &mut waiting).await
        {
            answer.unwrap_or(Err(Unhealthy("the store could not be asked")))
        } else {
            state.waiting = Some(waiting);
            Err(Unhealthy("the store does not answer"))
        };
        state.last = Some((Instant::now(), last));
        last
    }
}

/// Checks whether the store can be read and, as far as it knows, written to. Failures are logged.
async fn ask(store: Store) -> Result<(), Unhealthy> {
    let unhealthy = |what: &'static str| {
        move |error: store::Error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "{what}");
            Unhealthy(what)
        }
    };
    store.check_writes().await.map_err(unhealthy("the store takes no rows"))?;
    let read = store.read(crate::KEY_LOG, 0).await.map(drop);
    read.map_err(unhealthy("the store cannot be read"))
}

/// `GET /health`: whether the store answers, and takes rows.
pub(crate) async fn health(State(app): State<AppState>) -> Result<Json<HealthResponse>, Unhealthy> {
    app.health.check(&app).await?;
    Ok(Json(HealthResponse { ok: true, version: env!("CARGO_PKG_VERSION") }))
}

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, TEXT)], app.registry.metrics().text())
}
