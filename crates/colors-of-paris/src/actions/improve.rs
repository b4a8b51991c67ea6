//! The action *Improve* (CP-4.4), and the rewards on a tool's track (CP-4.5).

use game::Seat;

use crate::{
    actions::Action,
    components::{Deed, Pigment, Tool},
    reserve::pigments,
    round::Step,
    scoring::End,
    state::{Studio, Token},
    variants::EndCall,
};

/// The number of pigments that an improvement costs (CP-4.4).
pub const IMPROVEMENT_COST: u8 = 2;

impl Studio {
    #[inline]
    pub(crate) fn can_advance(&self, seat: Seat, tool: Tool) -> bool {
        self.painter(seat).tools[tool as usize] < self.board.last_space()
    }

    /// The actions *Improve* that `seat` can carry out, a bit for each.
    #[inline]
    pub(crate) fn improvable(&self, seat: Seat) -> u16 {
        let advances = |tool| self.can_advance(seat, tool);
        let improvable = Deed::those_of([
            (Deed::ImproveTube, advances(Tool::Tube)),
            (Deed::ImprovePalette, advances(Tool::Palette)),
            (Deed::ImproveBrush, advances(Tool::Brush)),
        ]);
        if IMPROVEMENT_COST <= self.painter(seat).reserve.payable() { improvable } else { 0 }
    }

    pub(crate) fn improve(&mut self, seat: Seat, tool: Tool) {
        self.agenda.push(Step::Pay(seat, tool, IMPROVEMENT_COST));
    }

    /// The pigments that `seat` can pay with, a bit for each: any but black.
    #[inline]
    pub(crate) fn can_pay_with(&self, seat: Seat) -> u8 {
        self.painter(seat).reserve.kinds() & !Pigment::Black.bit()
    }

    pub(crate) fn list_payments(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(pigments(self.can_pay_with(seat)).map(Action::Pay));
    }

    pub(crate) fn pay(&mut self, seat: Seat, pigment: Pigment) {
        self.painter_mut(seat).reserve.take(pigment);
        match *self.asked() {
            Step::Pay(_, tool, left) => self.ask_instead(Step::Pay(seat, tool, left - 1)),
            Step::PayAgain(_, tool, left) => self.ask_instead(Step::PayAgain(seat, tool, left - 1)),
            other => unreachable!("nothing is to be paid at {other:?}"),
        }
    }

    /// Pays the rest of the cost if the player has no choice of pigments. Improves the tool once all is paid.
    pub(crate) fn pay_what_must_be(&mut self) -> bool {
        let (Step::Pay(seat, tool, left) | Step::PayAgain(seat, tool, left)) = *self.asked() else {
            return false;
        };
        let reserve = &mut self.painter_mut(seat).reserve;
        let kinds = reserve.kinds() & !Pigment::Black.bit();
        if left != 0 && !kinds.is_power_of_two() && reserve.payable() != left {
            return false;
        }
        let mut due = left;
        for pigment in pigments(kinds) {
            let paid = due.min(reserve.count(pigment));
            reserve.take_many(pigment, paid);
            due -= paid;
        }
        let is_first = matches!(self.asked(), Step::Pay(..));
        self.agenda.pop();
        if is_first {
            self.offer_again(seat, tool);
        }
        self.advance(seat, tool);
        true
    }

    /// Advances the marker of a tool by one space; the reward of the space comes before what follows (CP-4.5).
    pub(crate) fn advance(&mut self, seat: Seat, tool: Tool) {
        let (bonus, last) = (self.board.bonus_space(), self.board.last_space());
        let painter = self.painter_mut(seat);
        painter.tools[tool as usize] += 1;
        let space = painter.tools[tool as usize];
        if space == bonus {
            self.agenda.push(Step::Reward(seat, tool));
        }
        if space == last {
            self.painter_mut(seat).tokens[tool as usize] = Token::Ten;
            if self.rules.end == EndCall::Marker {
                self.call_end(End::Marker);
            }
        }
    }

    pub(crate) fn hire(&mut self, seat: Seat) {
        self.agenda.pop();
        self.painter_mut(seat).hired += 1;
    }

    pub(crate) fn take_token(&mut self, seat: Seat) {
        if let Step::Reward(_, tool) = self.step() {
            self.painter_mut(seat).tokens[tool as usize] = Token::Six;
        }
        self.agenda.pop();
    }
}
