//! Many appends as one SQL statement: one round trip to the server and one commit.

use std::collections::BTreeMap;

use crate::{
    number::to_database,
    queue::{AppendRequest, MAX_BATCH_APPENDS},
};

/// The bytes of text after which no further append joins a statement.
const BATCH_BYTES: usize = 8 << 20;

/// The statement that adds the appends without a conflict, and returns their tables.
///
/// The first row of an append decides: of several appends at the same number one inserts its row, and
/// `ON CONFLICT` skips the others, even if they began before the first one committed. The numbers after
/// it are free, because every append begins at the committed end of its log. So the other rows and the
/// labels follow the first row. The end of the log is found by a subquery and not by a join, so that no
/// plan made for a small log scans a big one.
pub(crate) const APPEND: &str = "
    WITH
    wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
            AS it (table_name, number, time, key, text)
    ),
    first AS (
        INSERT INTO impasto.log (table_name, number, time, key, text)
        SELECT table_name, number, time, key, text FROM wanted
        WHERE number = coalesce((
            SELECT max(log.number) + 1 FROM impasto.log WHERE log.table_name = wanted.table_name
        ), 0)
        ORDER BY table_name COLLATE \"C\"
        ON CONFLICT DO NOTHING
        RETURNING table_name
    ),
    rest AS (
        INSERT INTO impasto.log (table_name, number, time, text)
        SELECT table_name, number, time, text
        FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::text[])
            AS it (table_name, number, time, text)
        WHERE table_name IN (SELECT table_name FROM first)
    ),
    listed AS (
        INSERT INTO impasto.label (label, table_name)
        SELECT label, table_name FROM unnest($10::text[], $11::text[]) AS it (label, table_name)
        WHERE table_name IN (SELECT table_name FROM first)
        ON CONFLICT DO NOTHING
    )
    SELECT table_name FROM first";

/// The statement that explains conflicts: for each append, the next number of its log, and the number
/// of the earlier append with the same key, if any.
pub(crate) const EXPLAIN_CONFLICTS: &str = "
    SELECT
        coalesce((SELECT max(number) + 1 FROM impasto.log WHERE table_name = it.name), 0),
        (SELECT number FROM impasto.log WHERE table_name = it.name AND key = it.key)
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS it (name, key, place)
    ORDER BY place";

/// The trial write: adds a row and rolls it back in a subtransaction, then commits. No table has an
/// empty name, so the row cannot collide with a real one.
pub(crate) const TRIAL_WRITE: &str = "
    DO $$
    BEGIN
        INSERT INTO impasto.log (table_name, number, time, text) VALUES ('', 0, 0, 'trial');
        RAISE EXCEPTION USING ERRCODE = 'IM000', MESSAGE = 'taken back';
    EXCEPTION WHEN SQLSTATE 'IM000' THEN
        NULL;
    END $$";

/// The parameters of [`APPEND`].
#[derive(Default)]
pub(crate) struct AppendColumns<'a> {
    pub(crate) tables: Vec<&'a str>,
    pub(crate) numbers: Vec<i64>,
    pub(crate) times: Vec<i64>,
    pub(crate) keys: Vec<Option<&'a str>>,
    pub(crate) texts: Vec<&'a str>,
    pub(crate) rest_tables: Vec<&'a str>,
    pub(crate) rest_numbers: Vec<i64>,
    pub(crate) rest_times: Vec<i64>,
    pub(crate) rest_texts: Vec<&'a str>,
    pub(crate) labels: Vec<&'a str>,
    pub(crate) labeled: Vec<&'a str>,
}

impl<'a> AppendColumns<'a> {
    pub(crate) fn of(requests: &'a [AppendRequest]) -> AppendColumns<'a> {
        let mut columns = AppendColumns::default();
        for request in requests {
            columns.add(request);
        }
        columns
    }

    fn add(&mut self, AppendRequest { append, .. }: &'a AppendRequest) {
        let (first, rest) = append.rows.split_first().expect("an append has a row");
        self.tables.push(&append.table);
        self.numbers.push(to_database(append.at));
        self.times.push(first.time);
        self.keys.push(append.key.as_deref());
        self.texts.push(&first.text);
        for (number, row) in (append.at + 1..).zip(rest) {
            self.rest_tables.push(&append.table);
            self.rest_numbers.push(to_database(number));
            self.rest_times.push(row.time);
            self.rest_texts.push(&row.text);
        }
        self.labels.extend(append.labels.iter().map(String::as_str));
        self.labeled.extend(append.labels.iter().map(|_| append.table.as_str()));
    }
}

/// Takes the appends of the next statement out of the waiting ones: at most one for each table, as many
/// as there is room for. They are sorted by table in every process, so that there is no deadlock.
pub(crate) fn take(waiting: &mut Vec<AppendRequest>) -> Vec<AppendRequest> {
    let (mut taken, mut left, mut bytes) = (BTreeMap::new(), Vec::new(), 0);
    for request in waiting.drain(..) {
        let table = request.append.table.clone();
        let room = taken.is_empty() || (bytes < BATCH_BYTES && taken.len() < MAX_BATCH_APPENDS);
        if room && !taken.contains_key(&table) {
            bytes += request.append.size();
            taken.insert(table, request);
        } else {
            left.push(request);
        }
    }
    *waiting = left;
    taken.into_values().collect()
}
