//! The law *takes back*: a choice can be taken back exactly as long as nothing new was shown to the player.

use game::{Event, EventOf, Game, Irrevocable, PerSeat, Seat, Sight, Table, Viewer};

use crate::{
    Dice, Law,
    breach::{LawResult, broken, difference, ensure},
    happened::Happened,
    law::{counts, replays},
    offer::LegalEvents,
};

/// The number of states that are imagined to find out whether a choice could have shown something new.
const IMAGINED_STATES: u32 = 2;

/// The knowledge that a seat has gained since its last choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Since {
    /// Nothing: the choice was the last event.
    Nothing,
    /// Only that others did something, not what.
    Unseen,
    /// Something new, by the choice itself or later.
    Shown,
}

/// By seat, what it has learnt since its last choice, if it has chosen. The law keeps this itself, from `sight`
/// alone, to compare it with what the table allows.
pub(crate) struct Memory(PerSeat<Option<Since>>);

impl Memory {
    /// The memory before the first event at a table of `seats`: nobody has chosen.
    pub(crate) fn empty(seats: u8) -> Memory {
        Memory((0..seats).map(|_| None).collect())
    }

    /// Adds an event to the memory.
    pub(crate) fn note<G: Game>(&mut self, happened: &Happened<'_, G>) {
        for (seat, since) in Seat::first(self.0.len()).zip(&mut self.0) {
            let own = happened.chooser() == Some(seat);
            *since = match (happened.before.sight(Viewer::Seat(seat), &happened.event), *since) {
                (Sight::Unveils, _) if own => Some(Since::Shown),
                (Sight::Hidden | Sight::Open, _) if own => Some(Since::Nothing),
                (_, None) => None,
                (Sight::Open | Sight::Unveils, _) | (_, Some(Since::Shown)) => Some(Since::Shown),
                (Sight::Hidden, Some(Since::Nothing | Since::Unseen)) => Some(Since::Unseen),
            };
        }
    }

    /// The seat whose choice was the last event, if the choice has shown it nothing new.
    pub(crate) fn has_just_chosen(&self) -> Option<Seat> {
        let mut memories = Seat::first(self.0.len()).zip(&self.0);
        memories.find(|(_, since)| **since == Some(Since::Nothing)).map(|(seat, _)| seat)
    }

    /// Checks that the table lets `seat` take back exactly if its memory allows it, that a refusal changes
    /// nothing, and that after a successful take-back the rest is a legal game.
    pub(crate) fn takes_back<G: Game>(&self, table: &Table<G>, seat: Seat) -> LawResult {
        let mut back = table.clone();
        let answer = back.take_back(seat);
        match (self.0[seat.idx()], answer) {
            (None, Err(Irrevocable::Nothing(_)))
            | (Some(Since::Shown), Err(Irrevocable::Shown(_)))
            | (Some(Since::Unseen), Err(Irrevocable::BuiltOn(_))) => {
                ensure!(back == *table, Law::TakesBack, "refused to {seat}, it changes the table");
            }
            (Some(Since::Nothing | Since::Unseen), Ok(stayed)) => {
                let stayed = stayed.iter().map(|at| &table.events()[*at]);
                let told = stayed.eq(back.events());
                ensure!(told, Law::TakesBack, "{seat} takes back, and is told wrongly what stays");
                let others = |it: &Table<G>| decisions_of_others(it, seat);
                let kept = others(&back) == others(table);
                ensure!(kept, Law::TakesBack, "{seat} takes back, and others lose a decision");
                counts(back.game(), "after taking back")?;
                replays::whole(&back)?;
            }
            (since, answer) => {
                broken!(Law::TakesBack, "{seat} has seen {since:?} since, and is told {answer:?}");
            }
        }
        Ok(())
    }
}

fn decisions_of_others<G: Game>(table: &Table<G>, seat: Seat) -> Vec<EventOf<G>> {
    let is_of_another =
        |it: &&EventOf<G>| matches!(it, Event::Choice { seat: who, .. } if *who != seat);
    table.events().iter().filter(is_of_another).copied().collect()
}

/// Checks that the last event, a choice that showed its player nothing new, is undone without a trace and can
/// be made again.
pub(crate) fn undoes<G: Game>(table: &Table<G>, seat: Seat, before: &G) -> LawResult {
    let mut back = table.clone();
    let granted = back.take_back(seat);
    let (choice, rest) = table.events().split_last().expect("something was chosen");
    ensure!(granted.is_ok(), Law::TakesBack, "«{choice}» has shown nothing, but {granted:?}");
    let traceless = back.game() == before && back.events() == rest;
    ensure!(traceless, Law::TakesBack, "«{choice}» leaves a trace when it is taken back");
    let again = back.witness(*choice);
    ensure!(again.is_ok(), Law::TakesBack, "«{choice}» cannot be made again: {again:?}");
    ensure!(back == *table, Law::TakesBack, "«{choice}», made again, leads elsewhere");
    Ok(())
}

/// Checks that the choice could not have shown anything new: in states that `seat` imagines before it, the same
/// choice is legal and leads to the same view.
pub(crate) fn teaches_nothing<G: Game>(
    happened: &Happened<'_, G>,
    seat: Seat,
    offer: &mut LegalEvents<G>,
    luck: &mut Dice,
) -> LawResult {
    let Happened { seats, before, event: choice, after } = *happened;
    let viewer = Viewer::Seat(seat);
    let (view, seen) = (before.view(viewer), after.view(viewer));
    for _ in 0..IMAGINED_STATES {
        let mut world = G::imagine(&view, luck);
        offer.list(&world, seats);
        let possible = offer.lists(&choice);
        ensure!(possible, Law::LeaksNoMoves, "{seat} could not know that «{choice}» is possible");
        world.apply(&choice);
        let other = world.view(viewer);
        ensure!(
            other == seen,
            Law::TakesBack,
            "{seat} may take back «{choice}», having learnt something: {}",
            difference(&seen, &other)
        );
    }
    Ok(())
}
