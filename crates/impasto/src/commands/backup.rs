//! `impasto backup`: everything that is kept, as it is at one moment, in one new file.

use std::{io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::{status::Status, storage::Storage};

/// Copy all that is kept into a new file, while the table may be running.
///
/// Whatever it was kept in, the copy is a file that `impasto serve` can go on with: put it as
/// impasto.db into a folder and name the folder with --data. It holds the secrets of games that are not
/// over, and the key by which people are known and luck is sealed, so keep it to yourself.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to be written; it must not be there yet.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(async {
            let store = self.storage.look().await?;
            store.backup(&self.file).await?;
            store.close().await;
            anyhow::Ok(())
        })?;
        writeln!(out, "Everything in {} is in {}", self.storage.told(), self.file.display())?;
        Ok(Status::Fine)
    }
}
