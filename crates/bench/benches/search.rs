//! `cargo xtask bench search`: the speed of searches, beside the floor and a peer, with three
//! players on one core. `-- --quick` takes fewer samples; `-- WORD` runs only the cases whose name
//! contains the word.

use std::time::Duration;

use atelier::Atelier;
use bench::{
    Benchmark, Sampling, references,
    searches::{DecisionTimes, SharedStats, decision_times, simulations},
};
use bots::{Judged, Level, SearchSettings};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;

const SEATS: u8 = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|it| it == "--quick");
    let word = arguments.iter().find(|it| !it.starts_with("--")).map_or("", |it| it.as_str());
    let mut bench = SearchBenchmark { benchmark: references(), stats: Vec::new(), word };
    bench.title::<Canvas>("canvas");
    bench.title::<ColorsOfParis>("paris");
    bench.title::<Atelier>("atelier");
    let (rounds, games) = if quick { (3, 1) } else { (11, 4) };
    bench.benchmark.run(Sampling { rounds, min_time: Duration::from_millis(200) });
    print!("{}", bench.benchmark);
    bench.print_simulations();
    maestro::<Canvas>("canvas, maestro", SEATS, "", word, games);
    maestro::<ColorsOfParis>("paris, maestro", SEATS, "", word, games);
    maestro::<Atelier>("atelier, maestro", SEATS, "", word, games);
    // In solo games of Canvas maestro plans, which takes longest of all.
    maestro::<Canvas>("canvas, lone maestro, puzzle", 1, "solo=puzzle", word, games);
    maestro::<Canvas>("canvas, lone maestro, vincent", 1, "solo=vincent", word, games);
}

/// The benchmark with the counts of its searches.
struct SearchBenchmark<'a> {
    benchmark: Benchmark,
    stats: Vec<(String, SharedStats)>,
    word: &'a str,
}

impl SearchBenchmark<'_> {
    fn title<G: Judged>(&mut self, name: &str) {
        let settings =
            [("plain", SearchSettings::vanilla()), ("as it plays", SearchSettings::of::<G>())];
        for (how, settings) in settings {
            let name = format!("{name}, search, {how}");
            if name.contains(self.word) {
                let (work, stats) = simulations::<G>(SEATS, "", settings);
                self.benchmark.add(name.clone(), "decision", work);
                self.stats.push((name, stats));
            }
        }
    }

    /// Prints the number of simulations a second: the time of a decision comes from the benchmark,
    /// the number of decisions in a simulation from the search.
    #[expect(clippy::cast_precision_loss, reason = "a measurement has few digits")]
    fn print_simulations(&self) {
        for (name, stats) in &self.stats {
            let nanos = self.benchmark.median(name).expect("it took part");
            let length = stats.get().decisions as f64 / stats.get().simulations as f64;
            let speed = 1e9 / (nanos * length);
            println!("{name:34}{speed:8.0} simulations a second of {length:.0} decisions");
        }
    }
}

/// Prints the mean and the longest time of maestro's decisions.
fn maestro<G: Judged>(name: &str, seats: u8, options: &str, word: &str, games: u64) {
    if !name.contains(word) {
        return;
    }
    let DecisionTimes { decisions, total, worst } =
        decision_times::<G>(seats, options, Level::Maestro, games);
    let mean = total.as_secs_f64() * 1e3 / f64::from(decisions.max(1));
    let worst = worst.as_secs_f64() * 1e3;
    println!("{name:34}{mean:8.0} ms a decision, {worst:.0} at worst, of {decisions}");
}
