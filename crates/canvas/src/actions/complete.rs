//! Completing a painting (CV-3.4): three cards, bottom to top, then a background.

use game::Seat;

use crate::{
    actions::Action,
    components::{Background, Card},
    round::Step,
    solo::Mode,
    state::{Canvas, Painting},
};

/// The number of cards in a painting (CV-3.4).
pub const LAYERS: usize = 3;

impl Canvas {
    #[inline]
    pub(crate) fn list_layers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.painters[seat.idx()].hand.iter().map(Action::Lay));
    }

    #[inline]
    pub(crate) fn list_backgrounds(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.painters[seat.idx()].backgrounds.iter().map(Action::Frame));
    }

    /// Lays the next layer of the painting. After the last layer, the player is asked for a background unless
    /// only one is left.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        let painter = &mut self.painters[seat.idx()];
        painter.hand.take(card);
        let backgrounds = painter.backgrounds;
        self.desk.push(card);
        match self.desk.len() {
            LAYERS if backgrounds.len() == 1 => {
                self.complete(seat, backgrounds.iter().next().expect("one is left"));
            }
            LAYERS => self.ask_instead(Step::Frame(seat)),
            _ => self.ask_instead(Step::Lay(seat)),
        }
    }

    /// Completes the painting: it is scored (CV-3.6) and laid before the player.
    pub(crate) fn complete(&mut self, seat: Seat, background: Background) {
        let layers = [self.desk[0], self.desk[1], self.desk[2]];
        self.desk.clear();
        let painter = &mut self.painters[seat.idx()];
        painter.backgrounds.take(background);
        painter.paintings.push(Painting { layers, background });
        self.award(seat, self.deck.layered(layers));
        if self.rules.mode == Mode::Puzzle {
            self.token_from_reserve();
        }
        self.end_turn(seat);
    }
}
