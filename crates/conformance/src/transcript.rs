//! Transcripts: short games in a readable form, which show whether a rule has changed.
//!
//! A transcript is a record with numbered decisions, each followed by the number of its alternatives, with luck
//! gathered on one line and the score at the end. The files of a title are read, replayed and written again;
//! the text must be the same.

use std::{env, fmt::Display, fs, path::Path};

use game::{Event, Game, Record, Seat, Source, Table};
use rand_core::SeedableRng;

use crate::{Dice, fingerprint};

/// Checks every `.txt` file in `folder`; with `UPDATE_EXPECT=1` rewrites them instead. A transcript that stops
/// before the end of the game is then played on at random: a new one begins as a header alone.
///
/// # Panics
///
/// Panics if a transcript cannot be replayed or is written differently now.
pub fn transcripts<G: Game>(folder: impl AsRef<Path>) {
    let rewrites = env::var_os("UPDATE_EXPECT").is_some();
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "there are no transcripts");
    for path in paths {
        let text = fs::read_to_string(&path).expect("a text");
        let mut record = Record::<G>::read(&plain(&text))
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", path.display()));
        if rewrites {
            play_on(&mut record.table);
            fs::write(&path, transcript_text(&record)).expect("the file can be written");
        } else {
            assert!(transcript_text(&record) == text, "{} is told differently now", path.display());
        }
    }
}

/// The text of the record in a transcript.
fn plain(text: &str) -> String {
    text.lines().flat_map(plain_lines).collect::<Vec<_>>().join("\n")
}

/// The lines of a record for one line of a transcript.
fn plain_lines(line: &str) -> Vec<String> {
    let (first, rest) = line.trim_start().split_once(' ').unwrap_or((line, ""));
    match first {
        "luck" => rest.split('·').map(|fall| format!("luck {}", fall.trim())).collect(),
        "end" | "score" => Vec::new(),
        number if number.parse::<u32>().is_ok() => {
            let (choice, _) = rest.rsplit_once('[').unwrap_or((rest, ""));
            vec![choice.trim().to_owned()]
        }
        _ => vec![line.to_owned()],
    }
}

fn play_on<G: Game>(table: &mut Table<G>) {
    // Each option set has a luck of its own, so that no two transcripts tell the same game.
    table.play_out(&mut Dice::seed_from_u64(fingerprint(&table.options().to_string())));
}

/// The record as a transcript.
fn transcript_text<G: Game>(record: &Record<G>) -> String {
    let whole = record.to_string();
    let (header, _) = whole.split_once("\n\n").expect("an empty line ends the header");
    let mut lines = vec![format!("{header}\n")];
    let mut table = Table::<G>::open(record.table.seats(), record.table.options().clone())
        .expect("it was opened before");
    let mut number = 0;
    for events in record.table.events().chunk_by(|one, next| is_luck(one) && is_luck(next)) {
        match events {
            [Event::Choice { seat, action }] => {
                number += 1;
                let choices = table.actions(*seat).len();
                let action = action.to_string();
                lines.push(format!("{number:4}  {seat}     {action:30}[{choices}]"));
            }
            luck => {
                let falls: Vec<_> = luck.iter().map(fall).collect();
                lines.push(format!("      luck  {}", falls.join(" · ")));
            }
        }
        for event in events {
            table.witness(*event).expect("it was legal before");
        }
    }
    lines.extend(ending(table.game()));
    lines.join("\n") + "\n"
}

fn fall<A: Display, C: Display>(event: &Event<A, C>) -> String {
    match event {
        Event::Choice { action, .. } => action.to_string(),
        Event::Chance(chance) => chance.to_string(),
    }
}

fn is_luck<A, C>(event: &Event<A, C>) -> bool {
    matches!(event, Event::Chance(_))
}

fn ending<G: Game>(game: &G) -> Vec<String> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let score = |seat: Seat| {
        let named = |it: &Source| format!("{} {}", it.name, it.points);
        let sources: Vec<_> = outcome.sources[seat.idx()].iter().map(named).collect();
        let points = outcome.verdict.points[seat.idx()];
        let place = outcome.verdict.places[seat.idx()];
        format!("score    {seat} {points} = {}; place {place}", sources.join(" + "))
    };
    let end = format!("\nend      {}", outcome.verdict.end);
    [end].into_iter().chain(Seat::first(outcome.sources.len()).map(score)).collect()
}
