//! `impasto titles`: what there is to play, and with which options.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use shelf::TitleInfo;

use crate::{json, status::Status};

/// List the titles with their presets and options.
#[derive(Args, Debug)]
pub(crate) struct Titles {
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

impl Titles {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let titles = shelf::titles();
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
        lines.push(format!("    {:<14} {seats:<4} {}", preset.name, preset.options));
    }
    lines.push("  options".to_owned());
    for option in &title.options {
        let values = option.values.join(" | ");
        let text = format!("{values} ({})", option.clause);
        let mut name = option.name;
        for line in pages::english::wrapped(&text, 76) {
            lines.push(format!("    {name:<14} {line}"));
            name = "";
        }
    }
    lines.join("\n") + "\n"
}
