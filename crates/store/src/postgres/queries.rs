//! The queries of the PostgreSQL store.

use deadpool_postgres::Pool;

use super::opening::query;
use crate::{Error, ListedTable, Page, Row, number::from_database};

pub(crate) async fn rows(pool: &Pool, table: &str, from: u64) -> Result<Vec<Row>, Error> {
    let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
    let sql = "SELECT time, text FROM impasto.log WHERE table_name = $1 AND number >= $2
               ORDER BY number";
    let rows = query(pool, sql, &[&table, &from]).await?;
    Ok(rows.iter().map(|row| Row { time: row.get(0), text: row.get(1) }).collect())
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

pub(crate) async fn names(pool: &Pool, after: &str, size: u32) -> Result<Vec<String>, Error> {
    let sql = "SELECT table_name FROM impasto.log WHERE number = 0 AND table_name > $1
               ORDER BY table_name LIMIT $2";
    let rows = query(pool, sql, &[&after, &i64::from(size)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
