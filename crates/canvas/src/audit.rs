//! The audit: every card, background and token is in exactly one place.

use game::Seat;

use crate::{
    components::{Backgrounds, Cards, STARTING_TOKENS},
    state::Canvas,
};

impl Canvas {
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_backgrounds()?;
        self.count_tokens()?;
        self.count_ribbons()
    }

    fn count_cards(&self) -> Result<(), String> {
        let mut found = Cards(self.pile.0 | self.removed.0);
        if self.pile.0 & self.removed.0 != 0 {
            return Err("a card lies in the pile and has left the game".to_owned());
        }
        let held = self.painters.iter().flat_map(|it| it.hand.iter());
        let hung = self.painters.iter().flat_map(|it| it.paintings.iter().flat_map(|it| it.layers));
        let row = self.row.iter().map(|slot| slot.card);
        for card in held.chain(hung).chain(row).chain(self.desk) {
            if found.contains(card) {
                return Err(format!("card {} is in two places", card.number()));
            }
            found.add(card);
        }
        if found == self.deck.cards() { Ok(()) } else { Err(format!("cards found: {found:?}")) }
    }

    fn count_backgrounds(&self) -> Result<(), String> {
        let mut found = self.backgrounds;
        let held = self.painters.iter().flat_map(|it| it.backgrounds.iter());
        let used = self.painters.iter().flat_map(|it| it.paintings.iter().map(|it| it.background));
        for background in held.chain(used) {
            if found.contains(background) {
                return Err(format!("background {} is in two places", background.0));
            }
            found.add(background);
        }
        let all = found == Backgrounds::ALL;
        if all { Ok(()) } else { Err(format!("backgrounds found: {found:?}")) }
    }

    fn count_tokens(&self) -> Result<(), String> {
        let held: u8 = self.painters.iter().map(|it| it.tokens).sum();
        let laid: u8 = self.row.iter().map(|slot| slot.tokens).sum();
        let (found, all) = (
            held + laid + self.aside,
            self.seats * STARTING_TOKENS + self.rules.mode.tokens_aside(),
        );
        if found == all { Ok(()) } else { Err(format!("{found} tokens of {all}")) }
    }

    /// Checks that the ribbons of every player are those that the player's paintings earned one after the other
    /// (CV-3.6).
    fn count_ribbons(&self) -> Result<(), String> {
        for seat in Seat::first(usize::from(self.seats)) {
            let mut earned = [0; 5];
            for ribbons in self.ribbons_by_painting(seat) {
                earned.iter_mut().zip(ribbons).for_each(|(sum, new)| *sum += new);
            }
            let owned = self.painters[seat.idx()].ribbons;
            if owned != earned {
                return Err(format!("{seat} owns ribbons {owned:?} and earned {earned:?}"));
            }
        }
        Ok(())
    }
}
