//! The API: HTTP and WebSocket, the same for our pages, for bots and for scripts. `docs/API.md`
//! tells it in full.

mod drawn;
mod extract;
mod guard;
mod health;
mod me;
mod message;
mod openapi;
mod opening;
mod record;
mod seats;
mod socket;
mod tables;
mod visitor;

use std::{convert::Infallible, sync::Arc};

use axum::{
    Router,
    routing::{MethodRouter, get, post},
};

use ::tables::{Commitment, PersonId, Sitting, Token};
use tokio::sync::{mpsc, watch};

use crate::{
    Config, House, Limits,
    limits::{Buckets, Places, room},
    problem::Problem,
};

pub(crate) use self::{
    extract::{Done, Filled, Invited, Queried, TableId},
    me::{is_used, use_link},
    opening::{Opened, SeatAsked, go_on_for, open_for},
    record::drawn_again,
    seats::{Asked, Deed, carry_out},
    tables::{eyes, rematch_of, sit_again},
    visitor::{Address, Visitor, cookie_called, remembered},
};
pub use message::read_message;

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) house: House,
    pub(crate) limits: Limits,
    /// Whether browsers send cookies over HTTPS only.
    pub(crate) https: bool,
    /// Whether something in front tells where requests come from.
    pub(crate) behind_proxy: bool,
    pub(crate) people: Arc<Buckets<PersonId>>,
    pub(crate) strangers: Arc<Buckets<Address>>,
    pub(crate) addresses: Arc<Buckets<Address>>,
    pub(crate) viewers: Arc<Places<PersonId>>,
    pub(crate) stranger_viewers: Arc<Places<Address>>,
    pub(crate) address_viewers: Arc<Places<Address>>,
    pub(crate) connections: Arc<Places<Address>>,
    /// All of them, viewers' too.
    pub(crate) lines: Arc<Places<Address>>,
    /// Who looks at which table through this server.
    pub(crate) present: Arc<Places<(Token, PersonId)>>,
    /// How many look at a table.
    pub(crate) watching: Arc<Places<Token>>,
    pub(crate) drawings: Arc<drawn::Drawings>,
    health: Arc<health::Pulse>,
    tables: Arc<Buckets<PersonId>>,
    address_tables: Arc<Buckets<Address>>,
    tries: Arc<Buckets<Address>>,
    /// Becomes true when the server stops.
    pub(crate) ends: watch::Receiver<bool>,
    /// Whoever holds one is waited for then.
    pub(crate) viewer: mpsc::WeakSender<Infallible>,
}

impl Desk {
    pub(crate) fn new(
        house: House,
        config: Config,
        ends: watch::Receiver<bool>,
        viewer: mpsc::WeakSender<Infallible>,
    ) -> Desk {
        let Config { limits, https, behind_proxy, address: _ } = config;
        let open = limits.open.min(room());
        // Who sets no limits measures.
        let half = if limits.open == usize::MAX { open } else { open / 2 };
        Desk {
            house,
            limits,
            https,
            behind_proxy,
            people: Arc::new(Buckets::new(limits.rate, limits.burst)),
            strangers: Arc::new(Buckets::new(limits.stranger_rate, limits.stranger_burst)),
            addresses: Arc::new(Buckets::new(limits.address_rate, limits.address_burst)),
            viewers: Places::new(limits.viewers),
            stranger_viewers: Places::new(limits.stranger_viewers),
            address_viewers: Places::new(limits.address_viewers.min(half)),
            connections: Places::new(if behind_proxy { usize::MAX } else { limits.connections }),
            // A proxy is one address for all.
            lines: Places::of(if behind_proxy { open } else { half }, open),
            present: Places::new(usize::MAX),
            watching: Places::new(usize::MAX),
            drawings: Arc::default(),
            health: Arc::default(),
            tables: Arc::new(Buckets::hourly(limits.tables)),
            address_tables: Arc::new(Buckets::hourly(limits.address_tables)),
            tries: Arc::new(Buckets::hourly(limits.tries)),
            ends,
            viewer,
        }
    }

    /// Whether somebody may ask for something of that cost.
    pub(crate) fn may_ask(&self, visitor: &Visitor, from: Address, cost: f64) -> bool {
        let may = self.addresses.take(from, cost)
            && match visitor.id() {
                Some(id) => self.people.take(id, cost),
                None => self.strangers.take(from, cost),
            };
        if !may {
            self.house.metrics().turned_away.inc();
        }
        may
    }

    /// The seal of the table where those of this one can go on, once their game is over.
    pub(crate) fn seal_of_rematch(&self, id: Token, sitting: &Sitting) -> Option<Commitment> {
        let keys = self.house.keys();
        sitting.is_over().then(|| keys.secret(keys.rematch(id)).commitment())
    }

    /// A table stays for good, so nobody opens them by the thousand.
    pub(crate) fn may_open(&self, person: PersonId, from: Address) -> Result<(), Problem> {
        let may = self.address_tables.take(from, 1.0) && self.tables.take(person, 1.0);
        if may { Ok(()) } else { Err(Problem::TooMany) }
    }

    /// Whoever tries files leaves something behind, if they do not open a table with them.
    pub(crate) fn may_try(&self, from: Address) -> Result<(), Problem> {
        if self.tries.take(from, 1.0) { Ok(()) } else { Err(Problem::TooMany) }
    }
}

/// A path, and what can be done there.
type Route = (&'static str, MethodRouter<Desk>);

/// Every route, and what becomes of the rest.
pub(crate) fn router(desk: Desk) -> Router {
    let watched = gathered(routes()).merge(crate::web::routes(&desk)).fallback(health::nothing);
    let watched = guard::guarded(watched, &desk);
    gathered(open_routes()).merge(watched).with_state(desk)
}

fn gathered(routes: Vec<Route>) -> Router<Desk> {
    let all = routes.into_iter().fold(Router::new(), |all, (path, does)| all.route(path, does));
    all.method_not_allowed_fallback(health::wrong_method)
}

/// For those who watch over the server: they are not counted.
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
        ("/api/tables/{id}/join", post(seats::join)),
        ("/api/tables/{id}/fill", post(seats::fill)),
        ("/api/tables/{id}/leave", post(seats::leave)),
        ("/api/tables/{id}/substitute", post(seats::substitute)),
        ("/api/tables/{id}/return", post(seats::come_back)),
        ("/api/tables/{id}/rename", post(seats::rename)),
        ("/api/tables/{id}/play", post(seats::play)),
        ("/api/tables/{id}/undo", post(seats::undo)),
        ("/api/tables/{id}/hurry", post(seats::hurry)),
        ("/api/tables/{id}/pace", post(seats::pace)),
        ("/api/tables/{id}/say", post(seats::say)),
        ("/api/tables/{id}/rematch", post(tables::rematch)),
        ("/api/tables/{id}/socket", get(socket::connect)),
    ]
}
