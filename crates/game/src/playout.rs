//! Random games to the end: playouts, which measure speed, and rollouts, which search uses.

use crate::{Event, Game, Luck, Turn};

/// The kind of event that a stride has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// None: the game is over.
    Over,
    /// A chance was drawn.
    Luck,
    /// A player has decided.
    Decision,
}

/// Plays `game` to its end at random, with the full list of legal actions at every decision. Returns the number
/// of decisions. `actions` is the caller's buffer; nothing else is allocated.
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

/// Plays `game` to its end at random by the strides of the title, which may be faster than [`playout`]. The
/// same generator gives the same game. Returns the number of decisions.
pub fn rollout<G: Game, L: Luck>(game: &mut G, luck: &mut L, actions: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    loop {
        match game.stride(luck, actions) {
            Stride::Over => return decisions,
            stride => decisions += u32::from(stride == Stride::Decision),
        }
    }
}

/// Plays one random event by way of the list of legal actions. A title's own [stride](Game::stride) must give
/// the same result.
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
