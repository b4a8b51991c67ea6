//! The worth of three cards laid over one another under every condition (CV-5), for people at a real table.

use canvas::{
    Card, Condition, Deck, GRAY_POINTS, Icons, LAYERS, PaintingTitle, Swatch, Words, conditions,
    deck::icons_text,
};
use game::{Clause, Quote, notation};
use languages::Language;
use serde::{Serialize, Serializer, ser::SerializeMap};

use super::phrases;
use crate::{BadQuestion, Calculator, Refused, grid::TextGrid, words};

/// The language of calculators, which are used at the terminal.
const ENGLISH: Language = Language::English;

/// A calculator for paintings made of the cards of one deck.
#[derive(Debug)]
pub(super) struct Appraiser {
    deck: Deck,
}

/// The worth of a painting under every condition.
#[derive(Serialize)]
struct Appraisal {
    ok: bool,
    /// The cards, bottom to top.
    cards: [Card; LAYERS],
    title: PaintingTitle,
    /// The icons in each swatch.
    icons: SwatchIcons,
    conditions: Worths,
    bonus: Worth,
}

/// A number of ribbons, and their points.
#[derive(Clone, Copy, Serialize)]
struct Worth {
    ribbons: u8,
    points: i32,
}

struct SwatchIcons(Icons);
struct Worths([Worth; 12]);

impl Appraiser {
    pub(super) fn new(deck: Deck) -> Appraiser {
        Appraiser { deck }
    }

    fn appraise(&self, cards: [Card; LAYERS]) -> Appraisal {
        let icons = self.deck.layered(cards);
        Appraisal {
            ok: true,
            cards,
            title: Words::all().title(self.deck, &cards),
            icons: SwatchIcons(icons),
            conditions: Worths(Condition::ALL.map(|condition| worth(condition, icons))),
            bonus: bonus(icons),
        }
    }

    fn read(&self, question: &str) -> Result<[Card; LAYERS], BadQuestion> {
        let words = question.split([' ', '\t', ',', '\r', '\n']).filter(|word| !word.is_empty());
        let cards = words.map(|word| self.card(word)).collect::<Result<Vec<_>, _>>()?;
        let cards: [Card; 3] = cards
            .try_into()
            .map_err(|it: Vec<_>| bad("CV-3.4", Refused::PaintingCards { found: it.len() }))?;
        let [bottom, middle, top] = cards;
        if bottom == middle || middle == top || bottom == top {
            return Err(bad("CV-3.4", Refused::CardTwice));
        }
        Ok(cards)
    }

    fn card(&self, word: &str) -> Result<Card, BadQuestion> {
        let number = notation::number(word.strip_prefix('#').unwrap_or(word));
        let card = number.and_then(Card::new).filter(|card| self.deck.cards().contains(*card));
        card.ok_or_else(|| {
            let last = self.deck.cards().len();
            bad("CV-1.1", Refused::NoCard { word: Quote::new(word), last })
        })
    }
}

impl Calculator for Appraiser {
    fn usage(&self) -> &'static str {
        "CARD CARD CARD, the numbers of three art cards, bottom to top"
    }

    fn sheet(&self, question: &str) -> Result<String, BadQuestion> {
        let appraisal = self.appraise(self.read(question)?);
        Ok(self.layers(&appraisal) + "\n" + &worths(&appraisal))
    }

    fn line(&self, question: &str) -> Result<String, BadQuestion> {
        let cards = self.read(question)?;
        let icons = self.deck.layered(cards);
        let met = |it: Condition| format!("{} {}", it.name(), worth(it, icons).ribbons);
        let cards = cards.map(|card| card.number().to_string()).join(" ");
        let met = Condition::ALL.map(met).join(", ");
        Ok(format!("{cards}: {met}, bonus {}", conditions::bonus(icons)))
    }

    fn json(&self, question: &str) -> Result<String, BadQuestion> {
        let appraisal = self.appraise(self.read(question)?);
        Ok(serde_json::to_string(&appraisal).expect("plain data"))
    }
}

impl Appraiser {
    fn layers(&self, appraisal: &Appraisal) -> String {
        let PaintingTitle { en, it, fr } = &appraisal.title;
        let mut grid = TextGrid::default();
        grid.row(["", ""], phrases::swatch_names(ENGLISH));
        for (layer, card) in ["bottom", "middle", "top"].into_iter().zip(appraisal.cards) {
            let swatches = phrases::swatches(self.deck.icons(card), ENGLISH);
            grid.row([layer, &phrases::numbered(self.deck, card, ENGLISH)], swatches);
        }
        grid.row(["visible", ""], phrases::swatches(appraisal.icons.0, ENGLISH));
        format!("“{en}” · “{it}” · “{fr}”\n\n{}\n{}\n", grid.text("  "), phrases::legend(ENGLISH))
    }
}

fn worths(appraisal: &Appraisal) -> String {
    let mut grid = TextGrid::default();
    for (condition, worth) in Condition::ALL.into_iter().zip(appraisal.conditions.0) {
        grid.row([condition.name(), &phrases::asks(condition.name(), ENGLISH)], worth.cells());
    }
    grid.row([phrases::BONUS, &phrases::asks(phrases::BONUS, ENGLISH)], appraisal.bonus.cells());
    grid.text("  ")
}

impl Worth {
    fn cells(self) -> [String; 2] {
        match self.ribbons {
            0 => ["-".to_owned(), String::new()],
            n => {
                [words::count(ENGLISH, "cv-ribbons-count", n), words::points(ENGLISH, self.points)]
            }
        }
    }
}

/// The ribbons and points of a condition for a first painting.
fn worth(condition: Condition, icons: Icons) -> Worth {
    let track = condition.track();
    let ribbons = condition.met(icons).min(u8::try_from(track.len()).expect("a short track"));
    let points = ribbons.checked_sub(1).map_or(0, |step| i32::from(track[usize::from(step)]));
    Worth { ribbons, points }
}

fn bonus(icons: Icons) -> Worth {
    let ribbons = conditions::bonus(icons);
    Worth { ribbons, points: i32::from(ribbons) * GRAY_POINTS }
}

fn bad(clause: &'static str, reason: Refused) -> BadQuestion {
    BadQuestion { clause: Clause(clause), reason: reason.into() }
}

impl Serialize for SwatchIcons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let icons = |swatch: Swatch| (swatch.name(), icons_text(self.0, swatch));
        serializer.collect_map(Swatch::ALL.map(icons))
    }
}

impl Serialize for Worths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (condition, worth) in Condition::ALL.into_iter().zip(self.0) {
            map.serialize_entry(condition.name(), &worth)?;
        }
        map.end()
    }
}
