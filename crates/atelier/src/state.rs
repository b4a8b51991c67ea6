//! The state of a game, without rules.
//!
//! The state is plain data that is copied as one block, in two parts. The [`Studio`] is what everybody sees;
//! hands and deck lie beside it. So a view is a copy of the studio and of nothing that could be secret.

use game::{Piece, Seat};

use crate::{
    components::{Card, Cards, Kind, MAX_SEATS, PAINTED},
    deck::Deck,
    ring::Ring,
    round::Step,
    variants::Rules,
};

/// The state of a game of Atelier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atelier {
    /// The open part of the state.
    pub(crate) studio: Studio,
    /// The cards in hand, by seat (AT-2.2).
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The cards of the deck, a set because nobody knows its order.
    pub(crate) pile: Cards,
}

impl Atelier {
    /// The open part of the state.
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

    /// The number of cards in the deck, which all can see.
    #[must_use]
    pub const fn deck_size(&self) -> usize {
        self.pile.len()
    }
}

/// The studio: everything that lies open to all, and what all remember (AT-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Studio {
    /// The canvases that were laid down, by seat.
    pub palettes: [Cards; MAX_SEATS],
    /// The discards, face up.
    pub discards: Cards,
    /// The cards in hands that all have seen being taken from the ring.
    pub known: Cards,
    /// The cards of the deck when it was last shuffled. Cards in hand that nobody has seen are from this deck,
    /// or from an earlier one (AT-6.4).
    pub stock: Cards,
    /// The canvases that lie under another one.
    pub covered: Cards,
    /// The canvases turned in this turn (AT-4.1).
    pub turned: Cards,
    /// The paintings that are fakes (AT-5.1).
    pub fakes: Cards,
    /// For each drawn or painted canvas, the number of the canvas it was laid on. An array of bytes is hashed
    /// in one piece.
    pub(crate) under: [u8; UPPER_CANVASES],
    /// The ring of open cards.
    pub ring: Ring,
    /// The deck, with the prints of the cards.
    pub deck: Deck,
    /// For each objective, the player who has taken it (AT-5.2).
    pub objectives: [Option<Seat>; 5],
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The number of seats.
    pub seats: u8,
    /// The first player.
    pub first: Seat,
    /// The number of passes in a row (AT-6.4).
    pub passes: u8,
    /// The rules that follow from the options.
    pub rules: Rules,
    /// The step: what is decided next.
    pub step: Step,
}

/// The number of indices of drawn and painted canvases.
const UPPER_CANVASES: usize = Kind::Drawn.room() as usize + Kind::Painted.room() as usize;
/// The first index of a drawn canvas.
const FIRST_UPPER_CANVAS: usize = Kind::Blank.room() as usize;

impl Studio {
    pub(crate) const NOTHING_UNDER: [u8; UPPER_CANVASES] = [0; UPPER_CANVASES];

    /// The canvases that `seat` has laid down.
    #[must_use]
    #[inline]
    pub fn palette(&self, seat: Seat) -> Cards {
        self.palettes[seat.idx()]
    }

    /// The canvas on which `canvas`, drawn or painted, was laid.
    #[must_use]
    #[inline]
    pub fn beneath(&self, canvas: Card) -> Card {
        Card::of_bit(self.under[(canvas.idx() - FIRST_UPPER_CANVAS) & (UPPER_CANVASES - 1)])
    }

    #[inline]
    pub(crate) fn lay_on(&mut self, canvas: Card, beneath: Card) {
        self.under[(canvas.idx() - FIRST_UPPER_CANVAS) & (UPPER_CANVASES - 1)] = beneath.bit();
        self.covered.add(beneath);
    }

    /// All paintings that lie in palettes.
    #[must_use]
    #[inline]
    pub fn paintings(&self) -> Cards {
        self.palettes.iter().fold(Cards::EMPTY, |all, palette| all | *palette) & PAINTED
    }

    /// The seats of the game.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.seats))
    }
}

/// The maximum size of a state in bytes, because a search copies a state for every line of play that it tries.
const _: () = assert!(size_of::<Atelier>() <= 384);
