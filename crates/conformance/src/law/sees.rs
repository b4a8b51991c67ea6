//! The law *sees*: sight is consistent between the player who chooses, the other players, and the public.

use game::{Game, Seat, Sight, Viewer};

use crate::{
    Law,
    breach::{LawResult, broken, difference, ensure},
    happened::Happened,
};

/// Checks that players see their own choices, and whatever the public sees.
///
/// The converse would not be a law: a player may learn more from what all see, such as the cards
/// of a pack that is passed to them.
pub(crate) fn sees<G: Game>(happened: &Happened<'_, G>) -> LawResult {
    let Happened { seats, before, event, .. } = happened;
    let hidden = |viewer| before.sight(viewer, event) == Sight::Hidden;
    if let Some(seat) = happened.chooser() {
        let blind = hidden(Viewer::Seat(seat));
        ensure!(!blind, Law::Sees, "{seat} does not see what it chooses itself, «{event}»");
    }
    if hidden(Viewer::Public) {
        return Ok(());
    }
    match Seat::first(usize::from(*seats)).find(|seat| hidden(Viewer::Seat(*seat))) {
        None => Ok(()),
        Some(blind) => broken!(Law::Sees, "the public sees «{event}» and {blind} does not"),
    }
}

/// Checks that a player knows what the public knows: in a state that a player imagines, the public has the same
/// view as in the real one.
pub(crate) fn as_the_public<G: Game>(game: &G, imagined: &G, viewer: Viewer) -> LawResult {
    let (real, dream) = (game.view(Viewer::Public), imagined.view(Viewer::Public));
    ensure!(
        real == dream,
        Law::Sees,
        "the public knows something that {} does not: {}",
        name(viewer),
        difference(&real, &dream)
    );
    Ok(())
}

/// The name of the viewer in messages.
pub(crate) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "the public".to_owned(),
    }
}
