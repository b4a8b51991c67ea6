//! The legal events of a position, listed into buffers that are reused.

use game::{Event, EventOf, Game, Luck, PerSeat, Seat, Seats, Turn, seat::MAX_SEATS};

/// The legal events of a position: the actions of each seat, and the chances.
pub(crate) struct LegalEvents<G: Game> {
    seats: u8,
    /// The actions of all seats, one seat after the other.
    actions: Vec<G::Action>,
    /// For each seat, the index in `actions` behind its last action.
    ends: [usize; MAX_SEATS],
    chances: Vec<(G::Chance, u32)>,
    /// Whether no seat has changed what was in the list before.
    only_grew: bool,
}

impl<G: Game> Default for LegalEvents<G> {
    fn default() -> LegalEvents<G> {
        let ends = [0; MAX_SEATS];
        LegalEvents { seats: 0, actions: Vec::new(), ends, chances: Vec::new(), only_grew: true }
    }
}

impl<G: Game> LegalEvents<G> {
    /// Lists the actions of each of the `seats` of `game`, and the chances.
    pub(crate) fn list(&mut self, game: &G, seats: u8) {
        self.seats = seats;
        self.only_grew = true;
        self.actions.clear();
        for seat in Seat::first(seats.into()) {
            let (len, last) = (self.actions.len(), self.actions.last().copied());
            game.actions(seat, &mut self.actions);
            self.only_grew &=
                self.actions.get(..len).is_some_and(|old| old.last().copied() == last);
            self.ends[seat.idx()] = self.actions.len();
        }
        self.chances.clear();
        game.chances(&mut self.chances);
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether every seat has only appended to the list of actions.
    pub(crate) fn only_grew(&self) -> bool {
        self.only_grew
    }

    /// The actions of `seat`.
    pub(crate) fn actions(&self, seat: Seat) -> &[G::Action] {
        let start = seat.idx().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.actions[start..self.ends[seat.idx()]]
    }

    /// The chances with their weights.
    pub(crate) fn chances(&self) -> &[(G::Chance, u32)] {
        &self.chances
    }

    /// All legal events.
    pub(crate) fn events(&self) -> impl Iterator<Item = EventOf<G>> {
        let choices = Seat::first(self.seats.into()).flat_map(|seat| {
            self.actions(seat).iter().map(move |action| Event::Choice { seat, action: *action })
        });
        choices.chain(self.chances.iter().map(|(chance, _)| Event::Chance(*chance)))
    }

    /// Whether `event` is legal.
    pub(crate) fn lists(&self, event: &EventOf<G>) -> bool {
        match event {
            Event::Choice { seat, action } => self.actions(*seat).contains(action),
            Event::Chance(chance) => self.chances.iter().any(|(it, _)| it == chance),
        }
    }

    /// A random legal event: an action of a random seat that is asked, or a chance by its weight. Nothing at
    /// the end of the game, or if the game breaks a law and lists nothing.
    pub(crate) fn any(&self, turn: Turn, luck: &mut impl Luck) -> Option<EventOf<G>> {
        match turn {
            Turn::Over => None,
            Turn::Chance if self.chances.is_empty() => None,
            Turn::Chance => Some(Event::Chance(luck.weighted(&self.chances))),
            Turn::Players(asked) => self.any_choice(asked, luck),
        }
    }

    fn any_choice(&self, asked: Seats, luck: &mut impl Luck) -> Option<EventOf<G>> {
        let mut asked: PerSeat<Seat> = asked.iter().filter(|seat| seat.0 < self.seats).collect();
        luck.shuffle(&mut asked);
        let seat = *asked.first()?;
        let actions = self.actions(seat);
        (!actions.is_empty()).then(|| Event::Choice { seat, action: luck.pick(actions) })
    }
}
