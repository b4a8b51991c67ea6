//! Van Gogh: keeps more pigments (CP-8.6).

use game::Seat;

use super::Tile;
use crate::state::Studio;

/// The greatest number of pigments that a player keeps (CP-6.3).
const MAX_PIGMENTS: u8 = 12;
/// The greatest number of pigments that Van Gogh's player keeps (CP-8.6).
const VAN_GOGH_MAX_PIGMENTS: u8 = 16;

impl Studio {
    /// The greatest number of pigments that `seat` keeps.
    #[must_use]
    pub fn limit(&self, seat: Seat) -> u8 {
        if self.is_painted_by(seat, Tile::VanGogh) { VAN_GOGH_MAX_PIGMENTS } else { MAX_PIGMENTS }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, studio},
        },
        round::Step,
    };

    /// CP-8.6: with seventeen pigments Van Gogh's player gives one back, with thirteen none.
    #[test]
    fn keeps_sixteen() {
        let pigments = [(Pigment::Red, 8), (Pigment::Blue, 9)];
        let mut studio = studio("tiles=on", Tile::VanGogh, &pigments, &[]);
        studio.ask_instead(Step::Dry(A));
        studio.proceed();
        assert_eq!(actions(&studio), ["dry red", "dry blue"]);
        studio.painter_mut(A).reserve.take(Pigment::Red);
        studio.proceed();
        assert_ne!(studio.step(), Step::Dry(A));
    }
}
