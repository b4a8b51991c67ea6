//! The bonus card *Tool* (CP-7.2): two free steps, for one marker or for two.

use game::Seat;

use crate::{
    actions::{Action, bonus_cards::TOOL_CARD_STEPS},
    components::Tool,
    round::Step,
    state::Studio,
};

impl Studio {
    #[inline]
    pub(crate) fn can_advance_any(&self, seat: Seat) -> bool {
        Tool::ALL.iter().any(|tool| self.can_advance(seat, *tool))
    }

    /// Lists the markers that can advance; after the first step the player may also stop.
    pub(crate) fn list_advances(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        let movable = Tool::ALL.into_iter().filter(|tool| self.can_advance(seat, *tool));
        out.extend(movable.map(Action::Advance));
        if left != TOOL_CARD_STEPS {
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

#[cfg(test)]
mod tests {
    use crate::{
        End, Token,
        painters::{
            Tile,
            tests::{A, actions, say, studio},
        },
        round::Step,
        state::Studio,
    };

    /// A studio in which A uses the Tool card with the markers on these spaces, from 0.
    fn with_markers(tools: [u8; 3]) -> Studio {
        let mut studio = studio("tiles=on end=marker", Tile::VanGogh, &[], &[]);
        studio.painter_mut(A).tools = tools;
        studio.agenda.push(Step::Tools(A, 2));
        studio.proceed();
        studio
    }

    /// CP-4.5, CP-7.2: the reward of the sixth space comes before the second step.
    #[test]
    fn through_the_sixth_space() {
        let mut studio = with_markers([4, 0, 0]);
        say(&mut studio, "advance tube");
        assert_eq!(actions(&studio), ["hire", "token"]);
        say(&mut studio, "hire");
        say(&mut studio, "advance tube");
        assert_eq!((studio.painter(A).tools, studio.painter(A).hired), ([6, 0, 0], 1));
    }

    /// CP-4.5, CP-9.5: the last space counts whatever action reaches it, and a marker stops there.
    #[test]
    fn to_the_last_space() {
        let mut studio = with_markers([7, 0, 8]);
        say(&mut studio, "advance tube");
        assert_eq!(studio.painter(A).tokens[0], Token::Ten);
        assert_eq!(studio.end, Some(End::Marker));
        assert_eq!(actions(&studio), ["advance palette", "stop"]);
    }

    /// CP-3.3: if only one marker can move, it moves without a question; the player may stop after one step.
    #[test]
    fn the_only_marker() {
        let studio = with_markers([8, 8, 0]);
        assert_eq!(studio.painter(A).tools, [8, 8, 1]);
        assert_eq!(actions(&studio), ["advance brush", "stop"]);
    }
}
