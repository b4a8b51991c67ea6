//! One random game, with every law looking on.

use std::collections::HashSet;

use game::{BadSetup, Event, EventOf, Game, Illegal, Luck, Rulebook, Table, Turn};

use crate::{
    Dice, Law, Tally, Trial, any_seat, any_viewer,
    breach::{Broken, Kept, broken},
    happened::Happened,
    law::{
        asks::asks,
        counts, draws, ends,
        hides::Twin,
        imagines::imagines,
        reads_back,
        refuses::{Foreign, refuses},
        remembers::remembers,
        replays, sees,
        takes_back::{Memory, teaches_nothing, undoes},
    },
    offer::Offer,
};

/// Buffers, and what need not be checked twice; used again for many games.
pub(crate) struct Desk<G: Game> {
    book: Rulebook,
    here: Offer<G>,
    there: Offer<G>,
    read: HashSet<EventOf<G>>,
}

impl<G: Game> Desk<G> {
    /// An empty desk for the title.
    pub(crate) fn new() -> Desk<G> {
        let book = Rulebook::read(G::TITLE.rules);
        Desk { book, here: Offer::default(), there: Offer::default(), read: HashSet::new() }
    }
}

/// A random game.
pub(crate) struct Walk<'d, G: Game> {
    desk: &'d mut Desk<G>,
    luck: Dice,
    table: Table<G>,
    memory: Memory,
    twin: Twin<G>,
    /// The event that is being played: should it panic, it is told.
    next: Option<EventOf<G>>,
}

impl<'d, G: Game> Walk<'d, G> {
    /// Sits down to the game of `seed`.
    pub(crate) fn new(
        trial: &Trial<G::Options>,
        seed: u64,
        desk: &'d mut Desk<G>,
    ) -> Result<Walk<'d, G>, BadSetup> {
        let table = Table::<G>::open(trial.seats, trial.options.clone())?;
        let mut luck = trial.dice(seed);
        let twin = Twin::of(table.game(), trial.seats, &mut luck);
        Ok(Walk { desk, luck, table, memory: Memory::empty(trial.seats), twin, next: None })
    }

    /// The table as it stands.
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The law that `panic` breaks, told with the event that was being played.
    pub(crate) fn panicked(&self, panic: &str) -> Broken {
        Broken::by_panic(match &self.next {
            Some(event) => format!("on «{event}»: {panic}"),
            None => panic.to_owned(),
        })
    }

    /// Plays to the end, with every law looking on.
    pub(crate) fn play(&mut self) -> Kept<Tally> {
        let foreign = self.scout()?;
        counts(self.table.game(), "before anything has happened")?;
        loop {
            self.judge_position(&foreign)?;
            let Some(event) = self.choose()? else { break };
            let before = self.table.game().clone();
            if let Err(why) = self.happen(event) {
                broken!(Law::Plays, "«{event}» is listed, but refused: {why}");
            }
            self.judge_event(&before, event)?;
        }
        replays::whole(&self.table)?;
        reads_back::whole(&self.table)?;
        self.tally()
    }

    /// Plays another game first, with no law looking on but its length: whatever happens in it
    /// is then tried in the real one. Where it cannot go on it stops; the real one tells why.
    fn scout(&mut self) -> Kept<Foreign<G>> {
        let fresh = self.table.clone();
        let mut offer = Offer::default();
        loop {
            ends::in_time(self.table.events().len())?;
            offer.list(self.table.game(), self.table.seats());
            let turn = self.table.game().turn();
            let event = offer.any(turn, &mut self.luck);
            if event.is_none_or(|event| self.happen(event).is_err()) {
                break;
            }
        }
        let foreign = Foreign::of(&self.table);
        self.table = fresh;
        Ok(foreign)
    }

    /// The laws about a position.
    fn judge_position(&mut self, foreign: &Foreign<G>) -> Kept {
        let Walk { desk, luck, table, .. } = self;
        let Desk { book, here, there, read } = &mut **desk;
        let seats = table.seats();
        asks(table.game(), seats, here)?;
        ends::ends(table.game(), seats, book)?;
        reads_back::events(here, read)?;
        let viewer = any_viewer(seats, luck);
        imagines(table.game(), viewer, here, there, luck)?;
        remembers(table.game(), viewer, here, luck)?;
        if is_affordable(table.events().len(), luck) {
            refuses(table, here, foreign, book, luck)?;
        }
        Ok(())
    }

    /// What happens next, at random.
    fn choose(&mut self) -> Kept<Option<EventOf<G>>> {
        ends::in_time(self.table.events().len())?;
        let game = self.table.game();
        match game.turn() {
            Turn::Chance => draws::draw(game, &self.desk.here, &mut self.luck).map(Some),
            turn @ (Turn::Players(_) | Turn::Over) => Ok(self.desk.here.any(turn, &mut self.luck)),
        }
    }

    fn happen(&mut self, event: EventOf<G>) -> Result<(), Illegal<G::Objection>> {
        self.next = Some(event);
        let happens = self.table.witness(event);
        self.next = None;
        happens
    }

    /// The laws about an event that has led here from `before`.
    fn judge_event(&mut self, before: &G, event: EventOf<G>) -> Kept {
        let Walk { desk, luck, table, memory, twin, .. } = self;
        let happened = Happened { seats: table.seats(), before, event, after: table.game() };
        counts(happened.after, "in the game")?;
        replays::step(&happened)?;
        sees::sees(&happened)?;
        memory.note(&happened);
        if let Some(seat) = memory.has_just_chosen() {
            teaches_nothing(&happened, seat, &mut desk.there, luck)?;
            if is_affordable(table.events().len(), luck) {
                undoes(table, seat, before)?;
            }
        }
        if is_affordable(table.events().len(), luck) {
            memory.takes_back(table, any_seat(table.seats(), luck))?;
        }
        twin.follow(&happened, &mut desk.there, luck)
    }

    fn tally(&self) -> Kept<Tally> {
        let events = self.table.events();
        let decisions = events.iter().filter(|event| matches!(event, Event::Choice { .. }));
        let Some(verdict) = self.table.game().verdict() else {
            broken!(Law::Ends, "the game stops without a verdict");
        };
        Ok(Tally {
            games: 1,
            events: events.len() as u64,
            decisions: decisions.count() as u64,
            ends: [(verdict.end, 1)].into(),
            compared: 0,
        })
    }
}

/// Whether to do what costs as much as the game is long. Always in a short game; in a long one
/// less and less often, so that the price of an event stays the same.
fn is_affordable(events: usize, luck: &mut Dice) -> bool {
    const SHORT: usize = 60;
    let odds = u32::try_from(events / SHORT).expect("a game is not that long");
    luck.below(odds + 1) == 0
}
