//! The canvases that cannot be paid for, computed for all cards at once (AT-4).
//!
//! Whether canvases can be paid for is asked at every turn. For every color and every amount of it the canvases
//! that cost more are a set, so the union of five sets is what cannot be paid for. To check one card after the
//! other took a sixth of the instructions of a random game, and a quarter of its mispredicted branches, because
//! the number of cards cannot be predicted.

use std::hash::{Hash, Hasher};

use crate::{
    components::{Card, Cards, Color},
    deck::Print,
    deck_file::MAX_COST_LETTERS,
    paints::Paints,
};

/// The number of amounts of a color that are distinguished: no canvas needs more than the letters of its cost
/// and the color that it gives itself.
const AMOUNTS: usize = MAX_COST_LETTERS + 2;

/// Sets of canvases for which a player lacks something, by how much is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lack {
    /// The canvases that lack one unit or more.
    pub(crate) of_one: Cards,
    /// The canvases that lack two units or more.
    pub(crate) of_two: Cards,
    /// The canvases that lack something which no joker can stand for (AT-4.6).
    pub(crate) beyond_jokers: Cards,
}

impl Lack {
    /// The lack of this and of another color together.
    #[inline]
    fn and(self, color: Lack) -> Lack {
        Lack {
            of_one: self.of_one | color.of_one,
            of_two: self.of_two | color.of_two | self.of_one & color.of_one,
            beyond_jokers: self.beyond_jokers | color.beyond_jokers,
        }
    }
}

/// By color and by the amount of it that a player has, the canvases that need more of that color; jokers are
/// counted if they stand for the color.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Lacks([[Lack; AMOUNTS]; 5]);

impl Lacks {
    /// The tables for these canvases with these prints.
    pub(crate) fn of(canvases: Cards, prints: &[Print; Card::MAX_CARDS]) -> Lacks {
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

    /// The canvases that lack something with the amounts `have` by color, where jokers stand for `wild`.
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

/// Adds nothing to the hash, because the tables follow from the prints, which are hashed.
impl Hash for Lacks {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
