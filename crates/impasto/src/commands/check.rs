//! `impasto check`: verifies records of games, and whole stores.

mod stored;

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};
use clap::Args;
use game::{Outcome, Seat, Turn};
use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use serde::Serialize;
use shelf::AnyTable;

use crate::{json, records, status::Status, storage::Storage};

const EXAMPLES: &str = "\
Examples:
  impasto check game.impasto
  impasto check records/          every *.impasto in the folder and below
  impasto check - < game.impasto  from standard input
  impasto check records/ --json | jq 'select(.ok | not)'
  impasto check --store           all saved games, say, before an upgrade";

/// Verify records of games, or all saved games: every event is checked against the rules.
///
/// Prints one line for each record, `ok` or `bad`; the exit code is 1 if any is bad. Of saved games it prints
/// the bad ones and how many there are.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Records, and folders of records; `-` is standard input.
    #[arg(required_unless_present = "store", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Check all saved games instead: that no row of them is damaged, and that this version of the program reads
    /// them. Nothing is changed.
    #[arg(long, conflicts_with = "files")]
    store: bool,
    #[command(flatten)]
    storage: Storage,
    /// Print one JSON object for each record, or for each log of the saved games.
    #[arg(long)]
    json: bool,
}

/// A file, and the outcome of its check.
#[derive(Serialize)]
struct CheckedFile {
    ok: bool,
    file: String,
    #[serde(flatten)]
    found: CheckOutcome,
}

#[derive(Serialize)]
#[serde(untagged)]
enum CheckOutcome {
    Good {
        title: &'static str,
        seats: u8,
        events: usize,
        outcome: Option<Outcome>,
        #[serde(skip)]
        state: String,
    },
    Bad {
        reason: String,
    },
}

/// The number of files from which on a progress bar is shown.
const MIN_FILES_FOR_PROGRESS: usize = 50;

/// A file to check, or a path that cannot be checked, with the reason.
enum CheckTarget {
    Record(PathBuf),
    Unreadable(PathBuf, String),
}

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        if self.store {
            return stored::check(&self.storage, self.json, out);
        }
        let items: Vec<CheckTarget> = self.files.iter().flat_map(|file| items(file)).collect();
        let findings: Vec<CheckedFile> =
            items.par_iter().progress_with(progress(items.len())).map(check).collect();
        for finding in &findings {
            let line = if self.json { json::line(finding) } else { line(finding) };
            writeln!(out, "{line}")?;
        }
        let all_good = findings.iter().all(|finding| finding.ok);
        Ok(if all_good { Status::Fine } else { Status::Failed })
    }
}

/// The files to check for one argument: the file itself, or the records in the folder.
fn items(path: &Path) -> Vec<CheckTarget> {
    if !path.is_dir() {
        return vec![CheckTarget::Record(path.to_owned())];
    }
    let mut items = Vec::new();
    gather(path, &mut items);
    if items.is_empty() {
        items.push(CheckTarget::Unreadable(path.to_owned(), "no records in it".to_owned()));
    }
    items
}

/// Adds all records in `folder` and below. Symbolic links to folders are skipped: they may form a cycle.
fn gather(folder: &Path, items: &mut Vec<CheckTarget>) {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut inside: Vec<PathBuf> = match entries {
        Ok(entries) => entries.iter().map(fs::DirEntry::path).collect(),
        Err(error) => {
            return items.push(CheckTarget::Unreadable(folder.to_owned(), error.to_string()));
        }
    };
    inside.sort();
    for path in inside {
        if !path.is_dir() {
            let is_record = path.extension().is_some_and(|extension| extension == "impasto");
            items.extend(is_record.then_some(CheckTarget::Record(path)));
        } else if !path.is_symlink() {
            gather(&path, items);
        }
    }
}

fn progress(files: usize) -> ProgressBar {
    if files < MIN_FILES_FOR_PROGRESS || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    ProgressBar::new(u64::try_from(files).unwrap_or(u64::MAX))
}

fn check(item: &CheckTarget) -> CheckedFile {
    let (path, found) = match item {
        CheckTarget::Record(path) => {
            (path, read(path).map_or_else(|error| bad(&error), |it| good(&*it)))
        }
        CheckTarget::Unreadable(path, reason) => {
            (path, CheckOutcome::Bad { reason: reason.clone() })
        }
    };
    CheckedFile {
        ok: matches!(found, CheckOutcome::Good { .. }),
        file: path.display().to_string(),
        found,
    }
}

fn read(path: &Path) -> Result<Box<dyn AnyTable>> {
    // A pipe or a device could block for ever.
    if path.as_os_str() != records::STDIN {
        ensure!(fs::metadata(path)?.is_file(), "not a file");
    }
    Ok(shelf::read_record(&records::text_or_stdin(path)?)?)
}

fn bad(error: &anyhow::Error) -> CheckOutcome {
    CheckOutcome::Bad { reason: format!("{error:#}") }
}

fn good(table: &dyn AnyTable) -> CheckOutcome {
    CheckOutcome::Good {
        title: table.title().slug,
        seats: table.seats(),
        events: table.at(),
        outcome: table.outcome(),
        state: state(table),
    }
}

/// The state of a game: `over (CV-4.1) A 31 B 28`, or `waits for A`.
fn state(table: &dyn AnyTable) -> String {
    if let Some(outcome) = table.outcome() {
        let points = &outcome.verdict.points;
        let points = Seat::first(points.len()).map(|seat| format!("{seat} {}", points[seat.idx()]));
        let points: Vec<String> = points.collect();
        return format!("over ({}) {}", outcome.verdict.end, points.join(" "));
    }
    match table.turn() {
        Turn::Players(seats) => {
            let asked: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("waits for {}", asked.join(", "))
        }
        Turn::Chance | Turn::Over => "waits for luck".to_owned(),
    }
}

fn line(finding: &CheckedFile) -> String {
    let file = &finding.file;
    match &finding.found {
        CheckOutcome::Good { title, seats, events, state, .. } => {
            let seats = pages::english::count(*seats, "seat");
            let events = u32::try_from(*events).unwrap_or(u32::MAX);
            let events = pages::english::count(events, "event");
            format!("ok  {file}: {title}, {seats}, {events}, {state}")
        }
        CheckOutcome::Bad { reason } => format!("bad {file}: {reason}"),
    }
}
