//! `cargo xtask tune`: tunes the weights of a judgement by self-play (SPSA), and prints better ones.

use arena::{Proportion, Tuning};
use bench::Threads;
use bots::{Algorithm, Level};
use clap::Parser;
use game::{NoFiles, Options};
use judgement::Weights;
use shelf::{Shelved, TitleVisitor};

/// Tunes the weights of a title's judgement by self-play, and compares the new ones with the old.
#[derive(Debug, Parser)]
#[command(name = "tune")]
struct Cli {
    /// The title.
    title: String,
    /// The number of seats at a table.
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// The options of the games, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// The number of simulations of a player for a decision; 0 for one-step lookahead.
    #[arg(long, value_name = "N", default_value_t = 60)]
    simulations: u32,
    /// The level of the players instead: in solo games maestro may plan.
    #[arg(long, value_name = "LEVEL", conflicts_with = "simulations")]
    level: Option<String>,
    /// The initial weights, as NAME=VALUE words; the others have their current values.
    #[arg(long, value_name = "WORDS", default_value = "")]
    from: String,
    /// The number of iterations; with 0 the initial weights are only compared.
    #[arg(long, value_name = "N", default_value_t = 200)]
    iterations: u32,
    /// The number of deals in an iteration, each played in both seatings.
    #[arg(long, value_name = "N", default_value_t = 16)]
    deals: u64,
    /// The first perturbation of a weight, as a share of itself.
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    perturbation: f32,
    /// The first step of a weight after an iteration in which one side won every duel, as a share of
    /// itself.
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    step_size: f32,
    /// The number of deals in the final contest of the new weights against the old.
    #[arg(long, value_name = "N", default_value_t = 400)]
    trial_deals: u64,
    /// The seed; the same seed gives the same weights.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

fn main() {
    let cli = Cli::parse();
    let tuned = cli.threads.run(|| shelf::with_title(&cli.title, RunTuning(&cli)));
    if let Err(reason) = tuned.unwrap_or_else(|| Err("there is no such title".into())) {
        eprintln!("{reason}");
        std::process::exit(2);
    }
}

type AnyError = Box<dyn std::error::Error + Send + Sync>;

impl Cli {
    /// The algorithm of the players.
    fn algorithm<G: Shelved>(&self) -> Result<Algorithm, AnyError> {
        match (&self.level, self.simulations) {
            (Some(name), _) => {
                let level = Level::named(name).ok_or("there is no such level")?;
                Ok(level.algorithm::<G>(self.seats).ok_or("the random baseline has no weights")?)
            }
            (None, 0) => Ok(Algorithm::Greedy { random_one_in: None }),
            (None, simulations) => Ok(Algorithm::Search { simulations }),
        }
    }
}

/// The tuning of a title that is picked at run time.
struct RunTuning<'a>(&'a Cli);

impl TitleVisitor for RunTuning<'_> {
    type Out = Result<(), AnyError>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let tuning = Tuning::<G> {
            seats: cli.seats,
            options: G::Options::read(&cli.options, &NoFiles)?,
            algorithm: cli.algorithm::<G>()?,
            deals: cli.deals,
            iterations: cli.iterations,
            perturbation: cli.perturbation,
            step_size: cli.step_size,
            seed: cli.seed,
        };
        let mut weights = tuning.run(initial_weights::<G>(&cli.from)?, |iteration| {
            let (number, of) = (iteration.number + 1, cli.iterations);
            let mut weights = iteration.weights;
            eprintln!("{number}/{of}: {:.2} {}", iteration.score, line(&mut weights));
        })?;
        let pair = [weights, G::Weights::default()];
        let score = tuning.compare(pair, cli.trial_deals, cli.seed ^ u64::MAX)?;
        for ((name, new), (_, old)) in weights.each().iter().zip(G::Weights::default().each()) {
            println!("{name} = {new:.3};  (was {old:.3})");
        }
        if let Some(Proportion { mean, low, high }) = score {
            let [mean, low, high] = [mean, low, high].map(|it| it * 100.0);
            let deals = cli.trial_deals;
            println!("new against old: {mean:.1} % ({low:.1} to {high:.1}) of {deals} deals");
        }
        Ok(())
    }
}

/// The initial weights.
fn initial_weights<G: Shelved>(words: &str) -> Result<G::Weights, AnyError> {
    let mut weights = G::Weights::default();
    for (name, value) in game::options::words(words)? {
        let mut each = weights.each().into_iter();
        let found =
            each.find(|(it, _)| *it == name).ok_or(format!("there is no weight «{name}»"))?;
        *found.1 = value.parse()?;
    }
    Ok(weights)
}

fn line(weights: &mut impl Weights) -> String {
    let each = weights.each().into_iter().map(|(name, value)| format!("{name} {value:.2}"));
    each.collect::<Vec<_>>().join(", ")
}
