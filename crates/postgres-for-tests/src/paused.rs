//! Connections that are paused, as on a network that hangs.

use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Connections whose server processes are stopped by SIGSTOP until this guard is dropped.
#[derive(Debug)]
pub struct PausedConnections(Vec<String>);

impl PausedConnections {
    pub(crate) fn new(processes: Vec<String>) -> Result<PausedConnections> {
        ensure!(!processes.is_empty(), "there is no such connection");
        let stopped = signal("-STOP", &processes).context("cannot start kill")?;
        ensure!(stopped, "the connections were closed meanwhile");
        Ok(PausedConnections(processes))
    }
}

impl Drop for PausedConnections {
    fn drop(&mut self) {
        let _ = signal("-CONT", &self.0);
    }
}

fn signal(signal: &str, processes: &[String]) -> std::io::Result<bool> {
    Ok(Command::new("kill").arg(signal).args(processes).status()?.success())
}
