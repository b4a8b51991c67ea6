//! Valadon: one more white when painting, out of an opponent's reserve (CP-8.7).

use game::Seat;

use super::Tile;
use crate::{
    actions::Action,
    cards::Card,
    cells::Cell,
    components::{MAX_WHITE, Pigment},
    reserve::pigments,
    round::Step,
    state::Studio,
};

impl Studio {
    /// The number of white of other players that `seat` may use when painting.
    #[inline]
    pub(crate) fn guests(&self, seat: Seat) -> u8 {
        u8::from(self.is_painted_by(seat, Tile::Valadon))
    }

    fn lenders(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let has_white = |it: &Seat| self.painter(*it).reserve.has(Pigment::White.bit());
        self.all_seats().filter(move |it| *it != seat).filter(has_white)
    }

    /// Whether a borrowed white fits on `card`.
    pub(crate) fn can_borrow(&self, seat: Seat, card: Card) -> bool {
        self.cells[card.idx()].white() < MAX_WHITE && self.lenders(seat).next().is_some()
    }

    pub(crate) fn list_borrowings(&self, seat: Seat, card: Card, out: &mut Vec<Action>) {
        if MAX_WHITE <= self.cells[card.idx()].white() {
            return;
        }
        for lender in self.lenders(seat) {
            let borrowing = |color| Action::Borrow(lender, card, Cell::any(color));
            out.extend(pigments(self.open(card)).map(borrowing));
        }
    }

    pub(crate) fn borrow(&mut self, seat: Seat, lender: Seat, card: Card, cell: Cell) {
        if let Step::Paint { seat, left, guests } = self.step() {
            self.ask_instead(Step::Paint { seat, left, guests: guests - 1 });
        }
        self.painter_mut(lender).reserve.take(Pigment::White);
        self.paint(seat, crate::actions::Stroke { card, cell, pigment: Pigment::White });
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use crate::{
        Deed,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, refusal, say, studio},
        },
    };

    /// CP-8.7: a white is borrowed once, in addition to the brush, from an opponent who has white.
    #[test]
    fn borrows_a_white() {
        let mut studio = studio("tiles=on texts=j", Tile::Valadon, &[], &[1]);
        assert!(!studio.can_perform(A, Deed::Paint), "nobody has white");
        studio.painter_mut(Seat(1)).reserve.add(Pigment::White, 2);
        studio.perform(A, Deed::Paint);
        studio.proceed();
        assert_eq!(
            actions(&studio),
            ["borrow B 1 red", "borrow B 1 yellow", "borrow B 1 blue", "borrow B 1 orange"]
        );
        studio.painter_mut(A).reserve.add(Pigment::Red, 5);
        say(&mut studio, "borrow B 1 red");
        assert_eq!(studio.painter(Seat(1)).reserve.count(Pigment::White), 1);
        assert_eq!(actions(&studio), ["paint 1 red", "stop"]);
        let why = "you may not borrow any white now (CP-8.7)";
        assert_eq!(refusal(&studio, "borrow B 1 red"), why);
        say(&mut studio, "paint 1 red");
        say(&mut studio, "paint 1 red");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 3, "a brush of level 2");
        assert_eq!(studio.cells[0].white(), 1);
    }

    /// CP-8.7: white may also be borrowed last, once the brush is used up.
    #[test]
    fn borrows_last() {
        let mut studio = studio("tiles=on texts=j", Tile::Valadon, &[(Pigment::Red, 3)], &[1]);
        studio.painter_mut(Seat(1)).reserve.add(Pigment::White, 2);
        studio.perform(A, Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        say(&mut studio, "paint 1 red");
        studio.painter_mut(A).reserve.add(Pigment::White, 1);
        assert_eq!(refusal(&studio, "borrow A 1 red"), "there is no white of A to borrow (CP-8.7)");
        assert_eq!(refusal(&studio, "paint 1 red"), "your brush is empty (CP-4.7)");
        assert_eq!(
            refusal(&studio, "borrow B 9 red"),
            "you cannot paint on painting 9 now (CP-4.7)"
        );
        say(&mut studio, "borrow B 1 red");
        assert!(!actions(&studio).contains(&"stop".to_owned()), "both are used up");
    }

    /// CP-8.7: the white goes on the cell that is named.
    #[test]
    fn borrows_for_a_named_cell() {
        let mut studio = studio("tiles=on texts=j", Tile::Valadon, &[], &[1]);
        studio.painter_mut(Seat(1)).reserve.add(Pigment::White, 2);
        studio.perform(A, Deed::Paint);
        studio.proceed();
        let last = studio.places(crate::painters::tests::card(1), Pigment::Red).last().unwrap();
        say(&mut studio, &format!("borrow B 1 red at {}", last + 1));
        assert_eq!(studio.cells[0].all()[last], Some(Pigment::White));
        assert_eq!(studio.cells[0].white(), 1);
    }

    /// CP-8.7: never more than three white on a painting.
    #[test]
    fn three_white_are_enough() {
        let mut studio = studio("tiles=on texts=j", Tile::Valadon, &[], &[1]);
        studio.painter_mut(Seat(1)).reserve.add(Pigment::White, 2);
        let grid = studio.deck.grid(crate::painters::tests::card(1));
        for _ in 0..3 {
            studio.cells[0].fill(grid, Pigment::Red, Pigment::White);
        }
        assert!(!studio.can_perform(A, Deed::Paint));
    }
}
