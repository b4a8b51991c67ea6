//! Two ways to think against each other: `cargo run --release -p bench --bin temper -- canvas --one
//! curiosity=0.6`. What is not said is as the levels of the title think.

use arena::{Bout, Contest, Entrant};
use bots::{Beyond, Bot, Judged, Search, Temper};
use clap::Parser;
use game::{NoFiles, Options};
use rayon::prelude::*;
use shelf::{Shelved, Visitor};

/// Lets a search play against one that thinks in another way, and says how often the first wins.
#[derive(Debug, Parser)]
#[command(name = "temper")]
struct Cli {
    /// The title.
    title: String,
    /// How the first one thinks, as NAME=VALUE words: games, curiosity, trust, disdain, patience,
    /// beyond.
    #[arg(long, value_name = "WORDS", default_value = "")]
    one: String,
    /// How the second one thinks.
    #[arg(long, value_name = "WORDS", default_value = "")]
    other: String,
    /// Games in mind for a decision, where the words do not say it.
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// How many sit at a table.
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// What they play.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// Deals, each played in both seatings.
    #[arg(long, value_name = "N", default_value_t = 100)]
    deals: u64,
    /// The same seed gives the same result.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many games at once; as many as there are cores if it is not said.
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
}

type Trouble = Box<dyn std::error::Error + Send + Sync>;

fn main() {
    let cli = Cli::parse();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(cli.threads).build();
    let pool = pool.expect("threads can be started");
    let fought = pool.install(|| shelf::with_title(&cli.title, Fight(&cli)));
    match fought.unwrap_or_else(|| Err("there is no such title".into())) {
        Ok(result) => println!("{result}"),
        Err(reason) => {
            eprintln!("{reason}");
            std::process::exit(2);
        }
    }
}

struct Fight<'a>(&'a Cli);

impl Visitor for Fight<'_> {
    type Out = Result<String, Trouble>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let one = Thinker::read::<G>(&cli.one, cli.games)?;
        let other = Thinker::read::<G>(&cli.other, cli.games)?;
        let options = G::Options::read(&cli.options, &NoFiles)?;
        let entrants: Vec<Box<dyn Entrant<G>>> = vec![Box::new(one), Box::new(other)];
        let contest = Contest::new(cli.seats, options.bounded(), entrants, cli.seed)?;
        let score = |deal: u64| [2 * deal, 2 * deal + 1].map(|it| score(&contest.play(it).1));
        let scores: Vec<[f64; 2]> = (0..cli.deals).into_par_iter().map(score).collect();
        Ok(told(&scores.iter().map(|[one, two]| (one + two) / 2.0).collect::<Vec<_>>()))
    }
}

/// A search of a certain temper.
#[derive(Clone, Copy, Debug)]
struct Thinker {
    games: u32,
    temper: Temper,
}

impl Thinker {
    fn read<G: Judged>(words: &str, games: u32) -> Result<Thinker, Trouble> {
        let mut it = Thinker { games, temper: Temper::of::<G>() };
        for (name, value) in game::options::words(words)? {
            match name {
                "games" => it.games = value.parse()?,
                "curiosity" => it.temper.curiosity = value.parse()?,
                "trust" => it.temper.trust = value.parse()?,
                "disdain" => it.temper.disdain = value.parse()?,
                "patience" => it.temper.patience = value.parse()?,
                "beyond" if value == "random" => it.temper.beyond = Beyond::Random,
                _ => return Err(format!("«{name}={value}» is no part of a temper").into()),
            }
        }
        Ok(it)
    }
}

impl<G: Judged> Entrant<G> for Thinker {
    fn sit(&self, seed: u64) -> Box<dyn Bot<G>> {
        Box::new(Search::<G>::new(seed, self.games).tempered(self.temper))
    }
}

/// How the first did against the second, seat against seat, a draw as a half.
fn score(bout: &Bout) -> f64 {
    let places = |who| bout.places.iter().zip(bout.seating).filter(move |(_, it)| *it == who);
    let mut duels = Vec::new();
    for (own, _) in places(0) {
        for (theirs, _) in places(1) {
            duels.push(match own.cmp(theirs) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            });
        }
    }
    mean(&duels)
}

/// Deals are what is independent, not games.
fn told(deals: &[f64]) -> String {
    let mean_score = mean(deals);
    let spread: Vec<f64> = deals.iter().map(|it| (it - mean_score).powi(2)).collect();
    let margin = 1.96 * (mean(&spread) / count(deals.len().saturating_sub(1).max(1))).sqrt();
    let (score, margin) = (mean_score * 100.0, margin * 100.0);
    format!("the first wins {score:.1} ± {margin:.1} % of {} games", 2 * deals.len())
}

fn mean(all: &[f64]) -> f64 {
    all.iter().sum::<f64>() / count(all.len().max(1))
}

#[expect(clippy::cast_precision_loss, reason = "there are few of anything")]
fn count(n: usize) -> f64 {
    n as f64
}
