//! Two ways to think against each other: `cargo run --release -p bench --bin temper -- canvas --one
//! curiosity=0.6`. What is not said is as the levels of the title think.

use arena::{Bout, Contest, Entrant, Estimate, Fault, Place, Player, Standing, standings};
use bench::Crew;
use bots::{
    Beyond, Bot, Falls, Foresight, Judged, Level, Patience, Planner, Search, Skill, Temper,
};
use clap::Parser;
use game::{NoFiles, Options};
use rayon::prelude::*;
use shelf::{Shelved, Visitor};

/// Lets a search play against one that thinks in another way, and says how often the first wins, or,
/// where each plays alone, how many points it makes on the same deals.
#[derive(Debug, Parser)]
#[command(name = "temper")]
struct Cli {
    /// The title.
    title: String,
    /// How the first one thinks, as NAME=VALUE words: games, curiosity, trust, disdain, patience
    /// (decisions in all), each (of each player), beyond=random, luck=apart; alone plans, and width of them.
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
    #[command(flatten)]
    crew: Crew,
}

type Trouble = Box<dyn std::error::Error + Send + Sync>;

fn main() {
    let cli = Cli::parse();
    let fought = cli.crew.share(|| shelf::with_title(&cli.title, Fight(&cli)));
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
        let one = Thinker::read::<G>(&cli.one, cli)?;
        let other = Thinker::read::<G>(&cli.other, cli)?;
        let options = G::Options::read(&cli.options, &NoFiles)?;
        let entrants: Vec<Box<dyn Entrant<G>>> = vec![Box::new(other), Box::new(one)];
        let contest = Contest::new(cli.seats, options.bounded(), entrants, cli.seed)?;
        let play = |number: u64| contest.play(number).expect("our own bots do not fail").bout;
        let bouts: Vec<Bout> = (0..2 * cli.deals).into_par_iter().map(play).collect();
        let found = standings(&bouts, 2, contest.rotations());
        if cli.seats == 1 {
            let [one, other] = [&found[1], &found[0]].map(points);
            return Ok(format!("alone the first makes {one}, the second {other}"));
        }
        let duels = found[1].against_first.ok_or("nobody plays against anybody")?.duels;
        let [mean, low, high] = [duels.mean, duels.low, duels.high].map(|it| 100.0 * it);
        let games = bouts.len();
        Ok(format!("the first wins {mean:.1} % ({low:.1} to {high:.1}) of {games} games"))
    }
}

/// `44.1 ± 0.6 points`.
fn points(standing: &Standing) -> String {
    let Some(Estimate { mean, margin }) = standing.points else { return "nothing".to_owned() };
    let margin = margin.map(|it| format!(" ± {it:.1}")).unwrap_or_default();
    format!("{mean:.1}{margin} points")
}

/// A search of a certain temper, or one who plans.
#[derive(Clone, Copy, Debug)]
struct Thinker {
    games: u32,
    temper: Temper,
    foresight: Option<Foresight>,
}

impl Thinker {
    fn read<G: Judged>(words: &str, cli: &Cli) -> Result<Thinker, Trouble> {
        let mut it = Thinker { games: cli.games, temper: Temper::of::<G>(), foresight: None };
        for (name, value) in game::options::words(words)? {
            match name {
                "games" => it.games = value.parse()?,
                "curiosity" => it.temper.curiosity = value.parse()?,
                "trust" => it.temper.trust = value.parse()?,
                "disdain" => it.temper.disdain = value.parse()?,
                "patience" => it.temper.patience = Patience::Decisions(value.parse()?),
                "each" => it.temper.patience = Patience::Each(value.parse()?),
                "beyond" if value == "random" => it.temper.beyond = Beyond::Random,
                "plans" => it.foresight::<G>(cli.seats)?.plans = value.parse()?,
                "width" => it.foresight::<G>(cli.seats)?.width = value.parse()?,
                "luck" if value == "apart" => it.temper.falls = Falls::Apart,
                _ => return Err(format!("«{name}={value}» is no part of a temper").into()),
            }
        }
        Ok(it)
    }

    /// How it plans: as maestro does, where nothing else was said.
    fn foresight<G: Judged>(&mut self, seats: u8) -> Result<&mut Foresight, Trouble> {
        let Some(Skill::Plan(usual)) = Level::Maestro.skill::<G>(seats) else {
            return Err("nobody plans at such a table of this title".into());
        };
        Ok(self.foresight.get_or_insert(usual))
    }
}

impl<G: Judged> Entrant<G> for Thinker {
    fn called(&self) -> String {
        "thinker".to_owned()
    }

    fn sit(&self, place: &Place<'_, G>) -> Result<Box<dyn Player<G>>, Fault> {
        let bot: Box<dyn Bot<G>> = match self.foresight {
            Some(foresight) => Box::new(Planner::<G>::new(place.seed, foresight)),
            None => Box::new(Search::<G>::new(place.seed, self.games).tempered(self.temper)),
        };
        Ok(Box::new(bot))
    }
}
