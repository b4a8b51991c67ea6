//! Appends as one statement: how many there are, it is one way to the server and one commit.

use std::collections::BTreeMap;

use crate::{
    number::stored,
    queue::{BATCH, Request},
};

/// About how many bytes go into one statement.
const BYTES: usize = 8 << 20;

/// Adds what fits and says to which tables it was added.
///
/// The first row of an append decides: of those who want the same number, one inserts it, and the
/// others, even if they began before that one had committed, find it there. Nobody can have taken
/// the numbers behind it, because a log goes on where it ends for all to see. So the rest of the
/// rows, and the labels, follow the first row. A subquery asks for the end of the log, not a join,
/// so that no plan made for a small log reads a big one from end to end.
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

/// Where the logs of those who were too late go on, and whether they had been there before.
pub(crate) const LATE: &str = "
    SELECT
        coalesce((SELECT max(number) + 1 FROM impasto.log WHERE table_name = it.name), 0),
        (SELECT number FROM impasto.log WHERE table_name = it.name AND key = it.key)
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS it (name, key, place)
    ORDER BY place";

/// Adds a row and takes it back before anybody could see it; the rest is a commit like any other. No table
/// has an empty name.
pub(crate) const TRIAL: &str = "
    DO $$
    BEGIN
        INSERT INTO impasto.log (table_name, number, time, text) VALUES ('', 0, 0, 'trial');
        RAISE EXCEPTION USING ERRCODE = 'IM000', MESSAGE = 'taken back';
    EXCEPTION WHEN SQLSTATE 'IM000' THEN
        NULL;
    END $$";

/// The parameters of [`APPEND`].
#[derive(Default)]
pub(crate) struct Columns<'a> {
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

impl<'a> Columns<'a> {
    pub(crate) fn of(requests: &'a [Request]) -> Columns<'a> {
        let mut columns = Columns::default();
        for request in requests {
            columns.add(request);
        }
        columns
    }

    fn add(&mut self, Request { append, .. }: &'a Request) {
        let (first, rest) = append.rows.split_first().expect("an append has a row");
        self.tables.push(&append.table);
        self.numbers.push(stored(append.at));
        self.times.push(first.time);
        self.keys.push(append.key.as_deref());
        self.texts.push(&first.text);
        for (number, row) in (append.at + 1..).zip(rest) {
            self.rest_tables.push(&append.table);
            self.rest_numbers.push(stored(number));
            self.rest_times.push(row.time);
            self.rest_texts.push(&row.text);
        }
        self.labels.extend(append.labels.iter().map(String::as_str));
        self.labeled.extend(append.labels.iter().map(|_| append.table.as_str()));
    }
}

/// Takes from those who wait what goes into one statement: one append of a table, as many tables as
/// there is room for. The order is that of the tables, for everybody: so nobody waits in a circle.
pub(crate) fn take(waiting: &mut Vec<Request>) -> Vec<Request> {
    let (mut taken, mut left, mut bytes) = (BTreeMap::new(), Vec::new(), 0);
    for request in waiting.drain(..) {
        let table = request.append.table.clone();
        let room = taken.is_empty() || (bytes < BYTES && taken.len() < BATCH);
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
