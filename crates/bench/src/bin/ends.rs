//! `cargo xtask ends`: plays many random games of each title and tells how they end.

use atelier::Atelier;
use bench::ends::{Gauge, Kind, MOST_DECISIONS, Sums, table};
use canvas::Canvas;
use clap::Parser;
use colors_of_paris::ColorsOfParis;
use game::{Game, Viewer};
use indicatif::{ProgressBar, ProgressStyle};

/// Plays random games of every preset at every number of seats, and tells how they end.
#[derive(Debug, Parser)]
#[command(name = "ends")]
struct Cli {
    /// One title instead of all.
    title: Option<String>,
    /// How many games for each preset and number of seats.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
    /// The seed; the same one gives the same table.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many where nothing but the rulebook ends a game: such games may be very long.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    unlimited: u64,
    /// Only the presets whose name contains this.
    #[arg(long, value_name = "WORD", default_value = "")]
    only: String,
}

fn main() {
    let cli = Cli::parse();
    let paris = Gauge::<ColorsOfParis> {
        round: |game| Some(game.view(Viewer::Public).studio.round.into()),
        ..Gauge::default()
    };
    let atelier = Gauge::<Atelier> {
        round: |game| Some(game.studio().round.into()),
        deck: Atelier::deck_size,
    };
    let told =
        [cli.tell_all::<Canvas>(&Gauge::default()), cli.tell_all(&paris), cli.tell_all(&atelier)];
    if !told.contains(&true) {
        eprintln!("there is no such title, or no such preset");
        std::process::exit(2);
    }
}

impl Cli {
    /// Tells how games of a title end, with the limit that programs need and without.
    fn tell_all<G: Game>(&self, gauge: &Gauge<G>) -> bool {
        let bounded = self.tell(Kind::bounded(), self.games, gauge);
        self.tell(Kind::unbounded(), self.unlimited, gauge) || bounded
    }

    /// Plays the kinds of games that are asked for and prints their table. Whether there were any.
    fn tell<G: Game>(&self, mut kinds: Vec<Kind<G>>, games: u64, gauge: &Gauge<G>) -> bool {
        kinds.retain(|kind| kind.name.contains(&self.only));
        if kinds.is_empty() || self.title.as_ref().is_some_and(|title| title != G::TITLE.slug) {
            return false;
        }
        let bar = progress(games * kinds.len() as u64);
        let sums: Vec<Sums> = kinds
            .iter()
            .map(|kind| {
                bar.set_message(format!("{}, {}, {} seats", G::TITLE.slug, kind.name, kind.seats));
                kind.play(games, self.seed, gauge, || bar.inc(1))
            })
            .collect();
        bar.finish_and_clear();
        let (name, seed) = (G::TITLE.name, self.seed);
        println!("{name}: {games} random games of each kind, seed {seed}\n");
        let lines = kinds.iter().zip(&sums);
        print!("{}", table(lines.map(|(kind, sums)| (&*kind.name, kind.seats, sums))));
        if sums.iter().any(|sums| sums.endless() != 0) {
            println!("\nGiven up: the game goes on after {MOST_DECISIONS} decisions.");
        }
        println!();
        true
    }
}

/// A bar on the standard error; indicatif draws it on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left · {msg}");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
