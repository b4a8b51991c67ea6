//! The power that Manet, Monet and Renoir have in common: to paint cells of one color at once (CP-8.4).

use game::Seat;

use super::{Tile, manet, monet, renoir};
use crate::{
    actions::{Action, Stroke},
    cards::Card,
    cells::Cell,
    components::Pigment,
    round::Step,
    state::Studio,
    variants::Texts,
};

/// The greatest number of cells that are painted at once.
const MAX_DABBED_CELLS: u8 = 2;

impl Studio {
    /// The color that the painter of `seat` paints at once after acquiring it.
    fn color_of(&self, seat: Seat) -> Option<Pigment> {
        match self.painter(seat).tile? {
            Tile::Manet => Some(manet::COLOR),
            Tile::Monet => Some(monet::COLOR),
            Tile::Renoir => Some(renoir::COLOR),
            Tile::Cezanne
            | Tile::Degas
            | Tile::Gauguin
            | Tile::ToulouseLautrec
            | Tile::VanGogh
            | Tile::Valadon => None,
        }
    }

    /// Asks the player whose painter paints with `color` to do so, after that color was acquired.
    #[inline]
    pub(crate) fn offer_dab(&mut self, seat: Seat, color: Pigment) {
        if self.painter(seat).tile.is_some() && self.color_of(seat) == Some(color) {
            self.agenda.push(Step::Dab { seat, color, left: MAX_DABBED_CELLS, on: None });
        }
    }

    fn dabbed(&self, seat: Seat, color: Pigment, on: Option<Card>) -> impl Iterator<Item = Card> {
        let paintings = self.painter(seat).paintings.iter();
        let is_open = move |card: &Card| self.open(*card) & color.bit() != 0;
        paintings.filter(move |card| on.is_none_or(|it| it == *card)).filter(is_open)
    }

    pub(crate) fn can_dab(&self, seat: Seat, color: Pigment, on: Option<Card>) -> bool {
        self.painter(seat).reserve.has(color.bit()) && self.dabbed(seat, color, on).next().is_some()
    }

    pub(crate) fn list_dabs(
        &self,
        seat: Seat,
        color: Pigment,
        on: Option<Card>,
        out: &mut Vec<Action>,
    ) {
        let stroke = |card| Action::Paint(Stroke { card, cell: Cell::any(color), pigment: color });
        out.extend(self.dabbed(seat, color, on).map(stroke));
        out.push(Action::Stop);
    }

    /// Paints a cell at once; in Variant J both cells must be on one painting (CP-9.9).
    pub(crate) fn dab(&mut self, seat: Seat, stroke: Stroke) {
        if let Step::Dab { color, left, .. } = self.step() {
            let on = (self.rules.texts == Texts::J).then_some(stroke.card);
            self.ask_instead(Step::Dab { seat, color, left: left - 1, on });
        }
        self.paint_from_reserve(seat, stroke);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use crate::{
        Deed,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, card, refusal, say, studio},
        },
        state::Studio,
    };

    /// A studio in which A, who has this tile and two paintings, has carried out `deed`.
    fn acquiring(options: &str, tile: Tile, deed: Deed) -> Studio {
        let mut studio = studio(options, tile, &[], &[2, 9]);
        studio.perform(A, deed);
        studio.proceed();
        studio
    }

    /// Tests the power that the three painters have in common, for the color and the action of one of them.
    pub(crate) fn paints_at_once(tile: Tile, deed: Deed, color: Pigment) {
        on_one_or_two(tile, deed, color);
        in_variant_j_on_one(tile, deed, color);
        for other in [Deed::AcquireRed, Deed::AcquireYellow, Deed::AcquireBlue, Deed::White] {
            let asked = actions(&acquiring("tiles=on", tile, other)).contains(&"stop".to_owned());
            assert_eq!(asked, other == deed, "other colors are none of their business");
        }
    }

    /// Tests that the acquired pigments may be used on one painting or on two, and no others.
    fn on_one_or_two(tile: Tile, deed: Deed, color: Pigment) {
        let name = color.name();
        let both = [format!("paint 2 {name}"), format!("paint 9 {name}"), "stop".to_owned()];
        let mut studio = acquiring("tiles=on", tile, deed);
        studio.painter_mut(A).reserve.add(Pigment::White, 1);
        assert_eq!(actions(&studio), both);
        let why = format!("only {name} cells are painted now, and with {name} (CP-8.4)");
        assert_eq!(refusal(&studio, &format!("paint 2 {name} white")), why);
        assert_eq!(refusal(&studio, "paint 2 orange white"), why);
        say(&mut studio, &both[0]);
        assert_eq!(actions(&studio), both);
        say(&mut studio, &both[1]);
        assert_eq!(studio.painter(A).reserve.count(color), 1, "three less two");
        assert_eq!(studio.cells[card(2).idx()].colors(), color.bit());
        assert!(!actions(&studio).contains(&"stop".to_owned()), "two and no more");
    }

    fn in_variant_j_on_one(tile: Tile, deed: Deed, color: Pigment) {
        let [one, other] = [2, 9].map(|it| format!("paint {it} {}", color.name()));
        let mut studio = acquiring("tiles=on texts=j", tile, deed);
        let last = studio.places(card(2), color).last().expect("a cell of the color is free");
        say(&mut studio, &format!("{one} at {}", last + 1));
        assert_eq!(studio.cells[card(2).idx()].all()[last], Some(color), "the cell that was named");
        assert_eq!(actions(&studio), [one, "stop".to_owned()]);
        assert_eq!(refusal(&studio, &other), "you have begun to paint on painting 2 (CP-8.4)");
        say(&mut studio, "stop");
        assert_eq!(studio.painter(A).reserve.count(color), 2);
    }
}
