//! A part of a game as one viewer saw it. Only this file builds the [`EventContext`] of an event, so only it
//! could leak what the viewer did not see.

use game::{Event, EventOf, Game, Seat, Sight, Table, Viewer};
use pages::{EventContext, Names, Seen, StoryEntry, Telling};

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of the event, counted from 1.
    pub at: usize,
    /// The seat that decided; nobody if it was luck.
    pub who: Option<Seat>,
    /// The action or the chance in notation, if the viewer saw it.
    pub text: Option<String>,
    /// The text of the event in words.
    pub told: StoryEntry,
    /// The points by seat after the event.
    pub points: Vec<i32>,
}

/// The story after the first `since` events.
pub(crate) fn since<G: Telling>(
    table: &Table<G>,
    since: usize,
    viewer: Viewer,
    names: &Names,
) -> Vec<Moment> {
    let mut game = G::new(table.seats(), table.options()).expect("the table was opened");
    let (told, untold) = table.events().split_at(since.min(table.events().len()));
    for event in told {
        game.apply(event);
    }
    let mut before = game.view(viewer);
    let mut moments = Vec::new();
    for (at, event) in (told.len()..).zip(untold) {
        let seen = seen(&game, viewer, event);
        game.apply(event);
        let after = game.view(viewer);
        let context = EventContext { at, before: &before, after: &after, seen };
        moments.push(moment(&context, event, names));
        before = after;
    }
    moments
}

/// The view that `viewer` had just after their last decision; for spectators, the view before the last
/// decision of any player.
pub(crate) fn known_before<G: Game>(table: &Table<G>, viewer: Viewer) -> Option<G::View> {
    let events = table.events();
    let at = match viewer {
        Viewer::Seat(seat) => 1 + events.iter().rposition(|it| it.seat() == Some(seat))?,
        Viewer::Public => events.iter().rposition(|it| !it.is_luck())?,
    };
    let mut game = G::new(table.seats(), table.options()).expect("the table was opened");
    for event in &events[..at] {
        game.apply(event);
    }
    Some(game.view(viewer))
}

fn seen<G: Game>(game: &G, viewer: Viewer, event: &EventOf<G>) -> Seen<G> {
    match game.sight(viewer, event) {
        Sight::Open | Sight::Unveils => Seen::Event(*event),
        Sight::Hidden => Seen::Hidden(event.seat()),
    }
}

fn moment<G: Telling>(context: &EventContext<'_, G>, event: &EventOf<G>, names: &Names) -> Moment {
    let text = match &context.seen {
        Seen::Event(Event::Choice { action, .. }) => Some(action.to_string()),
        Seen::Event(Event::Chance(chance)) => Some(chance.to_string()),
        Seen::Hidden(_) => None,
    };
    Moment {
        at: context.at + 1,
        who: event.seat(),
        text,
        told: G::story(context, names),
        points: G::points(context.after),
    }
}
