//! The table: a game in progress together with the record of how it came about.

use crate::{
    BadSetup, Clause, Event, EventOf, Game, Luck, Objection, Reason, Refused, Seat, Turn,
    contract::listed_among,
};

/// A table: a game in progress and the events that led to it. Every event is checked before it is applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Game> {
    seats: u8,
    options: G::Options,
    pub(crate) events: Vec<EventOf<G>>,
    pub(crate) game: G,
}

/// The reason why a table refuses an event. The refusal leaves the table unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal<O: Objection> {
    /// The game is over, so nothing is decided any more.
    #[error("{}", Refused::Over)]
    Over,
    /// The table does not wait for this seat.
    #[error("{}", Refused::NotAsked { seat: *.0 })]
    NotYourTurn(Seat),
    /// A clause of the rules forbids the action.
    #[error("{objection} ({clause})", objection = .0, clause = .0.clause())]
    Against(O),
    /// An outcome of luck that is not possible now.
    #[error("{}", Refused::NotLuck)]
    NotLuck,
}

impl<O: Objection> From<Illegal<O>> for Reason {
    /// The illegality as a translatable reason with its clause, as `Display` writes it.
    fn from(why: Illegal<O>) -> Reason {
        match why {
            Illegal::Over => Refused::Over.into(),
            Illegal::NotYourTurn(seat) => Refused::NotAsked { seat }.into(),
            Illegal::Against(objection) => {
                let Clause(clause) = objection.clause();
                Refused::Cited { why: objection.reason(), clause }.into()
            }
            Illegal::NotLuck => Refused::NotLuck.into(),
        }
    }
}

/// The reason why events cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReplay<O: Objection> {
    /// The table cannot be opened.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// An event is not legal.
    #[error("event {at}: {why}")]
    Event {
        /// The number of the event, from 0.
        at: usize,
        /// The reason why the event is refused.
        why: Illegal<O>,
    },
}

impl<G: Game> Table<G> {
    /// Opens a new table.
    ///
    /// # Errors
    ///
    /// Gives the reason why the title cannot be played with these seats and options.
    pub fn open(seats: u8, options: G::Options) -> Result<Table<G>, BadSetup> {
        G::TITLE.check_seats(seats)?;
        let game = G::new(seats, &options)?;
        Ok(Table { seats, options, events: Vec::new(), game })
    }

    /// Opens a table and plays `events` on it, each checked against the rules.
    ///
    /// # Errors
    ///
    /// Gives the reason why the table cannot be opened, or which event is the first illegal one, and why.
    pub fn replay(
        seats: u8,
        options: G::Options,
        events: &[EventOf<G>],
    ) -> Result<Table<G>, BadReplay<G::Objection>> {
        let mut table = Table::open(seats, options)?;
        let mut judge = Judge::default();
        for (at, event) in events.iter().enumerate() {
            judge.check(&table.game, event).map_err(|why| BadReplay::Event { at, why })?;
            table.push(*event);
        }
        Ok(table)
    }

    /// Plays `event`, a decision or an outcome of luck, if it is legal.
    ///
    /// # Errors
    ///
    /// Refuses an illegal event; the table is then unchanged.
    pub fn witness(&mut self, event: EventOf<G>) -> Result<(), Illegal<G::Objection>> {
        Judge::default().check(&self.game, &event)?;
        self.push(event);
        Ok(())
    }

    /// Plays `action` for `seat`.
    ///
    /// # Errors
    ///
    /// Refuses an illegal action; the table is then unchanged.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Objection>> {
        self.witness(Event::Choice { seat, action })
    }

    /// Draws chances until a player has to decide or the game is over.
    pub fn settle(&mut self, luck: &mut impl Luck) {
        while self.fall(luck) {}
    }

    /// Draws one chance if it is luck's turn. Returns whether it was luck's turn.
    pub fn fall(&mut self, luck: &mut impl Luck) -> bool {
        let falls = self.game.turn() == Turn::Chance;
        if falls {
            self.push(Event::Chance(self.game.draw(luck)));
        }
        falls
    }

    /// Plays the game to its end at random.
    pub fn play_out(&mut self, luck: &mut impl Luck) {
        self.settle(luck);
        while let Turn::Players(asked) = self.game.turn() {
            let seat = asked.lowest().expect("the table waits for somebody");
            let action = luck.pick(&self.actions(seat));
            self.push(Event::Choice { seat, action });
            self.settle(luck);
        }
    }

    /// The state of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options of the table.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The events so far, in their order.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events
    }

    /// The legal actions of `seat`.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
    }

    /// The possible chances with their weights.
    pub fn chances(&self) -> Vec<(G::Chance, u32)> {
        let mut chances = Vec::new();
        self.game.chances(&mut chances);
        chances
    }

    /// The state before the first event.
    pub(crate) fn start(&self) -> G {
        G::new(self.seats, &self.options).expect("the table was opened")
    }

    pub(crate) fn push(&mut self, event: EventOf<G>) {
        self.game.apply(&event);
        self.events.push(event);
    }
}

/// The check whether an event is legal, with buffers that are reused.
pub(crate) struct Judge<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

impl<G: Game> Default for Judge<G> {
    fn default() -> Judge<G> {
        Judge { actions: Vec::new(), chances: Vec::new() }
    }
}

impl<G: Game> Judge<G> {
    pub(crate) fn check(
        &mut self,
        game: &G,
        event: &EventOf<G>,
    ) -> Result<(), Illegal<G::Objection>> {
        match event {
            Event::Choice { seat, action } => {
                match game.turn() {
                    Turn::Players(asked) if asked.contains(*seat) => (),
                    Turn::Players(_) | Turn::Chance => return Err(Illegal::NotYourTurn(*seat)),
                    Turn::Over => return Err(Illegal::Over),
                }
                self.actions.clear();
                game.actions(*seat, &mut self.actions);
                let legal = listed_among(game, &self.actions, action).is_some();
                legal.then_some(()).ok_or_else(|| Illegal::Against(game.objection(*seat, action)))
            }
            Event::Chance(chance) => {
                self.chances.clear();
                game.chances(&mut self.chances);
                let listed = self.chances.iter().any(|(it, weight)| it == chance && *weight != 0);
                listed.then_some(()).ok_or(Illegal::NotLuck)
            }
        }
    }
}
