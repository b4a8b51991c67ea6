//! `crowd nodes`: two servers on one PostgreSQL behind a round-robin proxy, to try it out.

use std::{net::SocketAddr, path::Path};

use anyhow::{Context, Result};
use clap::Args;
use crowd::{Proxy, ServerProcess, TestStore};

use crate::failed;

/// Start two servers on a temporary PostgreSQL, behind a round-robin proxy.
///
/// Ctrl-C stops all of them and deletes their data.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// The address at which the proxy listens.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090")]
    address: SocketAddr,
}

/// The number of servers.
const NODES: usize = 2;

impl Nodes {
    pub(crate) async fn run(&self, impasto: &Path) -> Result<()> {
        let store = TestStore::postgres().map_err(failed)?;
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            nodes.push(ServerProcess::start(impasto, &store).await.map_err(failed)?);
        }
        let addresses: Vec<SocketAddr> = nodes.iter().map(ServerProcess::address).collect();
        let proxy = Proxy::start(self.address, addresses).await.map_err(failed)?;
        println!("Open http://{} in a browser.", proxy.address());
        for node in &nodes {
            let (address, id) = (node.address(), node.id().map_err(failed)?);
            println!("One of the servers behind it: http://{address}; try `kill -9 {id}`.");
        }
        println!("Ctrl-C stops all of them.");
        tokio::signal::ctrl_c().await.context("cannot wait for Ctrl-C")
    }
}
