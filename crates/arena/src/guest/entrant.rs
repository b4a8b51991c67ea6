//! A program from outside takes part in a contest: a process for each seat that it takes, so that
//! nothing one seat knows reaches another. A process may take a seat again in a later deal if it says
//! that it keeps nothing; never in the same deal, where it would know how luck falls.

use std::sync::{Arc, Mutex, PoisonError};

use game::{Game, Options, Outcome, Seat};

use super::{Guest, Hello, Program, Stay};
use crate::{Entrant, Fault, Place, Player};

/// An entrant from outside.
#[derive(Debug)]
pub struct Outsider {
    program: Program,
    idle: Idle,
}

/// Processes that wait for another game, each with the deal it has played.
type Idle = Arc<Mutex<Vec<(u64, Guest)>>>;

/// A process in a seat.
struct Seated {
    /// Nothing once the game is over.
    guest: Option<Guest>,
    seat: Seat,
    deal: u64,
    stay: Stay,
    idle: Idle,
}

impl Outsider {
    /// The entrant whom `program` starts.
    #[must_use]
    pub fn new(program: Program) -> Outsider {
        Outsider { program, idle: Idle::default() }
    }

    /// A process that has not seen `deal`: it only ever goes on to later ones.
    fn waiting(&self, deal: u64) -> Option<Guest> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(|(last, _)| *last < deal)?;
        Some(idle.swap_remove(at).1)
    }
}

impl<G: Game> Entrant<G> for Outsider {
    fn called(&self) -> String {
        self.program.command().to_owned()
    }

    fn sit(&self, place: &Place<'_, G>) -> Result<Box<dyn Player<G>>, Fault> {
        let mut guest = self.waiting(place.deal).map_or_else(|| self.program.start(), Ok)?;
        let (options, files) = (place.options.to_string(), place.options.files());
        let hello = Hello::new(&G::TITLE, place.seats, place.seat, options, files, place.seed);
        let stay = guest.greet(&hello)?;
        Ok(Box::new(Seated {
            guest: Some(guest),
            seat: place.seat,
            deal: place.deal,
            stay,
            idle: Arc::clone(&self.idle),
        }))
    }
}

impl<G: Game> Player<G> for Seated {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, Fault> {
        let guest = self.guest.as_mut().expect("nobody is asked after the end");
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(view).expect("views are plain data");
        Ok(actions[guest.choose(seat, view, &texts)?])
    }

    fn over(&mut self, outcome: &Outcome) {
        let Some(mut guest) = self.guest.take() else { return };
        guest.over(self.seat, outcome);
        match self.stay {
            Stay::Once => (),
            Stay::Again => {
                let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
                idle.push((self.deal, guest));
            }
        }
    }
}
