//! The census: how many lines of play there are from a position. A rule that moves by a hair moves
//! the count; what chess programmers call perft.

use game::{Event, Game, Turn};

/// How many different lines of `length` events can be played from `game`, luck included. A line
/// that ends before counts as one.
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
