//! The action *Rotate* (CP-5.3, CP-5.5): its player decides in phase 3 how far the wheel turns.

use game::Seat;

use crate::state::Studio;

impl Studio {
    pub(crate) fn rotate(&mut self, seat: Seat) {
        self.rotates = Some(seat);
    }

    pub(crate) fn turn_as_chosen(&mut self, steps: u8) {
        self.agenda.pop();
        self.turn_wheel(steps);
    }
}
