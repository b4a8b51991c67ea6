//! The audit: every card, cube, assistant and token is in exactly one place.

use crate::{
    cards::Cards,
    components::{MAX_WHITE, Pigment, STARTING_ASSISTANTS},
    state::{ColorsOfParis, Painter, Studio, Token},
    variants::{BonusRule, Origin},
};

impl ColorsOfParis {
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.count_paintings()?;
        self.count_hands()?;
        self.studio.count_cells()?;
        self.studio.count_blacks()?;
        self.studio.count_bonus_cards()?;
        self.studio.count_spaces()?;
        self.studio.seated().iter().try_for_each(|it| self.studio.count_assistants(it))?;
        self.studio.seated().iter().try_for_each(|it| self.studio.count_tokens(it))
    }

    /// Checks that every painting of a market, and every one that was dealt in a draft, is in one place.
    fn count_paintings(&self) -> Result<(), String> {
        let studio = &self.studio;
        let easels = studio.easels.iter().flatten().copied().collect();
        let mut piles = vec![studio.pile, studio.removed, easels];
        piles.extend(studio.seated().iter().flat_map(|it| [it.paintings, it.finished]));
        piles.extend(self.hands.packs);
        piles.extend(studio.all_seats().map(|seat| self.hand(seat)));
        let found = together(&piles)?;
        let all = match studio.rules.origin {
            Origin::Market => Cards::ALL,
            Origin::Draft => self.hands.all(),
        };
        if found == all { Ok(()) } else { Err(format!("paintings found: {found:?}")) }
    }

    /// Checks that the public number of cards in hand is the true one (CP-9.2).
    fn count_hands(&self) -> Result<(), String> {
        for seat in self.studio.all_seats() {
            let painter = self.studio.painter(seat);
            let down = usize::from(painter.kept) + self.studio.put_down(seat).len();
            let dealt = self.hands.packs[seat.idx()].len() + self.hands.of(seat).len();
            if self.studio.rules.origin == Origin::Draft && self.studio.round != 0 && down != dealt
            {
                return Err(format!("{seat} holds {down} cards and was dealt {dealt}"));
            }
            if self.hands.all().without(self.studio.drafted()) != Cards::default() {
                return Err("a card that is not in the draft was dealt".to_owned());
            }
        }
        Ok(())
    }
}

/// The union of these sets of cards. Fails if a card is in two of them.
fn together(piles: &[Cards]) -> Result<Cards, String> {
    piles.iter().try_fold(Cards::default(), |found, pile| {
        let twice = found.0 & pile.0;
        if twice == 0 { Ok(Cards(found.0 | pile.0)) } else { Err(format!("{twice:b} twice")) }
    })
}

impl Studio {
    /// Checks that only paintings of players are painted on, and that no painting has too much white (CP-4.7).
    fn count_cells(&self) -> Result<(), String> {
        let before: u32 =
            self.seated().iter().fold(0, |set, it| set | it.paintings.0 | it.finished.0);
        for card in Cards::ALL.iter() {
            let cells = self.cells[card.idx()];
            if !Cards(before).contains(card) && !cells.is_bare() {
                return Err(format!("something is painted on {}", card.number()));
            }
            if MAX_WHITE < cells.white() {
                return Err(format!("{} has too much white", card.number()));
            }
        }
        Ok(())
    }

    fn count_blacks(&self) -> Result<(), String> {
        let held: u8 = self.seated().iter().map(|it| it.reserve.count(Pigment::Black)).sum();
        let signed = self.cells.iter().filter(|it| it.is_signed()).count();
        let found = usize::from(self.blacks + held) + signed;
        let all = self.rules.blacks;
        if found == usize::from(all) { Ok(()) } else { Err(format!("{found} black of {all}")) }
    }

    fn count_bonus_cards(&self) -> Result<(), String> {
        let copies = match self.rules.cards {
            BonusRule::Off => 0,
            BonusRule::A | BonusRule::B | BonusRule::J => u16::from(self.board.copies()),
        };
        for bonus in crate::Bonus::ALL {
            let held = self
                .seated()
                .iter()
                .map(|it| it.cards.count(bonus) + u16::from(it.used == Some(bonus)));
            let piles = [self.stack, self.display, self.discards];
            let found = held.sum::<u16>() + piles.iter().map(|it| it.count(bonus)).sum::<u16>();
            if found != copies {
                return Err(format!("{found} {} cards of {copies}", bonus.name()));
            }
        }
        Ok(())
    }

    /// Checks that no sector has more taken and free spaces than are printed.
    fn count_spaces(&self) -> Result<(), String> {
        if self.round == 0 {
            return Ok(());
        }
        let mut found = self.free.counts();
        for painter in self.seated() {
            for crowd in [painter.standing, painter.lying] {
                found.iter_mut().zip(crowd.counts()).for_each(|(sum, new)| *sum += new);
            }
        }
        let all = self.board.spaces(self.seats).counts();
        let fits = found.iter().zip(all).all(|(found, all)| *found <= all);
        if fits { Ok(()) } else { Err(format!("spaces {found:?} of {all:?}")) }
    }

    fn count_assistants(&self, painter: &Painter) -> Result<(), String> {
        let inner = self.all_seats().find(|seat| std::ptr::eq(self.painter(*seat), painter));
        let inner = self.inner.iter().filter(|it| it.is_some() && **it == inner).count();
        let lower = painter.standing.len() + painter.lying.len();
        let found = usize::from(painter.idle + painter.center + painter.resting + lower) + inner;
        let all = usize::from(painter.assistants);
        let hired = painter.assistants + painter.hired - STARTING_ASSISTANTS;
        if self.round != 0 && found != all || 3 < hired {
            return Err(format!("{found} assistants of {all}"));
        }
        Ok(())
    }

    /// Checks that tokens and assistants are those that the markers have earned (CP-4.5).
    fn count_tokens(&self, painter: &Painter) -> Result<(), String> {
        for (space, token) in painter.tools.iter().zip(painter.tokens) {
            let earned = match token {
                Token::None => *space < self.board.last_space(),
                Token::Six => (self.board.bonus_space()..self.board.last_space()).contains(space),
                Token::Ten => *space == self.board.last_space(),
            };
            if !earned {
                return Err(format!("a token {token:?} on space {space}"));
            }
        }
        Ok(())
    }
}
