//! Round one screen: several people before it, one person for the server. Whose eyes look, and
//! whether a curtain hangs before what they would see.

use game::{Seat, Seats, Viewer};
use tables::{Chair, PersonId, Sitting};

/// Who looks at a table through a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// Who has to come before the screen first. Until then only what everybody knows is shown, or what
    /// whoever is still before it has just been shown.
    pub curtain: Option<Seat>,
}

/// What is before a person who has said, where there are several, which of them they are.
#[must_use]
pub fn screen(sitting: &Sitting, person: Option<PersonId>, said: Option<Seat>) -> Screen {
    let seats = person.map(|it| sitting.eyes_of(it)).unwrap_or_default();
    let said = said.filter(|seat| seats.contains(*seat));
    let open = |viewer| Screen { viewer, curtain: None };
    match (seats.len(), asked(sitting, seats, said)) {
        (0, _) => open(Viewer::Public),
        (1, _) => open(seats.lowest().map_or(Viewer::Public, Viewer::Seat)),
        (_, Some(next)) if said == Some(next) || !has_secrets(sitting) => open(Viewer::Seat(next)),
        (_, Some(next)) => {
            let viewer = said.filter(|it| sitting.table().has_news(*it));
            let viewer = viewer.map_or(Viewer::Public, Viewer::Seat);
            Screen { viewer, curtain: Some(next) }
        }
        (_, None) if has_secrets(sitting) => open(said.map_or(Viewer::Public, Viewer::Seat)),
        (_, None) => open(said.or(seats.lowest()).map_or(Viewer::Public, Viewer::Seat)),
    }
}

/// Through whose eyes the story is told. Round one screen, where nothing is secret now, it is told as
/// everybody knows it: what one of those before it was shown alone stays theirs.
pub(crate) fn listener(sitting: &Sitting, person: Option<PersonId>, viewer: Viewer) -> Viewer {
    let is_shared = person.is_some_and(|it| 1 < sitting.eyes_of(it).len());
    let is_open = is_shared && !has_secrets(sitting) && !sitting.is_over();
    if is_open { Viewer::Public } else { viewer }
}

/// Which of these seats decides next: the one before the screen if it may.
fn asked(sitting: &Sitting, seats: Seats, said: Option<Seat>) -> Option<Seat> {
    let decides = |seat: &Seat| {
        sitting.asked().contains(*seat) && sitting.chair(*seat).and_then(Chair::bot).is_none()
    };
    said.filter(decides).or_else(|| seats.iter().find(decides))
}

fn has_secrets(sitting: &Sitting) -> bool {
    sitting.has_begun() && !sitting.is_over() && sitting.table().is_secret()
}
