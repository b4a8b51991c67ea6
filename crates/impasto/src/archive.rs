//! The folder that `impasto export` writes: `logs` with every row of every table, for `impasto import`,
//! and `records` with the finished games, for people and programs.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use store::Row;

/// The name of the folder of the logs.
pub(crate) const LOGS_FOLDER: &str = "logs";
/// The name of the folder of the records.
pub(crate) const RECORDS_FOLDER: &str = "records";
/// The file extension of a log.
pub(crate) const LOG_EXTENSION: &str = "jsonl";
/// The file extension of a record.
pub(crate) const RECORD_EXTENSION: &str = "impasto";

/// One line of a log file, in JSON.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct LogLine {
    /// The time of the row, in milliseconds since 1970.
    time: i64,
    text: String,
}

/// The text of a log file.
pub(crate) fn written(rows: &[Row]) -> Result<String> {
    let line =
        |row: &Row| serde_json::to_string(&LogLine { time: row.time, text: row.text.clone() });
    let mut text = String::new();
    for row in rows {
        text.push_str(&line(row)?);
        text.push('\n');
    }
    Ok(text)
}

/// The rows in the text of a log file.
pub(crate) fn read(text: &str) -> Result<Vec<Row>> {
    let row = |(number, line): (usize, &str)| {
        let line: LogLine = serde_json::from_str(line).with_context(|| format!("line {number}"))?;
        Ok(Row { time: line.time, text: line.text })
    };
    (1..).zip(text.lines()).map(row).collect()
}

/// The files to import: the named ones, and all logs and records in the named folders.
pub(crate) fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            collect(path, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let unread = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(unread)?;
    let mut paths = entries.map(|it| Ok(it?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        let kind = path.extension().and_then(|it| it.to_str());
        if path.is_dir() {
            collect(&path, files)?;
        } else if kind.is_some_and(|it| [LOG_EXTENSION, RECORD_EXTENSION].contains(&it)) {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_read_back() {
        let rows = ["open\nhead \"x\"\n", "sit A bot master", "say 🎨", ""];
        let rows: Vec<Row> =
            rows.iter().map(|text| Row { time: -3, text: (*text).to_owned() }).collect();
        let text = written(&rows).unwrap();
        assert_eq!(text.lines().count(), rows.len());
        assert_eq!(read(&text).unwrap(), rows);
    }

    #[test]
    fn a_bad_line_is_named() {
        let text = "{\"time\":1,\"text\":\"a\"}\nhello\n";
        assert_eq!(read(text).unwrap_err().to_string(), "line 2");
    }
}
