//! What lies where: the shape of the table, no rules.
//!
//! Plain data, copied as one block, in two parts. The [`Studio`] is what everybody sees; hands and
//! deck lie beside it. So a view is a copy of the studio and of nothing else that could be secret.

use game::{Piece, Seat};

use crate::{
    components::{Card, Cards, Kind, MOST_SEATS, PAINTED},
    deck::Deck,
    ring::Ring,
    round::Step,
    variants::Rules,
};

/// A game of Atelier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atelier {
    /// What lies open.
    pub(crate) studio: Studio,
    /// By seat, the cards in hand (AT-2.2).
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The deck: a bag, because nobody knows its order.
    pub(crate) pile: Cards,
}

impl Atelier {
    /// What lies open.
    #[must_use]
    #[inline]
    pub fn studio(&self) -> &Studio {
        &self.studio
    }

    /// The cards that `seat` holds.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.idx()]
    }

    /// How many cards the deck has, which all can see.
    #[must_use]
    pub const fn deck_size(&self) -> usize {
        self.pile.len()
    }
}

/// Everything that lies open to all, and what all remember (AT-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Studio {
    /// By seat, the canvases laid down.
    pub palettes: [Cards; MOST_SEATS],
    /// The discards, face up.
    pub discards: Cards,
    /// The cards in hands that all have seen being taken from the ring.
    pub known: Cards,
    /// What the deck was made of when it was last shuffled: cards in hand that nobody has seen are
    /// from there, or from the times before (AT-6.4).
    pub stock: Cards,
    /// The canvases that lie under another one.
    pub covered: Cards,
    /// The canvases turned in this turn (AT-4.1).
    pub turned: Cards,
    /// The paintings that are fakes (AT-5.1).
    pub fakes: Cards,
    /// By drawn or painted canvas, the number of what it was laid on: bytes, which are hashed at once.
    pub(crate) under: [u8; UPPER],
    /// The open cards.
    pub ring: Ring,
    /// What is printed on the cards.
    pub deck: Deck,
    /// By objective, who has taken it (AT-5.2).
    pub objectives: [Option<Seat>; 5],
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// How many play.
    pub seats: u8,
    /// Who had the first turn.
    pub first: Seat,
    /// How many have had to pass, one after the other (AT-6.4).
    pub passes: u8,
    /// What the options amount to.
    pub rules: Rules,
    /// Where the game stands.
    pub step: Step,
}

/// How many numbers drawn and painted canvases can have.
const UPPER: usize = Kind::Drawn.room() as usize + Kind::Painted.room() as usize;
/// The first of them.
const LOWEST_UPPER: usize = Kind::Blank.room() as usize;

impl Studio {
    pub(crate) const NOTHING_UNDER: [u8; UPPER] = [0; UPPER];

    /// The canvases that `seat` has laid down.
    #[must_use]
    #[inline]
    pub fn palette(&self, seat: Seat) -> Cards {
        self.palettes[seat.idx()]
    }

    /// What `canvas`, drawn or painted and laid down, was laid on.
    #[must_use]
    #[inline]
    pub fn beneath(&self, canvas: Card) -> Card {
        Card::of_bit(self.under[(canvas.idx() - LOWEST_UPPER) & (UPPER - 1)])
    }

    #[inline]
    pub(crate) fn lay_on(&mut self, canvas: Card, beneath: Card) {
        self.under[(canvas.idx() - LOWEST_UPPER) & (UPPER - 1)] = beneath.bit();
        self.covered.add(beneath);
    }

    /// All paintings that lie in palettes.
    #[must_use]
    #[inline]
    pub fn paintings(&self) -> Cards {
        self.palettes.iter().fold(Cards::EMPTY, |all, palette| all | *palette) & PAINTED
    }

    /// Every seat.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.seats))
    }
}

/// Searches copy a state for every line they try; what makes it larger is decided, not noticed.
const _: () = assert!(size_of::<Atelier>() <= 384);
