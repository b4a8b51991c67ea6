//! The law *refuses*: an event that is not listed is refused with a clause and a reason, and changes nothing.

use game::{Event, EventOf, Game, Illegal, Luck, Objection, Rulebook, Seat, Table, Turn};

use crate::{
    Dice, Law, any_seat,
    breach::{LawResult, broken, ensure},
    offer::LegalEvents,
};

/// The events of another game, most of which are illegal in this one.
pub(crate) struct Foreign<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Game> Foreign<G> {
    /// The events of `table`.
    pub(crate) fn of(table: &Table<G>) -> Foreign<G> {
        let mut foreign = Foreign { actions: Vec::new(), chances: Vec::new() };
        for event in table.events() {
            match event {
                Event::Choice { action, .. } => foreign.actions.push(*action),
                Event::Chance(chance) => foreign.chances.push(*chance),
            }
        }
        foreign
    }

    /// The number of events.
    pub(crate) fn len(&self) -> usize {
        self.actions.len() + self.chances.len()
    }

    /// Three random events, if there are any: of a seat that is asked, of any seat, of luck.
    fn any(&self, asked: Option<Seat>, seats: u8, luck: &mut Dice) -> [Option<EventOf<G>>; 3] {
        let anybody = any_seat(seats, luck);
        let [first, second] = [asked, Some(anybody)].map(|seat| {
            let action = any(&self.actions, luck)?;
            seat.map(|seat| Event::Choice { seat, action })
        });
        [first, second, any(&self.chances, luck).map(Event::Chance)]
    }
}

fn any<T: Copy>(items: &[T], luck: &mut Dice) -> Option<T> {
    (!items.is_empty()).then(|| luck.pick(items))
}

/// Tries a few events of another game at `table`, whose legal events are `offer`.
pub(crate) fn refuses<G: Game>(
    table: &mut Table<G>,
    offer: &LegalEvents<G>,
    foreign: &Foreign<G>,
    book: &Rulebook,
    luck: &mut Dice,
) -> LawResult {
    let turn = table.game().turn();
    let asked = Seat::first(table.seats().into()).find(|seat| turn.asks(*seat));
    for event in foreign.any(asked, table.seats(), luck).into_iter().flatten() {
        if !offer.lists(&event) {
            refuses_event(table, event, book)?;
        }
    }
    Ok(())
}

fn refuses_event<G: Game>(table: &mut Table<G>, event: EventOf<G>, book: &Rulebook) -> LawResult {
    let before = table.clone();
    let Err(why) = table.witness(event) else {
        broken!(Law::Refuses, "«{event}» is not listed and still happens");
    };
    ensure!(*table == before, Law::Refuses, "«{event}» is refused and still changes the table");
    let turn = table.game().turn();
    match (&event, &why) {
        (Event::Choice { .. }, Illegal::Over) if turn == Turn::Over => (),
        (Event::Choice { seat, .. }, Illegal::NotYourTurn(who))
            if turn != Turn::Over && !turn.asks(*seat) =>
        {
            ensure!(who == seat, Law::Refuses, "«{event}» is refused to {who}");
        }
        (Event::Choice { seat, .. }, Illegal::Against(objection)) if turn.asks(*seat) => {
            explains(&event, objection, book)?;
        }
        (Event::Chance(_), Illegal::NotLuck) => (),
        (_, why) => broken!(Law::Refuses, "«{event}» is refused for a wrong reason: {why}"),
    }
    Ok(())
}

fn explains(
    event: &impl std::fmt::Display,
    objection: &impl Objection,
    book: &Rulebook,
) -> LawResult {
    let clause = objection.clause();
    let known = book.clause(clause.0).is_some();
    ensure!(known, Law::Refuses, "«{event}» is refused by {clause}, which is no clause");
    let reason = objection.to_string();
    ensure!(!reason.trim().is_empty(), Law::Refuses, "«{event}» is refused without a reason");
    Ok(())
}
