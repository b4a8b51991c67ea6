//! Many appends as one SQL statement: one round trip to the server and one commit.

use std::collections::BTreeMap;

use super::heads::Heads;
use crate::{
    Append,
    chain::Head,
    number::to_database,
    queue::{AppendRequest, MAX_BATCH_APPENDS},
};

/// The bytes of text after which no further append joins a statement.
const BATCH_BYTES: usize = 8 << 20;

/// The statement that adds the appends without a conflict, and returns their tables.
///
/// The first row of an append decides: of several appends at the same number one inserts its row, and
/// `ON CONFLICT` skips the others, even if they began before the first one committed. The numbers after
/// it are free, because every append begins at the committed end of its log. So the other rows, the head and the
/// labels follow the first row. The end of the log is found by a subquery and not by a join, so that no
/// plan made for a small log scans a big one; it is compared with the end from which the hashes of the rows were
/// computed, as [`end`] writes it.
pub(crate) const APPEND: &str = "
    WITH
    wanted AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bytea[], $7::bytea[]
        ) AS it (table_name, number, time, key, text, hash, log_end)
    ),
    first AS (
        INSERT INTO impasto.log (table_name, number, time, key, text, hash)
        SELECT table_name, number, time, key, text, hash FROM wanted
        WHERE log_end = coalesce((
            SELECT int8send(head.number + 1) || head.hash FROM impasto.head
            WHERE head.table_name = wanted.table_name
        ), '')
        ORDER BY table_name COLLATE \"C\"
        ON CONFLICT DO NOTHING
        RETURNING table_name
    ),
    rest AS (
        INSERT INTO impasto.log (table_name, number, time, text, hash)
        SELECT table_name, number, time, text, hash
        FROM unnest($8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::bytea[])
            AS it (table_name, number, time, text, hash)
        WHERE table_name IN (SELECT table_name FROM first)
    ),
    ended AS (
        INSERT INTO impasto.head (table_name, number, time, hash)
        SELECT table_name, number, time, hash
        FROM unnest($1::text[], $13::bigint[], $14::bigint[], $15::bytea[])
            AS it (table_name, number, time, hash)
        WHERE table_name IN (SELECT table_name FROM first)
        ON CONFLICT (table_name)
            DO UPDATE SET number = excluded.number, time = excluded.time, hash = excluded.hash
    ),
    listed AS (
        INSERT INTO impasto.label (label, table_name)
        SELECT label, table_name FROM unnest($16::text[], $17::text[]) AS it (label, table_name)
        WHERE table_name IN (SELECT table_name FROM first)
        ON CONFLICT DO NOTHING
    )
    SELECT table_name FROM first";

/// The end of no log, for an append that goes on with none: it is not added.
const NOWHERE: &[u8] = b"nowhere";

/// The end of a log, as the statement compares it: nothing, or the next number and the hash of the last row.
fn end(head: &Head) -> Vec<u8> {
    match head.next {
        0 => Vec::new(),
        next => [&to_database(next).to_be_bytes()[..], &head.hash].concat(),
    }
}

/// The statement that explains conflicts: for each append, the next number of its log, and the number
/// of the earlier append with the same key, if any.
pub(crate) const EXPLAIN_CONFLICTS: &str = "
    SELECT
        coalesce((SELECT number + 1 FROM impasto.head WHERE table_name = it.name), 0),
        (SELECT number FROM impasto.log WHERE table_name = it.name AND key = it.key)
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS it (name, key, place)
    ORDER BY place";

/// The trial write: adds a row and rolls it back in a subtransaction, then commits. No table has an
/// empty name, so the row cannot collide with a real one.
pub(crate) const TRIAL_WRITE: &str = "
    DO $$
    BEGIN
        INSERT INTO impasto.log (table_name, number, time, text, hash)
            VALUES ('', 0, 0, 'trial', '');
        RAISE EXCEPTION USING ERRCODE = 'IM000', MESSAGE = 'taken back';
    EXCEPTION WHEN SQLSTATE 'IM000' THEN
        NULL;
    END $$";

/// The parameters of [`APPEND`].
#[derive(Default)]
pub(crate) struct AppendColumns<'a> {
    pub(crate) tables: Vec<&'a str>,
    pub(crate) keys: Vec<Option<&'a str>>,
    pub(crate) first: RowColumns<'a>,
    /// The ends of the logs from which the hashes follow.
    pub(crate) ends: Vec<Vec<u8>>,
    pub(crate) rest_tables: Vec<&'a str>,
    pub(crate) rest: RowColumns<'a>,
    /// The last rows of the appends.
    pub(crate) last: RowColumns<'a>,
    pub(crate) labels: Vec<&'a str>,
    pub(crate) labeled: Vec<&'a str>,
}

/// The columns of rows.
#[derive(Default)]
pub(crate) struct RowColumns<'a> {
    pub(crate) numbers: Vec<i64>,
    pub(crate) times: Vec<i64>,
    pub(crate) texts: Vec<&'a str>,
    pub(crate) hashes: Vec<Vec<u8>>,
}

impl<'a> AppendColumns<'a> {
    /// The columns of these requests, and the ends of the logs after them.
    pub(crate) fn of(
        requests: &'a [AppendRequest],
        heads: &Heads,
    ) -> (AppendColumns<'a>, Vec<Head>) {
        let mut columns = AppendColumns::default();
        let after = requests.iter().map(|it| columns.add(&it.append, heads.before(&it.append)));
        let after = after.collect();
        (columns, after)
    }

    fn add(&mut self, append: &'a Append, mut head: Head) -> Head {
        let (first, rest) = append.rows.split_first().expect("an append has a row");
        self.ends.push(if head.next == append.at { end(&head) } else { NOWHERE.to_vec() });
        head.next = append.at;
        head.add(&append.table, append.key.as_deref(), first);
        self.tables.push(&append.table);
        self.keys.push(append.key.as_deref());
        self.first.add(&head, &first.text);
        for row in rest {
            head.add(&append.table, None, row);
            self.rest_tables.push(&append.table);
            self.rest.add(&head, &row.text);
        }
        self.last.add(&head, "");
        self.labels.extend(append.labels.iter().map(String::as_str));
        self.labeled.extend(append.labels.iter().map(|_| append.table.as_str()));
        head
    }
}

impl<'a> RowColumns<'a> {
    /// Adds the row that the head has just passed.
    fn add(&mut self, head: &Head, text: &'a str) {
        self.numbers.push(to_database(head.next - 1));
        self.times.push(head.time);
        self.texts.push(text);
        self.hashes.push(head.hash.to_vec());
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
