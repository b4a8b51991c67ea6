//! `impasto check`: verifies records, many at once.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use clap::Args;
use game::{Seat, Turn};
use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use serde::Serialize;
use shelf::AnyTable;

use crate::{
    json::{self, OutcomeJson},
    status::Status,
};

const EXAMPLES: &str = "\
Examples:
  impasto check game.impasto
  impasto check records/          every *.impasto in the folder and below
  impasto check records/ --json | jq 'select(.ok | not)'";

/// Verify records of games: every line read, every event checked against the rules.
///
/// One line for each, `ok` or `bad`; the exit code is 1 if any is bad.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Records, and folders of records.
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
        outcome: Option<OutcomeJson>,
        #[serde(skip)]
        state: String,
    },
    Bad {
        reason: String,
    },
}

/// A progress bar is for those who wait.
const MANY: usize = 50;

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let mut paths = Vec::new();
        for file in &self.files {
            gather(file, &mut paths)?;
        }
        ensure!(!paths.is_empty(), "there is no *.impasto file there");
        let findings: Vec<Finding> =
            paths.par_iter().progress_with(progress(paths.len())).map(|path| check(path)).collect();
        for finding in &findings {
            let line = if self.json { json::line(finding) } else { line(finding) };
            writeln!(out, "{line}")?;
        }
        let all_good = findings.iter().all(|finding| finding.ok);
        Ok(if all_good { Status::Fine } else { Status::Failed })
    }
}

/// Adds `path`, or all records in it if it is a folder.
fn gather(path: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        paths.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.with_context(|| format!("cannot read {}", path.display()))?;
    let mut inside: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() {
            gather(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "impasto") {
            paths.push(path);
        }
    }
    Ok(())
}

fn progress(files: usize) -> ProgressBar {
    if files < MANY || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    ProgressBar::new(u64::try_from(files).unwrap_or(u64::MAX))
}

fn check(path: &Path) -> Finding {
    let found = match read(path) {
        Ok(table) => good(&*table),
        Err(error) => Found::Bad { reason: format!("{error:#}") },
    };
    Finding { ok: matches!(found, Found::Good { .. }), file: path.display().to_string(), found }
}

fn read(path: &Path) -> Result<Box<dyn AnyTable>> {
    Ok(shelf::read_record(&fs::read_to_string(path)?)?)
}

fn good(table: &dyn AnyTable) -> Found {
    Found::Good {
        title: table.title().slug,
        seats: table.seats(),
        events: table.at(),
        outcome: table.outcome().map(Into::into),
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
