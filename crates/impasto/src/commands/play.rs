//! `impasto play`: a game in the terminal.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use shelf::AnyTable;

use crate::{
    commands::{agreed, strength, title_parser},
    disk::Disk,
    fate::Fate,
    players::{Players, Seating},
    records,
    status::Status,
    terminal::{Keep, Screen, Session},
};

const EXAMPLES: &str = "\
Examples:
  impasto play canvas                            against a student
  impasto play canvas --seats me,me,maestro      two people and a program
  impasto play canvas --bot \"python3 examples/bots/first_bot.py\"
  impasto play canvas --preset solo-vincent
  impasto play colors-of-paris --preset variant-j --seats me,me
  impasto play atelier --options rules=my-rules.toml
  impasto play canvas --options \"scenario=chill jury=on\" --seed 7
  impasto play canvas --record mine.impasto
  impasto play --resume mine.impasto

Type `help` at the table. `impasto titles` lists presets and options.";

/// Play a game in the terminal.
///
/// Against programs, alone, or with others round one screen. Whoever leaves finds the game in a
/// file and goes on later.
#[derive(Args, Debug)]
#[command(after_help = strength::after(EXAMPLES))]
pub(crate) struct Play {
    /// The title.
    #[arg(value_parser = title_parser(), required_unless_present = "resume")]
    title: Option<String>,
    /// Who plays, in the order of the seats: `me` is a person; `apprentice`, `student`,
    /// `journeyman`, `master` and `maestro` are programs, and so are `random` and `greedy`; `bot` is
    /// the program of --bot. Or how many play, the first of them a person, the others programs of the
    /// level that is good to begin with in this title.
    #[arg(long, value_name = "me,student,...|N")]
    seats: Option<Seating>,
    /// A program of your own, for the seats called `bot`: one after the other, the last one for all
    /// that are left.
    #[arg(long = "bot", value_name = "COMMAND")]
    bots: Vec<String>,
    /// What the table agrees on, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS")]
    options: Option<String>,
    /// Options that have a name; --options may change some of them.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// The same number, the same luck.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Keep the game in this file, from the first decision on.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game in this file, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["title", "options", "preset", "record"])]
    resume: Option<PathBuf>,
}

/// A person and a program.
const USUAL_SEATS: u8 = 2;

impl Play {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let fate = Fate::new(self.seed)?;
        let (table, players, keep) = match &self.resume {
            Some(path) => self.resumed(path)?,
            None => self.opened()?,
        };
        Session::new(table, players, fate, keep, Screen::here(out))?.run()
    }

    fn opened(&self) -> Result<(Box<dyn AnyTable>, Players, Keep)> {
        let title = self.title.as_deref().context("which title?")?;
        let options = self.options.as_deref().unwrap_or_default();
        let (options, preset) = agreed(title, self.preset.as_deref(), options)?;
        let [fewest, most] = preset.map_or([USUAL_SEATS; 2], |it| it.seats);
        let usual = || match USUAL_SEATS.clamp(fewest, most) {
            seats if self.bots.is_empty() => Players::one_person(seats, title),
            seats => Players::person_and_external_bots(seats),
        };
        let said = self.seats.as_ref().map(|it| it.players(title));
        let players = said.unwrap_or_else(usual).invite(&self.bots)?;
        let seats = u8::try_from(players.seats()).unwrap_or(u8::MAX);
        let mut table = shelf::open(title, seats, &options, &Disk)?;
        table.tag("date", &jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string());
        players.sign(&mut *table);
        Ok((table, players, Keep::new(self.record.as_deref())?))
    }

    fn resumed(&self, path: &Path) -> Result<(Box<dyn AnyTable>, Players, Keep)> {
        let shown = path.display();
        let text = records::text(path).with_context(|| format!("cannot read {shown}"))?;
        let table = shelf::read_record(&text).with_context(|| shown.to_string())?;
        if table.outcome().is_some() {
            bail!("the game in {shown} is over; `impasto replay {shown}` tells it");
        }
        let title = table.title().slug;
        let players = self.seats.as_ref().map(|it| it.players(title));
        let players = players.or_else(|| Players::tagged(&*table));
        let players = players.unwrap_or_else(|| Players::one_person(table.seats(), title));
        if self.bots.is_empty() {
            players.check_known(&*table)?;
        }
        let players = players.invite(&self.bots)?;
        let (seats, players_found) = (usize::from(table.seats()), players.seats());
        ensure!(seats == players_found, "the game in {shown} is for {seats}, not {players_found}");
        Ok((table, players, Keep::resumed(path)))
    }
}
