//! The pages: what browsers ask for. All of it works by plain links and forms.

mod lobby;
mod opening;
mod plan;
mod reading;
mod things;
mod tables;

use axum::{
    Router,
    routing::{get, post},
};

use crate::api::Desk;

/// The routes of the pages.
pub(crate) fn routes() -> Router<Desk> {
    Router::new()
        .route("/", get(lobby::show))
        .route("/name", post(lobby::rename))
        .route("/language", post(lobby::speak))
        .route("/quick/{title}", post(opening::quick))
        .route("/new/{title}", get(opening::form).post(opening::open))
        .route("/table/{id}", get(tables::show))
        .route("/table/{id}/plan", get(plan::show))
        .route("/table/{id}/rematch", post(tables::rematch))
        .route("/table/{id}/{deed}", post(tables::act))
        .route("/art/{*address}", get(things::picture))
        .route("/assets/{edition}/{name}", get(things::asset))
}
