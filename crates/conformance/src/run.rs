//! Runs of the suite: one game, one trial on all cores, all trials of a title.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
};

use game::{Game, Rulebook, Table};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::{
    Breach, Law, Tally, Trial,
    breach::{Broken, LawResult, broken},
    extent,
    law::{
        draws::{self, Shapes},
        fairly::{Beginnings, Through},
        reads_back,
    },
    quiet::quietly,
    walk::{Walk, WalkBuffers},
};

/// Checks every law for every preset of `G` at every number of seats, and prints the tallies.
///
/// # Panics
///
/// Panics with the first breach.
pub fn laws<G: Game>() {
    let (trials, seeds) = (Trial::all::<G>(), extent::seeds());
    assert!(!trials.is_empty(), "{} has no presets", G::TITLE.name);
    let bar = progress(trials.len() as u64 * (seeds.end - seeds.start));
    for trial in &trials {
        bar.set_message(format!("{} · {trial}", G::TITLE.slug));
        match run::<G>(trial, seeds.clone(), u64::MAX, &bar) {
            Ok(tally) => bar.suspend(|| println!("{} · {trial}: {tally}", G::TITLE.slug)),
            Err(breach) => {
                bar.finish_and_clear();
                panic!("{}: {breach}", G::TITLE.name);
            }
        }
    }
    bar.finish_and_clear();
}

/// Checks every law for one trial, in the games of seeds 0 to `games`.
///
/// # Errors
///
/// Returns the breach in the game of the lowest seed.
pub fn check<G: Game>(trial: &Trial<G::Options>, games: u64) -> Result<Tally, Breach> {
    run::<G>(trial, 0..games, games, &ProgressBar::hidden())
}

/// Checks every law for many trials, each in the games of seeds 0 to `games`.
///
/// # Errors
///
/// Returns the first breach, in the order of the trials.
pub fn check_each<G: Game>(trials: &[Trial<G::Options>], games: u64) -> Result<Tally, Breach> {
    let answers: Vec<_> = trials.par_iter().map(|trial| check::<G>(trial, games)).collect();
    answers.into_iter().try_fold(Tally::default(), |mut sum, answer| {
        sum += answer?;
        Ok(sum)
    })
}

/// Checks every law in the game of one seed, to reproduce a breach.
///
/// # Errors
///
/// Returns the breach, if there is one.
pub fn again<G: Game>(trial: &Trial<G::Options>, seed: u64) -> Result<Tally, Breach> {
    run::<G>(trial, seed..seed + 1, u64::MAX, &ProgressBar::hidden())
}

/// Checks that `G` imagines fairly after decisions of players: plays `games` beginnings of `steps` events each,
/// and compares the states that have the same view with those that are imagined from it. Returns the number of
/// views that were compared.
///
/// [`laws`] does so for the deal, where luck alone decides. With decisions it needs a small deck: only where
/// few cards can lie in few places do the same views come up again.
///
/// A decision is taken to prove no more than that it was legal. Where equal cards are the same action a title
/// may see this differently; where every card is its own action there is no doubt.
///
/// # Errors
///
/// Returns the breach.
///
/// # Panics
///
/// Panics if no view that hides something came up often enough to be compared.
pub fn fair<G: Game>(trial: &Trial<G::Options>, steps: usize, games: u64) -> Result<u64, Breach> {
    let beginnings = Beginnings { trial, steps, games, through: Through::Decisions };
    let compared = kept(quietly(|| beginnings.imagine_fairly::<G>()))
        .map_err(|broken| broken.after(steps, trial))?;
    assert!(
        0 < compared,
        "{trial}: after {steps} events no view that hides something comes up often"
    );
    Ok(compared)
}

/// Checks every law in the games of `seeds`. The laws that play games of their own, *draws* and *imagines
/// fairly*, play at most `others` of them: a seed that is played again may be that of a breach which only they
/// can see.
fn run<G: Game>(
    trial: &Trial<G::Options>,
    seeds: Range<u64>,
    others: u64,
    bar: &ProgressBar,
) -> Result<Tally, Breach> {
    kept(quietly(|| opens::<G>(trial))).map_err(|broken| broken.after(0, trial))?;
    let (played, (drawn, dealt)) = rayon::join(
        || play_all::<G>(trial, seeds, bar),
        || rayon::join(|| draws::<G>(trial, others), || deals_fairly::<G>(trial, others)),
    );
    let mut tally = played?;
    drawn?;
    tally.compared = dealt?;
    Ok(tally)
}

/// Checks that the preset opens a table and that its options are read back.
fn opens<G: Game>(trial: &Trial<G::Options>) -> LawResult {
    reads_back::options::<G>(&trial.options, &Rulebook::read(G::TITLE.rules))?;
    match Table::<G>::open(trial.seats, trial.options.clone()) {
        Ok(_) => Ok(()),
        Err(why) => broken!(Law::Plays, "the preset does not open: {why}"),
    }
}

/// Plays the games of `seeds` on all cores. The answer does not depend on their order: after a breach the games
/// of lower seeds are still played, and no others.
fn play_all<G: Game>(
    trial: &Trial<G::Options>,
    seeds: Range<u64>,
    bar: &ProgressBar,
) -> Result<Tally, Breach> {
    let lowest = AtomicU64::new(u64::MAX);
    let play = |desk: &mut WalkBuffers<G>, seed| {
        if lowest.load(Ordering::Relaxed) < seed {
            return Ok(Tally::default());
        }
        let played = play::<G>(trial, seed, desk);
        if played.is_err() {
            lowest.fetch_min(seed, Ordering::Relaxed);
        }
        bar.inc(1);
        played
    };
    seeds.into_par_iter().map_init(WalkBuffers::new, play).reduce(|| Ok(Tally::default()), add)
}

/// Combines two answers: a breach wins over a tally, and the breach of the lower seed over the other.
fn add(ours: Result<Tally, Breach>, theirs: Result<Tally, Breach>) -> Result<Tally, Breach> {
    match (ours, theirs) {
        (Ok(mut ours), Ok(theirs)) => {
            ours += theirs;
            Ok(ours)
        }
        (Err(ours), Err(theirs)) => Err(if ours.seed < theirs.seed { ours } else { theirs }),
        (Err(breach), Ok(_)) | (Ok(_), Err(breach)) => Err(breach),
    }
}

fn play<G: Game>(
    trial: &Trial<G::Options>,
    seed: u64,
    desk: &mut WalkBuffers<G>,
) -> Result<Tally, Breach> {
    let mut walk = Walk::new(trial, seed, desk).expect("the preset opens");
    let played = quietly(|| walk.play()).unwrap_or_else(|panic| Err(walk.panicked(&panic)));
    played.map_err(|broken| broken.at(walk.table(), trial, seed))
}

/// Checks the law *draws* in the first few of `games` games.
fn draws<G: Game>(trial: &Trial<G::Options>, games: u64) -> Result<(), Breach> {
    const GAMES: u64 = 4;
    let mut shapes = Shapes::default();
    for seed in 0..GAMES.min(games) {
        let mut luck = trial.dice(seed);
        let mut table = Table::<G>::open(trial.seats, trial.options.clone()).expect("it opens");
        kept(quietly(|| draws::in_the_long_run(&mut table, &mut shapes, &mut luck)))
            .map_err(|broken| broken.at(&table, trial, seed))?;
    }
    Ok(())
}

/// Checks the law *imagines fairly* after one event of the deal, after two, and so on. From fifty games on the
/// cost does not grow; fewer games begin fewer deals.
fn deals_fairly<G: Game>(trial: &Trial<G::Options>, games: u64) -> Result<u64, Breach> {
    const STEPS: usize = 8;
    const DEALS: u64 = 1000;
    const DEALS_A_GAME: u64 = 20;
    let games = DEALS.min(games.saturating_mul(DEALS_A_GAME));
    let mut compared = 0;
    for steps in 1..=STEPS {
        let beginnings = Beginnings { trial, steps, games, through: Through::Luck };
        compared += kept(quietly(|| beginnings.imagine_fairly::<G>()))
            .map_err(|broken| broken.after(steps, trial))?;
    }
    Ok(compared)
}

/// The answer of a law, with a panic as a breach.
fn kept<T>(answer: Result<LawResult<T>, String>) -> LawResult<T> {
    answer.unwrap_or_else(|panic| Err(Broken::by_panic(panic)))
}

/// A progress bar on the standard error; `indicatif` draws it on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left · {msg}");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
