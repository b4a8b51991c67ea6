//! One random game, with every law looking on.

use std::collections::HashSet;

use game::{BadSetup, Event, EventOf, Game, Illegal, Rulebook, Table, Turn};

use crate::{
    Dice, Law, Looks, Tally, Trial, any_seat, any_viewer,
    breach::{Broken, Kept, broken},
    fingerprint::Inked,
    happened::Happened,
    law::{
        asks::asks,
        counts, draws, ends,
        hides::Twin,
        imagines::imagines,
        nuances::nuances,
        reads_back,
        refuses::{Foreign, refuses},
        remembers::remembers,
        replays, sees, strides,
        takes_back::{Memory, teaches_nothing, undoes},
    },
    offer::Offer,
    watch::Watch,
};

/// Buffers, and what need not be checked twice; used again for many games.
pub(crate) struct Desk<G: Game> {
    book: Rulebook,
    here: Offer<G>,
    there: Offer<G>,
    read: HashSet<EventOf<G>, Inked>,
}

impl<G: Game> Desk<G> {
    /// An empty desk for the title.
    pub(crate) fn new() -> Desk<G> {
        let book = Rulebook::read(G::TITLE.rules);
        Desk { book, here: Offer::default(), there: Offer::default(), read: HashSet::default() }
    }
}

/// A random game.
pub(crate) struct Walk<'d, G: Game> {
    desk: &'d mut Desk<G>,
    luck: Dice,
    table: Table<G>,
    memory: Memory,
    /// The world beside this one, where the dear laws look.
    twin: Option<Twin<G>>,
    looks: Looks,
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
        let twin = Some(Twin::of(table.game(), trial.seats, &mut luck));
        let (memory, looks) = (Memory::empty(trial.seats), Looks::default());
        Ok(Walk { desk, luck, table, memory, twin, looks, next: None })
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
        let mut watch = Watch::over(foreign.len());
        counts(self.table.game(), "before anything has happened")?;
        loop {
            let closely = watch.looks(&mut self.luck);
            self.judge_position()?;
            if closely || self.table.game().turn() == Turn::Over {
                self.judge_position_closely(&foreign)?;
            }
            let luck = self.luck.clone();
            let Some(event) = self.choose()? else { break };
            let before = self.table.game().clone();
            if let Err(why) = self.happen(event) {
                broken!(Law::Plays, "«{event}» is listed, but refused: {why}");
            }
            self.judge_event(&before, event)?;
            self.judge_stride(&before, &luck)?;
            if closely {
                self.judge_event_closely(&before, event)?;
            } else {
                self.twin = None;
            }
        }
        self.judge_stride(&self.table.game().clone(), &self.luck.clone())?;
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

    /// The laws about a position that cost little.
    fn judge_position(&mut self) -> Kept {
        let Walk { desk, table, looks, .. } = self;
        let Desk { book, here, read, .. } = &mut **desk;
        let seats = table.seats();
        asks(table.game(), seats, here)?;
        ends::ends(table.game(), seats, book)?;
        reads_back::events(here, read)?;
        looks.note(&[Law::Asks, Law::Ends, Law::ReadsBack]);
        Ok(())
    }

    /// The laws about a position that are dear.
    fn judge_position_closely(&mut self, foreign: &Foreign<G>) -> Kept {
        let Walk { desk, luck, table, twin, looks, .. } = self;
        let Desk { book, here, there, read } = &mut **desk;
        let seats = table.seats();
        let viewer = any_viewer(seats, luck);
        imagines(table.game(), viewer, here, there, luck)?;
        remembers(table.game(), viewer, here, luck)?;
        looks.note(&[Law::Imagines, Law::LeaksNoMoves, Law::Remembers]);
        if Watch::affords_a_replay(table.events().len(), luck) {
            refuses(table, here, foreign, book, luck)?;
            looks.note(&[Law::Refuses]);
            if nuances(table, here, read, luck)? {
                looks.note(&[Law::Nuances]);
            }
        }
        if twin.is_none() {
            *twin = Some(Twin::imagined(table.game(), seats, luck)?);
        }
        Ok(())
    }

    /// What happens next, at random.
    fn choose(&mut self) -> Kept<Option<EventOf<G>>> {
        ends::in_time(self.table.events().len())?;
        let game = self.table.game();
        match game.turn() {
            Turn::Chance => {
                self.looks.note(&[Law::Draws]);
                draws::draw(game, &self.desk.here, &mut self.luck).map(Some)
            }
            turn @ (Turn::Players(_) | Turn::Over) => Ok(self.desk.here.any(turn, &mut self.luck)),
        }
    }

    fn happen(&mut self, event: EventOf<G>) -> Result<(), Illegal<G::Objection>> {
        self.next = Some(event);
        let happens = self.table.witness(event);
        self.next = None;
        happens
    }

    /// The laws about an event that has led here from `before`, as far as they cost little.
    fn judge_event(&mut self, before: &G, event: EventOf<G>) -> Kept {
        let Walk { table, memory, looks, .. } = self;
        let happened = Happened { seats: table.seats(), before, event, after: table.game() };
        counts(happened.after, "in the game")?;
        replays::step(&happened)?;
        sees::sees(&happened)?;
        memory.note(&happened);
        looks.note(&[Law::Plays, Law::Counts, Law::Replays, Law::Sees]);
        Ok(())
    }

    /// Plays on from `game` at random, beside the table.
    fn judge_stride(&mut self, game: &G, luck: &Dice) -> Kept {
        self.next = strides::foretold(game, luck.clone());
        strides::strides(game, luck)?;
        self.next = None;
        self.looks.note(&[Law::Strides]);
        Ok(())
    }

    /// The laws about an event that are dear.
    fn judge_event_closely(&mut self, before: &G, event: EventOf<G>) -> Kept {
        let Walk { desk, luck, table, memory, twin, looks, .. } = self;
        let happened = Happened { seats: table.seats(), before, event, after: table.game() };
        replays::hashes_alike(&happened)?;
        if let Some(seat) = memory.has_just_chosen() {
            teaches_nothing(&happened, seat, &mut desk.there, luck)?;
            if Watch::affords_a_replay(table.events().len(), luck) {
                undoes(table, seat, before)?;
            }
        }
        if Watch::affords_a_replay(table.events().len(), luck) {
            memory.takes_back(table, any_seat(table.seats(), luck))?;
            looks.note(&[Law::TakesBack]);
        }
        looks.note(&[Law::Hides]);
        twin.as_mut().expect("a twin is there").follow(&happened, &mut desk.there, luck)
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
            looks: self.looks,
        })
    }
}
