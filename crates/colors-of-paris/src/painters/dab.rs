//! Painting cells of one color at once, which Manet, Monet and Renoir have in common (CP-8.4).

use game::Seat;

use super::{Tile, manet, monet, renoir};
use crate::{
    actions::{Action, Stroke},
    cards::Card,
    components::Pigment,
    round::Step,
    state::Studio,
    variants::Texts,
};

/// How many cells are painted.
const CELLS: u8 = 2;

impl Studio {
    /// The color that a painter paints at once after acquiring it.
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

    /// After acquiring `color`, its painter may paint.
    #[inline]
    pub(crate) fn offer_dab(&mut self, seat: Seat, color: Pigment) {
        if self.painter(seat).tile.is_some() && self.color_of(seat) == Some(color) {
            self.agenda.push(Step::Dab { seat, color, left: CELLS, on: None });
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
        let stroke = |card| Action::Paint(Stroke { card, cell: color, pigment: color });
        out.extend(self.dabbed(seat, color, on).map(stroke));
        out.push(Action::Stop);
    }

    /// In Variant J both cells are on one painting (CP-9.9).
    pub(crate) fn dab(&mut self, seat: Seat, stroke: Stroke) {
        if let Step::Dab { color, left, .. } = self.step() {
            let on = (self.rules.texts == Texts::J).then_some(stroke.card);
            self.ask_instead(Step::Dab { seat, color, left: left - 1, on });
        }
        self.paint_from_reserve(seat, stroke);
    }
}
