//! Whose view of a table leaves the process: the only file that decides it.
//!
//! Everything that is shown is asked for here, by what it is shown for: to a program, on a page, in a
//! replay, as the story beside a page. The rules of secrecy:
//!
//! - Before the game has begun everybody sees what the public sees: chairs change hands freely, and a game
//!   that was brought here has hands already.
//! - A person sees through the eyes of the seats they have, and of no others, until the game is over.
//! - Several people round one screen are one person with several seats. A page shows the hand of one of them
//!   only after they have said who they are; a replay shows none of them while something is secret.
//! - After the end a replay shows every seat.

use game::{Seat, Seats, Viewer};

use crate::{Chair, Forbidden, PersonId, Sitting};

/// What a page shows to those before a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// Who has to come before the screen first. Until then only what everybody knows is shown, or what
    /// whoever is still before it has just been shown.
    pub curtain: Option<Seat>,
}

/// What a replay shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayEyes {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// Through whose eyes it may be seen, the usual ones first.
    pub choices: Vec<Viewer>,
}

impl Sitting {
    /// The seats through whose eyes a person sees: theirs, once the game has begun.
    #[must_use]
    pub fn eyes_of(&self, person: Option<PersonId>) -> Seats {
        if self.has_begun() { self.chairs_of(person) } else { Seats::default() }
    }

    /// Through whose eyes a program of this person looks: through those of the seat it wishes, else of the
    /// seat that is asked, else of the first one.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not theirs.
    pub fn eyes_of_program(
        &self,
        person: Option<PersonId>,
        wished: Option<Seat>,
    ) -> Result<Viewer, Forbidden> {
        self.check_theirs(person, wished)?;
        let own = self.eyes_of(person);
        let asked = || own.iter().find(|seat| self.asked().contains(*seat));
        let seat = wished.filter(|it| own.contains(*it)).or_else(asked).or(own.lowest());
        Ok(seat.map_or(Viewer::Public, Viewer::Seat))
    }

    /// What a page shows to this person who has said, if they have several seats, which of them they are.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not theirs.
    pub fn screen_of(
        &self,
        person: Option<PersonId>,
        said: Option<Seat>,
    ) -> Result<Screen, Forbidden> {
        self.check_theirs(person, said)?;
        Ok(self.screen(person, said))
    }

    /// Through whose eyes a program looks that has begun to look and is told what changes: whoever has lost
    /// the seat they wished to look from looks as the public does.
    #[must_use]
    pub fn eyes_of_live_program(&self, person: Option<PersonId>, wished: Option<Seat>) -> Viewer {
        self.eyes_of_program(person, wished).unwrap_or(Viewer::Public)
    }

    /// What a page shows that was opened before and is told what changes: whoever has lost the seat they
    /// said they are has said nothing.
    #[must_use]
    pub fn live_screen_of(&self, person: Option<PersonId>, said: Option<Seat>) -> Screen {
        self.screen(person, said)
    }

    /// Through whose eyes the story is told beside a page that `viewer` looks at. Round one screen, where
    /// nothing is secret now, it is told as everybody knows it: what one of those before it was shown alone
    /// stays theirs.
    #[must_use]
    pub fn eyes_of_story(&self, person: Option<PersonId>, viewer: Viewer) -> Viewer {
        let is_shared = 1 < self.eyes_of(person).len();
        let is_open = is_shared && !self.has_secrets() && !self.is_over();
        if is_open { Viewer::Public } else { viewer }
    }

    /// Through whose eyes this person may see the game again, their own first: while it runs only as they
    /// see it anyway. Round one screen no curtain hangs there, so before the end it shows no secrets.
    #[must_use]
    pub fn eyes_of_replay(&self, person: Option<PersonId>, wished: Option<Viewer>) -> ReplayEyes {
        let own = self.eyes_of(person);
        let choices = if self.is_over() { self.all_eyes(own) } else { self.running_eyes(own) };
        let wished = wished.filter(|it| choices.contains(it));
        let viewer = wished.or(choices.first().copied()).unwrap_or(Viewer::Public);
        ReplayEyes { viewer, choices }
    }

    /// What a page shows; a seat that is not theirs counts as not said.
    fn screen(&self, person: Option<PersonId>, said: Option<Seat>) -> Screen {
        let own = self.eyes_of(person);
        let said = said.filter(|seat| own.contains(*seat));
        let open = |seat: Option<Seat>| Screen { viewer: eyes(seat), curtain: None };
        match (own.len(), self.decides_next(own, said)) {
            (0 | 1, _) => open(own.lowest()),
            (_, Some(next)) if said == Some(next) || !self.has_secrets() => open(Some(next)),
            (_, Some(next)) => {
                let shown = said.filter(|it| self.table().has_news(*it));
                Screen { viewer: eyes(shown), curtain: Some(next) }
            }
            (_, None) if self.has_secrets() => open(said),
            (_, None) => open(said.or(own.lowest())),
        }
    }

    /// Whoever sat there begins with their own eyes, others with everybody's.
    fn all_eyes(&self, own: Seats) -> Vec<Viewer> {
        let others = Seat::first(self.chairs().len()).filter(|it| !own.contains(*it));
        let seats = own.iter().chain(others).map(Viewer::Seat);
        let first = own.is_empty().then_some(Viewer::Public);
        let last = first.is_none().then_some(Viewer::Public);
        first.into_iter().chain(seats).chain(last).collect()
    }

    fn running_eyes(&self, own: Seats) -> Vec<Viewer> {
        let shares_secrets = 1 < own.len() && self.table().is_secret();
        let seat = own.lowest().filter(|_| !shares_secrets).map(Viewer::Seat);
        seat.into_iter().chain([Viewer::Public]).collect()
    }

    /// Which of these seats decides next: the one before the screen if it may.
    fn decides_next(&self, own: Seats, said: Option<Seat>) -> Option<Seat> {
        let decides = |seat: &Seat| {
            self.asked().contains(*seat) && self.chair(*seat).and_then(Chair::bot).is_none()
        };
        said.filter(decides).or_else(|| own.iter().find(decides))
    }

    fn has_secrets(&self) -> bool {
        self.has_begun() && !self.is_over() && self.table().is_secret()
    }

    /// A seat that somebody wishes to look from is theirs, though before the deal it shows them nothing.
    fn check_theirs(
        &self,
        person: Option<PersonId>,
        wished: Option<Seat>,
    ) -> Result<(), Forbidden> {
        let chairs = self.chairs_of(person);
        let is_theirs = wished.is_none_or(|it| chairs.contains(it));
        if is_theirs { Ok(()) } else { Err(Forbidden::NotYourSeat) }
    }

    fn chairs_of(&self, person: Option<PersonId>) -> Seats {
        person.map(|it| self.seats_of(it)).unwrap_or_default()
    }
}

fn eyes(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}
