//! The pages: HTML for browsers. Everything works by plain links and forms.

mod after;
mod device;
mod help;
mod lobby;
mod opening;
mod file_cache;
mod plan;
mod context;
mod replay;
mod assets;
mod tables;
mod error_pages;

use axum::{
    Router,
    middleware::from_fn_with_state,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use crate::api::AppState;

pub(crate) use self::error_pages::error_pages_for_browsers;

/// The routes of the pages.
pub(crate) fn routes(app: &AppState) -> Router<AppState> {
    Router::new()
        .route("/", get(lobby::show))
        .route("/name", post(lobby::rename))
        .route("/device", get(device::show).post(device::link))
        .route("/device/claim", post(device::claim))
        .route("/language", post(lobby::set_language))
        .route("/quick/{title}", post(opening::quick))
        .route("/new/{title}", get(opening::form).post(opening::open))
        .route("/new/{title}/differences", post(opening::differences))
        .route("/new/{title}/printed/{option}", get(opening::printed))
        .route("/table/{id}", get(tables::show))
        .route("/table/{id}/text", get(after::text))
        .route("/table/{id}/fairness", get(after::fairness))
        .route("/table/{id}/replay", get(replay::show))
        .route("/table/{id}/fork", post(replay::fork))
        .route("/rules/{title}", get(help::title))
        .route("/table/{id}/rules", get(help::table))
        .route("/table/{id}/plan", get(plan::show))
        .route("/table/{id}/rematch", post(tables::rematch))
        .route("/table/{id}/next", get(tables::next))
        .route("/table/{id}/restart", post(tables::restart))
        .route("/table/{id}/take-off", post(lobby::take_off))
        .route("/table/{id}/put-back", post(lobby::put_back))
        .route("/table/{id}/{deed}", post(tables::act))
        .route("/art/{*address}", get(assets::picture))
        .route("/poster/{slug}", get(assets::poster))
        .route("/assets/{edition}/{name}", get(assets::asset))
        .layer(from_fn_with_state(app.clone(), error_pages::error_pages_for_readers))
        .layer(CompressionLayer::new())
}
