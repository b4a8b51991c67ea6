//! `cargo xtask bench search`: how fast searches think, beside the floor and a peer, three players,
//! one core. `-- --quick` is for a glance, `-- WORD` for those whose name contains it.

use std::time::Duration;

use atelier::Atelier;
use bench::{
    Contest, Effort, references,
    searches::{Pace, Tally, pace, thinking},
};
use bots::{Judged, Level, Temper};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;

const SEATS: u8 = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|it| it == "--quick");
    let word = arguments.iter().find(|it| !it.starts_with("--")).map_or("", |it| it.as_str());
    let mut bench = Bench { contest: references(), tallies: Vec::new(), word };
    bench.title::<Canvas>("canvas");
    bench.title::<ColorsOfParis>("paris");
    bench.title::<Atelier>("atelier");
    let (rounds, games) = if quick { (3, 1) } else { (11, 4) };
    bench.contest.run(Effort { rounds, turn: Duration::from_millis(200) });
    print!("{}", bench.contest);
    bench.tell_simulations();
    maestro::<Canvas>("canvas, maestro", SEATS, "", word, games);
    maestro::<ColorsOfParis>("paris, maestro", SEATS, "", word, games);
    maestro::<Atelier>("atelier, maestro", SEATS, "", word, games);
    // Who plays Canvas alone plans, which takes longest of all.
    maestro::<Canvas>("canvas, lone maestro, puzzle", 1, "solo=puzzle", word, games);
    maestro::<Canvas>("canvas, lone maestro, vincent", 1, "solo=vincent", word, games);
}

struct Bench<'a> {
    contest: Contest,
    tallies: Vec<(String, Tally)>,
    word: &'a str,
}

impl Bench<'_> {
    fn title<G: Judged>(&mut self, name: &str) {
        let tempers = [("plain", Temper::plain()), ("as it plays", Temper::of::<G>())];
        for (how, temper) in tempers {
            let name = format!("{name}, search, {how}");
            if name.contains(self.word) {
                let (work, tally) = thinking::<G>(SEATS, "", temper);
                self.contest.add(name.clone(), "decision", work);
                self.tallies.push((name, tally));
            }
        }
    }

    /// Speed is what the contest has measured; how long the games were is what the searches tell.
    #[expect(clippy::cast_precision_loss, reason = "a measurement has few digits")]
    fn tell_simulations(&self) {
        for (name, tally) in &self.tallies {
            let nanos = self.contest.median(name).expect("it took part");
            let length = tally.get().decisions as f64 / tally.get().games as f64;
            let speed = 1e9 / (nanos * length);
            println!("{name:34}{speed:8.0} simulations a second of {length:.0} decisions");
        }
    }
}

fn maestro<G: Judged>(name: &str, seats: u8, options: &str, word: &str, games: u64) {
    if !name.contains(word) {
        return;
    }
    let Pace { decisions, total, worst } = pace::<G>(seats, options, Level::Maestro, games);
    let mean = total.as_secs_f64() * 1e3 / f64::from(decisions.max(1));
    let worst = worst.as_secs_f64() * 1e3;
    println!("{name:34}{mean:8.0} ms a decision, {worst:.0} at worst, of {decisions}");
}
