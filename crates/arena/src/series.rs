//! Many games of a contest, on many threads. Games are begun in the order of their numbers; when one
//! of them fails, those before it are finished, none after it is begun, and those under way are given
//! up. So what counts of a contest that failed is the same on any number of threads, too.

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

use crate::{Bout, Contest, Played, Walkout};

/// What came of many games.
#[derive(Debug)]
pub struct Series<E> {
    /// The results in the order of the games: all deals that everybody has played in every seat,
    /// up to the first game that failed.
    pub bouts: Vec<Bout>,
    /// By entrant, how long it thought in these games.
    pub thought: Vec<Duration>,
    /// Why there are not more games, if there should be.
    pub trouble: Option<E>,
}

/// A result, and by seat how long it took.
type Timed = (Bout, Vec<Duration>);

/// What the threads know of each other.
struct Board<E> {
    next: AtomicU64,
    /// Games from here on are not begun.
    end: AtomicU64,
    played: Mutex<Vec<Option<Timed>>>,
    trouble: Mutex<Option<(u64, E)>>,
}

impl<G: Game> Contest<G> {
    /// Plays so many games on so many threads, this one among them, or on all cores if that is 0; on
    /// fewer if the machine does not give so many. `heard` is told of each game when it is over; that
    /// may be one that does not count, because one before it fails later.
    pub fn play_all<E: From<Walkout> + Send>(
        &self,
        games: u64,
        threads: usize,
        heard: impl Fn(u64, &Played<G>) -> Result<(), E> + Sync,
    ) -> Series<E> {
        let board = Board::new(games);
        let work = || {
            while let Some(number) = board.take() {
                let played = self.play_while(number, || board.wants(number));
                let Some(played) = played.transpose() else { continue };
                let told = played.map_err(E::from).and_then(|it| heard(number, &it).map(|()| it));
                board.note(number, told.map(|it| (it.bout, it.thought)));
            }
        };
        // Nobody is called who would have nothing to do.
        let crew = crew(threads).min(usize::try_from(games).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            // Where the machine gives no more threads, it takes longer on those there are.
            let hire = || thread::Builder::new().spawn_scoped(scope, work);
            (1..crew).map_while(|_| hire().ok()).for_each(drop);
            work();
        });
        board.series(self.rotations())
    }
}

fn crew(threads: usize) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    if threads == 0 { cores() } else { threads }
}

impl<E> Board<E> {
    fn new(games: u64) -> Board<E> {
        Board {
            next: AtomicU64::new(0),
            end: AtomicU64::new(games),
            played: Mutex::new(Vec::new()),
            trouble: Mutex::new(None),
        }
    }

    /// The next game to be begun.
    fn take(&self) -> Option<u64> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.wants(number).then_some(number)
    }

    /// Whether a game can still count.
    fn wants(&self, number: u64) -> bool {
        number < self.end.load(Ordering::Relaxed)
    }

    fn note(&self, number: u64, told: Result<Timed, E>) {
        match told {
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
                let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
                if trouble.as_ref().is_none_or(|(first, _)| number < *first) {
                    *trouble = Some((number, error));
                }
            }
        }
    }

    fn series(self, rotations: usize) -> Series<E> {
        let trouble = self.trouble.into_inner().unwrap_or_else(PoisonError::into_inner);
        let played = self.played.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut played: Vec<_> = played.into_iter().map_while(|it| it).collect();
        played.truncate(played.len() / rotations * rotations);
        let mut thought = vec![Duration::ZERO; rotations];
        for (bout, thoughts) in &played {
            bout.seating
                .iter()
                .zip(thoughts)
                .for_each(|(entrant, time)| thought[*entrant] += *time);
        }
        let bouts = played.into_iter().map(|(bout, _)| bout).collect();
        Series { bouts, thought, trouble: trouble.map(|(_, error)| error) }
    }
}
