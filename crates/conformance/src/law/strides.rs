//! The law *strides*: a stride plays the event that a random pick from the list would be.

use game::{Event, EventOf, Game, Luck, Turn, playout::stride_by_list};

use crate::{
    Dice, Law,
    breach::{LawResult, difference, ensure},
};

/// The event that a stride from `game` has to play with these random numbers; nothing at the end of the game.
pub(crate) fn foretold<G: Game>(game: &G, mut luck: Dice) -> Option<EventOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(game.draw(&mut luck))),
        Turn::Players(seats) => {
            let mut actions = Vec::new();
            let seat = seats.lowest()?;
            game.actions(seat, &mut actions);
            (!actions.is_empty()).then(|| Event::Choice { seat, action: luck.pick(&actions) })
        }
    }
}

/// Checks that a stride and a pick from the list lead to the same state, return the same and use the same
/// random numbers.
pub(crate) fn strides<G: Game>(game: &G, luck: &Dice) -> LawResult {
    let (mut strode, mut listed) = (game.clone(), game.clone());
    let (mut own_luck, mut luck) = (luck.clone(), luck.clone());
    // What is left in the buffer from the one must not matter to the other.
    let mut buffer = Vec::new();
    let by_list = stride_by_list(&mut listed, &mut luck, &mut buffer);
    let by_stride = strode.stride(&mut own_luck, &mut buffer);
    ensure!(
        strode == listed,
        Law::Strides,
        "a stride leads elsewhere than the list: {}",
        difference(&strode, &listed)
    );
    let is_told = by_stride == by_list;
    ensure!(is_told, Law::Strides, "a stride is told as {by_stride:?} and was {by_list:?}");
    ensure!(own_luck == luck, Law::Strides, "a stride takes more or less luck than the list");
    Ok(())
}
