//! `impasto check --store`: verifies all saved games.

use std::{
    io::{self, IsTerminal, Write},
    time::Duration,
};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use store::{Error, Row, Store};
use tables::Token;

use crate::{commands::export::folded, json, status::Status, storage::Storage};

/// The number of names of logs that are read at once.
const PAGE_TABLES: u32 = 500;

/// A log, and the outcome of its check.
#[derive(Serialize)]
struct CheckedLog {
    ok: bool,
    log: String,
    /// The number of the first row that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    rows: usize,
}

/// The totals of a check.
#[derive(Default)]
struct CheckSummary {
    games: usize,
    others: usize,
    rows: usize,
    bad: usize,
}

/// Checks every log of a store, and the file of the database.
pub(super) fn check(storage: &Storage, json: bool, out: &mut impl Write) -> Result<Status> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let store = storage.open_read_only().await?;
        let checked = walk(&store, json, out).await;
        store.close().await;
        let summary = checked?;
        if !json {
            let CheckSummary { games, others, rows, bad } = summary;
            writeln!(out, "{games} games and {others} other logs with {rows} rows: {bad} bad")?;
        }
        Ok(if summary.bad == 0 { Status::Fine } else { Status::Failed })
    })
}

async fn walk(store: &Store, json: bool, out: &mut impl Write) -> Result<CheckSummary> {
    let (mut summary, progress) = (CheckSummary::default(), progress());
    let mut has_key = false;
    let mut after: Option<String> = None;
    loop {
        let names = store.all_tables(after.as_deref(), PAGE_TABLES).await?;
        for name in &names {
            has_key |= name == server::KEY_LOG;
            let checked = check_log(store, name).await?;
            summary.count(&checked);
            progress.set_position((summary.games + summary.others) as u64);
            tell(&checked, json, out)?;
        }
        let Some(last) = names.into_iter().next_back() else { break };
        after = Some(last);
    }
    progress.finish_and_clear();
    for reason in store.check_database().await? {
        summary.bad += 1;
        tell(&bad("the database", None, reason), json, out)?;
    }
    if !has_key && 0 < summary.games {
        let why = "missing: nobody would be known by their cookies any more";
        writeln!(io::stderr(), "The key of the server, the log «{}», is {why}.", server::KEY_LOG)?;
    }
    Ok(summary)
}

/// Reads a log as the server would. An error is a failure of the whole store.
async fn check_log(store: &Store, name: &str) -> Result<CheckedLog> {
    let rows = match store.read(name, 0).await {
        Ok(rows) => rows,
        Err(Error::Damaged(damage)) => {
            return Ok(bad(name, Some(damage.number), damage.kind.to_string()));
        }
        // SQLite could not read this part of its file.
        Err(error @ Error::Sqlite(_)) => {
            return Ok(bad(name, None, format!("{:#}", anyhow::Error::from(error))));
        }
        Err(error) => return Err(error.into()),
    };
    let name = name.to_owned();
    Ok(tokio::task::spawn_blocking(move || check_rows(name, &rows)).await?)
}

fn check_rows(name: String, rows: &[Row]) -> CheckedLog {
    let good =
        CheckedLog { ok: true, log: name, row: None, reason: None, title: None, rows: rows.len() };
    if good.log == server::KEY_LOG {
        return match rows.first() {
            Some(row) if server::is_key(&row.text) => good,
            Some(_) | None => bad(&good.log, Some(0), "it is not the key of a server".to_owned()),
        };
    }
    if good.log.parse::<Token>().is_err() {
        return good;
    }
    match folded(rows) {
        Ok(sitting) => CheckedLog { title: Some(sitting.table().title().slug), ..good },
        Err(wrong) => {
            CheckedLog { rows: rows.len(), ..bad(&good.log, Some(wrong.number), wrong.reason) }
        }
    }
}

fn bad(log: &str, row: Option<u64>, reason: String) -> CheckedLog {
    CheckedLog { ok: false, log: log.to_owned(), row, reason: Some(reason), title: None, rows: 0 }
}

fn tell(checked: &CheckedLog, json: bool, out: &mut impl Write) -> Result<()> {
    let CheckedLog { ok, log, row, reason, .. } = checked;
    if json {
        writeln!(out, "{}", json::line(checked))?;
    } else if !ok {
        let row = row.map(|row| format!(", row {row}")).unwrap_or_default();
        writeln!(out, "bad {log}{row}: {}", reason.as_deref().unwrap_or_default())?;
    }
    Ok(())
}

/// A count of the logs, on a terminal only.
fn progress() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {human_pos} logs, {per_sec}");
    let progress = ProgressBar::no_length();
    progress.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    progress.enable_steady_tick(Duration::from_millis(100));
    progress
}

impl CheckSummary {
    fn count(&mut self, checked: &CheckedLog) {
        let is_game = checked.log.parse::<Token>().is_ok();
        *(if is_game { &mut self.games } else { &mut self.others }) += 1;
        self.rows += checked.rows;
        self.bad += usize::from(!checked.ok);
    }
}
