//! When a player fails, what counts is the same on any number of threads: the deals before the first
//! failure, and why there are not more.

use std::sync::Mutex;

use arena::{Bout, Contest, Entrant, Fault, Place, Player, Series, Walkout};
use bots::Level;
use canvas::{Action, Canvas, View};
use game::Seat;

/// Plays at random and gives up in some deals, after so many decisions.
struct Quitter {
    deals: &'static [u64],
    decisions: u32,
}

struct Quitting {
    left: Option<u32>,
    bot: Box<dyn Player<Canvas>>,
}

impl Entrant<Canvas> for Quitter {
    fn called(&self) -> String {
        "quitter".to_owned()
    }

    fn sit(&self, place: &Place<'_, Canvas>) -> Result<Box<dyn Player<Canvas>>, Fault> {
        let left = self.deals.contains(&place.deal).then_some(self.decisions);
        Ok(Box::new(Quitting { left, bot: Level::Random.sit(place)? }))
    }
}

impl Player<Canvas> for Quitting {
    fn choose(&mut self, seat: Seat, view: &View, actions: &[Action]) -> Result<Action, Fault> {
        if let Some(left) = &mut self.left {
            *left = left.checked_sub(1).ok_or_else(|| Fault("has had enough".to_owned()))?;
        }
        self.bot.choose(seat, view, actions)
    }
}

/// Thirty games with a quitter, and the numbers of those that were heard of.
fn series(quitter: Quitter, threads: usize) -> (Series<Walkout>, Vec<u64>) {
    let entrants: Vec<Box<dyn Entrant<Canvas>>> = vec![Box::new(Level::Random), Box::new(quitter)];
    let contest = Contest::new(2, canvas::Options::default(), entrants, 7).unwrap();
    let heard = Mutex::new(Vec::new());
    let series = contest.play_all(30, threads, |number, _| {
        heard.lock().unwrap().push(number);
        Ok(())
    });
    let mut heard = heard.into_inner().unwrap();
    heard.sort_unstable();
    (series, heard)
}

/// Those of a contest without failures.
fn undisturbed() -> Vec<Bout> {
    let (series, heard) = series(Quitter { deals: &[], decisions: 0 }, 2);
    assert_eq!((series.trouble, heard), (None, (0..30).collect()));
    series.bouts
}

#[track_caller]
fn check(deals: &'static [u64], decisions: u32, counted: usize, game: u64, seat: Seat) {
    let all = undisturbed();
    let fault = Fault("has had enough".to_owned());
    let expected = Walkout { game, seat, name: "quitter".to_owned(), fault };
    for threads in [1, 2, 3, 8, 40] {
        let (series, heard) = series(Quitter { deals, decisions }, threads);
        assert_eq!(series.trouble.as_ref(), Some(&expected), "{threads} threads");
        assert_eq!(series.bouts, all[..counted], "{threads} threads");
        let before: Vec<u64> = heard.into_iter().filter(|it| *it < game).collect();
        assert_eq!(before, (0..game).collect::<Vec<_>>(), "{threads} threads");
    }
}

#[test]
fn deals_before_a_failure_count() {
    check(&[6], 3, 12, 12, Seat(1));
    check(&[0], 0, 0, 0, Seat(1));
}

/// Later failures are met first where games before them last longer; they do not matter.
#[test]
fn the_first_failure_is_told() {
    check(&[5, 6, 7, 8, 9, 10], 2, 10, 10, Seat(1));
    check(&[5, 14], 12, 10, 10, Seat(1));
}

/// Who hears of games may fail, too: a disk that is full, say.
#[test]
fn whoever_hears_may_fail() {
    let entrants: Vec<Box<dyn Entrant<Canvas>>> =
        vec![Box::new(Level::Random), Box::new(Level::Random)];
    let contest = Contest::new(2, canvas::Options::default(), entrants, 7).unwrap();
    for threads in [1, 4] {
        let series = contest.play_all(30, threads, |number, _| match number {
            9.. => Err(Trouble(number)),
            _ => Ok(()),
        });
        assert_eq!((series.trouble, series.bouts.len()), (Some(Trouble(9)), 8));
    }
}

#[derive(Debug, PartialEq)]
struct Trouble(u64);

impl From<Walkout> for Trouble {
    fn from(walkout: Walkout) -> Trouble {
        panic!("{walkout}")
    }
}
