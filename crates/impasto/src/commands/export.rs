//! `impasto export`: everything that is kept, as text files.

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

/// Write all that is kept as text files, while the table may be running.
///
/// The folder `records` gets every game that is over, for `impasto replay` and `impasto verify`. The
/// folder `logs` gets every row of every table, for `impasto import`: it holds the secrets of games
/// that are not over, and the key by which people are known and luck is sealed, so keep it to yourself.
#[derive(Args, Debug)]
pub(crate) struct Export {
    /// The folder to be written; it must be empty, or not there yet.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

/// What was written, and what could not be read.
#[derive(Default)]
struct Tally {
    tables: usize,
    records: usize,
    unread: Vec<String>,
}

/// How many names are asked for at once.
const PAGE: u32 = 500;

impl Export {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        let tally = runtime.block_on(self.write())?;
        let folder = self.folder.display();
        let Tally { tables, records, unread } = tally;
        writeln!(
            out,
            "{tables} tables, {records} of them records of games that are over: {folder}"
        )?;
        for bad in &unread {
            writeln!(out, "Not told as a record, its rows are there: {bad}")?;
        }
        Ok(if unread.is_empty() { Status::Fine } else { Status::Failed })
    }

    async fn write(&self) -> Result<Tally> {
        let store = self.storage.look().await?;
        for name in [archive::LOGS, archive::RECORDS] {
            fresh(&self.folder.join(name))?;
        }
        let mut tally = Tally::default();
        let mut after = None;
        loop {
            let names = store.all_tables(after.as_deref(), PAGE).await?;
            for name in &names {
                self.write_table(&store, name, &mut tally).await?;
            }
            let Some(last) = names.into_iter().next_back() else { break };
            after = Some(last);
        }
        store.close().await;
        Ok(tally)
    }

    async fn write_table(&self, store: &Store, name: &str, tally: &mut Tally) -> Result<()> {
        let is_table = name.parse::<Token>().is_ok();
        // Links that were used are good for minutes only, and what somebody has taken off their list is no
        // table: nothing to keep.
        if !is_table && name != server::KEY_LOG {
            return Ok(());
        }
        let rows = store.read(name, 0).await?;
        let log = self.folder.join(archive::LOGS).join(format!("{name}.{}", archive::LOG));
        put(&log, &archive::written(&rows)?)?;
        if !is_table {
            return Ok(());
        }
        tally.tables += 1;
        match folded(&rows) {
            Ok(sitting) => tally.records += usize::from(self.write_record(name, &rows, &sitting)?),
            Err(bad) => tally.unread.push(format!("{name}: {bad}")),
        }
        Ok(())
    }

    fn write_record(&self, name: &str, rows: &[Row], sitting: &Sitting) -> Result<bool> {
        let Some(record) = sitting.record() else { return Ok(false) };
        let ended = rows.last().map_or(0, |row| row.time);
        let day = Timestamp::from_millisecond(ended).unwrap_or_default().strftime("%Y%m%d");
        let title = sitting.table().title().slug;
        // The whole id: a part of it may be that of another table, and nothing is written over.
        let file = format!("{title}-{day}-{name}.{}", archive::RECORD);
        put(&self.folder.join(archive::RECORDS).join(file), &record)?;
        Ok(true)
    }
}

/// The table that these rows tell.
pub(crate) fn folded(rows: &[Row]) -> Result<Sitting, tables::BadRow> {
    let time = |row: &Row| u64::try_from(row.time).unwrap_or(0);
    Sitting::read(rows.iter().map(|row| (row.text.as_str(), time(row))))
}

/// An empty folder: nothing of before is mixed with what is written.
fn fresh(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let is_empty = fs::read_dir(folder)?.next().is_none();
    anyhow::ensure!(is_empty, "{} is not empty: nothing is written over", folder.display());
    Ok(())
}

/// Only the owner reads it: logs hold secrets.
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
