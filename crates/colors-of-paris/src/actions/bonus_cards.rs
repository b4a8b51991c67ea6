//! The use of bonus cards (CP-7), and when it is allowed.

use game::Seat;

use crate::{
    actions::Action, bonus::Bonus, components::Tool, round::Step, state::Studio,
    variants::BonusRule,
};

/// The greatest number of pigments that an Exchange card changes (CP-7.2).
pub(crate) const MAX_EXCHANGES: u8 = 4;
/// The number of steps that a Tool card gives (CP-7.2).
pub(crate) const TOOL_CARD_STEPS: u8 = 2;

impl Studio {
    /// Whether `seat` may use one of their bonus cards now (CP-7.1, CP-9.8a).
    #[inline]
    fn may_use_cards(&self, seat: Seat) -> bool {
        let painter = self.painter(seat);
        !painter.cards.is_empty()
            && match self.rules.cards {
                BonusRule::Off | BonusRule::A => false,
                BonusRule::B => painter.used.is_none(),
                BonusRule::J => true,
            }
    }

    /// Whether the effect of a card can be carried out at least in part.
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, bonus: Bonus) -> bool {
        match bonus {
            Bonus::Paint => self.can_paint(seat, self.level(seat, Tool::Brush), self.guests(seat)),
            Bonus::Imitator => self.can_imitate(seat),
            Bonus::Mix => self.can_mix_any(seat),
            Bonus::Exchange => self.can_exchange(seat),
            Bonus::Tool => self.can_advance_any(seat),
        }
    }

    #[inline]
    fn uses(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let cards = self.painter(seat).cards;
        let exhibits = self.can_exhibit_by_card(seat);
        let used = cards.kinds().filter(move |it| self.can_use(seat, *it)).map(Action::Use);
        used.chain(cards.kinds().filter(move |_| exhibits).map(Action::ExhibitBy))
    }

    #[inline]
    pub(crate) fn list_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_use_cards(seat) {
            out.extend(self.uses(seat));
        }
    }

    pub(crate) fn list_after(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_uses(seat, out);
        out.push(Action::Stop);
    }

    /// Lists the ways to use a card that was just bought. Under rule A it is used now or never.
    pub(crate) fn list_bought(&self, seat: Seat, bonus: Bonus, out: &mut Vec<Action>) {
        if self.can_use(seat, bonus) {
            out.push(Action::Use(bonus));
        }
        if self.can_exhibit_by_card(seat) {
            out.push(Action::ExhibitBy(bonus));
        }
        out.push(Action::Stop);
    }

    /// Skips the question whether to use a card after an action, if `seat` can use none. Returns whether it was
    /// skipped.
    #[inline]
    pub(crate) fn skip_after(&mut self, seat: Seat) -> bool {
        if self.may_use_cards(seat) && self.uses(seat).next().is_some() {
            return false;
        }
        self.end_turn(seat);
        true
    }

    /// Uses a card. Its question comes before all others on the agenda, so inner effects end first (CP-7.3).
    pub(crate) fn use_bonus(&mut self, seat: Seat, bonus: Bonus) {
        self.spend(seat, bonus);
        match bonus {
            Bonus::Paint => self.begin_to_paint(seat),
            Bonus::Imitator => self.agenda.push(Step::Copy(seat)),
            Bonus::Mix => self.agenda.push(Step::MixAny(seat)),
            Bonus::Exchange => self.agenda.push(Step::Exchange(seat, MAX_EXCHANGES)),
            Bonus::Tool => self.agenda.push(Step::Tools(seat, TOOL_CARD_STEPS)),
        }
    }

    /// Spends a card to exhibit a painting (CP-9.8b).
    pub(crate) fn exhibit_by(&mut self, seat: Seat, bonus: Bonus) {
        self.spend(seat, bonus);
        self.agenda.push(Step::Exhibit(seat));
    }

    /// Takes the card from the player: a bought one lies with the discards already (rule A), a kept one is
    /// turned face down (rule B) or discarded (Variant J).
    fn spend(&mut self, seat: Seat, bonus: Bonus) {
        match self.rules.cards {
            BonusRule::Off | BonusRule::A => {
                self.agenda.pop();
            }
            BonusRule::B => {
                let painter = self.painter_mut(seat);
                painter.cards.take(bonus);
                painter.used = Some(bonus);
            }
            BonusRule::J => {
                self.painter_mut(seat).cards.take(bonus);
                self.discards.add(bonus);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use crate::{
        bonus::Bonus,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, say, studio},
        },
        round::Step,
    };

    /// CP-7.2, CP-8.0: the Paint card is the action *Paint*, with the whole brush and with the powers of
    /// painters.
    #[test]
    fn painting_with_a_card() {
        let pigments = [(Pigment::Red, 5)];
        let mut studio = studio("tiles=on texts=j cards=j", Tile::Valadon, &pigments, &[1]);
        studio.painter_mut(Seat(1)).reserve.add(Pigment::White, 1);
        studio.painter_mut(A).tools[2] = 1;
        studio.painter_mut(A).cards.add(Bonus::Paint);
        assert!(actions(&studio).contains(&"use paint".to_owned()));
        studio.use_bonus(A, Bonus::Paint);
        studio.proceed();
        assert_eq!(studio.step(), Step::Paint { seat: A, left: 3, guests: 1 });
        (0..3).for_each(|_| say(&mut studio, "paint 1 red"));
        say(&mut studio, "borrow B 1 blue");
        assert_eq!(studio.step(), Step::Act(A), "an assistant must still be laid down");
        assert_eq!((studio.painter(A).cards.len(), studio.discards.len()), (0, 1));
    }
}
