//! The HTTP server: accepts connections and serves them until it is told to stop.

use std::{convert::Infallible, future::Future, io, net::SocketAddr, time::Duration};

use axum::{Router, extract::ConnectInfo, extract::Request};
use futures_util::future::BoxFuture;
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
    task::JoinSet,
};
use tower::ServiceExt;

use crate::{
    Limits, TableRegistry, app_state::AppState, client_address::ClientAddress, limits::Permit,
    router::router, timed_stream::TimedStream,
};

/// The configuration of a server.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// Rate limits and quotas.
    pub limits: Limits,
    /// Whether browsers reach the server over HTTPS only, through a proxy.
    pub https: bool,
    /// Whether a proxy in front names the address of the client.
    pub behind_proxy: bool,
}

/// A server that listens.
#[derive(Debug)]
pub struct Serving {
    listener: TcpListener,
    address: SocketAddr,
    app: AppState,
    ending: watch::Sender<bool>,
    /// The sender of which every viewer holds a clone: once upgraded, a WebSocket is no HTTP connection any more.
    viewer: mpsc::Sender<Infallible>,
    /// The receiver that ends when the last viewer is gone.
    viewers: mpsc::Receiver<Infallible>,
}

/// The timeout for the headers of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// How long connections have to finish once the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);
/// The number of ports that are tried.
const PORTS_TRIED: u16 = 100;

impl Serving {
    /// Binds the address.
    ///
    /// # Errors
    ///
    /// Fails if the address is taken, or is none of this computer.
    #[must_use]
    pub fn bind(
        registry: TableRegistry,
        config: Config,
    ) -> BoxFuture<'static, io::Result<Serving>> {
        Box::pin(
            async move { Serving::on(TcpListener::bind(config.address).await?, registry, config) },
        )
    }

    /// Binds the address, or the next free port if it is taken: for an address that nobody asked for.
    ///
    /// # Errors
    ///
    /// Fails if no port is free.
    #[must_use]
    pub fn bind_or_next(
        registry: TableRegistry,
        config: Config,
    ) -> BoxFuture<'static, io::Result<Serving>> {
        Box::pin(async move { Serving::on(free(config.address).await?, registry, config) })
    }

    fn on(listener: TcpListener, registry: TableRegistry, config: Config) -> io::Result<Serving> {
        let address = listener.local_addr()?;
        let (ending, ends) = watch::channel(false);
        let (viewer, viewers) = mpsc::channel(1);
        let app = AppState::new(registry, config, ends, viewer.downgrade());
        Ok(Serving { listener, address, app, ending, viewer, viewers })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready; then lets connections finish and closes the store.
    ///
    /// The future is boxed here, so that the whole server is compiled in this crate and not again in the
    /// program that awaits it.
    pub fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> BoxFuture<'static, ()> {
        self.run_until(Box::pin(stop))
    }

    fn run_until(self, stop: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        Box::pin(self.serve(stop))
    }

    async fn serve(mut self, mut stop: BoxFuture<'static, ()>) {
        let router = router(self.app.clone());
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                () = &mut stop => break,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, from)) => {
                        // Without a permit the connection is dropped, which closes it.
                        let address = ClientAddress::new(from.ip());
                        let permits =
                            self.app.connections.take(address).zip(self.app.all_connections.take(address));
                        if let Some((permit, permit_among_all)) = permits {
                            let (stream, ends) = (TimedStream::new(stream, permit_among_all), self.app.ends.clone());
                            connections.spawn(connection(stream, from, router.clone(), ends, permit));
                        }
                    }
                    // Out of file descriptors, for instance: some will be free again.
                    Err(error) => {
                        tracing::warn!(%error, "no connection");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                Some(_) = connections.join_next() => (),
            }
        }
        drop((self.listener, self.viewer));
        self.ending.send_replace(true);
        let all = async {
            while connections.join_next().await.is_some() {}
            self.viewers.recv().await;
        };
        if tokio::time::timeout(SHUTDOWN_GRACE, all).await.is_err() {
            tracing::info!("some connections are cut");
        }
        self.app.registry.close().await;
    }
}

async fn connection(
    stream: TimedStream,
    from: SocketAddr,
    router: Router,
    mut ends: watch::Receiver<bool>,
    _permit: Permit<ClientAddress>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT);
    let serving = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(serving);
    tokio::select! {
        // An error of one connection concerns its client only.
        _ = &mut serving => return,
        _ = ends.wait_for(|ends| *ends) => serving.as_mut().graceful_shutdown(),
    }
    let _ = serving.await;
}

async fn free(address: SocketAddr) -> io::Result<TcpListener> {
    let mut tried = address;
    loop {
        match TcpListener::bind(tried).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                match tried.port().checked_add(1) {
                    Some(port) if port - address.port() < PORTS_TRIED => tried.set_port(port),
                    Some(_) | None => return Err(error),
                }
            }
            bound => return bound,
        }
    }
}

#[cfg(test)]
mod tests {
    use store::Store;

    use super::*;
    use crate::BotSettings;

    /// A configuration with an address that somebody else listens on, and that listener.
    async fn taken() -> (Config, TcpListener) {
        let other = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = other.local_addr().unwrap();
        let config = Config { address, limits: Limits::NONE, https: false, behind_proxy: false };
        (config, other)
    }

    async fn registry(folder: &tempfile::TempDir) -> TableRegistry {
        let store = Store::open_file(folder.path().join("impasto.db")).await.unwrap();
        let bots = BotSettings { thinkers: 1, grace: Duration::ZERO };
        TableRegistry::open(store, bots).await.unwrap()
    }

    #[tokio::test]
    async fn an_address_that_is_taken_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (config, _other) = taken().await;
        let refused = Serving::bind(registry(&folder).await, config).await.unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AddrInUse);
    }

    #[tokio::test]
    async fn an_address_that_nobody_asked_for_moves_on() {
        let folder = tempfile::tempdir().unwrap();
        let (config, _other) = taken().await;
        let serving = Serving::bind_or_next(registry(&folder).await, config).await.unwrap();
        assert_eq!(serving.address().ip(), config.address.ip());
        assert_ne!(serving.address().port(), config.address.port());
    }
}
