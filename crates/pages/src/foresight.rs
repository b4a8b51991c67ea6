//! Foresight: the immediate consequences of an action. The rules apply the action to a state that is imagined
//! from the view of one viewer. The simulation ends when luck or a player decides next; so whatever is public
//! then, and whatever the viewer holds, is the same in every possible state.

use game::{Event, Game, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A state imagined from `view` after `action` of `seat`; nothing where the viewer has another seat or the
/// action is not legal.
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

/// A state that is possible given this view.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut luck())
}

/// Draws outcomes of luck with a fixed seed, for consequences that do not depend on them.
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
