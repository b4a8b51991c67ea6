//! The queries of the PostgreSQL store.

use deadpool_postgres::Pool;

use super::opening::query;
use crate::{
    Error, ListedTable, Page, Row,
    chain::{self, Head, StoredRow},
    migrations::Hashes,
    number::from_database,
};

/// The rows of a log from number `from` on, if they are whole. One statement, so rows and head are of one moment.
pub(crate) async fn rows(
    pool: &Pool,
    hashes: Hashes,
    table: &str,
    from: u64,
) -> Result<Vec<Row>, Error> {
    let Ok(before) = i64::try_from(from.saturating_sub(1)) else { return Ok(Vec::new()) };
    if hashes == Hashes::None {
        return rows_without_hashes(pool, table, from).await;
    }
    let sql = "SELECT number, hash, time, key, text FROM impasto.log
               WHERE table_name = $1 AND number >= $2
               UNION ALL SELECT number, hash, NULL, NULL, NULL FROM impasto.head
               WHERE table_name = $1";
    let (mut rows, mut head) = (Vec::new(), None);
    for row in query(pool, sql, &[&table, &before]).await? {
        let (number, hash) = (from_database(row.get(0)), row.get(1));
        match row.get(2) {
            Some(time) => {
                let (key, text) = (row.get(3), row.get(4));
                rows.push(StoredRow { number, time, key, text, hash });
            }
            None => head = Some((number, hash)),
        }
    }
    Ok(chain::verified(table, from, rows, head)?)
}

async fn rows_without_hashes(pool: &Pool, table: &str, from: u64) -> Result<Vec<Row>, Error> {
    let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
    let sql = "SELECT time, text FROM impasto.log WHERE table_name = $1 AND number >= $2
               ORDER BY number";
    let rows = query(pool, sql, &[&table, &from]).await?;
    Ok(rows.iter().map(|row| Row { time: row.get(0), text: row.get(1) }).collect())
}

/// The ends of these logs, as far as they exist.
pub(crate) async fn heads(pool: &Pool, tables: &[&str]) -> Result<Vec<(String, Head)>, Error> {
    let sql = "SELECT table_name, number, time, hash FROM impasto.head WHERE table_name = ANY ($1)";
    let rows = query(pool, sql, &[&tables]).await?;
    let head = |row: &tokio_postgres::Row| {
        let next = from_database(row.get(1)) + 1;
        // A hash of another length is damage: what follows it will not fit either.
        let hash = row.get::<_, &[u8]>(3).try_into().unwrap_or_default();
        (row.get(0), Head { next, time: row.get(2), hash })
    };
    Ok(rows.iter().map(head).collect())
}

/// The names of the logs that began last, each with its next number.
pub(crate) async fn newest(pool: &Pool, size: u32) -> Result<Vec<(String, u64)>, Error> {
    let sql = "SELECT table_name, number FROM impasto.head ORDER BY place DESC LIMIT $1";
    let rows = query(pool, sql, &[&i64::from(size)]).await?;
    Ok(rows.iter().map(|row| (row.get(0), from_database(row.get(1)) + 1)).collect())
}

pub(crate) async fn listed(
    pool: &Pool,
    label: &str,
    page: Page,
) -> Result<Vec<ListedTable>, Error> {
    let sql = "SELECT table_name, place FROM impasto.label WHERE label = $1 AND place < $2
               ORDER BY place DESC LIMIT $3";
    let rows = query(pool, sql, &[&label, &page.limit(), &i64::from(page.size)]).await?;
    let listed = |row: &tokio_postgres::Row| ListedTable {
        table: row.get(0),
        position: from_database(row.get(1)),
    };
    Ok(rows.iter().map(listed).collect())
}

/// The names of logs. One that has lost its first row, or its head, is named all the same.
pub(crate) async fn names(
    pool: &Pool,
    hashes: Hashes,
    after: &str,
    size: u32,
) -> Result<Vec<String>, Error> {
    let sql = match hashes {
        Hashes::None => {
            "SELECT table_name FROM impasto.log WHERE number = 0 AND table_name > $1
             ORDER BY table_name LIMIT $2"
        }
        Hashes::Kept => {
            "(SELECT table_name FROM impasto.log WHERE number = 0 AND table_name > $1
              ORDER BY table_name LIMIT $2)
             UNION (SELECT table_name FROM impasto.head WHERE table_name > $1
              ORDER BY table_name LIMIT $2)
             ORDER BY table_name LIMIT $2"
        }
    };
    let rows = query(pool, sql, &[&after, &i64::from(size)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
