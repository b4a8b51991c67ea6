//! The law *remembers*: two events that a viewer can tell apart lead to different views.

use game::{EventOf, Game, Luck, Sight, Viewer};

use crate::{
    Law,
    breach::{LawResult, broken},
    fingerprint,
    law::sees,
    offer::LegalEvents,
};

/// The number of legal events that are tried in one position.
const MAX_TRIED_EVENTS: usize = 12;

/// Checks that events which `viewer` sees openly lead to different views.
pub(crate) fn remembers<G: Game>(
    game: &G,
    viewer: Viewer,
    offer: &LegalEvents<G>,
    luck: &mut impl Luck,
) -> LawResult {
    let after = |event: &EventOf<G>| {
        let mut world = game.clone();
        world.apply(event);
        world.view(viewer)
    };
    // Neighbors by fingerprint are compared in full: no view has to be kept.
    let events = seen(game, viewer, offer, luck).into_iter();
    let mut marks: Vec<_> = events.map(|event| (fingerprint(&after(&event)), event)).collect();
    marks.sort_unstable_by_key(|(mark, _)| *mark);
    for pair in marks.windows(2) {
        let ((ours, this), (theirs, that)) = (pair[0], pair[1]);
        if ours == theirs && after(&this) == after(&that) {
            let who = sees::name(viewer);
            broken!(Law::Remembers, "{who} sees «{this}» or «{that}» and forgets which");
        }
    }
    Ok(())
}

/// A random choice of the legal events that `viewer` would see.
fn seen<G: Game>(
    game: &G,
    viewer: Viewer,
    offer: &LegalEvents<G>,
    luck: &mut impl Luck,
) -> Vec<EventOf<G>> {
    let is_seen = |event: &EventOf<G>| game.sight(viewer, event) != Sight::Hidden;
    let mut events: Vec<EventOf<G>> = offer.events().filter(is_seen).collect();
    luck.shuffle(&mut events);
    events.truncate(MAX_TRIED_EVENTS);
    events
}
