//! Files of decks (AT-1.1): a line for each card with its type, subject, color and cost. Every card is checked.

use std::fmt::Write;

use game::{BadSetup, Quote, Reason, deck_file};
use serde::Deserialize;

use crate::{
    components::{Card, Cards, Color, JOKERS, Kind},
    deck::{Deck, Print, Prints},
    lack::Lacks,
    paints::Paints,
    refused::Refused,
    secondaries::{MAX_SECONDARIES, Secondaries},
};

/// The header of a deck's file.
const HEADER: &str = "id,type,subject,gives,cost";
/// The maximum number of letters of a cost: far more than a hand can pay.
pub(crate) const MAX_COST_LETTERS: usize = 12;

#[derive(Deserialize)]
struct CardRow {
    id: String,
    r#type: String,
    subject: String,
    gives: String,
    cost: String,
}

/// Reads the cards of a deck whose costs speak of `secondaries`.
pub(crate) fn read(text: &str, secondaries: Secondaries) -> Result<Prints, BadSetup> {
    let mut prints = empty(secondaries);
    let mut lines: Vec<CardRow> = deck_file::lines(text, HEADER).map_err(refuse)?;
    // A file may mix the types as it likes. What is written is sorted by type, and is the same deck
    // only if its subjects are met in the same order.
    lines.sort_by_key(|line| Kind::ALL.iter().position(|it| it.name() == line.r#type));
    for line in &lines {
        prints.add(line)?;
    }
    if prints.cards.is_empty() {
        return Err(refuse(Refused::EmptyDeck));
    }
    prints.find_twins();
    prints.lacks = Lacks::of(prints.cards - JOKERS, &prints.by_card);
    Ok(prints)
}

/// The deck as the text of a file.
pub(crate) fn write(deck: Deck) -> String {
    let mut text = format!("{HEADER}\n");
    for card in deck.cards() {
        let kind = card.kind();
        let line = match kind {
            Kind::Joker => format!("{card},joker,,*,"),
            Kind::Blank | Kind::Drawn | Kind::Painted => {
                let subject = deck.subject(card).unwrap_or_default();
                let (gives, cost) = (deck.gives(card).letter(), deck.cost(card));
                format!("{card},{},{subject},{gives},{cost}", kind.name())
            }
        };
        writeln!(text, "{line}").expect("a string takes all");
    }
    text
}

/// The print of a number that no card of the deck has.
const BARE: Print = Print {
    gives: Color::Cyan,
    subject: 0,
    mixes: [0; MAX_SECONDARIES],
    plain: Paints::NOTHING,
    whole: Paints::NOTHING,
    with_itself: Paints::NOTHING,
};

fn empty(secondaries: Secondaries) -> Prints {
    Prints {
        cards: Cards::EMPTY,
        giving: [Cards::EMPTY; 5],
        by_card: [BARE; Card::MAX_CARDS],
        twins: [Cards::EMPTY; Card::MAX_CARDS],
        doubles: Cards::EMPTY,
        lacks: Lacks::of(Cards::EMPTY, &[BARE; Card::MAX_CARDS]),
        subjects: Vec::new(),
        secondaries,
    }
}

impl Prints {
    fn add(&mut self, line: &CardRow) -> Result<(), BadSetup> {
        let refuse_card =
            |why: Refused| refuse(Refused::Card { card: Quote::new(&line.id), why: why.into() });
        let kind = Kind::ALL.into_iter().find(|it| it.name() == line.r#type);
        let kind = kind.ok_or_else(|| refuse_card(Refused::Type))?;
        let card = self.next_card(kind, line)?;
        self.cards.add(card);
        if kind == Kind::Joker {
            let plain = line.subject.is_empty() && line.gives == "*" && line.cost.is_empty();
            return plain.then_some(()).ok_or_else(|| refuse_card(Refused::JokerPlain));
        }
        let gives = one_letter(&line.gives).and_then(Color::of_letter);
        let gives = gives.ok_or_else(|| refuse_card(Refused::Gives))?;
        let subject = self.subject(kind, card, &line.subject).map_err(refuse_card)?;
        let print = self.price(kind, &line.cost).map_err(refuse_card)?;
        let with_itself = print.whole.and(Paints::one(gives));
        self.by_card[card.idx()] = Print { gives, subject, with_itself, ..print };
        self.giving[gives as usize].add(card);
        Ok(())
    }

    /// The next card of the type `kind`, if the line names that card.
    fn next_card(&self, kind: Kind, line: &CardRow) -> Result<Card, BadSetup> {
        let before = (self.cards & kind.cards()).len();
        let next = u8::try_from(before + 1).ok().and_then(|number| Card::new(kind, number));
        let next =
            next.ok_or_else(|| refuse(Refused::Room { room: kind.room(), kind: kind.name() }))?;
        if line.id == next.to_string() {
            return Ok(next);
        }
        Err(refuse(Refused::Number { found: Quote::new(&line.id), next: next.to_string() }))
    }

    fn subject(&mut self, kind: Kind, card: Card, name: &str) -> Result<u8, Refused> {
        match (kind, name) {
            (Kind::Blank | Kind::Joker, "") => return Ok(0),
            (Kind::Blank | Kind::Joker, _) => return Err(Refused::BlankSubject),
            (Kind::Drawn | Kind::Painted, "") => return Err(Refused::NoSubject),
            (Kind::Drawn | Kind::Painted, _) => (),
        }
        if name.contains([',', '"']) || name.contains(char::is_control) {
            return Err(Refused::Subject);
        }
        let known = self.subjects.iter().position(|(it, _)| it == name);
        let place = known.unwrap_or_else(|| {
            self.subjects.push((name.to_owned(), Cards::EMPTY));
            self.subjects.len() - 1
        });
        self.subjects[place].1.add(card);
        Ok(u8::try_from(place).expect("at most as many as cards"))
    }

    /// A print with the cost that `letters` stand for.
    fn price(&self, kind: Kind, letters: &str) -> Result<Print, Refused> {
        let mut print = BARE;
        if MAX_COST_LETTERS < letters.len() {
            return Err(Refused::Cost { most: MAX_COST_LETTERS });
        }
        for letter in letters.chars() {
            if let Some(color) = Color::of_letter(letter) {
                print.plain = print.plain.and(Paints::one(color));
                print.whole = print.whole.and(Paints::one(color));
            } else if let Some(place) = self.secondaries.place(letter) {
                if kind != Kind::Painted {
                    return Err(Refused::CostSecondary { letter });
                }
                print.mixes[place] += 1;
                let parts = self.secondaries.iter().nth(place).map(|it| it.parts);
                for part in parts.into_iter().flatten() {
                    print.whole = print.whole.and(Paints::one(part));
                }
            } else {
                return Err(Refused::CostColor { letter });
            }
        }
        Ok(print)
    }

    fn find_twins(&mut self) {
        for card in self.cards {
            let alike = |it: &Card| {
                it.kind() == card.kind() && self.by_card[it.idx()] == self.by_card[card.idx()]
            };
            let twins: Cards = self.cards.below(card).iter().filter(alike).collect();
            self.twins[card.idx()] = twins;
            if !twins.is_empty() && !JOKERS.contains(card) {
                self.doubles.add(card);
            }
        }
    }
}

fn one_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.as_str().is_empty())
}

fn refuse(reason: impl Into<Reason>) -> BadSetup {
    BadSetup::by("AT-1.1", reason)
}
