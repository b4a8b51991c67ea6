//! `impasto import`: adds logs of an export, and records of games that were played elsewhere.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use game::{Seat, Turn};
use jiff::Timestamp;
use shelf::AnyTable;
use store::{Append, Appended, Row as Stored, Store};
use tables::{Entropy, Holder, Name, Opening, PersonId, Privacy, Row, Secret, Token};

use crate::{archive, commands::export::folded, records, status::Status, storage::Storage};

/// Import the files of `impasto export`, or single records.
///
/// A log becomes the same table again, with the same players. A record of a finished game is listed
/// among the finished games; an unfinished one becomes an open table, where people can sit down and
/// play on. Games that are already there are skipped, so importing twice does no harm.
#[derive(Args, Debug)]
pub(crate) struct Import {
    /// The files and folders to import.
    #[arg(value_name = "PATH", required_unless_present = "new_key")]
    paths: Vec<PathBuf>,
    /// Make a new key for a store that has lost the one of its server: everybody is then a stranger to
    /// their games.
    #[arg(long, conflicts_with = "paths")]
    new_key: bool,
    #[command(flatten)]
    storage: Storage,
}

/// The result of importing a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ImportResult {
    Added,
    AlreadyPresent,
}

impl Import {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        if self.new_key {
            return self.make_key(out);
        }
        let files = archive::files(&self.paths)?;
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        let (mut came, mut there, mut bad) = (0_usize, 0_usize, 0_usize);
        runtime.block_on(async {
            let store = self.storage.open().await?;
            // No server has ever run on an empty store: it gets its key now, unless the files bring one.
            let is_new = store.all_tables(None, 1).await?.is_empty();
            for file in &files {
                match bring(&store, file).await {
                    Ok(ImportResult::Added) => came += 1,
                    Ok(ImportResult::AlreadyPresent) => there += 1,
                    Err(error) => {
                        bad += 1;
                        writeln!(out, "{}: {error:#}", file.display())?;
                    }
                }
            }
            if is_new {
                add_key(&store).await?;
            }
            store.close().await;
            anyhow::Ok(())
        })?;
        writeln!(out, "{came} imported, {there} already present, {bad} could not be read")?;
        Ok(if bad == 0 { Status::Fine } else { Status::Failed })
    }

    fn make_key(&self, out: &mut impl Write) -> Result<Status> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        let is_made = runtime.block_on(async {
            let store = self.storage.open().await?;
            let is_made = add_key(&store).await?;
            store.close().await;
            anyhow::Ok(is_made)
        })?;
        ensure!(is_made, "this store has its key; it is not changed");
        writeln!(out, "The store has a new key.")?;
        Ok(Status::Fine)
    }
}

/// Gives the store a key, unless it has one. Returns whether it had none.
async fn add_key(store: &Store) -> Result<bool> {
    let row = format!("key {}", Secret::fresh()?);
    let append = Append::new(server::KEY_LOG, 0).row(Timestamp::now().as_millisecond(), row);
    Ok(store.append(append).await? == Appended::Done)
}

async fn bring(store: &Store, file: &Path) -> Result<ImportResult> {
    let text = records::text(file)?;
    if file.extension().is_some_and(|it| it == archive::LOG_EXTENSION) {
        let name =
            file.file_stem().and_then(|it| it.to_str()).context("this file name is not UTF-8")?;
        let rows = archive::read(&text)?;
        let labels = labels(name, &rows)?;
        add(store, name, rows, labels).await
    } else {
        let (name, rows) = table_of(&text)?;
        if !store.read(&name, 0).await?.is_empty() {
            return Ok(ImportResult::AlreadyPresent);
        }
        let labels = labels(&name, &rows)?;
        add(store, &name, rows, labels).await
    }
}

/// The labels of a log, which is read in full first, so that no unreadable log is imported.
fn labels(name: &str, rows: &[Stored]) -> Result<Vec<String>> {
    if name == server::KEY_LOG {
        let is_ours = rows.first().is_some_and(|row| server::is_key(&row.text));
        ensure!(is_ours, "this log does not begin with the key of a server");
        return Ok(Vec::new());
    }
    name.parse::<Token>()
        .context("the name of a log file must be the id of its table: 32 hexadecimal digits")?;
    Ok(folded(rows)?.new_labels(None))
}

/// Adds a log, or the new rows of a log that the store knows in part.
async fn add(
    store: &Store,
    name: &str,
    rows: Vec<Stored>,
    labels: Vec<String>,
) -> Result<ImportResult> {
    let known = store.read(name, 0).await?;
    let differs = known.iter().zip(&rows).any(|(known, row)| known.text != row.text);
    if differs {
        bail!("another log of this name is already present; it is not changed");
    }
    if rows.len() <= known.len() {
        return Ok(ImportResult::AlreadyPresent);
    }
    let rest = rows.into_iter().skip(known.len()).collect();
    let append = Append { rows: rest, labels, ..Append::new(name, known.len() as u64) };
    match store.append(append).await? {
        Appended::Done => Ok(ImportResult::Added),
        Appended::Conflict { .. } | Appended::Repeated { .. } => {
            bail!("its table has changed during the import")
        }
    }
}

/// A record as the log of a table. The same record always gives the same table id.
fn table_of(record: &str) -> Result<(String, Vec<Stored>)> {
    let table = shelf::read_record(record)?;
    let is_over = table.turn() == Turn::Over;
    let head = table.record();
    let opening = Opening {
        privacy: Privacy::Public,
        secret: Secret::fresh()?,
        invitation: Token::fresh()?,
        host: PersonId::fresh()?,
        previews: true,
        pace: tables::Pace::Brisk,
        head: head.clone(),
    };
    let mut rows = vec![Row::Open(opening)];
    if is_over {
        rows.extend(sitters(&*table)?);
        rows.push(Row::Begin);
    }
    let time = Timestamp::now().as_millisecond();
    let stored = |row: Row| Stored { time, text: row.to_string() };
    let name = Token::new(start_of(&head)).to_string();
    Ok((name, rows.into_iter().map(stored).collect()))
}

/// The players by the names in the record, with random ids, so that nobody can play in their place.
fn sitters(table: &dyn AnyTable) -> Result<Vec<Row>> {
    let seats = Seat::first(usize::from(table.seats()));
    let sitter = |seat: Seat| {
        let letter = seat.to_string();
        let told = table.tags().iter().find(|(name, _)| *name == letter);
        let name = told.map_or(letter.as_str(), |(_, name)| name.as_str());
        let name = name.parse::<Name>().or_else(|_| letter.parse())?;
        let holder =
            Holder::Person { id: PersonId::fresh()?, name, entropy: Entropy::new([0; 16]) };
        Ok(Row::Sit(seat, holder))
    };
    seats.map(sitter).collect()
}

fn start_of(text: &str) -> [u8; 16] {
    let mut start = [0; 16];
    start.copy_from_slice(&blake3::hash(text.as_bytes()).as_bytes()[..16]);
    start
}
