//! `impasto backup`: a snapshot of all saved games in a new file.

use std::{io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::{status::Status, storage::Storage};

/// Copy all saved games into a new file; the server may keep running.
///
/// The copy is a file for `impasto serve`, also if the games are in PostgreSQL: save it as impasto.db
/// in a folder and name the folder with --data. It holds the secrets of unfinished games and the key of
/// the server, so keep it to yourself.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(async {
            let store = self.storage.open_read_only().await?;
            store.backup(&self.file).await?;
            store.close().await;
            anyhow::Ok(())
        })?;
        writeln!(out, "Copied {} to {}", self.storage.description(), self.file.display())?;
        Ok(Status::Fine)
    }
}
