//! A game played to its end at random: the measure of speed, and what search rests on.

use crate::{Event, Game, Luck, Turn};

/// Plays `game` to its end, every decision at random among all that are legal. Returns how many
/// decisions the players took. `actions` is the caller's buffer: nothing else is allocated.
pub fn playout<G: Game, L: Luck>(game: &mut G, luck: &mut L, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        let event = match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => Event::Chance(game.draw(luck)),
            Turn::Players(seats) => {
                let seat = seats.lowest().expect("the table waits for somebody");
                actions.clear();
                game.actions(seat, actions);
                decisions += 1;
                Event::Choice { seat, action: luck.pick(actions) }
            }
        };
        game.apply(&event);
    }
}
