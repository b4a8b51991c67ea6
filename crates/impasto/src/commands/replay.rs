//! `impasto replay`: shows the record of a game as a story.

use std::{io::Write, path::PathBuf, str::FromStr};

use anyhow::{Context, Result, ensure};
use clap::Args;
use display::{Moment, ShownTable};
use game::{Outcome, Seat, Viewer};
use pages::Names;
use serde::Serialize;
use shelf::AnyTable;

use crate::{json, players::Players, records, status::Status, story};

const EXAMPLES: &str = "\
Examples:
  impasto replay game.impasto
  impasto replay game.impasto --seat A            only what A saw
  impasto replay game.impasto --until 40          the first 40 events
  impasto replay game.impasto --json | jq .text";

/// Show a game as a story, from its record.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The record; `-` reads it from standard input.
    file: PathBuf,
    /// Print one JSON object for each event, then one with the outcome.
    #[arg(long)]
    json: bool,
    /// The viewer of the story: the letter of a seat, or `public`.
    #[arg(long, value_name = "A|public", default_value = "public")]
    seat: ViewerArg,
    /// Stop after this number of events, and show the table.
    #[arg(long, value_name = "N")]
    until: Option<usize>,
}

/// The argument `--seat`: a viewer.
#[derive(Clone, Copy, Debug)]
struct ViewerArg(Viewer);

impl FromStr for ViewerArg {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<ViewerArg> {
        match text {
            "public" => Ok(ViewerArg(Viewer::Public)),
            _ => Ok(ViewerArg(Viewer::Seat(text.parse()?))),
        }
    }
}

/// An event as JSON, as the viewer saw it.
#[derive(Serialize)]
struct EventJson<'m> {
    at: usize,
    who: String,
    text: Option<&'m str>,
    story: &'m [String],
    points: &'m [i32],
}

#[derive(Serialize)]
struct EndJson {
    outcome: Option<Outcome>,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let shown = self.file.display();
        let text =
            records::text_or_stdin(&self.file).with_context(|| format!("cannot read {shown}"))?;
        let whole = shelf::read_record(&text).with_context(|| shown.to_string())?;
        let table = whole.rewound(self.until.unwrap_or(usize::MAX));
        self.check_seat(&*table)?;
        if self.json { self.tell_json(&*table, out) } else { self.tell(&*table, out) }?;
        Ok(Status::Fine)
    }

    fn check_seat(&self, table: &dyn AnyTable) -> Result<()> {
        if let ViewerArg(Viewer::Seat(seat)) = self.seat {
            let last = Seat(table.seats() - 1);
            ensure!(seat <= last, "nobody sat at {seat}: the seats were A to {last}");
        }
        Ok(())
    }

    fn tell(&self, table: &dyn AnyTable, out: &mut impl Write) -> Result<()> {
        let ViewerArg(viewer) = self.seat;
        let names = names(table);
        let (title, seats) = (table.title().name, table.seats());
        let seats = pages::english::count(seats, "seat");
        writeln!(out, "{title}, {seats}, {}", table.options())?;
        for line in story::lines(&table.story(0, viewer, &names)) {
            writeln!(out, "{line}")?;
        }
        let end = match table.result(viewer, &names) {
            Some(result) => format!("The end\n\n{result}"),
            None => table.text(viewer, &names) + "\n" + &table.prompt(viewer, &names),
        };
        Ok(writeln!(out, "\n{}", end.trim_end())?)
    }

    fn tell_json(&self, table: &dyn AnyTable, out: &mut impl Write) -> Result<()> {
        let ViewerArg(viewer) = self.seat;
        let names = names(table);
        for moment in table.story(0, viewer, &names) {
            writeln!(out, "{}", json::line(&event(&moment)))?;
        }
        let end = EndJson { outcome: table.outcome() };
        Ok(writeln!(out, "{}", json::line(&end))?)
    }
}

/// The names of the players by the tags of the record, or else the letters of the seats.
fn names(table: &dyn AnyTable) -> Names {
    let players = Players::tagged(table);
    players.unwrap_or_else(|| Players::people_only(table.seats())).names(Viewer::Public)
}

fn event(moment: &Moment) -> EventJson<'_> {
    EventJson {
        at: moment.at,
        who: moment.who.map_or_else(|| "luck".to_owned(), |seat| seat.to_string()),
        text: moment.text.as_deref(),
        story: &moment.told.sentences,
        points: &moment.points,
    }
}
