//! The words of Atelier: cards, costs, objectives.
//!
//! Texts describe cards by what is seen on them; only the plain text of a table calls a card by its name,
//! because nothing else tells cards apart there.

use std::collections::BTreeMap;

use atelier::{Card, Cards, Color, Deck, Kind, Objective, Studio};
use languages::Language;

use crate::words;

/// The name of a card in text: `blank-07`.
pub(super) fn name(card: Card, language: Language) -> String {
    let number = format!("{:02}", card.number());
    language.tell(&format!("at-card-{}", card.kind().name()), &[("number", number.into())])
}

/// A number of cards that look like this one: `a blank canvas`, `two drawings of “Night”`, `a joker`.
pub(super) fn so_many(deck: Deck, card: Card, count: usize, language: Language) -> String {
    let about = deck.subject(card).map_or_else(String::new, |it| subject(it, language));
    let told = [
        ("count", count.into()),
        ("number", words::number(language, i64::try_from(count).unwrap_or(i64::MAX)).into()),
        ("subject", words::capitalized(&about).into()),
    ];
    language.tell(&format!("at-a-{}", card.kind().name()), &told)
}

/// A card with its color: `a blank canvas (cyan)`, `a drawing of “Night” (yellow)` or `a joker`.
pub(super) fn card(deck: Deck, card: Card, language: Language) -> String {
    with(deck, card, 1, language)
}

fn with(deck: Deck, card: Card, count: usize, language: Language) -> String {
    let bare = so_many(deck, card, count, language);
    match card.kind() {
        Kind::Joker => bare,
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            let gives = color(deck.gives(card), language);
            language.tell("at-with-color", &[("card", bare.into()), ("color", gives.into())])
        }
    }
}

/// A card with its color and its cost: `a blank canvas (cyan, costs white + black)`.
pub(super) fn priced(deck: Deck, card: Card, language: Language) -> String {
    let bare = so_many(deck, card, 1, language);
    match card.kind() {
        Kind::Joker => bare,
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            let told = [
                ("card", bare.into()),
                ("color", color(deck.gives(card), language).into()),
                ("cost", price(deck, card, language).into()),
            ];
            language.tell("at-with-cost", &told)
        }
    }
}

/// The cost of a card in words, or that there is none: `blue + 2 white + black`.
fn price(deck: Deck, card: Card, language: Language) -> String {
    match deck.cost(card) {
        free if free.is_empty() => language.say("at-nothing"),
        cost => letters(deck, &cost, language),
    }
}

/// Colors by their letters, each once with its number: `cyan + 2 white`.
pub(super) fn letters(deck: Deck, all: &str, language: Language) -> String {
    let is_first = |(at, letter): &(usize, char)| all.find(*letter) == Some(*at);
    let told = all.char_indices().filter(is_first).map(|(_, letter)| {
        let count = all.chars().filter(|it| *it == letter).count();
        let called = called(deck, letter);
        let known = if is_ours(&called) { &*called } else { "other" };
        let told = [("count", count.into()), ("color", known.into()), ("name", (&*called).into())];
        language.tell("at-units", &told)
    });
    told.collect::<Vec<String>>().join(" + ")
}

/// The name in files of the color with this letter.
fn called(deck: Deck, letter: char) -> String {
    let mixed = || deck.secondaries().iter().find(|it| it.letter == letter).map(|it| &it.name);
    match Color::of_letter(letter) {
        Some(color) => color.name().to_owned(),
        None => mixed().map_or_else(|| letter.to_string(), Clone::clone),
    }
}

/// Whether a color is one of the box. Other colors have the name that their file gives them.
fn is_ours(name: &str) -> bool {
    let is_mixed = matches!(name, "red" | "green" | "blue");
    is_mixed || Color::ALL.iter().any(|it| it.name() == name)
}

/// The cost of a card in letters, or that there is none.
fn cost(deck: Deck, card: Card, language: Language) -> String {
    match deck.cost(card) {
        free if free.is_empty() => language.say("at-nothing"),
        cost => cost,
    }
}

/// The name of a color.
pub(super) fn color(color: Color, language: Language) -> String {
    language.say(&format!("at-color-{}", color.name()))
}

/// The name of a mixed color. A color of a player's own file has the name that the file gives it.
pub(super) fn mixed(name: &str, language: Language) -> String {
    if is_ours(name) { language.say(&format!("at-color-{name}")) } else { name.to_owned() }
}

/// The name of a subject. A subject of a player's own file has the name that the file gives it.
pub(super) fn subject(name: &str, language: Language) -> String {
    match name {
        "night" | "scream" | "wave" | "grid" | "apples" => {
            language.say(&format!("at-subject-{name}"))
        }
        _ => name.to_owned(),
    }
}

/// The subjects of these canvases in alphabetical order: `2 × Apples`, `TextGrid`.
pub(super) fn subjects(deck: Deck, cards: Cards, language: Language) -> Vec<String> {
    let mut count = BTreeMap::new();
    for name in cards.iter().filter_map(|it| deck.subject(it)) {
        *count.entry(words::capitalized(&subject(name, language))).or_insert(0) += 1;
    }
    let told = |(name, many)| if many == 1 { name } else { format!("{many} × {name}") };
    count.into_iter().map(told).collect()
}

/// The cells of a line about a card: name, subject, the color it gives, the cost.
pub(super) fn cells(deck: Deck, card: Card, language: Language) -> [String; 4] {
    let called = name(card, language);
    match card.kind() {
        Kind::Joker => [called, String::new(), language.say("at-joker"), String::new()],
        Kind::Blank | Kind::Drawn | Kind::Painted => [
            called,
            deck.subject(card).map_or_else(String::new, |it| subject(it, language)),
            color(deck.gives(card), language),
            cost(deck, card, language),
        ],
    }
}

/// A canvas of a palette with its state: `a painting of “Night” (magenta), a fake, turned`.
pub(super) fn laid(studio: &Studio, it: Card, language: Language) -> String {
    card(studio.deck, it, language) + &marks(studio, it, language)
}

/// A canvas of a palette with its state, by name: `painted-02 (night, magenta), a fake, turned`.
pub(super) fn laid_by_name(studio: &Studio, it: Card, language: Language) -> String {
    let about = studio.deck.subject(it).map(|it| subject(it, language));
    let looks: Vec<String> =
        about.into_iter().chain([color(studio.deck.gives(it), language)]).collect();
    format!("{} ({}){}", name(it, language), looks.join(", "), marks(studio, it, language))
}

fn marks(studio: &Studio, it: Card, language: Language) -> String {
    let worth = match it.kind() {
        Kind::Painted if studio.fakes.contains(it) => Some("at-a-fake"),
        Kind::Painted => Some("at-the-original"),
        Kind::Blank | Kind::Drawn | Kind::Joker => None,
    };
    let turned = studio.turned.contains(it).then_some("at-turned");
    worth.into_iter().chain(turned).flat_map(|key| [", ".to_owned(), language.say(key)]).collect()
}

/// A list of cards: `two blank canvases (cyan) and a joker`.
pub(super) fn list(deck: Deck, cards: Cards, language: Language) -> String {
    let mut kinds: Vec<(String, Card, usize)> = Vec::new();
    for it in cards {
        let looks = card(deck, it, language);
        match kinds.iter_mut().find(|(other, ..)| *other == looks) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((looks, it, 1)),
        }
    }
    let told: Vec<String> =
        kinds.into_iter().map(|(_, it, count)| with(deck, it, count, language)).collect();
    words::list(language, &told)
}

/// A card without its color: `a blank canvas`.
pub(super) fn bare(deck: Deck, card: Card, language: Language) -> String {
    so_many(deck, card, 1, language)
}

/// A list of cards by name: `blank-07, blank-08 and joker-01`.
pub(super) fn list_by_name(cards: Cards, language: Language) -> String {
    let names: Vec<String> = cards.iter().map(|it| name(it, language)).collect();
    words::list(language, &names)
}

/// The condition of an objective (AT-5.2).
pub(super) fn objective(objective: Objective, language: Language) -> String {
    language.say(&format!("at-objective-{}", objective.name()))
}

/// The legend of the letters in costs (AT-1.2, AT-1.3).
pub(super) fn legend(deck: Deck, language: Language) -> String {
    let base = Color::ALL.map(|it| format!("{} {}", it.letter(), color(it, language)));
    let mixed = deck.secondaries().iter().map(|it| {
        let [one, other] = it.parts.map(Color::letter);
        format!("{} {} = {one} + {other}", it.letter, mixed(&it.name, language))
    });
    base.into_iter().chain(mixed).collect::<Vec<_>>().join(", ") + "."
}
