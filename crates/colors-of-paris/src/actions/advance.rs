//! The Tool card (CP-7.2): two free steps, for one marker or for two.

use game::Seat;

use crate::{
    actions::{Action, bonus_cards::ADVANCES},
    components::Tool,
    round::Step,
    state::Studio,
};

impl Studio {
    #[inline]
    pub(crate) fn can_advance_any(&self, seat: Seat) -> bool {
        Tool::ALL.iter().any(|tool| self.can_advance(seat, *tool))
    }

    /// Who has advanced one marker may stop.
    pub(crate) fn list_advances(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        let movable = Tool::ALL.into_iter().filter(|tool| self.can_advance(seat, *tool));
        out.extend(movable.map(Action::Advance));
        if left != ADVANCES {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn advance_freely(&mut self, seat: Seat, tool: Tool) {
        if let Step::Tools(_, left) = self.step() {
            self.ask_instead(Step::Tools(seat, left - 1));
        }
        self.advance(seat, tool);
    }
}
