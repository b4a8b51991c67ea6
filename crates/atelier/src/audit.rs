//! The audit: every card is in exactly one place, and every mark is on a card that can have it.

use crate::{
    components::{BLANK, Cards, DRAWN, Kind, PAINTED},
    objectives::Objective,
    state::{Atelier, Studio},
    switches::Reach,
};

impl Atelier {
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.count_cards()?;
        let held = self.hands.iter().fold(Cards::EMPTY, |all, hand| all | *hand);
        inside("known", self.studio.known, held)?;
        inside("the deck", self.pile, self.studio.stock)?;
        self.studio.count_stacks()?;
        self.studio.count_marks()?;
        self.studio.count_objectives()
    }

    fn count_cards(&self) -> Result<(), String> {
        let studio = &self.studio;
        let in_play = studio.in_play().into_iter().map(|(_, card)| card).collect();
        let mut piles = vec![self.pile, studio.discards, studio.ring.cards(), in_play];
        piles.extend(self.hands);
        piles.extend(studio.palettes);
        let mut found = Cards::EMPTY;
        for pile in piles {
            if !(found & pile).is_empty() {
                return Err(format!("in two places: {:?}", found & pile));
            }
            found |= pile;
        }
        let all = studio.deck.cards();
        if found == all { Ok(()) } else { Err(format!("missing: {:?}", all - found)) }
    }
}

impl Studio {
    /// Checks the stacks: drawn canvases lie on blank ones, paintings on drawn ones of their subject, and every
    /// covered canvas is covered once (AT-3.4).
    fn count_stacks(&self) -> Result<(), String> {
        let mut covered = Cards::EMPTY;
        for palette in self.palettes {
            inside("laid down", palette, BLANK | DRAWN | PAINTED)?;
            for card in palette & (DRAWN | PAINTED) {
                let beneath = self.beneath(card);
                let fits = match card.kind() {
                    Kind::Drawn => BLANK,
                    Kind::Painted => self.deck.drawings_for(card),
                    Kind::Blank | Kind::Joker => Cards::EMPTY,
                };
                if !(fits & palette).contains(beneath) || covered.contains(beneath) {
                    return Err(format!("{card} lies on {beneath}"));
                }
                covered.add(beneath);
            }
        }
        if covered == self.covered { Ok(()) } else { Err(format!("covered: {:?}", self.covered)) }
    }

    /// Checks the marks: only the player whose turn it is has turned canvases (AT-4.1), and every subject that
    /// has been painted has one original (AT-5.1).
    fn count_marks(&self) -> Result<(), String> {
        let busy = self.all_seats().find(|seat| self.turn().asks(*seat));
        let palette = busy.map_or(Cards::EMPTY, |seat| self.palette(seat));
        inside("turned", self.turned, palette)?;
        inside("fakes", self.fakes, self.paintings())?;
        for painting in self.paintings() {
            let same = self.paintings() & self.deck.same_subject(painting);
            if (same - self.fakes).len() != 1 {
                return Err(format!("originals among {same:?}: {:?}", same - self.fakes));
            }
        }
        Ok(())
    }

    /// Checks the objectives: one that a player has reached is taken, and its owner has reached it (AT-5.2).
    fn count_objectives(&self) -> Result<(), String> {
        for objective in Objective::ALL {
            let has_reached = |seat| objective.needs() <= self.reached(seat, objective);
            let owner = self.objectives[objective as usize];
            let unpaid = owner.is_none() && self.all_seats().any(has_reached);
            let unearned = owner.is_some_and(|seat| !has_reached(seat))
                && self.rules.objectives == Reach::Covered;
            if unpaid || unearned {
                return Err(format!("{} is with {owner:?}", objective.name()));
            }
        }
        Ok(())
    }
}

fn inside(name: &str, cards: Cards, all: Cards) -> Result<(), String> {
    let outside = cards - all;
    if outside.is_empty() { Ok(()) } else { Err(format!("{name}, but elsewhere: {outside:?}")) }
}
