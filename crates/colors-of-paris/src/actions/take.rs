//! The action *Take a painting*: paintings are taken (CP-4.6) or exhibited (CP-9.3), and bonus cards bought
//! (CP-7.1).

use game::Seat;
use tinyvec::ArrayVec;

use crate::{
    actions::Action,
    bonus::Bonus,
    cards::Card,
    components::Pigment,
    round::Step,
    state::Studio,
    variants::{BonusRule, Easel},
};

impl Studio {
    /// Whether `seat` may take a painting: where players paint one at a time, they must have none (CP-9.4a).
    #[inline]
    fn may_take(&self, seat: Seat) -> bool {
        match self.rules.easel {
            Easel::Any => true,
            Easel::One => self.painter(seat).paintings.is_empty(),
        }
    }

    #[inline]
    fn takeable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let may_take = self.may_take(seat);
        self.easels.into_iter().flatten().filter(move |_| may_take)
    }

    #[inline]
    fn buyable(&self, seat: Seat) -> impl Iterator<Item = Bonus> {
        let white = self.painter(seat).reserve.count(Pigment::White);
        self.display.kinds().filter(move |it| self.board.cost(*it) <= white)
    }

    /// The actions that `seat` has at the place where paintings are taken or exhibited and bonus cards are
    /// bought.
    #[inline]
    pub fn visits(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let takes = self.takeable(seat).map(Action::Take);
        let exhibits = self.exhibitable(seat).map(Action::Exhibit);
        takes.chain(exhibits).chain(self.buyable(seat).map(Action::Buy))
    }

    #[inline]
    pub(crate) fn can_visit(&self, seat: Seat) -> bool {
        self.visits(seat).next().is_some()
    }

    pub(crate) fn list_visits(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.visits(seat));
    }

    pub(crate) fn visit_without_choice(&mut self, seat: Seat) -> bool {
        let visits: ArrayVec<[Option<Action>; 2]> = self.visits(seat).take(2).map(Some).collect();
        match visits[..] {
            [Some(only)] => {
                self.act_openly(seat, only);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn take_painting(&mut self, seat: Seat, card: Card) {
        self.agenda.pop();
        for easel in &mut self.easels {
            if *easel == Some(card) {
                *easel = None;
            }
        }
        self.painter_mut(seat).paintings.add(card);
    }

    /// Buys a bonus card, which is paid at once and kept, or used at once and then discarded (CP-7.1).
    pub(crate) fn buy(&mut self, seat: Seat, bonus: Bonus) {
        self.agenda.pop();
        let cost = self.board.cost(bonus);
        self.display.take(bonus);
        self.painter_mut(seat).reserve.take_many(Pigment::White, cost);
        match self.rules.cards {
            BonusRule::A => {
                self.discards.add(bonus);
                if self.can_use(seat, bonus) || self.can_exhibit_by_card(seat) {
                    self.agenda.push(Step::Bought(seat, bonus));
                }
            }
            BonusRule::Off | BonusRule::B | BonusRule::J => self.painter_mut(seat).cards.add(bonus),
        }
    }
}
