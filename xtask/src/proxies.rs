//! `cargo xtask proxies`: the samples for nginx and Caddy in front of a real server.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Start a server behind nginx and behind Caddy, with the samples in deploy/, and play through them.
///
/// Checks the page, a game over WebSockets, the size of a request, hidden metrics, and whose address is counted. It needs
/// nginx, caddy, openssl and python3, and listens on loopback only.
#[derive(Args, Debug)]
pub(crate) struct Proxies {
    /// The proxies to try.
    #[arg(value_name = "PROXY", default_values = ["nginx", "caddy"])]
    proxies: Vec<String>,
}

impl Proxies {
    pub(crate) fn run(&self) -> Result<()> {
        Call::new("cargo build --locked -p impasto").announce_and_run()?;
        let program = std::env::current_exe()?.with_file_name("impasto");
        let proof = Call::new("python3 deploy/try_proxies.py").arg(program.display().to_string());
        self.proxies.iter().fold(proof, Call::arg).announce_and_run()
    }
}
