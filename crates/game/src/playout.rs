//! A game played to its end at random: the measure of speed, and what search rests on.

use crate::{Event, Game, Luck, Turn};

/// What happened in a stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// Nothing: the game is over.
    Over,
    /// Luck fell.
    Luck,
    /// A player decided.
    Decision,
}

/// Plays `game` to its end, every decision at random among all that are legal, with the full list of
/// them at every step. Returns how many decisions the players took. `actions` is the caller's buffer:
/// nothing else is allocated.
pub fn playout<G: Game, L: Luck>(game: &mut G, luck: &mut L, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        // Whether luck falls or somebody decides is hard to foretell, so it is counted and not asked.
        match stride_by_list(game, luck, actions) {
            Stride::Over => return decisions,
            stride => decisions += u32::from(stride == Stride::Decision),
        }
    }
}

/// The same game from the same luck, as fast as the title can play it: by its own strides.
pub fn rollout<G: Game, L: Luck>(game: &mut G, luck: &mut L, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        match game.stride(luck, actions) {
            Stride::Over => return decisions,
            stride => decisions += u32::from(stride == Stride::Decision),
        }
    }
}

/// One event at random by the list of all that may happen: what a [stride](Game::stride) amounts to.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "as a call, it takes a twentieth more of a game of Canvas"
)]
pub fn stride_by_list<G: Game, L: Luck>(
    game: &mut G,
    luck: &mut L,
    actions: &mut Vec<G::Action>,
) -> Stride {
    match game.turn() {
        Turn::Over => Stride::Over,
        Turn::Chance => {
            game.apply(&Event::Chance(game.draw(luck)));
            Stride::Luck
        }
        Turn::Players(seats) => {
            let seat = seats.lowest().expect("the table waits for somebody");
            actions.clear();
            game.actions(seat, actions);
            game.apply(&Event::Choice { seat, action: luck.pick(actions) });
            Stride::Decision
        }
    }
}
