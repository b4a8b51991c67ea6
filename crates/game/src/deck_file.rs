//! CSV files of cards, one line for each card. Errors in a file are [reasons](crate::Reason), which can be
//! translated.

use serde::de::DeserializeOwned;

use crate::{
    Reason, Refused,
    foreign::{MAX_FILE_BYTES, admit},
};

/// The maximum number of cards in a file: more than any title uses, and few enough to be checked quickly.
const MAX_CARDS: usize = 512;

/// The rows of a CSV file whose header names the columns `columns`, such as `id,cost`, in any order.
///
/// # Errors
///
/// Names the line that cannot be read, and the reason.
pub fn lines<T: DeserializeOwned>(text: &str, columns: &str) -> Result<Vec<T>, Reason> {
    admit(text, MAX_FILE_BYTES).map_err(|it| it.reason)?;
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).from_reader(text.as_bytes());
    let refused = |error: &csv::Error| {
        let line = error.position().map_or(1, csv::Position::line);
        unreadable(line, why(error), columns)
    };
    let first = reader.headers().map_err(|error| refused(&error))?;
    if let Some(missing) = columns.split(',').find(|it| !first.iter().any(|there| there == *it)) {
        let missing = Refused::DeckColumn { name: missing.to_owned() };
        return Err(unreadable(1, missing.into(), columns));
    }
    let mut lines = Vec::new();
    for line in reader.deserialize() {
        if lines.len() == MAX_CARDS {
            return Err(Refused::DeckCards { most: MAX_CARDS }.into());
        }
        lines.push(line.map_err(|error| refused(&error))?);
    }
    Ok(lines)
}

fn unreadable(line: u64, what: Reason, columns: &str) -> Reason {
    Refused::DeckLine { line, what, columns: columns.to_owned() }.into()
}

fn why(error: &csv::Error) -> Reason {
    match error.kind() {
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            Refused::DeckFields { found: *len, expected: *expected_len }.into()
        }
        // Texts are UTF-8 and lie in memory, and every field is a text: nothing else is left.
        _ => Refused::DeckUnreadable.into(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct TestRow {
        id: String,
        cost: String,
    }

    #[test]
    fn columns_come_in_any_order_and_spaces_do_not_count() {
        let line = |id: &str, cost: &str| TestRow { id: id.into(), cost: cost.into() };
        let read = lines::<TestRow>("cost, id,more\n3, a,x\n,b ,\n", "id,cost");
        assert_eq!(read, Ok(vec![line("a", "3"), line("b", "")]));
        assert_eq!(lines::<TestRow>("id,cost\n", "id,cost"), Ok(vec![]));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let ends = "; its first line names the columns, id,cost";
        for (text, why) in [
            ("", "line 1 of the deck: the column id is missing"),
            ("a,3\nb,4\n", "line 1 of the deck: the column id is missing"),
            ("id\na\n", "line 1 of the deck: the column cost is missing"),
            ("id,cost\na,3\nb\n", "line 3 of the deck: 1 fields instead of 2"),
        ] {
            assert_eq!(
                lines::<TestRow>(text, "id,cost").unwrap_err().text,
                format!("{why}{ends}"),
                "{text:?}"
            );
        }
    }
}
