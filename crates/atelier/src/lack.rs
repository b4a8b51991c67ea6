//! What is too dear, told for all cards at once (AT-4).
//!
//! Whether canvases can be paid for is asked at every turn. For every color and every amount of it the
//! canvases that ask for more are a set, so five sets joined are those that something is missing for. To
//! look at one card after the other took a sixth of the instructions of a random game, and a quarter of
//! its mispredicted branches: how many cards there will be cannot be foretold.

use std::hash::{Hash, Hasher};

use crate::{
    components::{Card, Cards, Color},
    deck::Print,
    deck_file::DEAREST,
    paints::Paints,
};

/// Amounts of a color that are told apart: no canvas asks for more than a letter of its cost each time,
/// and for what it gives itself.
const AMOUNTS: usize = DEAREST + 2;

/// The canvases for which something is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lack {
    /// One unit or more.
    pub(crate) of_one: Cards,
    /// Two units or more.
    pub(crate) of_two: Cards,
    /// Something that no joker can stand for, however many there are (AT-4.6).
    pub(crate) beyond_jokers: Cards,
}

impl Lack {
    /// This and what is missing of another color.
    #[inline]
    fn and(self, color: Lack) -> Lack {
        Lack {
            of_one: self.of_one | color.of_one,
            of_two: self.of_two | color.of_two | self.of_one & color.of_one,
            beyond_jokers: self.beyond_jokers | color.beyond_jokers,
        }
    }
}

/// By color and by how much one has of it, what is missing of that color, if jokers stand for it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Lacks([[Lack; AMOUNTS]; 5]);

impl Lacks {
    /// What can be missing where these canvases are printed so.
    pub(crate) fn of(canvases: Cards, prints: &[Print; Card::MOST]) -> Lacks {
        let mut lacks = [[Lack::default(); AMOUNTS]; 5];
        for color in Color::ALL {
            for (have, lack) in lacks[color as usize].iter_mut().enumerate() {
                let missing = |card: &Card| {
                    let needed = prints[card.idx()].with_itself.count(color);
                    usize::from(needed).saturating_sub(have)
                };
                let plain = |card: &Card| usize::from(prints[card.idx()].plain.count(color));
                lack.of_one = canvases.iter().filter(|it| 1 <= missing(it)).collect();
                lack.of_two = canvases.iter().filter(|it| 2 <= missing(it)).collect();
                lack.beyond_jokers = canvases.iter().filter(|it| plain(it) < missing(it)).collect();
            }
        }
        Lacks(lacks)
    }

    /// What is missing if one has so much by color and jokers stand for `wild`.
    #[inline]
    pub(crate) fn with(&self, have: [usize; 5], wild: Paints) -> Lack {
        Color::ALL.into_iter().fold(Lack::default(), |all, color| {
            let mut lack = self.0[color as usize][have[color as usize].min(AMOUNTS - 1)];
            if wild.count(color) == 0 {
                lack.beyond_jokers = lack.of_one;
            }
            all.and(lack)
        })
    }
}

/// It follows from the prints, which are hashed.
impl Hash for Lacks {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
