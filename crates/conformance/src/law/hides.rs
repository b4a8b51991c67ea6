//! The law *hides*: what a viewer did not see cannot change what they see.
//!
//! Two states with the same view are played on side by side. An event that the viewer sees happens in both; a
//! hidden one is chosen for each by itself. The views must stay equal until something is turned over.

use game::{Event, EventOf, Game, Luck, Sight, Viewer};

use crate::{
    Dice, Law, any_viewer,
    breach::{LawResult, difference, ensure},
    happened::Happened,
    law::{asks::asks, counts, imagines::looks_alike, sees},
    offer::LegalEvents,
};

/// The `n` of "one event in `n` replaces the twin by a newly imagined one". So twins start at every moment of a
/// game, and most of them run for a while.
const NEW_TWIN_ONE_IN: u32 = 8;

/// The twin: a state that `viewer` cannot tell from the real one.
pub(crate) struct Twin<G: Game> {
    viewer: Viewer,
    there: G,
}

impl<G: Game> Twin<G> {
    /// A twin that starts as a copy of `start`, for a random viewer at a table of `seats`.
    pub(crate) fn of(start: &G, seats: u8, luck: &mut Dice) -> Twin<G> {
        Twin { viewer: any_viewer(seats, luck), there: start.clone() }
    }

    /// A twin that a random viewer of `game` imagines.
    pub(crate) fn imagined(game: &G, seats: u8, luck: &mut Dice) -> LawResult<Twin<G>> {
        let mut twin = Twin::of(game, seats, luck);
        twin.imagine(game, luck)?;
        Ok(twin)
    }

    /// Plays in the twin what corresponds to the event of the real game.
    pub(crate) fn follow(
        &mut self,
        happened: &Happened<'_, G>,
        offer: &mut LegalEvents<G>,
        luck: &mut Dice,
    ) -> LawResult {
        let Happened { seats, before, event, after } = *happened;
        let sight = before.sight(self.viewer, &event);
        asks(&self.there, seats, offer)?;
        let twin = match sight {
            Sight::Hidden => self.hidden_like(&event, offer, luck),
            Sight::Open | Sight::Unveils => offer.lists(&event).then_some(event),
        };
        // Where the event is not possible, the viewer has just learnt not to be there.
        let Some(twin) = twin else { return self.imagine(after, luck) };
        self.there.apply(&twin);
        counts(&self.there, "in a world that looks the same")?;
        let alike = self.looks_like(after, &event, sight)?;
        if alike && luck.below(NEW_TWIN_ONE_IN) != 0 { Ok(()) } else { self.imagine(after, luck) }
    }

    /// Whether the twin has the same view as the real state after `event`; only an unveiling may end this.
    fn looks_like(&self, after: &G, event: &EventOf<G>, sight: Sight) -> LawResult<bool> {
        let (here, there) = (after.view(self.viewer), self.there.view(self.viewer));
        let (now, then) = (after.turn(), self.there.turn());
        let alike = here == there;
        ensure!(
            alike || sight == Sight::Unveils,
            Law::Hides,
            "{} sees more of «{event}» than sight, {sight:?}, says: {}",
            sees::name(self.viewer),
            difference(&here, &there)
        );
        ensure!(
            !alike || now == then,
            Law::LeaksNoMoves,
            "{} cannot know whom the table waits for: {now:?}, or {then:?}",
            sees::name(self.viewer)
        );
        Ok(alike)
    }

    /// A hidden event of the twin by the same seat, or by luck, as `event`.
    fn hidden_like(
        &self,
        event: &EventOf<G>,
        offer: &LegalEvents<G>,
        luck: &mut Dice,
    ) -> Option<EventOf<G>> {
        let like = |it: &EventOf<G>| {
            is_alike::<G>(it, event) && self.there.sight(self.viewer, it) == Sight::Hidden
        };
        let hidden: Vec<EventOf<G>> = offer.events().filter(like).collect();
        (!hidden.is_empty()).then(|| luck.pick(&hidden))
    }

    fn imagine(&mut self, after: &G, luck: &mut Dice) -> LawResult {
        let view = after.view(self.viewer);
        self.there = G::imagine(&view, luck);
        looks_alike(&self.there, self.viewer, &view)
    }
}

/// Whether two hidden events look the same to others: luck, or the same seat.
fn is_alike<G: Game>(ours: &EventOf<G>, theirs: &EventOf<G>) -> bool {
    match (ours, theirs) {
        (Event::Choice { seat: ours, .. }, Event::Choice { seat: theirs, .. }) => ours == theirs,
        (Event::Chance(_), Event::Chance(_)) => true,
        (Event::Choice { .. }, Event::Chance(_)) | (Event::Chance(_), Event::Choice { .. }) => {
            false
        }
    }
}
