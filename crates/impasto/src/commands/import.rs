//! `impasto import`: logs from an export, and records of games that were played elsewhere.

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

/// Bring in what `impasto export` has written, or single records.
///
/// A log becomes the table that it was, with whoever sits there. A record of a game that is over is
/// listed among the finished games; one that is not over becomes an open table, where people can sit
/// down and go on. What is there already is left alone, so it does no harm to bring in twice.
#[derive(Args, Debug)]
pub(crate) struct Import {
    /// Files and folders.
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    storage: Storage,
}

/// What became of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    In,
    ThereAlready,
}

impl Import {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let files = archive::files(&self.paths)?;
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        let (mut came, mut there, mut bad) = (0_usize, 0_usize, 0_usize);
        runtime.block_on(async {
            let store = self.storage.open().await?;
            for file in &files {
                match bring(&store, file).await {
                    Ok(Came::In) => came += 1,
                    Ok(Came::ThereAlready) => there += 1,
                    Err(error) => {
                        bad += 1;
                        writeln!(out, "{}: {error:#}", file.display())?;
                    }
                }
            }
            store.close().await;
            anyhow::Ok(())
        })?;
        writeln!(out, "{came} brought in, {there} were there already, {bad} could not be read")?;
        Ok(if bad == 0 { Status::Fine } else { Status::Failed })
    }
}

async fn bring(store: &Store, file: &Path) -> Result<Came> {
    let text = records::text(file)?;
    if file.extension().is_some_and(|it| it == archive::LOG) {
        let name = file.file_stem().and_then(|it| it.to_str()).context("this name is no text")?;
        let rows = archive::read(&text)?;
        let labels = labels(name, &rows)?;
        add(store, name, rows, labels).await
    } else {
        let (name, rows) = table_of(&text)?;
        if !store.read(&name, 0).await?.is_empty() {
            return Ok(Came::ThereAlready);
        }
        let labels = labels(&name, &rows)?;
        add(store, &name, rows, labels).await
    }
}

/// Where a log is listed. It is read in full first: nothing that cannot be read comes in.
fn labels(name: &str, rows: &[Stored]) -> Result<Vec<String>> {
    if name == server::KEY_LOG {
        let is_ours = rows.first().is_some_and(|row| server::is_key(&row.text));
        ensure!(is_ours, "it does not begin with the key of a house");
        return Ok(Vec::new());
    }
    name.parse::<Token>().context("a log is called like its table: 32 hexadecimal digits")?;
    Ok(folded(rows)?.new_labels(None))
}

/// Adds what is not there yet of a log that begins in the same way.
async fn add(store: &Store, name: &str, rows: Vec<Stored>, labels: Vec<String>) -> Result<Came> {
    let known = store.read(name, 0).await?;
    let differs = known.iter().zip(&rows).any(|(known, row)| known.text != row.text);
    if differs {
        bail!("another log of this name is there: it is left alone");
    }
    if rows.len() <= known.len() {
        return Ok(Came::ThereAlready);
    }
    let rest = rows.into_iter().skip(known.len()).collect();
    let append = Append { rows: rest, labels, ..Append::new(name, known.len() as u64) };
    match store.append(append).await? {
        Appended::Done => Ok(Came::In),
        Appended::Conflict { .. } | Appended::Repeated { .. } => {
            bail!("its table goes on meanwhile")
        }
    }
}

/// A record as the log of a table. The same record is the same table.
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

/// Those who played, by the names that the record tells; nobody can sit in their place.
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
