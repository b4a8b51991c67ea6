//! The state of a game, without rules.
//!
//! The state is plain data that is copied as one block. Hands, and piles whose order nobody knows, are sets, so
//! that equal tables are equal values.

use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    components::{Background, Backgrounds, Card, Cards},
    deck::Deck,
    jury::Ballot,
    round::Step,
    row::Row,
    solo::Mode,
    variants::{Rules, ScoringCards},
};

/// The state of a game of Canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Canvas {
    /// The art cards in the pile, in an order that nobody knows.
    pub(crate) pile: Cards,
    /// The art cards that have left the game (CV-6.2, CV-6.3).
    pub(crate) removed: Cards,
    /// The deck, with the prints of the cards.
    pub(crate) deck: Deck,
    /// The backgrounds that were not dealt.
    pub(crate) backgrounds: Backgrounds,
    /// The row, the card farthest from the deck first (CV-2.2).
    pub(crate) row: Row,
    /// The cards of the unfinished painting, from bottom to top.
    pub(crate) desk: ArrayVec<[Card; 3]>,
    /// The tokens of nobody: Vincent's, or those of the reserve of the solo puzzle.
    pub(crate) aside: u8,
    /// The number of seats.
    pub(crate) seats: u8,
    /// What lies before each player, by seat.
    pub(crate) painters: [Painter; 5],
    /// The votes of the jury, by seat.
    pub(crate) ballots: [Option<Ballot>; 5],
    /// The scoring cards, by place.
    pub(crate) scoring: ScoringCards,
    /// The rules that follow from the options.
    pub(crate) rules: Rules,
    /// The agenda, the next step last.
    pub(crate) agenda: ArrayVec<[Step; 4]>,
}

impl Canvas {
    /// What lies before each player, by seat.
    #[must_use]
    #[inline]
    pub fn painters(&self) -> &[Painter] {
        &self.painters[..usize::from(self.seats)]
    }

    /// The art cards in the pile, in an order that nobody knows.
    #[must_use]
    #[inline]
    pub fn pile(&self) -> Cards {
        self.pile
    }

    /// The row, the card farthest from the deck first.
    #[must_use]
    #[inline]
    pub fn row(&self) -> Row {
        self.row
    }

    /// The mode of the game.
    #[must_use]
    #[inline]
    pub fn mode(&self) -> Mode {
        self.rules.mode
    }

    /// The cards of the unfinished painting, bottom to top.
    #[must_use]
    #[inline]
    pub fn desk(&self) -> &[Card] {
        &self.desk
    }

    /// The scoring cards, by place.
    #[must_use]
    #[inline]
    pub fn scoring(&self) -> &ScoringCards {
        &self.scoring
    }

    /// The deck, with the prints of the cards.
    #[must_use]
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }
}

/// A player, and what lies before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painter {
    /// The art cards in hand.
    pub hand: Cards,
    /// The number of inspiration tokens.
    pub tokens: u8,
    /// The backgrounds that are not used yet.
    pub backgrounds: Backgrounds,
    /// The finished paintings.
    pub paintings: ArrayVec<[Painting; 3]>,
    /// The number of ribbons, by color.
    pub ribbons: [u8; 5],
}

/// A finished painting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painting {
    /// The cards of the painting, bottom to top.
    pub layers: [Card; 3],
    /// The background of the painting.
    pub background: Background,
}

/// The maximum size of a state in bytes, because a search copies a state for every line of play that it tries.
const _: () = assert!(size_of::<Canvas>() <= 352);
