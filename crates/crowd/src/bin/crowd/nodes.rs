//! `crowd nodes`: several servers on one PostgreSQL, with a plain proxy in front, to try it out.

use std::{net::SocketAddr, path::Path};

use anyhow::{Context, Result};
use clap::Args;
use crowd::{Kept, Proxy, Service};

use crate::failed;

/// Start two servers on a PostgreSQL of their own and a proxy in front that takes them in turn.
///
/// All of it ends with Ctrl-C, and nothing stays.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// Where the proxy listens.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090")]
    address: SocketAddr,
}

/// How many servers there are.
const NODES: usize = 2;

impl Nodes {
    pub(crate) async fn run(&self, impasto: &Path) -> Result<()> {
        let kept = Kept::postgres().map_err(failed)?;
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            nodes.push(Service::start(impasto, &kept).await.map_err(failed)?);
        }
        let addresses: Vec<SocketAddr> = nodes.iter().map(Service::address).collect();
        let proxy = Proxy::start(self.address, addresses).await.map_err(failed)?;
        println!("The tables stand at http://{}", proxy.address());
        for node in &nodes {
            let (address, id) = (node.address(), node.id().map_err(failed)?);
            println!("behind it, a server at http://{address}: try `kill -9 {id}`");
        }
        println!("Stop all of it with Ctrl-C.");
        tokio::signal::ctrl_c().await.context("nobody can stop it")
    }
}
