//! The title of a painting (CV-3.5), in three languages.
//!
//! Cards with their word on the left have adjectives, the others have nouns. The data files list the words of
//! each side, and each card gets the next word of its side, so that custom decks have titles too.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    components::Card,
    deck::{Deck, Side},
};

/// The title of a painting, or the word on a card, in all languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaintingTitle {
    /// The English text.
    pub en: String,
    /// The Italian text.
    pub it: String,
    /// The French text.
    pub fr: String,
}

/// The gender of a noun, with which its adjective agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gender {
    /// The masculine gender.
    M,
    /// The feminine gender.
    F,
}

/// An adjective, the word on the left of a card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Adjective {
    id: u8,
    en: String,
    it_m: String,
    it_f: String,
    fr_m: String,
    fr_f: String,
    /// The motif of the card: a description of what its picture shows.
    pub motif: String,
}

/// A noun, the word on the right of a card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Noun {
    id: u8,
    en: String,
    it: String,
    it_gender: Gender,
    fr: String,
    fr_gender: Gender,
    /// The motif of the card: a description of what its picture shows.
    pub motif: String,
}

/// All words of the cards in the box, by side, in the order of the cards.
#[derive(Clone, Debug)]
pub struct Words {
    /// The adjectives, which stand on the left of cards.
    pub adjectives: Vec<Adjective>,
    /// The nouns, which stand on the right of cards.
    pub nouns: Vec<Noun>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| Words {
    adjectives: rows(include_bytes!("../data/words-left.csv")),
    nouns: rows(include_bytes!("../data/words-right.csv")),
});

fn rows<T: DeserializeOwned>(file: &[u8]) -> Vec<T> {
    let rows = csv::Reader::from_reader(file).into_deserialize();
    rows.collect::<Result<_, _>>().expect("the file is checked by a test")
}

impl Words {
    /// The words of the cards in the box.
    #[must_use]
    pub fn all() -> &'static Words {
        &WORDS
    }

    /// The motif on `card`.
    #[must_use]
    pub fn motif(&self, deck: Deck, card: Card) -> &str {
        match deck.side(card) {
            Side::Left => &self.adjective(deck, card).motif,
            Side::Right => &self.noun(deck, card).motif,
        }
    }

    /// The word on `card`.
    #[must_use]
    pub fn word(&self, deck: Deck, card: Card) -> PaintingTitle {
        self.title(deck, &[card])
    }

    /// The title of a painting with these `layers`, bottom to top, made of the topmost word of each side.
    #[must_use]
    pub fn title(&self, deck: Deck, layers: &[Card]) -> PaintingTitle {
        let topmost = |side| layers.iter().rev().find(|card| deck.side(**card) == side);
        let adjective = topmost(Side::Left).map(|card| self.adjective(deck, *card));
        let noun = topmost(Side::Right).map(|card| self.noun(deck, *card));
        match (adjective, noun) {
            (Some(adjective), Some(noun)) => joined(adjective, noun),
            (Some(Adjective { en, it_m, fr_m, .. }), None) => PaintingTitle::of([en, it_m, fr_m]),
            (None, Some(Noun { en, it, fr, .. })) => PaintingTitle::of([en, it, fr]),
            (None, None) => PaintingTitle::of(["", "", ""]),
        }
    }

    fn adjective(&self, deck: Deck, card: Card) -> &Adjective {
        &self.adjectives[deck.rank(card) % self.adjectives.len()]
    }

    fn noun(&self, deck: Deck, card: Card) -> &Noun {
        &self.nouns[deck.rank(card) % self.nouns.len()]
    }
}

/// The title of an adjective and a noun. English puts the adjective first; Italian and French put it last, in
/// agreement with the noun.
fn joined(adjective: &Adjective, noun: &Noun) -> PaintingTitle {
    let it = match noun.it_gender {
        Gender::M => &adjective.it_m,
        Gender::F => &adjective.it_f,
    };
    let fr = match noun.fr_gender {
        Gender::M => &adjective.fr_m,
        Gender::F => &adjective.fr_f,
    };
    PaintingTitle {
        en: format!("{} {}", capitalized(&adjective.en), capitalized(&noun.en)),
        it: format!("{} {it}", capitalized(&noun.it)),
        fr: format!("{} {fr}", capitalized(&noun.fr)),
    }
}

impl PaintingTitle {
    fn of(words: [&str; 3]) -> PaintingTitle {
        let [en, it, fr] = words.map(capitalized);
        PaintingTitle { en, it, fr }
    }
}

impl Adjective {
    /// The number of the card in the box with this adjective.
    #[must_use]
    pub fn card(&self) -> u8 {
        self.id
    }
}

impl Noun {
    /// The number of the card in the box with this noun.
    #[must_use]
    pub fn card(&self) -> u8 {
        self.id
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
