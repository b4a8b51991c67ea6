//! Gauguin: mixes one color with white instead of one of its primaries (CP-8.3).

use game::Seat;

use super::Tile;
use crate::{actions::Action, components::Pigment, round::Step, state::Studio};

impl Studio {
    /// Asks Gauguin's player for a color.
    pub(crate) fn ask_for_tint(&mut self) {
        let gauguin = self.all_seats().find(|seat| self.is_painted_by(*seat, Tile::Gauguin));
        self.agenda.extend(gauguin.map(Step::Tint));
    }

    pub(crate) fn list_tints(out: &mut Vec<Action>) {
        out.extend(Pigment::SECONDARIES.map(Action::Tint));
    }

    pub(crate) fn tint(&mut self, seat: Seat, color: Pigment) {
        self.painter_mut(seat).tint = Some(color);
        self.agenda.pop();
    }

    /// Whether white may replace a primary when `seat` mixes `color`.
    #[inline]
    pub(crate) fn mixes_with_white(&self, seat: Seat, color: Pigment) -> bool {
        let painter = self.painter(seat);
        painter.tint == Some(color) && painter.reserve.has(Pigment::White.bit())
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
        round::Step,
    };

    /// CP-8.3: white instead of either primary, where there is a choice.
    #[test]
    fn white_stands_in() {
        let pigments = [(Pigment::Red, 1), (Pigment::Yellow, 1), (Pigment::White, 1)];
        let mut studio = studio("tiles=on", Tile::Gauguin, &pigments, &[]);
        studio.painter_mut(A).tint = Some(Pigment::Orange);
        studio.perform(A, Deed::MixOrange);
        studio.proceed();
        let ways = ["mix orange", "mix orange without red", "mix orange without yellow"];
        assert_eq!(actions(&studio), ways);
        say(&mut studio, "mix orange without red");
        let reserve = studio.painter(A).reserve;
        assert_eq!(reserve.count(Pigment::Red), 1);
        assert_eq!(reserve.count(Pigment::Orange), 2);
        assert_eq!(reserve.count(Pigment::White) + reserve.count(Pigment::Yellow), 0);
    }

    /// CP-8.3: with one way only, nothing is asked; other colors are mixed as ever.
    #[test]
    fn only_the_chosen_color() {
        let pigments = [(Pigment::Red, 1), (Pigment::White, 3)];
        let mut studio = studio("tiles=on", Tile::Gauguin, &pigments, &[]);
        studio.painter_mut(A).tint = Some(Pigment::Violet);
        assert!(!studio.can_perform(A, Deed::MixOrange));
        assert!(!studio.can_perform(A, Deed::MixGreen));
        studio.perform(A, Deed::MixViolet);
        studio.proceed();
        assert_eq!(studio.painter(A).reserve.count(Pigment::Violet), 2);
        assert_eq!(studio.painter(A).reserve.count(Pigment::White), 2);
    }

    /// CP-8.3: white replaces one of the two primaries, never both.
    #[test]
    fn not_with_white_alone() {
        let mut studio = studio("tiles=on", Tile::Gauguin, &[(Pigment::White, 3)], &[]);
        studio.painter_mut(A).tint = Some(Pigment::Orange);
        assert!(!studio.can_perform(A, Deed::MixOrange));
    }

    /// CP-8.0, CP-7.2: the Mix card mixes, so the power works with it too.
    #[test]
    fn with_a_mix_card() {
        let pigments = [(Pigment::Red, 1), (Pigment::Blue, 1), (Pigment::White, 1)];
        let mut studio = studio("tiles=on cards=a", Tile::Gauguin, &pigments, &[]);
        studio.painter_mut(A).tint = Some(Pigment::Orange);
        studio.agenda.push(Step::MixAny(A));
        studio.proceed();
        assert_eq!(actions(&studio), ["mix orange without yellow", "mix violet"]);
    }
}
