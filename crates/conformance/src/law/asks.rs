//! The law *asks*: a player who is asked has an action, no other player has one, and no action is listed twice.

use std::fmt::Display;

use game::{Game, Seat, Turn};

use crate::{
    Law,
    breach::{LawResult, broken, ensure},
    offer::LegalEvents,
};

/// Writes the legal events of `game` into `offer` and checks the lists.
pub(crate) fn asks<G: Game>(game: &G, seats: u8, offer: &mut LegalEvents<G>) -> LawResult {
    offer.list(game, seats);
    ensure!(offer.only_grew(), Law::Asks, "`actions` takes away what the list held before");
    let turn = game.turn();
    if let Turn::Players(asked) = turn {
        ensure!(!asked.is_empty(), Law::Asks, "the table waits for players, but for none");
        if let Some(stranger) = asked.iter().find(|seat| seats <= seat.0) {
            broken!(Law::Asks, "the table waits for {stranger}, who is not there");
        }
    }
    Seat::first(usize::from(seats)).try_for_each(|seat| asks_seat(turn, seat, offer))?;
    asks_luck(turn, offer)
}

fn asks_seat<G: Game>(turn: Turn, seat: Seat, offer: &LegalEvents<G>) -> LawResult {
    let actions = offer.actions(seat);
    if turn.asks(seat) {
        ensure!(!actions.is_empty(), Law::Asks, "{seat} is asked and has no answer");
    } else if let Some(action) = actions.first() {
        broken!(Law::Asks, "{seat} is not asked and may still «{action}»");
    }
    distinct(actions, &format_args!("what {seat} may do"))
}

fn asks_luck<G: Game>(turn: Turn, offer: &LegalEvents<G>) -> LawResult {
    let chances = offer.chances();
    if turn != Turn::Chance {
        ensure!(chances.is_empty(), Law::Asks, "luck is not asked and still may fall");
        return Ok(());
    }
    ensure!(!chances.is_empty(), Law::Asks, "luck is asked and has no way to fall");
    if let Some((chance, _)) = chances.iter().find(|(_, weight)| *weight == 0) {
        broken!(Law::Asks, "luck may fall «{chance}» with weight 0");
    }
    let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
    ensure!(u32::try_from(total).is_ok(), Law::Asks, "the weights pass u32::MAX in all: {total}");
    let ways: Vec<G::Chance> = chances.iter().map(|(chance, _)| *chance).collect();
    distinct(&ways, &"how luck may fall")
}

fn distinct<T: Copy + Ord + Display>(items: &[T], what: &dyn Display) -> LawResult {
    // Lists are mostly made in order, and then need no sorting.
    if items.is_sorted_by(|a, b| a < b) {
        return Ok(());
    }
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        None => Ok(()),
        Some(twice) => broken!(Law::Asks, "{what}: «{}» is listed twice", twice[0]),
    }
}
