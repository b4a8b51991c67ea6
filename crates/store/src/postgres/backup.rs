//! A backup of a server: what it holds at one moment, copied into a file of SQLite, which can be
//! opened as a store, looked into, or carried elsewhere.

use std::path::{Path, PathBuf};

use deadpool_postgres::{Pool, Transaction};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio_postgres::{IsolationLevel, Row};

use super::opening::{self, UNBOUND};
use crate::{
    Error,
    sqlite::{
        backup, blocking,
        queries::{self, LabelRow, LogRow},
    },
};

/// How many rows travel at once.
const ROWS: i64 = 256;

/// Rows on their way from the server to the file.
enum Part {
    Log(Vec<LogRow>),
    Labels(Vec<LabelRow>),
    /// Without it the file is not whole.
    End,
}

pub(crate) async fn write(pool: &Pool, path: PathBuf) -> Result<(), Error> {
    let (sender, parts) = mpsc::channel(4);
    let writing = blocking(move || backup::whole(&path, |part| fill(part, parts)));
    let (sent, written) = tokio::join!(send(pool, sender), writing);
    match sent {
        // The file has a reason of its own where it takes no more.
        Ok(()) | Err(Error::Closed) => written,
        Err(cause) => Err(cause),
    }
}

async fn send(pool: &Pool, sender: Sender<Part>) -> Result<(), Error> {
    let mut client = opening::connection(pool).await?;
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let transaction = snapshot.read_only(true).start().await?;
    transaction.batch_execute(UNBOUND).await?;
    send_log(&transaction, &sender).await?;
    send_labels(&transaction, &sender).await?;
    transaction.commit().await?;
    sender.send(Part::End).await.map_err(|_| Error::Closed)
}

async fn send_log(transaction: &Transaction<'_>, sender: &Sender<Part>) -> Result<(), Error> {
    let sql = "SELECT table_name, number, time, key, text FROM impasto.log
               WHERE (table_name, number) > ($1, $2) ORDER BY table_name, number LIMIT $3";
    let (mut table, mut number) = (String::new(), -1_i64);
    loop {
        let rows = transaction.query(sql, &[&table, &number, &ROWS]).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        (table, number) = (last.get(0), last.get(1));
        let row = |it: &Row| (it.get(0), it.get(1), it.get(2), it.get(3), it.get(4));
        let part = Part::Log(rows.iter().map(row).collect());
        sender.send(part).await.map_err(|_| Error::Closed)?;
    }
}

async fn send_labels(transaction: &Transaction<'_>, sender: &Sender<Part>) -> Result<(), Error> {
    let sql = "SELECT place, label, table_name FROM impasto.label
               WHERE place > $1 ORDER BY place LIMIT $2";
    let mut place = 0_i64;
    loop {
        let rows = transaction.query(sql, &[&place, &ROWS]).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        place = last.get(0);
        let part = rows.iter().map(|it| (it.get(0), it.get(1), it.get(2))).collect();
        sender.send(Part::Labels(part)).await.map_err(|_| Error::Closed)?;
    }
}

fn fill(path: &Path, mut parts: Receiver<Part>) -> Result<(), Error> {
    let mut connection = backup::create(path)?;
    let transaction = connection.transaction()?;
    loop {
        match parts.blocking_recv() {
            Some(Part::Log(rows)) => queries::add_log_rows(&transaction, &rows)?,
            Some(Part::Labels(rows)) => queries::add_label_rows(&transaction, &rows)?,
            Some(Part::End) => return Ok(transaction.commit()?),
            None => return Err(Error::Closed),
        }
    }
}
