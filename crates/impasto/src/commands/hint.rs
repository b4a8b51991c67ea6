//! `impasto hint`: the action that a bot would choose at the end of a record, and its analysis of the other
//! actions.

use display::ShownTable;
use std::{io::Write, num::NonZeroU8, path::PathBuf};

use anyhow::{Context, Result, bail, ensure};
use bots::{Algorithm, Level};
use clap::Args;
use display::Choice;
use game::{Seat, Turn};
use pages::{Names, english};
use serde::Serialize;
use shelf::{ActionAnalysis, AnyTable, Shelved, TitleVisitor};

use crate::{
    commands::{arena::level, strength},
    json, records,
    status::Status,
    story,
};

const EXAMPLES: &str = "\
Examples:
  impasto hint game.impasto
  impasto hint game.impasto --seat B          where several are asked at once
  impasto hint game.impasto --threads 4       four maestros in parallel
  impasto hint - --level journeyman < game.impasto                a quick one
  impasto hint game.impasto --json | jq '.ideas[0].action'

The hint rests on what the player who is asked knows, and on nothing else in
the record. A value is the mean result of the bot's simulations for a seat:
0 for a clear loss, 50 for level with the best of the others, 100 for a clear
win. A solo game is measured by what a good player reaches in this title: 50
for as many points, more for more. In solo games of Canvas maestro plans, on
decks that it imagines: a plan knows what will come, so its value is too high,
for every action alike.";

/// Show what a bot would do at the end of a record, the value of that action to each seat, and an analysis of
/// the other actions.
#[derive(Args, Debug)]
#[command(after_help = strength::after(EXAMPLES))]
pub(crate) struct Hint {
    /// The record; `-` reads it from standard input.
    file: PathBuf,
    /// The seat that gets the hint, by its letter [default: every seat that is asked].
    #[arg(long, value_name = "A")]
    seat: Option<Seat>,
    /// The level of the bot that gives the hint; it must be one that searches.
    #[arg(long, value_name = "LEVEL", default_value = "maestro", value_parser = level)]
    level: Level,
    /// The number of bots of this level that analyze in parallel, each on a core of its own: more
    /// simulations in the same time.
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroU8,
    /// The random seed; the same number gives the same hint.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object for each seat that is asked, with the analysis of every action.
    #[arg(long)]
    json: bool,
}

/// The advice to one seat.
#[derive(Serialize)]
struct Advice {
    title: &'static str,
    at: usize,
    seat: Seat,
    level: &'static str,
    by: ValueUnit,
    /// The number of simulations, or of plans.
    games: u32,
    #[serde(rename = "ideas")]
    analyses: Vec<Idea>,
}

/// The analysis of an action, with what the action means.
#[derive(Serialize)]
struct Idea {
    action: String,
    label: String,
    #[serde(rename = "games")]
    visits: u32,
    #[serde(rename = "share")]
    visit_share: f32,
    values: Vec<f32>,
}

/// The unit over which a bot's values are means: simulations or plans.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum ValueUnit {
    Games,
    Plans,
}

/// The number of further actions that are shown to people, after the recommended one.
const RUNNER_UPS: usize = 4;

impl Hint {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let shown = self.file.display();
        let text =
            records::text_or_stdin(&self.file).with_context(|| format!("cannot read {shown}"))?;
        let table = shelf::read_record(&text).with_context(|| shown.to_string())?;
        for seat in self.seats(&*table)? {
            let advice = self.advice(&*table, seat)?;
            if self.json {
                writeln!(out, "{}", json::line(&advice))?;
            } else {
                write!(out, "{}", advice_text(&advice, &*table))?;
            }
        }
        Ok(Status::Fine)
    }

    /// The seats that get a hint.
    fn seats(&self, table: &dyn AnyTable) -> Result<Vec<Seat>> {
        match (self.seat, table.turn()) {
            (Some(seat), _) => {
                let last = Seat(table.seats() - 1);
                ensure!(seat <= last, "nobody sits at {seat}: the seats are A to {last}");
                Ok(vec![seat])
            }
            (None, Turn::Players(asked)) => Ok(asked.iter().collect()),
            (None, Turn::Chance) => bail!("the table waits for luck: nobody is asked"),
            (None, Turn::Over) => bail!("the game is over: nobody is asked"),
        }
    }

    fn advice(&self, table: &dyn AnyTable, seat: Seat) -> Result<Advice> {
        let analyses = table.analyze(seat, self.level, self.seed, self.threads)?;
        let choices = table.choices(seat, &Names::letters(0));
        let analyses: Vec<Idea> = analyses.into_iter().map(|it| idea(it, &choices)).collect();
        let games = analyses.iter().map(|analysis| analysis.visits).sum();
        Ok(Advice {
            title: table.title().slug,
            at: table.at(),
            seat,
            level: self.level.name(),
            by: shelf::with_title(table.title().slug, Asked { level: self.level, table })
                .context("there is no such title")?,
            games,
            analyses,
        })
    }
}

/// A level that is asked for a hint at a table.
struct Asked<'t> {
    level: Level,
    table: &'t dyn AnyTable,
}

impl TitleVisitor for Asked<'_> {
    type Out = ValueUnit;

    fn visit<G: Shelved>(self) -> ValueUnit {
        match self.level.algorithm::<G>(self.table.seats()) {
            Some(Algorithm::Planner(_)) => ValueUnit::Plans,
            Some(Algorithm::Search { .. } | Algorithm::Greedy { .. }) | None => ValueUnit::Games,
        }
    }
}

fn idea(analysis: ActionAnalysis, choices: &[Choice]) -> Idea {
    let ActionAnalysis { action, visits, visit_share, values } = analysis;
    let choice = choices.iter().find(|it| it.text == action);
    let label = choice.map(|it| it.label.clone()).unwrap_or_default();
    Idea { action, label, visits, visit_share, values }
}

fn advice_text(advice: &Advice, table: &dyn AnyTable) -> String {
    let Advice { at, seat, level, by, games, analyses, .. } = advice;
    let (title, level) = (table.title().name, english::capitalized(level));
    let Some(best) = analyses.first() else { return String::new() };
    let mut lines = vec![format!("{title}, after {at} events: {seat} is asked.")];
    let would = format!("{level} would «{}»: {}.", best.action, best.label.trim_end_matches('.'));
    lines.extend(english::wrapped(&would, story::width()));
    if analyses.len() == 1 {
        lines.push("There is nothing else to do.".to_owned());
    }
    let (what, caveat) = match by {
        ValueUnit::Games => ("simulations", None),
        ValueUnit::Plans => ("plans", Some("A plan knows what will come: its value is too high.")),
    };
    lines.push(format!("\n{:>7}{}  of {games} {what}", "tried", heads(table.seats())));
    let tried = analyses.iter().filter(|analysis| analysis.visits != 0);
    lines.extend(tried.take(1 + RUNNER_UPS).flat_map(line));
    lines.extend(caveat.map(str::to_owned));
    lines.join("\n") + "\n"
}

fn heads(seats: u8) -> String {
    columns(Seat::first(seats.into()).map(|seat| seat.to_string()))
}

/// A line of the table of actions: `   61%   72   28  take 3 (…)`.
fn line(analysis: &Idea) -> Vec<String> {
    let percent = |share: f32| format!("{:.0}", share * 100.0);
    let values = columns(analysis.values.iter().map(|it| percent(*it)));
    let first = format!("{:>6}%{values}  ", percent(analysis.visit_share));
    story::hanging(&first, &format!("{}: {}", analysis.action, analysis.label))
}

fn columns(texts: impl Iterator<Item = String>) -> String {
    texts.map(|text| format!("{text:>5}")).collect::<Vec<_>>().concat()
}
