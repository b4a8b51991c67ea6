//! The action *Paint* (CP-4.7): one pigment on one cell, as often as the brush allows.

use game::Seat;

use crate::{
    actions::{Action, Stroke},
    cards::Card,
    cells::Cell,
    components::{MAX_WHITE, Pigment, Tool},
    reserve::pigments,
    round::Step,
    state::Studio,
    variants::Black,
};

impl Action {
    /// The painting and the cell on which the action puts a pigment; nothing if it paints nothing.
    #[must_use]
    pub const fn painted(self) -> Option<(Card, Cell)> {
        if let Action::Paint(Stroke { card, cell, .. }) | Action::Borrow(_, card, cell) = self {
            Some((card, cell))
        } else {
            None
        }
    }

    /// The action with another cell; an action that paints nothing stays as it is.
    #[must_use]
    pub const fn on(self, cell: Cell) -> Action {
        if let Action::Paint(Stroke { card, pigment, .. }) = self {
            Action::Paint(Stroke { card, cell, pigment })
        } else if let Action::Borrow(lender, card, _) = self {
            Action::Borrow(lender, card, cell)
        } else {
            self
        }
    }
}

impl Studio {
    /// The colors that have a free cell on `card`, a bit for each.
    #[inline]
    #[must_use]
    pub fn open(&self, card: Card) -> u8 {
        self.cells[card.idx()].open(self.deck.grid(card))
    }

    /// The number of free cells of `card`, by color.
    #[inline]
    #[must_use]
    pub fn wanted(&self, card: Card) -> [u8; 6] {
        self.cells[card.idx()].free(self.deck.grid(card))
    }

    /// The pigments among `kinds` that any free cell of `card` takes: white, and the signature.
    #[inline]
    fn for_any_cell(&self, card: Card, kinds: u8) -> u8 {
        let cells = self.cells[card.idx()];
        let white = if cells.white() < MAX_WHITE { Pigment::White.bit() } else { 0 };
        let black = match self.rules.black {
            Black::Signature if !cells.is_signed() => Pigment::Black.bit(),
            Black::Signature | Black::Points => 0,
        };
        kinds & (white | black)
    }

    /// Whether `seat` can paint with `left` strokes of the brush and `guests` borrowed white.
    #[inline]
    pub(crate) fn can_paint(&self, seat: Seat, left: u8, guests: u8) -> bool {
        let kinds = self.painter(seat).reserve.kinds();
        self.painter(seat).paintings.iter().any(|card| {
            let open = self.open(card);
            let own = open & kinds | self.for_any_cell(card, kinds) | self.strays(seat, card);
            let by_brush = left != 0 && own != 0;
            open != 0 && (by_brush || guests != 0 && self.can_borrow(seat, card))
        })
    }

    /// Whether painting has not begun yet and only one first stroke is possible.
    #[inline]
    pub(crate) fn begins_in_one_way(&self, seat: Seat, left: u8, guests: u8) -> bool {
        let has_begun = left != self.level(seat, Tool::Brush) || guests != self.guests(seat);
        let kinds = self.painter(seat).reserve.kinds();
        let ways = |card| {
            let any = self.for_any_cell(card, kinds) | self.strays(seat, card);
            pigments(self.open(card)).map(|it| (kinds & it.bit() | any).count_ones()).sum::<u32>()
        };
        !has_begun && self.painter(seat).paintings.iter().map(ways).sum::<u32>() < 2
    }

    pub(crate) fn begin_to_paint(&mut self, seat: Seat) {
        let (left, guests) = (self.level(seat, Tool::Brush), self.guests(seat));
        self.agenda.push(Step::Paint { seat, left, guests });
    }

    /// Lists the possible strokes; after the first stroke the player may also stop.
    #[inline]
    pub(crate) fn list_strokes(&self, seat: Seat, left: u8, guests: u8, out: &mut Vec<Action>) {
        for card in self.painter(seat).paintings.iter() {
            if left != 0 {
                self.list_own_strokes(seat, card, out);
            }
            if guests != 0 {
                self.list_borrowings(seat, card, out);
            }
        }
        if left != self.level(seat, Tool::Brush) || guests != self.guests(seat) {
            out.push(Action::Stop);
        }
    }

    #[inline]
    fn list_own_strokes(&self, seat: Seat, card: Card, out: &mut Vec<Action>) {
        let kinds = self.painter(seat).reserve.kinds();
        let any = self.for_any_cell(card, kinds) | self.strays(seat, card);
        for color in pigments(self.open(card)) {
            let (cell, fitting) = (Cell::any(color), kinds & color.bit() | any);
            out.extend(
                pigments(fitting).map(|pigment| Action::Paint(Stroke { card, cell, pigment })),
            );
        }
    }

    /// Lists the nuances of `action`: every free cell of the color by its place. Cells of a color are alike, so
    /// the list of actions has one action for all of them.
    pub(crate) fn list_places_to_paint(&self, action: Action, out: &mut Vec<Action>) {
        if let Some((card, cell)) = action.painted() {
            let places = self.places(card, cell.color());
            out.extend(places.map(|at| action.on(Cell::at(cell.color(), at))));
        }
    }

    /// The places of the free cells of this color on `card`, from 0 at the top left.
    pub fn places(&self, card: Card, color: Pigment) -> impl Iterator<Item = usize> + use<> {
        self.cells[card.idx()].places(self.deck.grid(card), color)
    }

    /// Paints a stroke by the brush or by a painter's power, whichever the agenda asks for.
    #[inline]
    pub(crate) fn stroke(&mut self, seat: Seat, stroke: Stroke) {
        match *self.asked() {
            Step::Paint { left, guests, .. } => {
                self.ask_instead(Step::Paint { seat, left: left - 1, guests });
                self.paint_from_reserve(seat, stroke);
            }
            Step::Dab { .. } => self.dab(seat, stroke),
            Step::Degas { .. } => self.degas_paints(seat, stroke),
            other => unreachable!("nobody paints at {other:?}"),
        }
    }

    #[inline]
    pub(crate) fn paint_from_reserve(&mut self, seat: Seat, stroke: Stroke) {
        self.painter_mut(seat).reserve.take(stroke.pigment);
        self.paint(seat, stroke);
    }

    /// Fills a cell; a full painting is completed at once (CP-4.8).
    #[inline]
    pub(crate) fn paint(&mut self, seat: Seat, stroke: Stroke) {
        let Stroke { card, cell, pigment } = stroke;
        let cells = &mut self.cells[card.idx()];
        cells.fill(self.deck.grid(card), cell, pigment);
        if cells.is_full() {
            self.complete(seat, card);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, refusal, say, studio},
        },
    };

    /// CP-9.4b: one signature on each painting, on a cell of any color.
    #[test]
    fn one_signature_each() {
        let black = [(Pigment::Black, 3)];
        let mut studio = studio("tiles=on black=signature", Tile::VanGogh, &black, &[1, 2]);
        studio.painter_mut(A).tools[2] = 8;
        studio.perform(A, Deed::Paint);
        studio.proceed();
        assert_eq!(actions(&studio).len(), 4 + 4, "four colors on each painting");
        say(&mut studio, "paint 1 red black");
        assert!(actions(&studio).iter().all(|it| !it.starts_with("paint 1")));
        assert_eq!(
            refusal(&studio, "paint 1 blue black"),
            "painting 1 is signed already (CP-9.4b)"
        );
        say(&mut studio, "paint 2 red black");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Black), 1, "nothing more to sign");
    }
}
