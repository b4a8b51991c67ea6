//! A backup of a PostgreSQL store: a snapshot, copied into a file of SQLite that opens as a store.

use std::path::{Path, PathBuf};

use deadpool_postgres::{Pool, Transaction};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio_postgres::{IsolationLevel, Row};

use super::opening::{self, NO_STATEMENT_TIMEOUT};
use crate::{
    Error,
    sqlite::{
        backup, blocking,
        queries::{self, HashedRow, HeadRow, LabelRow},
    },
};

/// The number of rows in one chunk.
const BATCH_ROWS: i64 = 256;

/// Rows on their way from the server to the file, and the mark of their end.
enum BackupChunk {
    Log(Vec<HashedRow>),
    Heads(Vec<HeadRow>),
    Labels(Vec<LabelRow>),
    /// All rows were sent; without this mark the file is incomplete, and is thrown away.
    End,
}

pub(crate) async fn write(pool: &Pool, path: PathBuf) -> Result<(), Error> {
    let (sender, parts) = mpsc::channel(4);
    let writing = blocking(move || backup::write_atomically(&path, |part| fill(part, parts)));
    let (sent, written) = tokio::join!(send(pool, sender), writing);
    match sent {
        // The channel is closed if the file cannot be written: its own error says why.
        Ok(()) | Err(Error::Closed) => written,
        Err(cause) => Err(cause),
    }
}

async fn send(pool: &Pool, sender: Sender<BackupChunk>) -> Result<(), Error> {
    let mut client = opening::connection(pool).await?;
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let transaction = snapshot.read_only(true).start().await?;
    transaction.batch_execute(NO_STATEMENT_TIMEOUT).await?;
    send_log(&transaction, &sender).await?;
    send_heads(&transaction, &sender).await?;
    send_labels(&transaction, &sender).await?;
    transaction.commit().await?;
    sender.send(BackupChunk::End).await.map_err(|_| Error::Closed)
}

async fn send_log(
    transaction: &Transaction<'_>,
    sender: &Sender<BackupChunk>,
) -> Result<(), Error> {
    let sql = "SELECT table_name, number, time, key, text, hash FROM impasto.log
               WHERE (table_name, number) > ($1, $2) ORDER BY table_name, number LIMIT $3";
    let (mut table, mut number) = (String::new(), -1_i64);
    loop {
        let rows = transaction.query(sql, &[&table, &number, &BATCH_ROWS]).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        (table, number) = (last.get(0), last.get(1));
        let row = |it: &Row| ((it.get(0), it.get(1), it.get(2), it.get(3), it.get(4)), it.get(5));
        let part = BackupChunk::Log(rows.iter().map(row).collect());
        sender.send(part).await.map_err(|_| Error::Closed)?;
    }
}

/// Sends the heads in the order in which the logs began.
async fn send_heads(
    transaction: &Transaction<'_>,
    sender: &Sender<BackupChunk>,
) -> Result<(), Error> {
    let sql = "SELECT place, table_name, number, time, hash FROM impasto.head
               WHERE place > $1 ORDER BY place LIMIT $2";
    let mut place = 0_i64;
    loop {
        let rows = transaction.query(sql, &[&place, &BATCH_ROWS]).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        place = last.get(0);
        let row = |it: &Row| (it.get(1), it.get(2), it.get(3), it.get(4));
        let part = BackupChunk::Heads(rows.iter().map(row).collect());
        sender.send(part).await.map_err(|_| Error::Closed)?;
    }
}

async fn send_labels(
    transaction: &Transaction<'_>,
    sender: &Sender<BackupChunk>,
) -> Result<(), Error> {
    let sql = "SELECT place, label, table_name FROM impasto.label
               WHERE place > $1 ORDER BY place LIMIT $2";
    let mut place = 0_i64;
    loop {
        let rows = transaction.query(sql, &[&place, &BATCH_ROWS]).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        place = last.get(0);
        let part = rows.iter().map(|it| (it.get(0), it.get(1), it.get(2))).collect();
        sender.send(BackupChunk::Labels(part)).await.map_err(|_| Error::Closed)?;
    }
}

fn fill(path: &Path, mut parts: Receiver<BackupChunk>) -> Result<(), Error> {
    let mut connection = backup::create(path)?;
    let transaction = connection.transaction()?;
    loop {
        match parts.blocking_recv() {
            Some(BackupChunk::Log(rows)) => queries::add_log_rows(&transaction, &rows)?,
            Some(BackupChunk::Heads(rows)) => queries::add_head_rows(&transaction, &rows)?,
            Some(BackupChunk::Labels(rows)) => queries::add_label_rows(&transaction, &rows)?,
            Some(BackupChunk::End) => return Ok(transaction.commit()?),
            None => return Err(Error::Closed),
        }
    }
}
