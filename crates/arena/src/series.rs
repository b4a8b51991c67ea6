//! A series: many games of a contest on several threads. Games start in the order of their numbers.
//! When one fails, those before it are finished, none after it is started, and later ones that are
//! running are abandoned. So the counted games of a failed series are also the same on any number
//! of threads.

use std::{
    num::NonZero,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use game::Game;

use crate::{Contest, Forfeit, GameResult, PlayedGame};

/// The results of many games.
#[derive(Debug)]
pub struct Series<E> {
    /// The results in the order of the games: all complete deals, in which every entrant had every
    /// seat, before the first game that failed.
    pub results: Vec<GameResult>,
    /// The CPU time of each entrant in these games.
    pub cpu_time: Vec<Duration>,
    /// The error of the first game that failed, if any did.
    pub error: Option<E>,
}

/// A result with the CPU time of each seat.
type TimedResult = (GameResult, Vec<Duration>);

/// The state that the threads share.
struct Progress<E> {
    next: AtomicU64,
    /// The number from which on games are not started.
    end: AtomicU64,
    played: Mutex<Vec<Option<TimedResult>>>,
    error: Mutex<Option<(u64, E)>>,
}

impl<G: Game> Contest<G> {
    /// Plays the given number of games on the given number of threads, the current one among them: on all cores
    /// if `threads` is 0, and on fewer if the system does not start that many. `observe` is called for each
    /// finished game. A game may be observed and not count, if an earlier one fails later.
    pub fn play_all<E: From<Forfeit> + Send>(
        &self,
        games: u64,
        threads: usize,
        observe: impl Fn(u64, &PlayedGame<G>) -> Result<(), E> + Sync,
    ) -> Series<E> {
        let progress = Progress::new(games);
        let work = || {
            while let Some(number) = progress.take() {
                let played = self.play_while(number, || progress.wants(number));
                let Some(played) = played.transpose() else { continue };
                let outcome =
                    played.map_err(E::from).and_then(|it| observe(number, &it).map(|()| it));
                progress.note(number, outcome.map(|it| (it.result, it.cpu_time)));
            }
        };
        // No thread is started that would have nothing to do.
        let thread_count = thread_count(threads).min(usize::try_from(games).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            // Where the system starts no more threads, those that run play all games.
            let spawn = || thread::Builder::new().spawn_scoped(scope, work);
            (1..thread_count).map_while(|_| spawn().ok()).for_each(drop);
            work();
        });
        progress.series(self.rotations())
    }
}

fn thread_count(threads: usize) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    if threads == 0 { cores() } else { threads }
}

impl<E> Progress<E> {
    fn new(games: u64) -> Progress<E> {
        Progress {
            next: AtomicU64::new(0),
            end: AtomicU64::new(games),
            played: Mutex::new(Vec::new()),
            error: Mutex::new(None),
        }
    }

    /// The number of the next game to start.
    fn take(&self) -> Option<u64> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.wants(number).then_some(number)
    }

    /// Whether a game can still count.
    fn wants(&self, number: u64) -> bool {
        number < self.end.load(Ordering::Relaxed)
    }

    fn note(&self, number: u64, outcome: Result<TimedResult, E>) {
        match outcome {
            Ok(result) => {
                let mut played = self.played.lock().unwrap_or_else(PoisonError::into_inner);
                let at = usize::try_from(number).expect("there is memory for so many games");
                if played.len() <= at {
                    played.resize(at + 1, None);
                }
                played[at] = Some(result);
            }
            Err(error) => {
                self.end.fetch_min(number, Ordering::Relaxed);
                let mut first_error = self.error.lock().unwrap_or_else(PoisonError::into_inner);
                if first_error.as_ref().is_none_or(|(first, _)| number < *first) {
                    *first_error = Some((number, error));
                }
            }
        }
    }

    fn series(self, rotations: usize) -> Series<E> {
        let error = self.error.into_inner().unwrap_or_else(PoisonError::into_inner);
        let played = self.played.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut played: Vec<_> = played.into_iter().map_while(|it| it).collect();
        played.truncate(played.len() / rotations * rotations);
        let mut cpu_time = vec![Duration::ZERO; rotations];
        for (result, times) in &played {
            result
                .seating
                .iter()
                .zip(times)
                .for_each(|(entrant, time)| cpu_time[*entrant] += *time);
        }
        let results = played.into_iter().map(|(result, _)| result).collect();
        Series { results, cpu_time, error: error.map(|(_, error)| error) }
    }
}
