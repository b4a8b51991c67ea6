//! The law *draws*: `draw` gives what `chances` lists, with the listed frequencies in the long run.

use std::{collections::HashSet, fmt::Display};

use game::{Event, EventOf, Game, Table, Turn};

use crate::{
    Dice, Law,
    breach::{LawResult, broken, ensure},
    chi::Chi,
    law::ends::in_time,
    offer::LegalEvents,
};

/// Draws a chance of `game` and checks that `offer` lists it.
pub(crate) fn draw<G: Game>(
    game: &G,
    offer: &LegalEvents<G>,
    luck: &mut Dice,
) -> LawResult<EventOf<G>> {
    let event = Event::Chance(game.draw(luck));
    ensure!(offer.lists(&event), Law::Draws, "«{event}» is drawn and not listed");
    Ok(event)
}

/// Plays `table` to the end. At the first position of every new shape, which is a list of weights, draws many
/// times and compares the frequencies.
pub(crate) fn in_the_long_run<G: Game>(
    table: &mut Table<G>,
    shapes: &mut Shapes,
    luck: &mut Dice,
) -> LawResult {
    let mut offer = LegalEvents::default();
    loop {
        in_time(table.events().len())?;
        let game = table.game();
        offer.list(game, table.seats());
        let weights = || offer.chances().iter().map(|(_, weight)| *weight).collect();
        if game.turn() == Turn::Chance && shapes.seen.insert(weights()) {
            shapes.all.add(compare(game, &offer, luck)?);
        }
        let Some(event) = offer.any(game.turn(), luck) else { break };
        let happens = table.witness(event);
        ensure!(happens.is_ok(), Law::Plays, "«{event}» is listed, but {happens:?}");
    }
    let far = shapes.all.deviation();
    ensure!(!shapes.all.is_far(), Law::Draws, "all draws together are {far:.1} deviations off");
    Ok(())
}

/// The shapes met so far, and the deviation of all draws together.
#[derive(Default)]
pub(crate) struct Shapes {
    seen: HashSet<Vec<u32>>,
    all: Chi,
}

fn compare<G: Game>(game: &G, offer: &LegalEvents<G>, luck: &mut Dice) -> LawResult<Chi> {
    const DRAWS_EACH: usize = 40;
    let chances = offer.chances();
    let mut cells: Vec<(u64, u32)> = chances.iter().map(|(_, weight)| (0, *weight)).collect();
    for _ in 0..DRAWS_EACH * chances.len() {
        let drawn = game.draw(luck);
        match chances.iter().position(|(chance, _)| *chance == drawn) {
            Some(at) => cells[at].0 += 1,
            None => broken!(Law::Draws, "«{drawn}» is drawn and not listed"),
        }
    }
    let chi = Chi::of_fit(&cells);
    let far = chi.deviation();
    ensure!(
        !chi.is_far(),
        Law::Draws,
        "draws are {far:.1} deviations off: {}",
        worst(chances, &cells)
    );
    Ok(chi)
}

/// The outcome whose frequency is farthest from its weight.
fn worst<C: Display>(chances: &[(C, u32)], cells: &[(u64, u32)]) -> String {
    let draws: u64 = cells.iter().map(|(times, _)| times).sum();
    let total: u64 = cells.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let far = |(times, weight): &(u64, u32)| (times * total).abs_diff(draws * u64::from(*weight));
    let named = chances.iter().map(|(chance, _)| chance).zip(cells);
    let (chance, (times, weight)) =
        named.max_by_key(|(_, cell)| far(cell)).expect("luck has ways to fall");
    format!("«{chance}», of weight {weight} in {total}, came {times} times in {draws}")
}
