//! The census: the number of lines of play from a position, which chess programmers call perft. Any change of a
//! rule changes the number.

use game::{Event, Game, Turn};

/// The number of different lines of `length` events from `game`, luck included. A line that ends earlier counts
/// as one.
pub fn census<G: Game>(game: &G, length: u32) -> u64 {
    if length == 0 || game.turn() == Turn::Over {
        return 1;
    }
    let after = |event| {
        let mut next = game.clone();
        next.apply(&event);
        census(&next, length - 1)
    };
    match game.turn() {
        Turn::Over => 1,
        Turn::Chance => {
            let mut chances = Vec::new();
            game.chances(&mut chances);
            chances.into_iter().map(|(chance, _)| after(Event::Chance(chance))).sum()
        }
        Turn::Players(asked) => {
            let seat = asked.lowest().expect("somebody is asked");
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            actions.into_iter().map(|action| after(Event::Choice { seat, action })).sum()
        }
    }
}
