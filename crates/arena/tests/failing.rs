//! Tests of failing players: the results are the same on any number of threads, namely those of the deals
//! before the first failure, and its error.

use std::sync::Mutex;

use arena::{
    Contest, ContestPlayer, Entrant, Forfeit, GameResult, PlayerError, SeatAssignment, Series,
};
use bots::Level;
use canvas::{Action, Canvas, View};
use game::Seat;

/// An entrant that plays at random, and fails in some deals after a number of decisions.
struct Quitter {
    deals: &'static [u64],
    decisions: u32,
}

struct Quitting {
    left: Option<u32>,
    bot: Box<dyn ContestPlayer<Canvas>>,
}

impl Entrant<Canvas> for Quitter {
    fn display_name(&self) -> String {
        "quitter".to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, Canvas>,
    ) -> Result<Box<dyn ContestPlayer<Canvas>>, PlayerError> {
        let left = self.deals.contains(&assignment.deal).then_some(self.decisions);
        Ok(Box::new(Quitting { left, bot: Level::Random.sit(assignment)? }))
    }
}

impl ContestPlayer<Canvas> for Quitting {
    fn choose(
        &mut self,
        seat: Seat,
        view: &View,
        actions: &[Action],
    ) -> Result<Action, PlayerError> {
        if let Some(left) = &mut self.left {
            *left = left.checked_sub(1).ok_or_else(|| PlayerError("has had enough".to_owned()))?;
        }
        self.bot.choose(seat, view, actions)
    }
}

/// A series of thirty games with a quitter, and the numbers of the games that were observed.
fn series(quitter: Quitter, threads: usize) -> (Series<Forfeit>, Vec<u64>) {
    let entrants: Vec<Box<dyn Entrant<Canvas>>> = vec![Box::new(Level::Random), Box::new(quitter)];
    let contest = Contest::new(2, canvas::Options::default(), entrants, 7).unwrap();
    let observed = Mutex::new(Vec::new());
    let series = contest.play_all(30, threads, |number, _| {
        observed.lock().unwrap().push(number);
        Ok(())
    });
    let mut observed = observed.into_inner().unwrap();
    observed.sort_unstable();
    (series, observed)
}

/// The results of a contest without failures.
fn undisturbed() -> Vec<GameResult> {
    let (series, observed) = series(Quitter { deals: &[], decisions: 0 }, 2);
    assert_eq!((series.error, observed), (None, (0..30).collect()));
    series.results
}

#[track_caller]
fn check(deals: &'static [u64], decisions: u32, counted: usize, game: u64, seat: Seat) {
    let all = undisturbed();
    let error = PlayerError("has had enough".to_owned());
    let expected = Forfeit { game, seat, name: "quitter".to_owned(), error };
    for threads in [1, 2, 3, 8, 40] {
        let (series, observed) = series(Quitter { deals, decisions }, threads);
        assert_eq!(series.error.as_ref(), Some(&expected), "{threads} threads");
        assert_eq!(series.results, all[..counted], "{threads} threads");
        let before: Vec<u64> = observed.into_iter().filter(|it| *it < game).collect();
        assert_eq!(before, (0..game).collect::<Vec<_>>(), "{threads} threads");
    }
}

#[test]
fn deals_before_a_failure_count() {
    check(&[6], 3, 12, 12, Seat(1));
    check(&[0], 0, 0, 0, Seat(1));
}

/// A thread may meet a later failure first, while games before it take longer; the first failure by number is
/// still the one reported.
#[test]
fn the_first_failure_is_reported() {
    check(&[5, 6, 7, 8, 9, 10], 2, 10, 10, Seat(1));
    check(&[5, 14], 12, 10, 10, Seat(1));
}

/// The observer of games may fail too, for example if a disk is full.
#[test]
fn an_observer_may_fail() {
    let entrants: Vec<Box<dyn Entrant<Canvas>>> =
        vec![Box::new(Level::Random), Box::new(Level::Random)];
    let contest = Contest::new(2, canvas::Options::default(), entrants, 7).unwrap();
    for threads in [1, 4] {
        let series = contest.play_all(30, threads, |number, _| match number {
            9.. => Err(Trouble(number)),
            _ => Ok(()),
        });
        assert_eq!((series.error, series.results.len()), (Some(Trouble(9)), 8));
    }
}

#[derive(Debug, PartialEq)]
struct Trouble(u64);

impl From<Forfeit> for Trouble {
    fn from(forfeit: Forfeit) -> Trouble {
        panic!("{forfeit}")
    }
}
