//! A round-robin TCP proxy in front of several servers: each new connection goes to the next server that
//! accepts it. It stands in for a load balancer.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

use crate::Error;

/// A round-robin proxy that runs until it is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts a proxy that listens at `address`.
    ///
    /// # Errors
    ///
    /// Fails if it cannot listen.
    pub async fn start(address: SocketAddr, servers: Vec<SocketAddr>) -> Result<Proxy, Error> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        Ok(Proxy { address, task: tokio::spawn(run(listener, servers.into())) })
    }

    /// The address at which the proxy listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn run(listener: TcpListener, servers: Arc<[SocketAddr]>) {
    let turn = AtomicUsize::new(0);
    loop {
        // Accepting may fail for lack of file descriptors; the next attempt may succeed.
        let Ok((visitor, _)) = listener.accept().await else { continue };
        let first = turn.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(pass_on(visitor, first, servers.clone()));
    }
}

/// Copies bytes between a visitor and the first server that accepts the connection, until either side
/// closes it.
async fn pass_on(mut visitor: TcpStream, first: usize, servers: Arc<[SocketAddr]>) {
    for nth in 0..servers.len() {
        let server = servers[(first + nth) % servers.len()];
        if let Ok(mut server) = TcpStream::connect(server).await {
            let _ = (visitor.set_nodelay(true), server.set_nodelay(true));
            // Both sides notice an error by the closed connection.
            let _ = copy_bidirectional(&mut visitor, &mut server).await;
            return;
        }
    }
}
