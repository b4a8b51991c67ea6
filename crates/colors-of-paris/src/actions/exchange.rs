//! The bonus card *Exchange* (CP-7.2): colored pigments for others of their kind.

use game::Seat;

use crate::{
    actions::{Action, bonus_cards::MAX_EXCHANGES},
    components::Pigment,
    reserve::pigments,
    round::Step,
    state::Studio,
};

const COLORS: u8 = Pigment::White.bit() - 1;

impl Studio {
    #[inline]
    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.painter(seat).reserve.kinds() & COLORS != 0
    }

    /// Lists the possible exchanges; after the first exchange the player may also stop.
    pub(crate) fn list_exchanges(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        for from in pigments(self.painter(seat).reserve.kinds() & COLORS) {
            let others = from.kin().iter().filter(|it| **it != from);
            out.extend(others.map(|to| Action::Exchange(from, *to)));
        }
        if left != MAX_EXCHANGES {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn exchange(&mut self, seat: Seat, from: Pigment, to: Pigment) {
        let reserve = &mut self.painter_mut(seat).reserve;
        reserve.take(from);
        reserve.add(to, 1);
        if let Step::Exchange(_, left) = self.step() {
            self.ask_instead(Step::Exchange(seat, left - 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        bonus::Bonus,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, studio},
        },
    };

    /// CP-7.2: a player who has only white and black has nothing to exchange.
    #[test]
    fn neither_white_nor_black() {
        let pigments = [(Pigment::White, 3), (Pigment::Black, 1)];
        let mut studio = studio("tiles=on", Tile::VanGogh, &pigments, &[]);
        assert!(!studio.can_use(A, Bonus::Exchange));
        studio.painter_mut(A).reserve.add(Pigment::Green, 1);
        assert!(studio.can_use(A, Bonus::Exchange));
    }
}
