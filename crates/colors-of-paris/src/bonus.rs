//! The bonus cards (CP-7): five kinds, all cards of a kind alike.

use serde::{Deserialize, Serialize};

/// A kind of bonus card (CP-7.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// The bonus card *Paint*, which carries out the action *Paint*.
    #[default]
    Paint,
    /// The bonus card *Imitator*, which copies the action of a standing assistant.
    Imitator,
    /// The bonus card *Mix*, which mixes any color.
    Mix,
    /// The bonus card *Exchange*, which exchanges pigments for others.
    Exchange,
    /// The bonus card *Tool*, which advances markers.
    Tool,
}

impl Bonus {
    /// The five kinds.
    pub const ALL: [Bonus; 5] =
        [Bonus::Paint, Bonus::Imitator, Bonus::Mix, Bonus::Exchange, Bonus::Tool];

    /// The name of the kind, as notation writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bonus::Paint => "paint",
            Bonus::Imitator => "imitator",
            Bonus::Mix => "mix",
            Bonus::Exchange => "exchange",
            Bonus::Tool => "tool",
        }
    }

    /// The kind called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Bonus> {
        Bonus::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// A set of bonus cards: a count of each kind, in lanes of three bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonuses(u16);

const LANE: u32 = 3;
/// The greatest count of a kind.
pub(crate) const MAX_COPIES: u8 = 7;

impl Bonuses {
    /// The set with this many cards of each kind.
    #[must_use]
    pub fn each(copies: u8) -> Bonuses {
        Bonus::ALL.iter().fold(Bonuses::default(), |all, it| {
            Bonuses(all.0 | u16::from(copies) << (*it as u32 * LANE))
        })
    }

    /// The number of cards of this kind.
    #[must_use]
    #[inline]
    pub const fn count(self, bonus: Bonus) -> u16 {
        self.0 >> (bonus as u32 * LANE) & 7
    }

    /// The number of all cards.
    #[must_use]
    #[inline]
    pub fn len(self) -> u16 {
        (0..5).map(|kind| self.0 >> (kind * LANE) & 7).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, bonus: Bonus) {
        self.0 += 1 << (bonus as u32 * LANE);
    }

    /// Removes a card.
    #[inline]
    pub const fn take(&mut self, bonus: Bonus) {
        self.0 -= 1 << (bonus as u32 * LANE);
    }

    /// Moves all cards of this set into `others`.
    pub const fn move_into(&mut self, others: &mut Bonuses) {
        others.0 += self.0;
        self.0 = 0;
    }

    /// The kinds with at least one card in the set.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Bonus> {
        Bonus::ALL.into_iter().filter(move |it| self.count(*it) != 0)
    }
}

impl Serialize for Bonuses {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let each = |it: Bonus| std::iter::repeat_n(it, usize::from(self.count(it)));
        serializer.collect_seq(Bonus::ALL.into_iter().flat_map(each))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_each_kind() {
        let mut stack = Bonuses::each(3);
        let mut display = Bonuses::default();
        assert_eq!(stack.len(), 15);
        (0..3).for_each(|_| stack.take(Bonus::Mix));
        assert_eq!(stack.kinds().count(), 4);
        display.add(Bonus::Mix);
        display.move_into(&mut stack);
        assert_eq!((display.len(), stack.len(), stack.count(Bonus::Mix)), (0, 13, 1));
    }
}
