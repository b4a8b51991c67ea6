//! One run of the server.

use std::{
    process::{Command, ExitStatus},
    sync::mpsc,
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result};

/// A process that a thread waits for. The system ends it when the thread that started it is gone,
/// so that thread must not be one of a test.
#[derive(Debug)]
pub(crate) struct Process {
    id: u32,
    keeper: JoinHandle<Option<ExitStatus>>,
}

impl Process {
    pub(crate) fn start(mut call: Command) -> Result<Process> {
        let (started, starting) = mpsc::channel();
        let keeper = thread::spawn(move || {
            let spawned = call.spawn();
            let id = spawned.as_ref().map(std::process::Child::id).map_err(ToString::to_string);
            // The one who waits for this is below, and cannot be gone.
            let _ = started.send(id);
            spawned.ok()?.wait().ok()
        });
        let id = starting.recv().context("the keeper is gone")?.map_err(anyhow::Error::msg)?;
        Ok(Process { id, keeper })
    }

    pub(crate) fn is_running(&self) -> bool {
        !self.keeper.is_finished()
    }

    /// Sends a signal and waits for the end.
    pub(crate) fn end(self, signal: &str) {
        if self.is_running() {
            let _ = Command::new("kill").arg(signal).arg(self.id.to_string()).status();
        }
        let _ = self.keeper.join();
    }
}
