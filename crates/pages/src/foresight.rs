//! What comes of an action at once, before it is taken: the rules carry it out on a table imagined from
//! what one viewer knows. That ends where luck or a player decides next, so what is read off what lies
//! open then, and off what the viewer holds, is so on every table that they could be at.

use game::{Event, Game, Seat, Viewer};
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
    let mut world = G::imagine(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    world.listed(seat, &action).map(|_| {
        world.apply(&Event::Choice { seat, action });
        world
    })
}
