//! The action *First player* (CP-5.1): the player gets a white now, and the first-player token at the end of
//! phase 3.

use game::Seat;

use crate::{components::Pigment, state::Studio};

impl Studio {
    pub(crate) fn become_first_player(&mut self, seat: Seat) {
        self.painter_mut(seat).reserve.add(Pigment::White, 1);
        self.next_first = Some(seat);
    }
}
