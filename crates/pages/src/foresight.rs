//! What comes of an action at once, before it is taken: the rules carry it out on a table imagined from
//! what one viewer knows. That ends where luck or a player decides next, so what is read off what lies
//! open then, and off what the viewer holds, is so on every table that they could be at.

use game::{Event, Game, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Such a table after `action` of `seat`; nothing where the viewer sits elsewhere or the action is not
/// one of theirs.
pub(crate) fn after<G: Game>(
    view: &G::View,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
) -> Option<G> {
    if !viewer.is(seat) {
        return None;
    }
    let mut world = imagined::<G>(view);
    world.listed(seat, &action).map(|_| {
        world.apply(&Event::Choice { seat, action });
        world
    })
}

/// A table that looks like this view.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut luck())
}

/// Lets luck fall somehow, for what is so however it falls.
pub(crate) fn settle<G: Game>(world: &mut G) {
    let mut luck = luck();
    while world.turn() == Turn::Chance {
        let chance = world.draw(&mut luck);
        world.apply(&Event::Chance(chance));
    }
}

fn luck() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(0)
}
