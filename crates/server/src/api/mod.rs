//! The API: HTTP and WebSocket, the same for our pages, for bots and for scripts. `docs/API.md`
//! tells it in full.

mod guard;
mod health;
mod me;
mod seats;
mod socket;
mod tables;
mod visitor;

use std::sync::Arc;

use axum::{
    Router,
    routing::{get, post},
};

use crate::{Config, House, Limits, limits::Buckets};

pub(crate) use visitor::Visitor;

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) house: House,
    pub(crate) limits: Limits,
    /// Whether browsers send cookies over HTTPS only.
    pub(crate) https: bool,
    /// Whether something in front tells where requests come from.
    pub(crate) behind_proxy: bool,
    pub(crate) people: Arc<Buckets<::tables::PersonId>>,
    pub(crate) strangers: Arc<Buckets<std::net::IpAddr>>,
}

impl Desk {
    pub(crate) fn new(house: House, config: Config) -> Desk {
        let Config { limits, https, behind_proxy, address: _ } = config;
        Desk {
            house,
            limits,
            https,
            behind_proxy,
            people: Arc::new(Buckets::new(limits.rate, limits.burst)),
            strangers: Arc::new(Buckets::new(limits.stranger_rate, limits.stranger_burst)),
        }
    }
}

/// Every route.
pub(crate) fn router(desk: Desk) -> Router {
    let routes = Router::new()
        .route("/api/titles", get(health::titles))
        .route("/api/me", get(me::show).post(me::rename))
        .route("/api/me/link", post(me::link))
        .route("/api/me/claim", post(me::claim))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/join", post(seats::join))
        .route("/api/tables/{id}/fill", post(seats::fill))
        .route("/api/tables/{id}/leave", post(seats::leave))
        .route("/api/tables/{id}/substitute", post(seats::substitute))
        .route("/api/tables/{id}/return", post(seats::come_back))
        .route("/api/tables/{id}/rename", post(seats::rename))
        .route("/api/tables/{id}/play", post(seats::play))
        .route("/api/tables/{id}/undo", post(seats::undo))
        .route("/api/tables/{id}/say", post(seats::say))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/socket", get(socket::connect))
        .fallback(health::nothing);
    let watched = guard::guarded(routes, &desk);
    let open =
        Router::new().route("/health", get(health::health)).route("/metrics", get(health::metrics));
    open.merge(watched).with_state(desk)
}
