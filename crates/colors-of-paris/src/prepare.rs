//! Phase 3 of a round (CP-6): the wheel turns, easels and display are filled, pigments dry, assistants return.

use game::Seat;

use crate::{
    actions::Action,
    bonus::Bonus,
    cards::{Card, bits},
    components::{Deed, Pigment},
    luck::Draw,
    reserve::pigments,
    round::Step,
    scoring::End,
    state::Studio,
    variants::{Drying, HalfTurn},
};

impl Studio {
    /// Ends the game after phase 2, or begins phase 3 (CP-10.1, CP-10.4).
    pub(crate) fn prepare(&mut self) -> bool {
        if self.rules.rounds == Some(self.round) {
            self.call_end(End::Rounds);
        }
        if self.end.is_some() {
            self.ask_instead(Step::Over);
            return false;
        }
        self.ask_instead(Step::Next);
        self.agenda.push(Step::Stand(self.first));
        self.agenda.push(Step::Dry(self.first));
        match self.rotates.take() {
            Some(seat) => self.agenda.push(Step::Turn(seat)),
            None => self.turn_wheel(1),
        }
        true
    }

    /// Turns the wheel (CP-6.1), and puts on the agenda what is refilled and, at half a turn, renewed (CP-6.2).
    pub(crate) fn turn_wheel(&mut self, steps: u8) {
        let half_turn = (1..=steps).any(|step| {
            let red = u16::from(self.board.position(Deed::AcquireRed) + self.turned + step) % 12;
            self.board.forbidden() >> red & 1 == 1
        });
        self.turned = (self.turned + steps) % 12;
        self.discard_used_cards();
        self.agenda.push(Step::Luck(Draw::Display));
        self.agenda.push(Step::Luck(if half_turn { Draw::HalfTurn } else { Draw::Refill }));
    }

    /// Discards the used bonus cards, which lie face down (CP-7.1).
    fn discard_used_cards(&mut self) {
        for painter in &mut self.painters {
            if let Some(bonus) = painter.used.take() {
                self.discards.add(bonus);
            }
        }
    }

    /// Renews the market at half a turn: discards the bonus cards on display and, by a switch, those of the
    /// players (CP-9.8c), and puts new paintings for the easels on the agenda.
    ///
    /// This is an event of its own, so that a card bought in the last action is seen before it is gone.
    pub(crate) fn renew(&mut self) {
        self.display.move_into(&mut self.discards);
        if self.rules.half_turn == HalfTurn::All {
            for painter in &mut self.painters {
                painter.cards.move_into(&mut self.discards);
            }
        }
        let held = |(at, easel): (usize, &Option<Card>)| u8::from(easel.is_some()) << at;
        let occupied = self.easels.iter().enumerate().map(held).sum();
        self.ask_instead(Step::Luck(Draw::Renew(occupied)));
        self.agenda.push(Step::Luck(Draw::Refill));
    }

    /// The first easel without a painting, from 0.
    #[inline]
    pub(crate) fn empty_easel(&self) -> Option<usize> {
        self.easels[..usize::from(self.rules.easels)].iter().position(Option::is_none)
    }

    /// The number, from 1, of the easel that gets a painting next.
    #[inline]
    pub(crate) fn easel_to_fill(&self, draw: Draw) -> u8 {
        let at = match draw {
            Draw::Renew(easels) => bits(u32::from(easels)).next().map(usize::from),
            Draw::Tiles(_)
            | Draw::Pictures
            | Draw::Back(_)
            | Draw::Front(..)
            | Draw::Pass(_)
            | Draw::HalfTurn
            | Draw::Refill
            | Draw::Display
            | Draw::Start => self.empty_easel(),
        };
        u8::try_from(at.expect("an easel is to be filled") + 1).expect("four at most")
    }

    /// Hangs a painting on an easel; the one that hangs there leaves the game.
    pub(crate) fn hang(&mut self, easel: u8, card: Card) {
        self.pile.take(card);
        if let Some(old) = self.easels[usize::from(easel) - 1].replace(card) {
            self.removed.add(old);
        }
        if let Step::Luck(Draw::Renew(easels)) = self.step() {
            self.ask_instead(Step::Luck(Draw::Renew(easels & (easels - 1))));
        }
    }

    /// Whether the display has a gap and there are cards to fill it.
    #[inline]
    pub(crate) fn wants_bonus_cards(&self) -> bool {
        self.display.len() < self.board.displayed() && !self.stack.is_empty()
    }

    /// Makes a new stack of the discards if the stack is empty (CP-6.2).
    pub(crate) fn restack(&mut self) {
        if self.stack.is_empty() && self.display.len() < self.board.displayed() {
            self.discards.move_into(&mut self.stack);
        }
    }

    pub(crate) fn lay_out_bonus(&mut self, bonus: Bonus) {
        self.stack.take(bonus);
        self.display.add(bonus);
    }

    /// The number of pigments of `seat` that count toward the limit (CP-6.3, CP-9.4c).
    #[must_use]
    pub fn drying(&self, seat: Seat) -> u8 {
        let reserve = self.painter(seat).reserve;
        match self.rules.drying {
            Drying::Colors => reserve.payable(),
            Drying::Black => reserve.total(),
        }
    }

    /// The pigments of `seat` that can dry, a bit for each.
    #[inline]
    pub(crate) fn can_dry(&self, seat: Seat) -> u8 {
        let kinds = self.painter(seat).reserve.kinds();
        match self.rules.drying {
            Drying::Colors => kinds & !Pigment::Black.bit(),
            Drying::Black => kinds,
        }
    }

    pub(crate) fn list_dryings(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(pigments(self.can_dry(seat)).map(Action::Dry));
    }

    /// Skips the question which pigments dry, if `seat` keeps all of them. Returns whether it was skipped. A
    /// player who has only one kind is asked too, but only once: without an event, nobody would see that a
    /// pigment just acquired dries.
    pub(crate) fn keep_from_drying(&mut self, seat: Seat) -> bool {
        let keeps_all = self.drying(seat) <= self.limit(seat);
        if keeps_all {
            self.go_on(seat, Step::Dry);
        }
        keeps_all
    }

    /// Gives a pigment back; if only one kind is left, all others that must be given back follow at once.
    pub(crate) fn dry(&mut self, seat: Seat, pigment: Pigment) {
        self.give_back(seat, pigment);
        while self.limit(seat) < self.drying(seat) && self.can_dry(seat).is_power_of_two() {
            pigments(self.can_dry(seat)).for_each(|only| self.give_back(seat, only));
        }
    }

    /// Returns a pigment to the supply; a black can then be taken again (CP-9.4c).
    fn give_back(&mut self, seat: Seat, pigment: Pigment) {
        self.painter_mut(seat).reserve.take(pigment);
        if pigment == Pigment::Black {
            self.blacks += 1;
        }
    }

    pub(crate) fn list_stands(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.deeds_facing(self.painter(seat).lying.any()).map(Action::Stand));
    }

    /// Skips the question which assistant stands up if `seat` has none on the lower board, or all in one
    /// sector. Returns whether it did.
    pub(crate) fn stand_the_only_one(&mut self, seat: Seat) -> bool {
        let sectors = self.painter(seat).lying.any();
        if 1 < sectors.count_ones() {
            return false;
        }
        self.stand_in(seat, sectors);
        true
    }

    pub(crate) fn stand(&mut self, seat: Seat, deed: Deed) {
        self.stand_in(seat, self.sector_of(deed));
    }

    /// Stands up one assistant in `sector`; all others return (CP-6.4).
    fn stand_in(&mut self, seat: Seat, sector: u16) {
        let painter = self.painter_mut(seat);
        painter.lying = crate::crowd::Crowd::default();
        (painter.resting, painter.rests) = (0, 0);
        if sector != 0 {
            painter.standing.add(sector);
        }
        painter.idle = painter.assistants - painter.standing.len();
        self.go_on(seat, Step::Stand);
    }

    /// Moves a question on to the next player in turn order, until all players were asked.
    fn go_on(&mut self, seat: Seat, step: impl Fn(Seat) -> Step) {
        let next = seat.next(self.seats);
        if next == self.first {
            self.agenda.pop();
        } else {
            self.ask_instead(step(next));
        }
    }

    /// Begins a round: the token moves (CP-6.5), new assistants join (CP-6.6), and placing begins.
    pub(crate) fn begin_round(&mut self) -> bool {
        self.first = self.next_first.take().unwrap_or(self.first);
        self.round = self.round.saturating_add(1);
        self.free = self.board.spaces(self.seats);
        for seat in self.all_seats() {
            let painter = self.painter_mut(seat);
            painter.assistants += std::mem::take(&mut painter.hired);
            painter.idle = painter.assistants - painter.standing.len();
            let standing = painter.standing.any();
            if standing != 0 {
                self.free.take(standing);
            }
        }
        self.ask_instead(Step::Prepare);
        self.agenda.push(Step::Act(self.first));
        self.agenda.push(Step::Place(self.first));
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, refusal, say, studio},
        },
        round::Step,
    };

    /// CP-6.3, CP-8.6, CP-9.4c: if black dries, seventeen pigments with black are one too many for Van Gogh,
    /// and a dried black can be taken again. If black does not dry, it does not count.
    #[test]
    fn black_and_van_gogh() {
        let pigments = [(Pigment::Red, 15), (Pigment::Black, 2)];
        let mut studio = studio("tiles=on dry=black", Tile::VanGogh, &pigments, &[]);
        studio.blacks = 3;
        studio.ask_instead(Step::Dry(A));
        studio.proceed();
        assert_eq!(actions(&studio), ["dry red", "dry black"]);
        say(&mut studio, "dry black");
        assert_eq!((studio.blacks, studio.painter(A).reserve.total()), (4, 16));
        assert_ne!(studio.step(), Step::Dry(A));
    }

    /// CP-6.3: a player with pigments of one kind only is asked once.
    #[test]
    fn one_kind_dries_at_once() {
        let mut studio = studio("tiles=on", Tile::Monet, &[(Pigment::Red, 20)], &[]);
        studio.ask_instead(Step::Dry(A));
        studio.proceed();
        assert_eq!(actions(&studio), ["dry red"]);
        say(&mut studio, "dry red");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 12);
        assert_ne!(studio.step(), Step::Dry(A));
    }

    /// CP-6.3: in the base game black neither counts nor dries.
    #[test]
    fn black_does_not_dry() {
        let pigments = [(Pigment::Red, 12), (Pigment::Black, 5)];
        let mut studio = studio("tiles=on", Tile::Monet, &pigments, &[]);
        studio.ask_instead(Step::Dry(A));
        studio.painter_mut(A).reserve.add(Pigment::Blue, 1);
        studio.proceed();
        assert_eq!(actions(&studio), ["dry red", "dry blue"]);
        assert_eq!(refusal(&studio, "dry black"), "you have no black that could dry (CP-6.3)");
        say(&mut studio, "dry blue");
        assert_ne!(studio.step(), Step::Dry(A));
    }
}
