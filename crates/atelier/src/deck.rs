//! The prints of the cards (AT-1): the 105 in the box, or a custom deck, together with the secondary colors of
//! their costs.
//!
//! A deck never changes, so a state does not carry it but points to it.

use std::{
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use game::{Archive, BadSetup};

use crate::{
    components::{Card, Cards, Color, DRAWN, JOKERS},
    deck_file,
    lack::{Lack, Lacks},
    paints::Paints,
    secondaries::{MAX_SECONDARIES, Secondaries},
};

/// A deck: all cards of a game and the secondary colors. Two decks are equal if they are printed alike.
#[derive(Clone, Copy)]
pub struct Deck(&'static Prints);

/// The print of a canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Print {
    /// The color that the canvas gives (AT-1.2).
    pub(crate) gives: Color,
    /// The index of the subject in the list of subjects; 0 on a blank canvas.
    pub(crate) subject: u8,
    /// By secondary color, the number of units in the cost.
    pub(crate) mixes: [u8; MAX_SECONDARIES],
    /// The cost without its secondary colors.
    pub(crate) plain: Paints,
    /// The cost with the parts of its secondary colors (AT-4.5).
    pub(crate) whole: Paints,
    /// The whole cost plus the color that the canvas itself gives: what a player who holds the canvas needs,
    /// because a canvas never pays for itself (AT-4.4).
    pub(crate) with_itself: Paints,
}

#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Prints {
    /// The cards of the deck.
    pub(crate) cards: Cards,
    /// For each color, the canvases that give it.
    pub(crate) giving: [Cards; 5],
    /// By card, its print; entries of numbers without a card have no meaning.
    pub(crate) by_card: [Print; Card::MAX_CARDS],
    /// For each card, the cards of a lower number that are printed alike.
    pub(crate) twins: [Cards; Card::MAX_CARDS],
    /// The canvases that have a twin of a lower number.
    pub(crate) doubles: Cards,
    /// By color and amount, the canvases that cost more than this amount.
    pub(crate) lacks: Lacks,
    /// The subjects with their canvases, in the order of the file.
    pub(crate) subjects: Vec<(String, Cards)>,
    pub(crate) secondaries: Secondaries,
}

static BOX: LazyLock<Prints> = LazyLock::new(|| {
    deck_file::read(include_str!("../data/cards.csv"), Secondaries::standard())
        .expect("the file is checked by a test")
});
static KEPT: Archive<Prints> = Archive::new();

impl Deck {
    /// The cards and colors in the box.
    #[must_use]
    pub fn standard() -> Deck {
        Deck(&BOX)
    }

    /// This deck with the cards of a file like `data/cards.csv`.
    ///
    /// # Errors
    ///
    /// Names the line, what is wrong in it, and what would be right.
    pub fn with_cards(self, csv: &str) -> Result<Deck, BadSetup> {
        Deck::of(csv, self.0.secondaries.clone())
    }

    /// This deck with other secondary colors.
    ///
    /// # Errors
    ///
    /// Names the card whose cost has an unknown color.
    pub fn with_secondaries(self, secondaries: Secondaries) -> Result<Deck, BadSetup> {
        Deck::of(&self.to_csv(), secondaries)
    }

    /// The deck of these cards and secondary colors.
    ///
    /// # Errors
    ///
    /// Names the line, what is wrong in it, and what would be right.
    pub fn of(csv: &str, secondaries: Secondaries) -> Result<Deck, BadSetup> {
        let prints = deck_file::read(csv, secondaries)?;
        Ok(if prints == *BOX { Deck::standard() } else { Deck(KEPT.keep(prints)) })
    }

    /// All cards of the deck.
    #[must_use]
    #[inline]
    pub fn cards(self) -> Cards {
        self.0.cards
    }

    /// The canvases that give `color`.
    #[must_use]
    #[inline]
    pub fn giving(self, color: Color) -> Cards {
        self.0.giving[color as usize]
    }

    /// The color that `canvas` gives (AT-1.2).
    #[must_use]
    #[inline]
    pub fn gives(self, canvas: Card) -> Color {
        self.print(canvas).gives
    }

    /// For each color, the number of `canvases` that give it.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "fewer than 128")]
    pub fn paints(self, canvases: Cards) -> Paints {
        Paints::of(self.amounts(canvases).map(|it| it as u32))
    }

    #[inline]
    fn amounts(self, canvases: Cards) -> [usize; 5] {
        self.0.giving.map(|giving| (canvases & giving).len())
    }

    #[inline]
    pub(crate) fn print(self, canvas: Card) -> &'static Print {
        &self.0.by_card[canvas.idx()]
    }

    /// The canvases that cannot be paid for with the colors of the canvases `paying`, if jokers stand for the
    /// colors `wild`.
    #[inline]
    pub(crate) fn lack(self, paying: Cards, wild: Paints) -> Lack {
        self.0.lacks.with(self.amounts(paying), wild)
    }

    /// The cost of `canvas` as it is printed: `GBWKK`.
    #[must_use]
    pub fn cost(self, canvas: Card) -> String {
        let print = self.print(canvas);
        let secondaries = self.0.secondaries.iter().zip(print.mixes);
        let mixed = secondaries.map(|(it, times)| (it.letter, times));
        let plain = Color::ALL.map(|color| (color.letter(), print.plain.count(color)));
        let units = mixed.chain(plain).map(|(letter, times)| vec![letter; usize::from(times)]);
        units.flatten().collect()
    }

    /// The name of the subject of `canvas`; nothing for a blank one.
    #[must_use]
    pub fn subject(self, canvas: Card) -> Option<&'static str> {
        let (name, cards) = self.0.subjects.get(usize::from(self.print(canvas).subject))?;
        cards.contains(canvas).then_some(name)
    }

    /// The canvases of the same subject.
    #[must_use]
    #[inline]
    pub fn same_subject(self, canvas: Card) -> Cards {
        self.0.subjects[usize::from(self.print(canvas).subject)].1
    }

    /// The drawn canvases on which `painted` can be laid (AT-3.4).
    #[inline]
    #[must_use]
    pub fn drawings_for(self, painted: Card) -> Cards {
        self.same_subject(painted) & DRAWN
    }

    /// The cards of a lower number that are printed like `card`.
    #[inline]
    pub(crate) fn twins(self, card: Card) -> Cards {
        self.0.twins[card.idx()]
    }

    /// The canvases of `cards` that have a twin of a lower number in the deck.
    #[inline]
    pub(crate) fn doubles(self, cards: Cards) -> Cards {
        cards & self.0.doubles
    }

    /// The number of jokers.
    #[must_use]
    pub fn jokers(self) -> usize {
        (self.0.cards & JOKERS).len()
    }

    /// The secondary colors.
    #[must_use]
    pub fn secondaries(self) -> &'static Secondaries {
        &self.0.secondaries
    }

    /// The index of the secondary color that the colors of two canvases make.
    #[must_use]
    pub fn mixed_from(self, canvases: [Card; 2]) -> Option<usize> {
        self.0.secondaries.mixed_from(canvases.map(|it| self.gives(it)))
    }

    /// The deck as the text of a file.
    #[must_use]
    pub fn to_csv(self) -> String {
        deck_file::write(self)
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Deck::standard() {
            self.0.hash(state);
        }
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Deck of {}", self.0.cards.len())
    }
}
