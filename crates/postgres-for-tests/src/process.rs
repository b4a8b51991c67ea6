//! The process of a server.

use std::{
    process::{Command, ExitStatus},
    sync::mpsc,
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result};

/// A child process, and the thread that started it and waits for it. The system ends the process when
/// that thread ends (`PR_SET_PDEATHSIG`), so it must not be the thread of a test.
#[derive(Debug)]
pub(crate) struct Process {
    id: u32,
    waiter: JoinHandle<Option<ExitStatus>>,
}

impl Process {
    pub(crate) fn start(mut command: Command) -> Result<Process> {
        let (started, starting) = mpsc::channel();
        let waiter = thread::spawn(move || {
            let spawned = command.spawn();
            let id = spawned.as_ref().map(std::process::Child::id).map_err(ToString::to_string);
            // The receiver waits below, so it exists.
            let _ = started.send(id);
            spawned.ok()?.wait().ok()
        });
        let id = starting
            .recv()
            .context("the thread that starts the process has ended")?
            .map_err(anyhow::Error::msg)?;
        Ok(Process { id, waiter })
    }

    pub(crate) fn is_running(&self) -> bool {
        !self.waiter.is_finished()
    }

    /// Sends a signal and waits until the process has ended.
    pub(crate) fn end(self, signal: &str) {
        if self.is_running() {
            let _ = Command::new("kill").arg(signal).arg(self.id.to_string()).status();
        }
        let _ = self.waiter.join();
    }
}
