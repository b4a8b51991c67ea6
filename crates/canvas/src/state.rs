//! What lies where: the shape of the table, no rules.
//!
//! Plain data, copied as one block. Hands and piles have no order where nobody could tell the
//! difference, so that equal tables are equal values.

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

/// A game of Canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Canvas {
    /// The art cards that are still to come.
    pub(crate) pile: Cards,
    /// The art cards that left the game (CV-6.2, CV-6.3).
    pub(crate) removed: Cards,
    /// What is printed on the cards.
    pub(crate) deck: Deck,
    /// The backgrounds not dealt.
    pub(crate) backgrounds: Backgrounds,
    /// The row, the card farthest from the deck first (CV-2.2).
    pub(crate) row: Row,
    /// The painting being made, bottom to top.
    pub(crate) desk: ArrayVec<[Card; 3]>,
    /// Vincent's tokens, or the reserve's.
    pub(crate) aside: u8,
    /// How many play.
    pub(crate) seats: u8,
    /// By seat.
    pub(crate) painters: [Painter; 5],
    /// By seat, the votes of the jury.
    pub(crate) ballots: [Option<Ballot>; 5],
    /// The scoring cards by place.
    pub(crate) scoring: ScoringCards,
    /// What the options amount to.
    pub(crate) rules: Rules,
    /// What happens next, the next step last.
    pub(crate) agenda: ArrayVec<[Step; 4]>,
}

impl Canvas {
    /// What lies before each player.
    #[must_use]
    #[inline]
    pub fn painters(&self) -> &[Painter] {
        &self.painters[..usize::from(self.seats)]
    }

    /// The art cards that are still to come, in an order that nobody knows.
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

    /// With whom one plays.
    #[must_use]
    #[inline]
    pub fn mode(&self) -> Mode {
        self.rules.mode
    }

    /// The painting being made, bottom to top.
    #[must_use]
    #[inline]
    pub fn desk(&self) -> &[Card] {
        &self.desk
    }

    /// The scoring cards by place.
    #[must_use]
    #[inline]
    pub fn scoring(&self) -> &ScoringCards {
        &self.scoring
    }

    /// What is printed on the cards.
    #[must_use]
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painter {
    /// Art cards in hand.
    pub hand: Cards,
    /// Inspiration tokens.
    pub tokens: u8,
    /// Backgrounds not yet used.
    pub backgrounds: Backgrounds,
    /// Finished paintings.
    pub paintings: ArrayVec<[Painting; 3]>,
    /// Ribbons by color.
    pub ribbons: [u8; 5],
}

/// A finished painting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painting {
    /// Its cards, bottom to top.
    pub layers: [Card; 3],
    /// Its background.
    pub background: Background,
}

/// Searches copy a state for every line they try; what makes it larger is decided, not noticed.
const _: () = assert!(size_of::<Canvas>() <= 352);
