//! For those who watch over the server, and what is on the shelf.

use axum::{Json, extract::State, http::header, response::IntoResponse};
use serde::Serialize;
use shelf::TitleInfo;

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

/// `GET /health`: whether the store answers.
pub(crate) async fn health(State(desk): State<Desk>) -> Result<Json<Health>, Problem> {
    desk.house.store().read(crate::HOUSE, 0).await?;
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
