//! Toulouse-Lautrec: on each painting, two cells take any color (CP-8.5).

use game::Seat;

use super::Tile;
use crate::{cards::Card, components::Pigment, state::Studio};

/// The number of cells of a painting that take any color.
const MAX_STRAYS: u32 = 2;
/// The set of all colors of cells.
const COLORS: u8 = Pigment::White.bit() - 1;

impl Studio {
    /// The number of cells of `card` that may still take another color than theirs, if `seat` paints them.
    #[inline]
    #[must_use]
    pub fn strays_left(&self, seat: Seat, card: Card) -> u8 {
        if !self.is_painted_by(seat, Tile::ToulouseLautrec) {
            return 0;
        }
        let strayed = self.cells[card.idx()].strays(self.deck.grid(card));
        u8::try_from(MAX_STRAYS.saturating_sub(strayed)).unwrap_or_default()
    }

    /// The set of colors that `seat` may put on a cell of any other color of `card`.
    #[inline]
    pub(crate) fn strays(&self, seat: Seat, card: Card) -> u8 {
        if !self.is_painted_by(seat, Tile::ToulouseLautrec) {
            return 0;
        }
        let strayed = self.cells[card.idx()].strays(self.deck.grid(card));
        if strayed < MAX_STRAYS { self.painter(seat).reserve.kinds() & COLORS } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, say, studio},
        },
    };

    /// CP-8.5: two cells of any color; a matching pigment uses none of them.
    #[test]
    fn two_cells_of_any_color() {
        let pigments = [(Pigment::Red, 1), (Pigment::Green, 5)];
        let mut studio = studio("tiles=on", Tile::ToulouseLautrec, &pigments, &[1]);
        studio.painter_mut(A).tools[2] = 8;
        studio.perform(A, Deed::Paint);
        studio.proceed();
        assert!(actions(&studio).contains(&"paint 1 blue green".to_owned()));
        say(&mut studio, "paint 1 red");
        say(&mut studio, "paint 1 blue green");
        say(&mut studio, "paint 1 red green");
        assert!(!actions(&studio).contains(&"stop".to_owned()), "nothing else fits");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Green), 3);
    }

    /// CP-8.5: two cells on each painting, and white besides.
    #[test]
    fn on_each_painting() {
        let pigments = [(Pigment::Green, 9), (Pigment::White, 1)];
        let mut studio = studio("tiles=on", Tile::ToulouseLautrec, &pigments, &[1, 2]);
        studio.painter_mut(A).tools[2] = 8;
        studio.perform(A, Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red white");
        for painting in [1, 1, 2, 2] {
            say(&mut studio, &format!("paint {painting} orange green"));
        }
        assert!(!actions(&studio).contains(&"stop".to_owned()), "two each and no more");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Green), 5);
    }
}
