//! The queries of the SQLite store.

use rusqlite::{Connection, OptionalExtension, types::ValueRef};

use crate::{
    Damage, ListedTable, Page, Row,
    chain::{self, Head, StoredRow},
    migrations::Hashes,
    number::{from_database, to_database},
};

/// The place and the end of the log of `table`, if there is one.
pub(crate) fn head(connection: &Connection, table: &str) -> rusqlite::Result<Option<(i64, Head)>> {
    let sql = "SELECT place, number, time, hash FROM head WHERE table_name = ?1";
    let mut query = connection.prepare_cached(sql)?;
    let head = |row: &rusqlite::Row<'_>| {
        let next = from_database(row.get(1)?) + 1;
        // A hash of another length is damage: what follows it will not fit either.
        let hash = row.get_ref(3)?.as_blob()?.try_into().unwrap_or_default();
        Ok((row.get(0)?, Head { next, time: row.get(2)?, hash }))
    };
    query.query_row([table], head).optional()
}

/// Writes the end of a log, at its place if it has one.
pub(crate) fn put_head(
    connection: &Connection,
    table: &str,
    place: Option<i64>,
    head: &Head,
) -> rusqlite::Result<()> {
    let number = to_database(head.next - 1);
    match place {
        Some(place) => {
            let sql = "UPDATE head SET number = ?2, time = ?3, hash = ?4 WHERE place = ?1";
            connection.prepare_cached(sql)?.execute((place, number, head.time, head.hash))?;
        }
        None => {
            add_head_rows(
                connection,
                &[(table.to_owned(), number, head.time, head.hash.to_vec())],
            )?;
        }
    }
    Ok(())
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

/// The rows of a log from number `from` on, or the damage to them. One statement, so rows and head are of one moment.
pub(crate) fn rows(
    connection: &Connection,
    hashes: Hashes,
    table: &str,
    from: u64,
) -> rusqlite::Result<Result<Vec<Row>, Damage>> {
    let Ok(before) = i64::try_from(from.saturating_sub(1)) else { return Ok(Ok(Vec::new())) };
    if hashes == Hashes::None {
        return rows_without_hashes(connection, table, from).map(Ok);
    }
    let sql = "SELECT number, hash, time, key, text FROM log WHERE table_name = ?1 AND number >= ?2
               UNION ALL SELECT number, hash, NULL, NULL, NULL FROM head WHERE table_name = ?1";
    let mut query = connection.prepare_cached(sql)?;
    let mut found = query.query((table, before))?;
    let (mut rows, mut head) = (Vec::new(), None);
    while let Some(row) = found.next()? {
        let (number, hash) = (from_database(row.get(0)?), row.get(1)?);
        match row.get_ref(2)? {
            ValueRef::Null => head = Some((number, hash)),
            _ => rows.push(stored(row, number, hash)),
        }
    }
    Ok(chain::verified(table, from, rows, head))
}

/// A row of a log. What cannot be read, because a byte of it has changed, has no hash, and so fits nowhere.
fn stored(row: &rusqlite::Row<'_>, number: u64, hash: Vec<u8>) -> StoredRow {
    let read = || Ok::<_, rusqlite::Error>((row.get(2)?, row.get(3)?, row.get(4)?));
    match read() {
        Ok((time, key, text)) => StoredRow { number, time, key, text, hash },
        Err(_) => StoredRow { number, time: 0, key: None, text: String::new(), hash: Vec::new() },
    }
}

fn rows_without_hashes(
    connection: &Connection,
    table: &str,
    from: u64,
) -> rusqlite::Result<Vec<Row>> {
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

/// The names of logs. One that has lost its first row, or its head, is named all the same.
pub(crate) fn names(
    connection: &Connection,
    hashes: Hashes,
    after: &str,
    size: u32,
) -> rusqlite::Result<Vec<String>> {
    let sql = match hashes {
        Hashes::None => {
            "SELECT table_name FROM log WHERE number = 0 AND table_name > ?1
             ORDER BY table_name LIMIT ?2"
        }
        Hashes::Kept => {
            "SELECT table_name FROM log WHERE number = 0 AND table_name > ?1
             UNION SELECT table_name FROM head WHERE table_name > ?1
             ORDER BY table_name LIMIT ?2"
        }
    };
    connection.prepare_cached(sql)?.query_map((after, size), |row| row.get(0))?.collect()
}

/// The names of the logs that began last, the last one first.
pub(crate) fn newest(connection: &Connection, size: u32) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT table_name FROM head ORDER BY place DESC LIMIT ?1";
    connection.prepare_cached(sql)?.query_map([size], |row| row.get(0))?.collect()
}

/// A row of the table `log`: table, number, time, key, text.
pub(crate) type LogRow = (String, i64, i64, Option<String>, String);

/// A row of the table `log` with its hash, copied from PostgreSQL.
pub(crate) type HashedRow = (LogRow, Vec<u8>);

/// A row of the table `head`, copied from PostgreSQL: table, number, time, hash.
pub(crate) type HeadRow = (String, i64, i64, Vec<u8>);

/// A row of the table `label`, copied from PostgreSQL: position, label, table.
pub(crate) type LabelRow = (i64, String, String);

/// The rows that follow one row in the order of tables and numbers.
pub(crate) fn log_rows_after(
    connection: &Connection,
    table: &str,
    number: i64,
    size: i64,
) -> rusqlite::Result<Vec<LogRow>> {
    let sql = "SELECT table_name, number, time, key, text FROM log
               WHERE (table_name, number) > (?1, ?2) ORDER BY table_name, number LIMIT ?3";
    let mut query = connection.prepare_cached(sql)?;
    let row = |row: &rusqlite::Row<'_>| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
    };
    query.query_map((table, number, size), row)?.collect()
}

/// Adds a row, unless its number or its key is taken. Returns whether it was added.
pub(crate) const ADD_ROW: &str = "INSERT INTO log (table_name, number, time, key, text, hash)
                                  VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";

pub(crate) fn add_log_rows(connection: &Connection, rows: &[HashedRow]) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO log (table_name, number, time, key, text, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for ((table, number, time, key, text), hash) in rows {
        insert.execute((table, to_database(from_database(*number)), time, key, text, hash))?;
    }
    Ok(())
}

pub(crate) fn add_head_rows(connection: &Connection, rows: &[HeadRow]) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO head (table_name, number, time, hash) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (table, number, time, hash) in rows {
        insert.execute((table, to_database(from_database(*number)), time, hash))?;
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
