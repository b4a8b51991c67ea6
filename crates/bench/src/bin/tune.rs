//! `cargo xtask tune`: lets a judgement play against itself, and prints better numbers for it.

use arena::{Share, Tuning};
use bench::Crew;
use bots::Level;
use clap::Parser;
use game::{NoFiles, Options};
use judgement::{Skill, Weights};
use shelf::{Shelved, Visitor};

/// Tunes the numbers of a title's judgement by contests, and says whether the new ones are better.
#[derive(Debug, Parser)]
#[command(name = "tune")]
struct Cli {
    /// The title.
    title: String,
    /// How many sit at a table.
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// What they play.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// Games that a player plays in its mind for a decision; 0 for one who looks one step ahead.
    #[arg(long, value_name = "N", default_value_t = 60)]
    work: u32,
    /// Players of this level instead, whatever it does at such a table: alone maestro may plan.
    #[arg(long, value_name = "LEVEL", conflicts_with = "work")]
    level: Option<String>,
    /// Numbers to begin with, as NAME=VALUE words; the others are as they are.
    #[arg(long, value_name = "WORDS", default_value = "")]
    from: String,
    /// How many lessons; with none, the numbers to begin with are only compared.
    #[arg(long, value_name = "N", default_value_t = 200)]
    lessons: u32,
    /// Deals in a lesson, each played in both seatings.
    #[arg(long, value_name = "N", default_value_t = 16)]
    deals: u64,
    /// How far numbers are moved for a comparison.
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    reach: f32,
    /// How far they are drawn by a lesson that was won outright.
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    pace: f32,
    /// Deals in the final contest of the new numbers against the old.
    #[arg(long, value_name = "N", default_value_t = 400)]
    trial: u64,
    /// The same seed gives the same numbers.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    crew: Crew,
}

fn main() {
    let cli = Cli::parse();
    let tuned = cli.crew.share(|| shelf::with_title(&cli.title, Tune(&cli)));
    if let Err(reason) = tuned.unwrap_or_else(|| Err("there is no such title".into())) {
        eprintln!("{reason}");
        std::process::exit(2);
    }
}

type Trouble = Box<dyn std::error::Error + Send + Sync>;

impl Cli {
    /// How the players come to their decisions.
    fn skill<G: Shelved>(&self) -> Result<Skill, Trouble> {
        match (&self.level, self.work) {
            (Some(name), _) => {
                let level = Level::named(name).ok_or("there is no such level")?;
                Ok(level.skill::<G>(self.seats).ok_or("who plays at random has no judgement")?)
            }
            (None, 0) => Ok(Skill::Glance { blunders: None }),
            (None, games) => Ok(Skill::Search { games }),
        }
    }
}

struct Tune<'a>(&'a Cli);

impl Visitor for Tune<'_> {
    type Out = Result<(), Trouble>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let tuning = Tuning::<G> {
            seats: cli.seats,
            options: G::Options::read(&cli.options, &NoFiles)?,
            skill: cli.skill::<G>()?,
            deals: cli.deals,
            lessons: cli.lessons,
            reach: cli.reach,
            pace: cli.pace,
            seed: cli.seed,
        };
        let mut weights = tuning.run(begun::<G>(&cli.from)?, |lesson| {
            let (number, of) = (lesson.number + 1, cli.lessons);
            let mut weights = lesson.weights;
            eprintln!("{number}/{of}: {:.2} {}", lesson.score, line(&mut weights));
        })?;
        let pair = [weights, G::Weights::default()];
        let score = tuning.compare(pair, cli.trial, cli.seed ^ u64::MAX)?;
        for ((name, new), (_, old)) in weights.each().iter().zip(G::Weights::default().each()) {
            println!("{name} = {new:.3};  (was {old:.3})");
        }
        if let Some(Share { mean, low, high }) = score {
            let [mean, low, high] = [mean, low, high].map(|it| it * 100.0);
            let deals = cli.trial;
            println!("new against old: {mean:.1} % ({low:.1} to {high:.1}) of {deals} deals");
        }
        Ok(())
    }
}

/// The numbers to begin with.
fn begun<G: Shelved>(words: &str) -> Result<G::Weights, Trouble> {
    let mut weights = G::Weights::default();
    for (name, value) in game::options::words(words)? {
        let mut each = weights.each().into_iter();
        let found = each.find(|(it, _)| *it == name).ok_or(format!("there is no number {name}"))?;
        *found.1 = value.parse()?;
    }
    Ok(weights)
}

fn line(weights: &mut impl Weights) -> String {
    let each = weights.each().into_iter().map(|(name, value)| format!("{name} {value:.2}"));
    each.collect::<Vec<_>>().join(", ")
}
