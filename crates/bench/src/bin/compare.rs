//! Two searches with different settings against each other: `cargo run --release -p bench --bin compare
//! -- canvas --first exploration=0.6`. Settings that are not given are those of the title's levels.

use arena::{
    Contest, ContestPlayer, Entrant, EntrantStanding, Estimate, GameResult, PlayerError,
    SeatAssignment, standings,
};
use bench::Threads;
use bots::{
    Algorithm, Bot, ChanceNodes, Judged, Level, Planner, PlannerSettings, RolloutLimit,
    RolloutPolicy, Search, SearchSettings,
};
use clap::Parser;
use game::{NoFiles, Options};
use rayon::prelude::*;
use shelf::{Shelved, TitleVisitor};

/// Plays a search against one with other settings, and prints the proportion of duels that the first
/// one wins, or, in solo games, the mean points of both on the same deals.
#[derive(Debug, Parser)]
#[command(name = "compare")]
struct Cli {
    /// The title.
    title: String,
    /// The settings of the first search, as `NAME=VALUE` words: simulations, exploration,
    /// `prior_weight`, `prior_sharpness`, `rollout_limit` (decisions in all), `rollout_limit_per_seat`,
    /// `rollouts=random`, `chance_nodes=explicit`; for a planner in solo games plans and `beam_width`.
    #[arg(long, value_name = "WORDS", default_value = "")]
    first: String,
    /// The settings of the second search.
    #[arg(long, value_name = "WORDS", default_value = "")]
    second: String,
    /// The number of simulations for a decision, where the settings do not say it.
    #[arg(long, value_name = "N", default_value_t = 200)]
    simulations: u32,
    /// The number of seats at a table.
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// The options of the games, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// The number of deals, each played in both seatings.
    #[arg(long, value_name = "N", default_value_t = 100)]
    deals: u64,
    /// The seed; the same seed gives the same result.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

type AnyError = Box<dyn std::error::Error + Send + Sync>;

fn main() {
    let cli = Cli::parse();
    let compared = cli.threads.run(|| shelf::with_title(&cli.title, RunComparison(&cli)));
    match compared.unwrap_or_else(|| Err("there is no such title".into())) {
        Ok(result) => println!("{result}"),
        Err(reason) => {
            eprintln!("{reason}");
            std::process::exit(2);
        }
    }
}

/// The comparison in a title that is picked at run time.
struct RunComparison<'a>(&'a Cli);

impl TitleVisitor for RunComparison<'_> {
    type Out = Result<String, AnyError>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let first = Configured::read::<G>(&cli.first, cli)?;
        let second = Configured::read::<G>(&cli.second, cli)?;
        let options = G::Options::read(&cli.options, &NoFiles)?;
        let entrants: Vec<Box<dyn Entrant<G>>> = vec![Box::new(second), Box::new(first)];
        let contest = Contest::new(cli.seats, options.bounded(), entrants, cli.seed)?;
        let play = |number: u64| contest.play(number).expect("our own bots do not fail").result;
        let results: Vec<GameResult> = (0..2 * cli.deals).into_par_iter().map(play).collect();
        let found = standings(&results, 2, contest.rotations());
        if cli.seats == 1 {
            let [first, second] = [&found[1], &found[0]].map(points);
            return Ok(format!("in solo games the first makes {first}, the second {second}"));
        }
        let duels = found[1].against_first.ok_or("nobody plays against anybody")?.duels;
        let [mean, low, high] = [duels.mean, duels.low, duels.high].map(|it| 100.0 * it);
        let games = results.len();
        Ok(format!("the first wins {mean:.1} % ({low:.1} to {high:.1}) of {games} games"))
    }
}

/// A mean of points with its margin: `44.1 ± 0.6 points`.
fn points(standing: &EntrantStanding) -> String {
    let Some(Estimate { mean, margin }) = standing.points else { return "nothing".to_owned() };
    let margin = margin.map(|it| format!(" ± {it:.1}")).unwrap_or_default();
    format!("{mean:.1}{margin} points")
}

/// An entrant with given settings: a search, or a planner if it has settings of one.
#[derive(Clone, Copy, Debug)]
struct Configured {
    simulations: u32,
    search: SearchSettings,
    planner: Option<PlannerSettings>,
}

impl Configured {
    fn read<G: Judged>(words: &str, cli: &Cli) -> Result<Configured, AnyError> {
        let (simulations, search) = (cli.simulations, SearchSettings::of::<G>());
        let mut it = Configured { simulations, search, planner: None };
        for (name, value) in game::options::words(words)? {
            match name {
                "simulations" => it.simulations = value.parse()?,
                "exploration" => it.search.exploration = value.parse()?,
                "prior_weight" => it.search.prior_weight = value.parse()?,
                "prior_sharpness" => it.search.prior_sharpness = value.parse()?,
                "rollout_limit" => {
                    it.search.rollout_limit = RolloutLimit::Decisions(value.parse()?);
                }
                "rollout_limit_per_seat" => {
                    it.search.rollout_limit = RolloutLimit::DecisionsPerSeat(value.parse()?);
                }
                "rollouts" if value == "random" => {
                    it.search.rollout_policy = RolloutPolicy::Random;
                }
                "chance_nodes" if value == "explicit" => {
                    it.search.chance_nodes = ChanceNodes::Explicit;
                }
                "plans" => it.planner::<G>(cli.seats)?.plans = value.parse()?,
                "beam_width" => it.planner::<G>(cli.seats)?.beam_width = value.parse()?,
                _ => return Err(format!("«{name}={value}» is no setting of a search").into()),
            }
        }
        Ok(it)
    }

    /// The settings of the entrant's planner, at first those of maestro.
    fn planner<G: Judged>(&mut self, seats: u8) -> Result<&mut PlannerSettings, AnyError> {
        let Some(Algorithm::Planner(default)) = Level::Maestro.algorithm::<G>(seats) else {
            return Err("no level plans at such a table of this title".into());
        };
        Ok(self.planner.get_or_insert(default))
    }
}

impl<G: Judged> Entrant<G> for Configured {
    fn display_name(&self) -> String {
        "configured".to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError> {
        let seed = assignment.seed;
        let bot: Box<dyn Bot<G>> = match self.planner {
            Some(settings) => Box::new(Planner::<G>::new(seed, settings)),
            None => Box::new(Search::<G>::new(seed, self.simulations).with_settings(self.search)),
        };
        Ok(Box::new(bot))
    }
}
