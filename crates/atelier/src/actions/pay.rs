//! Payments, unit by unit (AT-4): the color is given, and the player chooses the source. A unit with one source
//! is paid without a question.

use crate::{
    components::{Card, Kind},
    paints::Paints,
    paying::{Due, Play, Sources},
    round::Step,
    state::Atelier,
};

impl Atelier {
    pub(crate) fn sources(&self, due: Due) -> Sources {
        self.studio.sources(due, self.hands[due.play.seat.idx()])
    }

    /// Begins a payment. Pairs are turned without a question, since any pair that makes a color is as good as
    /// another (AT-7.1); the rest is asked for, color by color.
    pub(crate) fn begin_payment(&mut self, play: Play) {
        self.studio.turn_pairs(play.seat, play.card);
        let cost = self.studio.cost(play.card);
        self.ask_for(play, cost);
    }

    /// Asks for the first color of the rest of the cost; if nothing is left the canvas is laid down.
    fn ask_for(&mut self, play: Play, rest: Paints) {
        match rest.first() {
            None => self.lay_down(play),
            Some(color) => self.ask(Due { play, color, left: rest.count(color), from: 0 }),
        }
    }

    /// Asks for the source of the next unit, unless there is only one.
    fn ask(&mut self, due: Due) {
        if due.left == 0 {
            let rest = self.studio.cost(due.play.card).after(due.color);
            return self.ask_for(due.play, rest);
        }
        let sources = self.sources(due);
        if 1 < sources.len() {
            self.studio.step = Step::Pay(due);
            return;
        }
        match sources.cards.lowest() {
            Some(card) => self.pay_from_hand(due, card),
            None => self.pay_by_turning(due),
        }
    }

    /// Pays a unit by turning a canvas of the palette. Which of those that give the color does not matter: all
    /// are turned back at the end of the turn (AT-4.1).
    pub(crate) fn pay_by_turning(&mut self, due: Due) {
        let canvas = self.studio.unturned(due.play.seat) & self.studio.deck.giving(due.color);
        self.studio.turned.add(canvas.lowest().expect("there is a canvas to turn"));
        self.ask(Due { left: due.left - 1, ..due });
    }

    /// Pays a unit with a card from the hand. After a canvas only those of higher numbers pay the same color,
    /// and after a joker only jokers, so that every set of cards can be chosen in one order only.
    pub(crate) fn pay_from_hand(&mut self, due: Due, card: Card) {
        let seat = due.play.seat;
        self.throw(seat, card);
        let mut left = due.left - 1;
        if card.kind() == Kind::Joker {
            for _ in 0..std::mem::take(&mut left) {
                let joker = self.studio.next_joker(self.hands[seat.idx()]).lowest();
                self.throw(seat, joker.expect("there are jokers for the rest"));
            }
        }
        self.ask(Due { left, from: game::Piece::bit(card) + 1, ..due });
    }
}
