//! `cargo xtask ends`: statistics of many random games of each title.

use atelier::Atelier;
use bench::ends::{GameCounts, GameSetup, MAX_DECISIONS, Measures, table};
use canvas::Canvas;
use clap::Parser;
use colors_of_paris::ColorsOfParis;
use game::{Game, Viewer};
use indicatif::{ProgressBar, ProgressStyle};

/// Plays random games of every preset at every number of seats, and prints how they end.
#[derive(Debug, Parser)]
#[command(name = "ends")]
struct Cli {
    /// One title instead of all.
    title: Option<String>,
    /// The number of games for each preset and number of seats.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
    /// The seed; the same seed gives the same table.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The number of games for each preset without a limit of rounds; such games may be very long.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    unlimited: u64,
    /// Only the presets whose name contains this word.
    #[arg(long, value_name = "WORD", default_value = "")]
    only: String,
}

fn main() {
    let cli = Cli::parse();
    let paris = Measures::<ColorsOfParis> {
        round: |game| Some(game.view(Viewer::Public).studio.round.into()),
        ..Measures::default()
    };
    let atelier = Measures::<Atelier> {
        round: |game| Some(game.studio().round.into()),
        deck: Atelier::deck_size,
    };
    let text = [
        cli.print_all::<Canvas>(&Measures::default()),
        cli.print_all(&paris),
        cli.print_all(&atelier),
    ];
    if !text.contains(&true) {
        eprintln!("there is no such title, or no such preset");
        std::process::exit(2);
    }
}

impl Cli {
    /// Prints the tables of a title, with the limits that programs need and without; returns
    /// whether there were any.
    fn print_all<G: Game>(&self, measures: &Measures<G>) -> bool {
        let bounded = self.print(GameSetup::bounded(), self.games, measures);
        self.print(GameSetup::unbounded(), self.unlimited, measures) || bounded
    }

    /// Plays the set-ups that were asked for and prints their table; returns whether there were
    /// any.
    fn print<G: Game>(
        &self,
        mut setups: Vec<GameSetup<G>>,
        games: u64,
        measures: &Measures<G>,
    ) -> bool {
        setups.retain(|setup| setup.name.contains(&self.only));
        if setups.is_empty() || self.title.as_ref().is_some_and(|title| title != G::TITLE.slug) {
            return false;
        }
        let bar = progress(games * setups.len() as u64);
        let counts: Vec<GameCounts> = setups
            .iter()
            .map(|setup| {
                bar.set_message(format!(
                    "{}, {}, {} seats",
                    G::TITLE.slug,
                    setup.name,
                    setup.seats
                ));
                setup.play(games, self.seed, measures, || bar.inc(1))
            })
            .collect();
        bar.finish_and_clear();
        let (name, seed) = (G::TITLE.name, self.seed);
        println!("{name}: {games} random games of each kind, seed {seed}\n");
        let lines = setups.iter().zip(&counts);
        print!("{}", table(lines.map(|(setup, counts)| (&*setup.name, setup.seats, counts))));
        if counts.iter().any(|counts| counts.unfinished() != 0) {
            println!("\nGiven up: the game goes on after {MAX_DECISIONS} decisions.");
        }
        println!();
        true
    }
}

/// A progress bar on standard error; indicatif draws it only on a terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left · {msg}");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
