//! The chain of hashes over the rows of a log, by which damage to it is noticed.
//!
//! Every row is stored with a hash of the hash before it and of the row itself, and the log is stored with its *head*:
//! the number, the time and the hash of its last row. So a row that was changed, exchanged, added or taken away does
//! not fit, and a log that was cut off is shorter than its head says. Somebody who writes rows, hashes and heads anew
//! is not noticed: the chain has no key. It finds accidents.

use crate::{Damage, DamageKind, Row};

/// The length of a hash, in bytes.
pub(crate) const HASH_BYTES: usize = 16;

/// The hash of a row: the first bytes of BLAKE3.
pub(crate) type RowHash = [u8; HASH_BYTES];

/// The end of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// The number of the next row.
    pub(crate) next: u64,
    /// The time of the last row.
    pub(crate) time: i64,
    /// The hash of the last row.
    pub(crate) hash: RowHash,
}

impl Head {
    /// The head of a log without rows.
    pub(crate) const EMPTY: Head = Head { next: 0, time: i64::MIN, hash: [0; HASH_BYTES] };

    /// Moves the head past a new row. The time of a row is never before that of the one before it, even if the
    /// clock was set back meanwhile.
    pub(crate) fn add(&mut self, table: &str, key: Option<&str>, row: &Row) {
        self.time = row.time.max(self.time);
        self.hash = hash(&self.hash, table, (self.next, self.time), key, &row.text);
        self.next += 1;
    }
}

/// A row as it is stored, with its hash; what cannot be read as a row has no text.
#[derive(Clone, Debug)]
pub(crate) struct StoredRow {
    pub(crate) number: u64,
    pub(crate) time: i64,
    pub(crate) key: Option<String>,
    pub(crate) text: String,
    pub(crate) hash: Vec<u8>,
}

/// The hash of a row. Every part has its length before it, so no two rows are hashed as the same bytes.
pub(crate) fn hash(
    previous: &[u8],
    table: &str,
    (number, time): (u64, i64),
    key: Option<&str>,
    text: &str,
) -> RowHash {
    let mut hasher = blake3::Hasher::new();
    let key_length = key.map_or(u64::MAX, |key| key.len() as u64);
    // Small parts together: the hasher is called as rarely as possible.
    let mut head = [0; HASH_BYTES + 32];
    head[..HASH_BYTES].copy_from_slice(&previous_hash(previous));
    let numbers = [number, time.cast_unsigned(), table.len() as u64, key_length];
    for (place, number) in head[HASH_BYTES..].chunks_exact_mut(8).zip(numbers) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    hasher.update(&head).update(table.as_bytes()).update(key.unwrap_or_default().as_bytes());
    hasher.update(text.as_bytes());
    *hasher.finalize().as_bytes().first_chunk().expect("a hash has 32 bytes")
}

/// A hash as it was read; what has another length is no hash of ours, and fits to no row.
fn previous_hash(bytes: &[u8]) -> RowHash {
    bytes.try_into().unwrap_or([0xff; HASH_BYTES])
}

/// The rows of a log from number `from` on, if they are whole: `rows` are what is stored from the number before
/// `from` on, in any order, and `head` is the number and the hash of the last row.
pub(crate) fn verified(
    table: &str,
    from: u64,
    mut rows: Vec<StoredRow>,
    head: Option<(u64, Vec<u8>)>,
) -> Result<Vec<Row>, Damage> {
    rows.sort_by_key(|row| row.number);
    let damaged = |number, kind| Damage { table: table.to_owned(), number, kind };
    let Some((last, last_hash)) = head else {
        return rows
            .first()
            .map_or(Ok(Vec::new()), |row| Err(damaged(row.number, DamageKind::NoHead)));
    };
    if rows.is_empty() && last.saturating_add(1) < from {
        return Ok(Vec::new());
    }
    let mut expected = from.saturating_sub(1);
    let mut previous = vec![0; HASH_BYTES];
    for row in &rows {
        if last < row.number {
            return Err(damaged(row.number, DamageKind::Surplus));
        }
        if row.number != expected {
            return Err(damaged(expected, DamageKind::Missing));
        }
        // The row before the first one that is asked for is only the beginning of the chain.
        if from <= row.number {
            let numbers = (row.number, row.time);
            let fits = hash(&previous, table, numbers, row.key.as_deref(), &row.text);
            if fits[..] != row.hash {
                return Err(damaged(row.number, DamageKind::Changed));
            }
        }
        previous.clone_from(&row.hash);
        expected += 1;
    }
    if expected <= last {
        return Err(damaged(expected, DamageKind::CutOff { length: last + 1 }));
    }
    if previous != last_hash {
        return Err(damaged(last, DamageKind::Changed));
    }
    let asked = rows.into_iter().filter(|row| from <= row.number);
    Ok(asked.map(|row| Row { time: row.time, text: row.text }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log of five rows and its head.
    fn log() -> (Vec<StoredRow>, Option<(u64, Vec<u8>)>) {
        let (mut head, mut rows) = (Head::EMPTY, Vec::new());
        for (number, text) in (0..).zip(["a", "b", "c", "d", "e"]) {
            let (row, key) = (Row { time: 7, text: text.to_owned() }, (number == 2).then_some("k"));
            head.add("t", key, &row);
            let hash = head.hash.to_vec();
            let key = key.map(str::to_owned);
            rows.push(StoredRow { number, time: 7, key, text: row.text, hash });
        }
        (rows, Some((4, head.hash.to_vec())))
    }

    /// The damage that is found from `from` on after a change, as `row: kind`.
    fn found(from: u64, change: impl FnOnce(&mut Vec<StoredRow>)) -> String {
        let (mut rows, head) = log();
        change(&mut rows);
        rows.retain(|row| from <= row.number + 1);
        match verified("t", from, rows, head) {
            Ok(rows) => format!("{} rows", rows.len()),
            Err(damage) => format!("{}: {:?}", damage.number, damage.kind),
        }
    }

    #[test]
    fn a_whole_log_is_read_from_anywhere() {
        for (from, rows) in [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0), (u64::MAX, 0)] {
            assert_eq!(found(from, |_| ()), format!("{rows} rows"), "from {from}");
        }
        assert_eq!(verified("t", 0, Vec::new(), None), Ok(Vec::new()));
        let (rows, head) = log();
        assert!(verified("u", 0, rows, head).is_err(), "a log has its name");
    }

    #[test]
    fn every_damage_is_found() {
        assert_eq!(found(0, |it| it[1].text.push('!')), "1: Changed");
        assert_eq!(found(0, |it| it[1].time += 1), "1: Changed");
        assert_eq!(found(0, |it| it[2].key = None), "2: Changed");
        assert_eq!(found(0, |it| it[3].hash[0] ^= 1), "3: Changed");
        assert_eq!(found(0, |it| it[4].hash.clear()), "4: Changed");
        assert_eq!(found(0, |it| drop(it.remove(2))), "2: Missing");
        assert_eq!(found(0, |it| drop(it.remove(0))), "0: Missing");
        assert_eq!(found(0, |it| it.truncate(3)), "3: CutOff { length: 5 }");
        assert_eq!(found(0, Vec::clear), "0: CutOff { length: 5 }");
        let exchange = |it: &mut Vec<StoredRow>| {
            it.swap(1, 3);
            (it[1].number, it[3].number) = (1, 3);
        };
        assert_eq!(found(0, exchange), "1: Changed");
        let surplus = |it: &mut Vec<StoredRow>| it.push(StoredRow { number: 5, ..it[4].clone() });
        assert_eq!(found(0, surplus), "5: Surplus");
        assert_eq!(found(5, surplus), "5: Surplus");
    }

    /// A row that is written anew with a hash that fits does not fit to the next one, nor to the head.
    #[test]
    fn a_row_written_anew_is_found_by_the_next_one() {
        let forge = |row: usize| {
            move |it: &mut Vec<StoredRow>| {
                it[row].text = "x".to_owned();
                let (key, numbers) = (it[row].key.clone(), (row as u64, 7));
                it[row].hash = hash(&it[row - 1].hash, "t", numbers, key.as_deref(), "x").to_vec();
            }
        };
        assert_eq!(found(0, forge(2)), "3: Changed");
        assert_eq!(found(0, forge(4)), "4: Changed");
        assert_eq!(found(5, forge(4)), "4: Changed");
    }

    #[test]
    fn times_never_decrease() {
        let mut head = Head::EMPTY;
        let times = [5, 9, 3, 10].map(|time| {
            head.add("t", None, &Row { time, text: String::new() });
            head.time
        });
        assert_eq!(times, [5, 9, 9, 10]);
    }
}
