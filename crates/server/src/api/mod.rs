//! The API: HTTP and WebSocket, the same for our pages, for bots and for scripts. Its reference is `docs/API.md`.

mod page_cache;
mod extract;
mod guard;
mod health;
mod me;
mod message;
mod openapi;
mod opening;
mod record;
mod commands;
mod socket;
mod tables;
mod requester;

use std::{convert::Infallible, sync::Arc};

use axum::{
    Router,
    routing::{MethodRouter, get, post},
};

use ::tables::{Commitment, PersonId, Sitting, Token};
use tokio::sync::{mpsc, watch};

use crate::{
    Config, Limits, TableRegistry,
    foreign::ForeignReaders,
    limits::{Buckets, Permits, room},
    problem::Problem,
};

pub(crate) use self::{
    commands::{CommandFields, CommandKind, carry_out},
    extract::{CommandPath, FormBody, Invitation, QueryParams, TableId},
    me::{is_used, use_link},
    opening::{OpenRequest, SeatRequest, continue_for, open_for},
    record::verify_draws,
    requester::{ClientAddress, Requester, cookie_called, cookie_header},
    tables::{find_or_open_rematch, sit_at_rematch},
};
pub use message::read_message;

/// The state shared by all request handlers.
#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub(crate) registry: TableRegistry,
    pub(crate) limits: Limits,
    /// Whether browsers send cookies over HTTPS only.
    pub(crate) https: bool,
    /// Whether a proxy in front names the address of the client.
    pub(crate) behind_proxy: bool,
    pub(crate) people: Arc<Buckets<PersonId>>,
    pub(crate) strangers: Arc<Buckets<ClientAddress>>,
    pub(crate) addresses: Arc<Buckets<ClientAddress>>,
    pub(crate) viewers: Arc<Permits<PersonId>>,
    pub(crate) stranger_viewers: Arc<Permits<ClientAddress>>,
    pub(crate) address_viewers: Arc<Permits<ClientAddress>>,
    pub(crate) connections: Arc<Permits<ClientAddress>>,
    /// Permits for all connections, WebSockets too.
    pub(crate) all_connections: Arc<Permits<ClientAddress>>,
    /// Permits of the people who are connected to a table through this server.
    pub(crate) present: Arc<Permits<(Token, PersonId)>>,
    /// Permits of the viewers of each table, which only count them.
    pub(crate) watching: Arc<Permits<Token>>,
    pub(crate) page_cache: Arc<page_cache::PageCache>,
    health: Arc<health::StoreHealth>,
    tables: Arc<Buckets<PersonId>>,
    address_tables: Arc<Buckets<ClientAddress>>,
    setups: Arc<Buckets<PersonId>>,
    address_setups: Arc<Buckets<ClientAddress>>,
    files: Arc<Buckets<PersonId>>,
    address_files: Arc<Buckets<ClientAddress>>,
    pub(crate) foreign: ForeignReaders,
    /// The shutdown signal: becomes true when the server stops.
    pub(crate) ends: watch::Receiver<bool>,
    /// The sender whose clones the server waits for when it stops.
    pub(crate) viewer: mpsc::WeakSender<Infallible>,
}

impl AppState {
    pub(crate) fn new(
        registry: TableRegistry,
        config: Config,
        ends: watch::Receiver<bool>,
        viewer: mpsc::WeakSender<Infallible>,
    ) -> AppState {
        let Config { limits, https, behind_proxy, address: _ } = config;
        let open = limits.open.min(room());
        // Without limits, for benchmarks, one address may have all connections.
        let half = if limits.open == usize::MAX { open } else { open / 2 };
        AppState {
            registry,
            limits,
            https,
            behind_proxy,
            people: Arc::new(Buckets::new(limits.rate, limits.burst)),
            strangers: Arc::new(Buckets::new(limits.stranger_rate, limits.stranger_burst)),
            addresses: Arc::new(Buckets::new(limits.address_rate, limits.address_burst)),
            viewers: Permits::new(limits.viewers),
            stranger_viewers: Permits::new(limits.stranger_viewers),
            address_viewers: Permits::new(limits.address_viewers.min(half)),
            connections: Permits::new(if behind_proxy { usize::MAX } else { limits.connections }),
            // Behind a proxy all clients share one address.
            all_connections: Permits::of(if behind_proxy { open } else { half }, open),
            present: Permits::new(usize::MAX),
            watching: Permits::new(usize::MAX),
            page_cache: Arc::default(),
            health: Arc::default(),
            tables: Arc::new(Buckets::hourly(limits.tables)),
            address_tables: Arc::new(Buckets::hourly(limits.address_tables)),
            setups: Arc::new(Buckets::hourly(limits.setups)),
            address_setups: Arc::new(Buckets::hourly(limits.address_setups)),
            files: Arc::new(Buckets::hourly(limits.files)),
            address_files: Arc::new(Buckets::hourly(limits.address_files)),
            foreign: ForeignReaders::default(),
            ends,
            viewer,
        }
    }

    /// Whether the rate limits allow a request of this cost.
    pub(crate) fn may_ask(&self, requester: &Requester, from: ClientAddress, cost: f64) -> bool {
        let may = self.addresses.take(from, cost)
            && match requester.id() {
                Some(id) => self.people.take(id, cost),
                None => self.strangers.take(from, cost),
            };
        if !may {
            self.registry.metrics().turned_away.inc();
        }
        may
    }

    /// The seal of the rematch of a table, once its game is over.
    pub(crate) fn seal_of_rematch(&self, id: Token, sitting: &Sitting) -> Option<Commitment> {
        let keys = self.registry.keys();
        sitting.is_over().then(|| keys.secret(keys.rematch(id)).commitment())
    }

    /// Checks the limit of tables: a table stays for good, so nobody opens them by the thousand.
    pub(crate) fn may_open(&self, person: PersonId, from: ClientAddress) -> Result<(), Problem> {
        let may = self.address_tables.take(from, 1.0) && self.tables.take(person, 1.0);
        if may { Ok(()) } else { Err(Problem::TooMany) }
    }

    /// Checks the limits of reading rules without opening a table. Files count apart: the print of cards is kept as long
    /// as the server runs.
    pub(crate) fn may_read_rules(
        &self,
        who: Option<PersonId>,
        from: ClientAddress,
        rules: RulesSent,
    ) -> Result<(), Problem> {
        let (address, person) = match rules {
            RulesSent::None => return Ok(()),
            RulesSent::Options => (&self.address_setups, &self.setups),
            RulesSent::Files => (&self.address_files, &self.files),
        };
        let may = address.take(from, 1.0) && who.is_none_or(|it| person.take(it, 1.0));
        if may { Ok(()) } else { Err(Problem::TooMany) }
    }
}

/// The kind of rules in a request that does not open a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RulesSent {
    None,
    Options,
    Files,
}

/// A path and its handlers.
type Route = (&'static str, MethodRouter<AppState>);

/// The router of all routes, with its fallbacks.
pub(crate) fn router(app: AppState) -> Router {
    let guarded = router_of(routes()).merge(crate::web::routes(&app)).fallback(health::not_found);
    let guarded = guard::guarded(guarded, &app);
    router_of(open_routes()).merge(guarded).with_state(app)
}

fn router_of(routes: Vec<Route>) -> Router<AppState> {
    let all = routes.into_iter().fold(Router::new(), |all, (path, does)| all.route(path, does));
    all.method_not_allowed_fallback(health::wrong_method)
}

/// Routes for operators, without rate limits.
fn open_routes() -> Vec<Route> {
    vec![("/health", get(health::health)), ("/metrics", get(health::metrics))]
}

fn routes() -> Vec<Route> {
    vec![
        ("/api/openapi.json", get(openapi::document)),
        ("/api/titles", get(health::titles)),
        ("/api/me", get(me::show).post(me::rename)),
        ("/api/me/link", post(me::link)),
        ("/api/me/claim", post(me::claim)),
        ("/api/promise", get(opening::promise)),
        ("/api/tables", get(tables::list).post(opening::open)),
        ("/api/tables/{id}", get(tables::show)),
        ("/api/tables/{id}/print", get(tables::print)),
        ("/api/tables/{id}/record", get(record::record)),
        ("/api/tables/{id}/proof", get(record::proof)),
        ("/api/tables/{id}/join", post(commands::join)),
        ("/api/tables/{id}/fill", post(commands::fill)),
        ("/api/tables/{id}/leave", post(commands::leave)),
        ("/api/tables/{id}/substitute", post(commands::substitute)),
        ("/api/tables/{id}/return", post(commands::come_back)),
        ("/api/tables/{id}/rename", post(commands::rename)),
        ("/api/tables/{id}/play", post(commands::play)),
        ("/api/tables/{id}/undo", post(commands::undo)),
        ("/api/tables/{id}/hurry", post(commands::hurry)),
        ("/api/tables/{id}/pace", post(commands::pace)),
        ("/api/tables/{id}/say", post(commands::say)),
        ("/api/tables/{id}/rematch", post(tables::rematch)),
        ("/api/tables/{id}/socket", get(socket::connect)),
    ]
}
