//! The queries of the SQLite store.

use rusqlite::{Connection, OptionalExtension};

use crate::{
    ListedTable, Page, Row,
    number::{from_database, to_database},
};

/// The next number of the log of `table`.
pub(crate) fn next(connection: &Connection, table: &str) -> rusqlite::Result<u64> {
    let sql = "SELECT coalesce(max(number) + 1, 0) FROM log WHERE table_name = ?1";
    connection.prepare_cached(sql)?.query_one([table], |row| Ok(from_database(row.get(0)?)))
}

/// The number of the first row of the append with this key, if there was one.
pub(crate) fn first_of(
    connection: &Connection,
    table: &str,
    key: &str,
) -> rusqlite::Result<Option<u64>> {
    let sql = "SELECT number FROM log WHERE table_name = ?1 AND key = ?2";
    let mut query = connection.prepare_cached(sql)?;
    query.query_row([table, key], |row| Ok(from_database(row.get(0)?))).optional()
}

pub(crate) fn rows(connection: &Connection, table: &str, from: u64) -> rusqlite::Result<Vec<Row>> {
    let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
    let sql = "SELECT time, text FROM log WHERE table_name = ?1 AND number >= ?2 ORDER BY number";
    let mut query = connection.prepare_cached(sql)?;
    let rows =
        query.query_map((table, from), |row| Ok(Row { time: row.get(0)?, text: row.get(1)? }))?;
    rows.collect()
}

pub(crate) fn listed(
    connection: &Connection,
    label: &str,
    page: Page,
) -> rusqlite::Result<Vec<ListedTable>> {
    let sql = "SELECT table_name, place FROM label WHERE label = ?1 AND place < ?2
               ORDER BY place DESC LIMIT ?3";
    let mut query = connection.prepare_cached(sql)?;
    let listed = query.query_map((label, page.limit(), page.size), |row| {
        Ok(ListedTable { table: row.get(0)?, position: from_database(row.get(1)?) })
    })?;
    listed.collect()
}

pub(crate) fn names(
    connection: &Connection,
    after: &str,
    size: u32,
) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT table_name FROM log WHERE number = 0 AND table_name > ?1
               ORDER BY table_name LIMIT ?2";
    connection.prepare_cached(sql)?.query_map((after, size), |row| row.get(0))?.collect()
}

/// A row of the table `log`, copied from PostgreSQL: table, number, time, key, text.
pub(crate) type LogRow = (String, i64, i64, Option<String>, String);

/// A row of the table `label`, copied from PostgreSQL: position, label, table.
pub(crate) type LabelRow = (i64, String, String);

pub(crate) fn add_log_rows(connection: &Connection, rows: &[LogRow]) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for (table, number, time, key, text) in rows {
        insert.execute((table, to_database(from_database(*number)), time, key, text))?;
    }
    Ok(())
}

pub(crate) fn add_label_rows(connection: &Connection, rows: &[LabelRow]) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached("INSERT INTO label VALUES (?1, ?2, ?3)")?;
    for row in rows {
        insert.execute((row.0, &row.1, &row.2))?;
    }
    Ok(())
}
