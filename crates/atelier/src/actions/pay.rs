//! Paying, unit by unit (AT-4): the color is given, the question is from where. What can be paid in
//! one way only pays itself.

use game::Seat;

use super::Action;
use crate::{
    components::{Card, Color, Kind},
    paying::{Due, Sources},
    round::Step,
    state::Atelier,
};

impl Atelier {
    pub(crate) fn sources(&self, due: Due) -> Sources {
        self.studio.sources(due, self.hands[due.seat.idx()])
    }

    pub(crate) fn list_payments(&self, due: Due, out: &mut Vec<Action>) {
        let sources = self.sources(due);
        if sources.turns {
            out.push(Action::Turn(due.color));
        }
        out.extend(sources.hand.iter().map(Action::Pay));
        out.extend(sources.joker.map(Action::Pay));
    }

    /// Pairs mix by themselves, since one that makes a color is as good as another (AT-7.1); the
    /// rest is asked for, color by color.
    pub(crate) fn begin_payment(&mut self, seat: Seat, card: Card, on: Option<Card>) {
        self.studio.turn_pairs(seat, card);
        let left = self.studio.cost(card).count(Color::Cyan);
        let due = Due { seat, card, on, color: Color::Cyan, left, from: 0 };
        self.studio.ask_instead(Step::Pay(due));
    }

    /// Pays what can be paid in one way only, and lays the canvas down when nothing is left to pay;
    /// says whether it was so.
    pub(crate) fn settle_payment(&mut self, due: Due) -> bool {
        if due.left == 0 {
            match due.color.next() {
                None => self.lay_down(due),
                Some(color) => {
                    let left = self.studio.cost(due.card).count(color);
                    self.studio.ask_instead(Step::Pay(Due { color, left, from: 0, ..due }));
                }
            }
            return true;
        }
        match self.sources(due) {
            Sources { turns: true, hand, joker: None } if hand.is_empty() => {
                self.pay_by_turning(due);
            }
            Sources { turns: false, hand, joker: None } if hand.len() == 1 => {
                self.pay_from_hand(due, hand.lowest().expect("there is one"));
            }
            Sources { turns: false, hand, joker: Some(joker) } if hand.is_empty() => {
                self.pay_from_hand(due, joker);
            }
            Sources { .. } => return false,
        }
        true
    }

    /// Of canvases that give the same color it does not matter which is turned: all stand again
    /// before it could (AT-4.1).
    pub(crate) fn pay_by_turning(&mut self, due: Due) {
        let canvas = self.studio.unturned(due.seat) & self.studio.deck.giving(due.color);
        self.studio.turned.add(canvas.lowest().expect("there is a canvas to turn"));
        self.studio.ask_instead(Step::Pay(Due { left: due.left - 1, ..due }));
    }

    /// After a canvas only later ones pay the same color, and after a joker only jokers: whatever
    /// set of cards pays, it is chosen in one order.
    pub(crate) fn pay_from_hand(&mut self, due: Due, card: Card) {
        self.discard(due.seat, card);
        let mut left = due.left - 1;
        if card.kind() == Kind::Joker {
            for _ in 0..std::mem::take(&mut left) {
                let joker = self.studio.next_joker(self.hands[due.seat.idx()]).expect("there are jokers for the rest");
                self.discard(due.seat, joker);
            }
        }
        let from = game::Piece::bit(card) + 1;
        self.studio.ask_instead(Step::Pay(Due { left, from, ..due }));
    }

    /// The canvas is paid for and becomes part of the palette (AT-3.3).
    fn lay_down(&mut self, due: Due) {
        let Due { seat, card, on, .. } = due;
        let studio = &mut self.studio;
        if let Some(beneath) = on {
            studio.lay_on(card, beneath);
        }
        if card.kind() == Kind::Painted {
            studio.sign(card);
        }
        studio.palettes[seat.idx()].add(card);
        studio.award(seat);
        studio.agenda.pop();
    }
}
