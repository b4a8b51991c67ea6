//! The migration that gives every row its hash and every log its head.

use std::time::{Duration, Instant};

use deadpool_postgres::GenericClient;

use crate::{
    Error, Row,
    chain::{Head, RowHash},
    number::{from_database, to_database},
};

/// The number of rows in one step.
const BATCH_ROWS: i64 = 1000;

/// The interval at which progress is logged.
const PROGRESS_EVERY: Duration = Duration::from_secs(5);

const ROWS_AFTER: &str = "
    SELECT table_name, number, time, key, text FROM impasto.log
    WHERE (table_name, number) > ($1, $2) ORDER BY table_name, number LIMIT $3";

const HASH_ROWS: &str = "
    UPDATE impasto.log SET hash = it.hash
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS it (table_name, number, hash)
    WHERE log.table_name = it.table_name AND log.number = it.number";

/// The head of a log follows from its last row.
const ADD_HEADS: &str = "
    INSERT INTO impasto.head (table_name, number, time, hash)
    SELECT DISTINCT ON (table_name) table_name, number, time, hash FROM impasto.log
    ORDER BY table_name, number DESC";

/// Hashes all rows. The caller's transaction makes it all or nothing.
pub(crate) async fn hash_rows(transaction: &impl GenericClient) -> Result<(), Error> {
    let all: i64 = transaction.query_one("SELECT count(*) FROM impasto.log", &[]).await?.get(0);
    let (mut done, mut told) = (0, Instant::now());
    let (mut table, mut number, mut head) = (String::new(), -1_i64, Head::EMPTY);
    loop {
        let rows = transaction.query(ROWS_AFTER, &[&table, &number, &BATCH_ROWS]).await?;
        if rows.is_empty() {
            break;
        }
        let (mut tables, mut numbers, mut hashes) = (Vec::new(), Vec::new(), Vec::new());
        for row in &rows {
            if table != row.get::<_, &str>(0) {
                (table, head) = (row.get(0), Head::EMPTY);
            }
            number = row.get(1);
            hashes.push(add(&mut head, &table, row).to_vec());
            tables.push(table.clone());
            numbers.push(to_database(from_database(number)));
        }
        transaction.execute(HASH_ROWS, &[&tables, &numbers, &hashes]).await?;
        done += rows.len();
        if PROGRESS_EVERY <= told.elapsed() {
            told = Instant::now();
            tracing::info!("the store is brought up to date: {done} of {all} rows");
        }
    }
    transaction.execute(ADD_HEADS, &[]).await?;
    Ok(())
}

/// Moves the head past a row as it is: a log with a gap or with a time before the last one stays so.
fn add(head: &mut Head, table: &str, row: &tokio_postgres::Row) -> RowHash {
    head.next = from_database(row.get(1));
    head.time = row.get(2);
    head.add(table, row.get(3), &Row { time: row.get(2), text: row.get(4) });
    head.hash
}
