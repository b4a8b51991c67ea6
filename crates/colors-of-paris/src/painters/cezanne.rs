//! Cézanne: after *Improve*, the same tool a second time, at a higher cost (CP-8.1).

use game::Seat;

use super::Tile;
use crate::{actions::Action, components::Tool, round::Step, state::Studio};

impl Studio {
    /// Asks Cézanne's player whether to improve `tool` again.
    pub(crate) fn offer_again(&mut self, seat: Seat, tool: Tool) {
        if self.is_painted_by(seat, Tile::Cezanne) {
            self.agenda.push(Step::Again(seat, tool));
        }
    }

    /// The cost of the second improvement: the level that the tool would reach.
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
        Deed, End, Step, Token,
        components::{Pigment, Tool},
        painters::{
            Tile,
            tests::{A, actions, say, studio},
        },
    };

    /// CP-8.1, the example of the rulebook: from level 4 on its second space, 2 pigments lead to the first
    /// space of level 5, and 5 more pigments to the second space of level 5.
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

    /// CP-8.1: a player who cannot pay is not asked.
    #[test]
    fn needs_enough_pigments() {
        let mut studio = studio("tiles=on", Tile::Cezanne, &[(Pigment::Red, 5)], &[]);
        studio.perform(A, Deed::ImproveTube);
        studio.proceed();
        assert_eq!((studio.painter(A).tools[0], studio.painter(A).reserve.total()), (1, 3));
        assert!(!actions(&studio).contains(&"again".to_owned()));
    }

    /// CP-8.1, CP-4.5: each of the two steps brings the reward of its space, the first step first.
    #[test]
    fn both_steps_bring_what_they_bring() {
        let pigments = [(Pigment::Red, 20)];
        let mut studio = studio("tiles=on end=marker", Tile::Cezanne, &pigments, &[]);
        studio.painter_mut(A).tools = [3, 4, 6];
        studio.perform(A, Deed::ImproveTube);
        studio.proceed();
        assert_eq!(actions(&studio), ["again", "stop"], "the fifth space brings nothing");
        say(&mut studio, "again");
        assert_eq!(actions(&studio), ["hire", "token"], "the sixth does");
        say(&mut studio, "token");
        assert_eq!(studio.step(), Step::Act(A), "twice and no more");
        studio.perform(A, Deed::ImprovePalette);
        studio.proceed();
        assert_eq!(actions(&studio), ["hire", "token"], "before the second step");
        say(&mut studio, "hire");
        assert_eq!(actions(&studio), ["again", "stop"]);
        say(&mut studio, "stop");
        assert_eq!((studio.painter(A).hired, studio.painter(A).assistants), (1, 3));
        studio.painter_mut(A).reserve.add(Pigment::Blue, 1);
        studio.perform(A, Deed::ImproveBrush);
        studio.proceed();
        say(&mut studio, "pay red");
        say(&mut studio, "pay red");
        assert_eq!(studio.end, None);
        say(&mut studio, "again");
        (0..7).for_each(|_| say(&mut studio, "pay red"));
        assert_eq!(studio.painter(A).tokens, [Token::Six, Token::None, Token::Ten]);
        assert_eq!(studio.end, Some(End::Marker), "by whatever means (CP-9.5)");
    }

    /// CP-8.0: the Tool card is not the action *Improve*, so the power does not follow it.
    #[test]
    fn not_with_the_tool_card() {
        let mut studio = studio("tiles=on", Tile::Cezanne, &[(Pigment::Red, 20)], &[]);
        studio.agenda.push(Step::Tools(A, 2));
        say(&mut studio, "advance tube");
        say(&mut studio, "advance tube");
        assert_eq!(studio.painter(A).tools[0], 2);
        assert!(!actions(&studio).contains(&"again".to_owned()));
    }
}
