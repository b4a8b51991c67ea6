//! The action *White* in the center of the wheel: acquiring white pigments (CP-5.4).

use game::Seat;

use crate::{
    components::{Pigment, Tool},
    state::Studio,
};

impl Studio {
    #[inline]
    pub(crate) fn acquire_white(&mut self, seat: Seat) {
        let level = self.level(seat, Tool::Tube);
        self.painter_mut(seat).reserve.add(Pigment::White, level);
    }
}
