//! What is printed on the cards (AT-1): the 105 in the box, or a deck of one's own, together with
//! the secondary colors their costs speak of.
//!
//! A print never changes, so states do not carry it: they point to it.

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
    secondaries::{MOST, Secondaries},
};

/// All cards of a game and the secondary colors. Two decks are equal if they are printed alike.
#[derive(Clone, Copy)]
pub struct Deck(&'static Prints);

/// What is printed on a canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Print {
    /// What it gives (AT-1.2).
    pub(crate) gives: Color,
    /// The place of its subject in the list of subjects; 0 on a blank canvas.
    pub(crate) subject: u8,
    /// Of each secondary color, how often its cost asks for it.
    pub(crate) mixes: [u8; MOST],
    /// What its cost asks for by itself.
    pub(crate) plain: Paints,
    /// The same with the parts of secondary colors (AT-4.5).
    pub(crate) whole: Paints,
    /// The same and what the canvas itself gives: so much one needs who holds it, for it never pays
    /// for itself (AT-4.4).
    pub(crate) with_itself: Paints,
}

#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Prints {
    /// The cards that there are.
    pub(crate) cards: Cards,
    /// By color, the canvases that give it.
    pub(crate) giving: [Cards; 5],
    /// What is printed on each; of no meaning where there is no card.
    pub(crate) by_card: [Print; Card::MOST],
    /// By card, those of a lower number that are printed alike.
    pub(crate) twins: [Cards; Card::MOST],
    /// The canvases that have such a twin.
    pub(crate) doubles: Cards,
    /// Which of them are too dear.
    pub(crate) lacks: Lacks,
    /// The subjects in the order in which the deck names them, with their canvases.
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
    /// Says in which line what is wrong, and what would be right.
    pub fn with_cards(self, csv: &str) -> Result<Deck, BadSetup> {
        Deck::of(csv, self.0.secondaries.clone())
    }

    /// This deck with other secondary colors.
    ///
    /// # Errors
    ///
    /// Says which card asks for a color that is not there.
    pub fn with_secondaries(self, secondaries: Secondaries) -> Result<Deck, BadSetup> {
        Deck::of(&self.to_csv(), secondaries)
    }

    /// The deck of these cards and secondary colors.
    ///
    /// # Errors
    ///
    /// Says in which line what is wrong, and what would be right.
    pub fn of(csv: &str, secondaries: Secondaries) -> Result<Deck, BadSetup> {
        let prints = deck_file::read(csv, secondaries)?;
        Ok(if prints == *BOX { Deck::standard() } else { Deck(KEPT.keep(prints)) })
    }

    /// All its cards.
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

    /// What `canvas` gives (AT-1.2).
    #[must_use]
    #[inline]
    pub fn gives(self, canvas: Card) -> Color {
        self.print(canvas).gives
    }

    /// How many of `canvases` give each color.
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

    /// The canvases for which something is missing if one has what `paying` give and jokers stand for
    /// `wild`.
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

    /// The name of what is drawn or painted on `canvas`; nothing on a blank one.
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

    /// How many jokers there are.
    #[must_use]
    pub fn jokers(self) -> usize {
        (self.0.cards & JOKERS).len()
    }

    /// The secondary colors.
    #[must_use]
    pub fn secondaries(self) -> &'static Secondaries {
        &self.0.secondaries
    }

    /// The place in the table of the secondary color that the colors of two canvases make.
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
