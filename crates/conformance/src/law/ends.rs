//! The law *ends*: a game ends within a bounded number of events, with a sound verdict, and has no verdict
//! before.

use game::{Game, Rulebook, Seat, Turn, Verdict};

use crate::{
    Law,
    breach::{LawResult, broken, ensure},
};

/// The greatest number of events of a game. No game of any title comes near it.
pub(crate) const MAX_EVENTS: usize = 10_000;

/// Checks that a game of `events` events is not too long.
pub(crate) fn in_time(events: usize) -> LawResult {
    ensure!(events < MAX_EVENTS, Law::Ends, "the game still goes on after {MAX_EVENTS} events");
    Ok(())
}

/// Checks that there is a sound verdict exactly if the game is over.
pub(crate) fn ends<G: Game>(game: &G, seats: u8, book: &Rulebook) -> LawResult {
    match (game.turn(), game.verdict()) {
        (Turn::Over, Some(verdict)) => is_sound(game, seats, book, &verdict),
        (Turn::Over, None) => broken!(Law::Ends, "the game is over and has no verdict"),
        (_, Some(_)) => broken!(Law::Ends, "there is a verdict before the end"),
        (_, None) => Ok(()),
    }
}

fn is_sound<G: Game>(game: &G, seats: u8, book: &Rulebook, verdict: &Verdict) -> LawResult {
    let Verdict { end, points, places } = verdict;
    ensure!(book.clause(end.0).is_some(), Law::Ends, "no clause of the rules is called {end}");
    let (scored, placed) = (points.len(), places.len());
    let complete = scored == usize::from(seats) && placed == usize::from(seats);
    ensure!(complete, Law::Ends, "{seats} seats, {scored} of them with points, {placed} placed");
    for seat in Seat::first(scored) {
        let better = places.iter().filter(|place| **place < places[seat.idx()]).count();
        let place = usize::from(places[seat.idx()]);
        ensure!(place == better + 1, Law::Ends, "{seat} has place {place} behind {better} others");
        let total = points[seat.idx()];
        let sum: i32 = game.sources(seat).iter().map(|source| source.points).sum();
        ensure!(sum == total, Law::Ends, "{seat} has {total} points, from sources of {sum}");
    }
    Ok(())
}
