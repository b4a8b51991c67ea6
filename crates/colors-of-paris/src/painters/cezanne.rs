//! Cézanne: after *Improve*, the same tool a second time, for more (CP-8.1).

use game::Seat;

use super::Tile;
use crate::{actions::Action, components::Tool, round::Step, state::Studio};

impl Studio {
    /// After improving `tool`, Cézanne's player may do so again.
    pub(crate) fn offer_again(&mut self, seat: Seat, tool: Tool) {
        if self.is_painted_by(seat, Tile::Cezanne) {
            self.agenda.push(Step::Again(seat, tool));
        }
    }

    /// As many pigments as the level that the tool would reach.
    fn price_again(&self, seat: Seat, tool: Tool) -> u8 {
        self.board.level(tool, self.painter(seat).tools[tool as usize] + 1)
    }

    pub(crate) fn can_improve_again(&self, seat: Seat, tool: Tool) -> bool {
        self.can_advance(seat, tool)
            && self.price_again(seat, tool) <= self.painter(seat).reserve.payable()
    }

    pub(crate) fn list_again(out: &mut Vec<Action>) {
        out.extend([Action::Again, Action::Stop]);
    }

    pub(crate) fn improve_again(&mut self, seat: Seat) {
        if let Step::Again(_, tool) = self.step() {
            let price = self.price_again(seat, tool);
            self.ask_instead(Step::PayAgain(seat, tool, price));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        components::{Pigment, Tool},
        painters::{
            Tile,
            tests::{A, actions, say, studio},
        },
    };

    /// CP-8.1, the book's example: from level 4 on its second space, 2 pigments to the first 5,
    /// then 5 more to the second 5.
    #[test]
    fn improves_twice() {
        let pigments = [(Pigment::Red, 7), (Pigment::White, 1), (Pigment::Black, 3)];
        let mut studio = studio("tiles=on", Tile::Cezanne, &pigments, &[]);
        studio.painter_mut(A).tools[Tool::Tube as usize] = 1;
        assert_eq!(studio.level(A, Tool::Tube), 4);
        studio.perform(A, Deed::ImproveTube);
        studio.proceed();
        assert_eq!(actions(&studio), ["pay red", "pay white"]);
        say(&mut studio, "pay red");
        say(&mut studio, "pay red");
        assert_eq!(studio.painter(A).tools[0], 2);
        assert_eq!(actions(&studio), ["again", "stop"]);
        say(&mut studio, "again");
        say(&mut studio, "pay white");
        assert_eq!(studio.painter(A).tools[0], 3, "only red is left, which is paid unasked");
        assert_eq!(studio.level(A, Tool::Tube), 5);
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 1);
        assert_eq!(studio.painter(A).reserve.count(Pigment::Black), 3);
    }

    /// CP-8.1: who cannot pay is not asked.
    #[test]
    fn needs_enough_pigments() {
        let mut studio = studio("tiles=on", Tile::Cezanne, &[(Pigment::Red, 5)], &[]);
        studio.perform(A, Deed::ImproveTube);
        studio.proceed();
        assert_eq!((studio.painter(A).tools[0], studio.painter(A).reserve.total()), (1, 3));
        assert!(!actions(&studio).contains(&"again".to_owned()));
    }
}
