//! Deciding without much thought.

use atelier::{
    Action, Atelier, Card, Cards, Color, Kind, Paints, Purse, Step,
    components::{BLANK, DRAWN, PAINTED},
};
use game::{Luck, Seat};

use crate::strongest;

/// What a seat fancies.
pub(super) struct Whim<'a> {
    table: &'a Atelier,
    open: Cards,
    hand: Cards,
    blanks: usize,
    /// Paintings for which a drawing lies there, and drawings whose painting is in hand.
    wanted: Cards,
    /// What gives a color that the next canvas lacks.
    lacked: Cards,
    /// What gives a color that the palette has not.
    new: Cards,
}

impl Whim<'_> {
    pub(super) fn of(table: &Atelier, seat: Seat) -> Whim<'_> {
        let studio = table.studio();
        let (hand, palette) = (table.hand(seat), studio.palette(seat));
        let open = palette - studio.covered;
        let mut whim = Whim {
            table,
            open,
            hand,
            blanks: (open & BLANK).len(),
            wanted: Cards::EMPTY,
            lacked: Cards::EMPTY,
            new: Cards::EMPTY,
        };
        match studio.step {
            Step::Turn(_) | Step::Second(..) | Step::Trim(_) | Step::Pay(_) => {
                whim.look(studio.purse_of_a_turn(seat, hand), palette);
            }
            _ => (),
        }
        whim
    }

    /// What the next canvas needs.
    fn look(&mut self, purse: Purse, palette: Cards) {
        let deck = self.table.studio().deck;
        for drawing in self.open & DRAWN {
            self.wanted |= deck.same_subject(drawing) & PAINTED;
        }
        let ready = self.hand & self.wanted;
        for painting in self.hand & PAINTED {
            self.wanted |= deck.drawings_for(painting);
        }
        let next = if !ready.is_empty() {
            ready
        } else if self.blanks != 0 && !(self.hand & DRAWN).is_empty() {
            self.hand & DRAWN
        } else {
            self.hand & BLANK
        };
        let nearest = next.iter().map(|it| (purse.missing(deck, it), purse.lack(deck, it)));
        let lack = nearest.min_by_key(|it| it.0).map_or(Paints::NOTHING, |it| it.1);
        let sources = deck.paints(palette);
        for color in Color::ALL {
            if lack.count(color) != 0 {
                self.lacked |= deck.giving(color);
            }
            if sources.count(color) == 0 {
                self.new |= deck.giving(color);
            }
        }
    }

    pub(super) fn choose<L: Luck>(&self, actions: &[Action], luck: &mut L) -> Action {
        strongest(actions, luck, |action| self.urge(action))
    }

    fn urge(&self, action: Action) -> u32 {
        match action {
            Action::Lay(card) => match card.kind() {
                Kind::Painted => 49,
                Kind::Drawn => 44 + u32::from(self.wanted.contains(card)),
                Kind::Blank if self.blanks < 3 => 40 + u32::from(self.new.contains(card)),
                Kind::Blank | Kind::Joker => 1,
            },
            Action::Turn(_) => 30,
            Action::Pay(card) | Action::Discard(card) => 25 - self.liking(card),
            Action::Ring(slot) => {
                let card = self.table.studio().ring.at(slot);
                10 + card.map_or(0, |card| self.liking(card))
            }
            Action::Deck => 12,
            Action::On(_) => 10,
            Action::Done => 5,
            Action::Pass => 1,
        }
    }

    /// How much a card is liked in hand.
    fn liking(&self, card: Card) -> u32 {
        let kind = match card.kind() {
            Kind::Joker => return 5,
            Kind::Painted | Kind::Drawn => 3 * u32::from(self.wanted.contains(card)),
            Kind::Blank => 2 * u32::from(self.blanks < 3),
        };
        kind + 3 * u32::from(self.lacked.contains(card)) + u32::from(self.new.contains(card))
    }
}
