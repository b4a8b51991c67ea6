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
    generators::Generators,
    players::{Players, Seating},
    records,
    status::Status,
    terminal::{Console, SaveFile, Session},
};

const EXAMPLES: &str = "\
Examples:
  impasto play canvas                            against a beginner's bot
  impasto play canvas --seats me,me,maestro      two people and a strong bot
  impasto play canvas --bot \"python3 examples/bots/first_bot.py\"
  impasto play canvas --preset solo-vincent
  impasto play colors-of-paris --preset variant-j --seats me,me
  impasto play atelier --options rules=my-rules.toml
  impasto play canvas --options \"scenario=chill jury=on\" --seed 7
  impasto play canvas --record mine.impasto
  impasto play --resume mine.impasto

Type `help` during the game. `impasto titles` lists presets and options.";

/// Play a game in the terminal.
///
/// Play against bots, alone, or with others at one screen. If you leave, the game is saved, and you
/// can resume it later.
#[derive(Args, Debug)]
#[command(after_help = strength::after(EXAMPLES))]
pub(crate) struct Play {
    /// The title.
    #[arg(value_parser = title_parser(), required_unless_present = "resume")]
    title: Option<String>,
    /// The players in the order of the seats: `me` for a person; `apprentice`, `student`,
    /// `journeyman`, `master`, `maestro`, `random` or `greedy` for a bot of that level; `bot` for a
    /// program of --bot. Or the number of players: you, and bots of the beginner's level.
    #[arg(long, value_name = "me,student,...|N")]
    seats: Option<Seating>,
    /// The command of your own bot, for a seat called `bot`. Repeat it for further seats; the last one
    /// plays all that are left.
    #[arg(long = "bot", value_name = "COMMAND")]
    bots: Vec<String>,
    /// The options of the game, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS")]
    options: Option<String>,
    /// A named set of options; --options can change some of them.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// The random seed; the same number gives the same luck.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Save the game in this file, from the first decision on.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Resume the game in this file, and save it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["title", "options", "preset", "record"])]
    resume: Option<PathBuf>,
}

/// The number of players by default: a person and a bot.
const DEFAULT_SEATS: u8 = 2;

impl Play {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let generators = Generators::new(self.seed)?;
        let (table, players, save_file) = match &self.resume {
            Some(path) => self.resumed(path)?,
            None => self.opened()?,
        };
        Session::new(table, players, generators, save_file, Console::here(out))?.run()
    }

    fn opened(&self) -> Result<(Box<dyn AnyTable>, Players, SaveFile)> {
        let title = self.title.as_deref().context("which title?")?;
        let options = self.options.as_deref().unwrap_or_default();
        let (options, preset) = agreed(title, self.preset.as_deref(), options)?;
        let [fewest, most] = preset.map_or([DEFAULT_SEATS; 2], |it| it.seats);
        let usual = || match DEFAULT_SEATS.clamp(fewest, most) {
            seats if self.bots.is_empty() => Players::one_person(seats, title),
            seats => Players::person_and_external_bots(seats),
        };
        let said = self.seats.as_ref().map(|it| it.players(title));
        let players = said.unwrap_or_else(usual).invite(&self.bots)?;
        let seats = u8::try_from(players.seats()).unwrap_or(u8::MAX);
        let mut table = shelf::open(title, seats, &options, &Disk)?;
        table.tag("date", &jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string());
        players.sign(&mut *table);
        Ok((table, players, SaveFile::new(self.record.as_deref())?))
    }

    fn resumed(&self, path: &Path) -> Result<(Box<dyn AnyTable>, Players, SaveFile)> {
        let shown = path.display();
        let text = records::text(path).with_context(|| format!("cannot read {shown}"))?;
        let table = shelf::read_record(&text).with_context(|| shown.to_string())?;
        if table.outcome().is_some() {
            bail!("the game in {shown} is over; `impasto replay {shown}` shows it");
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
        ensure!(
            seats == players_found,
            "the game in {shown} has {seats} seats, not {players_found}"
        );
        Ok((table, players, SaveFile::resumed(path)))
    }
}
