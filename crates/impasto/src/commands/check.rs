//! `impasto check`: verifies records, many at once.

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

use crate::{json, records, status::Status};

const EXAMPLES: &str = "\
Examples:
  impasto check game.impasto
  impasto check records/          every *.impasto in the folder and below
  impasto check - < game.impasto  from standard input
  impasto check records/ --json | jq 'select(.ok | not)'";

/// Verify records of games: every line read, every event checked against the rules.
///
/// One line for each, `ok` or `bad`; the exit code is 1 if any is bad.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Records, and folders of records; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object for each.
    #[arg(long)]
    json: bool,
}

/// What was found about one file.
#[derive(Serialize)]
struct Finding {
    ok: bool,
    file: String,
    #[serde(flatten)]
    found: Found,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Found {
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

/// A progress bar is for those who wait.
const MANY: usize = 50;

/// What there is to check, or why there is nothing.
enum Item {
    Record(PathBuf),
    Trouble(PathBuf, String),
}

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let items: Vec<Item> = self.files.iter().flat_map(|file| items(file)).collect();
        let findings: Vec<Finding> =
            items.par_iter().progress_with(progress(items.len())).map(check).collect();
        for finding in &findings {
            let line = if self.json { json::line(finding) } else { line(finding) };
            writeln!(out, "{line}")?;
        }
        let all_good = findings.iter().all(|finding| finding.ok);
        Ok(if all_good { Status::Fine } else { Status::Failed })
    }
}

/// What somebody named: a file, or a folder with records in it.
fn items(path: &Path) -> Vec<Item> {
    if !path.is_dir() {
        return vec![Item::Record(path.to_owned())];
    }
    let mut items = Vec::new();
    gather(path, &mut items);
    if items.is_empty() {
        items.push(Item::Trouble(path.to_owned(), "no records in it".to_owned()));
    }
    items
}

/// Adds all records in `folder` and below. Links to folders are passed by: they may lead in circles.
fn gather(folder: &Path, items: &mut Vec<Item>) {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut inside: Vec<PathBuf> = match entries {
        Ok(entries) => entries.iter().map(fs::DirEntry::path).collect(),
        Err(error) => return items.push(Item::Trouble(folder.to_owned(), error.to_string())),
    };
    inside.sort();
    for path in inside {
        if !path.is_dir() {
            let is_record = path.extension().is_some_and(|extension| extension == "impasto");
            items.extend(is_record.then_some(Item::Record(path)));
        } else if !path.is_symlink() {
            gather(&path, items);
        }
    }
}

fn progress(files: usize) -> ProgressBar {
    if files < MANY || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    ProgressBar::new(u64::try_from(files).unwrap_or(u64::MAX))
}

fn check(item: &Item) -> Finding {
    let (path, found) = match item {
        Item::Record(path) => (path, read(path).map_or_else(|error| bad(&error), |it| good(&*it))),
        Item::Trouble(path, reason) => (path, Found::Bad { reason: reason.clone() }),
    };
    Finding { ok: matches!(found, Found::Good { .. }), file: path.display().to_string(), found }
}

fn read(path: &Path) -> Result<Box<dyn AnyTable>> {
    // A pipe or a device could keep us waiting for ever.
    if path.as_os_str() != records::STDIN {
        ensure!(fs::metadata(path)?.is_file(), "not a file");
    }
    Ok(shelf::read_record(&records::text_or_stdin(path)?)?)
}

fn bad(error: &anyhow::Error) -> Found {
    Found::Bad { reason: format!("{error:#}") }
}

fn good(table: &dyn AnyTable) -> Found {
    Found::Good {
        title: table.title().slug,
        seats: table.seats(),
        events: table.at(),
        outcome: table.outcome(),
        state: state(table),
    }
}

/// `over (CV-4.1) A 31 B 28`, or whom it waits for.
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

fn line(finding: &Finding) -> String {
    let file = &finding.file;
    match &finding.found {
        Found::Good { title, seats, events, state, .. } => {
            let seats = pages::english::count(*seats, "seat");
            let events = u32::try_from(*events).unwrap_or(u32::MAX);
            let events = pages::english::count(events, "event");
            format!("ok  {file}: {title}, {seats}, {events}, {state}")
        }
        Found::Bad { reason } => format!("bad {file}: {reason}"),
    }
}
