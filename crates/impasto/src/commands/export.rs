//! `impasto export`: all saved games as text files.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;
use jiff::Timestamp;
use store::{Row, Store};
use tables::{Sitting, Token};

use crate::{archive, status::Status, storage::Storage};

/// Write all saved games as text files; the server may keep running.
///
/// The folder `records` gets every finished game, for `impasto replay` and `impasto verify`. The
/// folder `logs` gets everything, for `impasto import`: it holds the secrets of unfinished games and
/// the key of the server, so keep it to yourself.
#[derive(Args, Debug)]
pub(crate) struct Export {
    /// The folder to write; it must be empty, or not exist yet.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

/// The numbers of exported tables and records, and the tables that could not be read.
#[derive(Default)]
struct ExportSummary {
    tables: usize,
    records: usize,
    unread: Vec<String>,
}

/// The number of table names that are read at once.
const PAGE_TABLES: u32 = 500;

impl Export {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        let summary = runtime.block_on(self.write())?;
        let folder = self.folder.display();
        let ExportSummary { tables, records, unread } = summary;
        writeln!(out, "Exported {tables} tables, {records} of them finished, to {folder}")?;
        for bad in &unread {
            writeln!(out, "Without a record, because its log cannot be read: {bad}")?;
        }
        Ok(if unread.is_empty() { Status::Fine } else { Status::Failed })
    }

    async fn write(&self) -> Result<ExportSummary> {
        let store = self.storage.open_read_only().await?;
        for name in [archive::LOGS_FOLDER, archive::RECORDS_FOLDER] {
            fresh(&self.folder.join(name))?;
        }
        let mut summary = ExportSummary::default();
        let mut after = None;
        loop {
            let names = store.all_tables(after.as_deref(), PAGE_TABLES).await?;
            for name in &names {
                self.write_table(&store, name, &mut summary).await?;
            }
            let Some(last) = names.into_iter().next_back() else { break };
            after = Some(last);
        }
        store.close().await;
        Ok(summary)
    }

    async fn write_table(
        &self,
        store: &Store,
        name: &str,
        summary: &mut ExportSummary,
    ) -> Result<()> {
        let is_table = name.parse::<Token>().is_ok();
        // Other logs are not exported: used links, which are valid for minutes only, and people's lists of
        // hidden tables.
        if !is_table && name != server::KEY_LOG {
            return Ok(());
        }
        let rows = store.read(name, 0).await?;
        let log = self
            .folder
            .join(archive::LOGS_FOLDER)
            .join(format!("{name}.{}", archive::LOG_EXTENSION));
        put(&log, &archive::written(&rows)?)?;
        if !is_table {
            return Ok(());
        }
        summary.tables += 1;
        match folded(&rows) {
            Ok(sitting) => {
                summary.records += usize::from(self.write_record(name, &rows, &sitting)?);
            }
            Err(bad) => summary.unread.push(format!("{name}: {bad}")),
        }
        Ok(())
    }

    fn write_record(&self, name: &str, rows: &[Row], sitting: &Sitting) -> Result<bool> {
        let Some(record) = sitting.record() else { return Ok(false) };
        let ended = rows.last().map_or(0, |row| row.time);
        let day = Timestamp::from_millisecond(ended).unwrap_or_default().strftime("%Y%m%d");
        let title = sitting.table().title().slug;
        // The whole id, because a part of it may be that of another table.
        let file = format!("{title}-{day}-{name}.{}", archive::RECORD_EXTENSION);
        put(&self.folder.join(archive::RECORDS_FOLDER).join(file), &record)?;
        Ok(true)
    }
}

/// The sitting that these rows amount to.
pub(crate) fn folded(rows: &[Row]) -> Result<Sitting, tables::BadRow> {
    let time = |row: &Row| u64::try_from(row.time).unwrap_or(0);
    Sitting::read(rows.iter().map(|row| (row.text.as_str(), time(row))))
}

/// Creates a folder, or checks that it is empty.
fn fresh(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let is_empty = fs::read_dir(folder)?.next().is_none();
    anyhow::ensure!(is_empty, "{} is not empty; export to a new folder", folder.display());
    Ok(())
}

/// Writes a file that only its owner can read, because logs hold secrets.
fn put(path: &Path, text: &str) -> Result<()> {
    let write = || -> io::Result<()> {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path)?.write_all(text.as_bytes())
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
