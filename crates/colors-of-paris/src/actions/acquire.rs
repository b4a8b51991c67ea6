//! Acquiring a primary color (CP-4.1).

use game::Seat;

use crate::{
    components::{Pigment, Tool},
    state::Studio,
};

impl Studio {
    /// Gives `seat` as many pigments as the level of its tube; then some painters may paint cells at once
    /// (CP-8.4).
    #[inline]
    pub(crate) fn acquire(&mut self, seat: Seat, color: Pigment) {
        let level = self.level(seat, Tool::Tube);
        self.painter_mut(seat).reserve.add(color, level);
        self.offer_dab(seat, color);
    }
}
