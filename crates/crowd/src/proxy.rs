//! A plain proxy in front of several servers: every new connection goes to the next server that
//! takes it. What a balancer does, without anything to install.

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

/// A proxy that runs until it is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Listens there and passes connections on to the servers, in turn.
    ///
    /// # Errors
    ///
    /// Fails if it cannot listen.
    pub async fn start(address: SocketAddr, servers: Vec<SocketAddr>) -> Result<Proxy, Error> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        Ok(Proxy { address, task: tokio::spawn(run(listener, servers.into())) })
    }

    /// Where it listens.
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
        // Out of file descriptors, for instance: others will be closed.
        let Ok((visitor, _)) = listener.accept().await else { continue };
        let first = turn.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(pass_on(visitor, first, servers.clone()));
    }
}

/// Until either side has closed. A server that is gone is passed over.
async fn pass_on(mut visitor: TcpStream, first: usize, servers: Arc<[SocketAddr]>) {
    for nth in 0..servers.len() {
        let server = servers[(first + nth) % servers.len()];
        if let Ok(mut server) = TcpStream::connect(server).await {
            let _ = (visitor.set_nodelay(true), server.set_nodelay(true));
            // What goes wrong in between concerns the two sides.
            let _ = copy_bidirectional(&mut visitor, &mut server).await;
            return;
        }
    }
}
