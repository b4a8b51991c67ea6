//! Runs: one game, one trial on all cores, all trials of a title.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
};

use game::{Game, Rulebook, Table};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::{
    Breach, Law, Tally, Trial,
    breach::{Broken, Kept, broken},
    extent,
    law::{
        draws::{self, Shapes},
        fairly::{Beginnings, Through},
        reads_back,
    },
    quiet::quietly,
    walk::{Desk, Walk},
};

/// Checks every law for every preset of `G` at every number of seats, and prints what it saw.
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

/// Checks every law for one option set and number of seats, in the games of seeds 0 to `games`.
///
/// # Errors
///
/// Gives the breach in the game of the lowest seed.
pub fn check<G: Game>(trial: &Trial<G::Options>, games: u64) -> Result<Tally, Breach> {
    run::<G>(trial, 0..games, games, &ProgressBar::hidden())
}

/// Checks every law for many ways to play, a few games each, in the games of seeds 0 to `games`.
///
/// # Errors
///
/// Gives the first breach, in the order of the trials.
pub fn check_each<G: Game>(trials: &[Trial<G::Options>], games: u64) -> Result<Tally, Breach> {
    let answers: Vec<_> = trials.par_iter().map(|trial| check::<G>(trial, games)).collect();
    answers.into_iter().try_fold(Tally::default(), |mut sum, answer| {
        sum += answer?;
        Ok(sum)
    })
}

/// Plays the game of one seed again, with every law looking on.
///
/// # Errors
///
/// Gives the breach, if there is one.
pub fn again<G: Game>(trial: &Trial<G::Options>, seed: u64) -> Result<Tally, Breach> {
    run::<G>(trial, seed..seed + 1, u64::MAX, &ProgressBar::hidden())
}

/// Checks that `G` imagines fairly: begins `games` games, each `steps` events long, decisions
/// included, and compares the worlds that look the same to a viewer with those imagined from what
/// the viewer sees. Returns how many views could be compared.
///
/// [`laws`] does so for the deal, where luck alone decides. With decisions it takes a set-up of the
/// title's own: only where few cards can lie in few places do the same views come up again.
///
/// A decision counts for no more than that it was possible. Where equal cards are one and the same
/// action this is a ruling a title may not share; where every card is its own, it is no question.
///
/// # Errors
///
/// Gives the breach.
///
/// # Panics
///
/// Panics if no view that hides something came up often enough to prove anything.
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

/// Checks every law in the games of `seeds`. The laws that have games of their own play at most
/// `others` of them: one seed played again may be one that only those have seen break.
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

/// The preset can be played, and its options are read back.
fn opens<G: Game>(trial: &Trial<G::Options>) -> Kept {
    reads_back::options::<G>(&trial.options, &Rulebook::read(G::TITLE.rules))?;
    match Table::<G>::open(trial.seats, trial.options.clone()) {
        Ok(_) => Ok(()),
        Err(why) => broken!(Law::Plays, "the preset does not open: {why}"),
    }
}

/// Plays the games of `seeds` on all cores. The answer does not depend on which is done first:
/// once a game has broken a law, those of lower seeds are still played, and only those.
fn play_all<G: Game>(
    trial: &Trial<G::Options>,
    seeds: Range<u64>,
    bar: &ProgressBar,
) -> Result<Tally, Breach> {
    let lowest = AtomicU64::new(u64::MAX);
    let play = |desk: &mut Desk<G>, seed| {
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
    seeds.into_par_iter().map_init(Desk::new, play).reduce(|| Ok(Tally::default()), add)
}

/// Adds two answers: a breach before a tally, the lower seed before the higher.
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
    desk: &mut Desk<G>,
) -> Result<Tally, Breach> {
    let mut walk = Walk::new(trial, seed, desk).expect("the preset opens");
    let played = quietly(|| walk.play()).unwrap_or_else(|panic| Err(walk.panicked(&panic)));
    played.map_err(|broken| broken.at(walk.table(), trial, seed))
}

/// Draws as the weights say, in the first few of so many games.
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

/// Imagines fairly what has been dealt, one card, two, and so on. The price is the same for any
/// number of games from fifty on; a run of a few is not worth it.
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

/// What a law answered, a panic counting as a breach.
fn kept<T>(answer: Result<Kept<T>, String>) -> Kept<T> {
    answer.unwrap_or_else(|panic| Err(Broken::by_panic(panic)))
}

/// A bar on the standard error; indicatif draws it on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left · {msg}");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
