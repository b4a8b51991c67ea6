//! The laws *imagines* and *leaks no moves*: a state imagined from a view has that view, has all components,
//! and offers the same actions.

use game::{Game, Luck, Viewer};

use crate::{
    Law,
    breach::{LawResult, difference, ensure},
    law::{asks::asks, counts, sees},
    offer::LegalEvents,
};

/// Checks that a state imagined by `viewer` has the view of the real one and can be played.
///
/// `real` holds the legal events of the real state; `dream` is a buffer.
pub(crate) fn imagines<G: Game>(
    game: &G,
    viewer: Viewer,
    real: &LegalEvents<G>,
    dream: &mut LegalEvents<G>,
    luck: &mut impl Luck,
) -> LawResult {
    let view = game.view(viewer);
    let imagined = G::imagine(&view, luck);
    looks_alike(&imagined, viewer, &view)?;
    counts(&imagined, "in an imagined world")?;
    asks(&imagined, real.seats(), dream)?;
    leaks_no_moves(game, &imagined, viewer, (real, dream))?;
    sees::as_the_public(game, &imagined, viewer)
}

/// Checks that `view` is the view of `viewer` in `imagined`.
pub(crate) fn looks_alike<G: Game>(imagined: &G, viewer: Viewer, view: &G::View) -> LawResult {
    let again = imagined.view(viewer);
    ensure!(
        again == *view,
        Law::Imagines,
        "what {} imagines looks different: {}",
        sees::name(viewer),
        difference(&again, view)
    );
    Ok(())
}

fn leaks_no_moves<G: Game>(
    game: &G,
    imagined: &G,
    viewer: Viewer,
    (real, dream): (&LegalEvents<G>, &LegalEvents<G>),
) -> LawResult {
    let (now, then) = (game.turn(), imagined.turn());
    ensure!(
        now == then,
        Law::LeaksNoMoves,
        "{} cannot know whom the table waits for: {now:?}, or {then:?}",
        sees::name(viewer)
    );
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (ours, theirs) = (real.actions(seat), dream.actions(seat));
    ensure!(
        ours == theirs,
        Law::LeaksNoMoves,
        "{seat} learns something from what it may do: {}",
        difference(&ours, &theirs)
    );
    Ok(())
}
