//! `impasto titles`: lists the titles with their presets, options and bots.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use display::TitleInfo;
use game::OptionInfo;
use ladder::{LevelInfo, Role, StepResult};

use crate::{json, status::Status, story};

/// List the titles with their presets, options and bots.
#[derive(Args, Debug)]
pub(crate) struct Titles {
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

impl Titles {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let titles = display::titles();
        if self.json {
            writeln!(out, "{}", json::line(&titles))?;
        } else {
            titles.iter().try_for_each(|title| write!(out, "{}", description(title)))?;
        }
        Ok(Status::Fine)
    }
}

fn description(title: &TitleInfo) -> String {
    let [fewest, most] = title.seats;
    let mut lines = vec![format!("{}: {}, {fewest} to {most} players", title.slug, title.name)];
    lines.push("  presets".to_owned());
    for preset in &title.presets {
        let [fewest, most] = preset.seats;
        let seats = if fewest == most { fewest.to_string() } else { format!("{fewest}-{most}") };
        let first = format!("    {:<18} {seats:<3} ", preset.name);
        lines.extend(story::hanging(&first, &preset.options));
    }
    lines.push("  options".to_owned());
    for (option, about) in title.options.iter().zip(&title.about) {
        let first = format!("    {:<18} ", option.name);
        lines.extend(story::hanging(&first, &meaning(option, about.as_deref())));
    }
    lines.push("  bots, and how often each finishes before the one below".to_owned());
    lines.extend(title.levels.iter().flat_map(level));
    lines.join("\n") + "\n"
}

/// The lines of a level: `searches; 78% (73 to 83) before journeyman in 400 games, at least 912 Elo
/// above random`.
fn level(level: &LevelInfo) -> Vec<String> {
    let first = format!("    {:<18} ", level.name);
    let beats = level.beats.as_ref().map(|it| {
        let StepResult { level, percent, low, high, games } = it;
        format!("; {percent}% ({low} to {high}) before {level} in {games} games")
    });
    let elo = level.elo.map(|elo| format!(", at least {elo} Elo above random"));
    let baseline = match level.role {
        Role::Level => "",
        Role::Baseline => "; a baseline, not a step",
    };
    let [beats, elo] = [beats, elo].map(Option::unwrap_or_default);
    story::hanging(&first, &format!("{}{beats}{elo}{baseline}", level.about))
}

/// The values of an option: `off | on; usually off (CV-4.3)`.
fn meaning(option: &OptionInfo, about: Option<&str>) -> String {
    let (values, clause) = (option.values.join(" | "), option.clause);
    let usual = Some(option.default).filter(|default| !default.is_empty());
    let usual = usual.map(|default| format!("usually {default}"));
    let has_several = option.default.is_empty() && 2 < option.values.len();
    let several = has_several.then_some("several with commas");
    let more =
        [usual.as_deref(), several, about].into_iter().flatten().map(|more| format!("; {more}"));
    format!("{values}{} ({clause})", more.collect::<String>())
}
