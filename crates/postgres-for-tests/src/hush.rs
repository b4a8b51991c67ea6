//! Connections that stand still, as where a network is slow.

use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Processes of a server that stand still until this is dropped.
#[derive(Debug)]
pub struct Hush(Vec<String>);

impl Hush {
    pub(crate) fn new(processes: Vec<String>) -> Result<Hush> {
        ensure!(!processes.is_empty(), "nobody is there");
        let stopped = signal("-STOP", &processes).context("cannot start kill")?;
        ensure!(stopped, "they have gone away");
        Ok(Hush(processes))
    }
}

impl Drop for Hush {
    fn drop(&mut self) {
        let _ = signal("-CONT", &self.0);
    }
}

fn signal(signal: &str, processes: &[String]) -> std::io::Result<bool> {
    Ok(Command::new("kill").arg(signal).args(processes).status()?.success())
}
