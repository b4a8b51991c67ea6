//! Views: the only file that decides whose view of a table leaves the process.
//!
//! Every view is asked for here, by its purpose: for a program, for a page, for a replay, for the story beside a
//! page. The rules of secrecy:
//!
//! - Before the game has begun everybody sees what the public sees: chairs change hands freely, and a game
//!   that was brought here has hands already.
//! - A person sees through the eyes of the seats they have, and of no others, until the game is over.
//! - Several people round one screen are one person with several seats. A page shows the hand of one of them
//!   only after they have said who they are; a replay shows none of them while something is secret.
//! - After the end a replay shows every seat.

use game::{Seat, Seats, Viewer};

use crate::{Chair, Forbidden, PersonId, Sitting};

/// The view that a page shows on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenView {
    /// The viewer whose view is shown.
    pub viewer: Viewer,
    /// The seat whose player must come to the screen first. Until then the page shows the public view, or the view
    /// that the player still at the screen has just been shown.
    pub curtain: Option<Seat>,
}

/// The view that a replay shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayEyes {
    /// The viewer whose view is shown.
    pub viewer: Viewer,
    /// The viewers that the reader may choose from, the default first.
    pub choices: Vec<Viewer>,
}

impl Sitting {
    /// The seats whose views a person may see: their own, once the game has begun.
    #[must_use]
    pub fn eyes_of(&self, person: Option<PersonId>) -> Seats {
        if self.has_begun() { self.chairs_of(person) } else { Seats::default() }
    }

    /// The view for a program of this person: of the wished seat, else of the seat that must decide, else of the
    /// person's first seat.
    ///
    /// # Errors
    ///
    /// Refuses a seat of somebody else.
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

    /// The view for a page of this person; `said` is the one of several seats that they have said they are.
    ///
    /// # Errors
    ///
    /// Refuses a seat of somebody else.
    pub fn screen_of(
        &self,
        person: Option<PersonId>,
        said: Option<Seat>,
    ) -> Result<ScreenView, Forbidden> {
        self.check_theirs(person, said)?;
        Ok(self.screen(person, said))
    }

    /// The view for the next update of a program that is connected: the public one, if the person has lost the
    /// wished seat meanwhile.
    #[must_use]
    pub fn eyes_of_live_program(&self, person: Option<PersonId>, wished: Option<Seat>) -> Viewer {
        self.eyes_of_program(person, wished).unwrap_or(Viewer::Public)
    }

    /// The view for the next update of a page that is open. If the person has lost the seat `said` meanwhile,
    /// it counts as if they had not said who they are.
    #[must_use]
    pub fn live_screen_of(&self, person: Option<PersonId>, said: Option<Seat>) -> ScreenView {
        self.screen(person, said)
    }

    /// The view for the story beside a page that shows the view of `viewer`. For several people round one
    /// screen it is the public view unless a secret is shown, because what one of them was shown alone is not
    /// for the others.
    #[must_use]
    pub fn eyes_of_story(&self, person: Option<PersonId>, viewer: Viewer) -> Viewer {
        let is_shared = 1 < self.eyes_of(person).len();
        let is_open = is_shared && !self.has_secrets() && !self.is_over();
        if is_open { Viewer::Public } else { viewer }
    }

    /// The views in which this person may replay the game, their own first. While the game runs there is only
    /// the view that they see anyway. Several people round one screen get no secrets in a replay before the
    /// end, because a replay has no curtain.
    #[must_use]
    pub fn eyes_of_replay(&self, person: Option<PersonId>, wished: Option<Viewer>) -> ReplayEyes {
        let own = self.eyes_of(person);
        let choices = if self.is_over() { self.all_eyes(own) } else { self.running_eyes(own) };
        let wished = wished.filter(|it| choices.contains(it));
        let viewer = wished.or(choices.first().copied()).unwrap_or(Viewer::Public);
        ReplayEyes { viewer, choices }
    }

    /// The view for a page. A seat that belongs to somebody else counts as if the person had not said who they
    /// are.
    fn screen(&self, person: Option<PersonId>, said: Option<Seat>) -> ScreenView {
        let own = self.eyes_of(person);
        let said = said.filter(|seat| own.contains(*seat));
        let open = |seat: Option<Seat>| ScreenView { viewer: eyes(seat), curtain: None };
        match (own.len(), self.decides_next(own, said)) {
            (0 | 1, _) => open(own.lowest()),
            (_, Some(next)) if said == Some(next) || !self.has_secrets() => open(Some(next)),
            (_, Some(next)) => {
                let shown = said.filter(|it| self.table().has_news(*it));
                ScreenView { viewer: eyes(shown), curtain: Some(next) }
            }
            (_, None) if self.has_secrets() => open(said),
            (_, None) => open(said.or(own.lowest())),
        }
    }

    /// All views, for a replay after the end: a player begins with their own, others with the public one.
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

    /// Which of a person's own seats decides next: the seat whose player is at the screen, if it must decide.
    fn decides_next(&self, own: Seats, said: Option<Seat>) -> Option<Seat> {
        let decides = |seat: &Seat| {
            self.asked().contains(*seat) && self.chair(*seat).and_then(Chair::bot).is_none()
        };
        said.filter(decides).or_else(|| own.iter().find(decides))
    }

    fn has_secrets(&self) -> bool {
        self.has_begun() && !self.is_over() && self.table().is_secret()
    }

    /// Requires that a wished seat belongs to the person, even before the deal, when the seat has no secrets
    /// yet.
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
