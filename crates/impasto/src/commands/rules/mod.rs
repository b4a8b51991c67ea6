//! `impasto rules`: checks house rules, and compares sets of rules, clause by clause.

mod sides;

use languages::Language;
use std::{
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use display::{DescribedValue, Difference};
use game::BadSetup;
use shelf::Refusal;

use self::sides::{RulesSide, Sides};
use crate::{commands::title_parser, json, status::Status, story};

const EXAMPLES: &str = "\
Examples:
  impasto rules check my-rules.toml
  impasto rules diff base variant-j
  impasto rules diff variant-j my-rules.toml
  impasto rules diff base \"cards=b tiles=on\" --title colors-of-paris
  impasto play colors-of-paris --options rules=my-rules.toml

A file of house rules names options with their values, one a line:
  title = \"colors-of-paris\"
  variant = \"j\"
  values = \"base\"
  rounds = 12
`impasto titles` lists the options of every title.";

/// Check house rules, or compare two sets of rules.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check a file of house rules: list its changes, and the numbers of players that it allows.
    Check {
        /// The file of house rules.
        file: PathBuf,
        #[command(flatten)]
        args: RulesArgs,
    },
    /// List the differences between two sets of rules: presets, files of house rules, or options.
    Diff {
        /// The name of a preset, a file, or NAME=VALUE words.
        one: String,
        /// The set of rules to compare with.
        other: String,
        #[command(flatten)]
        args: RulesArgs,
    },
}

#[derive(Args, Debug)]
struct RulesArgs {
    /// The title, if the rules fit several titles.
    #[arg(long, value_parser = title_parser())]
    title: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        match &self.command {
            Command::Check { file, args } => check(file, args, out),
            Command::Diff { one, other, args } => diff(one, other, args, out),
        }
    }
}

impl RulesArgs {
    /// The possible titles: the one of --title, the one that the files name, or all.
    fn titles(&self, sides: Sides<'_>) -> Result<Vec<&'static str>> {
        let meant = self.title.clone().map_or_else(|| sides.title(), |it| Ok(Some(it)))?;
        let found = shelf::SLUGS.into_iter().find(|slug| Some(*slug) == meant.as_deref());
        Ok(found.map_or(shelf::SLUGS.to_vec(), |slug| vec![slug]))
    }

    /// The only possible title for which `try_one` succeeds, and its result.
    fn only_title<T>(
        &self,
        sides: Sides<'_>,
        try_one: impl Fn(&str) -> Result<T, Refusal>,
    ) -> Result<(&'static str, T)> {
        let (mut found, mut refused) = (Vec::new(), Vec::new());
        for slug in self.titles(sides)? {
            match try_one(slug) {
                Ok(it) => found.push((slug, it)),
                Err(why) => refused.push((slug, why)),
            }
        }
        match (found.len(), &refused[..]) {
            (1, _) => Ok(found.remove(0)),
            (0, [(_, first), rest @ ..]) if rest.iter().all(|(_, it)| it == first) => {
                Err(first.clone().into())
            }
            (0, _) => bail!("{}", reasons(&refused)),
            _ => {
                let slugs: Vec<&str> = found.iter().map(|(slug, _)| *slug).collect();
                bail!("these rules fit {}: choose one with --title", slugs.join(" and "))
            }
        }
    }
}

/// The reasons why these rules fit no title.
fn reasons(refused: &[(&str, Refusal)]) -> String {
    let each = refused.iter().map(|(slug, why)| format!("\n  {slug}: {why}"));
    format!("these rules fit no title{}", each.collect::<String>())
}

fn check(file: &Path, args: &RulesArgs, out: &mut impl Write) -> Result<Status> {
    let sides = Sides(&[RulesSide::File(file)]);
    let (slug, tried) = args
        .only_title(sides, |slug| shelf::playable(slug, &sides.options(0, slug)?, &sides))
        .with_context(|| file.display().to_string())?;
    let differences =
        display::differences(slug, "", &sides.options(0, slug)?, &sides, Language::English)?;
    let refused: Vec<_> = tried.iter().filter(|(_, it)| it.is_err()).collect();
    if args.json {
        let reason = |(seats, tried): &(u8, Result<(), BadSetup>)| {
            let why = tried.as_ref().err().map(ToString::to_string);
            serde_json::json!({ "seats": seats, "playable": tried.is_ok(), "reason": why })
        };
        let seats: Vec<_> = tried.iter().map(reason).collect();
        let all = serde_json::json!({ "title": slug, "seats": seats, "changes": differences });
        writeln!(out, "{}", json::line(&all))?;
    } else {
        let name = name(slug);
        let shown = file.display();
        writeln!(out, "{shown}: house rules for {name}, {}.", changes(differences.len()))?;
        tell(&differences, out)?;
        verdict(&tried, out)?;
    }
    Ok(if refused.len() < tried.len() { Status::Fine } else { Status::Failed })
}

fn changes(count: usize) -> String {
    match count {
        0 => "which change nothing".to_owned(),
        1 => "which change one rule".to_owned(),
        _ => format!("which change {count} rules"),
    }
}

/// Prints the possible numbers of players, and the reasons against the others, each once.
fn verdict(tried: &[(u8, Result<(), BadSetup>)], out: &mut impl Write) -> Result<()> {
    let seats = |wanted: Option<&BadSetup>| {
        let with = tried.iter().filter(|(_, it)| it.as_ref().err() == wanted);
        with.map(|(seats, _)| seats.to_string()).collect::<Vec<_>>()
    };
    writeln!(out)?;
    let playable = seats(None);
    if !playable.is_empty() {
        writeln!(out, "They can be played with {} players.", pages::english::either(&playable))?;
    }
    let mut reasons: Vec<&BadSetup> =
        tried.iter().filter_map(|(_, it)| it.as_ref().err()).collect();
    reasons.dedup();
    for reason in reasons {
        let seats = pages::english::either(&seats(Some(reason)));
        let text = format!("They cannot be played with {seats} players: {reason}.");
        story::hanging("", &text).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

fn diff(one: &str, other: &str, args: &RulesArgs, out: &mut impl Write) -> Result<Status> {
    let sides = Sides(&[RulesSide::Named(one), RulesSide::Named(other)]);
    let compare = |slug: &str| {
        let (one, other) = (sides.options(0, slug)?, sides.options(1, slug)?);
        display::differences(slug, &one, &other, &sides, Language::English)
    };
    let (slug, differences) = args.only_title(sides, compare)?;
    if args.json {
        let all = serde_json::json!({ "title": slug, "differences": differences });
        writeln!(out, "{}", json::line(&all))?;
    } else {
        let name = name(slug);
        match differences.len() {
            0 => writeln!(out, "{name}: {one} and {other} are the same rules.")?,
            1 => writeln!(out, "{name}: {one} (-) and {other} (+) differ in one rule.")?,
            n => writeln!(out, "{name}: {one} (-) and {other} (+) differ in {n} rules.")?,
        }
        tell(&differences, out)?;
    }
    Ok(Status::Fine)
}

fn name(slug: &str) -> &'static str {
    let title = display::titles().into_iter().find(|title| title.slug == slug);
    title.expect("it is on the shelf").name
}

/// Prints every difference: its clause, its subject, and the rule of either side.
fn tell(differences: &[Difference], out: &mut impl Write) -> Result<()> {
    for difference in differences {
        let about = difference.about.as_deref().unwrap_or(difference.option);
        writeln!(out, "\n{}  {}", difference.clause, pages::english::capitalized(about))?;
        for (sign, way) in [("  - ", &difference.one), ("  + ", &difference.other)] {
            for line in story::hanging(sign, &words(difference.option, way)) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

fn words(option: &str, way: &DescribedValue) -> String {
    match (&way.words, way.value.as_str()) {
        (Some(words), "") => words.clone(),
        (Some(words), value) => format!("{words} ({option}={value})"),
        (None, "") => "As usual.".to_owned(),
        (None, value) => format!("{option}={value}"),
    }
}
