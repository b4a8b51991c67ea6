//! The state that all request handlers share: tables, limits, caches.

use std::{convert::Infallible, sync::Arc, time::Duration};

use app::{Inputs, Problem, Quota, Requester};
use tables::{PersonId, Token};
use tokio::sync::{mpsc, watch};

use crate::{
    Config, Limits, TableRegistry,
    client_address::ClientAddress,
    clock,
    foreign::ForeignReaders,
    health::StoreHealth,
    limits::{Buckets, Permits, room},
    page_cache::PageCache,
};

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
    pub(crate) page_cache: Arc<PageCache>,
    pub(crate) health: Arc<StoreHealth>,
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

    /// Checks whether the rate limits allow a request of this cost.
    pub(crate) fn may_ask(
        &self,
        requester: &Requester,
        from: ClientAddress,
        cost: f64,
    ) -> Result<(), Problem> {
        let may = self.addresses.take(from, cost).and_then(|()| match requester.id() {
            Some(id) => self.people.take(id, cost),
            None => self.strangers.take(from, cost),
        });
        may.map_err(|wait| {
            self.registry.metrics().turned_away.inc();
            too_many(wait)
        })
    }

    /// Takes a token from a rate limit of some requests only.
    pub(crate) fn take(
        &self,
        quota: Quota,
        person: Option<PersonId>,
        from: ClientAddress,
    ) -> Result<(), Problem> {
        let (address, people) = match quota {
            Quota::Tables => (&self.address_tables, &self.tables),
            Quota::Options => (&self.address_setups, &self.setups),
            // The print of cards is kept as long as the server runs.
            Quota::Files => (&self.address_files, &self.files),
        };
        let may = address.take(from, 1.0);
        let may = may.and_then(|()| person.map_or(Ok(()), |it| people.take(it, 1.0)));
        may.map_err(too_many)
    }

    /// The inputs of an answer to a request of this sender, now.
    pub(crate) fn inputs(&self, requester: Requester) -> Result<Inputs, Problem> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| {
            tracing::error!(%error, "the system has no randomness to give");
            Problem::Failed
        })?;
        let keys = self.registry.shared_keys();
        Ok(Inputs { requester, now: clock::now(), seed, keys, https: self.https })
    }
}

/// The problem of a request that may be repeated after some time.
fn too_many(wait: Duration) -> Problem {
    let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX);
    Problem::TooMany { retry_after: seconds.saturating_add(1) }
}
