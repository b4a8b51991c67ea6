//! An external bot as an entrant of a contest: a process for each seat, so that nothing one seat
//! knows reaches another. A process that says it keeps nothing may take a seat again in a later
//! deal; never in the same deal, whose luck it would know.

use std::sync::{Arc, Mutex, PoisonError};

use game::{Game, Options, Outcome, Seat};
use serde_json::value::RawValue;

use super::{ExternalCommand, ExternalProcess, Hello, Reuse};
use crate::{ContestPlayer, Entrant, PlayerError, SeatAssignment};

/// An entrant whose players are external processes.
#[derive(Debug)]
pub struct ExternalBot<G: Game> {
    command: ExternalCommand,
    view_json: ViewJson<G>,
    idle: Idle,
}

/// Writes a view as JSON.
type ViewJson<G> = fn(&<G as Game>::View) -> Box<RawValue>;

/// Processes that wait for another game, each with the last deal it has played.
type Idle = Arc<Mutex<Vec<(u64, ExternalProcess)>>>;

/// A process in a seat.
struct SeatedProcess<G: Game> {
    /// The process; none once the game is over.
    process: Option<ExternalProcess>,
    view_json: ViewJson<G>,
    seat: Seat,
    deal: u64,
    reuse: Reuse,
    idle: Idle,
}

impl<G: Game> ExternalBot<G> {
    /// The entrant whose processes `command` starts, and are sent views that `view_json` writes.
    #[must_use]
    pub fn new(command: ExternalCommand, view_json: ViewJson<G>) -> ExternalBot<G> {
        ExternalBot { command, view_json, idle: Idle::default() }
    }

    /// An idle process that has not seen `deal`: a process only ever goes on to later deals.
    fn waiting(&self, deal: u64) -> Option<ExternalProcess> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(|(last, _)| *last < deal)?;
        Some(idle.swap_remove(at).1)
    }
}

impl<G: Game> Entrant<G> for ExternalBot<G> {
    fn display_name(&self) -> String {
        self.command.command_line().to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError> {
        let mut process = self.waiting(assignment.deal).map_or_else(|| self.command.start(), Ok)?;
        let (options, files) = (assignment.options.to_string(), assignment.options.files());
        let hello = Hello::new(
            &G::TITLE,
            assignment.seats,
            assignment.seat,
            options,
            files,
            assignment.seed,
        );
        let reuse = process.greet(&hello)?;
        Ok(Box::new(SeatedProcess {
            process: Some(process),
            view_json: self.view_json,
            seat: assignment.seat,
            deal: assignment.deal,
            reuse,
            idle: Arc::clone(&self.idle),
        }))
    }
}

impl<G: Game> ContestPlayer<G> for SeatedProcess<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, PlayerError> {
        let process = self.process.as_mut().expect("nobody is asked after the end");
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let view = (self.view_json)(view);
        Ok(actions[process.choose(seat, &view, &texts)?])
    }

    fn over(&mut self, outcome: &Outcome) {
        let Some(mut process) = self.process.take() else { return };
        process.over(self.seat, outcome);
        match self.reuse {
            Reuse::Never => (),
            Reuse::InLaterDeals => {
                let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
                idle.push((self.deal, process));
            }
        }
    }
}
